// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace warplens;
using nlohmann::json;

/// Each row changes one thing in the file of sm_80 and expects one message.
class ParseDeviceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void shortest();
    void oddPhases();
    void mistakes_data();
    void mistakes();
    void syntax_data();
    void syntax();

private:
    json m_a100;
};

namespace {

QString messageOf(const std::variant<Device, DeviceError> &parsed)
{
    const auto *error = std::get_if<DeviceError>(&parsed);
    return error ? QString::fromStdString(error->message) : QString();
}

} // namespace

void ParseDeviceTest::initTestCase()
{
    QFile file(WARPLENS_SOURCE_DIR "/resources/devices/sm_80.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_a100 = json::parse(file.readAll().toStdString());
}

void ParseDeviceTest::shortest()
{
    const auto parsed = parseDevice(R"({"id": "mine", "name": "Mine", "warp_size": 16,
        "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 64,
                   "loads": "sectors", "stores": "lines"},
        "shared": {"protocol": "banks", "banks": 20, "bank_bytes": 8, "phases": "by-width"}})");
    QCOMPARE(messageOf(parsed), QString());
    const auto &device = std::get<Device>(parsed);
    QCOMPARE(device.id, "mine");
    QCOMPARE(device.warpSize, 16u);
    QCOMPARE(device.global.loadTransactionBytes, 64u);
    QCOMPARE(device.peakGigabytesPerSecond, 0.0);
    QVERIFY(device.limits == LaunchLimits());
    QVERIFY(device.shared.multicast);
}

void ParseDeviceTest::oddPhases()
{
    json file = m_a100;
    file["shared"]["phases"]["16"] = {"0-3,20-23", "4-7,16-19", "8-11,28-31", "12-15,24-27"};
    const auto parsed = parseDevice(file.dump());
    QCOMPARE(messageOf(parsed), QString());
    const std::vector<LaneMask> phases{0x00f0'000f, 0x000f'00f0, 0xf000'0f00, 0x0f00'f000};
    QVERIFY(std::get<Device>(parsed).shared.phases.at(16) == phases);
}

