// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <bit>
#include <cstdint>

namespace warplens::simt {

/// The bits of `value` as a float of `Exponent` and `Significand` bits, rounded once, to nearest
/// even. Overflow gives infinity, tiny values become subnormal.
template <int Exponent, int Significand> constexpr std::uint16_t narrowFloat(double value)
{
    constexpr int Bias = (1 << (Exponent - 1)) - 1;
    constexpr std::uint16_t Infinity = std::uint16_t(((1 << Exponent) - 1) << Significand);
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const auto sign = std::uint16_t(bits >> 63 << 15);
    const int exponent = int(bits >> 52 & 0x7ff) - 1023;
    const std::uint64_t fraction = bits & 0xf'ffff'ffff'ffff;
    if (exponent == 1024)
        return std::uint16_t(sign | Infinity | (fraction ? 1 << (Significand - 1) : 0));
    if (exponent < 1 - Bias - Significand - 1) // less than half of the smallest subnormal
        return sign;
    const int subnormalShift = exponent < 1 - Bias ? 1 - Bias - exponent : 0;
    const int shift = 52 - Significand + subnormalShift;
    const std::uint64_t significand = fraction | std::uint64_t(1) << 52;
    const std::uint64_t kept = significand >> shift;
    const std::uint64_t rest = significand & ((std::uint64_t(1) << shift) - 1);
    const std::uint64_t half = std::uint64_t(1) << (shift - 1);
    const std::uint64_t rounded = kept + (rest > half || (rest == half && (kept & 1)) ? 1 : 0);
    // The hidden bit of a normal number adds one to the exponent field, and so does a carry.
    const int field = subnormalShift ? 0 : exponent + Bias - 1;
    const std::uint64_t result = (std::uint64_t(field) << Significand) + rounded;
    return std::uint16_t(sign | (result >= Infinity ? Infinity : std::uint16_t(result)));
}

template <int Exponent, int Significand> constexpr float widenFloat(std::uint16_t bits)
{
    constexpr int Bias = (1 << (Exponent - 1)) - 1;
    const std::uint32_t sign = std::uint32_t(bits >> 15) << 31;
    const std::uint32_t exponent = bits >> Significand & ((1u << Exponent) - 1);
    const std::uint32_t fraction = bits & ((1u << Significand) - 1);
    if (exponent == (1u << Exponent) - 1)
        return std::bit_cast<float>(sign | 0x7f80'0000 | fraction << (23 - Significand));
    if (Exponent == 8) // the exponent of a float: nothing to do but shift
        return std::bit_cast<float>(std::uint32_t(bits) << 16);
    if (exponent == 0) { // subnormal here, normal as a float
        const float scale = std::bit_cast<float>(std::uint32_t(127 + 1 - Bias - Significand) << 23);
        const float magnitude = float(fraction) * scale;
        return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(magnitude));
    }
    return std::bit_cast<float>(sign | (exponent + 127 - Bias) << 23
                                | fraction << (23 - Significand));
}

/// a·b + c in double, rounded to odd if inexact, so that a later rounding to a narrower type is
/// the only one. The product of two narrow floats is exact in double.
constexpr double fusedToOdd(double a, double b, double c)
{
    const double product = a * b;
    const double sum = product + c;
    const double part = sum - product;
    const double error = (product - (sum - part)) + (c - part);
    auto bits = std::bit_cast<std::uint64_t>(sum);
    if (error == 0 || error != error || (bits & 1))
        return sum;
    const bool away = (error > 0) == (sum > 0);
    bits += away ? 1 : std::uint64_t(-1);
    return std::bit_cast<double>(bits);
}

/// An integer as a double whose last bit is sticky, for the same reason.
constexpr double integerToOdd(std::uint64_t value)
{
    if (value >> 53 == 0)
        return double(value);
    const std::uint64_t sticky = (value & 0x7ff) ? 0x800 : 0;
    return double((value & ~std::uint64_t(0x7ff)) | sticky);
}

} // namespace warplens::simt
