// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/result.h"
#include "kernel/kernel.h"
#include "simt/request.h"
#include "simt/simulator.h"

#include <cstdint>
#include <span>
#include <vector>

namespace warplens {

/// What beside the request itself decides its cost. Never changes once made, so all threads share
/// one. Kernel and device must outlive it.
class CostContext
{
public:
    CostContext(const Kernel &kernel, const Device &device, std::span<const PlacedArray> arrays);

    /// The unit in which shared memory is indexed: elements of an array from its base.
    struct Elements
    {
        std::uint64_t base = window::Shared;
        std::uint32_t bytes = 4;
    };
    /// Of the array a request goes to; words of the whole window where no array is known.
    const Elements &elementsOf(const Request &request) const;

    /// Adds what one request costs.
    void addTo(Counts &counts, const Request &request) const;

    const Kernel &kernel() const { return m_kernel; }
    const Device &device() const { return m_device; }

private:
    void addGlobal(Counts &counts, const Request &request) const;
    void addShared(Counts &counts, const Request &request) const;
    void addConstant(Counts &counts, const Request &request) const;
    void addLocal(Counts &counts, const Request &request) const;
    void addAtomic(Counts &counts, const Request &request) const;

    const Kernel &m_kernel;
    const Device &m_device;
    Device m_unmerged;                ///< the same device with pair merge off
    std::vector<Elements> m_elements; ///< numbered as Site::array
    Elements m_unknown;
};

} // namespace warplens
