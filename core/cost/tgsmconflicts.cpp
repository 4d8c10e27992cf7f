// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/bankof.h"
#include "cost/progression.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace warplens {

namespace {

/// The index of the element at a byte offset. Avoids the division where it can.
class IndexOf
{
public:
    explicit IndexOf(std::uint32_t elementBytes)
        : m_bytes(elementBytes)
        , m_shift(std::has_single_bit(elementBytes) ? std::countr_zero(elementBytes) : 0)
    {
    }
    std::uint64_t operator()(std::uint64_t offset) const
    {
        return m_shift || m_bytes == 1 ? offset >> m_shift : offset / m_bytes;
    }

private:
    std::uint32_t m_bytes;
    int m_shift;
};

/// Walks the lanes as the script does and calls `conflict(bank)` for each conflict.
void eachConflict(const Request &request, const Device &device, std::uint64_t arrayBase,
                  std::uint32_t elementBytes, const auto &conflict)
{
    constexpr std::uint64_t Nothing = ~std::uint64_t(0);
    const BankOf bankOf(device.shared.banks);
    const IndexOf indexOf(elementBytes);
    std::array<std::uint64_t, MaxBanks> remembered; // the first `banks` are set
    std::fill_n(remembered.begin(), device.shared.banks, Nothing);
    for (LaneMask rest = request.active; rest; rest &= rest - 1) {
        const auto lane = unsigned(std::countr_zero(rest));
        const std::uint64_t index = indexOf(request.address[lane] - arrayBase);
        std::uint64_t &held = remembered[bankOf(index)];
        const bool isServedWithIt = device.shared.multicast && held == index;
        if (held != Nothing && !isServedWithIt)
            conflict(bankOf(index));
        held = index;
    }
}

/// The count for lanes in even steps of whole elements. An index that moves on comes back to a
/// bank as another one, a conflict each time.
std::optional<std::uint32_t> conflictsInSteps(const Request &request, const SharedRules &rules,
                                              std::uint32_t elementBytes)
{
    const auto steps = progressionOf(request, request.active);
    if (!steps || steps->step % elementBytes != 0)
        return {};
    if (steps->step == 0)
        return rules.multicast ? 0 : steps->count - 1;
    const std::uint32_t visited = banksVisited(steps->step / elementBytes, rules.banks);
    return steps->count - std::min(steps->count, visited);
}

} // namespace

std::uint32_t tgsmConflicts(const Request &request, const Device &device, std::uint64_t arrayBase,
                            std::uint32_t elementBytes)
{
    if (const auto conflicts = conflictsInSteps(request, device.shared, elementBytes))
        return *conflicts;
    std::uint32_t count = 0;
    eachConflict(request, device, arrayBase, elementBytes, [&](std::uint32_t) { ++count; });
    return count;
}

void addTgsmConflicts(const Request &request, const Device &device, std::uint64_t arrayBase,
                      std::uint32_t elementBytes, std::span<std::uint64_t> conflicts)
{
    eachConflict(request, device, arrayBase, elementBytes,
                 [&](std::uint32_t bank) { ++conflicts[bank]; });
}

} // namespace warplens
