// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/rulestext.h"

#include "experiment/profilercounters.h"
#include "experiment/rulessections.h"
#include "experiment/vendorwords.h"

#include <cstdio>

namespace warplens {

namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

std::string decimal(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

constexpr VendorPhrase WarpHasLanes = {WARPLENS_PHRASE("A warp has %1 lanes."),
                                       WARPLENS_PHRASE("A wave has %1 lanes."),
                                       WARPLENS_PHRASE("A sub-group has %1 lanes.")};
constexpr VendorPhrase HoldsAtMost = {
    WARPLENS_PHRASE("A multiprocessor holds at most %1 warps at once."),
    WARPLENS_PHRASE("A compute unit holds at most %1 waves at once."),
    WARPLENS_PHRASE("An Xe-core holds at most %1 sub-groups at once.")};
constexpr VendorPhrase HeldIsUnknown = {
    WARPLENS_PHRASE("Occupancy: how many warps a multiprocessor holds."),
    WARPLENS_PHRASE("Occupancy: how many waves a compute unit holds."),
    WARPLENS_PHRASE("Occupancy: how many sub-groups an Xe-core holds.")};

RulesSection launchSection(const Device &device, const Translate &translate)
{
    const LaunchLimits &limits = device.limits;
    RulesWriter writer(WARPLENS_PHRASE("Launch"), translate);
    writer.say(WarpHasLanes.of(device.vendor), {number(device.warpSize)});
    if (device.independentLanes)
        writer.say(WARPLENS_PHRASE("Its lanes do not run in lock step: only __syncwarp orders what "
                                   "two of them do."));
    else
        writer.say(WARPLENS_PHRASE("Its lanes run in lock step."));
    writer.say(
        WARPLENS_PHRASE("A block has at most %1 threads, and %2 × %3 × %4 along x, y and z."),
        {number(limits.threads), number(limits.block.x), number(limits.block.y),
         number(limits.block.z)});
    writer.say(WARPLENS_PHRASE("A grid has at most %1 × %2 × %3 blocks."),
               {number(limits.grid.x), number(limits.grid.y), number(limits.grid.z)});
    writer.say(WARPLENS_PHRASE("A block has at most %1 of shared memory, %2 of it in arrays whose "
                               "size the text fixes."),
               {writer.bytes(limits.sharedBytes), writer.bytes(limits.staticSharedBytes)});
    if (device.peakGigabytesPerSecond > 0)
        writer.say(WARPLENS_PHRASE("Its memory moves at most %1 GB a second."),
                   {decimal(device.peakGigabytesPerSecond)});
    if (const std::string profiler(nameOf(device.profiler)); !profiler.empty())
        writer.say(WARPLENS_PHRASE("The counters named beside the figures are those of %1."),
                   {profiler});
    return writer.take();
}

RulesSection atomicsSection(const Device &device, const Translate &translate)
{
    RulesWriter writer(WARPLENS_PHRASE("Atomics"), translate);
    if (!device.global.atomics)
        writer.say(WARPLENS_PHRASE("To global memory: the hardware has none. What is counted is "
                                   "what stores to the same addresses would touch."));
    else if (device.global.atomicLanesMerged != 0)
        writer.say(WARPLENS_PHRASE("To global memory: of each %1 neighbouring lanes, those with "
                                   "one address reach the L2 cache as one operation."),
                   {number(device.global.atomicLanesMerged)});
    else
        writer.say(WARPLENS_PHRASE("To global memory: they touch sectors as stores do. How many "
                                   "operations reach the L2 cache is not known."));
    if (!device.shared.atomics)
        writer.say(WARPLENS_PHRASE("To shared memory: the hardware has none. They are counted as "
                                   "if lanes on one word, and on different words of one bank, "
                                   "took turns."));
    else
        writer.say(
            WARPLENS_PHRASE("To shared memory: lanes on one word, and lanes on different words "
                            "of one bank, take turns."));
    return writer.take();
}

void addConstantAndLocal(const Device &device, const Translate &translate,
                         std::vector<RulesSection> &sections)
{
    if (device.constantLanes != 0) {
        RulesWriter writer(WARPLENS_PHRASE("Constant memory"), translate);
        writer.say(WARPLENS_PHRASE("One 4-byte word a pass goes to all lanes that want it. "
                                   "Different words among %1 neighbouring lanes take turns."),
                   {number(device.constantLanes)});
        sections.push_back(writer.take());
    }
    if (device.localWordBytes != 0) {
        RulesWriter writer(WARPLENS_PHRASE("Local memory"), translate);
        writer.say(WARPLENS_PHRASE(
                       "Arrays of a thread's own are interleaved: successive words of %1 bytes "
                       "belong to successive lanes. Lanes at one index lie side by side, lanes at "
                       "different indices do not."),
                   {number(device.localWordBytes)});
        sections.push_back(writer.take());
    }
}

RulesSection occupancySection(const Device &device, const Translate &translate)
{
    const LaunchLimits &limits = device.limits;
    RulesWriter writer(WARPLENS_PHRASE("Occupancy"), translate);
    writer.say(HoldsAtMost.of(device.vendor), {number(limits.residentWarps)});
    if (limits.residentBlocks != 0)
        writer.say(WARPLENS_PHRASE("It holds at most %1 blocks at once."),
                   {number(limits.residentBlocks)});
    if (limits.residentSharedBytes != 0)
        writer.say(WARPLENS_PHRASE("It has %1 of shared memory for all its blocks."),
                   {writer.bytes(limits.residentSharedBytes)});
    if (limits.sharedBytesGranularity > 1)
        writer.say(WARPLENS_PHRASE("What a block takes of it is rounded up to a multiple of %1."),
                   {writer.bytes(limits.sharedBytesGranularity)});
    if (limits.sharedBytesReserved != 0)
        writer.say(WARPLENS_PHRASE("The system takes %1 for each block besides."),
                   {writer.bytes(limits.sharedBytesReserved)});
    return writer.take();
}

void sayUnmodelledWidths(RulesWriter &writer, const SharedRules &rules)
{
    const std::string loads = widthsNotModelled(rules, false);
    const std::string stores = widthsNotModelled(rules, true);
    if (!loads.empty())
        writer.say(WARPLENS_PHRASE("Loads from shared memory of %1 bytes a lane: no rule is "
                                   "published for them."),
                   {loads});
    if (!stores.empty())
        writer.say(WARPLENS_PHRASE("Stores to shared memory of %1 bytes a lane: no rule is "
                                   "published for them."),
                   {stores});
}

RulesSection unmodelledSection(const Device &device, const Translate &translate)
{
    RulesWriter writer(WARPLENS_PHRASE("What is not modelled"), translate);
    sayUnmodelledWidths(writer, device.shared);
    if (device.constantLanes == 0)
        writer.say(WARPLENS_PHRASE("The cost of constant memory."));
    if (device.localWordBytes == 0)
        writer.say(WARPLENS_PHRASE("Where arrays of a thread's own lie in memory."));
    if (device.limits.residentWarps == 0)
        writer.say(HeldIsUnknown.of(device.vendor));
    else
        writer.say(WARPLENS_PHRASE("Registers, which may lower the occupancy further."));
    writer.say(WARPLENS_PHRASE("Whether a cache already holds what is asked for, and time: what is "
                               "counted is what each request asks for."));
    return writer.take();
}

const char *groupName(RuleGroup group)
{
    switch (group) {
    case RuleGroup::Limits: return WARPLENS_PHRASE("Launch");
    case RuleGroup::Occupancy: return WARPLENS_PHRASE("Occupancy");
    case RuleGroup::Global: return WARPLENS_PHRASE("Global memory");
    case RuleGroup::Atomics: return WARPLENS_PHRASE("Atomics");
    case RuleGroup::Shared: return WARPLENS_PHRASE("Shared memory");
    case RuleGroup::Constant: return WARPLENS_PHRASE("Constant memory");
    case RuleGroup::Local: return WARPLENS_PHRASE("Local memory");
    case RuleGroup::Bandwidth: return WARPLENS_PHRASE("Bandwidth");
    }
    return "";
}

const char *evidencePhrase(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Documented: return WARPLENS_PHRASE("%1, documented: %2");
    case Evidence::Measured: return WARPLENS_PHRASE("%1, measured: %2");
    case Evidence::Inferred: return WARPLENS_PHRASE("%1, inferred: %2");
    }
    return "";
}

RulesSection sourcesSection(const Device &device, const Translate &translate)
{
    RulesWriter writer(WARPLENS_PHRASE("Sources"), translate);
    for (const RuleSource &source : device.sources)
        writer.say(evidencePhrase(source.evidence),
                   {translate(groupName(source.group)), source.text});
    if (device.sources.empty())
        writer.say(WARPLENS_PHRASE("The file of this device names no sources."));
    return writer.take();
}

} // namespace

std::string RulesWriter::bytes(std::uint64_t count) const
{
    if (count >= 1024 && count % 1024 == 0)
        return words(WARPLENS_PHRASE("%1 KiB"), {number(count / 1024)});
    return words(WARPLENS_PHRASE("%1 bytes"), {number(count)});
}

RulesText rulesText(const Device &device, const Translate &translate)
{
    RulesText text{device.name + " · " + device.id, {}};
    text.sections = {launchSection(device, translate), globalSection(device, translate),
                     sharedSection(device, translate), atomicsSection(device, translate)};
    addConstantAndLocal(device, translate, text.sections);
    if (device.limits.residentWarps != 0)
        text.sections.push_back(occupancySection(device, translate));
    text.sections.push_back(unmodelledSection(device, translate));
    text.sections.push_back(sourcesSection(device, translate));
    return text;
}

std::string plainText(const RulesText &text)
{
    std::string plain = text.title + "\n";
    for (const RulesSection &section : text.sections) {
        plain += "\n" + section.title + "\n";
        for (const std::string &sentence : section.sentences)
            plain += "- " + sentence + "\n";
    }
    return plain;
}

} // namespace warplens
