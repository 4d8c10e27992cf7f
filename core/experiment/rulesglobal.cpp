// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/rulessections.h"
#include "experiment/vendorwords.h"

namespace warplens {

namespace {

const char *nameOf(CacheHint hint)
{
    switch (hint) {
    case CacheHint::Default: return "";
    case CacheHint::AllLevels: return ".ca";
    case CacheHint::Global: return ".cg";
    case CacheHint::Streaming: return ".cs";
    case CacheHint::LastUse: return ".lu";
    case CacheHint::Volatile: return ".cv";
    case CacheHint::WriteBack: return ".wb";
    case CacheHint::WriteThrough: return ".wt";
    }
    return "";
}

void sayStrict(RulesWriter &writer)
{
    writer.say(WARPLENS_PHRASE("Each half-warp of 16 lanes is served on its own."));
    writer.say(WARPLENS_PHRASE(
        "If lane k accesses word k of one aligned segment, the half-warp is one transaction: of 64 "
        "bytes for 4-byte words, of 128 bytes for 8-byte words, and two of 128 bytes for 16-byte "
        "words. Lanes may be missing."));
    writer.say(WARPLENS_PHRASE("Otherwise each active lane pays a transaction of 32 bytes: any "
                               "other order, start or width."));
}

void saySegments(RulesWriter &writer)
{
    writer.say(WARPLENS_PHRASE("Each half-warp of 16 lanes is served on its own, in any order of "
                               "its lanes."));
    writer.say(WARPLENS_PHRASE(
        "The lowest lane that is left names an aligned segment: 32 bytes for 1-byte words, 64 for "
        "2-byte words, else 128. All lanes in it are served by one transaction, and so on."));
    writer.say(WARPLENS_PHRASE("A transaction of which only one half is used shrinks to that half, "
                               "down to 32 bytes."));
}

constexpr VendorPhrase WholeWarp = {
    WARPLENS_PHRASE("%1: all lanes of a warp are merged together."),
    WARPLENS_PHRASE("%1: all lanes of a wave are merged together."),
    WARPLENS_PHRASE("%1: all lanes of a sub-group are merged together.")};

void sayMerged(RulesWriter &writer, const std::map<std::uint32_t, std::uint32_t> &merged,
               const std::string &what, const std::string &vendor)
{
    if (merged.empty())
        writer.say(WholeWarp.of(vendor), {what});
    else if (merged.begin()->first > 1)
        writer.say(WARPLENS_PHRASE("%1 of less than %2 bytes a lane: all lanes of a warp are "
                                   "merged together."),
                   {what, std::to_string(merged.begin()->first)});
    for (const auto &[width, lanes] : merged) {
        if (width <= 1)
            writer.say(WARPLENS_PHRASE("%1: each %2 neighbouring lanes are merged, as a memory "
                                       "request of their own."),
                       {what, std::to_string(lanes)});
        else
            writer.say(WARPLENS_PHRASE("%1 of %2 bytes a lane or more: each %3 neighbouring lanes "
                                       "are merged, as a memory request of their own."),
                       {what, std::to_string(width), std::to_string(lanes)});
    }
}

void sayMerge(RulesWriter &writer, const Device &device)
{
    const GlobalRules &rules = device.global;
    writer.say(WARPLENS_PHRASE("Lanes that touch the same sector share it, in any order: what "
                               "counts is how many sectors a request touches."));
    if (rules.lineBytes == rules.sectorBytes)
        writer.say(WARPLENS_PHRASE("A sector is a whole line of %1 bytes."),
                   {std::to_string(rules.lineBytes)});
    else
        writer.say(WARPLENS_PHRASE("A sector has %1 bytes, a line %2."),
                   {std::to_string(rules.sectorBytes), std::to_string(rules.lineBytes)});
    writer.say(
        WARPLENS_PHRASE("A load moves transactions of %1 bytes, a store of %2."),
        {std::to_string(rules.loadTransactionBytes), std::to_string(rules.storeTransactionBytes)});
    for (const auto &[hint, bytes] : rules.hintedLoadBytes)
        writer.say(WARPLENS_PHRASE("A load with the hint %1 moves %2 bytes."),
                   {nameOf(hint), std::to_string(bytes)});
    if (rules.lanesMerged == rules.storeLanesMerged)
        return sayMerged(writer, rules.lanesMerged,
                         writer.words(WARPLENS_PHRASE("Loads and stores")), device.vendor);
    sayMerged(writer, rules.lanesMerged, writer.words(WARPLENS_PHRASE("Loads")), device.vendor);
    sayMerged(writer, rules.storeLanesMerged, writer.words(WARPLENS_PHRASE("Stores and atomics")),
              device.vendor);
}

} // namespace

RulesSection globalSection(const Device &device, const Translate &translate)
{
    const GlobalRules &rules = device.global;
    RulesWriter writer(WARPLENS_PHRASE("Global memory"), translate);
    switch (rules.protocol) {
    case GlobalProtocol::Merge: sayMerge(writer, device); break;
    case GlobalProtocol::StrictHalfWarp: sayStrict(writer); break;
    case GlobalProtocol::SegmentHalfWarp: saySegments(writer); break;
    }
    if (rules.alignmentFaults)
        writer.say(WARPLENS_PHRASE("An address must be a multiple of the width of its access, "
                                   "else the hardware stops the kernel."));
    else
        writer.say(WARPLENS_PHRASE("An address need not be a multiple of the width of its "
                                   "access."));
    return writer.take();
}

} // namespace warplens
