// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/windowcommand.h"

#include "commandline/command.h"
#include "commandline/devicenames.h"
#include "commandline/experimentoptions.h"
#include "commandline/optionvalues.h"
#include "commandline/output.h"
#include "compileworker/workercompiler.h"
#include "documents.h"
#include "experiment/lessons.h"
#include "language.h"
#include "mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>

namespace warplens {

namespace {

/// However slow the machine, a picture is not worth more; it then shows what there is.
constexpr int PictureMilliseconds = 30'000;
constexpr int AfterwardMilliseconds = 150;

const Lesson *lessonOf(const QString &name)
{
    return findLesson(builtInLessons(), name.toStdString());
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

QString commandList()
{
    QString list = CommandLine::tr("Shows what a GPU's memory system makes of a warp.")
        + QStringLiteral("\n\n")
        + CommandLine::tr("Without a window (each has a --help of its own):");
    for (const Command &command : commands())
        list += QStringLiteral("\n  warplens %1 %2")
                    .arg(QString::fromUtf8(command.name), -8)
                    .arg(CommandLine::tr(command.summary));
    return list;
}

bool show(MainWindow &window, const WindowRequest &request)
{
    if (request.file.isEmpty())
        return window.openLesson(builtInLessons().front().id);
    if (const Lesson *lesson = lessonOf(request.file))
        return window.openLesson(lesson->id, request.step);
    return window.openFile(request.file);
}

/// Waits for the window to show its experiment's result, then writes what it looks like.
int writePicture(MainWindow &window, const QString &path)
{
    QEventLoop wait; // and not the application's: its end closes windows
    QObject::connect(&window, &MainWindow::settled, &wait, &QEventLoop::quit, Qt::QueuedConnection);
    QTimer::singleShot(PictureMilliseconds, &wait, &QEventLoop::quit);
    wait.exec();
    // What the last result still has to lay out, and advice that is worked out beside.
    QEventLoop rest;
    QTimer::singleShot(AfterwardMilliseconds, &rest, &QEventLoop::quit);
    rest.exec();
    if (!window.grab().save(path))
        return fail({}, CommandLine::tr("cannot write the picture to %1").arg(path));
    return ExitDone;
}

} // namespace

std::variant<int, WindowRequest> readWindowArguments(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(commandList());
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 CommandLine::tr("A source, a session (.json) or a lesson's name."),
                                 QStringLiteral("[FILE|LESSON]"));
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption step(
        QStringLiteral("step"), CommandLine::tr("Step of a lesson, from 1."), QStringLiteral("N"));
    const QCommandLineOption picture(
        QStringLiteral("picture"),
        CommandLine::tr("Open no window, but write what it would show to this file."),
        QStringLiteral("OUT.png"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  CommandLine::tr("Size of the picture in pixels."),
                                  QStringLiteral("WIDTH,HEIGHT"));
    const QCommandLineOption device(
        QStringLiteral("device"),
        CommandLine::tr("Hardware rules to count by; see warplens devices."),
        QStringLiteral("NAME|FILE.json"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   CommandLine::tr("Colours: %1.").arg(themeNames().join(u", ")),
                                   QStringLiteral("NAME"));
    const QCommandLineOption lecture(
        QStringLiteral("lecture"), CommandLine::tr("Full screen and large type, for a projector."));
    parser.addOptions({step, device, theme, lecture, picture, size});
    if (const auto exitCode = parseArguments(parser, {}, arguments))
        return *exitCode;
    if (parser.isSet(version))
        return print("warplens " + QCoreApplication::applicationVersion().toStdString() + "\n");

    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return refuse({}, CommandLine::tr("one file at a time, please: %1").arg(files.join(u' ')));
    WindowRequest request;
    request.file = files.value(0);
    const Lesson *lesson = lessonOf(request.file);
    if (!request.file.isEmpty() && !lesson && !QFileInfo(request.file).isFile())
        return refuse(
            {}, CommandLine::tr("there is no file, lesson or command \"%1\"").arg(request.file));
    if (parser.isSet(step)) {
        const auto number = parseNumber(parser.value(step));
        if (!lesson || !number || *number > lesson->session.steps.size())
            return refuse(
                {}, CommandLine::tr("--step %1: there is no such step").arg(parser.value(step)));
        request.step = int(*number);
    }
    if (parser.isSet(device)) {
        auto found = deviceForOption(parser.value(device));
        if (const auto *error = std::get_if<DeviceError>(&found))
            return refuse({},
                          QStringLiteral("--device %1: %2")
                              .arg(parser.value(device), QString::fromStdString(error->message)));
        request.device = std::get<UserDevice>(std::move(found));
    }
    if (parser.isSet(theme)) {
        request.theme = themeNamed(parser.value(theme));
        if (!request.theme)
            return refuse({},
                          QStringLiteral("--theme %1: %2")
                              .arg(parser.value(theme), expected("system|light|dark|contrast")));
    }
    request.lecture = parser.isSet(lecture);
    request.picture = parser.value(picture);
    if (parser.isSet(size)) {
        const auto extent = parseExtent(parser.value(size), 1);
        constexpr std::uint32_t Most = 16'384;
        if (!extent || extent->count() == 0 || extent->x > Most || extent->y > Most)
            return refuse(
                {},
                QStringLiteral("--size %1: %2").arg(parser.value(size), expected("WIDTH,HEIGHT")));
        request.size = {int(extent->x), int(extent->y)};
    }
    // Nobody is there to close a message box.
    if (!request.picture.isEmpty() && !request.file.isEmpty() && !lesson) {
        const auto read = readDocument(request.file);
        if (const auto *error = std::get_if<DocumentError>(&read))
            return refuse({}, error->sentence);
    }
    request.language = parser.value(QStringLiteral("lang"));
    if (request.picture.isEmpty() && !hasDisplay())
        return fail({},
                    CommandLine::tr("there is no display. \"warplens report\" and \"warplens "
                                    "export\" need none; see warplens --help"));
    return request;
}

int runWindow(const WindowRequest &request)
{
    const QString chosen = QSettings().value(QStringLiteral("language")).toString();
    if (!setLanguage(request.language) && !setLanguage(chosen))
        setLanguage(systemLanguage());
    MainWindow window([] { return compileInWorker(ownProgram()); });
    if (request.picture.isEmpty())
        window.restoreLayout();
    if (!request.size.isEmpty())
        window.resize(request.size);
    if (request.theme)
        window.setTheme(*request.theme);
    window.show();
    window.setLecture(request.lecture);
    if (!request.picture.isEmpty() && !request.size.isEmpty()) { // it has no screen to fill
        window.setWindowState(Qt::WindowNoState);
        window.resize(request.size);
    }
    if (!show(window, request))
        return ExitFailed;
    if (request.device)
        window.chooseDevice(request.device->device.id, request.device->rules);
    return request.picture.isEmpty() ? QApplication::exec() : writePicture(window, request.picture);
}

} // namespace warplens
