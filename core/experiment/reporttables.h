// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <string>

namespace warplens {

/// The sites of each space that was touched, with totals and with remarks where a number needs one.
/// Empty if nobody touched the space. `result` has a kernel.
std::string globalTable(const Result &result, const Translate &translate);
std::string sharedTable(const Result &result, const Translate &translate);
std::string constantTable(const Result &result, const Translate &translate);
std::string localTable(const Result &result, const Translate &translate);
/// What is special about atomics, of global and shared memory together.
std::string atomicsTable(const Result &result, const Translate &translate);

} // namespace warplens
