// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/threadnames.h"

#include <algorithm>
#include <array>

namespace warplens {

namespace {

struct ThreadName
{
    std::string_view name;
    std::string_view meaning;
};

constexpr std::string_view Linear =
    "(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x";
constexpr std::string_view ThreadX = "threadIdx.x";
constexpr std::string_view ThreadY = "threadIdx.y";
constexpr std::string_view ThreadZ = "threadIdx.z";
constexpr std::string_view BlockX = "blockIdx.x";
constexpr std::string_view BlockY = "blockIdx.y";
constexpr std::string_view BlockZ = "blockIdx.z";
constexpr std::string_view Lane = "threadIdx.x % warpSize";
constexpr std::string_view Warp = "threadIdx.x / warpSize";
constexpr std::string_view GridX = "blockIdx.x * blockDim.x + threadIdx.x";
constexpr std::string_view GridY = "blockIdx.y * blockDim.y + threadIdx.y";

constexpr std::array<ThreadName, 52> ThreadNames = {{
    {"tid", Linear},
    {"thread_id", Linear},
    {"threadId", Linear},
    {"thread_idx", Linear},
    {"thread_rank", Linear},
    {"threadRank", Linear},
    {"localId", Linear},
    {"local_id", Linear},
    {"ltid", Linear},
    {"tx", ThreadX},
    {"threadX", ThreadX},
    {"ty", ThreadY},
    {"threadY", ThreadY},
    {"tz", ThreadZ},
    {"threadZ", ThreadZ},
    {"bx", BlockX},
    {"bid", BlockX},
    {"block_id", BlockX},
    {"blockId", BlockX},
    {"block_idx", BlockX},
    {"by", BlockY},
    {"bz", BlockZ},
    {"lane", Lane},
    {"lane_id", Lane},
    {"laneId", Lane},
    {"laneid", Lane},
    {"lane_idx", Lane},
    {"laneIdx", Lane},
    {"warp", Warp},
    {"warp_id", Warp},
    {"warpId", Warp},
    {"warpid", Warp},
    {"warp_idx", Warp},
    {"warpIdx", Warp},
    {"wid", Warp},
    {"idx", GridX},
    {"gid", GridX},
    {"gtid", GridX},
    {"global_id", GridX},
    {"globalId", GridX},
    {"global_idx", GridX},
    {"globalIdx", GridX},
    {"global_tid", GridX},
    {"globalTid", GridX},
    {"i", GridX},
    {"index", GridX},
    {"x", GridX},
    {"col", GridX},
    {"column", GridX},
    {"idy", GridY},
    {"y", GridY},
    {"row", GridY},
}};

constexpr std::array<std::string_view, 7> WeakNames = {"i",   "index", "x",     "y",
                                                       "row", "col",   "column"};

constexpr std::array<std::string_view, 8> PlaceWords = {
    "threadIdx",           "blockIdx",      "thread",
    "get_local_id",        "get_global_id", "SV_GroupThreadID",
    "SV_DispatchThreadID", "SV_GroupIndex"};

} // namespace

std::optional<std::string_view> threadNameMeaning(std::string_view name)
{
    const auto found = std::ranges::find(ThreadNames, name, &ThreadName::name);
    return found == ThreadNames.end() ? std::nullopt : std::optional(found->meaning);
}

bool isWeakThreadName(std::string_view name)
{
    return std::ranges::find(WeakNames, name) != WeakNames.end();
}

bool tellsThreadsApart(const std::vector<TextToken> &tokens,
                       const std::map<std::string_view, NameUse> &uses)
{
    return std::ranges::any_of(tokens, [&uses](const TextToken &token) {
        if (std::ranges::find(PlaceWords, token.text) != PlaceWords.end())
            return true;
        const auto use = uses.find(token.text);
        return use != uses.end() && !use->second.isPointer && !isWeakThreadName(token.text)
            && threadNameMeaning(token.text);
    });
}

} // namespace warplens
