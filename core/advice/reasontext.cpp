// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/reasontext.h"

#include "cost/progression.h"
#include "experiment/reportnumbers.h"
#include "experiment/vendorwords.h"

#include <cstdlib>

namespace warplens {

namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

constexpr VendorPhrase Inactive = {
    WARPLENS_PHRASE("Only %1 of the warp's %2 lanes are active: a branch keeps the others out."),
    WARPLENS_PHRASE("Only %1 of the wave's %2 lanes are active: a branch keeps the others out."),
    WARPLENS_PHRASE(
        "Only %1 of the sub-group's %2 lanes are active: a branch keeps the others out.")};

/// %1 lanes, %2 sectors, %3 lines, %4 sectors that would do, %5 of the reason's own.
std::string globalText(const char *phrase, const ReasonNumbers &numbers, std::uint64_t own,
                       const Translate &translate)
{
    const Counts &counts = numbers.explanation.counts;
    return fill(translate(phrase),
                {number(counts.lanes), number(counts.sectors), number(counts.lines),
                 number(counts.idealSectors), number(own)});
}

const char *stridePhrase(const RequestFacts &facts)
{
    const auto step = std::uint64_t(std::abs(facts.step)) / facts.bytes;
    if (step == 2 && facts.bytes == 4)
        return WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: every second "
                               "word is skipped.");
    if (step == 2)
        return WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: every second "
                               "element is skipped.");
    return WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: of every %5 "
                           "elements one is used.");
}

std::string globalReasonText(Reason reason, const ReasonNumbers &numbers,
                             const Translate &translate)
{
    const RequestFacts &facts = *numbers.explanation.facts;
    const auto step = std::uint64_t(std::abs(facts.step));
    switch (reason) {
    case Reason::OneAddress:
        return globalText(facts.lanes == 1
                              ? WARPLENS_PHRASE("A single lane asks: it moves %2 sectors.")
                              : WARPLENS_PHRASE("All %1 lanes want one address: what moves for "
                                                "one of them (sectors: %2) serves them all."),
                          numbers, 0, translate);
    case Reason::Stride:
        return globalText(stridePhrase(facts), numbers, step / facts.bytes, translate);
    case Reason::FarApart:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: neighbours lie "
                            "%5 bytes apart, so no two of them share a sector."),
            numbers, step, translate);
    case Reason::Misaligned:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: they lie side by "
                            "side, but begin %5 bytes behind the start of a sector."),
            numbers, facts.pastSector, translate);
    case Reason::Runs:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: they fall into "
                            "%5 stretches that lie apart."),
            numbers, facts.runs, translate);
    case Reason::WholeLines:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch no sector too many (%2 in %3 lines), but the device "
                            "moves more than that: %5 bytes."),
            numbers, numbers.explanation.counts.movedBytes(), translate);
    case Reason::LaneByLane:
        return globalText(
            WARPLENS_PHRASE("%1 lanes pay for %5 transactions: only where lane k of a half-warp "
                            "wants word k of an aligned segment is it served at once."),
            numbers, numbers.explanation.counts.memoryRequests, translate);
    case Reason::Ideal:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines, and no fewer would do."),
            numbers, 0, translate);
    default:
        return globalText(
            WARPLENS_PHRASE("%1 lanes touch %2 sectors in %3 lines; %4 would do: their addresses "
                            "are scattered over %5 places."),
            numbers, facts.addresses, translate);
    }
}

/// %1 and %2 lanes, %3 bank, %4 wavefronts, %5 that would do, %6 words, %7 the bank's lanes.
std::string conflictText(const char *phrase, const ReasonNumbers &numbers,
                         const Translate &translate)
{
    const RequestFacts &facts = *numbers.explanation.facts;
    const Counts &counts = numbers.explanation.counts;
    return fill(translate(phrase),
                {number(facts.firstLane), number(facts.secondLane), number(facts.bank),
                 number(counts.wavefronts), number(counts.idealWavefronts), number(facts.words),
                 number(facts.bankLanes)});
}

