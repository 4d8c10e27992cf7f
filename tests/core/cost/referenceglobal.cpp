// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "referencelanes.h"
#include "referencemodel.h"

#include <algorithm>
#include <set>

using namespace warplens;
using namespace reference;

namespace {

/// Bytes of the segment that a half-warp on CC 1.0 and 1.1 must keep to; 0: no such width.
std::uint64_t strictSegment(std::uint32_t bytes)
{
    switch (bytes) {
    case 4: return 64;
    case 8:
    case 16: return 128; // two in a row for 16
    default: return 0;
    }
}

bool isInSequence(const Request &request, const Lanes &half)
{
    const std::uint64_t segment = strictSegment(request.bytes);
    if (segment == 0)
        return false;
    std::set<std::uint64_t> starts;
    for (const unsigned lane : half)
        starts.insert(request.address[lane] - lane % 16 * request.bytes);
    return starts.size() == 1 && *starts.begin() % segment == 0;
}

std::vector<Lanes> strictGroups(const Request &request)
{
    std::vector<Lanes> groups;
    for (const Lanes &half : activeGroups(request, 16)) {
        if (isInSequence(request, half))
            groups.push_back(half);
        else
            for (const unsigned lane : half)
                groups.push_back({lane});
    }
    return groups;
}

/// Whether the half-warp that `group` is, or is one lane of, is served together.
bool isStrictlyMerged(const Request &request, const Lanes &group)
{
    for (const Lanes &half : activeGroups(request, 16))
        if (half.front() / 16 == group.front() / 16)
            return isInSequence(request, half);
    return false;
}

std::vector<Lanes> mergedGroups(const Request &request, const Device &device)
{
    const GlobalRules &rules = device.global;
    if (rules.protocol == GlobalProtocol::StrictHalfWarp)
        return strictGroups(request);
    if (rules.protocol == GlobalProtocol::SegmentHalfWarp)
        return activeGroups(request, 16);
    unsigned together = 64;
    const bool isLoad = request.kind == AccessKind::Load;
    for (const auto &[width, lanes] : isLoad ? rules.lanesMerged : rules.storeLanesMerged)
        if (request.bytes >= width)
            together = lanes;
    return activeGroups(request, together);
}

/// One transaction for each multiple of `size` that bytes of `lanes` lie in.
std::vector<Move> movesOf(const Request &request, const Lanes &lanes, std::uint64_t size)
{
    std::map<std::uint64_t, std::set<unsigned>> users;
    for (const unsigned lane : lanes)
        for (std::uint64_t byte = 0; byte < request.bytes; ++byte)
            users[(request.address[lane] + byte) / size * size].insert(lane);
    std::vector<Move> moves;
    for (const auto &[address, served] : users)
        moves.push_back({address, std::uint32_t(size), maskOf(served)});
    return moves;
}

/// CC 1.2 and 1.3, with a set of the bytes that are still to be served.
std::vector<Move> segmentMoves(const Request &request, const Lanes &half)
{
    std::set<std::pair<unsigned, std::uint64_t>> left; // lane, byte
    for (const unsigned lane : half)
        for (std::uint64_t byte = 0; byte < request.bytes; ++byte)
            left.insert({lane, request.address[lane] + byte});
    std::vector<Move> moves;
    while (!left.empty()) {
        std::uint64_t size = request.bytes == 1 ? 32 : request.bytes == 2 ? 64 : 128;
        std::uint64_t start = left.begin()->second / size * size;
        std::set<unsigned> lanes;
        std::set<std::uint64_t> bytes;
        for (const auto &[lane, byte] : left)
            if (byte / size * size == start) {
                lanes.insert(lane);
                bytes.insert(byte);
            }
        std::erase_if(left, [&](const auto &one) { return one.second / size * size == start; });
        while (size > 32) {
            const std::uint64_t middle = start + size / 2;
            if (*bytes.rbegin() >= middle && *bytes.begin() < middle)
                break;
            start = *bytes.begin() >= middle ? middle : start;
            size /= 2;
        }
        moves.push_back({start, std::uint32_t(size), maskOf(lanes)});
    }
    return moves;
}

/// CC 1.0 and 1.1. A half-warp of 16-byte words is always two transactions, whoever is missing.
std::vector<Move> strictMoves(const Request &request, const Lanes &group)
{
    if (!isStrictlyMerged(request, group))
        return movesOf(request, group, 32);
    const std::uint64_t size = strictSegment(request.bytes);
    const std::uint64_t first = request.address[group.front()] - group.front() % 16 * request.bytes;
    std::vector<Move> moves;
    for (std::uint64_t at = first; at < first + 16 * request.bytes; at += size) {
        LaneMask lanes = 0;
        for (const unsigned lane : group)
            if (request.address[lane] / size == at / size)
                lanes |= LaneMask(1) << lane;
        moves.push_back({at, std::uint32_t(size), lanes});
    }
    return moves;
}

std::vector<Move> movesOfGroup(const Request &request, const Lanes &group, const Device &device)
{
    const GlobalRules &rules = device.global;
    switch (rules.protocol) {
    case GlobalProtocol::StrictHalfWarp: return strictMoves(request, group);
    case GlobalProtocol::SegmentHalfWarp: return segmentMoves(request, group);
    case GlobalProtocol::Merge: break;
    }
    std::uint64_t size = rules.storeTransactionBytes;
    if (request.kind == AccessKind::Load) {
        size = rules.loadTransactionBytes;
        for (const auto &[hint, bytes] : rules.hintedLoadBytes)
            if (hint == request.hint)
                size = bytes;
    }
    return movesOf(request, group, size);
}

} // namespace

