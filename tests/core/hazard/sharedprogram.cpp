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

void SharedProgram::arrive(std::uint32_t warp, std::uint32_t barrier)
{
    Event event;
    event.request.block = m_block;
    event.request.warp = warp;
    event.request.interval = m_interval;
    event.barrier = barrier;
    event.arrives = true;
    events.push_back(event);
}

void SharedProgram::pass(std::uint32_t barrier, const std::vector<std::uint32_t> &warps)
{
    Event event;
    event.request.block = m_block;
    event.request.interval = m_interval;
    event.barrier = barrier;
    event.passing = warps;
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
        if (event.arrives) {
            watch.barrierArrival(event.request.warp, event.barrier);
            continue;
        }
        if (!event.passing.empty()) {
            watch.barrierPassage(event.barrier, event.passing);
            continue;
        }
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

namespace {

/// Writes a program at random, step by step.
class RandomProgram
{
public:
    explicit RandomProgram(std::mt19937 &random)
        : m_random(random)
        , m_warpSize(Sizes[below(5)])
        , m_warps(1 + below(3))
        , m_threads(m_warpSize * m_warps - below(m_warpSize))
        , m_bytes(std::max(below(3) ? 16u << below(2) : m_warpSize, 16u))
        , m_program(m_warpSize, m_threads, m_bytes)
    {
        m_program.launch.independentLanes = below(4) != 0;
        const unsigned sites = 1 + below(4);
        for (unsigned i = 0; i < sites; ++i)
            m_program.site(AccessKind(below(3)), 1u << below(4));
        m_program.site(AccessKind::Store, 1u << below(3));
    }

    SharedProgram write()
    {
        const bool hasNamedBarriers = below(2) != 0;
        const unsigned blocks = 1 + below(3);
        for (unsigned block = 0; block < blocks; ++block) {
            const unsigned intervals = 1 + below(3);
            for (unsigned interval = 0; interval < intervals; ++interval) {
                if (hasNamedBarriers)
                    takeTurns();
                else
                    runWarpAfterWarp();
                m_program.nextInterval();
            }
            m_program.nextBlock();
        }
        return m_program;
    }

private:
    static constexpr unsigned Sizes[] = {2, 4, 8, 32, 64};

    unsigned below(unsigned n) { return unsigned(m_random() % n); }

    void runWarpAfterWarp()
    {
        for (unsigned warp = 0; warp < m_warps; ++warp)
            for (unsigned steps = below(5); steps > 0; --steps)
                step(warp);
    }

    /// A barrier ends each turn of a warp.
    void takeTurns()
    {
        for (unsigned turns = below(3 * m_warps); turns > 0; --turns) {
            const unsigned warp = below(m_warps);
            for (unsigned steps = below(3); steps > 0; --steps)
                step(warp);
            if (below(2))
                m_program.arrive(warp, below(2));
            else
                m_program.pass(below(2), someWarpsWith(warp));
        }
    }

    std::vector<std::uint32_t> someWarpsWith(unsigned one)
    {
        std::vector<std::uint32_t> some;
        for (unsigned warp = 0; warp < m_warps; ++warp)
            if (warp == one || below(2))
                some.push_back(warp);
        return some;
    }

    void step(unsigned warp)
    {
        const unsigned lanes = std::min(m_warpSize, m_threads - warp * m_warpSize);
        const LaneMask all = firstLanes(lanes);
        if (below(3) != 0)
            return access(warp, lanes);
        const LaneMask some = below(2) ? all : (LaneMask(m_random()) << 32 | m_random());
        if ((some & all) != 0)
            m_program.meet(warp, some & all);
    }

    void access(unsigned warp, unsigned lanes)
    {
        const auto site = below(unsigned(m_program.kernel.sites.size()));
        const unsigned width = m_program.kernel.sites[site].bytes;
        const unsigned places = m_bytes / width;
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
            m_program.access(warp, site, offsets, values);
    }

    std::mt19937 &m_random;
    const unsigned m_warpSize;
    const unsigned m_warps;
    const unsigned m_threads;
    const unsigned m_bytes;
    SharedProgram m_program;
};

} // namespace

SharedProgram randomProgram(std::mt19937 &random) { return RandomProgram(random).write(); }

} // namespace warplens
