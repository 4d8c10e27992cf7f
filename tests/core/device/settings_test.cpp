// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"

#include <QtTest>

#include <algorithm>

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
    void oldDevices();
    void bankMode();
    void hintsFollowSizes();
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
        {"warp_size", "32", false, 1, 64, {}},     {"sector_bytes", "32", false, 4, 1024, {}},
        {"line_bytes", "128", false, 4, 4096, {}}, {"banks", "32", false, 1, 128, {}},
        {"bank_bytes", "4", false, 1, 16, {}},     {"multicast", "on", true, 0, 1, {}},
        {"pair_merge", "on", true, 0, 1, {}},
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
    QCOMPARE(valueOf(device("sm_52")), "off");
    QCOMPARE(valueOf(device("sm_60")), "not listed"); // it moves sectors either way
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
        "banks, bank_bytes, bank_mode, multicast and pair_merge");
    row("custom", "warp_size", "", "warp_size: \"\" is not a whole number");
    row("custom", "warp_size", "32x", "warp_size: \"32x\" is not a whole number");
    row("custom", "warp_size", "-1", "warp_size: \"-1\" is not a whole number");
    row("custom", "warp_size", "65", "warp_size: 65 is not from 1 to 64");
    row("custom", "sector_bytes", "48", "sector_bytes: 48 is not a power of two");
    row("custom", "sector_bytes", "256", "line_bytes: 128 is less than a sector of 256");
    row("sm_80", "multicast", "maybe", "multicast: \"maybe\" is neither on nor off");
    row("sm_80", "bank_mode", "8", "bank_mode: sm_80 has no bank modes");
    row("sm_35", "bank_mode", "16", "bank_mode: \"16\" is not 4 or 8");
    row("sm_35", "bank_mode", "", "bank_mode: \"\" is not 4 or 8");
    row("sm_80", "l1_caching", "on",
        "l1_caching: sm_80 moves the same whatever its L1 cache does; leave it out");
    row("sm_10", "l1_caching", "on", "l1_caching: sm_10 has no L1 cache for global memory");
    row("sm_10", "multicast", "off",
        "multicast: cannot be off; protocol broadcast-half-warp has one broadcast word");
    row("sm_10", "pair_merge", "on",
        "pair_merge: cannot be on; protocol broadcast-half-warp merges no phases");
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

void SettingsTest::hintsFollowSizes()
{
    Device device = ::device("custom");
    device.global.hintedLoadBytes = {{CacheHint::AllLevels, 128}, {CacheHint::Global, 32}};
    const auto changed =
        std::get<Device>(overridden(device, {{"sector_bytes", "64"}, {"line_bytes", "256"}}));
    QCOMPARE(changed.global.hintedLoadBytes.at(CacheHint::AllLevels), 256u);
    QCOMPARE(changed.global.hintedLoadBytes.at(CacheHint::Global), 64u);
    // A hint says what it says, whatever the default is.
    const auto uncached = std::get<Device>(overridden(::device("sm_20"), {{"l1_caching", "off"}}));
    QCOMPARE(uncached.global.hintedLoadBytes.at(CacheHint::AllLevels), 128u);
}

/// What their protocols do not know is not offered.
void SettingsTest::oldDevices()
{
    for (const DeviceSetting &setting : settingsOf(device("sm_13")))
        QVERIFY2(!setting.isSwitch && setting.key != "bank_mode", setting.key.c_str());
}

void SettingsTest::bankMode()
{
    const auto settings = settingsOf(device("sm_35"));
    const auto setting = std::ranges::find(settings, "bank_mode", &DeviceSetting::key);
    QVERIFY(setting != settings.end());
    QVERIFY(*setting == DeviceSetting({"bank_mode", "4", false, 4, 8, {"4", "8"}}));
    const Overrides overrides{{"bank_mode", "8"}, {"multicast", "off"}};
    const auto changed = std::get<Device>(overridden(device("sm_35"), overrides));
    QCOMPARE(changed.bankMode, 8u);
    QCOMPARE(changed.shared.bankBytes, 8u);
    QVERIFY(!changed.shared.multicast); // the mode does not undo what else is asked for
    const auto back = std::get<Device>(overridden(changed, {{"bank_mode", "4"}}));
    QVERIFY(back == device("sm_35"));
}

void SettingsTest::nothingToChange()
{
    for (const Device &device : builtInDevices())
        QVERIFY(std::get<Device>(overridden(device, {})) == device);
}

QTEST_APPLESS_MAIN(SettingsTest)
#include "settings_test.moc"