std::string sharedReasonText(Reason reason, const ReasonNumbers &numbers,
                             const Translate &translate)
{
    const RequestFacts &facts = *numbers.explanation.facts;
    switch (reason) {
    case Reason::Conflict:
        if (facts.words < 2) // CC 1.x: one word, and not the one that is broadcast
            return conflictText(
                WARPLENS_PHRASE("%7 lanes want parts of one word of bank %3, and only one word is "
                                "broadcast at a time: the request takes %4 wavefronts, %5 would "
                                "do."),
                numbers, translate);
        if (facts.words == 2)
            return conflictText(
                WARPLENS_PHRASE("Lanes %1 and %2 want different words of bank %3: the request "
                                "takes %4 wavefronts, %5 would do."),
                numbers, translate);
        return conflictText(
            WARPLENS_PHRASE("%7 lanes, %1 and %2 among them, want %6 different words of bank %3: "
                            "the request takes %4 wavefronts, %5 would do."),
            numbers, translate);
    case Reason::TurnsOnAddress:
        return conflictText(WARPLENS_PHRASE("%7 lanes change the same word of bank %3 and take "
                                            "turns: %4 wavefronts, %5 would do."),
                            numbers, translate);
    case Reason::TurnsOnBank:
        return conflictText(WARPLENS_PHRASE("%7 lanes change %6 words of bank %3 and take turns: "
                                            "%4 wavefronts, %5 would do."),
                            numbers, translate);
    case Reason::Phases:
        if (facts.isMatrix)
            return conflictText(
                WARPLENS_PHRASE("No conflict: each matrix of 8 rows takes a wavefront of its own, "
                                "%4 in all."),
                numbers, translate);
        return fill(translate(WARPLENS_PHRASE("No conflict: %1 lanes of %2 bytes each are served "
                                              "in %3 phases, a wavefront each.")),
                    {number(facts.lanes), number(facts.bytes),
                     number(numbers.explanation.counts.wavefronts)});
    case Reason::OneWord:
        return fill(translate(WARPLENS_PHRASE("All %1 lanes want the same word: one wavefront "
                                              "brings it to all of them.")),
                    {number(facts.lanes)});
    default:
        return fill(translate(WARPLENS_PHRASE("No conflict: no bank is asked for two words, so one "
                                              "wavefront serves all %1 lanes.")),
                    {number(facts.lanes)});
    }
}

std::string constantText(const ReasonNumbers &numbers, const Translate &translate)
{
    const Counts &counts = numbers.explanation.counts;
    if (counts.words <= counts.idealWords)
        return fill(translate(WARPLENS_PHRASE("All %1 lanes want the same words of constant "
                                              "memory, which are broadcast.")),
                    {number(counts.lanes)});
    return fill(translate(WARPLENS_PHRASE("%1 lanes want %2 different words of constant memory, "
                                          "which take turns; %3 would do.")),
                {number(counts.lanes), number(counts.words), number(counts.idealWords)});
}

/// How a step of words meets the banks.
std::string strideOfWordsText(const ReasonNumbers &numbers, const Translate &translate)
{
    const RequestFacts &facts = *numbers.explanation.facts;
    const auto words = std::uint64_t(std::abs(facts.step)) / facts.bytes;
    return fill(translate(WARPLENS_PHRASE("From lane to lane the address moves by %1 words, which "
                                          "meets only %2 of the %3 banks.")),
                {number(words), number(banksVisited(words, facts.banks)), number(facts.banks)});
}

