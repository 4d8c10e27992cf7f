// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/globalcost.h"

#include <optional>

namespace warplens {

/// The transactions that CC 1.2 and 1.3 make of a half-warp, one after the other: the aligned
/// segment of the lowest lane that is left (32 bytes for words of 1 byte, 64 for 2, 128 for wider
/// ones) serves all lanes in it, and shrinks to half its size, down to 32 bytes, while only one
/// half of it is used. Source: CUDA C Programming Guide 4.2, F.3.2.2.
class SegmentTransactions
{
public:
    /// `lanes` are the active ones of one half-warp. `request` must outlive this.
    SegmentTransactions(const Request &request, LaneMask lanes);

    std::optional<Transaction> next();

private:
    const Request &m_request;
    LaneMask m_left; ///< lanes with a byte that is not served yet
    std::uint32_t m_segmentBytes;
    std::array<std::uint64_t, MaxLanes> m_from; ///< the first such byte of each lane that is left
};

} // namespace warplens
