// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/sectionreaders.h"

#include <algorithm>

namespace warplens {

using nlohmann::json;

namespace {

// Several times what any device has: more is a slip, and would ask for absurd memory.
constexpr std::uint32_t MostThreads = 16'384;
constexpr std::uint32_t MostSharedBytes = 64u << 20;
constexpr std::uint32_t MostResident = 65'536;

Extent readExtent(ObjectReader &reader, std::string_view key, Extent otherwise, std::uint32_t most)
{
    const json *value = reader.find(key, Need::Required);
    if (!value)
        return otherwise;
    const auto isAxis = [most](const json &axis) {
        return axis.is_number_unsigned() && axis.get<std::uint64_t>() >= 1
            && axis.get<std::uint64_t>() <= most;
    };
    if (!value->is_array() || value->size() != 3 || !std::ranges::all_of(*value, isAxis)) {
        reader.fail(key, "not [x, y, z] of whole numbers from 1 to " + std::to_string(most));
        return otherwise;
    }
    return {(*value)[0].get<std::uint32_t>(), (*value)[1].get<std::uint32_t>(),
            (*value)[2].get<std::uint32_t>()};
}

} // namespace

void readLimits(const json &object, LaunchLimits &limits, std::string &error)
{
    ObjectReader reader(object, "limits", error);
    reader.read("threads", limits.threads, Need::Required, 1, MostThreads);
    limits.block = readExtent(reader, "block", limits.block, MostThreads);
    limits.grid = readExtent(reader, "grid", limits.grid, 0xffff'ffff);
    reader.read("shared_bytes", limits.sharedBytes, Need::Required, 0, MostSharedBytes);
    limits.staticSharedBytes = std::min(limits.staticSharedBytes, limits.sharedBytes);
    reader.read("static_shared_bytes", limits.staticSharedBytes, Need::Optional, 0,
                MostSharedBytes);
    reader.read("resident_warps", limits.residentWarps, Need::Optional, 1, MostResident);
    reader.read("resident_blocks", limits.residentBlocks, Need::Optional, 1, MostResident);
    reader.read("resident_shared_bytes", limits.residentSharedBytes, Need::Optional, 1,
                MostSharedBytes);
    reader.read("shared_bytes_reserved", limits.sharedBytesReserved, Need::Optional, 0,
                MostSharedBytes);
    reader.read("shared_bytes_granularity", limits.sharedBytesGranularity, Need::Optional, 1,
                MostSharedBytes);
    reader.finish();
}

} // namespace warplens
