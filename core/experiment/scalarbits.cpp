// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/scalarbits.h"

#include "experiment/numbertext.h"
#include "simt/narrowfloat.h"

#include <bit>

namespace warplens {

namespace {

std::optional<std::uint64_t> integerBits(std::string_view text, unsigned bits, bool isSigned)
{
    const auto number = parseWhole(text);
    if (!number)
        return std::nullopt;
    const std::uint64_t half = std::uint64_t(1) << (bits - 1);
    const std::uint64_t all = half - 1 + half;
    const std::uint64_t most = isSigned ? half - 1 : all;
    const std::uint64_t mostNegative = isSigned ? half : 0;
    if (number->magnitude > (number->negative ? mostNegative : most))
        return std::nullopt;
    return (number->negative ? 0 - number->magnitude : number->magnitude) & all;
}

std::optional<std::uint64_t> floatBits(std::string_view text, ValueType type)
{
    const auto value = parseReal(text);
    if (!value)
        return std::nullopt;
    switch (type) {
    case ValueType::F16: return simt::narrowFloat<5, 10>(*value);
    case ValueType::BF16: return simt::narrowFloat<8, 7>(*value);
    case ValueType::F32: return std::bit_cast<std::uint32_t>(float(*value));
    default: return std::bit_cast<std::uint64_t>(*value);
    }
}

} // namespace

std::optional<std::uint64_t> scalarBits(std::string_view text, ValueType type, bool isSigned)
{
    if (isFloat(type))
        return floatBits(text, type);
    if (type != ValueType::Bool)
        return integerBits(text, bytesOf(type) * 8, isSigned);
    text = trimmed(text);
    if (text == "true" || text == "1")
        return 1;
    if (text == "false" || text == "0")
        return 0;
    return std::nullopt;
}

} // namespace warplens
