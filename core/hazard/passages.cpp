// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/passages.h"

#include <algorithm>
#include <bit>

namespace warplens::hazard {

namespace {

/// All its bytes.
std::uint16_t wholePlace(unsigned shift) { return std::uint16_t((1u << (1u << shift)) - 1); }

Passage passageOf(const Request &request, const SharedSite &site, std::uint32_t epoch)
{
    Passage passage;
    passage.epoch = epoch;
    passage.warp = request.warp;
    passage.writes = site.writes;
    passage.expectsWritten = site.expectsWritten;
    if (site.writes)
        passage.flags |= Place::Written | Place::EpochWritten;
    if (!site.isAtomic)
        passage.flags |= Place::Plain | Place::EpochPlain;
    return passage;
}

/// The first lanes of the warp, each as far from the next, all where they may be and in whole
/// places: false if it is anything else, and nothing is done.
bool touchRow(const Request &request, const SharedSite &site, const Passage &passage,
              unsigned shift, Shadow &shadow, Offsets &offsets)
{
    if ((request.active & (request.active + 1)) != 0)
        return false;
    const auto lanes = unsigned(std::popcount(request.active));
    const std::uint64_t *address = request.address.data();
    const std::uint64_t step = lanes > 1 ? address[1] - address[0] : 0;
    std::uint64_t different = 0;
    for (unsigned lane = 1; lane < lanes; ++lane)
        different |= (address[lane] - address[lane - 1]) ^ step;
    const std::uint64_t first = address[0] - window::Shared;
    const std::uint64_t last = address[lanes - 1] - window::Shared;
    const std::uint64_t room = site.end - site.begin - request.bytes;
    // A step longer than the array can still end in it, once round the address space.
    const std::uint64_t distance = std::min(step, 0 - step);
    if (different != 0 || first - site.begin > room || last - site.begin > room || distance > room
        || ((first | step) & ((std::uint64_t(1) << shift) - 1)) != 0)
        return false;
    offsets.isRow = true;
    offsets.first = std::uint32_t(first);
    offsets.step = std::uint32_t(step);
    const std::size_t places = request.bytes >> shift;
    const auto stepPlaces = std::ptrdiff_t(std::int64_t(step) >> shift);
    // Two that do the same at one place are as good as all of them.
    const unsigned count = step == 0 ? std::min(lanes, 2u) : lanes;
    std::size_t place = first >> shift;
    for (unsigned lane = 0; lane < count; ++lane, place += std::size_t(stepPlaces))
        for (std::size_t i = 0; i < places; ++i)
            shadow.touch(place + i, wholePlace(shift), lane, passage);
    return true;
}

} // namespace

std::uint16_t bytesInPlace(std::uint64_t index, unsigned shift, std::uint64_t offset,
                           std::uint32_t bytes)
{
    const std::uint64_t begin = index << shift;
    const std::uint64_t from = std::max(begin, offset) - begin;
    const std::uint64_t to = std::min(begin + (std::uint64_t(1) << shift), offset + bytes) - begin;
    return std::uint16_t((1u << to) - (1u << from));
}

LaneMask touchAll(const Request &request, const SharedSites &sites, std::uint32_t epoch,
                  Shadow &shadow, Offsets &offsets)
{
    const SharedSite &site = sites[request.site];
    const unsigned shift = sites.placeShift();
    const Passage passage = passageOf(request, site, epoch);
    if (site.end < site.begin + request.bytes)
        return 0;
    const std::uint64_t room = site.end - site.begin - request.bytes;
    if (touchRow(request, site, passage, shift, shadow, offsets))
        return request.active;
    offsets.isRow = false;
    LaneMask valid = 0;
    for (LaneMask left = request.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        const std::uint64_t offset = request.address[lane] - window::Shared;
        if (offset - site.begin > room)
            continue;
        valid |= LaneMask(1) << lane;
        offsets.each[lane] = std::uint32_t(offset);
        const std::size_t last = (offset + request.bytes - 1) >> shift;
        const bool isAligned = (offset & ((1u << shift) - 1)) == 0;
        for (std::size_t place = offset >> shift; place <= last; ++place)
            shadow.touch(place,
                         isAligned ? wholePlace(shift)
                                   : bytesInPlace(place, shift, offset, request.bytes),
                         lane, passage);
    }
    return valid;
}

} // namespace warplens::hazard
