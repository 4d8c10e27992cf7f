// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/access.h"

#include "simt/operandtypes.h"

#include <algorithm>
#include <limits>

namespace warplens::simt {

namespace {

template <unsigned N>
WARPLENS_WIDE AddressSpan keepActive(const Lanes &lanes, const std::uint64_t *address,
                                     std::uint64_t *kept)
{
    constexpr auto Highest = std::numeric_limits<std::int64_t>::max();
    constexpr auto Lowest = std::numeric_limits<std::int64_t>::min();
    const std::uint8_t *selected = lanes.selected.data();
    std::int64_t low = Highest;
    std::int64_t high = Lowest;
    std::uint64_t bits = 0;
    for (unsigned l = 0; l < N; ++l) {
        const auto mask = std::uint64_t(std::int64_t(std::int8_t(selected[l])));
        const std::uint64_t own = address[l] & mask;
        const auto lowest = std::int64_t(own | (~mask & std::uint64_t(Highest)));
        const auto highest = std::int64_t(own | (~mask & std::uint64_t(Lowest)));
        kept[l] = own;
        bits |= own;
        low = lowest < low ? lowest : low;
        high = highest > high ? highest : high;
    }
    return {std::uint64_t(low), std::uint64_t(high), bits};
}

/// An access of 12 bytes needs 4-byte alignment: the part of its width that is a power of two.
bool isMisaligned(std::uint64_t address, unsigned bytes)
{
    return (address & ((bytes & (0 - bytes)) - 1)) != 0;
}

std::uint32_t siteArrayOf(const Warp &warp, const Instruction &instruction)
{
    return instruction.site == NoSite ? NoArray : warp.kernel().sites[instruction.site].array;
}

const Segment *&lastSegment(Warp &warp, const Instruction &instruction)
{
    auto &last = warp.machine().lastSegment;
    return last[std::min<std::size_t>(instruction.site, last.size() - 1)];
}

void report(Warp &warp, const Instruction &instruction, DiagnosticKind kind,
            const std::vector<std::string> &facts, unsigned lane)
{
    std::vector<std::string> arguments = facts;
    arguments.push_back(warp.threadText(lane));
    arguments.push_back(warp.blockText());
    warp.machine().log.add(kind, Severity::Error, instruction.position, [&] { return arguments; });
}

/// Whether the access of one lane takes place; reports why if not.
bool isAllowed(Warp &warp, const Instruction &instruction, const Segment *segment,
               std::uint64_t address, unsigned lane, bool isWrite)
{
    const unsigned bytes = accessBytesOf(instruction);
    if (!segment) {
        report(warp, instruction, DiagnosticKind::WildAddress, {addressText(address)}, lane);
        return false;
    }
    if (isMisaligned(address, bytes))
        report(warp, instruction, DiagnosticKind::Misaligned,
               {addressText(address), std::to_string(bytes), std::to_string(lane)}, lane);
    const std::string name = arrayName(warp.kernel(), segment->array);
    if (!segment->holds(address, address, bytes)) {
        const auto offset = std::int64_t(address - segment->begin);
        const std::uint64_t size = segment->isOpen ? 0 : segment->end - segment->begin;
        report(warp, instruction, DiagnosticKind::OutOfBounds,
               {name, std::to_string(offset), std::to_string(size)}, lane);
        return false;
    }
    if (isWrite && segment->space == Space::Constant) {
        report(warp, instruction, DiagnosticKind::StoreToConstant, {name}, lane);
        return false;
    }
    return true;
}

/// Puts the addresses of the lanes that go to `space` into the request. Returns those lanes.
LaneMask keepSpace(Warp &warp, const LaneSegments &lanes, Space space)
{
    LaneMask active = 0;
    auto &address = warp.request().address;
    for (unsigned lane = 0; lane < MaxLanes; ++lane) {
        const Segment *segment = lanes.segment[lane];
        const bool isHere = segment && segment->space == space;
        address[lane] = isHere ? lanes.address[lane] : 0;
        active |= LaneMask(isHere) << lane;
    }
    return active;
}

std::uint32_t arrayOfFirst(const Warp &warp, const LaneSegments &lanes, LaneMask active)
{
    const auto first = unsigned(std::countr_zero(active));
    const Segment &segment = *lanes.segment[first];
    return segment.array != NoArray ? segment.array
                                    : warp.machine().arrays.arrayAt(lanes.address[first]);
}

/// As the text is written nobody knows which of a thread's own arrays stay in memory.
bool isCounted(const Warp &warp, Space space)
{
    return space != Space::Local || warp.kernel().optimised;
}

void recordSpace(Warp &warp, const Step &step, const LaneSegments &lanes, Space space)
{
    if (const LaneMask active = keepSpace(warp, lanes, space); active != 0)
        warp.record(step, space, active, arrayOfFirst(warp, lanes, active));
}

} // namespace

OneSegment recordOneSegment(Warp &warp, const Step &step, bool isWrite)
{
    const Instruction &instruction = *step.instruction;
    const unsigned bytes = accessBytesOf(instruction);
    const auto *address = warp.at<std::uint64_t>(step.operands[0]);
    std::uint64_t *kept = warp.request().address.data();
    const AddressSpan span = warp.laneSlots() == 32 ? keepActive<32>(warp, address, kept)
                                                    : keepActive<64>(warp, address, kept);
    if (isMisaligned(span.bits, bytes))
        return {};
    const Segment *&segment = lastSegment(warp, instruction);
    const std::uint32_t siteArray = siteArrayOf(warp, instruction);
    if (!segment || !segment->holds(span.low, span.high, bytes)) {
        const auto first = unsigned(std::countr_zero(warp.active));
        segment = warp.machine().arrays.find(kept[first], siteArray);
        if (!segment || !segment->holds(span.low, span.high, bytes))
            return {};
    }
    if (isWrite && segment->space == Space::Constant)
        return {};
    if (instruction.site != NoSite && isCounted(warp, segment->space)) {
        const auto first = unsigned(std::countr_zero(warp.active));
        const bool isKnown = segment->array != NoArray || segment->space == Space::Local;
        const std::uint32_t array =
            isKnown ? segment->array : warp.machine().arrays.arrayAt(kept[first]);
        warp.record(step, segment->space, warp.active, array);
    }
    return {segment, span};
}

LaneSegments recordAnyLanes(Warp &warp, const Step &step, bool isWrite)
{
    const OneSegment access = recordOneSegment(warp, step, isWrite);
    if (!access.segment)
        return recordLanes(warp, step, isWrite);
    LaneSegments lanes;
    lanes.address = warp.request().address;
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        lanes.segment[lane] = warp.active >> lane & 1 ? access.segment : nullptr;
    lanes.valid = warp.active;
    return lanes;
}

LaneSegments recordLanes(Warp &warp, const Step &step, bool isWrite)
{
    const Instruction &instruction = *step.instruction;
    LaneSegments lanes;
    const auto *address = warp.at<std::uint64_t>(step.operands[0]);
    const std::uint32_t siteArray = siteArrayOf(warp, instruction);
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        lanes.address[lane] = address[lane];
        lanes.segment[lane] = warp.machine().arrays.find(address[lane], siteArray);
        if (isAllowed(warp, instruction, lanes.segment[lane], address[lane], lane, isWrite))
            lanes.valid |= LaneMask(1) << lane;
    }
    if (instruction.site != NoSite)
        for (const Space space : {Space::Global, Space::Shared, Space::Constant, Space::Local})
            if (isCounted(warp, space))
                recordSpace(warp, step, lanes, space);
    return lanes;
}

