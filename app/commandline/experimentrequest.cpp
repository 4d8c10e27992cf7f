// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/experimentrequest.h"

#include "commandline/experimentoptions.h"
#include "commandline/optionvalues.h"
#include "compileworker/workercompiler.h"
#include "experiment/effectivedevice.h"
#include "experiment/evaluate.h"
#include "phrases.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace warplens {

namespace {

std::variant<InputFile, Refusal> readInput(const QCommandLineParser &parser)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return Refusal{CommandLine::tr("one file at a time, please: %1").arg(files.join(u' '))};
    if (parser.isSet(QStringLiteral("expr"))) {
        if (!files.isEmpty())
            return Refusal{CommandLine::tr("give a file or --expr, not both")};
        InputFile input;
        input.label = QStringLiteral("<expr>");
        input.experiment.source.text = parser.value(QStringLiteral("expr")).toStdString();
        return input;
    }
    if (files.isEmpty())
        return Refusal{
            CommandLine::tr("give a file, the name of a lesson, - for standard input, or --expr")};
    std::optional<std::size_t> step;
    if (parser.isSet(QStringLiteral("step"))) {
        step = parseNumber(parser.value(QStringLiteral("step")));
        if (!step || *step == 0)
            return Refusal{QStringLiteral("--step %1: %2")
                               .arg(parser.value(QStringLiteral("step")), expected("1, 2, 3 …"))};
    }
    return openInput(files.first(), step);
}

/// Errors that an option made, and not the text.
std::optional<Refusal> checkOptions(const QCommandLineParser &parser,
                                    const ExperimentRequest &request)
{
    const bool hasDevice =
        parser.isSet(QStringLiteral("device")) || parser.isSet(QStringLiteral("device-set"));
    const auto device = effectiveDevice(request.input.experiment);
    if (const auto *error = std::get_if<Diagnostic>(&device); error && hasDevice)
        return Refusal{sentenceOf(*error)};
    return std::nullopt;
}

/// The number of the block in focus, once the grid is known.
std::optional<Refusal> settleFocus(ExperimentRequest &request)
{
    const Extent grid = request.input.experiment.launch.grid;
    if (grid.count() == 0)
        return std::nullopt; // an error of its own
    if (const auto focus = request.focus) {
        if (focus->x >= grid.x || focus->y >= grid.y || focus->z >= grid.z)
            return Refusal{CommandLine::tr("--focus: the grid has no such block")};
        request.scope.focusBlock =
            (std::uint64_t(focus->z) * grid.y + focus->y) * grid.x + focus->x;
    }
    if (request.scope.focusBlock >= grid.count())
        return Refusal{
            CommandLine::tr("--focus: the grid has %1 blocks, numbered from 0").arg(grid.count())};
    return std::nullopt;
}

} // namespace

void addExperimentOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        CommandLine::tr("A source, a session (.json), a lesson's name, or -."),
        QStringLiteral("FILE|-|LESSON"));
    parser.addOption({QStringLiteral("expr"),
                      CommandLine::tr("An index or an access, instead of a file."),
                      QStringLiteral("EXPR")});
    parser.addOption({QStringLiteral("step"), CommandLine::tr("Step of a lesson, from 1."),
                      QStringLiteral("N")});
    for (const ExperimentOption &option : experimentOptions()) {
        QCommandLineOption entry(QString::fromUtf8(option.name), CommandLine::tr(option.help));
        entry.setValueName(QString::fromUtf8(option.valueName));
        parser.addOption(entry);
    }
}

std::variant<ExperimentRequest, Refusal> readExperiment(const QCommandLineParser &parser)
{
    auto input = readInput(parser);
    if (auto *refusal = std::get_if<Refusal>(&input))
        return std::move(*refusal);
    ExperimentRequest request;
    request.input = std::move(std::get<InputFile>(input));
    request.scope.folder = request.input.folder;
    for (const ExperimentOption &option : experimentOptions()) {
        const QString name = QString::fromUtf8(option.name);
        if (!parser.isSet(name))
            continue;
        QStringList values = parser.values(name);
        if (values.isEmpty())
            values.append(QString()); // a switch
        for (const QString &value : std::as_const(values))
            if (const Complaint complaint = option.apply(value, request); !complaint.isEmpty())
                return Refusal{QStringLiteral("--%1 %2: %3").arg(name, value, complaint)};
    }
    if (auto refusal = checkOptions(parser, request))
        return std::move(*refusal);
    return request;
}

std::variant<Run, Refusal> runToGoOn(ExperimentRequest request)
{
    const Compile compile = remembering(compileInWorker(ownProgram()));
    if (request.input.isSession)
        request.given = {true, true};
    Experiment experiment = completed(std::move(request.input.experiment), request.given, compile);
    request.input.experiment = experiment;
    if (auto refusal = settleFocus(request))
        return std::move(*refusal);
    auto result = evaluate(experiment, request.scope, nullptr, compile, {}, {});
    for (const Diagnostic &diagnostic : result->diagnostics)
        if (diagnostic.kind == DiagnosticKind::UnknownParameter
            && request.names.contains(diagnostic.arguments.at(0)))
            return Refusal{sentenceOf(diagnostic)};
    return Run{std::move(result), compile};
}

std::variant<std::shared_ptr<const Result>, Refusal> run(ExperimentRequest request)
{
    auto outcome = runToGoOn(std::move(request));
    if (auto *refusal = std::get_if<Refusal>(&outcome))
        return std::move(*refusal);
    return std::get<Run>(outcome).result;
}

} // namespace warplens
