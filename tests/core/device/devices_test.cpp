// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace warplens;

/// The rules of each device once more, as shared/reference/hardware-rules.md states them: a file
/// that says something else is wrong, however well it parses.
class DevicesTest : public QObject
{
    Q_OBJECT

private slots:
    void order();
    void namesAreUnique();
    void limits_data();
    void limits();
    void global_data();
    void global();
    void banks_data();
    void banks();
    void phases_data();
    void phases();
    void kepler();
    void others_data();
    void others();
    void everyGroupHasASource();
    void custom();
    void find_data();
    void find();
};

namespace {

const Device &device(const QString &name)
{
    return *findDevice(builtInDevices(), name.toStdString());
}

using Widths = QMap<int, int>;

Widths widthsOf(const std::map<std::uint32_t, std::uint32_t> &merged)
{
    Widths widths;
    for (const auto &[bytes, lanes] : merged)
        widths[int(bytes)] = int(lanes);
    return widths;
}

/// `0-15 16-31`; `none`: not modelled.
QString textOf(const std::vector<LaneMask> &phases)
{
    QStringList texts;
    for (const LaneMask phase : phases) {
        QStringList ranges;
        for (int lane = 0; lane < 64; ++lane) {
            if (!(phase >> lane & 1))
                continue;
            const int first = lane;
            while (lane < 63 && phase >> (lane + 1) & 1)
                ++lane;
            ranges += QStringLiteral("%1-%2").arg(first).arg(lane);
        }
        texts += ranges.join(u',');
    }
    return texts.empty() ? QStringLiteral("none") : texts.join(u' ');
}

QString phasesFor(const std::map<std::uint32_t, std::vector<LaneMask>> &phases, std::uint32_t width)
{
    const auto found = phases.lower_bound(width);
    return found == phases.end() ? QStringLiteral("none") : textOf(found->second);
}

constexpr const char *Halves = "0-15 16-31";
constexpr const char *Quarters = "0-7 8-15 16-23 24-31";
constexpr const char *HalfWaves = "0-31 32-63";
constexpr const char *QuarterWaves = "0-15 16-31 32-47 48-63";

} // namespace

void DevicesTest::order()
{
    QStringList ids;
    for (const Device &device : builtInDevices())
        ids += QString::fromStdString(device.id);
    const QString expected = QStringLiteral(
        "sm_120 sm_110 sm_100 sm_90 sm_89 sm_86 sm_80 sm_75 sm_70 sm_61 sm_60 sm_53 sm_52 sm_50 "
        "sm_35 sm_30 sm_20 sm_13 sm_12 sm_11 sm_10 gfx1201 gfx1100 gfx950 gfx942 gfx90a xe_hpg "
        "xe_hpc custom");
    QCOMPARE(ids.join(u' '), expected);
}

void DevicesTest::namesAreUnique()
{
    for (const Device &device : builtInDevices()) {
        std::vector<std::string> names = device.aliases;
        names.insert(names.end(), {device.id, device.name});
        for (const std::string &name : names)
            QVERIFY2(findDevice(builtInDevices(), name) == &device, name.c_str());
    }
}

