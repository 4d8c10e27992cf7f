// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

/// Why something cannot be swept. In brackets: the arguments.
enum class SweepErrorKind : std::uint8_t {
    NoValues,
    BadRange,      ///< [text]
    BadStep,       ///< [text]: it never gets from the first value to the last
    TooManyValues, ///< [number, most]
    UnknownAxis,   ///< [name, the names there are]
    UnknownMetric, ///< [name, the names there are]
    BadValue,      ///< [axis, value]: no whole number from 0 up, or too large
    ZeroExtent,    ///< [axis]
    NoDeclaration, ///< [array]: its sizes do not stand in the text
    OneDimension,  ///< [array]: padding would move nothing
};

struct SweepError
{
    SweepErrorKind kind = SweepErrorKind::NoValues;
    std::vector<std::string> arguments;

    bool operator==(const SweepError &) const = default;
};

/// One sentence: what is wrong and what to do.
std::string describe(const SweepError &error, const Translate &translate);

} // namespace warplens
