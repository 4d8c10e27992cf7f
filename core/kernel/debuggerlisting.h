// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/addressentries.h"

namespace warplens {

/// The addresses in what a debugger or a kernel's `printf` wrote, each on a line of its own, if
/// `text` is such a listing and holds two hexadecimal numbers at least:
///
/// - `$1 = (@generic float *) 0x7f10 <buf+16>`, `{0x10, 0x20 <repeats 31 times>}`; prompts
/// - `0x7f10 <buf+16>: 0x10 0x20`, of which the number before the colon is no entry, as it is where
///   the others were read; numbers behind it may be decimal
/// - `lane 3: 0x10`, `warp 1 lane 3 -> 0x10`, `[3] = 0x10`, `(3) 0x10`, `3 | 0x10`, `| 3 | 0x10 |`:
///   of thread 3, in warp 1 thread 35
///
/// Code is none: it has a `;`, an operator or a word of its own before the text has shown that it
/// can be nothing but a list, such as by two numbers without an operator. What makes no sense
/// behind that place becomes an entry that is no number.
std::optional<AddressLines> debuggerListing(std::string_view text);

} // namespace warplens
