// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/output.h"

#include <functional>
#include <string>
#include <vector>

namespace warplens {

/// What a list says of one thing: one line, and lines below it.
struct ListRow
{
    QString name;
    QString title;
    QString details; ///< may have several lines, or none
};

/// A command that only lists: --format text or json. `json` returns the whole document.
int runListing(const QString &command, const QStringList &arguments, const QString &description,
               const std::function<std::vector<ListRow>()> &rows,
               const std::function<std::string()> &json);

} // namespace warplens
