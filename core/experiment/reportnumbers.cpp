// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reportnumbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace warplens {

double significant(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double scale = std::pow(10.0, 3 - std::floor(std::log10(std::fabs(value))));
    return std::round(value * scale) / scale;
}

std::string numberText(const std::optional<double> &value)
{
    if (!value)
        return {};
    std::array<char, 32> text;
    const auto end = std::to_chars(text.begin(), text.end(), significant(*value)).ptr;
    return {text.begin(), end};
}

std::string plainNumberText(double value)
{
    const bool isCount = value == std::floor(value) && std::fabs(value) < 1e18;
    return isCount ? std::to_string(std::int64_t(value)) : numberText(value);
}

std::optional<double> effectiveBandwidth(const Counts &counts, const Device &device)
{
    const auto percent = counts.efficiencyPercent();
    if (!percent || device.peakGigabytesPerSecond <= 0)
        return std::nullopt;
    return *percent / 100 * device.peakGigabytesPerSecond;
}

std::optional<PlacedByte> placeOf(const Result &result, std::uint64_t address)
{
    std::optional<PlacedByte> found;
    for (const PlacedArray &array : result.arrays) {
        const std::uint64_t byte = address - array.base;
        const bool isInside = spaceOf(address) == array.space && address >= array.base
            && (array.bytes == 0 || byte < array.bytes);
        // Of open arrays, which have no end, the nearest one below.
        if (isInside && (!found || byte < found->byte))
            found = PlacedByte{array.array, byte};
    }
    return found;
}

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return "error";
}

std::vector<std::uint64_t> sumByBank(const Result &result,
                                     std::vector<std::uint64_t> SiteResult::*banks)
{
    std::vector<std::uint64_t> sums;
    for (const SiteResult &site : result.sites) {
        const auto &more = site.*banks;
        sums.resize(std::max(sums.size(), more.size()));
        for (std::size_t bank = 0; bank < more.size(); ++bank)
            sums[bank] += more[bank];
    }
    return sums;
}

} // namespace warplens
