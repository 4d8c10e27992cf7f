// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warplens::ptx {

struct Token
{
    enum class Kind : std::uint8_t {
        Word,     ///< an identifier, `%` and `$` included, with its dotted rest: `ld.global.v4.f32`
        Argument, ///< `$n`, `${n:c}`: an operand of the asm statement; `integer`
        Integer,
        Float,
        Symbol, ///< one character
        End,
        Bad ///< what PTX has no token for
    };
    Kind kind = Kind::End;
    std::string text;
    std::uint64_t integer = 0;
    double number = 0;
};

/// The tokens of an asm string as LLVM keeps it (`$0`, `$$`), without comments; the last is End,
/// or Bad where reading stopped.
std::vector<Token> tokensOf(std::string_view text);

} // namespace warplens::ptx
