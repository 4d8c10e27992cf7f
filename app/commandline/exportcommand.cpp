// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/experimentoptions.h"
#include "commandline/experimentrequest.h"
#include "commandline/figureoptions.h"
#include "documents.h"
#include "experiment/sessionfile.h"
#include "figure/svg.h"
#include "phrases.h"
#include "views/figurepainter.h"

#include <QBuffer>
#include <QCommandLineParser>

namespace warplens {

namespace {

enum class FileType { Svg, Png };

std::optional<FileType> fileTypeOf(const QString &path)
{
    if (path.endsWith(u".svg", Qt::CaseInsensitive))
        return FileType::Svg;
    if (path.endsWith(u".png", Qt::CaseInsensitive))
        return FileType::Png;
    return std::nullopt;
}

/// Every SVG carries its experiment inside.
std::string embeddedSession(const Experiment &experiment)
{
    SessionFile session;
    session.experiment = experiment;
    return writeSession(session);
}

/// What went wrong; empty: the file is there, whole.
QString write(const QString &path, FileType type, const Figure &figure, double scale,
              const Experiment &experiment)
{
    QByteArray bytes;
    if (type == FileType::Svg) {
        bytes = QByteArray::fromStdString(writeSvg(figure, embeddedSession(experiment)));
    } else {
        const QImage image = imageOf(figure, scale);
        QBuffer buffer(&bytes);
        if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
            return QStringLiteral("%1: %2").arg(
                path, CommandLine::tr("the picture is too large; try a smaller --scale"));
    }
    return writeFile(path, bytes);
}

} // namespace

int runExport(const QStringList &arguments)
{
    const QString name = QStringLiteral("export");
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLine::tr("Writes a picture of what a block does to a file."));
    addExperimentOptions(parser);
    addFigureOptions(parser);
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    CommandLine::tr("File to write: .svg or .png."),
                                    QStringLiteral("OUT"));
    parser.addOption(output);
    if (const auto exitCode = parseArguments(parser, name, arguments))
        return *exitCode;

    const QString path = parser.value(output);
    const auto type = fileTypeOf(path);
    if (!type)
        return refuse(name, QStringLiteral("-o %1: %2").arg(path, expected("OUT.svg, OUT.png")));
    const auto request = readExperiment(parser);
    if (const auto *refusal = std::get_if<Refusal>(&request))
        return refuse(name, refusal->message);
    const auto options = readFigureOptions(parser);
    if (const auto *refusal = std::get_if<Refusal>(&options))
        return refuse(name, refusal->message);

    const auto &experiment = std::get<ExperimentRequest>(request);
    const auto outcome = run(experiment);
    if (const auto *refusal = std::get_if<Refusal>(&outcome))
        return refuse(name, refusal->message);
    const Result &result = *std::get<std::shared_ptr<const Result>>(outcome);
    printDiagnostics(result.diagnostics, experiment.input.label);
    if (!result.kernel())
        return ExitFailed;

    const auto &figureOptions = std::get<FigureOptions>(options);
    const auto figure = figureOf(result, figureOptions);
    if (const auto *refusal = std::get_if<Refusal>(&figure))
        return refuse(name, refusal->message);
    const QString error =
        write(path, *type, std::get<Figure>(figure), figureOptions.scale, result.experiment);
    if (!error.isEmpty())
        return fail(name, error);
    return result.hasErrors() ? ExitFailed : ExitDone;
}

} // namespace warplens
