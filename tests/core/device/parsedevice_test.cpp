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
    void storesAsLoads();
    void ownStores();
    void hints();
    void typoBesideWhatItMeant();
    void oldProtocols();
    void bankModes();
    void modeMistakes_data();
    void modeMistakes();
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
        "limits": {"threads": 1024, "block": [1024, 1024, 64], "grid": [65535, 65535, 65535],
                   "shared_bytes": 166912},
        "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 64,
                   "loads": "sectors", "stores": "lines"},
        "shared": {"protocol": "banks", "banks": 20, "bank_bytes": 8, "phases": "by-width"}})");
    QCOMPARE(messageOf(parsed), QString());
    const auto &device = std::get<Device>(parsed);
    QCOMPARE(device.id, "mine");
    QCOMPARE(device.warpSize, 16u);
    QCOMPARE(device.global.loadTransactionBytes, 64u);
    QCOMPARE(device.peakGigabytesPerSecond, 0.0);
    LaunchLimits limits;
    limits.grid = {65535, 65535, 65535};
    limits.sharedBytes = 166'912;
    QVERIFY(device.limits == limits);
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

void ParseDeviceTest::storesAsLoads()
{
    json file = m_a100;
    file["global"]["lanes_merged"] = {{"8", 16}};
    const auto device = std::get<Device>(parseDevice(file.dump()));
    QVERIFY(device.shared.storePhases == device.shared.phases);
    QVERIFY(device.global.storeLanesMerged == device.global.lanesMerged);
    QCOMPARE(device.global.lanesMerged.at(8), 16u);
}

