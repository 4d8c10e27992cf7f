// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/buffercontents.h"

#include "simt/narrowfloat.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

namespace warplens::simt {

namespace {

/// splitmix64: well mixed bits for each index of each seed.
std::uint64_t randomBits(std::uint64_t seed, std::uint64_t index)
{
    std::uint64_t x = seed + (index + 1) * 0x9e37'79b9'7f4a'7c15;
    x = (x ^ x >> 30) * 0xbf58'476d'1ce4'e5b9;
    x = (x ^ x >> 27) * 0x94d0'49bb'1331'11eb;
    return x ^ x >> 31;
}

std::uint64_t integerOf(double value)
{
    if (!(value > -0x1p63))
        return std::uint64_t(1) << 63;
    if (value >= 0x1p64)
        return ~std::uint64_t(0);
    return value < 0 ? std::uint64_t(std::int64_t(value)) : std::uint64_t(value);
}

/// A scalar type in memory, and how numbers become one.
template <ValueType Type> struct Scalar
{
    using Bits = std::conditional_t<
        bytesOf(Type) == 1, std::uint8_t,
        std::conditional_t<bytesOf(Type) == 2, std::uint16_t,
                           std::conditional_t<bytesOf(Type) == 4, std::uint32_t, std::uint64_t>>>;

    static Bits ofNumber(double value)
    {
        if constexpr (Type == ValueType::F16)
            return narrowFloat<5, 10>(value);
        else if constexpr (Type == ValueType::BF16)
            return narrowFloat<8, 7>(value);
        else if constexpr (Type == ValueType::F32)
            return std::bit_cast<std::uint32_t>(float(value));
        else if constexpr (Type == ValueType::F64)
            return std::bit_cast<std::uint64_t>(value);
        else if constexpr (Type == ValueType::Bool)
            return value != 0;
        else
            return Bits(integerOf(value));
    }
    static Bits ofIndex(std::uint64_t index)
    {
        if constexpr (isFloat(Type))
            return ofNumber(double(index));
        else
            return Type == ValueType::Bool ? Bits(index != 0) : Bits(index);
    }
    /// Integers of all bits; floats in [0, 1) with as many random bits as they hold exactly.
    static Bits ofRandom(std::uint64_t bits)
    {
        constexpr int Kept = Type == ValueType::F64 ? 53
            : Type == ValueType::F32                ? 24
            : Type == ValueType::F16                ? 11
                                                    : 8;
        if constexpr (isFloat(Type))
            return ofNumber(double(bits >> (64 - Kept)) / double(std::uint64_t(1) << Kept));
        else
            return Type == ValueType::Bool ? Bits(bits & 1) : Bits(bits);
    }
};

/// `make(index)` for each scalar that touches the bytes from `start` on; the first and the last may
/// be there in part only.
template <class Bits, class Make>
void fillScalars(std::span<std::byte> bytes, std::uint64_t start, const Make &make)
{
    std::uint64_t index = start / sizeof(Bits);
    std::size_t at = 0;
    if (const std::size_t skipped = start % sizeof(Bits); skipped != 0 && !bytes.empty()) {
        const Bits bits = Bits(std::uint64_t(make(index++)) >> (8 * skipped));
        at = std::min(sizeof(Bits) - skipped, bytes.size());
        std::memcpy(bytes.data(), &bits, at);
    }
    const std::size_t whole = (bytes.size() - at) / sizeof(Bits);
    for (std::size_t i = 0; i < whole; ++i) {
        const Bits bits = make(index + i);
        std::memcpy(bytes.data() + at + i * sizeof(Bits), &bits, sizeof bits);
    }
    at += whole * sizeof(Bits);
    if (at < bytes.size()) {
        const Bits bits = make(index + whole);
        std::memcpy(bytes.data() + at, &bits, bytes.size() - at);
    }
}

template <ValueType Type>
void fillTyped(std::span<std::byte> bytes, std::uint64_t start, const BufferContents &contents)
{
    using Kind = Scalar<Type>;
    using Bits = typename Kind::Bits;
    const std::uint64_t period = contents.value >= 1 ? integerOf(contents.value) : 0;
    const auto seed = std::bit_cast<std::uint64_t>(contents.value);
    const Bits constant = Kind::ofNumber(contents.value);
    if (contents.init == BufferInit::Constant)
        fillScalars<Bits>(bytes, start, [constant](std::uint64_t) { return constant; });
    else if (contents.init == BufferInit::Random)
        fillScalars<Bits>(bytes, start, [seed](std::uint64_t index) {
            return Kind::ofRandom(randomBits(seed, index));
        });
    else if (period == 0)
        fillScalars<Bits>(bytes, start, [](std::uint64_t index) { return Kind::ofIndex(index); });
    else
        fillScalars<Bits>(bytes, start, [period](std::uint64_t index) {
            return Kind::ofIndex((index | period) >> 32
                                     ? index % period
                                     : std::uint32_t(index) % std::uint32_t(period));
        });
}

void copyFile(std::span<std::byte> bytes, std::uint64_t offset, const BufferContents &contents)
{
    if (!contents.fileBytes || offset >= contents.fileBytes->size())
        return;
    const std::size_t count =
        std::min<std::size_t>(bytes.size(), contents.fileBytes->size() - offset);
    std::memcpy(bytes.data(), contents.fileBytes->data() + offset, count);
}

} // namespace

void fillContents(std::span<std::byte> bytes, std::int64_t offset, const BufferContents &contents)
{
    std::fill(bytes.begin(), bytes.end(), std::byte(0));
    if (offset < 0) {
        if (std::uint64_t(-offset) >= bytes.size())
            return;
        bytes = bytes.subspan(std::size_t(-offset));
        offset = 0;
    }
    const auto start = std::uint64_t(offset);
    if (contents.bytes != 0) {
        if (start >= contents.bytes)
            return;
        bytes = bytes.first(std::min<std::uint64_t>(bytes.size(), contents.bytes - start));
    }
    if (contents.init == BufferInit::Zeros)
        return;
    if (contents.init == BufferInit::Bytes)
        return copyFile(bytes, start, contents);
    switch (contents.scalar) {
    case ValueType::Bool: return fillTyped<ValueType::Bool>(bytes, start, contents);
    case ValueType::I8: return fillTyped<ValueType::I8>(bytes, start, contents);
    case ValueType::I16: return fillTyped<ValueType::I16>(bytes, start, contents);
    case ValueType::I32: return fillTyped<ValueType::I32>(bytes, start, contents);
    case ValueType::I64: return fillTyped<ValueType::I64>(bytes, start, contents);
    case ValueType::F16: return fillTyped<ValueType::F16>(bytes, start, contents);
    case ValueType::BF16: return fillTyped<ValueType::BF16>(bytes, start, contents);
    case ValueType::F32: return fillTyped<ValueType::F32>(bytes, start, contents);
    case ValueType::F64: return fillTyped<ValueType::F64>(bytes, start, contents);
    }
}

} // namespace warplens::simt
