// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/advicereport.h"
#include "commandline/command.h"
#include "commandline/experimentoptions.h"
#include "commandline/experimentrequest.h"
#include "phrases.h"

#include <QCommandLineParser>

namespace warplens {

int runAdvise(const QStringList &arguments)
{
    const QString name = QStringLiteral("advise");
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLine::tr(
        "Says why the worst access costs what it does, ranks other layouts of each shared array "
        "with the code to write, and says what to change about global memory. It looks at the "
        "block in focus. Exit code: 0 done, 1 the source has errors or the run failed, 2 the "
        "command makes no sense."));
    addExperimentOptions(parser);
    const QCommandLineOption formatOption(QStringLiteral("format"),
                                          CommandLine::tr("How to write the advice."),
                                          QStringLiteral("text|json"), QStringLiteral("text"));
    parser.addOption(formatOption);
    if (const auto exitCode = parseArguments(parser, name, arguments))
        return *exitCode;
    const QString format = parser.value(formatOption);
    if (format != u"text" && format != u"json")
        return refuse(name, QStringLiteral("--format %1: %2").arg(format, expected("text, json")));
    const auto request = readExperiment(parser);
    if (const auto *refusal = std::get_if<Refusal>(&request))
        return refuse(name, refusal->message);
    const auto &experiment = std::get<ExperimentRequest>(request);
    const auto outcome = run(experiment);
    if (const auto *refusal = std::get_if<Refusal>(&outcome))
        return refuse(name, refusal->message);

    const Result &result = *std::get<std::shared_ptr<const Result>>(outcome);
    printDiagnostics(result.diagnostics, experiment.input.label);
    const int printed = print(format == u"json" ? adviceJson(result, windowTranslate())
                                                : adviceText(result, windowTranslate()));
    return result.hasErrors() || printed != ExitDone ? ExitFailed : ExitDone;
}

} // namespace warplens