void DevicesTest::limits_data()
{
    QTest::addColumn<quint32>("threads");
    QTest::addColumn<quint32>("gridX");
    QTest::addColumn<quint32>("staticKb");
    QTest::addColumn<quint32>("sharedKb");
    QTest::addColumn<quint32>("warps");
    QTest::addColumn<quint32>("blocks");
    QTest::addColumn<quint32>("residentKb");
    QTest::addColumn<quint32>("reserved");
    QTest::addColumn<quint32>("granularity");
    const auto row = [](const char *id, quint32 threads, quint32 gridX, quint32 staticKb,
                        quint32 sharedKb, quint32 warps, quint32 blocks, quint32 residentKb,
                        quint32 reserved, quint32 granularity) {
        QTest::newRow(id) << threads << gridX << staticKb << sharedKb << warps << blocks
                          << residentKb << reserved << granularity;
    };
    constexpr quint32 Small = 65535;
    constexpr quint32 Large = 2147483647;
    row("sm_10", 512, Small, 16, 16, 24, 8, 16, 0, 512);
    row("sm_11", 512, Small, 16, 16, 24, 8, 16, 0, 512);
    row("sm_12", 512, Small, 16, 16, 32, 8, 16, 0, 512);
    row("sm_13", 512, Small, 16, 16, 32, 8, 16, 0, 512);
    row("sm_20", 1024, Small, 48, 48, 48, 8, 48, 0, 128);
    row("sm_30", 1024, Large, 48, 48, 64, 16, 48, 0, 256);
    row("sm_35", 1024, Large, 48, 48, 64, 16, 48, 0, 256);
    row("sm_50", 1024, Large, 48, 48, 64, 32, 64, 0, 256);
    row("sm_52", 1024, Large, 48, 48, 64, 32, 96, 0, 256);
    row("sm_53", 1024, Large, 48, 48, 64, 32, 64, 0, 256);
    row("sm_60", 1024, Large, 48, 48, 64, 32, 64, 0, 256);
    row("sm_61", 1024, Large, 48, 48, 64, 32, 96, 0, 256);
    row("sm_70", 1024, Large, 48, 96, 64, 32, 96, 0, 256);
    row("sm_75", 1024, Large, 48, 64, 32, 16, 64, 0, 256);
    row("sm_80", 1024, Large, 48, 163, 64, 32, 164, 1024, 128);
    row("sm_86", 1024, Large, 48, 99, 48, 16, 100, 1024, 128);
    row("sm_89", 1024, Large, 48, 99, 48, 24, 100, 1024, 128);
    row("sm_90", 1024, Large, 48, 227, 64, 32, 228, 1024, 128);
    row("sm_100", 1024, Large, 48, 227, 64, 32, 228, 1024, 128);
    row("sm_110", 1024, Large, 48, 227, 48, 24, 228, 1024, 128);
    row("sm_120", 1024, Large, 48, 99, 48, 24, 100, 1024, 128);
    row("gfx90a", 1024, Large, 64, 64, 32, 32, 64, 0, 512);
    row("gfx942", 1024, Large, 64, 64, 32, 32, 64, 0, 512);
    row("gfx950", 1024, Large, 160, 160, 32, 32, 160, 0, 1280);
    row("gfx1100", 1024, Large, 64, 64, 64, 64, 128, 0, 1024);
    row("gfx1201", 1024, Large, 64, 64, 64, 64, 128, 0, 1024);
    row("xe_hpg", 1024, Large, 64, 64, 0, 0, 0, 0, 1);
    row("xe_hpc", 1024, Large, 128, 128, 0, 0, 0, 0, 1);
}

void DevicesTest::limits()
{
    const LaunchLimits &limits = device(QTest::currentDataTag()).limits;
    QTEST(limits.threads, "threads");
    QTEST(limits.grid.x, "gridX");
    QTEST(limits.staticSharedBytes / 1024, "staticKb");
    QTEST(limits.sharedBytes / 1024, "sharedKb");
    QTEST(limits.residentWarps, "warps");
    QTEST(limits.residentBlocks, "blocks");
    QTEST(limits.residentSharedBytes / 1024, "residentKb");
    QTEST(limits.sharedBytesReserved, "reserved");
    QTEST(limits.sharedBytesGranularity, "granularity");
    const bool isNvidia = device(QTest::currentDataTag()).vendor == "NVIDIA";
    QCOMPARE(limits.block.x, limits.threads);
    QCOMPARE(limits.block.z, isNvidia ? 64u : 1024u);
    QCOMPARE(limits.grid.y, 65535u);
    QCOMPARE(limits.grid.z, limits.threads == 512 ? 1u : 65535u);
}

