// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/instruction.h"
#include "simt/request.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace warplens::simt {

struct Lanes;
struct Step;

/// Executes one step for all lanes and says which step is next; null: the warp stops here.
using Execute = const Step *(*)(Lanes &, const Step *);

/// Where the lanes of an operand stand: a byte offset (a multiple of 64) into the warp's registers
/// or, with the lowest bit set, into the constants that all warps share.
enum class Place : std::uint32_t { };

constexpr Place registerPlace(std::size_t offset) { return Place(offset); }
constexpr Place constantPlace(std::size_t offset) { return Place(offset | 1); }

/// An instruction made ready to run.
struct Step
{
    Execute run = nullptr;
    Place result = {};
    std::array<Place, 3> operands = {};
    const Instruction *instruction = nullptr;
};

/// Storage for lanes: every operand starts on a cache line, so that lane loops need no peeling.
struct alignas(64) LaneStorage
{
    std::array<std::byte, 64> bytes = {};
};

/// What lane operations see of a warp. Arrays hold 32 lanes, or 64 if the warp is larger than 32;
/// lanes beyond the warp hold anything and are never active.
struct Lanes
{
    std::array<std::byte *, 2> bases = {}; ///< registers, constants
    LaneMask active = 0;
    LaneMask alive = 0; ///< not yet at the end of the kernel
    /// No living lane is inactive: results may be written without regard to the mask.
    bool full = true;
    /// The active mask again, 0xff or 0 for each lane.
    alignas(64) std::array<std::uint8_t, MaxLanes> selected = {};

    template <class T> T *at(Place place) const
    {
        const auto code = std::uint32_t(place);
        std::byte *base = bases[code & 1];
        return static_cast<T *>(__builtin_assume_aligned(base + (code & ~1u), 64));
    }
    void setActive(LaneMask mask);
};

inline void Lanes::setActive(LaneMask mask)
{
    active = mask;
    full = mask == alive;
    // Eight lanes at a time: bit l of the mask moves into byte l, then fills it.
    for (unsigned lane = 0; lane < MaxLanes; lane += 8) {
        const std::uint64_t eight =
            (mask >> lane & 0xff) * 0x0101'0101'0101'0101 & 0x8040'2010'0804'0201;
        const std::uint64_t bytes =
            ((eight + 0x7f7f'7f7f'7f7f'7f7f) >> 7 & 0x0101'0101'0101'0101) * 0xff;
        std::memcpy(selected.data() + lane, &bytes, sizeof bytes);
    }
}

} // namespace warplens::simt
