// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/emitter.h"

namespace warplens::lowering {

struct ParallelMove
{
    std::uint32_t to = 0;
    ValueType type = ValueType::I32;
    Operand from;
};

/// Emits moves that behave as if all read before any writes: phis may swap each other's values.
void emitParallelMoves(Emitter &emitter, std::vector<ParallelMove> moves);

} // namespace warplens::lowering
