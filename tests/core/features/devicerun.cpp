// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "devicerun.h"

#include "compiler/compile.h"
#include "kernel/names.h"
#include "simt/simulator.h"

#include <bit>
#include <cstring>

namespace warplens {

namespace {

constexpr const char *Head =
    "\n__global__ void features(unsigned char *verdict, float *data, unsigned *words, unsigned "
    "char *bytes) {\n  const int lane = (threadIdx.y * blockDim.x + threadIdx.x) % 32;\n";

class Recorder : public RequestSink
{
public:
    void request(const Request &request) override { requests.push_back(request); }
    void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }

    std::vector<Request> requests;
};

struct DeviceRun
{
    std::shared_ptr<const Kernel> kernel;
    std::vector<Request> requests;
    std::vector<PlacedArray> arrays;
    QStringList problems;

    std::uint64_t baseOf(std::uint32_t array) const
    {
        for (const PlacedArray &placed : arrays) {
            if (placed.array == array)
                return placed.base;
        }
        return 0;
    }
    QString nameOfArray(std::uint32_t array) const
    {
        return QString::fromStdString(arrayName(*kernel, array));
    }
};

QString describe(const Diagnostic &diagnostic)
{
    QString text = QStringLiteral("%1:%2 kind %3")
                       .arg(diagnostic.position.line)
                       .arg(diagnostic.position.column)
                       .arg(int(diagnostic.kind));
    for (const std::string &argument : diagnostic.arguments)
        text += QLatin1Char(' ') + QString::fromStdString(argument);
    return text;
}

const char *hintWord(CacheHint hint)
{
    switch (hint) {
    case CacheHint::Default: break;
    case CacheHint::AllLevels: return " ca";
    case CacheHint::Global: return " cg";
    case CacheHint::Streaming: return " cs";
    case CacheHint::LastUse: return " lu";
    case CacheHint::Volatile: return " cv";
    case CacheHint::WriteBack: return " wb";
    case CacheHint::WriteThrough: return " wt";
    }
    return "";
}

CompileOutcome compileText(const QString &statements, const QString &declarations)
{
    CompileRequest request;
    request.source.text =
        (declarations + QLatin1String(Head) + statements + QLatin1String("\n}\n")).toStdString();
    request.kernel = "features";
    request.cudaArch = 900;
    return compileInProcess(request);
}

DeviceRun runText(const QString &statements, Extent block, const QString &declarations)
{
    DeviceRun run;
    const CompileOutcome outcome = compileText(statements, declarations);
    run.kernel = outcome.kernel;
    if (!run.kernel) {
        for (const Diagnostic &diagnostic : outcome.diagnostics) {
            if (diagnostic.severity == Severity::Error)
                run.problems += describe(diagnostic);
        }
        return run;
    }
    ResolvedLaunch launch;
    launch.block = block;
    launch.dynamicSharedBytes = 4096;
    launch.parameterBlock.resize(run.kernel->parameterBytes);
    launch.buffers.resize(run.kernel->parameters.size());
    for (std::size_t i = 0; i < launch.buffers.size(); ++i) {
        launch.buffers[i].scalar = run.kernel->parameters[i].array.scalar;
        launch.buffers[i].init = i == 0 ? BufferInit::Zeros : BufferInit::Ramp;
    }
    Simulator simulator(*run.kernel, launch, {});
    Recorder recorder;
    const bool isFinished = simulator.runBlock(0, recorder, {});
    for (const Diagnostic &diagnostic : simulator.diagnostics()) {
        if (diagnostic.severity != Severity::Note)
            run.problems += describe(diagnostic);
    }
    if (!isFinished && run.problems.isEmpty())
        run.problems += QStringLiteral("did not finish");
    run.requests = std::move(recorder.requests);
    run.arrays = simulator.arrays();
    return run;
}

} // namespace

QString problemOf(const DeviceCheck &check, unsigned x, unsigned y, const QString &declarations)
{
    const QString statements =
        QStringLiteral("%1\n  const bool holds_ = (%2);\n  "
                       "verdict[holds_ ? 1 : 2] = 0;\n")
            .arg(QLatin1String(check.statements), QLatin1String(check.condition));
    const DeviceRun run = runText(statements, {x, y, 1}, declarations);
    if (!run.problems.isEmpty())
        return run.problems.join(QLatin1Char('\n'));
    QStringList failing;
    unsigned holding = 0;
    for (const Request &request : run.requests) {
        if (run.nameOfArray(request.array) != QLatin1String("verdict"))
            continue;
        const std::uint64_t base = run.baseOf(request.array);
        for (unsigned lane = 0; lane < MaxLanes; ++lane) {
            if (!(request.active >> lane & 1))
                continue;
            if (request.address[lane] - base == 1)
                ++holding;
            else
                failing += QString::number(request.warp * 32 + lane);
        }
    }
    if (!failing.isEmpty())
        return QStringLiteral("not in threads ") + failing.join(QLatin1Char(' '));
    return holding == x * y ? QString() : QStringLiteral("only in %1 threads").arg(holding);
}

QStringList requestsOf(const QString &statements, unsigned x, unsigned y,
                       const QString &declarations)
{
    const DeviceRun run = runText(statements, {x, y, 1}, declarations);
    if (!run.problems.isEmpty())
        return {run.problems.join(QStringLiteral("; "))};
    QStringList lines;
    for (const Request &request : run.requests) {
        if (request.warp != 0)
            continue;
        const Site &site = run.kernel->sites[request.site];
        QString line =
            QStringLiteral("%1 %2 %3 %4")
                .arg(QLatin1String(nameOf(request.kind)))
                .arg(request.bytes)
                .arg(QLatin1String(nameOf(request.space)), run.nameOfArray(request.array));
        if (site.matrices != 0)
            line += QStringLiteral(" x%1").arg(site.matrices);
        if (site.isAsync)
            line += QStringLiteral(" async");
        line += QLatin1String(hintWord(site.hint));
        const std::uint64_t base = run.baseOf(request.array);
        unsigned shown = 0;
        for (unsigned lane = 0; lane < MaxLanes && shown < 4; ++lane) {
            if (request.active >> lane & 1) {
                line += QStringLiteral(" %1").arg(request.address[lane] - base);
                ++shown;
            }
        }
        if (std::popcount(request.active) != 32)
            line += QStringLiteral(" of %1").arg(std::popcount(request.active));
        lines += line;
    }
    return lines;
}

QStringList opaqueIn(const QString &statements, const QString &declarations)
{
    const CompileOutcome outcome = compileText(statements, declarations);
    QStringList names;
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        if (diagnostic.severity == Severity::Error)
            return {describe(diagnostic)};
        if (diagnostic.kind == DiagnosticKind::OpaqueCall)
            names += QString::fromStdString(diagnostic.arguments.front());
    }
    return names;
}

} // namespace warplens
