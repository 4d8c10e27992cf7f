// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/sectionreaders.h"

#include <algorithm>

namespace warplens {

using nlohmann::json;

namespace {

Extent readExtent(ObjectReader &reader, std::string_view key, Extent otherwise)
{
    const json *value = reader.find(key, Need::Optional);
    if (!value)
        return otherwise;
    const auto isAxis = [](const json &axis) {
        return axis.is_number_unsigned() && axis.get<std::uint64_t>() >= 1
            && axis.get<std::uint64_t>() <= 0xffff'ffff;
    };
    if (!value->is_array() || value->size() != 3 || !std::ranges::all_of(*value, isAxis)) {
        reader.fail(key, "not [x, y, z] of whole numbers from 1 on");
        return otherwise;
    }
    return {(*value)[0].get<std::uint32_t>(), (*value)[1].get<std::uint32_t>(),
            (*value)[2].get<std::uint32_t>()};
}

} // namespace

void readLimits(const json &object, LaunchLimits &limits, std::string &error)
{
    ObjectReader reader(object, "limits", error);
    reader.read("threads", limits.threads, Need::Optional, 1);
    limits.block = readExtent(reader, "block", limits.block);
    limits.grid = readExtent(reader, "grid", limits.grid);
    reader.read("shared_bytes", limits.sharedBytes, Need::Optional);
    limits.staticSharedBytes = std::min(limits.staticSharedBytes, limits.sharedBytes);
    reader.read("static_shared_bytes", limits.staticSharedBytes, Need::Optional);
    reader.read("resident_warps", limits.residentWarps, Need::Optional, 1);
    reader.read("resident_blocks", limits.residentBlocks, Need::Optional, 1);
    reader.read("resident_shared_bytes", limits.residentSharedBytes, Need::Optional, 1);
    reader.read("shared_bytes_reserved", limits.sharedBytesReserved, Need::Optional);
    reader.read("shared_bytes_granularity", limits.sharedBytesGranularity, Need::Optional, 1);
    reader.finish();
}

} // namespace warplens
