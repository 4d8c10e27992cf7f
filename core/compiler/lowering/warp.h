// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace warplens::lowering {

// What the lanes of a warp do together. A member mask that is not known to name all lanes counts:
// the tiles of one warp vote at once, each with its own mask. An absent mask means all.

Operand emitShuffle(Translation &t, ShuffleMode mode, ValueType type, Operand value, Operand lane,
                    Operand clamp);
/// Any and All give a Bool, the others lanes as an I32.
Operand emitVote(Translation &t, VoteMode mode, ValueType type, Operand value, Operand mask = {});
/// Every lane of `mask` gets `opcode` over the values of all of them; `identity` changes nothing.
Operand emitReduction(Translation &t, Opcode opcode, Operand value, std::uint32_t identity,
                      Operand mask);
/// Which barrier, and how many threads come to it: see Opcode::Barrier.
struct BarrierPlace
{
    Operand number;
    Operand threads;
};
/// `predicate` is none where nobody votes; else the result is an I32.
Operand emitBarrier(Translation &t, BarrierKind kind, Operand predicate = {},
                    BarrierPlace place = {});

} // namespace warplens::lowering
