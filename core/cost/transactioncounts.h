// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace warplens {

/// How many transactions of which size one request makes. No device has more than three sizes.
class TransactionCounts
{
public:
    struct OfSize
    {
        std::uint32_t bytes = 0; ///< 0: unused
        std::uint32_t count = 0;
        bool operator==(const OfSize &) const = default;
    };

    /// Adding none changes nothing.
    void add(std::uint32_t bytes, std::uint32_t count)
    {
        if (count == 0)
            return;
        const auto isFor = [bytes](const OfSize &size) {
            return size.bytes == bytes || size.bytes == 0;
        };
        OfSize &size = *std::find_if(m_sizes.begin(), m_sizes.end() - 1, isFor);
        size.bytes = bytes;
        size.count += count;
    }
    /// Calls `visit(bytes, count)` for each size that occurs, in no order.
    void each(const auto &visit) const
    {
        for (const OfSize &size : m_sizes)
            if (size.count != 0)
                visit(size.bytes, size.count);
    }
    std::uint32_t count(std::uint32_t bytes) const
    {
        std::uint32_t found = 0;
        each([&](std::uint32_t size, std::uint32_t count) { found += size == bytes ? count : 0; });
        return found;
    }
    /// Equal sets: the order in which the sizes came does not matter.
    friend bool operator==(const TransactionCounts &a, const TransactionCounts &b)
    {
        bool same = a.sizes() == b.sizes();
        a.each([&](std::uint32_t bytes, std::uint32_t count) {
            same = same && b.count(bytes) == count;
        });
        return same;
    }

private:
    std::size_t sizes() const
    {
        std::size_t number = 0;
        each([&](std::uint32_t, std::uint32_t) { ++number; });
        return number;
    }
    std::array<OfSize, 3> m_sizes;
};

} // namespace warplens
