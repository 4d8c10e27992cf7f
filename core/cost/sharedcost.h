// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>
#include <span>
#include <vector>

namespace warplens {

/// What one request to shared memory costs. `modelled` is false where the device has no rule for
/// this width: the other numbers are 0 then and must not be shown.
struct SharedCost
{
    bool modelled = true;
    bool pairMerged = false;           ///< pair merge joined phases that both had lanes
    std::uint32_t wavefronts = 0;      ///< passes, over all phases
    std::uint32_t idealWavefronts = 0; ///< phases with an active lane, after pair merge
    std::uint32_t maxWays = 0;         ///< most passes of one phase

    std::uint32_t conflicts() const { return wavefronts - idealWavefronts; }
    bool operator==(const SharedCost &) const = default;
};

SharedCost sharedCost(const Request &request, const Device &device);

/// The lanes of each phase that has an active lane, after pair merge. Empty if not modelled.
std::vector<LaneMask> phasesOf(const Request &request, const Device &device);

/// The why of one phase: for each bank the words its lanes want. A bank with more than one word is
/// a conflict; a word with more than one lane is a multicast.
struct BankWord
{
    std::uint32_t bank = 0;
    std::uint64_t word = 0; ///< flat address / bank bytes
    LaneMask lanes = 0;
    bool operator==(const BankWord &) const = default;
};
/// Sorted by bank, then word.
std::vector<BankWord> bankWords(const Request &request, LaneMask phase, const Device &device);

/// Passes of each bank over all phases of the request, added to `passes` (one entry a bank).
void addBankPasses(const Request &request, const Device &device, std::span<std::uint64_t> passes);

/// The count of the classic group-shared-memory script, which remembers one word a bank: lanes in
/// order, index = (address − arrayBase) / elementBytes, bank = index mod banks; a lane whose bank
/// holds another index (or, without multicast, any index) adds one conflict. It over-counts
/// A, B, A, B; Warplens shows it beside the hardware's count. `elementBytes` is not 0.
std::uint32_t tgsmConflicts(const Request &request, const Device &device, std::uint64_t arrayBase,
                            std::uint32_t elementBytes);
/// The same, by bank, added to `conflicts`.
void addTgsmConflicts(const Request &request, const Device &device, std::uint64_t arrayBase,
                      std::uint32_t elementBytes, std::span<std::uint64_t> conflicts);

} // namespace warplens
