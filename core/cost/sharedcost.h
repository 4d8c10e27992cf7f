// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>
#include <span>
#include <vector>

namespace warplens {

/// What one request to shared memory costs. Atomics take turns: lanes on one word, and lanes on
/// different words of one bank, need a pass each (an inference). `modelled` is false where the
/// device has no rule for this width: the other numbers are 0 then and must not be shown.
struct SharedCost
{
    bool modelled = true;
    bool pairMerged = false;      ///< pair merge joined phases that both had lanes
    std::uint32_t wavefronts = 0; ///< passes, over all phases
    /// Passes without a conflict: one for each phase with an active lane, after pair merge, and
    /// those that the device takes beyond (CC 2.x, 16 bytes: documented as 2-way at its best).
    std::uint32_t idealWavefronts = 0;
    std::uint32_t maxWays = 0; ///< most passes of one phase

    std::uint32_t conflicts() const { return wavefronts - idealWavefronts; }
    bool operator==(const SharedCost &) const = default;
};

SharedCost sharedCost(const Request &request, const Device &device);

/// Lanes that are served together, and which bytes of their accesses.
struct Phase
{
    LaneMask lanes = 0;       ///< active ones
    std::uint32_t offset = 0; ///< of the first byte served, from each lane's address
    std::uint32_t bytes = 0;  ///< of each lane; CC 1.x splits wide accesses into 4-byte requests
    bool operator==(const Phase &) const = default;
};

/// Each phase that has an active lane, after pair merge. Empty if not modelled.
std::vector<Phase> phasesOf(const Request &request, const Device &device);

/// The why of one phase: for each bank the words its lanes want. How many of them, or of their
/// lanes, take turns is the device's rule: see `bankPasses`.
struct BankWord
{
    std::uint32_t bank = 0;
    std::uint64_t word = 0; ///< flat address / bank bytes
    LaneMask lanes = 0;
    bool operator==(const BankWord &) const = default;
};
/// Sorted by bank, then word.
std::vector<BankWord> bankWords(const Request &request, const Phase &phase, const Device &device);

/// Passes of each bank in one phase, one entry a bank.
std::vector<std::uint64_t> bankPasses(const Request &request, const Phase &phase,
                                      const Device &device);
/// The same over all phases of the request, added to `passes`.
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
