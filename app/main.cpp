// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/windowcommand.h"
#include "compileworker/worker.h"
#include "language.h"

#include <QApplication>

#include <string_view>

#include <unistd.h>

using namespace warplens;

namespace {

void introduce()
{
    QCoreApplication::setOrganizationName(QStringLiteral("warplens"));
    QCoreApplication::setApplicationName(QStringLiteral("warplens"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WARPLENS_VERSION));
    setLanguage(systemLanguage());
}

int runCommand(const Command &command, int argc, char *argv[])
{
    if (command.draws) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
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
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    introduce();
    return runWindow(std::get<WindowRequest>(request));
}