void ParseDeviceTest::ownStores()
{
    json file = m_a100;
    file["global"]["store_lanes_merged"] = {{"1", 16}};
    file["shared"]["store_phases"] = {{"4", "0-31"}, {"8", "not-modelled"}};
    const auto device = std::get<Device>(parseDevice(file.dump()));
    QVERIFY(device.global.lanesMerged.empty());
    QCOMPARE(device.global.storeLanesMerged.at(1), 16u);
    const std::map<std::uint32_t, std::vector<LaneMask>> phases{{4, {0xffff'ffff}}, {8, {}}};
    QVERIFY(device.shared.storePhases == phases);
    QCOMPARE(device.shared.phases.size(), 3u);
}

/// The word that was typed helps more than the one that was not.
void ParseDeviceTest::typoBesideWhatItMeant()
{
    json file = m_a100;
    file["shared"]["phasse"] = file["shared"]["phases"];
    file["shared"].erase("phases");
    QVERIFY(messageOf(parseDevice(file.dump())).startsWith("shared.phasse: unknown key"));
}

void ParseDeviceTest::hints()
{
    json file = m_a100;
    file["global"]["hints"] = {{"ca", "lines"}, {"cg", "sectors"}, {"cv", "sectors"}};
    const auto device = std::get<Device>(parseDevice(file.dump()));
    const std::map<CacheHint, std::uint32_t> bytes{
        {CacheHint::AllLevels, 128}, {CacheHint::Global, 32}, {CacheHint::Volatile, 32}};
    QVERIFY(device.global.hintedLoadBytes == bytes);
}

/// Their sizes are fixed: a file cannot say others.
void ParseDeviceTest::oldProtocols()
{
    json file = m_a100;
    file["global"] = {{"protocol", "strict-half-warp"}, {"sector_bytes", 32}, {"line_bytes", 64}};
    QCOMPARE(messageOf(parseDevice(file.dump())),
             "global.line_bytes: 64 is not 128, as this protocol needs");
    file["global"]["line_bytes"] = 128;
    file["global"]["sector_bytes"] = 64;
    QCOMPARE(messageOf(parseDevice(file.dump())),
             "global.sector_bytes: 64 is not 32, as this protocol needs");
    file["global"]["sector_bytes"] = 32;
    file["shared"] = {{"protocol", "broadcast-half-warp"}, {"banks", 16}, {"bank_bytes", 8}};
    QCOMPARE(messageOf(parseDevice(file.dump())),
             "shared.bank_bytes: 8 is not 4; protocol broadcast-half-warp has banks of 4 bytes");
    file["shared"]["bank_bytes"] = 4;
    const auto parsed = parseDevice(file.dump());
    QCOMPARE(messageOf(parsed), QString());
    const auto &device = std::get<Device>(parsed);
    QVERIFY(device.global.protocol == GlobalProtocol::StrictHalfWarp);
    QVERIFY(device.shared.protocol == SharedProtocol::BroadcastHalfWarp);
}

namespace {

json withModes(json file)
{
    file["shared"] = {
        {"protocol", "banks"},
        {"banks", 32},
        {"multicast", false},
        {"bank_mode", 8},
        {"bank_modes",
         {{"4", {{"bank_bytes", 4}, {"words_together", 2}, {"phases", {{"4", "0-31"}}}}},
          {"8", {{"bank_bytes", 8}, {"phases", {{"8", "0-31"}}}}}}}};
    return file;
}

} // namespace

void ParseDeviceTest::bankModes()
{
    const auto parsed = parseDevice(withModes(m_a100).dump());
    QCOMPARE(messageOf(parsed), QString());
    const auto &device = std::get<Device>(parsed);
    QCOMPARE(device.bankMode, 8u);
    QVERIFY(device.shared == device.bankModes.at(8));
    QCOMPARE(device.shared.bankBytes, 8u);
    QCOMPARE(device.shared.wordsTogether, 1u);
    QCOMPARE(device.bankModes.at(4).bankBytes, 4u);
    QCOMPARE(device.bankModes.at(4).wordsTogether, 2u);
    QVERIFY(!device.bankModes.at(4).multicast);
}

void ParseDeviceTest::modeMistakes_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *pointer, const char *value, const char *message) {
        QTest::addRow("%s = %s", pointer, value)
            << QString(pointer) << QString(value) << QString(message);
    };
    row("/shared/bank_mode", "2", "shared.bank_mode: 2 is none of bank_modes");
    row("/shared/bank_mode", "\"8\"", "shared.bank_mode: \"8\" is not a whole number from 0 on");
    row("/shared/bank_modes", "8", "shared.bank_modes: not an object { … }");
    row("/shared/bank_modes/4/phases/4", "\"0-30\"",
        "shared.bank_modes.4.phases.4: lane 31 is in no phase");
    row("/shared/bank_modes/4/words", "2",
        "shared.bank_modes.4.words: unknown key; known here: bank_bytes, words_together, phases, "
        "store_phases, rules");
    row("/shared/bank_modes/8/bank_bytes", "3",
        "shared.bank_modes.8.bank_bytes: 3 is not a power of two");
    row("/shared/phases", "{\"4\": \"0-31\"}",
        "shared.phases: unknown key; known here: protocol, banks, atomics, multicast, pair_merge, "
        "bank_modes, bank_mode");
}

void ParseDeviceTest::modeMistakes()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, message);
    json file = withModes(m_a100);
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    QCOMPARE(messageOf(parseDevice(file.dump())), message);
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
        "warp_sise: unknown key; known here: id, name, aliases, vendor, profiler, cuda_arch, "
        "peak_gigabytes_per_second, warp_size, independent_lanes, limits, global, shared, "
        "constant, local, sources, editable");
    row("/profiler", "\"perf\"",
        "profiler: \"perf\" is none of: none, visual-profiler, nvprof, nsight-compute, rocprof");
    row("/independent_lanes", "0", "independent_lanes: neither true nor false");
    row("/constant", "{}", "constant.lanes: missing");
    row("/constant/lanes", "0", "constant.lanes: 0 is not from 1 to 64");
    row("/constant/bytes", "4", "constant.bytes: unknown key; known here: lanes");
    row("/local", "4", "local: not an object { … }");
    row("/local/word_bytes", "3", "local.word_bytes: 3 is not a power of two");
    row("/local/word_bytes", "32", "local.word_bytes: 32 is not from 1 to 16");
    row("/sources/registers", "{}",
        "sources.registers: unknown key; known here: limits, occupancy, global, atomics, shared, "
        "constant, local, bandwidth");
    row("/sources/shared", "\"a book\"", "sources.shared: not an object { … }");
    row("/sources/shared/guessed", "[\"by me\"]",
        "sources.shared.guessed: unknown key; known here: documented, measured, inferred");
    row("/sources/shared/measured", "\"by me\"", "sources.shared.measured: not a list of texts");
    row("/warp_size", "0", "warp_size: 0 is not from 1 to 64");
    row("/warp_size", "65", "warp_size: 65 is not from 1 to 64");
    row("/warp_size", "-1", "warp_size: -1 is not a whole number from 0 on");
    row("/warp_size", "32.5", "warp_size: 32.5 is not a whole number from 0 on");
    row("/warp_size", "4294967328", "warp_size: 4294967328 is not from 0 to 4294967295");
    row("/warp_size", "64", "shared.phases.4: lane 32 is in no phase");
    row("/warp_size", "16", "shared.phases.4: lane 16 is past the warp of 16");
    row("/peak_gigabytes_per_second", "-2", "peak_gigabytes_per_second: not a number from 0 on");
    row("/aliases", "\"A100\"", "aliases: not a list of texts");
    row("/limits/block", "[1024, 1024]",
        "limits.block: not [x, y, z] of whole numbers from 1 to 16384");
    row("/limits/block", "[1024, 1024, 16385]",
        "limits.block: not [x, y, z] of whole numbers from 1 to 16384");
    row("/limits/grid", "[1, 0, 1]",
        "limits.grid: not [x, y, z] of whole numbers from 1 to 4294967295");
    row("/limits/threads", "0", "limits.threads: 0 is not from 1 to 16384");
    row("/limits/threads", "1000000000", "limits.threads: 1000000000 is not from 1 to 16384");
    row("/limits/shared_bytes", "67108865",
        "limits.shared_bytes: 67108865 is not from 0 to 67108864");
    row("/limits", "", "limits: missing");
    row("/limits/grid", "", "limits.grid: missing");
    row("/global/lanes_merged", R"({"8": 3})",
        "global.lanes_merged.8: 3 lanes do not divide the warp of 32");
    row("/global/store_lanes_merged", R"({"1": 64})",
        "global.store_lanes_merged.1: 64 lanes do not divide the warp of 32");
    row("/name", R"("A\u001b[31m")", "name: has a line break or another control character");
    row("/aliases", R"(["A\nB"])", "aliases: has a line break or another control character");
    row("/limits/registers", "1",
        "limits.registers: unknown key; known here: threads, block, grid, shared_bytes, "
        "static_shared_bytes, resident_warps, resident_blocks, resident_shared_bytes, "
        "shared_bytes_reserved, shared_bytes_granularity");
    row("/limits/static_shared_bytes", "200000",
        "limits.static_shared_bytes: 200000 is more than shared_bytes, 166912");
    row("/limits/resident_shared_bytes", "65536",
        "limits.resident_shared_bytes: 65536 is less than shared_bytes, 166912");
    row("/limits/resident_warps", "16",
        "limits.resident_warps: 512 threads are less than a block of 1024");
    row("/limits/shared_bytes_granularity", "0",
        "limits.shared_bytes_granularity: 0 is not from 1 to 67108864");
    row("/global/protocol", "\"segments\"",
        "global.protocol: \"segments\" is none of: merge, strict-half-warp, segment-half-warp");
    row("/global/protocol", "\"strict-half-warp\"",
        "global.l1_caching: unknown key; known here: protocol, sector_bytes, line_bytes, "
        "atomic_lanes_merged, atomics, alignment_faults");
    row("/global/hints", "{\"cz\": \"lines\"}",
        "global.hints.cz: unknown key; known here: ca, cg, cs, lu, cv");
    row("/global/hints", "{\"cg\": 32}", "global.hints.cg: not a text");
    row("/global/hints", "{\"cg\": \"bytes\"}",
        "global.hints.cg: \"bytes\" is none of: sectors, lines");
    row("/global/hints", "[]", "global.hints: not an object { … }");
    row("/global/store_lanes_merged", "{\"1\": 65}",
        "global.store_lanes_merged.1: 65 is not from 1 to 64");
    row("/global/atomic_lanes_merged", "0", "global.atomic_lanes_merged: 0 is not from 1 to 64");
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
    row("/shared/phases/12", "[]",
        "shared.phases.12: no phase; write \"not-modelled\" if that is meant");
    row("/shared/store_phases", "{}", "shared.store_phases: names no width");
    row("/shared/store_phases", "{\"4\": \"0-30\"}",
        "shared.store_phases.4: lane 31 is in no phase");
    row("/shared/words_together", "0", "shared.words_together: 0 is not from 1 to 16");
    row("/shared/protocol", "\"words\"",
        "shared.protocol: \"words\" is none of: banks, broadcast-half-warp");
    row("/shared/protocol", "\"broadcast-half-warp\"",
        "shared.multicast: unknown key; known here: protocol, banks, atomics, bank_bytes");
    row("/shared/bank_mode", "4",
        "shared.bank_mode: unknown key; known here: protocol, banks, atomics, multicast, "
        "pair_merge, "
        "bank_modes, bank_bytes, words_together, phases, store_phases, rules");
    row("/shared/bank_modes", "{\"4\": {\"bank_bytes\": 4, \"phases\": \"by-width\"}}",
        "shared.bank_bytes: unknown key; known here: protocol, banks, atomics, multicast, "
        "pair_merge, bank_modes, bank_mode");
    row("/shared/bank_modes", "{\"x\": {}}", "shared.bank_modes.x: not a width from 1 to 16 bytes");
    row("/shared/bank_modes", "{\"4\": {\"phases\": \"by-width\"}}",
        "shared.bank_modes.4.bank_bytes: missing");
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
