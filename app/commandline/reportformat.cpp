// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/reportformat.h"

#include "commandline/experimentoptions.h"

#include <QCommandLineParser>

namespace warplens {

void addFormatOption(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("format"), CommandLine::tr("How to write the report."),
                      QStringLiteral("text|json|csv"), QStringLiteral("text")});
}

std::variant<ReportFormat, Refusal> readFormat(const QCommandLineParser &parser)
{
    const QString name = parser.value(QStringLiteral("format"));
    if (name == u"text")
        return ReportFormat::Text;
    if (name == u"json")
        return ReportFormat::Json;
    if (name == u"csv")
        return ReportFormat::Csv;
    return Refusal{QStringLiteral("--format %1: %2").arg(name, expected("text, json, csv"))};
}

} // namespace warplens
