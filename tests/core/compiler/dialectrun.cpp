// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"

#include "kernel/names.h"
#include "simt/simulator.h"

#include <bit>
#include <cstring>

namespace warplens {

namespace {

class Recorder : public RequestSink
{
public:
    void request(const Request &request) override { requests.push_back(request); }
    void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }

    std::vector<Request> requests;
};

void putValue(std::vector<std::uint8_t> &block, const Parameter &parameter, double value)
{
    const auto put = [&](auto bits) {
        std::memcpy(block.data() + parameter.offset, &bits, sizeof(bits));
    };
    switch (parameter.value) {
    case ValueType::F32: put(float(value)); break;
    case ValueType::F64: put(value); break;
    case ValueType::I64: put(std::int64_t(value)); break;
    default: put(std::int32_t(value)); break;
    }
}

QString describe(const Request &request, const Kernel &kernel,
                 const std::vector<PlacedArray> &arrays, unsigned warpSize)
{
    std::uint64_t base = 0;
    for (const PlacedArray &placed : arrays) {
        if (placed.array == request.array)
            base = placed.base;
    }
    QString line = QStringLiteral("%1 %2 %3 %4")
                       .arg(QLatin1String(nameOf(request.kind)))
                       .arg(request.bytes)
                       .arg(QLatin1String(nameOf(request.space)),
                            QString::fromStdString(arrayName(kernel, request.array)));
    unsigned shown = 0;
    for (unsigned lane = 0; lane < MaxLanes && shown < 4; ++lane) {
        if (request.active >> lane & 1) {
            line += QStringLiteral(" %1").arg(request.address[lane] - base);
            ++shown;
        }
    }
    const auto lanes = unsigned(std::popcount(request.active));
    return lanes == warpSize ? line : line + QStringLiteral(" of %1").arg(lanes);
}

} // namespace

DialectRun runDialect(const QString &text, const DialectLaunch &launch, const QString &kernelName)
{
    DialectRun run;
    CompileRequest request = requestFor(text);
    request.kernel = kernelName.toStdString();
    request.warpSize = launch.warpSize;
    run.outcome = compileInProcess(request);
    if (!run.outcome.kernel) {
        run.problems += describeDiagnostics(run.outcome);
        return run;
    }
    const Kernel &kernel = *run.outcome.kernel;
    ResolvedLaunch resolved;
    resolved.block = launch.block;
    resolved.grid = launch.grid;
    resolved.warpSize = launch.warpSize;
    resolved.parameterBlock.resize(kernel.parameterBytes);
    resolved.buffers.resize(kernel.parameters.size());
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const Parameter &parameter = kernel.parameters[i];
        resolved.buffers[i].scalar = parameter.array.scalar;
        resolved.buffers[i].init = BufferInit::Ramp;
        const auto value = launch.values.find(QString::fromStdString(parameter.name));
        if (value != launch.values.end())
            putValue(resolved.parameterBlock, parameter, *value);
    }
    Simulator simulator(kernel, resolved, {});
    Recorder recorder;
    simulator.runBlock(0, recorder, {});
    for (const Diagnostic &diagnostic : simulator.diagnostics()) {
        if (diagnostic.severity != Severity::Note)
            run.problems += describe(diagnostic.position)
                + QStringLiteral(" kind %1").arg(int(diagnostic.kind));
    }
    for (const Request &one : recorder.requests) {
        if (one.warp == 0)
            run.requests += describe(one, kernel, simulator.arrays(), launch.warpSize);
    }
    return run;
}

} // namespace warplens
