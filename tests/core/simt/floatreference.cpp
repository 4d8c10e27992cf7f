// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "floatreference.h"

#include "laneprobe.h"

#include <bit>
#include <cmath>

namespace warplens {

namespace {

int significandBits(ValueType type) { return type == ValueType::F16 ? 10 : 7; }

double narrowValue(ValueType type, std::uint64_t bits)
{
    const int significand = significandBits(type);
    const int exponentBits = 15 - significand;
    const int bias = (1 << (exponentBits - 1)) - 1;
    const int exponent = int(bits >> significand) & ((1 << exponentBits) - 1);
    const double fraction = double(bits & ((1u << significand) - 1));
    const double sign = bits >> 15 & 1 ? -1 : 1;
    if (exponent == (1 << exponentBits) - 1)
        return fraction != 0 ? std::nan("") : sign * INFINITY;
    if (exponent == 0)
        return sign * std::ldexp(fraction, 1 - bias - significand);
    return sign * std::ldexp(fraction + std::ldexp(1, significand), exponent - bias - significand);
}

/// Positive narrow floats are in the order of their bits; the one after the largest counts as the
/// next power of two when rounding.
std::uint64_t nearestNarrow(ValueType type, long double value)
{
    const std::uint64_t infinity = type == ValueType::F16 ? 0x7c00 : 0x7f80;
    const std::uint64_t sign = std::signbit(value) ? 0x8000 : 0;
    const long double magnitude = std::fabs(value);
    std::uint64_t low = 0;
    std::uint64_t high = infinity;
    while (high - low > 1) {
        const std::uint64_t middle = (low + high) / 2;
        (narrowValue(type, middle) <= magnitude ? low : high) = middle;
    }
    const long double below = narrowValue(type, low);
    const long double above = high == infinity ? std::ldexp(1.0L, type == ValueType::F16 ? 16 : 128)
                                               : narrowValue(type, high);
    const long double middle = (below + above) / 2;
    if (magnitude > middle || (magnitude == middle && (low & 1)))
        return sign | high;
    return sign | low;
}

} // namespace

double floatValue(ValueType type, std::uint64_t bits)
{
    switch (type) {
    case ValueType::F32: return std::bit_cast<float>(std::uint32_t(bits));
    case ValueType::F64: return std::bit_cast<double>(bits);
    default: return narrowValue(type, bits);
    }
}

std::uint64_t nearestBits(ValueType type, long double value)
{
    switch (type) {
    case ValueType::F32: return std::bit_cast<std::uint32_t>(float(value));
    case ValueType::F64: return std::bit_cast<std::uint64_t>(double(value));
    default: break;
    }
    if (std::isnan(value))
        return 0x7fff;
    return nearestNarrow(type, value);
}

bool sameFloat(ValueType type, std::uint64_t a, std::uint64_t b)
{
    if (std::isnan(floatValue(type, a)) && std::isnan(floatValue(type, b)))
        return true;
    return a == b;
}

std::vector<std::uint64_t> floatEdges(ValueType type)
{
    std::vector<std::uint64_t> edges;
    for (const double value : {0.0,
                               1.0,
                               0.5,
                               1.5,
                               2.0,
                               3.0,
                               0.1,
                               10.0,
                               100.25,
                               1000.0,
                               2049.0,
                               4097.0,
                               65504.0,
                               65520.0,
                               1e-3,
                               1e-7,
                               3e-8,
                               6e-5,
                               1e10,
                               1e-30,
                               1e38,
                               2e-39,
                               1e-45,
                               1e300,
                               1e-310,
                               0.333333333,
                               2147483647.0,
                               2147483648.0,
                               4294967295.0,
                               9.3e18,
                               double(INFINITY),
                               double(NAN)}) {
        edges.push_back(nearestBits(type, value));
        edges.push_back(nearestBits(type, -value));
    }
    Mixer mixer;
    for (int i = 0; i < 16; ++i)
        edges.push_back(lowBits(mixer.next(), widthOf(type)));
    return edges;
}

} // namespace warplens
