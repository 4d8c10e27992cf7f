// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

struct Hazard;
struct Result;

/// One thread's part of one request.
struct ChosenAccess
{
    std::uint32_t site = 0;
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
    std::uint32_t occurrence = 0; ///< as Request::occurrence
    bool operator==(const ChosenAccess &) const = default;
};

/// The accesses that a hazard is about. They are named and not numbered, so that they stay the same
/// where another Result recorded more or less.
struct AccessPair
{
    std::uint64_t block = 0; ///< linear in the grid
    ChosenAccess first;      ///< comes first in the program
    std::optional<ChosenAccess> second;
    bool operator==(const AccessPair &) const = default;
};

/// What `hazard` gives as its example.
AccessPair pairOf(const Hazard &hazard, const Result &result);

/// First, then second, if there is one.
std::vector<ChosenAccess> accessesOf(const AccessPair &pair);

/// The request that `access` is part of, by its index into Result::recording; none: it was not
/// recorded.
std::optional<std::uint32_t> requestOf(const Result &result, const ChosenAccess &access);

} // namespace warplens
