// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// Floating point for tests, by other means than the simulator's: narrow floats are rounded by
/// looking for the nearest of all their values.

/// The value of the bits of a float of any type, exactly.
double floatValue(ValueType type, std::uint64_t bits);
/// The bits nearest to `value`; ties go to the even neighbour. Any NaN gives one of its type.
std::uint64_t nearestBits(ValueType type, long double value);
/// All NaNs are equal.
bool sameFloat(ValueType type, std::uint64_t a, std::uint64_t b);
/// Zeros, infinities, NaN, subnormals, ones, the largest, and some in between; as bits.
std::vector<std::uint64_t> floatEdges(ValueType type);

} // namespace warplens
