// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"
#include "panels/devicechooser.h"
#include "panels/devicesection.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

class TestDeviceChooser : public QObject
{
    Q_OBJECT

private slots:
    void headingsStandAboveTheirDevices();
    void headingsCannotBeChosen();
    void anyNameSelects();
    void ownDevicesAreOffered();
    void mistakesAreSaid();
    void rulesOfASessionAreShown();
    void brokenRulesAreUnknown();
    void listIsWideEnough();
    void bankModeIsSwitched();
};

namespace {

UserDevice mine(const std::string &id)
{
    const std::string rules = R"({"id": ")" + id + R"(", "name": "Mine", "warp_size": 16,
        "limits": {"threads": 1024, "block": [1024, 1024, 64], "grid": [65535, 65535, 65535],
                   "shared_bytes": 166912},
        "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 64,
                   "loads": "sectors", "stores": "lines"},
        "shared": {"protocol": "banks", "banks": 20, "bank_bytes": 8, "phases": "by-width"}})";
    return {std::get<Device>(parseDevice(rules)), rules};
}

bool canBeChosen(const QComboBox &box, int row)
{
    return box.model()->flags(box.model()->index(row, 0)) & Qt::ItemIsSelectable;
}

/// Heading → devices under it.
QMap<QString, int> groupsOf(const QComboBox &box)
{
    QMap<QString, int> groups;
    QString heading;
    for (int row = 0; row < box.count(); ++row) {
        if (canBeChosen(box, row))
            ++groups[heading];
        else
            heading = box.itemText(row);
    }
    return groups;
}

} // namespace

void TestDeviceChooser::headingsStandAboveTheirDevices()
{
    const DeviceChooser chooser;
    const QMap<QString, int> expected = {{"NVIDIA", 21}, {"AMD", 5}, {"Intel", 2}, {"Your own", 1}};
    QCOMPARE(groupsOf(chooser), expected);
    QCOMPARE(chooser.itemText(0), "NVIDIA");
    QCOMPARE(chooser.itemText(1), "NVIDIA GeForce RTX 5090 · sm_120");
}

void TestDeviceChooser::headingsCannotBeChosen()
{
    DeviceChooser chooser;
    chooser.setDevice("sm_120");
    QCOMPARE(chooser.currentIndex(), 1);
    QSignalSpy chosen(&chooser, &DeviceChooser::chosen);
    QTest::keyClick(&chooser, Qt::Key_Up); // only the heading is above
    QCOMPARE(chooser.currentIndex(), 1);
    QTest::keyClick(&chooser, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<std::string>(), "sm_110");
    QCOMPARE(chosen[0][1].value<std::string>(), "");
}

void TestDeviceChooser::anyNameSelects()
{
    DeviceChooser chooser;
    chooser.setDevice("mi300x");
    QCOMPARE(chooser.currentText(), "AMD Instinct MI300X · gfx942");
    chooser.setDevice("sm_1");
    QCOMPARE(chooser.currentIndex(), -1);
    QCOMPARE(chooser.placeholderText(), "unknown: sm_1");
}

void TestDeviceChooser::ownDevicesAreOffered()
{
    DeviceChooser chooser;
    chooser.setDevice("sm_80");
    const UserDevice own = mine("mine");
    chooser.setUserDevices({own}, {});
    QCOMPARE(chooser.currentText(), "NVIDIA A100 (40 GB) · sm_80"); // as it was
    QCOMPARE(groupsOf(chooser)["Your own"], 2);
    chooser.setDevice("mine", own.rules);
    QCOMPARE(chooser.currentText(), "Mine · mine");
    QSignalSpy chosen(&chooser, &DeviceChooser::chosen);
    chooser.setDevice("custom");
    QTest::keyClick(&chooser, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<std::string>(), "mine");
    QCOMPARE(chosen[0][1].value<std::string>(), own.rules);
    // A name is not enough: its rules are those of the experiment.
    chooser.setDevice("mine");
    QCOMPARE(chooser.currentIndex(), -1);
}

void TestDeviceChooser::mistakesAreSaid()
{
    DeviceChooser chooser;
    chooser.setUserDevices({mine("mine")}, {"bad.json: id: missing"});
    const int last = chooser.count() - 1;
    QCOMPARE(chooser.itemText(last), "not usable: bad.json: id: missing");
    QVERIFY(!canBeChosen(chooser, last));
    QVERIFY(canBeChosen(chooser, last - 1));
}

void TestDeviceChooser::rulesOfASessionAreShown()
{
    DeviceChooser chooser;
    chooser.setDevice("guest", mine("guest").rules);
    QCOMPARE(chooser.currentText(), "Mine · guest");
    QCOMPARE(groupsOf(chooser)["Your own"], 2);
    chooser.setDevice("sm_80");
    QCOMPARE(groupsOf(chooser)["Your own"], 1);
}

void TestDeviceChooser::brokenRulesAreUnknown()
{
    DeviceChooser chooser;
    chooser.setDevice("guest", "{");
    QCOMPARE(chooser.currentIndex(), -1);
    QCOMPARE(chooser.placeholderText(), "unknown: guest");
}

void TestDeviceChooser::listIsWideEnough()
{
    DeviceChooser chooser;
    chooser.resize(150, chooser.sizeHint().height());
    chooser.show();
    QSignalSpy opening(&chooser, &DeviceChooser::opening);
    chooser.showPopup();
    QCOMPARE(opening.size(), 1);
    for (int row = 0; row < chooser.count(); ++row) {
        const QModelIndex index = chooser.model()->index(row, 0);
        QVERIFY2(chooser.view()->viewport()->width()
                     >= chooser.view()->sizeHintForIndex(index).width(),
                 qPrintable(chooser.itemText(row)));
    }
    chooser.hidePopup();
}

void TestDeviceChooser::bankModeIsSwitched()
{
    DeviceSection section;
    section.setDevice(*findDevice(builtInDevices(), "sm_35"), {{"bank_mode", "8"}});
    const auto boxes = section.findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), 1);
    QComboBox *mode = boxes.front();
    QCOMPARE(mode->accessibleName(), "bank mode, bytes");
    QCOMPARE(mode->currentText(), "8");
    QSignalSpy edited(&section, &DeviceSection::edited);
    QTest::keyClick(mode, Qt::Key_Up);
    QCOMPARE(edited.size(), 1);
    // 4 is what the device has anyway.
    QVERIFY(edited[0][0].value<DeviceSection::Overrides>().empty());
    QTest::keyClick(mode, Qt::Key_Down);
    const DeviceSection::Overrides expected{{"bank_mode", "8"}};
    QVERIFY(edited[1][0].value<DeviceSection::Overrides>() == expected);
}

QTEST_MAIN(TestDeviceChooser)
#include "devicechooser_test.moc"
