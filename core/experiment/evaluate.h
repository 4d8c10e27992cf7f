// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "device/devices.h"
#include "experiment/experiment.h"
#include "experiment/result.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace warplens {

/// How much is wanted of an experiment.
struct Scope
{
    std::uint64_t focusBlock = 0;          ///< linear index; recorded for the pictures
    bool wholeGrid = true;                 ///< false: the focus block only
    std::size_t recordedRequests = 65'536; ///< of the focus block, kept at most
    unsigned threads = 0;                  ///< that simulate; 0: all cores
    SimulationLimits limits;

    bool operator==(const Scope &) const = default;
};

/// Receives partial Results, from the evaluating thread; the focus block comes first.
using Progress = std::function<void(std::shared_ptr<const Result>)>;

/// The whole contract of the core: compile, simulate, cost. Never null. Errors are diagnostics of
/// the Result. A stage whose inputs equal those of `previous` is taken over from it. Pure apart
/// from `compile`; call it from any thread.
std::shared_ptr<const Result> evaluate(const Experiment &experiment, const Scope &scope,
                                       const Result *previous, const Compile &compile,
                                       const Progress &progress, std::stop_token stop);

/// The compile key of an experiment on its (effective) device.
CompileRequest compileRequestOf(const Experiment &experiment, const Device &device);

} // namespace warplens
