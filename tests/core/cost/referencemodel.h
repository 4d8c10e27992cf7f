// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/globalcost.h"
#include "cost/sharedcost.h"

#include <map>
#include <vector>

/// The cost rules once more, with sets and maps and one byte or word at a time: slow, plain, and
/// without a line of the program's own counting.
namespace reference {

warplens::GlobalCost globalCost(const warplens::Request &request, const warplens::Device &device);
std::vector<warplens::SectorUse> sectorsOf(const warplens::Request &request,
                                           const warplens::Device &device);

warplens::SharedCost sharedCost(const warplens::Request &request, const warplens::Device &device);
std::vector<warplens::LaneMask> phasesOf(const warplens::Request &request,
                                         const warplens::Device &device);
std::vector<warplens::BankWord> bankWords(const warplens::Request &request,
                                          warplens::LaneMask phase, const warplens::Device &device);
/// Bank → passes over all phases; banks without any are left out.
std::map<std::uint32_t, std::uint64_t> bankPasses(const warplens::Request &request,
                                                  const warplens::Device &device);

/// Bank → conflicts of the classic script; banks without any are left out.
std::map<std::uint32_t, std::uint64_t> tgsmConflicts(const warplens::Request &request,
                                                     const warplens::Device &device,
                                                     std::uint64_t arrayBase,
                                                     std::uint32_t elementBytes);

} // namespace reference