void DevicesTest::global_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<quint32>("sector");
    QTest::addColumn<quint32>("line");
    QTest::addColumn<quint32>("load");
    QTest::addColumn<quint32>("hinted"); // .cg
    QTest::addColumn<quint32>("store");
    QTest::addColumn<Widths>("merged");
    QTest::addColumn<Widths>("storeMerged");
    QTest::addColumn<quint32>("atomic");
    const auto row = [](const char *id, GlobalProtocol protocol, quint32 sector, quint32 line,
                        quint32 load, quint32 hinted, quint32 store, const Widths &merged,
                        const Widths &storeMerged, quint32 atomic) {
        QTest::newRow(id) << int(protocol) << sector << line << load << hinted << store << merged
                          << storeMerged << atomic;
    };
    const Widths whole;
    const Widths split = {{8, 16}, {16, 8}};
    const Widths halves = {{1, 16}};
    for (const char *id : {"sm_10", "sm_11"})
        row(id, GlobalProtocol::StrictHalfWarp, 32, 128, 32, 0, 32, whole, whole, 0);
    for (const char *id : {"sm_12", "sm_13"})
        row(id, GlobalProtocol::SegmentHalfWarp, 32, 128, 32, 0, 32, whole, whole, 0);
    for (const char *id : {"sm_20", "sm_30"})
        row(id, GlobalProtocol::Merge, 32, 128, 128, 32, 32, split, split, 0);
    row("sm_35", GlobalProtocol::Merge, 32, 128, 32, 0, 32, split, split, 0);
    for (const char *id : {"sm_50", "sm_52", "sm_53"})
        row(id, GlobalProtocol::Merge, 32, 128, 32, 0, 32, whole, halves, 0);
    for (const char *id : {"sm_60", "sm_61"})
        row(id, GlobalProtocol::Merge, 32, 128, 32, 0, 32, whole, whole, 0);
    for (const char *id :
         {"sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_110", "sm_120"})
        row(id, GlobalProtocol::Merge, 32, 128, 32, 0, 32, whole, whole, 16);
    row("gfx90a", GlobalProtocol::Merge, 64, 64, 64, 0, 64, whole, whole, 0);
    for (const char *id : {"gfx942", "gfx950", "gfx1100", "gfx1201"})
        row(id, GlobalProtocol::Merge, 128, 128, 128, 0, 128, whole, whole, 0);
    for (const char *id : {"xe_hpg", "xe_hpc"})
        row(id, GlobalProtocol::Merge, 64, 64, 64, 0, 64, whole, whole, 0);
}

void DevicesTest::global()
{
    const Device &device = ::device(QTest::currentDataTag());
    const GlobalRules &rules = device.global;
    QTEST(int(rules.protocol), "protocol");
    QTEST(rules.sectorBytes, "sector");
    QTEST(rules.lineBytes, "line");
    QTEST(rules.loadTransactionBytes, "load");
    const auto hinted = rules.hintedLoadBytes.find(CacheHint::Global);
    QTEST(hinted == rules.hintedLoadBytes.end() ? 0u : hinted->second, "hinted");
    QTEST(rules.storeTransactionBytes, "store");
    QTEST(widthsOf(rules.lanesMerged), "merged");
    QTEST(widthsOf(rules.storeLanesMerged), "storeMerged");
    QTEST(rules.atomicLanesMerged, "atomic");
    QCOMPARE(rules.alignmentFaults, device.vendor == "NVIDIA");
}

void DevicesTest::banks_data()
{
    QTest::addColumn<quint32>("warp");
    QTest::addColumn<quint32>("banks");
    QTest::addColumn<quint32>("together");
    QTest::addColumn<bool>("broadcast");
    QTest::addColumn<bool>("pairMerge");
    const auto row = [](const char *id, quint32 warp, quint32 banks, quint32 together,
                        bool broadcast, bool pairMerge) {
        QTest::newRow(id) << warp << banks << together << broadcast << pairMerge;
    };
    for (const char *id : {"sm_10", "sm_11", "sm_12", "sm_13"})
        row(id, 32, 16, 1, true, false);
    row("sm_20", 32, 32, 1, false, false);
    for (const char *id : {"sm_30", "sm_35"})
        row(id, 32, 32, 2, false, false);
    for (const char *id : {"sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_70", "sm_75", "sm_80",
                           "sm_86", "sm_89", "sm_90", "sm_100", "sm_110", "sm_120"})
        row(id, 32, 32, 1, false, true);
    for (const char *id : {"gfx90a", "gfx942"})
        row(id, 64, 32, 1, false, false);
    row("gfx950", 64, 64, 1, false, false);
    for (const char *id : {"gfx1100", "gfx1201"})
        row(id, 32, 32, 1, false, false);
    for (const char *id : {"xe_hpg", "xe_hpc"})
        row(id, 16, 16, 1, false, false);
}

