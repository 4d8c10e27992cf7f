// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/progression.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace warplens {

std::optional<Progression> progressionOf(const Request &request, LaneMask lanes)
{
    const int lane = std::countr_zero(lanes);
    const LaneMask run = lanes >> lane;
    if (run & (run + 1))
        return {};
    const std::uint64_t *address = request.address.data() + lane;
    const auto count = std::uint32_t(std::popcount(lanes));
    if (count == 1)
        return Progression{*address, 0, 1};
    const std::uint64_t step = address[1] - address[0];
    std::uint64_t differs = 0;
    for (std::uint32_t i = 2; i < count; ++i)
        differs |= (address[i] - address[i - 1]) ^ step;
    if (differs)
        return {};
    const bool descends = step >> 63;
    return descends ? Progression{address[count - 1], 0 - step, count}
                    : Progression{address[0], step, count};
}

std::optional<std::uint64_t> unitsTouched(const Progression &accesses, std::uint32_t bytes,
                                          std::uint32_t unitBytes)
{
    // Steps that leave no gap, or one shorter than a unit, pass over no unit.
    if (accesses.step <= std::max(bytes, unitBytes)) {
        const int shift = std::countr_zero(unitBytes);
        return ((accesses.last() + bytes - 1) >> shift) - (accesses.first >> shift) + 1;
    }
    // Longer steps take a new unit each time, as long as no access lies across two.
    const bool isAligned = ((accesses.first | accesses.step) & (bytes - 1)) == 0;
    if (std::has_single_bit(bytes) && bytes <= unitBytes && isAligned)
        return accesses.count;
    return {};
}

std::optional<std::uint32_t> wordsInFullestBank(const Progression &accesses, std::uint32_t bytes,
                                                const SharedRules &rules)
{
    if (accesses.step <= std::max(bytes, rules.bankBytes)) {
        const auto words = *unitsTouched(accesses, bytes, rules.bankBytes);
        return std::uint32_t((words + rules.banks - 1) / rules.banks);
    }
    // Aligned accesses as wide as several banks see a memory of fewer, wider banks.
    const std::uint32_t unit = std::max(bytes, rules.bankBytes);
    const std::uint32_t banksOfUnit = unit / rules.bankBytes;
    const bool isAligned = accesses.first % bytes == 0 && accesses.step % unit == 0;
    if (!std::has_single_bit(bytes) || !isAligned || rules.banks % banksOfUnit != 0)
        return {};
    const std::uint32_t visited = banksVisited(accesses.step / unit, rules.banks / banksOfUnit);
    return (accesses.count + visited - 1) / visited;
}

std::uint32_t banksVisited(std::uint64_t step, std::uint32_t banks)
{
    return banks / std::uint32_t(std::gcd(step, std::uint64_t(banks)));
}

} // namespace warplens
