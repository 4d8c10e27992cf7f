// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/sortedaddresses.h"
#include "device/device.h"
#include "kernel/space.h"
#include "simt/request.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace warplens {

inline constexpr unsigned MaxBanks = 128;

/// Which bank holds a word (or an element: any index), counted from `origin`, which is in bank 0.
/// Avoids the division where it can.
class BankOf
{
public:
    explicit BankOf(std::uint32_t banks, std::uint64_t origin = 0)
        : m_banks(banks)
        , m_mask(std::has_single_bit(banks) ? banks - 1 : 0)
        , m_origin(origin)
    {
    }
    /// For words of the flat address space: shared memory begins in bank 0.
    explicit BankOf(const SharedRules &rules)
        : BankOf(rules.banks, window::Shared / rules.bankBytes)
    {
    }
    std::uint32_t operator()(std::uint64_t word) const
    {
        const std::uint64_t index = word - m_origin;
        return std::uint32_t(m_mask || m_banks == 1 ? index & m_mask : index % m_banks);
    }

private:
    std::uint32_t m_banks;
    std::uint64_t m_mask;
    std::uint64_t m_origin;
};

/// The passes that each bank needs in one phase. Allocates nothing.
class BankPasses
{
public:
    BankPasses(const Request &request, LaneMask phase, const SharedRules &rules, BankRule rule)
        : m_banks(rules.banks)
        , m_extra(rule == BankRule::OnePlusDistinctAddresses ? 1 : 0)
    {
        std::fill_n(m_words.begin(), m_banks, std::uint16_t(0));
        if (rules.multicast)
            countWords(request, phase, rules);
        else
            countLanes(request, phase, rules);
    }

    std::uint32_t banks() const { return m_banks; }
    std::uint32_t ofBank(std::uint32_t bank) const
    {
        return m_words[bank] ? m_words[bank] + m_extra : 0;
    }
    std::uint32_t most() const { return m_most + m_extra; } ///< of a phase that has a lane

private:
    /// Lanes on one word are served together: each word takes its bank once.
    void countWords(const Request &request, LaneMask phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        const int shift = std::countr_zero(rules.bankBytes);
        std::uint64_t next = 0; // no word before it is still to be counted
        for (const std::uint64_t address : SortedAddresses(request, phase)) {
            const std::uint64_t end = ((address + request.bytes - 1) >> shift) + 1;
            for (std::uint64_t word = std::max(address >> shift, next); word < end; ++word)
                count(bankOf(word));
            next = end;
        }
    }
    /// Each lane takes its own pass for each of its words.
    void countLanes(const Request &request, LaneMask phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        const int shift = std::countr_zero(rules.bankBytes);
        for (LaneMask rest = phase; rest; rest &= rest - 1) {
            const std::uint64_t address = request.address[std::size_t(std::countr_zero(rest))];
            const std::uint64_t last = (address + request.bytes - 1) >> shift;
            for (std::uint64_t word = address >> shift; word <= last; ++word)
                count(bankOf(word));
        }
    }
    void count(std::uint32_t bank)
    {
        const std::uint32_t words = ++m_words[bank];
        m_most = std::max(m_most, words);
    }

    std::uint32_t m_banks;
    std::uint32_t m_extra;
    std::uint32_t m_most = 0;
    std::array<std::uint16_t, MaxBanks> m_words; // the first m_banks are set
};

} // namespace warplens
