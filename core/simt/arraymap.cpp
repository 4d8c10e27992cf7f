// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/arraymap.h"

#include <algorithm>

namespace warplens::simt {

namespace {

constexpr std::uint64_t PageBytes = 4096;
constexpr std::uint64_t OpenStride = std::uint64_t(1) << 44;
constexpr std::uint64_t OpenReach = OpenStride / 2;
constexpr std::uint64_t Slots = window::Shared / window::GlobalStride - 1;
constexpr std::uint64_t DynamicAlignment = 16;

std::uint64_t alignedUp(std::uint64_t value, std::uint64_t alignment)
{
    return alignment ? (value + alignment - 1) / alignment * alignment : value;
}

/// In the window of `space`, or little enough below it to be a negative index of its first array.
bool isNear(std::uint64_t address, Space space)
{
    if (space == Space::Shared)
        return address - (window::Shared - OpenReach) < window::Local - window::Shared;
    if (space == Space::Constant)
        return address - (window::Constant - OpenReach) < window::Local - window::Shared;
    return false;
}

} // namespace

ArrayMap::ArrayMap(const Kernel &kernel, const ResolvedLaunch &launch)
    : m_segments(kernel.variables.size() + kernel.parameters.size())
{
    m_local.space = Space::Local;
    m_local.storage = Segment::Storage::Local;
    m_local.begin = window::Local;
    m_local.end = window::Local + kernel.localBytes;
    placeShared(kernel, launch.dynamicSharedBytes);
    placeConstant(kernel);
    placeGlobal(kernel, launch);
    std::sort(m_placed.begin(), m_placed.end(),
              [](const auto &a, const auto &b) { return a.array < b.array; });
}

void ArrayMap::place(std::uint32_t array, Space space, std::uint64_t begin, std::uint64_t bytes,
                     bool isOpen)
{
    Segment &segment = m_segments[array];
    segment.space = space;
    segment.storage =
        space == Space::Shared && !isOpen ? Segment::Storage::Flat : Segment::Storage::Paged;
    segment.array = array;
    segment.begin = begin;
    segment.end = begin + (isOpen ? OpenReach : bytes);
    segment.isOpen = isOpen;
    m_placed.push_back({array, space, begin, isOpen ? 0 : bytes});
}

void ArrayMap::placeShared(const Kernel &kernel, std::uint64_t dynamicBytes)
{
    std::uint64_t end = window::Shared;
    const auto each = [&kernel](const auto &visit) {
        for (std::uint32_t i = 0; i < kernel.variables.size(); ++i)
            if (kernel.variables[i].space == Space::Shared)
                visit(i, kernel.variables[i]);
    };
    each([&](std::uint32_t i, const Variable &variable) {
        if (variable.open || variable.dynamic)
            return;
        end = alignedUp(end, variable.alignment);
        place(i, Space::Shared, end, variable.bytes, false);
        end += variable.bytes;
    });
    std::uint64_t alignment = DynamicAlignment;
    each([&](std::uint32_t, const Variable &variable) {
        if (variable.dynamic)
            alignment = std::max<std::uint64_t>(alignment, variable.alignment);
    });
    // Launched without an array that names them, dynamic bytes still belong to the block.
    const std::uint64_t dynamic = alignedUp(end, alignment);
    each([&](std::uint32_t i, const Variable &variable) {
        if (variable.dynamic)
            place(i, Space::Shared, dynamic, dynamicBytes, false);
    });
    if (dynamicBytes != 0)
        end = dynamic + dynamicBytes;
    m_shared.space = Space::Shared;
    m_shared.storage = Segment::Storage::Flat;
    m_shared.begin = window::Shared;
    m_shared.end = end;
    each([&](std::uint32_t i, const Variable &variable) {
        if (!variable.open || variable.dynamic)
            return;
        end = alignedUp(end, std::max<std::uint64_t>(DynamicAlignment, variable.alignment));
        place(i, Space::Shared, end, 0, true);
        m_openShared.push_back(i);
        end = window::Shared + m_openShared.size() * OpenStride;
    });
}

void ArrayMap::placeConstant(const Kernel &kernel)
{
    std::uint64_t end = window::Constant;
    for (std::uint32_t i = 0; i < kernel.variables.size(); ++i) {
        const Variable &variable = kernel.variables[i];
        if (variable.space != Space::Constant)
            continue;
        place(i, Space::Constant, end, variable.bytes, variable.open);
        end = alignedUp(m_segments[i].end + 1, PageBytes);
        m_constants.push_back(i);
    }
}

void ArrayMap::placeGlobal(const Kernel &kernel, const ResolvedLaunch &launch)
{
    const auto next = [this](std::uint32_t array) {
        m_slots.push_back(array);
        return window::Global + (m_slots.size() - 1) * window::GlobalStride;
    };
    const auto variables = std::uint32_t(kernel.variables.size());
    for (std::uint32_t i = 0; i < variables && m_slots.size() < Slots; ++i) {
        const Variable &variable = kernel.variables[i];
        if (variable.space == Space::Global)
            place(i, Space::Global, next(i), variable.bytes, variable.open);
    }
    for (std::uint32_t i = 0; i < kernel.parameters.size() && m_slots.size() < Slots; ++i) {
        if (!kernel.parameters[i].isBuffer)
            continue;
        const BufferContents contents =
            i < launch.buffers.size() ? launch.buffers[i] : BufferContents();
        const std::uint32_t array = variables + i;
        place(array, Space::Global, next(array) + contents.offset, contents.bytes,
              contents.bytes == 0);
    }
}

const Segment *ArrayMap::find(std::uint64_t address, std::uint32_t siteArray) const
{
    const Space space = spaceOf(address);
    if (space == Space::Local)
        return &m_local;
    if (siteArray < m_segments.size() && isNear(address, m_segments[siteArray].space))
        return &m_segments[siteArray];
    const std::uint32_t array = arrayAt(address);
    if (space == Space::Shared)
        return array != NoArray && m_segments[array].isOpen ? &m_segments[array] : &m_shared;
    return array == NoArray ? nullptr : &m_segments[array];
}

std::uint32_t ArrayMap::arrayAt(std::uint64_t address) const
{
    switch (spaceOf(address)) {
    case Space::Global: {
        const std::uint64_t slot = (address + window::GlobalStride / 2) / window::GlobalStride - 1;
        return slot < m_slots.size() ? m_slots[slot] : NoArray;
    }
    case Space::Constant: {
        std::uint32_t found = NoArray;
        for (const std::uint32_t array : m_constants)
            if (m_segments[array].begin <= address)
                found = array;
        return found;
    }
    case Space::Shared:
        for (auto array = m_openShared.rbegin(); array != m_openShared.rend(); ++array)
            if (m_segments[*array].begin <= address)
                return *array;
        for (const Segment &segment : m_segments)
            if (segment.space == Space::Shared && segment.holds(address, address, 1))
                return segment.array;
        return NoArray;
    default: return NoArray;
    }
}

} // namespace warplens::simt
