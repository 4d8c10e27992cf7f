// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/accesspair.h"

#include <cstdint>
#include <optional>

namespace warplens {

/// What the person looks at; one value for all views. Each field narrows the one before it: none
/// set is the whole launch.
struct Selection
{
    std::optional<std::uint32_t> site = {};    ///< index into Kernel::sites
    std::optional<std::uint32_t> warp = {};    ///< of the focus block
    std::optional<AccessPair> pair = {};       ///< two threads that meet, in place of site and warp
    std::optional<std::uint32_t> request = {}; ///< index into Result::recording
    std::optional<std::uint32_t> phase = {};   ///< of that request
    std::optional<std::uint32_t> lane = {};    ///< under the pointer: lights up everywhere

    bool operator==(const Selection &) const = default;
};

} // namespace warplens