void DevicesTest::banks()
{
    const Device &device = ::device(QTest::currentDataTag());
    QTEST(device.warpSize, "warp");
    QTEST(device.shared.banks, "banks");
    QTEST(device.shared.wordsTogether, "together");
    QTEST(device.shared.protocol == SharedProtocol::BroadcastHalfWarp, "broadcast");
    QTEST(device.shared.pairMerge, "pairMerge");
    QCOMPARE(device.shared.bankBytes, 4u);
    QVERIFY(device.shared.multicast);
    const bool hasOwnRule = device.id == "sm_20";
    QCOMPARE(device.shared.rules.contains(16), hasOwnRule);
    QCOMPARE(device.shared.rules.size(), hasOwnRule ? 1u : 0u);
}

void DevicesTest::phases_data()
{
    QTest::addColumn<QStringList>("loads"); // 4, 8, 12 and 16 bytes
    QTest::addColumn<QStringList>("stores");
    const auto row = [](const char *id, const QStringList &loads, const QStringList &stores) {
        QTest::newRow(id) << loads << stores;
    };
    const QStringList nvidia = {"0-31", Halves, Quarters, Quarters};
    for (const char *id : {"sm_20", "sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_70", "sm_75",
                           "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_110", "sm_120"})
        row(id, nvidia, nvidia);
    const QStringList narrow = {"0-31", "none", "none", "none"};
    for (const char *id : {"sm_30", "sm_35"})
        row(id, narrow, narrow);
    const QStringList gfx90a = {HalfWaves, "none", "none", "none"};
    row("gfx90a", gfx90a, gfx90a);
    row("gfx942",
        {HalfWaves, QuarterWaves, "none",
         "0-3,20-23 32-35,52-55 4-7,16-19 36-39,48-51 8-11,28-31 40-43,60-63 12-15,24-27 "
         "44-47,56-59"},
        {HalfWaves, QuarterWaves, "none", "0-7 8-15 16-23 24-31 32-39 40-47 48-55 56-63"});
    row("gfx950",
        {"0-63", HalfWaves, "none",
         "0-3,12-15,20-27 32-35,44-47,52-59 4-11,16-19,28-31 36-43,48-51,60-63"},
        {"0-63", "none", "none", "none"});
    row("gfx1100", {"0-31", Halves, "none", "0-3,20-23 4-7,16-19 8-11,28-31 12-15,24-27"},
        {"0-31", Halves, "none", "none"});
    row("gfx1201", {"0-31", Halves, "none", Quarters}, {"0-31", Halves, "none", "none"});
    for (const char *id : {"xe_hpg", "xe_hpc"})
        row(id, {"0-15", "none", "none", "none"}, {"none", "none", "none", "none"});
}

void DevicesTest::phases()
{
    const SharedRules &rules = device(QTest::currentDataTag()).shared;
    QStringList loads;
    QStringList stores;
    for (const std::uint32_t width : {4, 8, 12, 16}) {
        loads += phasesFor(rules.phases, width);
        stores += phasesFor(rules.storePhases, width);
    }
    QTEST(loads, "loads");
    QTEST(stores, "stores");
}

/// In 8-byte mode a bank is as wide as a double, and nothing else shares a pass.
void DevicesTest::kepler()
{
    for (const char *id : {"sm_30", "sm_35"}) {
        const auto wide = std::get<Device>(overridden(device(id), {{"bank_mode", "8"}}));
        QCOMPARE(wide.shared.bankBytes, 8u);
        QCOMPARE(wide.shared.wordsTogether, 1u);
        QCOMPARE(phasesFor(wide.shared.phases, 4), "0-31");
        QCOMPARE(phasesFor(wide.shared.phases, 8), "0-31");
        QCOMPARE(phasesFor(wide.shared.storePhases, 8), "0-31");
        QCOMPARE(phasesFor(wide.shared.phases, 16), "none");
    }
}

