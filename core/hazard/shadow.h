// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace warplens::hazard {

/// What the running block did with a place, a few bytes of shared memory. Epochs count up for ever:
/// one is a stretch in which all that a warp does is unordered among its lanes. What is older than
/// the interval or the block is thereby known to be stale, and nothing is ever cleared.
struct Place
{
    enum Flag : std::uint16_t {
        // In this barrier interval
        SeveralWarps = 1,
        Written = 2,
        Plain = 4,        ///< by an access that is not atomic
        NeverWritten = 8, ///< a read found bytes that the block had not written
        Marked = 16,      ///< to be looked at when the interval ends
        // In the last epoch
        SeveralLanes = 32,
        EpochWritten = 64,
        EpochPlain = 128,
        OfEpoch = SeveralLanes | EpochWritten | EpochPlain
    };

    std::uint32_t epoch = 0;   ///< when it was touched last
    std::uint32_t thread = 0;  ///< first of that epoch: see threadCode
    std::uint16_t written = 0; ///< bytes that the block wrote, bit b for byte b
    std::uint16_t flags = 0;

    /// Two threads met here, one of them wrote, and not all they did was atomic: over the warps, or
    /// within one since its lanes last met.
    bool isSuspect() const
    {
        constexpr unsigned Across = SeveralWarps | Written | Plain;
        return (flags & Across) == Across || (flags & OfEpoch) == OfEpoch
            || (flags & NeverWritten) != 0;
    }
};

/// Warp and lane in one number.
constexpr std::uint32_t threadCode(std::uint32_t warp, unsigned lane) { return warp << 6 | lane; }

/// One access of all lanes of a warp, as its places see it.
struct Passage
{
    std::uint32_t epoch = 0;
    std::uint32_t warp = 0;
    std::uint16_t flags = 0; ///< that it sets
    bool writes = false;
    bool expectsWritten = false;
};

/// All places of shared memory, and which of them need a closer look.
class Shadow
{
public:
    /// `places` of them are kept in a row; those beyond, of arrays without an end, one by one.
    explicit Shadow(std::size_t places)
        : m_near(places)
    {
    }

    void beginBlock() { m_blockStart = nextEpoch(); }
    void beginInterval()
    {
        m_intervalStart = nextEpoch();
        m_marked.clear();
        m_isCut = false;
    }
    std::uint32_t nextEpoch() { return ++m_epoch; }
    std::uint32_t intervalStart() const { return m_intervalStart; }

    void touch(std::size_t index, std::uint16_t bytes, unsigned lane, const Passage &passage);

    /// Places to be looked at.
    const std::vector<std::size_t> &marked() const { return m_marked; }
    /// More places were touched in this interval than are kept.
    bool isCut() const { return m_isCut; }
    /// Null: never touched.
    Place *find(std::size_t index);
    /// Starts counting afresh long before the counter runs over, and says whether it did: then no
    /// epoch from before may be used. Between blocks only.
    bool renewIfOld();

private:
    Place *far(std::size_t index);

    std::vector<Place> m_near;
    std::unordered_map<std::size_t, Place> m_far;
    std::vector<std::size_t> m_marked;
    std::uint32_t m_epoch = 0;
    std::uint32_t m_blockStart = 0;
    std::uint32_t m_intervalStart = 0;
    bool m_isCut = false;
};

inline void Shadow::touch(std::size_t index, std::uint16_t bytes, unsigned lane,
                          const Passage &passage)
{
    Place *known = index < m_near.size() ? &m_near[index] : far(index);
    if (!known) [[unlikely]]
        return;
    Place &place = *known;
    const std::uint32_t thread = threadCode(passage.warp, lane);
    unsigned flags = place.flags;
    if (place.epoch == passage.epoch) {
        flags |= place.thread != thread ? Place::SeveralLanes : 0;
    } else {
        if (place.epoch < m_intervalStart) {
            flags = 0;
            if (place.epoch < m_blockStart)
                place.written = 0;
        } else {
            flags &= ~unsigned(Place::OfEpoch);
            flags |= place.thread >> 6 != passage.warp ? Place::SeveralWarps : 0;
        }
        place.epoch = passage.epoch;
        place.thread = thread;
    }
    const bool isMissing = (bytes & ~place.written) != 0;
    flags |= passage.flags;
    flags |= isMissing && passage.expectsWritten ? Place::NeverWritten : 0;
    if (passage.writes)
        place.written |= bytes;
    place.flags = std::uint16_t(flags);
    if (!(flags & Place::Marked) && place.isSuspect()) [[unlikely]] {
        place.flags |= Place::Marked;
        m_marked.push_back(index);
    }
}

} // namespace warplens::hazard
