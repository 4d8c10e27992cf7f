// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/broadcastpasses.h"

#include "cost/bankof.h"

#include <array>
#include <bit>
#include <bitset>

namespace warplens {

namespace {

/// What lanes want, the lowest lane's first.
class Wants
{
public:
    Wants(const Request &request, const Phase &phase, const SharedRules &rules)
    {
        const BankOf bankOf(rules);
        const int shift = std::countr_zero(rules.bankBytes);
        for (LaneMask rest = phase.lanes; rest; rest &= rest - 1) {
            const auto lane = std::size_t(std::countr_zero(rest));
            const std::uint64_t first = request.address[lane] + phase.offset;
            const std::uint64_t last = (first + phase.bytes - 1) >> shift;
            for (std::uint64_t word = first >> shift; word <= last; ++word)
                m_wants[m_count++] = {word, bankOf(word)};
        }
    }

    bool areLeft() const { return m_count != 0; }

    /// Takes away what one pass serves, and calls `use(bank)` for each bank that it takes.
    void servePass(const auto &use)
    {
        std::bitset<MaxBanks> taken;
        const auto take = [&](std::uint32_t bank) {
            taken.set(bank);
            use(bank);
        };
        const std::uint64_t broadcast = m_wants[0].word;
        take(m_wants[0].bank);
        std::size_t left = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Want &want = m_wants[i];
            if (want.word == broadcast)
                continue;
            if (taken.test(want.bank))
                m_wants[left++] = want;
            else
                take(want.bank);
        }
        m_count = left;
    }

private:
    struct Want
    {
        std::uint64_t word;
        std::uint32_t bank;
    };
    // CC 1.x splits what is wider than 4 bytes, and each word holds at least one byte of what a
    // lane wants: 4 words in banks of a byte, 2 in those of 4 bytes if the address is misaligned.
    static constexpr std::size_t MostWordsOfLane = 4;

    std::size_t m_count = 0;
    std::array<Want, MaxLanes * MostWordsOfLane> m_wants; // the first m_count are set
};

} // namespace

std::uint32_t broadcastPasses(const Request &request, const Phase &phase, const SharedRules &rules,
                              std::span<std::uint16_t> ofBank)
{
    std::uint32_t passes = 0;
    for (Wants wants(request, phase, rules); wants.areLeft(); ++passes)
        wants.servePass([&](std::uint32_t bank) { ++ofBank[bank]; });
    return passes;
}

} // namespace warplens
