// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <string>
#include <vector>

namespace warplens::lowering {

bool isTerminator(Opcode opcode);
/// Registers an instruction reads and writes, runs of them spelled out.
std::vector<std::uint32_t> registersRead(const Instruction &instruction);
std::vector<std::uint32_t> registersWritten(const Instruction &instruction);

/// What is wrong with a kernel's build: terminators in the wrong place, operands, targets, sites
/// or tables out of range. Empty if it is sound.
std::vector<std::string> check(const Kernel &kernel);

/// Of a sound kernel: registers read before they are written on every path. Takes time in blocks
/// times registers, so for tests only.
std::vector<std::string> checkReads(const Kernel &kernel);

} // namespace warplens::lowering