std::string wholeText(const ReasonNumbers &numbers, const Translate &translate)
{
    const Counts &whole = *numbers.explanation.whole;
    switch (numbers.explanation.space) {
    case Space::Shared:
        return fill(
            translate(WARPLENS_PHRASE("All %1 requests of this access together: %2 "
                                      "wavefronts, %3 would do.")),
            {number(whole.requests), number(whole.wavefronts), number(whole.idealWavefronts)});
    case Space::Constant:
        return fill(translate(WARPLENS_PHRASE("All %1 requests of this access together: %2 "
                                              "words, %3 would do.")),
                    {number(whole.requests), number(whole.words), number(whole.idealWords)});
    default:
        return fill(translate(WARPLENS_PHRASE("All %1 requests of this access together: %2 "
                                              "sectors, %3 would do.")),
                    {number(whole.requests), number(whole.sectors), number(whole.idealSectors)});
    }
}

std::string detailText(Reason reason, const ReasonNumbers &numbers, const Translate &translate)
{
    const RequestFacts &facts = *numbers.explanation.facts;
    const Counts &counts = numbers.explanation.counts;
    switch (reason) {
    case Reason::AboveHundred:
        return fill(translate(WARPLENS_PHRASE("Efficiency is %1 %: lanes share bytes, so more is "
                                              "asked for than has to move.")),
                    {numberText(counts.efficiencyPercent())});
    case Reason::Split:
        return fill(translate(WARPLENS_PHRASE("The device serves it in %1 parts, and a sector "
                                              "that two parts touch counts twice.")),
                    {number(counts.memoryRequests)});
    case Reason::HalfWarps:
        return translate(WARPLENS_PHRASE("Half-warps are served one after the other, and wide "
                                         "accesses in words of 4 bytes."));
    case Reason::PairMerge:
        return fill(translate(WARPLENS_PHRASE("Neighbouring lanes are at one address, so phases "
                                              "merge in pairs: %1 wavefronts instead of %2.")),
                    {number(counts.wavefronts), number(counts.unmergedWavefronts)});
    case Reason::Inactive:
        return fill(translate(Inactive.of(numbers.result.device.vendor)),
                    {number(facts.lanes), number(facts.warpLanes)});
    case Reason::Narrow:
        return fill(translate(WARPLENS_PHRASE("Each lane asks for no more than a part of a word "
                                              "(bytes: %1): let it take %2 elements at once.")),
                    {number(facts.bytes), number(4 / facts.bytes)});
    case Reason::StrideOfWords: return strideOfWordsText(numbers, translate);
    case Reason::AtomicsMeet:
        return fill(translate(WARPLENS_PHRASE("%1 lanes meet at one address; added up in the "
                                              "registers first, %2 operations would be left.")),
                    {number(facts.mostOnOneAddress), number(counts.distinctAddresses)});
    default: return wholeText(numbers, translate);
    }
}

std::string generalText(Reason reason, const ReasonNumbers &numbers, const Translate &translate)
{
    switch (reason) {
    case Reason::NothingRan:
        return translate(WARPLENS_PHRASE("Nothing ran: the messages say what to correct."));
    case Reason::NoAccess:
        return translate(WARPLENS_PHRASE("What is selected touches no memory here. Choose another "
                                         "line or block."));
    case Reason::NotModelled:
        return fill(translate(WARPLENS_PHRASE("No rule of %1 is known for this access. Choose "
                                              "another width, or another device.")),
                    {numbers.result.device.name});
    default:
        return translate(WARPLENS_PHRASE("The block in focus made no such request, or more than "
                                         "are kept, so there is none to explain. Choose another "
                                         "block or a smaller launch."));
    }
}

} // namespace

std::string reasonText(Reason reason, const ReasonNumbers &numbers, const Translate &translate)
{
    if (reason <= Reason::NotRecorded)
        return generalText(reason, numbers, translate);
    if (reason <= Reason::LaneByLane)
        return globalReasonText(reason, numbers, translate);
    if (reason <= Reason::TurnsOnBank)
        return sharedReasonText(reason, numbers, translate);
    if (reason <= Reason::SeveralConstants)
        return constantText(numbers, translate);
    return detailText(reason, numbers, translate);
}

} // namespace warplens
