// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <string>

namespace warplens {

// Lines under the tables of a report, for numbers that need a word. Each ends in a newline, and is
// empty where nothing needs to be said.

/// How many transactions of which size, where they are not all sectors.
std::string transactionsRemark(const Result &result, const Translate &translate);
/// Why an efficiency is above 100 %.
std::string broadcastRemark(const Result &result, const Translate &translate);
/// Where pair merge changed a number, and what it would be without.
std::string pairMergeRemark(const Result &result, const Translate &translate);
/// Why there are dashes instead of numbers. Never empty.
std::string notModelledRemark(const Result &result, const Translate &translate);

} // namespace warplens
