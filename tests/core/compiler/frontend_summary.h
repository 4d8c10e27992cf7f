// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#ifndef Q_MOC_RUN // it cannot read <stop_token>
#include "compiler/compile.h"
#endif

#include <QString>
#include <QStringList>

namespace warplens {

inline CompileRequest requestFor(const QString &text)
{
    CompileRequest request;
    request.source.text = text.toStdString();
    return request;
}

inline QString describe(const ArrayType &type)
{
    QString text = QString::fromStdString(type.element);
    for (const std::uint32_t extent : type.shape)
        text += QStringLiteral("[%1]").arg(extent);
    return text;
}

/// `data: float []?, n: int?`: a question mark for what the text left undeclared.
inline QString describeParameters(const Kernel &kernel)
{
    QStringList all;
    for (const Parameter &parameter : kernel.parameters) {
        const QString type = parameter.isBuffer ? describe(parameter.array) + QStringLiteral(" []")
                                                : QString::fromStdString(parameter.type);
        all += QString::fromStdString(parameter.name) + QStringLiteral(": ") + type
            + (parameter.isUndeclared ? QStringLiteral("?") : QString());
    }
    return all.join(QStringLiteral(", "));
}

/// `shared s: double[17][17]`, with `open` or `dynamic` behind it.
inline QString describeVariables(const Kernel &kernel)
{
    QStringList all;
    for (const Variable &variable : kernel.variables)
        all += QString::fromLatin1(nameOf(variable.space)) + QLatin1Char(' ')
            + QString::fromStdString(variable.name) + QStringLiteral(": ")
            + describe(variable.array)
            + (variable.dynamic    ? QStringLiteral(" dynamic")
                   : variable.open ? QStringLiteral(" open")
                                   : QString());
    return all.join(QStringLiteral(", "));
}

inline QString describe(Position position)
{
    return QStringLiteral("%1:%2").arg(position.line).arg(position.column);
}

/// `load 4 global 1:1`, one for each site, in source order.
inline QString describeSites(const Kernel &kernel)
{
    static constexpr const char *kinds[] = {"load", "store", "atomic"};
    QStringList all;
    for (const Site &site : kernel.sites)
        all += QStringLiteral("%1 %2 %3 %4")
                   .arg(QLatin1String(kinds[int(site.kind)]))
                   .arg(site.bytes)
                   .arg(QLatin1String(nameOf(site.space)), describe(site.position));
    return all.join(QStringLiteral(", "));
}

/// Errors and warnings, one a line, for messages of failing tests.
inline QString describeDiagnostics(const CompileOutcome &outcome)
{
    QStringList all;
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        QStringList arguments;
        for (const std::string &argument : diagnostic.arguments)
            arguments += QString::fromStdString(argument);
        all += describe(diagnostic.position)
            + QStringLiteral(" kind %1: ").arg(int(diagnostic.kind))
            + arguments.join(QStringLiteral(" | "));
    }
    return all.join(QLatin1Char('\n'));
}

} // namespace warplens
