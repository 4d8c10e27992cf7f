// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/occupancy.h"
#include "experiment/occupancytext.h"

#include <QtTest>

using namespace warplens;

class OccupancyTest : public QObject
{
    Q_OBJECT

private slots:
    void limits_data();
    void limits();
    void unknown();
    void oneLine();
    void wordsOfTheVendor();
};

namespace {

/// As compute capability 8.0: 64 warps, 32 blocks, 164 KiB of which a block takes 1 KiB itself.
Device device()
{
    Device device;
    device.limits.residentWarps = 64;
    device.limits.residentBlocks = 32;
    device.limits.residentSharedBytes = 164 * 1024;
    device.limits.sharedBytesReserved = 1024;
    device.limits.sharedBytesGranularity = 128;
    return device;
}

using enum OccupancyLimit;
using Limits = std::vector<OccupancyLimit>;

} // namespace

void OccupancyTest::limits_data()
{
    QTest::addColumn<uint>("threads");
    QTest::addColumn<uint>("sharedBytes");
    QTest::addColumn<uint>("blocks");
    QTest::addColumn<double>("percent");
    QTest::addColumn<uint>("allocated");
    QTest::addColumn<Limits>("limits");
    const auto row = [](const char *name, uint threads, uint sharedBytes, uint blocks,
                        double percent, uint allocated, const Limits &limits) {
        QTest::newRow(name) << threads << sharedBytes << blocks << percent << allocated << limits;
    };
    row("full", 1024, 0, 2, 100, 1024, {Warps});
    row("warps and blocks at once", 64, 0, 32, 100, 1024, {Warps, Blocks});
    row("too many small blocks", 32, 0, 32, 50, 1024, {Blocks});
    row("a part of a warp is a warp", 33, 0, 32, 100, 1024, {Warps, Blocks});
    row("blocks do not divide the warps", 768, 0, 2, 75, 1024, {Warps});
    row("48 KiB", 256, 49'152, 3, 37.5, 50'176, {SharedBytes});
    row("rounded up", 256, 1, 8, 100, 1152, {Warps});
    row("a byte too many for six", 256, 26'881, 5, 62.5, 28'032, {SharedBytes});
    row("six", 256, 26'880, 6, 75, 27'904, {SharedBytes});
    row("none fits", 256, 180'000, 0, 0, 181'120, {SharedBytes});
}

void OccupancyTest::limits()
{
    QFETCH(uint, threads);
    QFETCH(uint, sharedBytes);
    const auto occupancy = occupancyOf({threads, 1, 1}, sharedBytes, device());
    QVERIFY(occupancy.has_value());
    QTEST(uint(occupancy->blocks), "blocks");
    QTEST(occupancy->percent(), "percent");
    QTEST(uint(occupancy->sharedBytes), "allocated");
    QTEST(occupancy->limits, "limits");
}

void OccupancyTest::unknown()
{
    QVERIFY(!occupancyOf({32, 1, 1}, 0, Device()));
    Device warpsAlone;
    warpsAlone.limits.residentWarps = 48;
    const auto occupancy = occupancyOf({256, 1, 1}, 1'000'000, warpsAlone);
    QCOMPARE(occupancy->blocks, 6u); // what is not known does not limit
    QCOMPARE(occupancy->limits, Limits{Warps});
}

void OccupancyTest::oneLine()
{
    const auto line = [](uint threads, uint sharedBytes) {
        return occupancyLine(*occupancyOf({threads, 1, 1}, sharedBytes, device()), untranslated);
    };
    QCOMPARE(line(1024, 0), std::string("occupancy 100 %"));
    QCOMPARE(line(256, 49'152), std::string("occupancy 37.5 %, limited by shared memory"));
    QCOMPARE(line(256, 180'000), std::string("occupancy 0 %, limited by shared memory"));
}

void OccupancyTest::wordsOfTheVendor()
{
    const auto said = [](const char *vendor, std::uint32_t sharedBytes) {
        Device of = device();
        of.vendor = vendor;
        const auto occupancy = *occupancyOf({768, 1, 1}, sharedBytes, of);
        return QString::fromStdString(describe(occupancy, untranslated));
    };
    QVERIFY(said("NVIDIA", 0)
                .startsWith("Occupancy 75 %: a multiprocessor holds 48 of 64 warps, "
                            "in 2 blocks, limited by warps."));
    QVERIFY(said("AMD", 0).startsWith("Occupancy 75 %: a compute unit holds 48 of 64 waves, in 2 "
                                      "blocks, limited by waves."));
    QVERIFY(said("Intel", 0)
                .startsWith("Occupancy 75 %: an Xe-core holds 48 of 64 sub-groups, in "
                            "2 blocks, limited by sub-groups."));
    QVERIFY(said("", 0).contains("multiprocessor"));
    QVERIFY(said("AMD", 180'000).startsWith("Occupancy 0 %: a compute unit does not hold"));
}

QTEST_APPLESS_MAIN(OccupancyTest)
#include "occupancy_test.moc"
