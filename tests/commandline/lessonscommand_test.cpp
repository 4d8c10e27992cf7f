// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// `warplens lessons --folder`: what a lecturer runs over lessons of their own.
class LessonsCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void ownLessonsHold();
    void aGoodFolder();
    void problemsAreTold();
    void anEmptyFolder();
    void noFolder();
};

namespace {

bool write(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QFile file(folder.filePath(QString::fromUtf8(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

const QByteArray session =
    R"({"schema": 1, "experiment": {"source": {"text": "data[threadIdx.x * 2]"}}})";

} // namespace

void LessonsCommandTest::ownLessonsHold()
{
    const ProgramRun run = runProgram(
        {"lessons", "--folder", QStringLiteral(WARPLENS_SOURCE_DIR "/resources/lessons")});
    QVERIFY2(run.errors.isEmpty(), run.errors.constData());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, runProgram({"lessons"}).output);
}

void LessonsCommandTest::aGoodFolder()
{
    QTemporaryDir folder;
    QVERIFY(write(folder, "1-mine.json", session));
    QVERIFY(write(folder, "1-mine.md",
                  "# Mine\n## First\nIt takes **8**.\n```claims\nsectors = 8\n```\n"));
    const ProgramRun run = runProgram({"lessons", "--folder", folder.path(), "--format", "json"});
    QVERIFY2(run.errors.isEmpty(), run.errors.constData());
    QCOMPARE(run.exitCode, 0);
    const QJsonArray lessons = QJsonDocument::fromJson(run.output).object()["lessons"].toArray();
    QCOMPARE(lessons.size(), 1);
    QCOMPARE(lessons[0].toObject()["name"].toString(), QStringLiteral("1-mine"));
    QCOMPARE(lessons[0].toObject()["steps"].toArray()[0].toString(), QStringLiteral("First"));
}

/// Bad files do not hide the good ones; each is named with its line.
void LessonsCommandTest::problemsAreTold()
{
    QTemporaryDir folder;
    QVERIFY(write(folder, "1.json", session) && write(folder, "2.json", "{\n!"));
    QVERIFY(write(folder, "1.md", "# Mine\n## First\n```claims\nlines = 1\nsectors = 4\n```\n"));
    const ProgramRun run = runProgram({"lessons", "--folder", folder.path()});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.output.contains("Mine"));
    const QByteArray path = folder.path().toUtf8();
    QVERIFY2(run.errors.contains(path + "/2.json:2: this is not JSON"), run.errors.constData());
    QVERIFY2(run.errors.contains(path + "/1.md:4: step 1: lines = 1 does not hold: it is 2"),
             run.errors.constData());
    QVERIFY2(run.errors.contains(path + "/1.md:5: step 1: sectors = 4 does not hold: it is 8"),
             run.errors.constData());
}

void LessonsCommandTest::anEmptyFolder()
{
    QTemporaryDir folder;
    const ProgramRun run = runProgram({"lessons", "--folder", folder.path()});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.errors.contains("there is no lesson in this folder"));
}

void LessonsCommandTest::noFolder()
{
    const ProgramRun run = runProgram({"lessons", "--folder", "/no/such/folder"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains("/no/such/folder"));
}

QTEST_MAIN(LessonsCommandTest)
#include "lessonscommand_test.moc"
