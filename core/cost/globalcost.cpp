// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/globalcost.h"

#include "cost/mergedgroups.h"
#include "cost/progression.h"
#include "cost/sortedaddresses.h"

#include <algorithm>
#include <bit>
#include <map>

namespace warplens {

namespace {

/// Sectors or lines of one size: counts those that ascending accesses touch and none before did.
class Units
{
public:
    explicit Units(std::uint32_t bytes)
        : m_shift(std::countr_zero(bytes))
    {
    }
    void touch(std::uint64_t first, std::uint64_t last)
    {
        first = std::max(first >> m_shift, m_next);
        const std::uint64_t next = (last >> m_shift) + 1;
        m_count += next - first;
        m_next = next;
    }
    std::uint32_t count() const { return std::uint32_t(m_count); }

private:
    int m_shift;
    std::uint64_t m_next = 0; ///< the first that is not touched yet, nor any after it
    std::uint64_t m_count = 0;
};

struct Touched
{
    std::uint32_t sectors = 0;
    std::uint32_t lines = 0;
    std::uint32_t bytes = 0;
};

std::optional<Touched> touchedInSteps(const Request &request, LaneMask lanes,
                                      const GlobalRules &rules)
{
    const auto steps = progressionOf(request, lanes);
    if (!steps)
        return {};
    const auto sectors = unitsTouched(*steps, request.bytes, rules.sectorBytes);
    const auto lines = unitsTouched(*steps, request.bytes, rules.lineBytes);
    if (!sectors || !lines)
        return {};
    const std::uint64_t newBytes = std::min<std::uint64_t>(steps->step, request.bytes);
    const std::uint64_t bytes = request.bytes + newBytes * (steps->count - 1);
    return Touched{std::uint32_t(*sectors), std::uint32_t(*lines), std::uint32_t(bytes)};
}

Touched touchedBy(const Request &request, LaneMask lanes, const GlobalRules &rules)
{
    if (const auto touched = touchedInSteps(request, lanes, rules))
        return *touched;
    Units sectors(rules.sectorBytes);
    Units lines(rules.lineBytes);
    Units bytes(1);
    for (const std::uint64_t first : SortedAddresses(request, lanes)) {
        const std::uint64_t last = first + request.bytes - 1;
        sectors.touch(first, last);
        lines.touch(first, last);
        bytes.touch(first, last);
    }
    return {sectors.count(), lines.count(), bytes.count()};
}

/// What one transaction moves for such a request.
std::uint32_t transactionBytesOf(const Request &request, const GlobalRules &rules)
{
    if (request.kind != AccessKind::Load)
        return rules.storeTransactionBytes;
    const auto hinted = rules.hintedLoadBytes.find(request.hint);
    return hinted == rules.hintedLoadBytes.end() ? rules.loadTransactionBytes : hinted->second;
}

} // namespace

GlobalCost globalCost(const Request &request, const Device &device)
{
    const GlobalRules &rules = device.global;
    GlobalCost cost;
    std::uint32_t bytes = 0;
    eachMergedGroup(request, device, [&](LaneMask lanes) {
        const Touched touched = touchedBy(request, lanes, rules);
        ++cost.memoryRequests;
        cost.sectors += touched.sectors;
        cost.lines += touched.lines;
        bytes = touched.bytes;
    });
    if (cost.memoryRequests > 1)
        bytes = touchedBy(request, request.active, rules).bytes;
    cost.idealSectors = (bytes + rules.sectorBytes - 1) / rules.sectorBytes;
    const std::uint32_t moved = transactionBytesOf(request, rules);
    cost.transactions.add(moved, moved == rules.sectorBytes ? cost.sectors : cost.lines);
    return cost;
}

std::vector<Transaction> transactionsOf(const Request &request, const Device &device)
{
    std::vector<Transaction> transactions;
    const std::uint64_t bytes = transactionBytesOf(request, device.global);
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

} // namespace warplens
