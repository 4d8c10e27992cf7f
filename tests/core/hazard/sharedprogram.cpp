// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sharedprogram.h"

#include "device/lanes.h"

#include <algorithm>
#include <bit>

namespace warplens {

SharedProgram::SharedProgram(std::uint32_t warpSize, std::uint32_t threads,
                             std::uint64_t arrayBytes)
{
    Variable variable;
    variable.name = "s";
    variable.bytes = arrayBytes;
    variable.array.elementBytes = 1;
    kernel.variables.push_back(variable);
    launch.block = {threads, 1, 1};
    launch.warpSize = warpSize;
    arrays.push_back({0, Space::Shared, window::Shared, arrayBytes});
    m_contents.assign(arrayBytes, 0);
    m_occurrences.resize((threads + warpSize - 1) / warpSize);
}

std::uint32_t SharedProgram::site(AccessKind kind, std::uint32_t bytes)
{
    Site site;
    site.kind = kind;
    site.bytes = bytes;
    site.space = Space::Shared;
    site.array = 0;
    site.position = {std::uint32_t(kernel.sites.size() + 1), 1};
    kernel.sites.push_back(site);
    for (auto &ofWarp : m_occurrences)
        ofWarp.push_back(0);
    return std::uint32_t(kernel.sites.size() - 1);
}

void SharedProgram::access(std::uint32_t warp, std::uint32_t site, const std::vector<int> &offsets,
                           const std::vector<int> &values)
{
    Event event;
    Request &request = event.request;
    request.site = site;
    request.space = Space::Shared;
    request.kind = kernel.sites[site].kind;
    request.bytes = kernel.sites[site].bytes;
    request.block = m_block;
    request.warp = warp;
    request.occurrence = m_occurrences[warp][site]++;
    request.interval = m_interval;
    request.array = 0;
    for (unsigned lane = 0; lane < offsets.size(); ++lane) {
        if (offsets[lane] < 0)
            continue;
        request.active |= LaneMask(1) << lane;
        request.address[lane] = window::Shared + std::uint64_t(offsets[lane]);
        for (std::uint32_t b = 0; request.kind != AccessKind::Load && b < request.bytes; ++b) {
            int &held = m_contents[std::size_t(offsets[lane]) + b];
            const int value = lane < values.size() ? values[lane] : 0;
            event.changed[lane] |= std::uint16_t(unsigned(held != value) << b);
            held = value;
        }
    }
    events.push_back(event);
}

void SharedProgram::meet(std::uint32_t warp, LaneMask lanes)
{
    Event event;
    event.request.block = m_block;
    event.request.warp = warp;
    event.request.interval = m_interval;
    event.meeting = lanes;
    events.push_back(event);
}

void SharedProgram::nextBlock()
{
    ++m_block;
    m_interval = 0;
    std::ranges::fill(m_contents, 0);
    for (auto &ofWarp : m_occurrences)
        std::ranges::fill(ofWarp, 0);
}

std::vector<Hazard> SharedProgram::watched() const
{
    HazardWatch hazards(kernel, launch, arrays);
    watch(hazards);
    return hazards.take();
}

HazardLimits SharedProgram::limits() const
{
    HazardWatch hazards(kernel, launch, arrays);
    watch(hazards);
    return hazards.takeLimits();
}

void SharedProgram::watch(HazardWatch &watch) const
{
    std::uint64_t block = 0;
    for (const Event &event : events) {
        for (; block < event.request.block; ++block)
            watch.endBlock();
        if (event.request.active == 0) {
            watch.warpBarrier(event.request.warp, event.meeting);
            continue;
        }
        watch.request(event.request);
        if (event.request.kind != AccessKind::Load)
            watch.stored(event.changed);
    }
    watch.endBlock();
}

SharedProgram randomProgram(std::mt19937 &random)
{
    const auto below = [&random](unsigned n) { return random() % n; };
    constexpr unsigned Sizes[] = {2, 4, 8, 32, 64};
    const unsigned warpSize = Sizes[below(5)];
    const unsigned warps = 1 + below(3);
    const unsigned threads = warpSize * warps - below(warpSize);
    const unsigned bytes = below(3) ? 16u << below(2) : warpSize;
    SharedProgram program(warpSize, threads, std::max(bytes, 16u));
    program.launch.independentLanes = below(4) != 0;
    const unsigned sites = 1 + below(4);
    for (unsigned i = 0; i < sites; ++i)
        program.site(AccessKind(below(3)), 1u << below(4));
    program.site(AccessKind::Store, 1u << below(3));
    const unsigned blocks = 1 + below(3);
    for (unsigned block = 0; block < blocks; ++block) {
        const unsigned intervals = 1 + below(3);
        for (unsigned interval = 0; interval < intervals; ++interval) {
            for (unsigned warp = 0; warp < warps; ++warp) {
                const unsigned lanes = std::min(warpSize, threads - warp * warpSize);
                const LaneMask all = firstLanes(lanes);
                for (unsigned steps = below(5); steps > 0; --steps) {
                    if (below(3) == 0) {
                        const LaneMask some =
                            below(2) ? all : (LaneMask(random()) << 32 | random());
                        if ((some & all) != 0)
                            program.meet(warp, some & all);
                        continue;
                    }
                    const auto site = below(unsigned(program.kernel.sites.size()));
                    const unsigned width = program.kernel.sites[site].bytes;
                    const unsigned places = std::max(bytes, 16u) / width;
                    std::vector<int> offsets(lanes, -1);
                    std::vector<int> values(lanes);
                    const unsigned stride = below(3);
                    const unsigned start = below(places);
                    const bool isSparse = below(2) != 0;
                    for (unsigned lane = 0; lane < lanes; ++lane) {
                        if (isSparse && below(3) != 0)
                            continue;
                        const unsigned place = below(8) ? start + stride * lane : below(places);
                        offsets[lane] = int(place % places * width);
                        values[lane] = int(below(2));
                    }
                    if (std::ranges::any_of(offsets, [](int offset) { return offset >= 0; }))
                        program.access(warp, site, offsets, values);
                }
            }
            program.nextInterval();
        }
        program.nextBlock();
    }
    return program;
}

} // namespace warplens
