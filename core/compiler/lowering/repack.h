// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/emitter.h"
#include "compiler/lowering/scalars.h"

namespace warplens::lowering {

/// The same bytes in other pieces: `values` hold `from`, the result holds `to`, where the offsets
/// of both lists say which bytes a scalar stands for. Used by bitcasts and by accesses whose pieces
/// are narrower than what they load or store.
Operands repack(Emitter &emitter, const Operands &values, const std::vector<Scalar> &from,
                const std::vector<Scalar> &to);

} // namespace warplens::lowering
