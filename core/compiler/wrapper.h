// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/texttokens.h"
#include "kernel/position.h"
#include "kernel/source.h"

#include <map>
#include <string>
#include <vector>

namespace warplens {

inline constexpr const char *WrapperFile = "/wrapper/main.cu";
/// Holds what stands before the expression itself, `if (…)`, at its own lines and columns.
inline constexpr const char *GuardFile = "/text/guard.cu";
/// Holds what a fragment defines and no kernel can hold, at its own lines and columns. Like the
/// guard's file it starts with one line of ours; offsets behind that line are the text's.
inline constexpr const char *DefinitionsFile = "/text/definitions.cu";
/// The kernel round an expression or a fragment. Nobody but the compiler sees the name.
inline constexpr const char *WrapperKernel = "__wl_kernel";

/// A variable that a fragment uses and changes without declaring it.
struct WrapperParameter
{
    std::string name;
    std::string type;  ///< C++ text
    Position position; ///< first use
    bool operator==(const WrapperParameter &) const = default;
};

/// The person's text as the compiler gets it: alone in its own files, included by a wrapper.
struct WrappedSource
{
    SourceForm form = SourceForm::File;
    Dialect language = Dialect::Cuda; ///< see languageOf
    std::string wrapper;
    std::size_t includeOffset = 0; ///< in the wrapper: what stands after comes after the text
    std::map<std::string, std::string> files; ///< the text, by file name
    /// The same, whole, without what pasting left in it (see pastedtext.h), ending in a newline.
    std::string text;
    std::size_t expressionStart = 0; ///< offset in the text; 0 unless guarded
    Position start;                  ///< of the first token
    Position end;                    ///< just past the last token
    bool hasStatements = true;       ///< false: a fragment of nothing but definitions
    /// HLSL's entry functions: the kernels that call them stand in the wrapper.
    std::map<std::string, Position> entries;
};

/// What the compiler reads `source` as, never Detect: its dialect, but an expression of OpenCL C
/// or HLSL is one of CUDA, which knows how to make an access of it.
Dialect languageOf(const Source &source);

/// The array that a bare index stands for: `data` or, in shared memory, `s`.
std::string implicitArray(const Source &source);

/// The element of that array. Rows of a matrix load are of 16-bit elements unless said otherwise.
std::string elementTypeOf(const Source &source);

/// `instantiation`: a declaration to put behind a whole file, or empty.
WrappedSource wrap(const Source &source, const std::vector<WrapperParameter> &parameters,
                   const std::string &instantiation);

} // namespace warplens
