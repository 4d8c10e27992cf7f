// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <optional>

namespace warplens {

/// Lanes in a row whose addresses advance by one step, as most warps' do. What they touch is then
/// known without looking at each; the general path gives the same numbers for any addresses.
struct Progression
{
    std::uint64_t first = 0; ///< the lowest address
    std::uint64_t step = 0;
    std::uint32_t count = 0; ///< at least 1

    std::uint64_t last() const { return first + step * (count - 1); }
};

/// Nothing if `lanes` (not empty) have a gap or their addresses more than one step.
std::optional<Progression> progressionOf(const Request &request, LaneMask lanes);

/// Distinct units of `unitBytes` (a power of two) that accesses of `bytes` touch. Nothing where
/// there is no short answer.
std::optional<std::uint64_t> unitsTouched(const Progression &accesses, std::uint32_t bytes,
                                          std::uint32_t unitBytes);

/// Most distinct words in one bank. Nothing where there is no short answer.
std::optional<std::uint32_t> wordsInFullestBank(const Progression &accesses, std::uint32_t bytes,
                                                const SharedRules &rules);

/// How many of `banks` an index that advances by `step` meets before it is back at its first.
std::uint32_t banksVisited(std::uint64_t step, std::uint32_t banks);

} // namespace warplens
