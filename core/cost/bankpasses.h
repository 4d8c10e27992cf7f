// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/bankof.h"
#include "cost/broadcastpasses.h"
#include "cost/passrule.h"
#include "cost/sharedcost.h"
#include "cost/sortedaddresses.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

namespace warplens {

/// The passes that each bank needs in one phase. Allocates nothing.
class BankPasses
{
public:
    BankPasses(const Request &request, const Phase &phase, const SharedRules &rules, PassRule rule)
        : m_banks(rules.banks)
        , m_extra(rule.extra)
    {
        std::fill_n(m_turns.begin(), m_banks, std::uint16_t(0));
        switch (rule.turn) {
        case Turn::Word: countWords(request, phase, rules); break;
        case Turn::Segment: countSegments(request, phase, rules); break;
        case Turn::Lane: countLanes(request, phase, rules); break;
        case Turn::Broadcast:
            m_most = broadcastPasses(request, phase, rules, {m_turns.data(), m_banks});
            break;
        }
    }

    std::uint32_t banks() const { return m_banks; }
    std::uint32_t ofBank(std::uint32_t bank) const
    {
        return m_turns[bank] ? m_turns[bank] + m_extra : 0;
    }
    std::uint32_t most() const { return m_most + m_extra; } ///< of a phase that has a lane

private:
    /// Calls `use(word)` for each distinct word, ascending.
    static void eachWord(const Request &request, const Phase &phase, const SharedRules &rules,
                         const auto &use)
    {
        const int shift = std::countr_zero(rules.bankBytes);
        std::uint64_t next = 0; // no word before it is still to be visited
        for (const std::uint64_t address : SortedAddresses(request, phase.lanes)) {
            const std::uint64_t first = address + phase.offset;
            const std::uint64_t end = ((first + phase.bytes - 1) >> shift) + 1;
            for (std::uint64_t word = std::max(first >> shift, next); word < end; ++word)
                use(word);
            next = end;
        }
    }
    void countWords(const Request &request, const Phase &phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        eachWord(request, phase, rules, [&](std::uint64_t word) { count(bankOf(word)); });
    }
    /// Words come ascending, so a segment is done with before the next begins.
    void countSegments(const Request &request, const Phase &phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        const std::uint64_t origin = window::Shared / rules.bankBytes;
        const std::uint64_t words = std::uint64_t(rules.banks) * rules.wordsTogether;
        std::uint64_t segment = 0;
        std::bitset<MaxBanks> counted; // in that segment
        eachWord(request, phase, rules, [&](std::uint64_t word) {
            const std::uint64_t at = (word - origin) / words;
            if (at != segment)
                counted.reset();
            segment = at;
            const std::uint32_t bank = bankOf(word);
            if (!counted.test(bank))
                count(bank);
            counted.set(bank);
        });
    }
    void countLanes(const Request &request, const Phase &phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        const int shift = std::countr_zero(rules.bankBytes);
        for (LaneMask rest = phase.lanes; rest; rest &= rest - 1) {
            const std::uint64_t first =
                request.address[std::size_t(std::countr_zero(rest))] + phase.offset;
            const std::uint64_t last = (first + phase.bytes - 1) >> shift;
            for (std::uint64_t word = first >> shift; word <= last; ++word)
                count(bankOf(word));
        }
    }
    void count(std::uint32_t bank)
    {
        const std::uint32_t turns = ++m_turns[bank];
        m_most = std::max(m_most, turns);
    }

    std::uint32_t m_banks;
    std::uint32_t m_extra;
    std::uint32_t m_most = 0;
    std::array<std::uint16_t, MaxBanks> m_turns; // the first m_banks are set
};

} // namespace warplens
