// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/bankof.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace warplens {

std::vector<BankWord> bankWords(const Request &request, const Phase &phase, const Device &device)
{
    const BankOf bankOf(device.shared);
    const std::uint64_t bankBytes = device.shared.bankBytes;
    std::vector<BankWord> wanted;
    for (LaneMask rest = phase.lanes & request.active; rest; rest &= rest - 1) {
        const auto lane = unsigned(std::countr_zero(rest));
        const std::uint64_t first = request.address[lane] + phase.offset;
        const std::uint64_t last = (first + phase.bytes - 1) / bankBytes;
        for (std::uint64_t word = first / bankBytes; word <= last; ++word)
            wanted.push_back({bankOf(word), word, LaneMask(1) << lane});
    }
    std::ranges::sort(wanted, {}, [](const BankWord &w) { return std::tuple(w.bank, w.word); });
    std::vector<BankWord> words;
    for (const BankWord &want : wanted) {
        if (words.empty() || words.back().word != want.word)
            words.push_back(want);
        else
            words.back().lanes |= want.lanes;
    }
    return words;
}

} // namespace warplens
