// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/bankpasses.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warplens {

namespace {

/// Walks the lanes as the script does and calls `conflict(bank)` for each conflict.
void eachConflict(const Request &request, const Device &device, std::uint64_t arrayBase,
                  std::uint32_t elementBytes, const auto &conflict)
{
    constexpr std::uint64_t Nothing = ~std::uint64_t(0);
    const BankOf bankOf(device.shared.banks);
    std::array<std::uint64_t, MaxBanks> remembered; // the first `banks` are set
    std::fill_n(remembered.begin(), device.shared.banks, Nothing);
    for (LaneMask rest = request.active; rest; rest &= rest - 1) {
        const auto lane = unsigned(std::countr_zero(rest));
        const std::uint64_t index = (request.address[lane] - arrayBase) / elementBytes;
        std::uint64_t &held = remembered[bankOf(index)];
        const bool isServedWithIt = device.shared.multicast && held == index;
        if (held != Nothing && !isServedWithIt)
            conflict(bankOf(index));
        held = index;
    }
}

} // namespace

std::uint32_t tgsmConflicts(const Request &request, const Device &device, std::uint64_t arrayBase,
                            std::uint32_t elementBytes)
{
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
