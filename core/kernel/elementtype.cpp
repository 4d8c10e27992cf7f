// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/elementtype.h"

#include <algorithm>
#include <array>

namespace warplens {

namespace {

struct Entry
{
    std::string_view name;
    ValueType scalar;
    bool hasVectors; ///< `name2`, `name3` and `name4` exist
};

constexpr std::array Types = {
    Entry{"bool", ValueType::Bool, false},
    Entry{"char", ValueType::I8, true},
    Entry{"signed char", ValueType::I8, false},
    Entry{"unsigned char", ValueType::I8, false},
    Entry{"uchar", ValueType::I8, true},
    Entry{"int8_t", ValueType::I8, false},
    Entry{"uint8_t", ValueType::I8, false},
    Entry{"short", ValueType::I16, true},
    Entry{"unsigned short", ValueType::I16, false},
    Entry{"ushort", ValueType::I16, true},
    Entry{"int16_t", ValueType::I16, false},
    Entry{"uint16_t", ValueType::I16, false},
    Entry{"int", ValueType::I32, true},
    Entry{"unsigned", ValueType::I32, false},
    Entry{"unsigned int", ValueType::I32, false},
    Entry{"uint", ValueType::I32, true},
    Entry{"int32_t", ValueType::I32, false},
    Entry{"uint32_t", ValueType::I32, false},
    Entry{"long", ValueType::I64, true},
    Entry{"unsigned long", ValueType::I64, false},
    Entry{"ulong", ValueType::I64, true},
    Entry{"long long", ValueType::I64, false},
    Entry{"unsigned long long", ValueType::I64, false},
    Entry{"longlong", ValueType::I64, true},
    Entry{"ulonglong", ValueType::I64, true},
    Entry{"int64_t", ValueType::I64, false},
    Entry{"uint64_t", ValueType::I64, false},
    Entry{"size_t", ValueType::I64, false},
    Entry{"half", ValueType::F16, true},
    Entry{"__half", ValueType::F16, true},
    Entry{"__nv_bfloat16", ValueType::BF16, true},
    Entry{"nv_bfloat16", ValueType::BF16, true},
    Entry{"float", ValueType::F32, true},
    Entry{"double", ValueType::F64, true},
};

const Entry *find(std::string_view name)
{
    const auto at = std::ranges::find(Types, name, &Entry::name);
    return at == Types.end() ? nullptr : &*at;
}

} // namespace

std::optional<ElementType> elementTypeOf(std::string_view name)
{
    const std::size_t first = name.find_first_not_of(" \t\r\n\v\f");
    if (first == name.npos)
        return std::nullopt;
    name = name.substr(first, name.find_last_not_of(" \t\r\n\v\f") - first + 1);
    if (const Entry *entry = find(name))
        return ElementType{entry->scalar, 1};
    if (name.back() < '1' || name.back() > '4')
        return std::nullopt;
    const Entry *entry = find(name.substr(0, name.size() - 1));
    if (!entry || !entry->hasVectors)
        return std::nullopt;
    return ElementType{entry->scalar, std::uint32_t(name.back() - '0')};
}

} // namespace warplens
