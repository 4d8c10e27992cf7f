// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"

namespace warplens {

/// The kernel of a list of addresses, made without a compiler: the thread of number n in the grid
/// accesses what entry n says; threads without an entry, nothing. Its suggested launch has a thread
/// for every entry.
///
/// A first column that counts up from 0, or that a heading calls `lane`, `thread` or `tid`, is the
/// threads' numbers; so is what a debugger's listing writes before an address, and those after it
/// without a number of their own are the next threads'. No thread may have two. Numbers are decimal
/// or `0x…`. If all are hexadecimal or one needs more than 32 bits they are byte addresses, of
/// which the lowest's 256-byte boundary becomes the array's start; else they are indices of the
/// source's element type. What the access does, to which array in which space, the source says as
/// for an expression. An entry that is no such number is an error at its place.
CompileOutcome compileAddressList(const CompileRequest &request);

} // namespace warplens
