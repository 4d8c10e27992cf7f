// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QElapsedTimer>
#include <QProcess>

namespace {

constexpr int PatienceMilliseconds = 120'000;

QProcessEnvironment plainEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LANG"})
        environment.remove(QString::fromUtf8(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    return environment;
}

} // namespace

ProgramRun runProgram(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.setProcessEnvironment(plainEnvironment());
    QElapsedTimer timer;
    timer.start();
    process.start(QStringLiteral(WARPLENS_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(PatienceMilliseconds)
        && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError(), timer.elapsed()};
}
