// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/globaladvice.h"
#include "kernel/source.h"

#include <cstdlib>

namespace warplens {

namespace {

/// `threadIdx.y`, as the text's language has it.
std::string threadIndex(const Result &result, std::uint32_t axis)
{
    const Source &source = result.experiment.source;
    const char letter = "xyz"[axis];
    switch (dialectOf(source)) {
    case Dialect::OpenCl: return "get_local_id(" + std::to_string(axis) + ")";
    case Dialect::Hlsl: return std::string("SV_GroupThreadID.") + letter;
    default: return std::string("threadIdx.") + letter;
    }
}

/// %1 bytes from lane to lane, %2 the first thread index, %3 the one of the axis, %4 the array,
/// %5 elements from lane to lane, %6 the block's width, %7 bytes behind a sector, %8 the warp.
const char *phraseOf(GlobalChange change)
{
    switch (change) {
    case GlobalChange::SwapIndices:
        return WARPLENS_PHRASE(
            "Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, and %3 "
            "in the last. Swap the two.");
    case GlobalChange::UseInLast:
        return WARPLENS_PHRASE(
            "Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4. Let %2 "
            "index the last dimension, or transpose through shared memory.");
    case GlobalChange::ThroughShared:
        return WARPLENS_PHRASE(
            "Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, while "
            "other accesses have it in the last. Transpose a tile through shared memory, so that "
            "%2 is last in both.");
    case GlobalChange::SplitStructure:
        return WARPLENS_PHRASE(
            "Lanes read one member of each structure in %4, %1 bytes apart. Keep an array for each "
            "member, or let a lane load the whole structure at once.");
    case GlobalChange::NeighbouringElements:
        return WARPLENS_PHRASE(
            "Lane to lane the address moves by %5 elements of %4. Let neighbouring lanes take "
            "neighbouring elements: index by %2, and go on by the block's size.");
    case GlobalChange::AlignStart:
        return WARPLENS_PHRASE(
            "Lanes lie side by side in %4, but begin %7 bytes behind the start of a sector. Move "
            "the start to a multiple of a sector, or pad the rows to one.");
    case GlobalChange::WidenBlock:
        return WARPLENS_PHRASE(
            "The block is %6 threads wide, so the lanes of a request fall into rows of %4 that lie "
            "apart. Make it at least %8 wide.");
    case GlobalChange::SortIndices:
        return WARPLENS_PHRASE(
            "The lanes' places in %4 follow no pattern: the index comes from data. Sort the data, "
            "or gather it into shared memory with side-by-side loads first.");
    }
    return "";
}

} // namespace

std::string describe(const GlobalAdvice &advice, const Result &result, const Translate &translate)
{
    std::string array = arrayName(*result.kernel(), advice.array);
    if (array.empty())
        array = translate(WARPLENS_PHRASE("the array"));
    const auto bytes = std::uint64_t(std::llabs(advice.step));
    const std::uint64_t elements = bytes / std::max(advice.elementBytes, 1u);
    return fill(translate(phraseOf(advice.change)),
                {std::to_string(bytes), threadIndex(result, 0), threadIndex(result, advice.axis),
                 array, std::to_string(elements), std::to_string(advice.blockWidth),
                 std::to_string(advice.pastSector), std::to_string(result.launch.warpSize)});
}

} // namespace warplens
