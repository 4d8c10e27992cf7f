// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace warplens {

/// How many transactions of which size one request makes. Sizes are powers of two, as sectors,
/// lines and the segments of CC 1.x are.
class TransactionCounts
{
public:
    static constexpr std::uint32_t MostBytes = 4096; ///< no device has longer lines

    /// Adding none changes nothing.
    void add(std::uint32_t bytes, std::uint32_t count)
    {
        assert(std::has_single_bit(bytes) && bytes <= MostBytes);
        m_counts[std::size_t(std::countr_zero(bytes))] += count;
    }
    /// Calls `visit(bytes, count)` for each size that occurs, ascending.
    void each(const auto &visit) const
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            if (m_counts[i] != 0)
                visit(std::uint32_t(1) << i, m_counts[i]);
    }
    /// 0 for what is no size.
    std::uint32_t count(std::uint32_t bytes) const
    {
        const bool isSize = std::has_single_bit(bytes) && bytes <= MostBytes;
        return isSize ? m_counts[std::size_t(std::countr_zero(bytes))] : 0;
    }
    bool operator==(const TransactionCounts &) const = default;

private:
    /// By the exponent of the size: each has a place, whatever comes and in whatever order.
    std::array<std::uint32_t, std::bit_width(MostBytes)> m_counts = {};
};

} // namespace warplens
