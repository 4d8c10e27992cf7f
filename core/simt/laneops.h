// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/lanes.h"

namespace warplens::simt {

/// The function for one family of instructions, for warps of 32 (or up to 64) lanes; null if the
/// instruction is of another family, or has a type that the operation does not know.
Execute integerOperation(const Instruction &instruction, unsigned lanes);
Execute bitOperation(const Instruction &instruction, unsigned lanes);
Execute divisionOperation(const Instruction &instruction, unsigned lanes);
Execute floatOperation(const Instruction &instruction, unsigned lanes);
Execute mathOperation(const Instruction &instruction, unsigned lanes);
Execute comparisonOperation(const Instruction &instruction, unsigned lanes);
Execute conversionOperation(const Instruction &instruction, unsigned lanes);
Execute moveOperation(const Instruction &instruction, unsigned lanes);
Execute specialOperation(const Instruction &instruction, unsigned lanes);
Execute accessOperation(const Instruction &instruction, unsigned lanes);
Execute atomicOperation(const Instruction &instruction, unsigned lanes);
Execute matrixOperation(const Instruction &instruction, unsigned lanes);
Execute exchangeOperation(const Instruction &instruction, unsigned lanes);
Execute controlOperation(const Instruction &instruction, unsigned lanes);

} // namespace warplens::simt
