// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// Pictures and lists, as the real program writes them.
class ExportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void svg_data();
    void svg();
    void png();
    void pictureOfAnUnreadableSession();
    void unwritable();
    void lists_data();
    void lists();
    void help_data();
    void help();
};

namespace {

QStringList words(const char *text) { return QString::fromUtf8(text).split(' '); }

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isWellFormed(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

} // namespace

void ExportCommandTest::svg_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("map") << words("--view map");
    QTest::newRow("banks") << words("--view banks --theme dark");
    QTest::newRow("one request") << words("--view banks --warp 1 --request 0 --phase 0");
    QTest::newRow("French") << words("--view map --lang fr");
}

void ExportCommandTest::svg()
{
    QFETCH(QStringList, options);
    QTemporaryDir folder;
    const QString first = folder.filePath("first.svg");
    const QString second = folder.filePath("second.svg");
    for (const QString &path : {first, second}) {
        const ProgramRun run =
            runProgram(words("export halo-load -o") + QStringList(path) + options);
        QVERIFY2(run.exitCode == 0, run.errors.constData());
    }
    const QByteArray picture = contents(first);
    QVERIFY(isWellFormed(picture));
    QVERIFY(picture.contains("<rect") && picture.contains("halo"));
    QVERIFY(picture == contents(second));
}

void ExportCommandTest::png()
{
    QTemporaryDir folder;
    QSize single;
    for (const int scale : {1, 2}) {
        const QString path = folder.filePath("picture.png");
        const ProgramRun run = runProgram(
            {"export", "halo-load", "-o", path, "--warp", "0", "--scale", QString::number(scale)});
        QVERIFY2(run.exitCode == 0, run.errors.constData());
        const QImage image(path);
        QVERIFY(!image.isNull());
        if (scale == 1)
            single = image.size();
        QVERIFY(qAbs(image.width() - scale * single.width()) <= 1);
    }
}

void ExportCommandTest::pictureOfAnUnreadableSession()
{
    const QTemporaryDir folder;
    QFile later(folder.filePath("later.json"));
    QVERIFY(later.open(QIODevice::WriteOnly) && later.write("{\"schema\": 99}") > 0);
    later.close();
    const QString out = folder.filePath("window.png");
    const ProgramRun run = runProgram({"--picture", out, later.fileName()});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains("later.json"));
    QVERIFY(!QFile::exists(out));
}

void ExportCommandTest::unwritable()
{
    const ProgramRun run = runProgram(words("export halo-load -o /nowhere/picture.svg"));
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.errors.contains("/nowhere/picture.svg"));
}

void ExportCommandTest::lists_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("devices") << "devices" << words("sm_20 sm_80 custom");
    QTest::newRow("lessons") << "lessons"
                             << words("halo-load coalesced-or-strided group-shared-strides "
                                      "flag-per-warp");
}

void ExportCommandTest::lists()
{
    QFETCH(QString, command);
    QFETCH(QStringList, names);
    const ProgramRun text = runProgram({command});
    QCOMPARE(text.exitCode, 0);
    const ProgramRun json = runProgram({command, "--format", "json"});
    QCOMPARE(json.exitCode, 0);
    const QJsonObject document = QJsonDocument::fromJson(json.output).object();
    QVERIFY(document[command].toArray().size() >= names.size());
    for (const QString &name : std::as_const(names)) {
        QVERIFY(text.output.contains(name.toUtf8()));
        QVERIFY(json.output.contains(name.toUtf8()));
    }
}

void ExportCommandTest::help_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("program") << QStringList("--help") << "report";
    QTest::newRow("version") << QStringList("--version") << "warplens";
    QTest::newRow("French") << words("report --help --lang fr") << "Mémoire partagée";
    QTest::newRow("report") << words("report --help") << "--shared-bytes";
    QTest::newRow("export") << words("export --help") << "--view";
    QTest::newRow("devices") << words("devices --help") << "--format";
    QTest::newRow("lessons") << words("lessons -h") << "--format";
}

void ExportCommandTest::help()
{
    QFETCH(QStringList, arguments);
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.isEmpty(), run.errors.constData());
    QFETCH(QString, words);
    QVERIFY(QString::fromUtf8(run.output).contains(words));
}

QTEST_GUILESS_MAIN(ExportCommandTest)
#include "exportcommand_test.moc"
