// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace warplens {

/// The namespace of the prelude that holds HLSL's names, and what the wrapper puts round the text
/// so that it sees them first.
inline constexpr const char *HlslNamespace = "__wl_hlsl";

/// A function with `[numthreads(…)]`.
struct HlslEntry
{
    std::string name;
    std::size_t offset = 0; ///< of the name, in the text
    /// C++ text: a kernel of the same name, in a namespace of its own, that calls the function
    /// with the values its parameters' semantics ask for.
    std::string kernel;
};

/// Turns HLSL into C++ that means the same before the prelude hlsl.h, in place: every character
/// that stays keeps its line and column, and no line is added. Semantics, registers and attributes
/// become blanks; the members of a `cbuffer` become variables; `out T x` becomes `T&x`. Text that
/// is not HLSL passes through, for Clang to complain about. `text` ends in a newline.
std::vector<HlslEntry> rewriteHlsl(std::string &text);

} // namespace warplens
