// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/experimentoptions.h"
#include "commandline/experimentrequest.h"
#include "commandline/optionvalues.h"
#include "commandline/reportformat.h"
#include "experiment/evaluate.h"
#include "experiment/sweepreport.h"
#include "experiment/sweepvalues.h"
#include "phrases.h"

#include <QCommandLineParser>

#include <algorithm>

namespace warplens {

namespace {

/// What is to be swept, before the kernel is known.
struct SweepRequest
{
    std::string axis;
    std::vector<std::string> values;
    std::vector<SweepMetric> metrics; ///< empty: all that have a number
    std::optional<std::uint32_t> site;
    ReportFormat format = ReportFormat::Text;
};

Refusal refusalOf(const char *option, const QString &value, const SweepError &error)
{
    return {QStringLiteral("--%1 %2: %3")
                .arg(QLatin1String(option), value,
                     QString::fromStdString(describe(error, windowTranslate())))};
}

void addSweepOptions(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("over"),
                      CommandLine::tr("What to change, and the values: stride=1:32, "
                                      "block.x=32:1024:*2, tile.padding=0:8, in.offset=0:128:4, "
                                      "shared-bytes=…, T=float,double."),
                      QStringLiteral("NAME=FROM:TO[:STEP]|V,…")});
    parser.addOption({QStringLiteral("metric"),
                      CommandLine::tr("Numbers to print, all that apply without it: %1.").arg([] {
                          QStringList keys;
                          for (const SweepMetric metric : allMetrics())
                              keys << QString::fromUtf8(keyOf(metric).data(),
                                                        qsizetype(keyOf(metric).size()));
                          return keys.join(QStringLiteral(", "));
                      }()),
                      QStringLiteral("NAME,…")});
    parser.addOption({QStringLiteral("site"), CommandLine::tr("Count only this access site."),
                      QStringLiteral("N")});
    addFormatOption(parser);
}

std::optional<Refusal> readOver(const QCommandLineParser &parser, SweepRequest &request)
{
    const QStringList all = parser.values(QStringLiteral("over"));
    const QString text = all.value(0);
    const auto over = parseAssignment(text);
    if (all.size() > 1)
        return Refusal{CommandLine::tr("--over: one thing at a time, please")};
    if (!over)
        return Refusal{
            QStringLiteral("--over %1: %2").arg(text, expected("NAME=FROM:TO[:STEP], NAME=V,…"))};
    auto values = parseSweepValues(over->second);
    if (const auto *error = std::get_if<SweepError>(&values))
        return refusalOf("over", text, *error);
    request.axis = over->first;
    request.values = std::get<std::vector<std::string>>(std::move(values));
    return std::nullopt;
}

std::optional<Refusal> readMetrics(const QCommandLineParser &parser, SweepRequest &request)
{
    for (const QString &list : parser.values(QStringLiteral("metric"))) {
        for (const QString &name : list.split(u',')) {
            const auto metric = metricNamed(name.trimmed().toStdString());
            if (const auto *error = std::get_if<SweepError>(&metric))
                return refusalOf("metric", list, *error);
            request.metrics.push_back(std::get<SweepMetric>(metric));
        }
    }
    return std::nullopt;
}

std::variant<SweepRequest, Refusal> readSweep(const QCommandLineParser &parser)
{
    SweepRequest request;
    if (auto refusal = readOver(parser, request))
        return std::move(*refusal);
    if (auto refusal = readMetrics(parser, request))
        return std::move(*refusal);
    const QString site = parser.value(QStringLiteral("site"));
    if (parser.isSet(QStringLiteral("site"))) {
        const auto number = parseNumber(site);
        if (!number || *number > UINT32_MAX)
            return Refusal{QStringLiteral("--site %1: %2").arg(site, expected("0, 1, 2 …"))};
        request.site = std::uint32_t(*number);
    }
    const auto format = readFormat(parser);
    if (const auto *refusal = std::get_if<Refusal>(&format))
        return *refusal;
    request.format = std::get<ReportFormat>(format);
    return request;
}

