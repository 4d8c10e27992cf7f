// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/inputfile.h"
#include "commandline/launchsuggestion.h"
#include "experiment/result.h"
#include "experiment/scope.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>

class QCommandLineParser;

namespace warplens {

/// An experiment as the command line asks for it.
struct ExperimentRequest
{
    InputFile input;
    Scope scope;
    std::optional<Extent> focus; ///< a block by its coordinates; else scope.focusBlock counts
    GivenLaunch given;
    std::set<std::string> names; ///< parameters that --set and --buffer name
};

/// FILE and all options that describe an experiment; `report` and `export` share them.
void addExperimentOptions(QCommandLineParser &parser);
std::variant<ExperimentRequest, Refusal> readExperiment(const QCommandLineParser &parser);

/// A run, and what further runs of the same kind need.
struct Run
{
    std::shared_ptr<const Result> result;
    Compile compile; ///< of a worker process that is warm
};

/// Compiles in a worker process, and runs. A Refusal: an option does not fit the kernel.
std::variant<Run, Refusal> runToGoOn(ExperimentRequest request);
/// The same for those who run once.
std::variant<std::shared_ptr<const Result>, Refusal> run(ExperimentRequest request);

} // namespace warplens
