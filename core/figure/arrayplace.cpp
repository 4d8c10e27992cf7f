// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/arrayplace.h"

#include <algorithm>

namespace warplens {

namespace {

bool holds(const PlacedArray &array, std::uint64_t address)
{
    return address >= array.base && (array.bytes == 0 || address - array.base < array.bytes);
}

std::uint64_t distance(const PlacedArray &array, std::uint64_t address)
{
    return address < array.base ? array.base - address : address - array.base;
}

} // namespace

const PlacedArray *placeOf(const Result &result, std::uint32_t array)
{
    const auto place = std::ranges::find(result.arrays, array, &PlacedArray::array);
    return place == result.arrays.end() || array == NoArray ? nullptr : &*place;
}

std::uint32_t arrayAt(const Result &result, Space space, std::uint64_t address)
{
    const PlacedArray *nearest = nullptr;
    for (const PlacedArray &array : result.arrays) {
        const bool candidate = array.space == space
            && (space == Space::Global ? distance(array, address) < window::GlobalStride / 2
                                       : holds(array, address));
        if (candidate && (!nearest || distance(array, address) < distance(*nearest, address)))
            nearest = &array;
    }
    return nearest ? nearest->array : NoArray;
}

std::string typeText(const Result &result, std::uint32_t array)
{
    if (!result.kernel() || array == NoArray)
        return {};
    const ArrayType &type = arrayType(*result.kernel(), array);
    std::string text = type.element;
    for (const std::uint32_t size : type.shape)
        text += '[' + std::to_string(size) + ']';
    return text;
}

} // namespace warplens
