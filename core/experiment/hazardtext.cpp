// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/hazardtext.h"

#include "kernel/source.h"

#include <algorithm>
#include <vector>

namespace warplens {

namespace {

std::uint32_t lineOf(const Kernel &kernel, const HazardAccess &access)
{
    return access.site < kernel.sites.size() ? kernel.sites[access.site].position.line : 0;
}

/// What stands in a sentence for its `%1` to `%6`.
struct Words
{
    std::string firstThread;
    std::string firstLine;
    std::string secondThread;
    std::string secondLine;
    std::string element;
    std::string barrier;
};

/// How the dialect spells a barrier of the block, or of the warp.
std::string barrierWords(const Source &source, bool ofWarp)
{
    switch (dialectOf(source)) {
    case Dialect::OpenCl:
        return ofWarp ? "sub_group_barrier(CLK_LOCAL_MEM_FENCE)" : "barrier(CLK_LOCAL_MEM_FENCE)";
    case Dialect::Hlsl: return "GroupMemoryBarrierWithGroupSync()";
    default: return ofWarp ? "__syncwarp()" : "__syncthreads()";
    }
}

Words wordsOf(const Hazard &hazard, const Result &result, const Translate &translate)
{
    const Kernel &kernel = *result.kernel();
    const auto thread = [&result](const HazardAccess &access) {
        return coordinatesText(positionOf(access.thread, result.launch.block));
    };
    return {thread(hazard.first),
            std::to_string(lineOf(kernel, hazard.first)),
            thread(hazard.second),
            std::to_string(lineOf(kernel, hazard.second)),
            elementText(kernel, hazard.array, hazard.byte, translate),
            barrierWords(result.experiment.source, hazard.withinWarp)};
}

bool isAtomic(const Kernel &kernel, const HazardAccess &access)
{
    return access.site < kernel.sites.size()
        && kernel.sites[access.site].kind == AccessKind::Atomic;
}

/// Two atomics are no race, so one of two writes may be one.
const char *bothWritePhrase(bool sameLine, bool firstIsAtomic, bool secondIsAtomic)
{
    if (firstIsAtomic)
        return WARPLENS_PHRASE("Write after write: thread %1 changes %5 by an atomic at line %2, "
                               "and thread %3 writes it at line %4 with no barrier between.");
    if (secondIsAtomic)
        return WARPLENS_PHRASE("Write after write: thread %1 writes %5 at line %2, and thread %3 "
                               "changes it by an atomic at line %4 with no barrier between.");
    return sameLine
        ? WARPLENS_PHRASE("Write after write: threads %1 and %3 both write %5 at line %2 with no "
                          "barrier between.")
        : WARPLENS_PHRASE("Write after write: thread %1 at line %2 and thread %3 at line %4 both "
                          "write %5 with no barrier between.");
}

const char *racePhrase(const Hazard &hazard, const Kernel &kernel, bool sameLine)
{
    const bool firstIsAtomic = isAtomic(kernel, hazard.first);
    const bool secondIsAtomic = isAtomic(kernel, hazard.second);
    switch (hazard.raceClass) {
    case RaceClass::WriteAfterWrite:
        return bothWritePhrase(sameLine, firstIsAtomic, secondIsAtomic);
    case RaceClass::ReadAfterWrite:
        return firstIsAtomic
            ? WARPLENS_PHRASE("Read after write: thread %1 changes %5 by an atomic at line %2, and "
                              "thread %3 reads it at line %4 with no barrier between.")
            : WARPLENS_PHRASE("Read after write: thread %1 writes %5 at line %2, and thread %3 "
                              "reads it at line %4 with no barrier between.");
    case RaceClass::WriteAfterRead:
        return secondIsAtomic
            ? WARPLENS_PHRASE("Write after read: thread %1 reads %5 at line %2, and thread %3 "
                              "changes it by an atomic at line %4 with no barrier between.")
            : WARPLENS_PHRASE("Write after read: thread %1 reads %5 at line %2, and thread %3 "
                              "writes it at line %4 with no barrier between.");
    }
    return "";
}

/// Where a barrier would help, or what else would. Lines may be in a branch, where a barrier would
/// wait for ever: all threads have to pass it.
const char *raceAdvice(const Hazard &hazard, std::uint32_t firstLine, std::uint32_t secondLine)
{
    if (hazard.sameValue)
        return WARPLENS_PHRASE("In this run they write the same value, and any order gives that: "
                               "harmless, unless other data makes them differ.");
    const bool isOneSite = hazard.first.site == hazard.second.site;
    if (isOneSite && hazard.first.occurrence == hazard.second.occurrence)
        return WARPLENS_PHRASE("Give each thread an element of its own, or let one thread write.");
    if (isOneSite)
        return WARPLENS_PHRASE("Put %6 where all threads pass, between one turn of line %2 and the "
                               "next.");
    if (firstLine < secondLine)
        return WARPLENS_PHRASE("Put %6 between line %2 and line %4, where all threads pass.");
    if (firstLine == secondLine)
        return WARPLENS_PHRASE("Put %6 between the two accesses of line %2, where all threads "
                               "pass.");
    // The second access comes round in the next turn of a loop, or is in a function above.
    return WARPLENS_PHRASE("Put %6 where all threads pass after line %2 and before line %4 comes "
                           "next, such as at the end of a loop.");
}

/// Whether the race is one of several over an array that each warp takes for its own. One remedy
/// does for all of them.
bool isOverWarpStorage(const Hazard &hazard, const Result &result)
{
    const auto isStorage = [&hazard](const Hazard &other) {
        return other.kind == HazardKind::WarpStorage && other.array == hazard.array;
    };
    return !hazard.withinWarp && !hazard.sameValue
        && std::ranges::any_of(result.hazards, isStorage);
}

/// `staged[4][32]`: a row for each warp.
std::string rowsText(const Hazard &hazard, const Result &result)
{
    const std::uint64_t lanes = std::max<std::uint64_t>(result.launch.warpSize, 1);
    const std::uint64_t warps = (result.launch.block.count() + lanes - 1) / lanes;
    return arrayName(*result.kernel(), hazard.array) + "[" + std::to_string(warps) + "]["
        + std::to_string(lanes) + "]";
}

std::string filled(const char *phrase, const Words &words, const Translate &translate)
{
    return fill(translate(phrase),
                {words.firstThread, words.firstLine, words.secondThread, words.secondLine,
                 words.element, words.barrier});
}

std::string raceText(const Hazard &hazard, const Result &result, const Words &words,
                     const Translate &translate)
{
    const Kernel &kernel = *result.kernel();
    const std::uint32_t first = lineOf(kernel, hazard.first);
    const std::uint32_t second = lineOf(kernel, hazard.second);
    std::string text = filled(racePhrase(hazard, kernel, first == second), words, translate);
    if (hazard.withinWarp && !hazard.sameValue)
        text += " " + translate(WARPLENS_PHRASE("The lanes of a warp need not keep step."));
    if (isOverWarpStorage(hazard, result))
        return text + " "
            + fill(translate(WARPLENS_PHRASE("Give each warp a row of its own: %1.")),
                   {rowsText(hazard, result)});
    return text + " " + filled(raceAdvice(hazard, first, second), words, translate);
}

const char *sameInstructionPhrase(const Hazard &hazard)
{
    if (hazard.sameValue)
        return WARPLENS_PHRASE("Threads %1 and %3 store the same value to %5 in one instruction "
                               "at line %2. It is harmless, and one lane's store would do.");
    return WARPLENS_PHRASE("Threads %1 and %3 store different values to %5 in one instruction at "
                           "line %2: which of them stays is undefined. Let one lane store, or "
                           "use an atomic.");
}

std::string warpStorageText(const Hazard &hazard, const Result &result, const Translate &translate)
{
    const std::uint64_t lanes = std::max<std::uint64_t>(result.launch.warpSize, 1);
    const std::uint64_t warps = (result.launch.block.count() + lanes - 1) / lanes;
    return fill(translate(WARPLENS_PHRASE(
                    "%1 looks like storage of a warp's own, but shared memory belongs to the "
                    "block, and its %2 warps use the same elements. Give each warp a row of "
                    "its own: %3.")),
                {arrayName(*result.kernel(), hazard.array), std::to_string(warps),
                 rowsText(hazard, result)});
}

/// Two threads meet at a place, or one reads it: counted once for each place and barrier interval.
const char *countPhrase(const Hazard &hazard, bool hasManyBlocks)
{
    const bool isRead = hazard.kind == HazardKind::Unwritten;
    if (hazard.blocks > 1)
        return isRead ? WARPLENS_PHRASE("(%1 reads in %2 blocks, such as block %3)")
                      : WARPLENS_PHRASE("(%1 meetings of two threads in %2 blocks, such as block "
                                        "%3)");
    if (hazard.pairs == 1)
        return hasManyBlocks ? WARPLENS_PHRASE("(in block %3)") : nullptr;
    if (hasManyBlocks)
        return isRead ? WARPLENS_PHRASE("(%1 reads in block %3)")
                      : WARPLENS_PHRASE("(%1 meetings of two threads in block %3)");
    return isRead ? WARPLENS_PHRASE("(%1 reads)") : WARPLENS_PHRASE("(%1 meetings of two threads)");
}

/// How often, and where; nothing where the sentence has said it all.
std::string countText(const Hazard &hazard, const Result &result, const Translate &translate)
{
    const char *phrase = countPhrase(hazard, result.launch.grid.count() > 1);
    if (hazard.pairs == 0 || !phrase)
        return {};
    return " "
        + fill(translate(phrase),
               {std::to_string(hazard.pairs), std::to_string(hazard.blocks),
                coordinatesText(positionOf(hazard.block, result.launch.grid))});
}

std::string sentences(const Hazard &hazard, const Result &result, const Translate &translate)
{
    const Words words = wordsOf(hazard, result, translate);
    switch (hazard.kind) {
    case HazardKind::Race: return raceText(hazard, result, words, translate);
    case HazardKind::SameInstruction:
        return filled(sameInstructionPhrase(hazard), words, translate);
    case HazardKind::Unwritten:
        return filled(WARPLENS_PHRASE("Thread %1 reads %5 at line %2, and no thread of its block "
                                      "has written that before: what it reads is undefined. Write "
                                      "it first."),
                      words, translate);
    case HazardKind::WarpStorage: return warpStorageText(hazard, result, translate);
    }
    return {};
}

} // namespace

std::string_view nameOf(HazardKind kind)
{
    switch (kind) {
    case HazardKind::Race: return "race";
    case HazardKind::SameInstruction: return "same_instruction";
    case HazardKind::Unwritten: return "unwritten";
    case HazardKind::WarpStorage: return "warp_storage";
    }
    return "race";
}

std::string_view nameOf(RaceClass raceClass)
{
    switch (raceClass) {
    case RaceClass::ReadAfterWrite: return "RAW";
    case RaceClass::WriteAfterRead: return "WAR";
    case RaceClass::WriteAfterWrite: return "WAW";
    }
    return "WAW";
}

std::string coordinatesText(const Extent &position)
{
    return "(" + std::to_string(position.x) + ", " + std::to_string(position.y) + ", "
        + std::to_string(position.z) + ")";
}

std::string indexText(const Kernel &kernel, std::uint32_t array, std::uint64_t byte)
{
    const ArrayType &type = arrayType(kernel, array);
    std::uint64_t element = byte / std::max<std::uint32_t>(type.elementBytes, 1);
    const bool isVariable = array < kernel.variables.size();
    if (type.shape.empty()) {
        const bool isOne = isVariable && !kernel.variables[array].open && element == 0;
        return isOne ? std::string() : "[" + std::to_string(element) + "]";
    }
    std::string text;
    for (std::size_t axis = type.shape.size(); axis-- > 0;) {
        // The outermost index is not wrapped: it shows how far outside a byte is.
        const std::uint64_t size = std::max<std::uint64_t>(type.shape[axis], 1);
        text = "[" + std::to_string(axis == 0 ? element : element % size) + "]" + text;
        element /= size;
    }
    return text;
}

std::string elementText(const Kernel &kernel, std::uint32_t array, std::uint64_t byte,
                        const Translate &translate)
{
    const std::string name = arrayName(kernel, array);
    if (name.empty())
        return fill(translate(WARPLENS_PHRASE("byte %1 of shared memory")), {std::to_string(byte)});
    return name + indexText(kernel, array, byte);
}

std::string describe(const Hazard &hazard, const Result &result, const Translate &translate)
{
    return sentences(hazard, result, translate) + countText(hazard, result, translate);
}

} // namespace warplens
