// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/buffercontents.h"

#include "simt/narrowfloat.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

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

/// The bits of a scalar whose value is `value`.
std::uint64_t scalarBits(ValueType scalar, double value)
{
    switch (scalar) {
    case ValueType::F16: return narrowFloat<5, 10>(value);
    case ValueType::BF16: return narrowFloat<8, 7>(value);
    case ValueType::F32: return std::bit_cast<std::uint32_t>(float(value));
    case ValueType::F64: return std::bit_cast<std::uint64_t>(value);
    case ValueType::Bool: return value != 0;
    default: return integerOf(value);
    }
}

std::uint64_t randomScalar(ValueType scalar, std::uint64_t bits)
{
    switch (scalar) {
    case ValueType::F16: return scalarBits(scalar, double(bits >> 53) * 0x1p-11);
    case ValueType::BF16: return scalarBits(scalar, double(bits >> 56) * 0x1p-8);
    case ValueType::F32: return scalarBits(scalar, double(bits >> 40) * 0x1p-24);
    case ValueType::F64: return scalarBits(scalar, double(bits >> 11) * 0x1p-53);
    case ValueType::Bool: return bits & 1;
    default: return bits;
    }
}

std::uint64_t rampScalar(ValueType scalar, std::uint64_t value)
{
    return isFloat(scalar) || scalar == ValueType::Bool ? scalarBits(scalar, double(value)) : value;
}

/// The bits of scalar `index`.
std::uint64_t scalarAt(const BufferContents &contents, std::uint64_t index)
{
    switch (contents.init) {
    case BufferInit::Zeros:
    case BufferInit::Bytes: break;
    case BufferInit::Constant: return scalarBits(contents.scalar, contents.value);
    case BufferInit::Random:
        return randomScalar(contents.scalar,
                            randomBits(std::bit_cast<std::uint64_t>(contents.value), index));
    case BufferInit::Ramp: {
        const std::uint64_t period = contents.value >= 1 ? integerOf(contents.value) : 0;
        return rampScalar(contents.scalar, period ? index % period : index);
    }
    }
    return 0;
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
    const unsigned size = bytesOf(contents.scalar);
    std::uint64_t index = start / size;
    std::size_t skipped = start % size; // of a scalar that begins before `bytes`
    for (std::size_t at = 0; at < bytes.size(); ++index) {
        const std::uint64_t bits = scalarAt(contents, index) >> (8 * skipped);
        const std::size_t count = std::min<std::size_t>(size - skipped, bytes.size() - at);
        std::memcpy(bytes.data() + at, &bits, count);
        at += count;
        skipped = 0;
    }
}

} // namespace warplens::simt
