// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/inputfile.h"

#include "documents.h"
#include "experiment/lessons.h"
#include "experiment/sessionfile.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace warplens {

namespace {

const QString StandardInput = QStringLiteral("<stdin>");

std::variant<Document, DocumentError> readStandardInput()
{
    QFile file;
    if (!file.open(0, QIODevice::ReadOnly))
        return DocumentError{StandardInput + QStringLiteral(": ") + file.errorString()};
    return readDocument(file, StandardInput);
}

QString lessonNames()
{
    QStringList names;
    for (const Lesson &lesson : builtInLessons())
        names.append(QString::fromStdString(lesson.id));
    return names.join(u", ");
}

std::variant<InputFile, Refusal> fromSession(const SessionFile &session, const QString &label,
                                             std::optional<std::size_t> step)
{
    InputFile input;
    input.label = label;
    input.isSession = true;
    input.experiment = session.experiment;
    if (!step)
        return input;
    if (*step > session.steps.size())
        return Refusal{CommandLine::tr("--step: %1 has %2 steps")
                           .arg(label, QString::number(session.steps.size()))};
    auto experiment = experimentOf(session, *step - 1);
    if (const auto *error = std::get_if<SessionError>(&experiment))
        return Refusal{label + QStringLiteral(": ") + QString::fromStdString(error->message)};
    input.experiment = std::move(std::get<Experiment>(experiment));
    return input;
}

} // namespace

std::variant<InputFile, Refusal> openInput(const QString &name, std::optional<std::size_t> step)
{
    if (const Lesson *lesson = findLesson(builtInLessons(), name.toStdString()))
        return fromSession(lesson->session, QString::fromStdString(lesson->id), step);
    const bool isStandardInput = name == u"-";
    if (!isStandardInput && !QFileInfo(name).isFile())
        return Refusal{CommandLine::tr("there is no file or lesson \"%1\". Lessons: %2")
                           .arg(name, lessonNames())};
    auto read = isStandardInput ? readStandardInput() : readDocument(name);
    if (const auto *error = std::get_if<DocumentError>(&read))
        return Refusal{error->sentence};
    auto &document = std::get<Document>(read);
    const QString label = isStandardInput ? StandardInput : name;
    if (!document.isSession && step)
        return Refusal{CommandLine::tr("--step: %1 is no lesson").arg(label)};
    auto input = fromSession(document.session, label, step);
    if (auto *file = std::get_if<InputFile>(&input)) {
        file->isSession = document.isSession;
        file->folder = document.folder;
    }
    return input;
}

} // namespace warplens
