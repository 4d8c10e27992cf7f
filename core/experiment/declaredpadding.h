// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sweeperror.h"
#include "kernel/position.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace warplens {

/// The row length of an array as its declaration has it: `float tile[16][16 + 1]` is {"16", 1}.
struct DeclaredPadding
{
    std::string row; ///< without the padding, C++ text
    std::uint32_t padding = 0;
    std::size_t start = 0; ///< what stands between the last brackets: bytes of the text
    std::size_t end = 0;

    bool operator==(const DeclaredPadding &) const = default;
};

/// `position`: of the array's name, as the kernel has it; where the text has another word, the
/// first shared declaration of that name counts.
std::variant<DeclaredPadding, SweepError>
declaredPadding(std::string_view text, const std::string &array, Position position);

/// `text` with that padding in place of the one there is. 0 takes it out.
std::string withPadding(std::string_view text, const DeclaredPadding &declared,
                        std::uint32_t padding);

} // namespace warplens
