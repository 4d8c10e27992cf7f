// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"

#include "device/devices.h"
#include "experiment/costcontext.h"

namespace warplens {

const std::string exampleText = "__shared__ float tile[128];\n"
                                "tile[threadIdx.x * 2] = data[threadIdx.x * stride];\n";

namespace {

std::shared_ptr<const Kernel> exampleKernel()
{
    auto kernel = std::make_shared<Kernel>();
    kernel->name = "fragment";
    Variable tile;
    tile.name = "tile";
    tile.array.shape = {128};
    tile.bytes = 512;
    kernel->variables = {tile};
    Parameter data;
    data.name = "data";
    data.type = "float *";
    data.isBuffer = true;
    data.isUndeclared = true;
    data.bytes = 8;
    Parameter stride;
    stride.name = "stride";
    stride.type = "int";
    stride.offset = 8;
    kernel->parameters = {data, stride};
    kernel->parameterBytes = 12;
    Site load;
    load.space = Space::Global;
    load.array = 1;
    load.position = {2, 25};
    Site store;
    store.kind = AccessKind::Store;
    store.space = Space::Shared;
    store.array = 0;
    store.position = {2, 1};
    kernel->sites = {load, store};
    return kernel;
}

Request request(std::uint32_t site, std::uint32_t warp, std::uint32_t stride)
{
    Request made;
    made.site = site;
    made.warp = warp;
    made.space = site == 0 ? Space::Global : Space::Shared;
    made.kind = site == 0 ? AccessKind::Load : AccessKind::Store;
    made.array = site == 0 ? 1 : 0;
    made.active = 0xffff'ffff;
    const std::uint64_t base = site == 0 ? window::Global : window::Shared;
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        made.address[lane] = base + 4 * std::uint64_t(stride) * (32 * warp + lane);
    return made;
}

void count(Result &result)
{
    const CostContext context(*result.kernel(), result.device, result.arrays);
    result.sites = {{0, Space::Global, "data", 1, {}, {}, {}},
                    {1, Space::Shared, "tile", 0, {}, {}, {}}};
    for (const Request &each : result.recording)
        context.addTo(result.sites[each.site].counts, each);
    result.global = result.sites[0].counts;
    result.shared = result.sites[1].counts;
}

} // namespace

std::shared_ptr<Result> exampleResult(std::uint32_t stride)
{
    auto result = std::make_shared<Result>();
    result->experiment.source.text = exampleText;
    result->experiment.launch.block = {64, 1, 1};
    result->experiment.launch.arguments["stride"] = std::to_string(stride);
    result->compiled.kernel = exampleKernel();
    result->compiled.kernels = {{"fragment", {}, false, {}}};
    result->device = *findDevice(builtInDevices(), "sm_80");
    result->launch.block = {64, 1, 1};
    result->arrays = {{0, Space::Shared, window::Shared, 512},
                      {1, Space::Global, window::Global, 0}};
    for (const std::uint32_t warp : {0u, 1u}) {
        result->recording.push_back(request(0, warp, stride));
        result->recording.push_back(request(1, warp, 2));
    }
    result->arguments = {{"stride", std::to_string(stride), false}};
    result->coverage = {1, 1, true, true, false};
    count(*result);
    return result;
}

std::shared_ptr<Result> racingResult()
{
    auto result = exampleResult();
    result->recording[3].address = result->recording[1].address;
    result->experiment.launch.grid = {2, 2, 1};
    result->launch.grid = {2, 2, 1};
    result->coverage.blocks = 4;
    result->coverage.executed = 4;
    Hazard race;
    race.array = 0;
    race.first = {1, 0, 0, 0};
    race.second = {1, 32, 1, 0};
    race.bytes = 4;
    race.pairs = 128;
    race.blocks = 4;
    Hazard unwritten = race;
    unwritten.kind = HazardKind::Unwritten;
    unwritten.severity = Severity::Warning;
    unwritten.first = {1, 5, 0, 0};
    unwritten.second = {};
    unwritten.block = 3;
    unwritten.byte = 40;
    unwritten.pairs = 1;
    unwritten.blocks = 1;
    Hazard same = race;
    same.kind = HazardKind::SameInstruction;
    same.severity = Severity::Note;
    same.sameValue = true;
    same.first = {1, 1, 0, 0};
    same.second = {1, 2, 0, 0};
    result->hazards = {race, unwritten, same};
    return result;
}

std::shared_ptr<Result> failedResult(const Experiment &experiment, const Diagnostic &diagnostic)
{
    auto result = std::make_shared<Result>();
    result->experiment = experiment;
    result->diagnostics = {diagnostic};
    return result;
}

} // namespace warplens