/// A text that compiles only with a value of the sweep, such as a constant that may not be 1, has
/// to be read with one to know what it can be swept over.
std::shared_ptr<const Result> withKernel(const Run &run, const SweepRequest &request)
{
    if (run.result->kernel() || !isIdentifier(request.axis))
        return run.result;
    Experiment experiment = run.result->experiment;
    experiment.launch.arguments.insert_or_assign(request.axis, request.values.front());
    return evaluate(experiment, run.result->scope, nullptr, run.compile, {}, {});
}

std::string textOf(const SweepReport &report, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Text: return sweepText(report, windowTranslate());
    case ReportFormat::Json: return sweepJson(report, windowTranslate());
    case ReportFormat::Csv: return sweepCsv(report, windowTranslate());
    }
    return {};
}

/// What is wrong with many values is said once.
void printOnce(const std::vector<SweepPoint> &points, const QString &label)
{
    std::vector<Diagnostic> said;
    for (const SweepPoint &point : points) {
        for (const Diagnostic &diagnostic : point.diagnostics) {
            if (std::ranges::find(said, diagnostic) == said.end())
                said.push_back(diagnostic);
        }
    }
    printDiagnostics(said, label);
}

int sweepAndPrint(const SweepRequest &request, const Run &run, const QString &label)
{
    const QString name = QStringLiteral("sweep");
    const std::shared_ptr<const Result> known = withKernel(run, request);
    if (!known->kernel()) {
        printDiagnostics(run.result->diagnostics, label);
        return ExitFailed;
    }
    const auto axis = sweepAxis(request.axis, *known);
    if (const auto *error = std::get_if<SweepError>(&axis))
        return refuse(name,
                      refusalOf("over", QString::fromStdString(request.axis), *error).message);
    if (request.site && *request.site >= known->kernel()->sites.size())
        return refuse(name,
                      CommandLine::tr("--site: the kernel has %1 sites, numbered from 0")
                          .arg(known->kernel()->sites.size()));
    SweepReport report;
    report.sweep = {run.result->experiment, std::get<SweepAxis>(axis), request.values};
    report.site = request.site;
    report.device = known->device.id;
    report.kernel = known->kernel()->name;
    const SweepProgress keep = [&report](const SweepPoint &point) {
        report.points.push_back(point);
    };
    runSweep(report.sweep, known->scope, known, run.compile, keep, {});
    report.metrics =
        request.metrics.empty() ? metricsWorthShowing(report.points, report.site) : request.metrics;
    printOnce(report.points, label);
    const int printed = print(textOf(report, request.format));
    return std::ranges::any_of(report.points, &SweepPoint::hasFailed) ? ExitFailed : printed;
}

} // namespace

int runSweepCommand(const QStringList &arguments)
{
    const QString name = QStringLiteral("sweep");
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLine::tr("Counts an experiment again for each value of one thing: a row for each. "
                        "Exit code: 0 done, 1 a value failed, 2 the command makes no sense."));
    addExperimentOptions(parser);
    addSweepOptions(parser);
    if (const auto exitCode = parseArguments(parser, name, arguments))
        return *exitCode;
    const auto sweep = readSweep(parser);
    if (const auto *refusal = std::get_if<Refusal>(&sweep))
        return refuse(name, refusal->message);
    const auto request = readExperiment(parser);
    if (const auto *refusal = std::get_if<Refusal>(&request))
        return refuse(name, refusal->message);
    const auto outcome = runToGoOn(std::get<ExperimentRequest>(request));
    if (const auto *refusal = std::get_if<Refusal>(&outcome))
        return refuse(name, refusal->message);
    return sweepAndPrint(std::get<SweepRequest>(sweep), std::get<Run>(outcome),
                         std::get<ExperimentRequest>(request).input.label);
}

} // namespace warplens
