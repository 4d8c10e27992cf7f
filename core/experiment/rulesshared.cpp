// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/lanes.h"
#include "experiment/rulessections.h"

namespace warplens {

namespace {

using Phases = std::map<std::uint32_t, std::vector<LaneMask>>;

std::string number(std::uint64_t value) { return std::to_string(value); }

bool isModelled(const Phases &phases, std::uint32_t width)
{
    if (phases.empty())
        return true;
    const auto found = phases.lower_bound(width);
    return found != phases.end() && !found->second.empty();
}

/// `what`: loads or stores.
void sayPhases(RulesWriter &writer, const Phases &phases, const std::string &what)
{
    if (phases.empty())
        return writer.say(WARPLENS_PHRASE("%1: the lanes are served in order, in as few phases as "
                                          "the banks' width allows."),
                          {what});
    for (const auto &[width, lists] : phases) {
        std::string text;
        for (const LaneMask lanes : lists)
            text += (text.empty() ? "" : " · ") + textOf(lanes);
        if (lists.size() == 1)
            writer.say(WARPLENS_PHRASE("%1 of up to %2 bytes a lane: one phase, lanes %3."),
                       {what, number(width), text});
        else if (!lists.empty())
            writer.say(WARPLENS_PHRASE("%1 of up to %2 bytes a lane: %3 phases, lanes %4."),
                       {what, number(width), number(lists.size()), text});
    }
}

void sayRules(RulesWriter &writer, const SharedRules &rules)
{
    for (const auto &[width, rule] : rules.rules)
        if (rule == BankRule::OnePlusDistinctAddresses)
            writer.say(WARPLENS_PHRASE("Accesses of %1 bytes a lane take one pass more than the "
                                       "most lanes of a phase with different addresses on a bank. "
                                       "That pass is no conflict, as none can do without it."),
                       {number(width)});
    if (rules.pairMerge)
        writer.say(WARPLENS_PHRASE(
            "Phases of 8- and 16-byte loads merge in pairs if each lane and its neighbour (by lane "
            "number xor 1, or else xor 2) want the same address in the whole warp."));
}

void sayBanks(RulesWriter &writer, const SharedRules &rules)
{
    writer.say(WARPLENS_PHRASE("Successive words of %1 bytes lie in successive banks."),
               {number(rules.bankBytes)});
    if (rules.wordsTogether > 1)
        writer.say(WARPLENS_PHRASE("A bank serves %1 words in one pass if they lie in one aligned "
                                   "segment of %2 words."),
                   {number(rules.wordsTogether),
                    number(std::uint64_t(rules.banks) * rules.wordsTogether)});
    if (rules.phases == rules.storePhases) {
        sayPhases(writer, rules.phases, writer.words(WARPLENS_PHRASE("Loads and stores")));
    } else {
        sayPhases(writer, rules.phases, writer.words(WARPLENS_PHRASE("Loads")));
        sayPhases(writer, rules.storePhases, writer.words(WARPLENS_PHRASE("Stores and atomics")));
    }
    sayRules(writer, rules);
}

void sayBroadcast(RulesWriter &writer)
{
    writer.say(WARPLENS_PHRASE("Each half-warp of 16 lanes is served on its own, and an access "
                               "wider than 4 bytes as 4-byte requests one after the other."));
    writer.say(WARPLENS_PHRASE(
        "Each pass picks one word to broadcast, that of the lowest lane that is left, and serves "
        "all lanes on it and one lane of every other bank."));
    writer.say(WARPLENS_PHRASE("So lanes on the same word conflict unless it is the broadcast "
                               "word."));
}

} // namespace

std::string widthsNotModelled(const SharedRules &rules, bool stores)
{
    std::string text;
    if (rules.protocol == SharedProtocol::Banks)
        for (const std::uint32_t width : {1, 2, 4, 8, 12, 16})
            if (!isModelled(stores ? rules.storePhases : rules.phases, width))
                text += (text.empty() ? "" : ", ") + number(width);
    return text;
}

RulesSection sharedSection(const Device &device, const Translate &translate)
{
    const SharedRules &rules = device.shared;
    RulesWriter writer(WARPLENS_PHRASE("Shared memory"), translate);
    writer.say(WARPLENS_PHRASE("There are %1 banks. Different words in one bank have to wait for "
                               "each other: that is a bank conflict."),
               {number(rules.banks)});
    if (rules.protocol == SharedProtocol::BroadcastHalfWarp) {
        writer.say(WARPLENS_PHRASE("Successive words of %1 bytes lie in successive banks."),
                   {number(rules.bankBytes)});
        sayBroadcast(writer);
        return writer.take();
    }
    if (rules.multicast)
        writer.say(WARPLENS_PHRASE("Lanes that want the same word are served together."));
    else
        writer.say(WARPLENS_PHRASE("Each lane is served alone, even if others want its word."));
    writer.say(WARPLENS_PHRASE("A phase takes as many passes as its fullest bank needs; the phases "
                               "of a request follow each other."));
    if (device.bankModes.empty()) {
        sayBanks(writer, rules);
        return writer.take();
    }
    for (const auto &[name, mode] : device.bankModes) {
        writer.say(name == device.bankMode
                       ? WARPLENS_PHRASE("The bank mode of %1 bytes is the one that counts now:")
                       : WARPLENS_PHRASE("In the bank mode of %1 bytes, which can be switched on:"),
                   {number(name)});
        sayBanks(writer, mode);
    }
    return writer.take();
}

} // namespace warplens
