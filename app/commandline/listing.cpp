// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/listing.h"

#include "commandline/experimentoptions.h"

#include <QCommandLineParser>

#include <algorithm>

namespace warplens {

namespace {

QString textOf(const std::vector<ListRow> &rows)
{
    qsizetype width = 0;
    for (const ListRow &row : rows)
        width = std::max(width, row.name.size());
    QString text;
    for (const ListRow &row : rows) {
        text += row.name.leftJustified(width + 2) + row.title + u'\n';
        const QStringList lines = row.details.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines)
            text += QString(width + 2, u' ') + line + u'\n';
    }
    return text;
}

} // namespace

int runListing(const QString &command, const QStringList &arguments, const QString &description,
               const std::function<std::vector<ListRow>()> &rows,
               const std::function<std::string()> &json)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(description);
    const QCommandLineOption format(QStringLiteral("format"),
                                    CommandLine::tr("How to write the list."),
                                    QStringLiteral("text|json"), QStringLiteral("text"));
    parser.addOption(format);
    if (const auto exitCode = parseArguments(parser, command, arguments))
        return *exitCode;
    if (!parser.positionalArguments().isEmpty())
        return refuse(command, CommandLine::tr("takes no file"));
    const QString name = parser.value(format);
    if (name == u"json")
        return print(json() + "\n");
    if (name == u"text")
        return print(textOf(rows()).toStdString());
    return refuse(command, QStringLiteral("--format %1: %2").arg(name, expected("text, json")));
}

} // namespace warplens
