// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"

#include <QtTest>

#include <algorithm>

using namespace warplens;

class DevicesTest : public QObject
{
    Q_OBJECT

private slots:
    void builtIn();
    void ampere();
    void fermi();
    void custom();
    void find_data();
    void find();
};

namespace {

const Device &device(const char *name) { return *findDevice(builtInDevices(), name); }

} // namespace

void DevicesTest::builtIn()
{
    QStringList ids;
    for (const Device &device : builtInDevices())
        ids += QString::fromStdString(device.id);
    QCOMPARE(ids, QStringList({"custom", "sm_20", "sm_80"}));
}

void DevicesTest::ampere()
{
    const Device &a100 = device("sm_80");
    QCOMPARE(a100.cudaArch, 800u);
    QCOMPARE(a100.warpSize, 32u);
    QCOMPARE(a100.peakGigabytesPerSecond, 1555.0);
    QVERIFY(a100.limits == LaunchLimits());
    QVERIFY(a100.global == GlobalRules());
    QCOMPARE(a100.shared.banks, 32u);
    QCOMPARE(a100.shared.bankBytes, 4u);
    QVERIFY(a100.shared.multicast && a100.shared.pairMerge);
    const std::map<std::uint32_t, std::vector<LaneMask>> phases{
        {4, {0xffff'ffff}},
        {8, {0xffff, 0xffff'0000}},
        {16, {0xff, 0xff00, 0xff'0000, 0xff00'0000}},
    };
    QVERIFY(a100.shared.phases == phases);
    QVERIFY(a100.shared.rules.empty());
}

void DevicesTest::fermi()
{
    const Device &c2050 = device("sm_20");
    QCOMPARE(c2050.cudaArch, 200u);
    QCOMPARE(c2050.peakGigabytesPerSecond, 144.0);
    QCOMPARE(c2050.limits.threads, 1024u);
    QVERIFY(c2050.limits.grid == Extent({65535, 65535, 65535}));
    QCOMPARE(c2050.limits.sharedBytes, 48u * 1024);
    QCOMPARE(c2050.global.loadTransactionBytes, 128u);
    QCOMPARE(c2050.global.storeTransactionBytes, 32u);
    const std::map<std::uint32_t, std::uint32_t> merged{{8, 16}, {16, 8}};
    QVERIFY(c2050.global.lanesMerged == merged);
    QVERIFY(!c2050.shared.pairMerge);
    QVERIFY(c2050.shared.phases == device("sm_80").shared.phases);
    const std::map<std::uint32_t, BankRule> rules{{16, BankRule::OnePlusDistinctAddresses}};
    QVERIFY(c2050.shared.rules == rules);
}

void DevicesTest::custom()
{
    const Device &custom = device("custom");
    QVERIFY(custom.shared.phases.empty());
    QVERIFY(!custom.shared.pairMerge);
    for (const DeviceSetting &setting : settingsOf(custom))
        QVERIFY2(std::ranges::count(custom.editable, setting.key) == 1, setting.key.c_str());
}

void DevicesTest::find_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("id") << "sm_80" << "sm_80";
    QTest::newRow("id in capitals") << "SM_20" << "sm_20";
    QTest::newRow("alias") << "a100" << "sm_80";
    QTest::newRow("name") << "nvidia tesla c2050" << "sm_20";
    QTest::newRow("part of a name") << "A10" << "";
    QTest::newRow("nothing") << "" << "";
}

void DevicesTest::find()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const Device *found = findDevice(builtInDevices(), name.toStdString());
    QCOMPARE(found ? QString::fromStdString(found->id) : QString(), id);
}

QTEST_APPLESS_MAIN(DevicesTest)
#include "devices_test.moc"
