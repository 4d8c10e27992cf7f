// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/atomicheat.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

/// Sorting in so many at once costs each of them little, however many are kept.
constexpr std::size_t MostNew = 4096;

} // namespace

void AtomicHeat::add(const Request &request)
{
    for (LaneMask left = request.active; left != 0; left &= left - 1)
        add({request.address[std::size_t(std::countr_zero(left))], 1});
}

void AtomicHeat::add(const Entry &entry)
{
    if (!m_new.empty() && m_new.back().address == entry.address) {
        m_new.back().lanes += entry.lanes;
        return;
    }
    if (m_kept.size() == MostAddresses && entry.address > m_kept.back().address) {
        m_cut = true;
        return;
    }
    m_new.push_back(entry);
    if (m_new.size() == MostNew)
        settle();
}

void AtomicHeat::settle()
{
    const auto kept = std::ptrdiff_t(m_kept.size());
    std::ranges::sort(m_new, {}, &Entry::address);
    m_kept.insert(m_kept.end(), m_new.begin(), m_new.end());
    m_new.clear();
    std::ranges::inplace_merge(m_kept, m_kept.begin() + kept, {}, &Entry::address);
    std::size_t distinct = 0;
    for (std::size_t i = 1; i < m_kept.size(); ++i) {
        if (m_kept[i].address == m_kept[distinct].address)
            m_kept[distinct].lanes += m_kept[i].lanes;
        else
            m_kept[++distinct] = m_kept[i];
    }
    m_kept.resize(std::min(m_kept.size(), distinct + 1));
    if (m_kept.size() > MostAddresses) {
        m_kept.resize(MostAddresses);
        m_cut = true;
    }
}

AtomicHeat &AtomicHeat::operator+=(const AtomicHeat &other)
{
    m_cut = m_cut || other.m_cut;
    for (const auto *entries : {&other.m_kept, &other.m_new})
        for (const Entry &entry : *entries)
            add(entry);
    return *this;
}

std::optional<HottestAddress> AtomicHeat::hottest() const
{
    AtomicHeat settled = *this;
    settled.settle();
    if (settled.m_kept.empty())
        return {};
    // The first of several that are as hot.
    const Entry hottest = *std::ranges::max_element(settled.m_kept, {}, &Entry::lanes);
    return HottestAddress{hottest.address, hottest.lanes, settled.m_cut};
}

} // namespace warplens
