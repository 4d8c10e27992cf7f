// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "slowwatch.h"

#include <algorithm>
#include <set>

namespace warplens {

namespace {

using Event = SharedProgram::Event;

/// One thread doing one thing; `at` is the event's index.
struct Access
{
    std::size_t at;
    std::uint32_t warp;
    unsigned lane;
    std::uint32_t site;
    std::uint64_t begin;
    std::uint64_t end;
    unsigned changed;
    bool reads;
    bool writes;
};

bool changes(const Access &access, std::uint64_t byte)
{
    return access.writes && (access.changed >> (byte - access.begin) & 1) != 0;
}

bool touches(const Access &access, std::uint64_t byte)
{
    return byte >= access.begin && byte < access.end;
}

/// One barrier interval of one block.
class Interval
{
public:
    Interval(const SharedProgram &program, std::size_t begin, std::size_t end,
             const std::set<std::uint64_t> &written)
        : m_program(program)
        , m_begin(begin)
        , m_end(end)
        , m_written(written)
    {
        for (const Site &site : program.kernel.sites)
            m_place = std::min<std::uint64_t>(m_place, site.bytes);
        for (std::size_t i = begin; i < end; ++i)
            addLanes(i);
    }

    std::map<HazardKey, std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>>> find()
    {
        for (const Access &a : m_accesses)
            for (const Access &b : m_accesses)
                compare(a, b);
        findUnwritten();
        return m_found;
    }

private:
    void addLanes(std::size_t at)
    {
        const Request &request = m_program.events[at].request;
        for (unsigned lane = 0; lane < MaxLanes; ++lane) {
            if (!(request.active >> lane & 1))
                continue;
            const std::uint64_t begin = request.address[lane] - window::Shared;
            m_accesses.push_back({at, request.warp, lane, request.site, begin,
                                  begin + request.bytes, m_program.events[at].changed[lane],
                                  request.kind != AccessKind::Store,
                                  request.kind != AccessKind::Load});
        }
    }

    std::uint32_t thread(const Access &a) const
    {
        return a.warp * m_program.launch.warpSize + a.lane;
    }

    /// Of one warp, `a` before `b`: whether word of `a` comes to the lane of `b`.
    bool isOrdered(const Access &a, const Access &b) const
    {
        std::set<unsigned> know = {a.lane};
        for (std::size_t i = a.at + 1; i < b.at; ++i) {
            const Event &event = m_program.events[i];
            if (event.request.warp != a.warp || event.meeting == 0)
                continue;
            const auto meets = [&event](unsigned lane) { return event.meeting >> lane & 1; };
            if (std::ranges::none_of(know, meets))
                continue;
            for (unsigned lane = 0; lane < MaxLanes; ++lane)
                if (meets(lane))
                    know.insert(lane);
        }
        return know.contains(b.lane);
    }

    /// Of two warps, `a` before `b`: whether word of `a` comes to the warp of `b` over barriers.
    bool isOrderedByBarriers(const Access &a, const Access &b) const
    {
        std::set<std::uint32_t> know = {a.warp};
        std::set<std::uint32_t> barriersKnow;
        for (std::size_t i = a.at + 1; i < b.at; ++i) {
            const Event &event = m_program.events[i];
            if (event.arrives && know.contains(event.request.warp))
                barriersKnow.insert(event.barrier);
            if (event.passing.empty())
                continue;
            const bool knew = barriersKnow.erase(event.barrier) > 0;
            const auto knows = [&know](std::uint32_t warp) { return know.contains(warp); };
            if (knew || std::ranges::any_of(event.passing, knows))
                know.insert(event.passing.begin(), event.passing.end());
        }
        return know.contains(b.warp);
    }

    bool isFirst(std::uint32_t site, std::uint32_t other) const
    {
        for (std::uint32_t warp = 0; warp < 8; ++warp) {
            std::size_t one = m_end;
            std::size_t two = m_end;
            for (const Access &a : m_accesses) {
                if (a.warp == warp && a.site == site)
                    one = std::min(one, a.at);
                if (a.warp == warp && a.site == other)
                    two = std::min(two, a.at);
            }
            if (one != m_end && two != m_end)
                return one <= two;
        }
        return site <= other;
    }

    /// Whether a write of the place, but for the first, changed it.
    bool isChanged(std::uint64_t place) const
    {
        bool isFirstWrite = true;
        for (const Access &a : m_accesses) {
            bool writesHere = false;
            for (std::uint64_t byte = place; byte < place + m_place; ++byte)
                writesHere = writesHere || (touches(a, byte) && a.writes);
            if (writesHere && isFirstWrite) {
                isFirstWrite = false;
                continue;
            }
            for (std::uint64_t byte = place; byte < place + m_place; ++byte)
                if (touches(a, byte) && changes(a, byte))
                    return true;
        }
        return false;
    }

