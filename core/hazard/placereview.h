// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/findings.h"
#include "hazard/siteorder.h"
#include "hazard/warporder.h"
#include "hazard/warppairs.h"

#include <span>
#include <utility>
#include <vector>

namespace warplens::hazard {

/// Lanes of one request at a place.
struct Touch
{
    std::uint32_t request = 0; ///< index in the log
    std::uint16_t bytes = 0;   ///< of the place, bit b for byte b
    bool firstChanges = false; ///< the lowest lane writes another value than was there
    bool othersChange = false; ///< a later one does
    LaneMask lanes = 0;
};

/// Finds the hazards at one place in one barrier interval.
class PlaceReview
{
public:
    PlaceReview(const SharedSites &sites, bool independentLanes, const IntervalLog &log,
                const SiteOrder &order, const BarrierOrder &barriers, Findings &findings)
        : m_sites(sites)
        , m_independentLanes(independentLanes)
        , m_log(log)
        , m_order(order)
        , m_barriers(barriers)
        , m_findings(findings)
        , m_warpPairs(log, barriers)
        , m_ofSite(sites.size(), None)
    {
    }

    /// `touches` in the order of the log.
    void review(std::span<const Touch> touches, bool neverWritten);
    /// From now on, or not, what is between warps is left out: nobody knows how they are ordered.
    void setWithinWarpsOnly(bool only) { m_withinWarpsOnly = only; }

    /// More sites met at a place, since the last call, than are compared.
    bool takeIsCut() { return std::exchange(m_isCut, false); }

private:
    static constexpr std::uint32_t None = 0xffff'ffff;
    /// All that one site does to one and the same bytes of the place.
    struct Member
    {
        std::uint32_t site = 0;
        std::uint16_t bytes = 0;
        LaneMask lanes = 0;        ///< of the warp under review
        unsigned executions = 0;   ///< by that warp
        std::uint64_t threads = 0; ///< of all warps
        LoggedLane first;
        LoggedLane ofOtherWarp; ///< the first of another warp than `first`
        bool hasOtherWarp = false;
        std::uint32_t row = None;    ///< of a writer, in m_rows
        std::uint32_t ofSite = None; ///< the next member of the same site
        std::uint32_t last = None;   ///< execution by the warp under review
    };
    /// Two members that may conflict, the lower one first.
    struct Pair
    {
        std::uint32_t relation = None; ///< of the warp under review, in m_relations
        std::uint64_t inWarps = 0;     ///< lanes times lanes, over the warps
        std::uint64_t unordered = 0;
        LoggedLane first; ///< example of an unordered pair
        LoggedLane second;
    };
    struct Execution
    {
        std::size_t member = 0;
        std::uint32_t request = 0;
        LaneMask lanes = 0;
        std::uint32_t previous = None; ///< of the same member
        bool sameValue = true;         ///< no lane after the first changed anything
    };
    /// Of lanes at the lower member, those at the other that have no order with them.
    struct Relation
    {
        std::size_t a = 0;
        std::size_t b = 0;
        std::array<LaneMask, MaxLanes> lanes = {};
    };

    void begin();
    std::span<const Touch> byWarp(std::span<const Touch> touches);
    std::size_t knownMemberOf(const Touch &touch) const;
    std::size_t memberOf(const Touch &touch);
    bool hasRoomFor(const SharedSite &site) const;
    void addMember(const Touch &touch, std::uint32_t site);
    Pair &pairOf(std::size_t a, std::size_t b);
    template <class Visit> void forPresentConflicts(Visit visit);
    Relation &relationOf(std::size_t a, std::size_t b);
    bool conflicts(std::size_t a, std::size_t b) const;
    const SharedSite &siteOf(std::size_t member) const { return m_sites[m_members[member].site]; }
    void collect(std::span<const Touch> ofWarp);
    void collectExecution(std::size_t member, const Touch &touch);
    void noteChanges(const Touch &touch);
    void addLane(const Touch &touch);
    void addWarp(std::span<const Touch> ofWarp);
    void reportSameInstruction(std::size_t member, bool sameValue);
    bool needsOrder() const;
    void addAllPairs();
    void addUnorderedPairs();
    void addUnorderedTo(std::size_t execution);
    LoggedLane laneBefore(std::size_t execution, std::size_t member, unsigned lane) const;
    bool reportRaces();
    bool reportRacesOf(std::size_t a, std::size_t b);
    void followBarriers();
    UnorderedPairs acrossWarps(std::size_t a, std::size_t b);
    void reportRace(std::size_t a, std::size_t b, const UnorderedPairs &found, bool within);
    void reportUnwritten(std::span<const Touch> touches);

    const SharedSites &m_sites;
    const bool m_independentLanes;
    const IntervalLog &m_log;
    const SiteOrder &m_order;
    const BarrierOrder &m_barriers;
    Findings &m_findings;
    WarpPairs m_warpPairs; ///< where barriers order some
    bool m_withinWarpsOnly = false;

    std::vector<Member> m_members;
    std::vector<std::uint32_t> m_ofSite;   ///< by site: its first member
    std::vector<std::size_t> m_writers;    ///< members, ascending
    std::vector<std::vector<Pair>> m_rows; ///< by writer, by member; see pairOf
    std::size_t m_conflicts = 0;           ///< pairs that may conflict
    std::size_t m_atomics = 0;             ///< members
    std::vector<std::size_t> m_present;    ///< members of the warp under review
    std::vector<std::size_t> m_presentWriters;
    std::vector<Execution> m_executions; ///< of the warp under review
    std::vector<Touch> m_byWarp;
    WarpOrder m_warpOrder;
    std::vector<Relation> m_relations;
    bool m_isCut = false;
    bool m_isFirstWarp = true;   ///< that came to the place
    bool m_hasClash = false;     ///< some execution of a plain store has several lanes
    bool m_changedLater = false; ///< by any write of the interval but the first
    bool m_wroteBefore = false;
};

} // namespace warplens::hazard
