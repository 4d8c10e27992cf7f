// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "randomrequest.h"

#include "cost/globalcost.h"
#include "cost/sharedcost.h"
#include "device/devices.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <numeric>

using namespace warplens;

/// What must hold of any request, whatever it costs.
class PropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void permutation_data() { patterns(); }
    void permutation();
    void oneMoreLane_data() { patterns(); }
    void oneMoreLane();
    void bounds_data() { patterns(); }
    void bounds();
    void picturesAddUp_data() { patterns(); }
    void picturesAddUp();

private:
    static void patterns();
};

namespace {

constexpr int Requests = 2000;

const Device &device(const char *name) { return *findDevice(builtInDevices(), name); }

bool isActive(const Request &request, unsigned lane) { return request.active >> lane & 1; }

Request permuted(const Request &request, std::mt19937_64 &random, std::uint32_t warpSize)
{
    std::array<unsigned, MaxLanes> to;
    std::iota(to.begin(), to.end(), 0u);
    std::shuffle(to.begin(), to.begin() + warpSize, random);
    Request result = request;
    result.active = 0;
    for (unsigned lane = 0; lane < MaxLanes; ++lane) {
        result.address[to[lane]] = request.address[lane];
        result.active |= LaneMask(isActive(request, lane)) << to[lane];
    }
    return result;
}

} // namespace

void PropertiesTest::patterns()
{
    QTest::addColumn<Pattern>("pattern");
    for (const Pattern pattern : AllPatterns)
        QTest::newRow(nameOf(pattern)) << pattern;
}

/// Where the whole warp merges, which lane asks for what makes no difference.
void PropertiesTest::permutation()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(1);
    const Device &a100 = device("sm_80");
    for (int i = 0; i < Requests; ++i) {
        const Request request = randomRequest(random, pattern, Space::Global, 32);
        GlobalCost before = globalCost(request, a100);
        GlobalCost after = globalCost(permuted(request, random, 32), a100);
        before.l2Atomics = after.l2Atomics = 0; // these go by 16 lanes
        QVERIFY2(before == after, textOf(request).c_str());
    }
}

void PropertiesTest::oneMoreLane()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(2);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            const Request all = randomRequest(random, pattern, Space::Global, 32);
            Request fewer = all;
            fewer.active &= fewer.active - 1;
            if (!fewer.active)
                continue;
            const GlobalCost more = globalCost(all, device);
            const GlobalCost less = globalCost(fewer, device);
            QVERIFY2(less.sectors <= more.sectors && less.lines <= more.lines
                         && less.idealSectors <= more.idealSectors
                         && less.memoryRequests <= more.memoryRequests,
                     textOf(all).c_str());
        }
    }
}

void PropertiesTest::bounds()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(3);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            Request request = randomRequest(random, pattern, Space::Global, 32);
            const GlobalCost global = globalCost(request, device);
            QVERIFY2(global.sectors >= global.idealSectors && global.lines <= global.sectors,
                     textOf(request).c_str());
            request = randomRequest(random, pattern, Space::Shared, 32);
            const SharedCost shared = sharedCost(request, device);
            const auto lanes = std::uint32_t(std::popcount(request.active));
            const std::uint32_t extra = device.shared.rules.contains(16) ? 1 : 0;
            QVERIFY2(shared.wavefronts >= shared.idealWavefronts, textOf(request).c_str());
            QVERIFY2(shared.maxWays <= lanes + extra, textOf(request).c_str());
            QVERIFY2(shared.maxWays >= 1 && shared.idealWavefronts >= 1, textOf(request).c_str());
        }
    }
}

/// The why says as much as the counts.
void PropertiesTest::picturesAddUp()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(4);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            Request request = randomRequest(random, pattern, Space::Global, 32);
            LaneMask lanes = 0;
            const auto sectors = sectorsOf(request, device);
            for (const SectorUse &sector : sectors) {
                lanes |= sector.lanes;
                QVERIFY(sector.usedBytes >= 1 && sector.usedBytes <= device.global.sectorBytes);
            }
            QCOMPARE(std::uint32_t(sectors.size()), globalCost(request, device).sectors);
            QCOMPARE(lanes, request.active);

            request = randomRequest(random, pattern, Space::Shared, 32);
            lanes = 0;
            for (const LaneMask phase : phasesOf(request, device)) {
                QVERIFY(phase && !(phase & lanes));
                lanes |= phase;
            }
            QCOMPARE(lanes, request.active);
        }
    }
}

QTEST_APPLESS_MAIN(PropertiesTest)
#include "properties_test.moc"
