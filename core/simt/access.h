// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/lanewise.h"
#include "simt/warp.h"

#include <bit>

namespace warplens::simt {

/// `visit(lane)` for each active lane, in order.
template <unsigned N, class Visit>
WARPLENS_INLINE void forActive(const Lanes &lanes, const Visit &visit)
{
    constexpr LaneMask All = N == 64 ? ~LaneMask(0) : (LaneMask(1) << (N & 63)) - 1;
    if (lanes.active == All) {
        for (unsigned lane = 0; lane < N; ++lane)
            visit(lane);
        return;
    }
    for (LaneMask left = lanes.active; left != 0; left &= left - 1)
        visit(unsigned(std::countr_zero(left)));
}

/// Lowest and highest address of the active lanes, and all their bits together.
struct AddressSpan
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint64_t bits = 0;
};

/// What an access comes down to when all its lanes stay in one segment and are aligned.
struct OneSegment
{
    const Segment *segment = nullptr; ///< null: lanes must be looked at one by one
    AddressSpan span;
};

/// Copies the active lanes' addresses into the warp's request, zeros for the others, and records
/// the request if all is well: the common case, in which no lane needs a look of its own.
OneSegment recordOneSegment(Warp &warp, const Step &step, bool isWrite);

/// Where each lane goes, for accesses that are not of the common case.
struct LaneSegments
{
    std::array<std::uint64_t, MaxLanes> address = {};
    std::array<const Segment *, MaxLanes> segment = {};
    LaneMask valid = 0; ///< lanes whose access takes place
};

/// Looks at every lane, reports what is wrong and records a request for each space.
LaneSegments recordLanes(Warp &warp, const Step &step, bool isWrite);

/// Whichever of the two fits, for what then moves its bytes lane by lane anyway.
LaneSegments recordAnyLanes(Warp &warp, const Step &step, bool isWrite);

/// The registers of the components, from `first`, which stands at `place`; or the one constant
/// that all store.
inline Place componentPlace(const Program &program, Operand first, Place place, unsigned component)
{
    return component == 0 || !first.isRegister() ? place
                                                 : program.registerAt(first.index() + component);
}

/// Bytes of one lane, wherever they are, also across pages.
void readBytes(Warp &warp, const Segment &segment, unsigned lane, std::uint64_t address,
               void *bytes, std::size_t count);
void writeBytes(Warp &warp, const Segment &segment, unsigned lane, std::uint64_t address,
                const void *bytes, std::size_t count);

/// Remembers what a load is about to read, also across pages; atomics count as writes alone.
void noteRead(Warp &warp, const Segment &segment, std::uint64_t address, std::size_t count);

/// Bit b: byte b of the two values differs.
template <class U> WARPLENS_INLINE std::uint16_t differingBytes(U before, U now)
{
    const auto difference = U(before ^ now);
    unsigned bytes = 0;
    for (unsigned b = 0; b < sizeof(U); ++b)
        bytes |= unsigned(std::uint8_t(difference >> 8 * b) != 0) << b;
    return std::uint16_t(bytes);
}

/// Writes down what a store is about to change: `count` bytes of one lane, from `offset` on in its
/// access.
void noteChange(Warp &warp, const LaneSegments &lanes, unsigned lane, unsigned offset,
                const void *bytes, std::size_t count, ChangedBytes &changed);

/// Says what the accesses to shared memory among `lanes` have changed.
void tellStored(Warp &warp, const LaneSegments &lanes, const ChangedBytes &changed);

/// The next step, unless memory ran out.
inline const Step *afterAccess(Warp &warp, const Step *step)
{
    if (step->instruction->site != NoSite)
        warp.countOccurrence(*step);
    if (warp.machine().pages.isExhausted()) [[unlikely]]
        return warp.stopFor(DiagnosticKind::MemoryBudget, warp.machine().limits.memoryBytes,
                            step->instruction->position);
    return step + 1;
}

} // namespace warplens::simt
