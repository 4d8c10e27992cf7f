// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/listing.h"

#include "commandline/experimentoptions.h"

#include <QCommandLineParser>

#include <algorithm>

namespace warplens {

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

std::variant<int, ListRequest> readListRequest(QCommandLineParser &parser, const QString &command,
                                               const QStringList &arguments)
{
    const QCommandLineOption format(QStringLiteral("format"),
                                    CommandLine::tr("How to write the list."),
                                    QStringLiteral("text|json"), QStringLiteral("text"));
    parser.addOption(format);
    if (const auto exitCode = parseArguments(parser, command, arguments))
        return *exitCode;
    const QString name = parser.value(format);
    if (name != u"json" && name != u"text")
        return refuse(command, QStringLiteral("--format %1: %2").arg(name, expected("text, json")));
    return ListRequest{name == u"json", parser.positionalArguments()};
}

} // namespace warplens
