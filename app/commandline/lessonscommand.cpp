// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/launchsuggestion.h"
#include "commandline/listing.h"
#include "compileworker/workercompiler.h"
#include "experiment/filebytes.h"
#include "experiment/lessoncheck.h"
#include "experiment/lessonfolder.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <cstdio>

namespace warplens {

namespace {

std::string lessonsJson(const std::vector<Lesson> &lessons)
{
    auto list = nlohmann::ordered_json::array();
    for (const Lesson &lesson : lessons) {
        auto steps = nlohmann::ordered_json::array();
        for (const LessonStep &step : lesson.session.steps)
            steps.push_back(step.title);
        list.push_back({{"name", lesson.id}, {"title", lesson.session.title}, {"steps", steps}});
    }
    const nlohmann::ordered_json document = {{"schema", 1}, {"lessons", list}};
    return document.dump(2) + "\n";
}

std::string lessonsText(const std::vector<Lesson> &lessons)
{
    std::vector<ListRow> rows;
    for (const Lesson &lesson : lessons) {
        QStringList steps;
        for (const LessonStep &step : lesson.session.steps)
            steps.append(QStringLiteral("%1. %2")
                             .arg(steps.size() + 1)
                             .arg(QString::fromStdString(step.title)));
        rows.push_back({QString::fromStdString(lesson.id),
                        QString::fromStdString(lesson.session.title), steps.join(u'\n')});
    }
    return textOf(rows).toStdString();
}

void tell(LessonProblem problem, const std::string &folder)
{
    problem.file = problem.file.empty() ? folder : pathFrom(folder, problem.file);
    std::fprintf(stderr, "%s\n", problemText(problem).c_str());
}

/// Reads and runs the lessons of a folder; says what is wrong with them. False: something is.
bool checkFolder(const LessonFolder &folder)
{
    bool good = true;
    for (const LessonProblem &problem : folder.problems) {
        tell(problem, folder.path);
        good = false;
    }
    if (folder.lessons.empty() && good) {
        tell({"", 0, "there is no lesson in this folder: a lesson is NAME.json and NAME.md"},
             folder.path);
        good = false;
    }
    const Compile compile = remembering(compileInWorker(ownProgram()));
    for (const Lesson &lesson : folder.lessons) {
        for (const LessonProblem &problem : checkLesson(lesson, folder.path, compile)) {
            tell(problem, folder.path);
            good = false;
        }
    }
    return good;
}

} // namespace

int runLessons(const QStringList &arguments)
{
    const QString name = QStringLiteral("lessons");
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLine::tr(
        "Lists the lessons and their steps, for report, export and the window. With a folder, "
        "lists the lessons in it, and runs and checks every step: exit code 1 if something is "
        "wrong."));
    const QCommandLineOption folderOption(
        QStringLiteral("folder"), CommandLine::tr("Lessons of your own, to be listed and checked."),
        QStringLiteral("DIR"));
    parser.addOption(folderOption);
    const auto read = readListRequest(parser, name, arguments);
    if (const int *exitCode = std::get_if<int>(&read))
        return *exitCode;
    const auto &request = std::get<ListRequest>(read);
    if (!request.names.isEmpty())
        return refuse(name, CommandLine::tr("takes no file"));
    const auto list = [&request](const std::vector<Lesson> &lessons) {
        return print(request.isJson ? lessonsJson(lessons) : lessonsText(lessons));
    };
    if (!parser.isSet(folderOption))
        return list(builtInLessons());
    const QString path = parser.value(folderOption);
    if (!QFileInfo(path).isDir())
        return refuse(name, CommandLine::tr("there is no folder \"%1\"").arg(path));
    const LessonFolder folder = readLessonFolder(path.toStdString());
    const int printed = list(folder.lessons);
    return checkFolder(folder) && printed == ExitDone ? ExitDone : ExitFailed;
}

} // namespace warplens
