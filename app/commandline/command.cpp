// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"

#include <algorithm>

namespace warplens {

std::span<const Command> commands()
{
    static constexpr Command all[] = {
        {"report", QT_TRANSLATE_NOOP("CommandLine", "counts as text, json or csv"), false,
         runReport},
        {"advise",
         QT_TRANSLATE_NOOP("CommandLine", "why, and other layouts of shared arrays, ranked"), false,
         runAdvise},
        {"export", QT_TRANSLATE_NOOP("CommandLine", "a picture as svg or png"), true, runExport},
        {"sweep", QT_TRANSLATE_NOOP("CommandLine", "a row of counts for each value of one thing"),
         false, runSweepCommand},
        {"devices", QT_TRANSLATE_NOOP("CommandLine", "hardware rules to count by"), false,
         runDevices},
        {"lessons", QT_TRANSLATE_NOOP("CommandLine", "lessons and their steps"), false, runLessons},
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
