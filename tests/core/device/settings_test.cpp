// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"

#include <QtTest>

using namespace warplens;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void listed();
    void caching();
    void refused_data();
    void refused();
    void applied();
    void transactionsFollowSizes();
    void nothingToChange();
};

namespace {

const Device &device(const char *name) { return *findDevice(builtInDevices(), name); }

using Overrides = std::map<std::string, std::string>;

} // namespace

void SettingsTest::listed()
{
    const std::vector<DeviceSetting> expected{
        {"warp_size", "32", false, 1, 64},     {"sector_bytes", "32", false, 4, 1024},
        {"line_bytes", "128", false, 4, 4096}, {"l1_caching", "off", true, 0, 1},
        {"banks", "32", false, 1, 128},        {"bank_bytes", "4", false, 1, 16},
        {"multicast", "on", true, 0, 1},       {"pair_merge", "on", true, 0, 1},
    };
    QVERIFY(settingsOf(device("sm_80")) == expected);
}

void SettingsTest::caching()
{
    const auto valueOf = [](const Device &of) -> std::string {
        for (const DeviceSetting &setting : settingsOf(of))
            if (setting.key == "l1_caching")
                return setting.value;
        return "not listed";
    };
    QCOMPARE(valueOf(device("sm_20")), "on");
    QCOMPARE(valueOf(std::get<Device>(overridden(device("sm_20"), {{"l1_caching", "off"}}))),
             "off");
    QCOMPARE(valueOf(std::get<Device>(overridden(device("custom"), {{"line_bytes", "32"}}))),
             "not listed");
}

void SettingsTest::refused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *id, const char *key, const char *value, const char *message) {
        QTest::addRow("%s %s=%s", id, key, value)
            << QString(id) << QString(key) << QString(value) << QString(message);
    };
    row("sm_80", "banks", "16", "banks: always 32 on sm_80; the custom device lets it change");
    row("sm_20", "warp_size", "64",
        "warp_size: always 32 on sm_20; the custom device lets it change");
    row("custom", "wrap_size", "64",
        "wrap_size: no such setting; there are warp_size, sector_bytes, line_bytes, l1_caching, "
        "banks, bank_bytes, multicast and pair_merge");
    row("custom", "warp_size", "", "warp_size: \"\" is not a whole number");
    row("custom", "warp_size", "32x", "warp_size: \"32x\" is not a whole number");
    row("custom", "warp_size", "-1", "warp_size: \"-1\" is not a whole number");
    row("custom", "warp_size", "65", "warp_size: 65 is not from 1 to 64");
    row("custom", "sector_bytes", "48", "sector_bytes: 48 is not a power of two");
    row("custom", "sector_bytes", "256", "line_bytes: 128 is less than a sector of 256");
    row("sm_80", "multicast", "maybe", "multicast: \"maybe\" is neither on nor off");
}

void SettingsTest::refused()
{
    QFETCH(QString, id);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, message);
    const auto result = overridden(*findDevice(builtInDevices(), id.toStdString()),
                                   {{key.toStdString(), value.toStdString()}});
    const auto *error = std::get_if<DeviceError>(&result);
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->message), message);
}

void SettingsTest::applied()
{
    const Overrides overrides{{"warp_size", "64"},
                              {"banks", "48"},
                              {"bank_bytes", "8"},
                              {"multicast", "off"},
                              {"pair_merge", "true"}};
    Device expected = device("custom");
    expected.warpSize = 64;
    expected.shared.banks = 48;
    expected.shared.bankBytes = 8;
    expected.shared.multicast = false;
    expected.shared.pairMerge = true;
    QVERIFY(std::get<Device>(overridden(device("custom"), overrides)) == expected);
}

void SettingsTest::transactionsFollowSizes()
{
    const auto cached = std::get<Device>(overridden(
        device("custom"), {{"sector_bytes", "64"}, {"line_bytes", "256"}, {"l1_caching", "on"}}));
    QCOMPARE(cached.global.loadTransactionBytes, 256u);
    QCOMPARE(cached.global.storeTransactionBytes, 64u);
    const auto uncached = std::get<Device>(overridden(device("sm_20"), {{"l1_caching", "off"}}));
    QCOMPARE(uncached.global.loadTransactionBytes, 32u);
}

void SettingsTest::nothingToChange()
{
    for (const Device &device : builtInDevices())
        QVERIFY(std::get<Device>(overridden(device, {})) == device);
}

QTEST_APPLESS_MAIN(SettingsTest)
#include "settings_test.moc"
