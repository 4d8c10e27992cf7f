// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

/// Devices of the person's own, and rules in words.
class DevicesCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void rulesInWords();
    void rulesAsJson();
    void aFileIsADevice();
    void aFileInTheFolderIsADevice();
    void aSessionTakesItAlong();
    void mistakes_data();
    void mistakes();
    void oneBadFileHurtsNoOther();
    void everyDeviceCounts_data();
    void everyDeviceCounts();

private:
    QString write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text);
        return path;
    }

    QTemporaryDir m_data;
    QString m_folder;
};

namespace {

QStringList words(const char *text) { return QString::fromUtf8(text).split(' '); }

/// Waves of 16 and sectors of 64 bytes: one sector for each wave of floats in a row.
const QByteArray Mine = R"({"id": "mine", "name": "Mine", "aliases": ["my board"], "warp_size": 16,
    "limits": {"threads": 1024, "block": [1024, 1024, 64], "grid": [65535, 65535, 65535],
               "shared_bytes": 166912},
    "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 64,
               "loads": "sectors", "stores": "lines"},
    "shared": {"protocol": "banks", "banks": 20, "bank_bytes": 8, "phases": "by-width"}})";

QJsonObject report(const QStringList &arguments)
{
    const ProgramRun run = runProgram(QStringList{"report", "--format", "json"} + arguments);
    if (run.exitCode != 0)
        qWarning("%s", run.errors.constData());
    return QJsonDocument::fromJson(run.output).object();
}

int sectorsOf(const QJsonObject &report) { return report["totals"]["global"]["sectors"].toInt(); }

} // namespace

void DevicesCommandTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    m_folder = m_data.filePath("warplens/warplens/devices");
}

void DevicesCommandTest::init()
{
    QDir(m_folder).removeRecursively();
    QVERIFY(QDir().mkpath(m_folder));
}

void DevicesCommandTest::rulesInWords()
{
    const ProgramRun run = runProgram(words("devices MI300X"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.startsWith("AMD Instinct MI300X · gfx942\n\nLaunch\n- "));
    QVERIFY(run.output.contains("\nWhat is not modelled\n"));
}

void DevicesCommandTest::rulesAsJson()
{
    const ProgramRun run = runProgram(words("devices --format json sm_20"));
    QCOMPARE(run.exitCode, 0);
    const QJsonObject device = QJsonDocument::fromJson(run.output)["device"].toObject();
    QCOMPARE(device["id"].toString(), "sm_20");
    QCOMPARE(device["rules"][1]["title"].toString(), "Global memory");
    QVERIFY(device["rules"][1]["sentences"].toArray().size() > 3);
}

void DevicesCommandTest::aFileIsADevice()
{
    const QString file = write(m_data.filePath("elsewhere.json"), Mine);
    const QJsonObject json = report({"--expr", "threadIdx.x", "--device", file});
    QCOMPARE(json["device"].toString(), "mine");
    QCOMPARE(json["device_name"].toString(), "Mine");
    QCOMPARE(sectorsOf(json), 2); // two waves of 64 bytes each
    const ProgramRun rules = runProgram({"devices", file});
    QCOMPARE(rules.exitCode, 0);
    QVERIFY(rules.output.contains("There are 20 banks."));
}

void DevicesCommandTest::aFileInTheFolderIsADevice()
{
    write(m_folder + "/mine.json", Mine);
    const QJsonObject json = report({"--expr", "threadIdx.x", "--device", "My Board"});
    QCOMPARE(json["device"].toString(), "mine");
    const ProgramRun list = runProgram({"devices"});
    QVERIFY(list.output.contains("\nmine "));
    const QByteArray help = runProgram(words("devices --help")).output;
    QVERIFY(help.contains(m_folder.toUtf8()));
    QVERIFY(help.contains("[NAME|FILE.json]"));
}

/// It can be opened where the file is not.
void DevicesCommandTest::aSessionTakesItAlong()
{
    QJsonObject experiment{{"device", "mine"},
                           {"source", QJsonObject{{"text", "threadIdx.x"}}},
                           {"device_rules", QString::fromUtf8(Mine)}};
    QJsonObject session{{"schema", 1}, {"experiment", experiment}};
    const QString file = m_data.filePath("session.json");
    write(file, QJsonDocument(session).toJson());
    QCOMPARE(sectorsOf(report({file})), 2);
    // A device that is named beside it takes its place.
    QCOMPARE(report({file, "--device", "sm_80"})["device"].toString(), "sm_80");
    experiment["device_rules"] = QString::fromUtf8(Mine).replace("20", "999");
    session["experiment"] = experiment;
    write(file, QJsonDocument(session).toJson());
    const ProgramRun run = runProgram({"report", file});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.errors.contains("mine: shared.banks: 999 is not from 1 to 128"));
}

