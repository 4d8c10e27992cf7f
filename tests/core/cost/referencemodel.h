// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/atomiccost.h"
#include "cost/constantcost.h"
#include "cost/globalcost.h"
#include "cost/localcost.h"
#include "cost/sharedcost.h"

#include <map>
#include <vector>

/// The cost rules once more, with sets and maps and one byte or word at a time: slow, plain, and
/// without a line of the program's own counting.
namespace reference {

using warplens::Device;
using warplens::Request;

/// A transaction with the bytes of it that are used.
struct Move
{
    std::uint64_t address = 0;
    std::uint32_t bytes = 0;
    warplens::LaneMask lanes = 0;
};

warplens::GlobalCost globalCost(const Request &request, const Device &device);
std::vector<Move> transactionsOf(const Request &request, const Device &device);
std::vector<warplens::SectorUse> sectorsOf(const Request &request, const Device &device);
warplens::GlobalCost localCost(const Request &request, const Device &device);
warplens::ConstantCost constantCost(const Request &request, const Device &device);
warplens::AtomicCost atomicCost(const Request &request, const Device &device);

warplens::SharedCost sharedCost(const Request &request, const Device &device);
std::vector<warplens::Phase> phasesOf(const Request &request, const Device &device);
std::vector<warplens::BankWord> bankWords(const Request &request, const warplens::Phase &phase,
                                          const Device &device);
/// Bank → passes of one phase; banks without any are left out.
std::map<std::uint32_t, std::uint64_t>
bankPasses(const Request &request, const warplens::Phase &phase, const Device &device);
/// The same over all phases.
std::map<std::uint32_t, std::uint64_t> bankPasses(const Request &request, const Device &device);

/// Bank → conflicts of the classic script; banks without any are left out.
std::map<std::uint32_t, std::uint64_t> tgsmConflicts(const Request &request, const Device &device,
                                                     std::uint64_t arrayBase,
                                                     std::uint32_t elementBytes);

} // namespace reference
