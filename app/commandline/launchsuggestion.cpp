// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/launchsuggestion.h"

#include "experiment/effectivedevice.h"
#include "experiment/evaluate.h"

#include <algorithm>

namespace warplens {

namespace {

CompileOutcome compiled(const Experiment &experiment, const Compile &compile)
{
    const auto device = effectiveDevice(experiment);
    if (std::holds_alternative<Diagnostic>(device))
        return {};
    return compile(compileRequestOf(experiment, std::get<Device>(device)), {});
}

const KernelEntry *chosenEntry(const Experiment &experiment, const CompileOutcome &outcome)
{
    const std::string &name = outcome.kernel ? outcome.kernel->name : experiment.kernel;
    const auto found = std::ranges::find(outcome.kernels, name, &KernelEntry::name);
    return found == outcome.kernels.end() ? nullptr : &*found;
}

void moveTemplateArguments(Experiment &experiment, const KernelEntry &entry)
{
    for (const std::string &name : entry.templateParameters)
        if (auto node = experiment.launch.arguments.extract(name))
            experiment.templateArguments.insert_or_assign(name, std::move(node.mapped()));
}

} // namespace

Compile remembering(Compile compile)
{
    struct Last
    {
        CompileRequest request;
        CompileOutcome outcome;
    };
    return [compile = std::move(compile), last = std::shared_ptr<const Last>()](
               const CompileRequest &request, std::stop_token stop) mutable {
        if (!last || last->request != request)
            last = std::make_shared<Last>(request, compile(request, std::move(stop)));
        return last->outcome;
    };
}

Experiment completed(Experiment experiment, const GivenLaunch &given, const Compile &compile)
{
    const CompileOutcome outcome = compiled(experiment, compile);
    if (const KernelEntry *entry = chosenEntry(experiment, outcome))
        moveTemplateArguments(experiment, *entry);
    if (outcome.kernel) {
        if (!given.grid)
            experiment.launch.grid = outcome.kernel->suggestedGrid.value_or(experiment.launch.grid);
        if (!given.block)
            experiment.launch.block =
                outcome.kernel->suggestedBlock.value_or(experiment.launch.block);
    }
    return experiment;
}

} // namespace warplens
