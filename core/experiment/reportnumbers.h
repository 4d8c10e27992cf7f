// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// Four significant digits are what counts can bear: 77.11, 3.125, 100.
double significant(double value);
/// The same as a text; empty for none.
std::string numberText(const std::optional<double> &value);

/// All digits of a count, four significant ones of what is no whole number.
std::string plainNumberText(double value);

/// Requested bytes over moved bytes, times the device's peak, in 10^9 bytes a second. None if the
/// peak is not known or nothing moved.
std::optional<double> effectiveBandwidth(const Counts &counts, const Device &device);

/// A byte of one of the arrays of a launch.
struct PlacedByte
{
    std::uint32_t array = NoArray; ///< numbered as Site::array
    std::uint64_t byte = 0;        ///< from the array's first
    bool operator==(const PlacedByte &) const = default;
};
/// Where a flat address of global, shared or constant memory lies; nothing if in no array.
std::optional<PlacedByte> placeOf(const Result &result, std::uint64_t address);

/// `note`, `warning`, `error`: the words of the JSON and of compilers.
std::string_view nameOf(Severity severity);

/// The sum of `SiteResult::bankPasses`, or `tgsmByBank`, over all sites.
std::vector<std::uint64_t> sumByBank(const Result &result,
                                     std::vector<std::uint64_t> SiteResult::*banks);

} // namespace warplens
