// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/instruction.h"

namespace warplens::simt {

/// Bytes that each lane of a memory instruction asks for.
unsigned accessBytesOf(const Instruction &instruction);
/// What an instruction's result register holds.
ValueType resultTypeOf(const Instruction &instruction);
/// What operand `index` of an instruction holds.
ValueType operandTypeOf(const Instruction &instruction, unsigned index);

} // namespace warplens::simt
