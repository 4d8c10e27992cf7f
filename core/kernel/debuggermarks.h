// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <string_view>

namespace warplens {

// What stands around the addresses in a debugger's listing. Places and the functions `after…` are
// as in linescan.h.

/// What may follow a number: `<buf+16>`, or `<repeats 31 times>`.
struct Symbol
{
    std::size_t end = 0;
    std::size_t repeats = 1;
};
Symbol symbolAt(std::string_view line, std::size_t at);

std::size_t afterHistoryNumber(std::string_view line, std::size_t at); ///< `$1 =`
std::size_t afterCast(std::string_view line, std::size_t at);          ///< `(@global float *)`
std::size_t afterSpaceMark(std::string_view line, std::size_t at);     ///< `@generic`
std::size_t afterAddressWord(std::string_view line, std::size_t at);   ///< `addr =`, `ptr:`

bool isPrompt(std::string_view line);       ///< `(gdb) …`, `[Switching …`
bool isTableRule(std::string_view line);    ///< `+----+----+`
bool isFramed(std::string_view line);       ///< between two bars
bool isTableHeading(std::string_view line); ///< as `isAddressHeading`, with bars; `"0x10"` is none

} // namespace warplens
