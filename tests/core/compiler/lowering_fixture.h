// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"

#include <string>
#include <vector>

namespace warplens {

/// Lowers the kernel `k` of a module written as IR; `body` holds everything but the target lines.
/// What does not parse or verify aborts the test program, with the reason.
LoweringOutcome lowerText(const std::string &body, KernelDeclaration declaration = {},
                          bool optimised = false);

/// The kernel of `lowerText`, checked to be sound. Aborts with the diagnostics if there is none.
Kernel kernelOf(const std::string &body, const KernelDeclaration &declaration = {},
                bool optimised = false);

/// The sites as `load 16 global data`, in order.
std::vector<std::string> sitesOf(const Kernel &kernel);

/// The diagnostics as `kind line:column argument`.
std::vector<std::string> messagesOf(const LoweringOutcome &outcome);

/// What `%r`, an i64, is after `body` has run in one thread with the i64 parameters `%a` and `%b`.
/// `globals` stands before the kernel.
std::uint64_t resultOf(const std::string &body, std::uint64_t a, std::uint64_t b,
                       const std::string &globals = {});

/// Byte offsets into `k`'s first parameter of all its accesses there, in the order of a run with
/// `threads` threads in one block, lane after lane. `a` and `b` follow in the parameter block.
std::vector<std::uint64_t> offsetsOf(const Kernel &kernel, std::uint32_t threads,
                                     std::uint64_t a = 0, std::uint64_t b = 0);

} // namespace warplens
