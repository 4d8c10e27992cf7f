// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/output.h"
#include "commandline/windowcommand.h"
#include "compileworker/worker.h"
#include "language.h"

#include <QApplication>

#include <cstdio>
#include <string_view>

#include <unistd.h>

using namespace warplens;

namespace {

void introduce()
{
    QCoreApplication::setOrganizationName(QStringLiteral("warplens"));
    QCoreApplication::setApplicationName(QStringLiteral("warplens"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WARPLENS_VERSION));
    // Before the options are declared, as their help has to be in that language too.
    if (!setLanguage(languageOption(QCoreApplication::arguments())))
        setLanguage(systemLanguage());
}

/// For drawing where there is no display. The platform plugin's remarks are not for people.
void goOffscreen()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::fprintf(stderr, "%s\n", qUtf8Printable(text));
    });
}

int runCommand(const Command &command, int argc, char *argv[])
{
    if (command.draws) {
        goOffscreen();
        QGuiApplication application(argc, argv);
        introduce();
        return command.run(QCoreApplication::arguments().mid(1));
    }
    QCoreApplication application(argc, argv);
    introduce();
    return command.run(QCoreApplication::arguments().mid(1));
}

std::variant<int, WindowRequest> windowRequest(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    introduce();
    return readWindowArguments(QCoreApplication::arguments());
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 2 && std::string_view(argv[1]) == "--compile-worker")
        return runCompileWorker(STDIN_FILENO, STDOUT_FILENO);
    if (const Command *command = argc > 1 ? findCommand(QString::fromLocal8Bit(argv[1])) : nullptr)
        return runCommand(*command, argc, argv);

    const auto request = windowRequest(argc, argv);
    if (const int *exitCode = std::get_if<int>(&request))
        return *exitCode;
    if (!std::get<WindowRequest>(request).picture.isEmpty())
        goOffscreen();
    QApplication application(argc, argv);
    introduce();
    return runWindow(std::get<WindowRequest>(request));
}
