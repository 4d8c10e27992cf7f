// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace warplens {

/// The word for each opcode in printed kernels: `add`, `load`, `branch`.
const char *nameOf(Opcode opcode);

/// `load`, `store`, `atomic`.
const char *nameOf(AccessKind kind);

/// CUDA's name without the `atomic` prefix, in lower case: `add`, `exch`, `cas`.
const char *nameOf(AtomicOp op);

/// The word for `instruction.modifier`, read as the enum its opcode calls for; empty if none.
const char *modifierName(const Instruction &instruction);

/// The operation of a site as people and the JSON name it: `load`, `store`, `atomicAdd`.
std::string operationName(const Site &site);

} // namespace warplens