void DevicesCommandTest::mistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("key") << QByteArray(Mine).replace("banks\": 20", "banks\": 0")
                         << QByteArray("mine.json: shared.banks: 0 is not from 1 to 128");
    QTest::newRow("syntax") << QByteArray("{\n\"id\" 7}")
                            << QByteArray("mine.json: line 2, column 6: not valid JSON");
    QTest::newRow("built in") << QByteArray(Mine).replace("\"mine\"", "\"sm_80\"")
                              << QByteArray("mine.json: id: \"sm_80\" is the built-in device");
    QTest::newRow("absent") << QByteArray() << QByteArray("mine.json cannot be read");
}

void DevicesCommandTest::mistakes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, part);
    const QString file = m_data.filePath("mine.json");
    QFile::remove(file);
    if (!text.isEmpty())
        write(file, text);
    for (const QStringList &arguments :
         {QStringList{"report", "--expr", "threadIdx.x", "--device", file},
          QStringList{"devices", file}}) {
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.errors.contains(part), run.errors.constData());
    }
}

void DevicesCommandTest::oneBadFileHurtsNoOther()
{
    write(m_folder + "/bad.json", "{}");
    write(m_folder + "/mine.json", Mine);
    const ProgramRun list = runProgram({"devices"});
    QCOMPARE(list.exitCode, 0);
    QVERIFY(list.output.contains("\nmine "));
    QVERIFY(list.errors.contains("bad.json: id: missing"));
    // Whatever device is named, that file may have been the one that was meant.
    for (const char *device : {"sm_80", "mine"}) {
        const ProgramRun run = runProgram({"report", "--expr", "threadIdx.x", "--device", device});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.errors.contains("not usable: " + m_folder.toUtf8() + "/bad.json: id: missing"));
    }
    QVERIFY(runProgram(words("report --expr threadIdx.x")).errors.isEmpty());
    QCOMPARE(report({"--expr", "threadIdx.x", "--device", "mine"})["device"].toString(), "mine");
    const ProgramRun unknown = runProgram(words("report --expr threadIdx.x --device bad"));
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY(unknown.errors.contains("no device of that name"));
    QVERIFY(unknown.errors.contains("bad.json: id: missing"));
}

void DevicesCommandTest::everyDeviceCounts_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("sectors"); // of 256 floats in a row
    const auto row = [](const char *id, int sectors) {
        QTest::newRow(id) << QString(id) << sectors;
    };
    for (const char *id : {"sm_10", "sm_13", "sm_20", "sm_35", "sm_53", "sm_70", "sm_90", "sm_120"})
        row(id, 32);
    row("gfx90a", 16);
    row("gfx942", 8);
    row("gfx1201", 8);
    row("xe_hpg", 16);
}

void DevicesCommandTest::everyDeviceCounts()
{
    QFETCH(QString, id);
    const QJsonObject json = report({"--expr", "threadIdx.x", "--block", "256", "--device", id});
    QCOMPARE(json["device"].toString(), id);
    QTEST(sectorsOf(json), "sectors");
}

QTEST_APPLESS_MAIN(DevicesCommandTest)
#include "devicescommand_test.moc"
