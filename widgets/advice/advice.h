// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/globaladvice.h"
#include "advice/sharedadvice.h"
#include "experiment/result.h"

#include <memory>
#include <vector>

namespace warplens {

/// All that is advised about one Result.
struct Advice
{
    std::shared_ptr<const Result> result; ///< never null
    std::vector<SharedAdvice> shared;     ///< of each array that has layouts to rank
    std::vector<GlobalAdvice> global;
};

} // namespace warplens
