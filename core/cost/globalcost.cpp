// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/globalcost.h"

#include "cost/halfwarptransactions.h"
#include "cost/mergedgroups.h"
#include "cost/progression.h"
#include "cost/sortedaddresses.h"
#include "cost/touchedunits.h"

#include <algorithm>

namespace warplens {

namespace {

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
    TouchedUnits sectors(rules.sectorBytes);
    TouchedUnits lines(rules.lineBytes);
    TouchedUnits bytes(1);
    for (const std::uint64_t first : SortedAddresses(request, lanes)) {
        const std::uint64_t last = first + request.bytes - 1;
        sectors.touch(first, last);
        lines.touch(first, last);
        bytes.touch(first, last);
    }
    return {sectors.count(), lines.count(), bytes.count()};
}

/// `cost` has everything but its transactions.
void addTransactions(GlobalCost &cost, const Request &request, const Device &device)
{
    if (device.global.protocol == GlobalProtocol::Merge) {
        const std::uint32_t moved = mergedBytes(request, device.global);
        const bool isSector = moved == device.global.sectorBytes;
        cost.transactions.add(moved, isSector ? cost.sectors : cost.lines);
        return;
    }
    eachHalfWarpTransaction(request, device, [&cost](const Transaction &transaction) {
        cost.transactions.add(transaction.bytes, 1);
    });
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
    addTransactions(cost, request, device);
    return cost;
}

} // namespace warplens
