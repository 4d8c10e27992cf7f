// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "device/devices.h"
#include "experiment/experiment.h"
#include "experiment/result.h"
#include "experiment/scope.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace warplens {

/// Receives partial Results, from the evaluating thread; the focus block comes first.
using Progress = std::function<void(std::shared_ptr<const Result>)>;

/// The whole contract of the core: compile, simulate, cost. Never null. Errors are diagnostics of
/// the Result. A stage whose inputs equal those of `previous` is taken over from it. Pure apart
/// from `compile`; call it from any thread.
std::shared_ptr<const Result> evaluate(const Experiment &experiment, const Scope &scope,
                                       const Result *previous, const Compile &compile,
                                       const Progress &progress, std::stop_token stop);

/// The compile key of an experiment on its (effective) device, but for its constants: which
/// arguments are such, only the kernel tells.
CompileRequest compileRequestOf(const Experiment &experiment, const Device &device);

} // namespace warplens
