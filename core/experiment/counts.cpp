// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/result.h"

#include <algorithm>

namespace warplens {

std::uint64_t Counts::movedBytes() const
{
    std::uint64_t bytes = 0;
    for (const auto &[size, count] : transactions)
        bytes += size * count;
    return bytes;
}

std::optional<double> Counts::efficiencyPercent() const
{
    const std::uint64_t moved = movedBytes();
    if (moved == 0)
        return std::nullopt;
    return 100.0 * double(requestedBytes) / double(moved);
}

Counts &Counts::operator+=(const Counts &other)
{
    requests += other.requests;
    lanes += other.lanes;
    requestedBytes += other.requestedBytes;
    memoryRequests += other.memoryRequests;
    lines += other.lines;
    sectors += other.sectors;
    idealSectors += other.idealSectors;
    for (const auto &[size, count] : other.transactions)
        transactions[size] += count;
    distinctAddresses += other.distinctAddresses;
    maxSameAddress = std::max(maxSameAddress, other.maxSameAddress);
    l2Atomics += other.l2Atomics;
    wavefronts += other.wavefronts;
    unmergedWavefronts += other.unmergedWavefronts;
    idealWavefronts += other.idealWavefronts;
    maxWays = std::max(maxWays, other.maxWays);
    tgsmConflicts += other.tgsmConflicts;
    words += other.words;
    idealWords += other.idealWords;
    modelled = modelled && other.modelled;
    pairMerged = pairMerged || other.pairMerged;
    return *this;
}

bool Result::hasErrors() const
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic &diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

} // namespace warplens
