// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/sharedcost.h"

#include <cstdint>
#include <span>

namespace warplens {

/// The passes of one phase on CC 1.x, those of each bank added to `ofBank`. Each pass serves one
/// broadcast word, to all lanes that are left on it, and of every other bank one lane. The hardware
/// leaves open which word that is; here it is the lowest lane's that is left.
/// Source: CUDA C Programming Guide 4.2, F.3.3.
std::uint32_t broadcastPasses(const Request &request, const Phase &phase, const SharedRules &rules,
                              std::span<std::uint16_t> ofBank);

} // namespace warplens
