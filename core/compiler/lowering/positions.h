// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <string>
#include <vector>

namespace llvm {
class DILocation;
class Function;
class Instruction;
} // namespace llvm

namespace warplens::lowering {

/// Where an instruction stands in the person's text, and the calls it was inlined through.
struct Place
{
    Position position;          ///< innermost location in the text; invalid if there is none
    std::vector<Position> call; ///< the calls around it in the text, outermost first
};

/// What comes from the prelude or a wrapper belongs to the place it was inlined into.
Place placeOf(const llvm::DILocation *location);

/// Only the position of `placeOf`.
Position positionOf(const llvm::Instruction &instruction);

/// The name as written, without namespaces and arguments.
std::string plainName(const llvm::Function &function);

} // namespace warplens::lowering
