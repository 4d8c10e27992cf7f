// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/explain.h"
#include "experiment/phrases.h"

#include <string>

namespace warplens {

/// What the sentence of a reason takes its numbers from.
struct ReasonNumbers
{
    const Explanation &explanation;
    const Result &result;
};

/// The one sentence of a reason.
std::string reasonText(Reason reason, const ReasonNumbers &numbers, const Translate &translate);

} // namespace warplens
