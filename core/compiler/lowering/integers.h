// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/emitter.h"
#include "compiler/lowering/scalars.h"

namespace warplens::lowering {

// Integers of widths that registers do not have stand zero-extended in larger ones (see Scalar).
// These keep that so. A Bool counts as one bit.

/// `value` without what lies above its width.
Operand masked(Emitter &emitter, Operand value, const Scalar &scalar);
/// As an integer of type `to`, no narrower, with the value's sign in all upper bits.
Operand signExtended(Emitter &emitter, Operand value, const Scalar &scalar, ValueType to);
/// From one width to another, narrower or wider.
Operand truncated(Emitter &emitter, Operand value, const Scalar &from, const Scalar &to);

/// A binary operation; `opcode` from Add to UMax.
Operand binary(Emitter &emitter, Opcode opcode, const Scalar &scalar, Operand a, Operand b);
/// A comparison; a Bool.
Operand compared(Emitter &emitter, IntPredicate predicate, const Scalar &scalar, Operand a,
                 Operand b);

/// The lowest `bits` set.
constexpr std::uint64_t onesOf(unsigned bits)
{
    return bits >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << bits) - 1;
}

} // namespace warplens::lowering