void noteRead(Warp &warp, const Segment &segment, std::uint64_t address, std::size_t count)
{
    if (segment.storage != Segment::Storage::Paged)
        return;
    while (count != 0) {
        const std::size_t part = std::min<std::size_t>(count, PageBytes - (address & PageMask));
        Page &page = warp.machine().pages.at(address);
        if (page.isTracked)
            markRead(page, address, part);
        address += part;
        count -= part;
    }
}

void readBytes(Warp &warp, const Segment &segment, unsigned lane, std::uint64_t address,
               void *bytes, std::size_t count)
{
    Machine &machine = warp.machine();
    if (segment.storage == Segment::Storage::Flat)
        std::memcpy(bytes, machine.sharedBytes() + (address - window::Shared), count);
    else if (segment.storage == Segment::Storage::Local)
        std::memcpy(bytes, warp.local(lane) + (address - window::Local), count);
    else
        for (auto *to = static_cast<std::byte *>(bytes); count != 0;) {
            const std::size_t part = std::min<std::size_t>(count, PageBytes - (address & PageMask));
            const Page &page = machine.pages.at(address);
            std::memcpy(to, page.bytes.data() + (address & PageMask), part);
            to += part;
            address += part;
            count -= part;
        }
}

void noteChange(Warp &warp, const LaneSegments &lanes, unsigned lane, unsigned offset,
                const void *bytes, std::size_t count, ChangedBytes &changed)
{
    const Segment &segment = *lanes.segment[lane];
    if (!warp.tellsStores() || segment.space != Space::Shared)
        return;
    std::array<std::byte, 16> before;
    readBytes(warp, segment, lane, lanes.address[lane] + offset, before.data(), count);
    const auto *now = static_cast<const std::byte *>(bytes);
    for (std::size_t b = 0; b < count; ++b)
        changed[lane] |= std::uint16_t(unsigned(before[b] != now[b]) << (offset + b));
}

void tellStored(Warp &warp, const LaneSegments &lanes, const ChangedBytes &changed)
{
    if (!warp.tellsStores())
        return;
    const LaneMask active = keepSpace(warp, lanes, Space::Shared);
    if (active == 0)
        return;
    Request &request = warp.request();
    request.space = Space::Shared;
    request.active = active;
    request.array = arrayOfFirst(warp, lanes, active);
    warp.tellStored(changed);
}

void writeBytes(Warp &warp, const Segment &segment, unsigned lane, std::uint64_t address,
                const void *bytes, std::size_t count)
{
    Machine &machine = warp.machine();
    if (segment.storage == Segment::Storage::Flat)
        std::memcpy(machine.sharedBytes() + (address - window::Shared), bytes, count);
    else if (segment.storage == Segment::Storage::Local)
        std::memcpy(warp.local(lane) + (address - window::Local), bytes, count);
    else
        for (const auto *from = static_cast<const std::byte *>(bytes); count != 0;) {
            const std::size_t part = std::min<std::size_t>(count, PageBytes - (address & PageMask));
            Page &page = machine.pages.writable(address);
            if (page.isTracked)
                markWritten(page, address, part);
            std::memcpy(page.bytes.data() + (address & PageMask), from, part);
            from += part;
            address += part;
            count -= part;
        }
}

} // namespace warplens::simt