void DevicesTest::others_data()
{
    QTest::addColumn<QString>("vendor");
    QTest::addColumn<int>("profiler");
    QTest::addColumn<bool>("independent");
    QTest::addColumn<quint32>("constant");
    QTest::addColumn<quint32>("local");
    QTest::addColumn<double>("bandwidth");
    const auto row = [](const char *id, const char *vendor, Profiler profiler, bool independent,
                        quint32 constant, quint32 local, double bandwidth) {
        QTest::newRow(id) << QString(vendor) << int(profiler) << independent << constant << local
                          << bandwidth;
    };
    const auto nvidia = [&row](const char *id, Profiler profiler, double bandwidth) {
        const bool isOld = profiler == Profiler::VisualProfiler;
        row(id, "NVIDIA", profiler, profiler == Profiler::NsightCompute, isOld ? 16 : 32, 4,
            bandwidth);
    };
    nvidia("sm_10", Profiler::VisualProfiler, 86.4);
    nvidia("sm_11", Profiler::VisualProfiler, 70.4);
    nvidia("sm_12", Profiler::VisualProfiler, 54.4);
    nvidia("sm_13", Profiler::VisualProfiler, 102.4);
    nvidia("sm_20", Profiler::Nvprof, 144);
    nvidia("sm_30", Profiler::Nvprof, 192.3);
    nvidia("sm_35", Profiler::Nvprof, 288);
    nvidia("sm_50", Profiler::Nvprof, 86.4);
    nvidia("sm_52", Profiler::Nvprof, 224.4);
    nvidia("sm_53", Profiler::Nvprof, 25.6);
    nvidia("sm_60", Profiler::Nvprof, 732);
    nvidia("sm_61", Profiler::Nvprof, 320);
    nvidia("sm_70", Profiler::NsightCompute, 900);
    nvidia("sm_75", Profiler::NsightCompute, 320);
    nvidia("sm_80", Profiler::NsightCompute, 1555);
    nvidia("sm_86", Profiler::NsightCompute, 936);
    nvidia("sm_89", Profiler::NsightCompute, 1008);
    nvidia("sm_90", Profiler::NsightCompute, 3350);
    nvidia("sm_100", Profiler::NsightCompute, 8000);
    nvidia("sm_110", Profiler::NsightCompute, 273);
    nvidia("sm_120", Profiler::NsightCompute, 1792);
    row("gfx90a", "AMD", Profiler::Rocprof, false, 0, 4, 1638.4);
    row("gfx942", "AMD", Profiler::Rocprof, false, 0, 4, 5300);
    row("gfx950", "AMD", Profiler::Rocprof, false, 0, 4, 8000);
    row("gfx1100", "AMD", Profiler::Rocprof, false, 0, 4, 960);
    row("gfx1201", "AMD", Profiler::Rocprof, false, 0, 4, 640);
    row("xe_hpg", "Intel", Profiler::None, false, 0, 0, 560);
    row("xe_hpc", "Intel", Profiler::None, false, 0, 0, 1638.4);
    row("custom", "", Profiler::None, true, 32, 4, 0);
}

void DevicesTest::others()
{
    const QString id = QTest::currentDataTag();
    const Device &device = ::device(id);
    QTEST(QString::fromStdString(device.vendor), "vendor");
    QTEST(int(device.profiler), "profiler");
    QTEST(device.independentLanes, "independent");
    QTEST(device.constantLanes, "constant");
    QTEST(device.localWordBytes, "local");
    QTEST(device.peakGigabytesPerSecond, "bandwidth");
    if (id.startsWith(u"sm_"))
        QCOMPARE(device.cudaArch, id.mid(3).toUInt() * 10);
}

void DevicesTest::everyGroupHasASource()
{
    for (const Device &device : builtInDevices()) {
        std::set<RuleGroup> named;
        for (const RuleSource &source : device.sources) {
            QVERIFY2(source.text.size() > 20, source.text.c_str());
            named.insert(source.group);
        }
        std::set<RuleGroup> expected{RuleGroup::Limits, RuleGroup::Global, RuleGroup::Atomics,
                                     RuleGroup::Shared};
        if (device.limits.residentWarps)
            expected.insert(RuleGroup::Occupancy);
        if (device.constantLanes)
            expected.insert(RuleGroup::Constant);
        if (device.localWordBytes)
            expected.insert(RuleGroup::Local);
        if (device.peakGigabytesPerSecond > 0)
            expected.insert(RuleGroup::Bandwidth);
        QVERIFY2(named == expected, device.id.c_str());
    }
}

void DevicesTest::custom()
{
    const Device &custom = device("custom");
    QVERIFY(custom.shared.phases.empty() && custom.shared.storePhases.empty());
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
    QTest::newRow("H100") << "H100" << "sm_90";
    QTest::newRow("RTX 4090") << "rtx 4090" << "sm_89";
    QTest::newRow("MI300X") << "MI300X" << "gfx942";
    QTest::newRow("V100") << "V100" << "sm_70";
    QTest::newRow("T4") << "T4" << "sm_75";
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
