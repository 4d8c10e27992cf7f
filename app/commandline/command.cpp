// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"

#include <algorithm>

namespace warplens {

std::span<const Command> commands()
{
    static constexpr Command all[] = {
        {"report", false, runReport},
        {"export", true, runExport},
        {"devices", false, runDevices},
        {"lessons", false, runLessons},
    };
    return all;
}

const Command *findCommand(const QString &name)
{
    const auto all = commands();
    const auto found = std::ranges::find_if(
        all, [&](const Command &command) { return name == QLatin1String(command.name); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace warplens
