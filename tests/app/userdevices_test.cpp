// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "language.h"
#include "mainwindow.h"
#include "panels/devicechooser.h"
#include "panels/rulespage.h"
#include "userdevices.h"

#include <QDir>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace warplens;

/// Files that people drop into the folder of devices.
class TestUserDevices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void noFolder();
    void goodAndBad();
    void sameIdTwice();
    void hugeFile();
    void noFile();
    void theWindowOffersThem();
    void theRulesPageOpens();

private:
    void write(const QString &name, const QByteArray &text)
    {
        QVERIFY(QDir().mkpath(userDeviceFolder()));
        QFile file(QDir(userDeviceFolder()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_data;
};

namespace {

QByteArray rulesOf(const QByteArray &id, const QByteArray &banks = "20")
{
    return R"({"id": ")" + id + R"(", "name": "Mine", "warp_size": 16,
    "limits": {"threads": 1024, "block": [1024, 1024, 64], "grid": [65535, 65535, 65535],
               "shared_bytes": 166912},
    "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 64,
               "loads": "sectors", "stores": "lines"},
    "shared": {"protocol": "banks", "banks": )"
        + banks + R"(, "bank_bytes": 8,
               "phases": "by-width"}})";
}

Compile inProcess()
{
    return [](const CompileRequest &request, std::stop_token) { return compileInProcess(request); };
}

} // namespace

void TestUserDevices::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("warplens-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("userdevices_test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, QDir::tempPath());
    setLanguage(QStringLiteral("en"));
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void TestUserDevices::init()
{
    QDir(userDeviceFolder()).removeRecursively();
    QVERIFY(userDeviceFolder().startsWith(m_data.path()));
}

void TestUserDevices::noFolder()
{
    const UserDevices own = userDevicesIn(userDeviceFolder());
    QVERIFY(own.devices.empty() && own.mistakes.empty());
}

void TestUserDevices::goodAndBad()
{
    write("a.json", rulesOf("a"));
    write("b.json", rulesOf("b", "999"));
    write("c.json", "\xEF\xBB\xBF" + rulesOf("c"));
    write("d.json", "");
    write("notes.txt", "not a device");
    const UserDevices own = userDevicesIn(userDeviceFolder());
    QCOMPARE(own.devices.size(), std::size_t(2));
    QCOMPARE(own.devices[0].device.id, "a");
    QCOMPARE(own.devices[0].rules, rulesOf("a").toStdString());
    QCOMPARE(own.devices[1].device.id, "c");
    const QString folder = userDeviceFolder();
    QCOMPARE(own.mistakes,
             QStringList({folder + "/b.json: shared.banks: 999 is not from 1 to 128",
                          folder + "/d.json: line 1, column 1: not valid JSON"}));
}

void TestUserDevices::sameIdTwice()
{
    write("one.json", rulesOf("mine"));
    write("two.json", rulesOf("MINE"));
    const UserDevices own = userDevicesIn(userDeviceFolder());
    QCOMPARE(own.devices.size(), std::size_t(1));
    QCOMPARE(own.mistakes,
             QStringList(userDeviceFolder() + "/two.json: id: \"MINE\" is taken by one.json"));
}

void TestUserDevices::hugeFile()
{
    write("huge.json", QByteArray(2 << 20, ' '));
    const UserDevices own = userDevicesIn(userDeviceFolder());
    QCOMPARE(own.mistakes.size(), 1);
    QVERIFY(own.mistakes[0].contains("huge.json is larger than 1 MB"));
}

/// A pipe without a writer would be read for ever.
void TestUserDevices::noFile()
{
    const QString path = m_data.filePath(QStringLiteral("pipe.json"));
    QVERIFY(mkfifo(qPrintable(path), 0600) == 0);
    const auto read = readDeviceFile(path);
    const auto *error = std::get_if<DeviceError>(&read);
    QVERIFY(error && error->message.find("pipe.json is no file") != std::string::npos);
}

/// Chosen from the list, kept in the experiment, and undone with it.
void TestUserDevices::theWindowOffersThem()
{
    MainWindow window(inProcess);
    window.confirmDiscard = [] { return true; };
    window.show();
    auto *chooser = window.findChild<DeviceChooser *>();
    const int before = chooser->count();
    write("a.json", rulesOf("a"));
    write("b.json", "{}");
    chooser->showPopup(); // looked at: the folder is read anew
    chooser->hidePopup();
    QCOMPARE(chooser->count(), before + 2);
    const int row = chooser->findText("Mine · a");
    QVERIFY(row > 0);
    QSignalSpy settled(&window, &MainWindow::settled);
    chooser->setCurrentIndex(row);
    emit chooser->activated(row);
    QVERIFY(settled.wait(60'000));
    QCOMPARE(window.session().experiment().device, "a");
    QCOMPARE(window.session().experiment().deviceRules, rulesOf("a").toStdString());
    QVERIFY(window.session().result());
    QCOMPARE(window.session().result()->device.shared.banks, 20u);
    // The experiment needs the file no more.
    QDir(userDeviceFolder()).removeRecursively();
    chooser->showPopup();
    chooser->hidePopup();
    QCOMPARE(chooser->currentText(), "Mine · a");
    window.session().undoStack()->undo();
    QCOMPARE(window.session().experiment().deviceRules, "");
    QCOMPARE(chooser->currentText(), "NVIDIA A100 (40 GB) · sm_80");
}

void TestUserDevices::theRulesPageOpens()
{
    MainWindow window(inProcess);
    window.confirmDiscard = [] { return true; };
    window.show();
    for (QAction *action : window.menuBar()->findChildren<QAction *>())
        if (action->text() == "&Hardware rules")
            action->trigger();
    QVERIFY(window.findChild<RulesPage *>());
    QVERIFY(window.findChild<RulesPage *>()->isVisible());
}

QTEST_MAIN(TestUserDevices)
#include "userdevices_test.moc"
