// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"
#include "simt/simulator.h"

#include <span>
#include <vector>

namespace warplens::hazard {

/// What an access site may do to shared memory. Offsets are from the window's start.
struct SharedSite
{
    std::uint64_t begin = 0; ///< an access outside these bounds does not take place
    std::uint64_t end = 0;
    std::uint32_t array = NoArray;
    bool reads = false;
    bool writes = false;
    bool isAtomic = false;
    /// Whether a read of bytes that nobody wrote is worth a word.
    bool expectsWritten = false;

    /// Whether two accesses to one byte depend on their order.
    bool conflictsWith(const SharedSite &other) const
    {
        return (writes || other.writes) && !(isAtomic && other.isAtomic);
    }
};

/// The arrays of shared memory by place, and the sites that may go there.
class SharedSites
{
public:
    SharedSites(const Kernel &kernel, const ResolvedLaunch &launch,
                std::span<const PlacedArray> arrays);

    const SharedSite &operator[](std::uint32_t site) const { return m_sites[site]; }
    std::size_t size() const { return m_sites.size(); }
    /// Some site may write to shared memory.
    bool anyWrites() const { return m_anyWrites; }
    /// Bytes of sized and dynamic arrays together; open ones come after.
    std::uint64_t closedBytes() const { return m_closedBytes; }
    /// The place as a power of two: as many bytes as the narrowest access takes.
    unsigned placeShift() const { return m_placeShift; }

    /// The array that an access of `site` at `offset` is in.
    std::uint32_t arrayAt(std::uint32_t site, std::uint64_t offset) const;
    std::uint64_t baseOf(std::uint32_t array) const { return at(array).begin; }
    bool expectsWritten(std::uint32_t array) const { return at(array).expectsWritten; }
    /// As many elements as a warp has lanes, in a block of several warps.
    bool isOneWarpLong(std::uint32_t array) const { return at(array).isOneWarpLong; }

private:
    struct Array
    {
        std::uint32_t array = NoArray;
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        bool expectsWritten = true;
        bool isOneWarpLong = false;
    };

    void place(const Kernel &kernel, const ResolvedLaunch &launch,
               std::span<const PlacedArray> arrays);
    void markRead(const Kernel &kernel);
    void addSite(const Site &site);
    const Array &at(std::uint32_t array) const;

    std::vector<SharedSite> m_sites;
    std::vector<Array> m_arrays;
    std::uint64_t m_closedBytes = 0;
    std::uint64_t m_end = 0; ///< of all that can be touched
    unsigned m_placeShift = 4;
    bool m_anyWrites = false;
};

} // namespace warplens::hazard
