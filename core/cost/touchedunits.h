// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace warplens {

/// Sectors, lines or words of one size (a power of two): counts those that ascending accesses of
/// one width touch and none before did.
class TouchedUnits
{
public:
    explicit TouchedUnits(std::uint32_t bytes)
        : m_shift(std::countr_zero(bytes))
    {
    }
    void touch(std::uint64_t first, std::uint64_t last)
    {
        first = std::max(first >> m_shift, m_next);
        const std::uint64_t next = (last >> m_shift) + 1;
        m_count += next - first;
        m_next = next;
    }
    std::uint32_t count() const { return std::uint32_t(m_count); }

private:
    int m_shift;
    std::uint64_t m_next = 0; ///< the first that is not touched yet, nor any after it
    std::uint64_t m_count = 0;
};

} // namespace warplens
