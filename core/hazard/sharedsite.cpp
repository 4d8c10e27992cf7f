// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/sharedsite.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace warplens::hazard {

namespace {

/// Offsets are kept in 32 bits; an index far outside an open array is followed no further.
constexpr std::uint64_t LargestOffset = std::numeric_limits<std::uint32_t>::max();
constexpr unsigned MatrixRowBytes = 16;

bool maybeShared(const Site &site)
{
    return site.space == Space::Shared || site.space == Space::Unknown;
}

} // namespace

SharedSites::SharedSites(const Kernel &kernel, const ResolvedLaunch &launch,
                         std::span<const PlacedArray> arrays)
{
    place(kernel, launch, arrays);
    markRead(kernel);
    for (const Site &site : kernel.sites)
        addSite(site);
    m_anyWrites = m_anyWrites && m_end != 0;
}

void SharedSites::place(const Kernel &kernel, const ResolvedLaunch &launch,
                        std::span<const PlacedArray> arrays)
{
    m_closedBytes = launch.dynamicSharedBytes;
    for (const PlacedArray &each : arrays) {
        if (each.space != Space::Shared || each.array >= kernel.variables.size())
            continue;
        const Variable &variable = kernel.variables[each.array];
        const bool isOpen = variable.open && !variable.dynamic;
        Array array;
        array.array = each.array;
        array.begin = each.base - window::Shared;
        array.end = isOpen ? LargestOffset : array.begin + each.bytes;
        array.isOneWarpLong = !isOpen && launch.block.count() > launch.warpSize
            && each.bytes == std::uint64_t(variable.array.elementBytes) * launch.warpSize;
        array.expectsWritten = !isOpen;
        m_arrays.push_back(array);
        if (!isOpen)
            m_closedBytes = std::max(m_closedBytes, array.end);
        m_end = std::max(m_end, array.end);
    }
    m_end = std::min(std::max(m_end, m_closedBytes), LargestOffset);
}

/// An array that no site writes to is an example's: an expression or a fragment that only reads
/// shows how it reads, and what filled the array is not part of the text. Dynamic arrays stand at
/// one place, so what is written by one name can be read by another.
void SharedSites::markRead(const Kernel &kernel)
{
    const auto isDynamic = [&kernel](std::uint32_t array) {
        return array < kernel.variables.size() && kernel.variables[array].dynamic;
    };
    const auto isWritten = [&](std::uint32_t array) {
        return std::ranges::any_of(kernel.sites, [&](const Site &site) {
            if (site.kind == AccessKind::Load || !maybeShared(site))
                return false;
            return site.array == array || (site.array == NoArray && site.space == Space::Shared)
                || (isDynamic(array) && isDynamic(site.array));
        });
    };
    for (Array &each : m_arrays)
        each.expectsWritten = each.expectsWritten && isWritten(each.array);
}

void SharedSites::addSite(const Site &site)
{
    SharedSite &shared = m_sites.emplace_back();
    if (!maybeShared(site))
        return;
    shared.array = site.array;
    shared.reads = site.kind != AccessKind::Store;
    shared.writes = site.kind != AccessKind::Load;
    shared.isAtomic = site.kind == AccessKind::Atomic;
    const Array &array = at(site.array);
    const bool isKnown = array.array != NoArray;
    shared.begin = isKnown ? array.begin : 0;
    shared.end = isKnown ? array.end : m_end;
    shared.expectsWritten = shared.reads && (!isKnown || array.expectsWritten);
    m_anyWrites = m_anyWrites || shared.writes;
    const unsigned bytes = site.matrices != 0 ? MatrixRowBytes : std::max(site.bytes, 1u);
    m_placeShift = std::min(m_placeShift, unsigned(std::countr_zero(bytes)));
}

const SharedSites::Array &SharedSites::at(std::uint32_t array) const
{
    static const Array None = {NoArray, 0, 0, true, false};
    const auto found = std::ranges::find(m_arrays, array, &Array::array);
    return found == m_arrays.end() ? None : *found;
}

std::uint32_t SharedSites::arrayAt(std::uint32_t site, std::uint64_t offset) const
{
    if (m_sites[site].array != NoArray)
        return m_sites[site].array;
    const Array *found = nullptr;
    for (const Array &each : m_arrays)
        if (offset >= each.begin && offset < each.end && (!found || each.begin > found->begin))
            found = &each;
    return found ? found->array : NoArray;
}

} // namespace warplens::hazard
