// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"
#include "simt/simulator.h"

#include <cstdint>
#include <vector>

namespace warplens::simt {

/// A run of addresses that accesses may use, and who keeps its bytes.
struct Segment
{
    enum class Storage : std::uint8_t {
        Flat, ///< the block's shared memory
        Paged,
        Local, ///< of each lane
    };

    Space space = Space::Unknown;
    Storage storage = Storage::Paged;
    std::uint32_t array = NoArray; ///< numbered as Site::array; NoArray: several arrays, or local
    std::uint64_t begin = 0;
    std::uint64_t end = 0; ///< first address outside
    bool isOpen = false;   ///< nobody gave its size

    bool holds(std::uint64_t first, std::uint64_t last, unsigned bytes) const
    {
        return first >= begin && first <= last && last <= end && end - last >= bytes;
    }
};

/// Where the arrays of a launch stand. Sized shared variables come first, then the dynamic ones
/// (all at the same place), then open ones; constant arrays start on pages of their own; global
/// arrays, variables before parameters, take one slot of the global window each.
class ArrayMap
{
public:
    ArrayMap(const Kernel &kernel, const ResolvedLaunch &launch);

    const std::vector<PlacedArray> &placed() const { return m_placed; }
    /// Sized and dynamic shared memory together.
    std::uint64_t sharedBytes() const { return m_shared.end - m_shared.begin; }

    /// The segment that an access at `address` has to stay in: the array the site names, or what
    /// the address's window says. Null: the address belongs to no array.
    const Segment *find(std::uint64_t address, std::uint32_t siteArray) const;
    /// The array that `address` is in or, in global memory, whose slot it is in; NoArray if none.
    std::uint32_t arrayAt(std::uint64_t address) const;
    const Segment &segment(std::uint32_t array) const { return m_segments[array]; }

private:
    void placeShared(const Kernel &kernel, std::uint64_t dynamicBytes);
    void placeConstant(const Kernel &kernel);
    void placeGlobal(const Kernel &kernel, const ResolvedLaunch &launch);
    void place(std::uint32_t array, Space space, std::uint64_t begin, std::uint64_t bytes,
               bool isOpen);

    std::vector<Segment> m_segments; ///< by array
    Segment m_shared;
    Segment m_local;
    std::vector<std::uint32_t> m_slots;      ///< arrays, by slot of the global window
    std::vector<std::uint32_t> m_constants;  ///< arrays, by address
    std::vector<std::uint32_t> m_openShared; ///< arrays, by address
    std::vector<PlacedArray> m_placed;
};

} // namespace warplens::simt
