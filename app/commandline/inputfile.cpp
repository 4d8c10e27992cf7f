// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/inputfile.h"

#include "experiment/lessons.h"
#include "experiment/sessionfile.h"
#include "openedfile.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace warplens {

namespace {

/// What no source or session comes near; a device file that never ends stops here.
constexpr qint64 MaxInputBytes = 64 << 20;

std::variant<QByteArray, Refusal> readAll(const QString &name)
{
    QFile file(name);
    const bool opened =
        name == u"-" ? file.open(0, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return Refusal{CommandLine::tr("cannot read %1: %2").arg(name, file.errorString())};
    QByteArray bytes;
    while (bytes.size() <= MaxInputBytes) {
        const QByteArray chunk = file.read(1 << 20);
        if (chunk.isEmpty())
            break;
        bytes += chunk;
    }
    if (bytes.size() > MaxInputBytes)
        return Refusal{CommandLine::tr("%1 is larger than 64 MiB").arg(name)};
    return bytes;
}

/// Valid UTF-8 without a byte order mark, whatever came in.
std::string textOf(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text.toStdString();
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
    if (name != u"-" && !QFileInfo(name).isFile())
        return Refusal{CommandLine::tr("there is no file or lesson \"%1\". Lessons: %2")
                           .arg(name, lessonNames())};
    const auto bytes = readAll(name);
    if (const auto *refusal = std::get_if<Refusal>(&bytes))
        return *refusal;
    const std::string text = textOf(std::get<QByteArray>(bytes));
    if (name.endsWith(u".json", Qt::CaseInsensitive)) {
        const auto session = parseSession(text);
        if (const auto *error = std::get_if<SessionError>(&session))
            return Refusal{name + QStringLiteral(": ") + QString::fromStdString(error->message)};
        return fromSession(std::get<SessionFile>(session), name, step);
    }
    if (step)
        return Refusal{CommandLine::tr("--step: %1 is no lesson").arg(name)};
    InputFile input;
    input.label = name == u"-" ? QStringLiteral("<stdin>") : name;
    input.experiment.source.text = text;
    if (name != u"-")
        setOpenedFile(input.experiment, name);
    return input;
}

} // namespace warplens
