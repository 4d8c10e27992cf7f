// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace warplens {

/// The addresses of some lanes of a request in ascending order; equal ones may stand once or more
/// often. Allocates nothing: lanes that already ascend are read in place, so the request must
/// outlive this.
class SortedAddresses
{
public:
    SortedAddresses(const Request &request, LaneMask lanes)
    {
        if (!lanes)
            return;
        const int first = std::countr_zero(lanes);
        const LaneMask run = lanes >> first;
        m_size = std::size_t(std::popcount(lanes));
        m_begin = request.address.data() + first;
        if (run & (run + 1))
            gather(request, lanes);
        if (!isAscending())
            sort(request.bytes);
    }
    SortedAddresses(const SortedAddresses &) = delete;
    SortedAddresses &operator=(const SortedAddresses &) = delete;

    const std::uint64_t *begin() const { return m_begin; }
    const std::uint64_t *end() const { return m_begin + m_size; }

private:
    // No early exit: a loop without branches beats one that can stop.
    bool isAscending() const
    {
        bool ascends = true;
        for (std::size_t i = 1; i < m_size; ++i)
            ascends &= m_begin[i - 1] <= m_begin[i];
        return ascends;
    }
    void gather(const Request &request, LaneMask lanes);
    void sort(std::uint32_t bytes);

    const std::uint64_t *m_begin = nullptr;
    std::size_t m_size = 0;
    std::array<std::uint64_t, MaxLanes> m_own; // filled only when needed
};

} // namespace warplens
