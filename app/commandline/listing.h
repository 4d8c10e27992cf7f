// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/output.h"

#include <variant>
#include <vector>

namespace warplens {

/// What a list says of one thing: one line, and lines below it.
struct ListRow
{
    QString name;
    QString title;
    QString details; ///< may have several lines, or none
};

/// The rows under each other, names in a column of their own.
QString textOf(const std::vector<ListRow> &rows);

/// How a list is to be written, and what is named besides.
struct ListRequest
{
    bool isJson = false;
    QStringList names;
};
/// --format text or json, and what `parser` has already. An exit code: nothing is to be listed.
std::variant<int, ListRequest> readListRequest(QCommandLineParser &parser, const QString &command,
                                               const QStringList &arguments);

} // namespace warplens
