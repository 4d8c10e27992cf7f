// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/globalcost.h"
#include "cost/halfwarptransactions.h"
#include "cost/mergedgroups.h"

#include <bit>
#include <map>

namespace warplens {

namespace {

std::vector<Transaction> mergedTransactions(const Request &request, const Device &device)
{
    std::vector<Transaction> transactions;
    const std::uint64_t bytes = mergedBytes(request, device.global);
    eachMergedGroup(request, device, [&](LaneMask lanes) {
        std::map<std::uint64_t, LaneMask> moved; // by address
        for (LaneMask rest = lanes; rest; rest &= rest - 1) {
            const auto lane = unsigned(std::countr_zero(rest));
            const std::uint64_t first = request.address[lane];
            for (std::uint64_t at = first / bytes * bytes; at < first + request.bytes; at += bytes)
                moved[at] |= LaneMask(1) << lane;
        }
        for (const auto &[address, users] : moved)
            transactions.push_back({address, std::uint32_t(bytes), users});
    });
    return transactions;
}

} // namespace

std::vector<Transaction> transactionsOf(const Request &request, const Device &device)
{
    if (device.global.protocol == GlobalProtocol::Merge)
        return mergedTransactions(request, device);
    std::vector<Transaction> transactions;
    eachHalfWarpTransaction(request, device, [&](const Transaction &transaction) {
        transactions.push_back(transaction);
    });
    return transactions;
}

} // namespace warplens
