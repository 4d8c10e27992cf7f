// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/experimentoptions.h"
#include "commandline/experimentrequest.h"
#include "commandline/reportformat.h"
#include "experiment/report.h"
#include "phrases.h"

#include <QCommandLineParser>

#include <algorithm>

namespace warplens {

namespace {

std::string reportOf(const Result &result, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Text: return reportText(result, windowTranslate());
    case ReportFormat::Json: return reportJson(result, windowTranslate());
    case ReportFormat::Csv: return reportCsv(result);
    }
    return {};
}

bool hasGraveHazard(const Result &result)
{
    return std::ranges::any_of(
        result.hazards, [](const Hazard &hazard) { return hazard.severity == Severity::Error; });
}

} // namespace

int runReport(const QStringList &arguments)
{
    const QString name = QStringLiteral("report");
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLine::tr(
        "Counts what each memory access of a kernel costs. Exit code: 0 done, 1 the source has "
        "errors or the run failed, 2 the command makes no sense, 3 hazards were found (only with "
        "--fail-on-hazards)."));
    addExperimentOptions(parser);
    addFormatOption(parser);
    const QCommandLineOption failOption(
        QStringLiteral("fail-on-hazards"),
        CommandLine::tr("Exit with code 3 if a hazard that is an error was found. Warnings and "
                        "notes do not count."));
    parser.addOption(failOption);
    if (const auto exitCode = parseArguments(parser, name, arguments))
        return *exitCode;

    const auto format = readFormat(parser);
    if (const auto *refusal = std::get_if<Refusal>(&format))
        return refuse(name, refusal->message);
    const auto request = readExperiment(parser);
    if (const auto *refusal = std::get_if<Refusal>(&request))
        return refuse(name, refusal->message);
    const auto &experiment = std::get<ExperimentRequest>(request);
    const auto outcome = run(experiment);
    if (const auto *refusal = std::get_if<Refusal>(&outcome))
        return refuse(name, refusal->message);

    const Result &result = *std::get<std::shared_ptr<const Result>>(outcome);
    printDiagnostics(result.diagnostics, experiment.input.label);
    const int printed = print(reportOf(result, std::get<ReportFormat>(format)));
    if (result.hasErrors() || printed != ExitDone)
        return ExitFailed;
    return parser.isSet(failOption) && hasGraveHazard(result) ? ExitHazards : ExitDone;
}

} // namespace warplens
