// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/userdevice.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace warplens;
using nlohmann::json;

class UserDeviceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void takesTheTextAlong();
    void mistakes_data();
    void mistakes();

private:
    json m_mine; ///< of sm_80, under names of its own
};

void UserDeviceTest::initTestCase()
{
    QFile file(WARPLENS_SOURCE_DIR "/resources/devices/sm_80.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_mine = json::parse(file.readAll().toStdString());
    m_mine["id"] = "mine";
    m_mine["name"] = "Mine";
    m_mine["aliases"] = {"my board"};
}

void UserDeviceTest::takesTheTextAlong()
{
    const std::string text = m_mine.dump(4);
    const auto read = readUserDevice(text, "mine.json");
    QVERIFY(std::holds_alternative<UserDevice>(read));
    QCOMPARE(std::get<UserDevice>(read).rules, text);
    QCOMPARE(std::get<UserDevice>(read).device.id, "mine");
}

void UserDeviceTest::mistakes_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *key, const char *value, const char *message) {
        QTest::newRow(key) << QString(key) << QString(value) << QString(message);
    };
    row("warp_size", "99", "mine.json: warp_size: 99 is not from 1 to 64");
    row("id", "\"SM_80\"", "mine.json: id: \"SM_80\" is the built-in device sm_80; choose another");
    row("name", "\"H100\"",
        "mine.json: name: \"H100\" is the built-in device sm_90; choose another");
    row("aliases", "[\"x\", \"MI300X\"]",
        "mine.json: aliases: \"MI300X\" is the built-in device gfx942; choose another");
}

void UserDeviceTest::mistakes()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    json file = m_mine;
    file[key.toStdString()] = json::parse(value.toStdString());
    const auto read = readUserDevice(file.dump(), "mine.json");
    QVERIFY(std::holds_alternative<DeviceError>(read));
    QTEST(QString::fromStdString(std::get<DeviceError>(read).message), "message");
}

QTEST_APPLESS_MAIN(UserDeviceTest)
#include "userdevice_test.moc"
