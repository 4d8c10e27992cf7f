// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "experiment/result.h"
#include "experiment/scope.h"
#include "experiment/sweepaxis.h"
#include "experiment/sweepmetric.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace warplens {

/// One experiment at many values of one thing.
struct Sweep
{
    Experiment experiment;
    SweepAxis axis;
    std::vector<std::string> values; ///< as typed; no more than MostSweepValues are looked at

    bool operator==(const Sweep &) const = default;
};

/// What one value came to. A value that fails is a point with errors and without metrics.
struct SweepPoint
{
    std::size_t index = 0; ///< of its value
    std::string value;
    SweepFigures launch = {};
    std::vector<SweepFigures> sites = {}; ///< by index into Kernel::sites
    std::vector<Diagnostic> diagnostics = {};
    std::vector<SweepError> refusals = {}; ///< at most one: the value does not fit the axis
    bool hasFailed() const;
    bool operator==(const SweepPoint &) const = default;
};

/// The first error of a point as a sentence; empty if it has none.
std::string errorText(const SweepPoint &point, const Translate &translate);

/// Receives each point as it comes, in the order of the values, in the sweeping thread.
using SweepProgress = std::function<void(const SweepPoint &)>;

/// Evaluates the experiment at each value. What a value has in common with the one before is taken
/// over, so that a runtime argument compiles nothing. `previous`: a Result of the experiment, or
/// null. Ends early when stopped; a value that was being looked at is then not reported.
void runSweep(const Sweep &sweep, const Scope &scope, std::shared_ptr<const Result> previous,
              const Compile &compile, const SweepProgress &progress, std::stop_token stop);

} // namespace warplens
