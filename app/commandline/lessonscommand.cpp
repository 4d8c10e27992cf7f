// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/listing.h"
#include "experiment/lessons.h"

#include <nlohmann/json.hpp>

namespace warplens {

namespace {

nlohmann::ordered_json lessonsJson()
{
    auto list = nlohmann::ordered_json::array();
    for (const Lesson &lesson : builtInLessons()) {
        auto steps = nlohmann::ordered_json::array();
        for (const LessonStep &step : lesson.session.steps)
            steps.push_back(step.title);
        list.push_back({{"name", lesson.id}, {"title", lesson.session.title}, {"steps", steps}});
    }
    return {{"schema", 1}, {"lessons", list}};
}

std::vector<ListRow> lessonsRows()
{
    std::vector<ListRow> rows;
    for (const Lesson &lesson : builtInLessons()) {
        QStringList steps;
        for (const LessonStep &step : lesson.session.steps)
            steps.append(QStringLiteral("%1. %2")
                             .arg(steps.size() + 1)
                             .arg(QString::fromStdString(step.title)));
        rows.push_back({QString::fromStdString(lesson.id),
                        QString::fromStdString(lesson.session.title), steps.join(u'\n')});
    }
    return rows;
}

} // namespace

int runLessons(const QStringList &arguments)
{
    return runListing(QStringLiteral("lessons"), arguments,
                      CommandLine::tr("Lists the lessons and their steps, for report, export and "
                                      "the window."),
                      lessonsRows, [] { return lessonsJson().dump(2); });
}

} // namespace warplens
