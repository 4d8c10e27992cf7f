// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/output.h"

#include "commandline/command.h"
#include "language.h"
#include "phrases.h"

#include <QCommandLineParser>

#include <cstdio>

namespace warplens {

namespace {

void printError(const QString &text)
{
    const QByteArray bytes = text.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
}

QString nameOf(const QString &command)
{
    return command.isEmpty() ? QStringLiteral("warplens") : QStringLiteral("warplens ") + command;
}

/// As compilers write them, whatever the language: editors and scripts look for these words.
const char *wordFor(Severity severity)
{
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return "";
}

QString placeOf(const Diagnostic &diagnostic, const QString &label)
{
    if (!diagnostic.position.isValid())
        return label;
    return QStringLiteral("%1:%2:%3")
        .arg(label)
        .arg(diagnostic.position.line)
        .arg(diagnostic.position.column);
}

} // namespace

int print(std::string_view text)
{
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    return written && std::fflush(stdout) == 0 ? ExitDone : ExitFailed;
}

int refuse(const QString &command, const QString &message)
{
    printError(nameOf(command) + QStringLiteral(": ") + message);
    printError(CommandLine::tr("All options: %1").arg(nameOf(command) + QStringLiteral(" --help")));
    return ExitBadUsage;
}

int fail(const QString &command, const QString &message)
{
    printError(nameOf(command) + QStringLiteral(": ") + message);
    return ExitFailed;
}

void printDiagnostics(std::span<const Diagnostic> diagnostics, const QString &label)
{
    for (const Diagnostic &diagnostic : diagnostics)
        printError(QStringLiteral("%1: %2: %3")
                       .arg(placeOf(diagnostic, label), QLatin1String(wordFor(diagnostic.severity)),
                            sentenceOf(diagnostic)));
}

QString languageOption(const QStringList &arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments.at(i) == u"--lang")
            return arguments.value(i + 1);
        if (arguments.at(i).startsWith(u"--lang="))
            return arguments.at(i).section(u'=', 1);
    }
    return {};
}

std::optional<int> parseArguments(QCommandLineParser &parser, const QString &command,
                                  const QStringList &arguments)
{
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  CommandLine::tr("Show this help."));
    const QCommandLineOption language(
        QStringLiteral("lang"), CommandLine::tr("Language: %1.").arg(languageCodes().join(u", ")),
        CommandLine::tr("code"));
    parser.addOption(help);
    parser.addOption(language);
    if (!parser.parse(arguments))
        return refuse(command, parser.errorText());
    if (parser.isSet(language) && !languageCodes().contains(parser.value(language)))
        return refuse(command,
                      CommandLine::tr("there is no language \"%1\", only %2.")
                          .arg(parser.value(language), languageCodes().join(u", ")));
    if (!parser.isSet(help))
        return std::nullopt;
    const QString program = QCoreApplication::arguments().constFirst();
    QString text = parser.helpText();
    text.replace(text.indexOf(program), program.size(), nameOf(command));
    return print(text.toStdString());
}

} // namespace warplens
