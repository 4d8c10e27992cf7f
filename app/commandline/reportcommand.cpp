// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/experimentoptions.h"
#include "commandline/experimentrequest.h"
#include "experiment/report.h"
#include "phrases.h"

#include <QCommandLineParser>

#include <algorithm>

namespace warplens {

namespace {

enum class Format { Text, Json, Csv };

std::optional<Format> formatOf(const QString &name)
{
    if (name == u"text")
        return Format::Text;
    if (name == u"json")
        return Format::Json;
    if (name == u"csv")
        return Format::Csv;
    return std::nullopt;
}

std::string reportOf(const Result &result, Format format)
{
    switch (format) {
    case Format::Text: return reportText(result, windowTranslate());
    case Format::Json: return reportJson(result, windowTranslate());
    case Format::Csv: return reportCsv(result);
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
    const QCommandLineOption formatOption(QStringLiteral("format"),
                                          CommandLine::tr("How to write the report."),
                                          QStringLiteral("text|json|csv"), QStringLiteral("text"));
    parser.addOption(formatOption);
    const QCommandLineOption failOption(
        QStringLiteral("fail-on-hazards"),
        CommandLine::tr("Exit with code 3 if a hazard that is an error was found. Warnings and "
                        "notes do not count."));
    parser.addOption(failOption);
    if (const auto exitCode = parseArguments(parser, name, arguments))
        return *exitCode;

    const auto format = formatOf(parser.value(formatOption));
    if (!format)
        return refuse(name,
                      QStringLiteral("--format %1: %2")
                          .arg(parser.value(formatOption), expected("text, json, csv")));
    const auto request = readExperiment(parser);
    if (const auto *refusal = std::get_if<Refusal>(&request))
        return refuse(name, refusal->message);
    const auto &experiment = std::get<ExperimentRequest>(request);
    const auto outcome = run(experiment);
    if (const auto *refusal = std::get_if<Refusal>(&outcome))
        return refuse(name, refusal->message);

    const Result &result = *std::get<std::shared_ptr<const Result>>(outcome);
    printDiagnostics(result.diagnostics, experiment.input.label);
    const int printed = print(reportOf(result, *format));
    if (result.hasErrors() || printed != ExitDone)
        return ExitFailed;
    return parser.isSet(failOption) && hasGraveHazard(result) ? ExitHazards : ExitDone;
}

} // namespace warplens