GlobalCost reference::globalCost(const Request &request, const Device &device)
{
    const GlobalRules &rules = device.global;
    GlobalCost cost;
    for (const Lanes &group : mergedGroups(request, device)) {
        ++cost.memoryRequests;
        cost.sectors += std::uint32_t(unitsOf(request, group, rules.sectorBytes).size());
        cost.lines += std::uint32_t(unitsOf(request, group, rules.lineBytes).size());
    }
    const auto bytes = unitsOf(request, lanesIn(request.active), 1).size();
    while (cost.idealSectors * rules.sectorBytes < bytes)
        ++cost.idealSectors;
    for (const Move &move : reference::transactionsOf(request, device))
        cost.transactions.add(move.bytes, 1);
    return cost;
}

std::vector<Move> reference::transactionsOf(const Request &request, const Device &device)
{
    std::vector<Move> moves;
    for (const Lanes &group : mergedGroups(request, device))
        for (const Move &move : movesOfGroup(request, group, device))
            moves.push_back(move);
    return moves;
}

std::vector<SectorUse> reference::sectorsOf(const Request &request, const Device &device)
{
    const std::uint64_t sectorBytes = device.global.sectorBytes;
    std::map<std::pair<std::uint64_t, unsigned>,
             std::pair<std::set<unsigned>, std::set<std::uint64_t>>>
        uses; // (sector, group) → lanes, bytes
    unsigned number = 0;
    for (const Lanes &group : mergedGroups(request, device)) {
        for (const unsigned lane : group)
            for (std::uint64_t i = 0; i < request.bytes; ++i) {
                const std::uint64_t byte = request.address[lane] + i;
                auto &[lanes, bytes] = uses[{byte / sectorBytes, number}];
                lanes.insert(lane);
                bytes.insert(byte);
            }
        ++number;
    }
    std::vector<SectorUse> sectors;
    for (const auto &[place, use] : uses)
        sectors.push_back(
            {place.first * sectorBytes, maskOf(use.first), std::uint32_t(use.second.size())});
    return sectors;
}

/// The words of each lane one after the other, word w of lane l at place w × warp + l.
GlobalCost reference::localCost(const Request &request, const Device &device)
{
    const std::uint64_t word = device.localWordBytes;
    GlobalCost sum;
    for (std::uint64_t done = 0; done < request.bytes; done += word) {
        Request part = request;
        part.space = Space::Global;
        part.bytes = std::uint32_t(std::min<std::uint64_t>(word, request.bytes - done));
        for (const unsigned lane : lanesIn(request.active)) {
            const std::uint64_t offset = request.address[lane] + done - window::Local;
            part.address[lane] =
                window::Global + (offset / word * device.warpSize + lane) * word + offset % word;
        }
        const GlobalCost cost = reference::globalCost(part, device);
        sum.memoryRequests += cost.memoryRequests;
        sum.lines += cost.lines;
        sum.sectors += cost.sectors;
        sum.idealSectors += cost.idealSectors;
        cost.transactions.each([&sum](std::uint32_t bytes, std::uint32_t count) {
            sum.transactions.add(bytes, count);
        });
    }
    return sum;
}

ConstantCost reference::constantCost(const Request &request, const Device &device)
{
    ConstantCost cost;
    cost.modelled = device.constantLanes != 0;
    if (!cost.modelled)
        return cost;
    for (const Lanes &group : activeGroups(request, device.constantLanes)) {
        cost.words += std::uint32_t(unitsOf(request, group, 4).size());
        cost.idealWords += std::uint32_t(unitsOf(request, {group.front()}, 4).size());
    }
    return cost;
}

AtomicCost reference::atomicCost(const Request &request, const Device &device)
{
    AtomicCost cost;
    std::map<std::uint64_t, std::uint32_t> lanes;
    for (const unsigned lane : lanesIn(request.active))
        ++lanes[request.address[lane]];
    cost.distinctAddresses = std::uint32_t(lanes.size());
    for (const auto &[address, count] : lanes) {
        if (count > cost.mostOnOneAddress) {
            cost.mostOnOneAddress = count;
            cost.hottestAddress = address;
        }
    }
    if (request.space != Space::Global || device.global.atomicLanesMerged == 0)
        return cost;
    for (const Lanes &group : activeGroups(request, device.global.atomicLanesMerged)) {
        std::set<std::uint64_t> addresses;
        for (const unsigned lane : group)
            addresses.insert(request.address[lane]);
        cost.l2Operations += std::uint32_t(addresses.size());
    }
    return cost;
}