    void compare(const Access &a, const Access &b)
    {
        if (thread(a) == thread(b) || !(a.writes || b.writes))
            return;
        const auto kind = [this](const Access &each) {
            return m_program.kernel.sites[each.site].kind;
        };
        if (kind(a) == AccessKind::Atomic && kind(b) == AccessKind::Atomic)
            return;
        for (std::uint64_t byte = 0; byte < m_program.arrays[0].bytes; ++byte)
            if (touches(a, byte) && touches(b, byte))
                meet(a, b, byte / m_place * m_place);
    }

    void meet(const Access &a, const Access &b, std::uint64_t place)
    {
        if (a.site == b.site ? thread(a) > thread(b) : !isFirst(a.site, b.site))
            return; // the other way round
        if (a.at == b.at) {
            const bool same = isSame(a.at, place);
            m_found[{HazardKind::SameInstruction, RaceClass::WriteAfterWrite, true, same, a.site,
                     a.site}]
                .insert({thread(a), thread(b), place});
            return;
        }
        const bool within = a.warp == b.warp;
        if (within
            && (!m_program.launch.independentLanes
                || (a.at < b.at ? isOrdered(a, b) : isOrdered(b, a))))
            return;
        if (!within && (a.at < b.at ? isOrderedByBarriers(a, b) : isOrderedByBarriers(b, a)))
            return;
        const RaceClass which = a.writes && b.writes ? RaceClass::WriteAfterWrite
            : a.writes                               ? RaceClass::ReadAfterWrite
                                                     : RaceClass::WriteAfterRead;
        m_raced.insert(place);
        m_found[{HazardKind::Race, which, within, a.writes && b.writes && !isChanged(place), a.site,
                 b.site}]
            .insert({thread(a), thread(b), place});
    }

    /// Whether no lane of the request but the first at the place changed it.
    bool isSame(std::size_t at, std::uint64_t place) const
    {
        bool isFirstLane = true;
        for (const Access &a : m_accesses) {
            if (a.at != at || a.begin >= place + m_place || a.end <= place)
                continue;
            for (std::uint64_t byte = place; byte < place + m_place; ++byte)
                if (!isFirstLane && touches(a, byte) && changes(a, byte))
                    return false;
            isFirstLane = false;
        }
        return true;
    }

    void findUnwritten()
    {
        std::set<std::uint64_t> written = m_written;
        for (const Access &a : m_accesses) {
            for (std::uint64_t byte = a.begin; byte < a.end; ++byte) {
                const std::uint64_t place = byte / m_place * m_place;
                if (a.reads && !written.contains(byte) && !m_raced.contains(place))
                    m_found[{HazardKind::Unwritten, RaceClass::WriteAfterWrite, false, false,
                             a.site, NoSite}]
                        .insert({thread(a), 0, place});
            }
            for (std::uint64_t byte = a.begin; a.writes && byte < a.end; ++byte)
                written.insert(byte);
        }
    }

    const SharedProgram &m_program;
    const std::size_t m_begin;
    const std::size_t m_end;
    const std::set<std::uint64_t> &m_written;
    std::uint64_t m_place = 16;
    std::vector<Access> m_accesses;
    std::set<std::uint64_t> m_raced;
    std::map<HazardKey, std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>>> m_found;
};

} // namespace

HazardKey keyOf(const Hazard &h)
{
    return {h.kind, h.raceClass, h.withinWarp, h.sameValue, h.first.site, h.second.site};
}

std::map<HazardKey, HazardCount> slowHazards(const SharedProgram &program)
{
    std::map<HazardKey, HazardCount> all;
    std::map<HazardKey, std::set<std::uint64_t>> blocks;
    std::set<std::uint64_t> written;
    const auto &events = program.events;
    for (std::size_t begin = 0; begin < events.size();) {
        const Request &first = events[begin].request;
        std::size_t end = begin;
        while (end < events.size() && events[end].request.block == first.block
               && events[end].request.interval == first.interval)
            ++end;
        if (begin == 0 || events[begin - 1].request.block != first.block)
            written.clear();
        for (const auto &[key, triples] : Interval(program, begin, end, written).find()) {
            all[key].pairs += triples.size();
            blocks[key].insert(first.block);
        }
        for (; begin < end; ++begin) {
            const Request &request = events[begin].request;
            for (unsigned lane = 0; lane < MaxLanes; ++lane)
                if (request.kind != AccessKind::Load && (request.active >> lane & 1))
                    for (std::uint32_t b = 0; b < request.bytes; ++b)
                        written.insert(request.address[lane] - window::Shared + b);
        }
    }
    for (auto &[key, count] : all) {
        count.blocks = blocks[key].size();
        count.firstBlock = *blocks[key].begin();
    }
    return all;
}

} // namespace warplens
