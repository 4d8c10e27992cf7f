// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/sortedaddresses.h"

#include <algorithm>

namespace warplens {

namespace {

/// A set of small numbers that can be read in order.
class SmallSet
{
public:
    static constexpr std::uint64_t Numbers = 4096;

    explicit SmallSet(std::uint64_t most)
        : m_words(most / 64 + 1)
    {
        std::fill_n(m_bits.begin(), m_words, 0);
    }
    void insert(std::uint64_t number) { m_bits[number / 64] |= std::uint64_t(1) << (number % 64); }
    void visit(const auto &use) const
    {
        for (std::size_t word = 0; word < m_words; ++word)
            for (std::uint64_t bits = m_bits[word]; bits; bits &= bits - 1)
                use(word * 64 + std::uint64_t(std::countr_zero(bits)));
    }

private:
    std::size_t m_words;
    std::array<std::uint64_t, Numbers / 64> m_bits;
};

} // namespace

void SortedAddresses::gather(const Request &request, LaneMask lanes)
{
    std::size_t count = 0;
    for (LaneMask rest = lanes; rest; rest &= rest - 1)
        m_own[count++] = request.address[std::size_t(std::countr_zero(rest))];
    m_begin = m_own.data();
}

// Warps mostly stay within a few kilobytes of memory, on multiples of their width: such addresses
// are sorted by marking them in a bitmap, several times faster than by comparing.
void SortedAddresses::sort(std::uint32_t bytes)
{
    std::copy_n(m_begin, m_size, m_own.begin());
    m_begin = m_own.data();
    const std::uint64_t least = *std::min_element(m_begin, m_begin + m_size);
    std::uint64_t used = 0; // bits that occur in the distances from the least
    for (std::size_t i = 0; i < m_size; ++i)
        used |= m_own[i] - least;
    const int shift = std::countr_zero(bytes);
    if ((used >> shift << shift) != used || (used >> shift) >= SmallSet::Numbers) {
        std::sort(m_own.begin(), m_own.begin() + m_size);
        return;
    }
    SmallSet units(used >> shift);
    for (std::size_t i = 0; i < m_size; ++i)
        units.insert((m_own[i] - least) >> shift);
    m_size = 0;
    units.visit([&](std::uint64_t unit) { m_own[m_size++] = least + (unit << shift); });
}

} // namespace warplens