void ParseDeviceTest::mistakes_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value"); // empty: the key is taken away
    QTest::addColumn<QString>("message");
    const auto row = [](const char *pointer, const char *value, const char *message) {
        QTest::addRow("%s = %s", pointer, value)
            << QString(pointer) << QString(value) << QString(message);
    };
    row("/id", "", "id: missing");
    row("/id", "7", "id: not a text");
    row("/id", "\"\"", "id: not a text");
    row("/global", "", "global: missing");
    row("/global", "[]", "global: not an object { … }");
    row("/warp_sise", "32",
        "warp_sise: unknown key; known here: id, name, aliases, source, cuda_arch, "
        "peak_gigabytes_per_second, warp_size, limits, global, shared, editable");
    row("/warp_size", "0", "warp_size: 0 is not from 1 to 64");
    row("/warp_size", "65", "warp_size: 65 is not from 1 to 64");
    row("/warp_size", "-1", "warp_size: -1 is not a whole number from 0 on");
    row("/warp_size", "32.5", "warp_size: 32.5 is not a whole number from 0 on");
    row("/warp_size", "4294967328", "warp_size: 4294967328 is not from 0 to 4294967295");
    row("/warp_size", "64", "shared.phases.4: lane 32 is in no phase");
    row("/warp_size", "16", "shared.phases.4: lane 16 is past the warp of 16");
    row("/peak_gigabytes_per_second", "-2", "peak_gigabytes_per_second: not a number from 0 on");
    row("/aliases", "\"A100\"", "aliases: not a list of texts");
    row("/limits/block", "[1024, 1024]", "limits.block: not [x, y, z] of whole numbers from 1 on");
    row("/limits/grid", "[1, 0, 1]", "limits.grid: not [x, y, z] of whole numbers from 1 on");
    row("/limits/threads", "0", "limits.threads: 0 is not from 1 to 4294967295");
    row("/limits/registers", "1",
        "limits.registers: unknown key; known here: threads, block, grid, static_shared_bytes, "
        "shared_bytes");
    row("/global/protocol", "\"segments\"", "global.protocol: \"segments\" is none of: merge");
    row("/global/sector_bytes", "33", "global.sector_bytes: 33 is not a power of two");
    row("/global/sector_bytes", "2", "global.sector_bytes: 2 is not from 4 to 1024");
    row("/global/line_bytes", "16", "global.line_bytes: 16 is less than a sector of 32");
    row("/global/loads", "\"pages\"", "global.loads: \"pages\" is none of: sectors, lines");
    row("/global/lanes_merged", "{\"0\": 16}",
        "global.lanes_merged.0: not a width from 1 to 16 bytes");
    row("/global/lanes_merged", "{\"8\": 0}", "global.lanes_merged.8: 0 is not from 1 to 64");
    row("/global/alignment_faults", "1", "global.alignment_faults: neither true nor false");
    row("/shared/banks", "129", "shared.banks: 129 is not from 1 to 128");
    row("/shared/bank_bytes", "3", "shared.bank_bytes: 3 is not a power of two");
    row("/shared/phases", "", "shared.phases: missing");
    row("/shared/phases", "{}", "shared.phases: names no width");
    row("/shared/phases", "\"in-order\"", "shared.phases: \"in-order\" is none of: by-width");
    row("/shared/phases", "7", "shared.phases: not an object { … }");
    row("/shared/phases/32", "\"0-31\"", "shared.phases.32: not a width from 1 to 16 bytes");
    row("/shared/phases/4", "\"0..31\"",
        "shared.phases.4: \"0..31\" is not a list of lanes such as \"0-3,20-23\"");
    row("/shared/phases/4", "[0, 31]",
        "shared.phases.4: 0 is not a list of lanes such as \"0-3,20-23\"");
    row("/shared/phases/8", "[\"0-15\", \"15-31\"]", "shared.phases.8: lane 15 is in two phases");
    row("/shared/phases/8", "[\"0-15\"]", "shared.phases.8: lane 16 is in no phase");
    row("/shared/rules", "{\"16\": \"greedy\"}",
        "shared.rules.16: \"greedy\" is none of: distinct-words, one-plus-distinct-addresses");
    row("/shared/rules", "{\"2\": \"distinct-words\"}",
        "shared.rules.2: no phases are given for this width");
    row("/editable", "[\"speed\"]", "editable: \"speed\" is not a size of a device");
    row("/editable", "[\"warp_size\"]", "editable: warp_size needs phases \"by-width\"");
}

void ParseDeviceTest::mistakes()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, message);
    json file = m_a100;
    const json::json_pointer place(pointer.toStdString());
    if (value.isEmpty())
        file[place.parent_pointer()].erase(place.back());
    else
        file[place] = json::parse(value.toStdString());
    QCOMPARE(messageOf(parseDevice(file.dump())), message);
}

void ParseDeviceTest::syntax_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("empty") << "" << "line 1, column 1: not valid JSON";
    QTest::newRow("place") << "{\n  \"id\": oops}" << "line 2, column 9: not valid JSON";
    QTest::newRow("cut") << "{\"id\":" << "line 1, column 7: not valid JSON";
    QTest::newRow("twice") << R"({"global": {"a": 1, "a": 2}})" << "a: stands twice";
    QTest::newRow("same key elsewhere") << R"({"a": {"a": 1}, "id": {"a": 1}})" << "id: not a text";
    QTest::newRow("huge number") << "{\"id\": 1e999}" << "not valid JSON: a number is out of range";
    QTest::newRow("list") << "[]" << "the file: not an object { … }";
    QTest::newRow("deep") << QString(100'000, '[') << "line 1, column 100001: not valid JSON";
}

void ParseDeviceTest::syntax()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(messageOf(parseDevice(text.toStdString())), message);
}

QTEST_APPLESS_MAIN(ParseDeviceTest)
#include "parsedevice_test.moc"
