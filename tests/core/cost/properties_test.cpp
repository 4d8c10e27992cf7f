// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "randomrequest.h"

#include "cost/globalcost.h"
#include "cost/sharedcost.h"
#include "device/devices.h"

#include <QtTest>

#include <algorithm>
#include <array>
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
    void movesAddUp_data() { patterns(); }
    void movesAddUp();
    void phasesAddUp_data() { patterns(); }
    void phasesAddUp();

private:
    static void patterns();
};

namespace {

constexpr int Requests = 300;

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

namespace {

bool mergesWholeWarp(const Request &request, const Device &device)
{
    const GlobalRules &rules = device.global;
    const bool isLoad = request.kind == AccessKind::Load;
    return rules.protocol == GlobalProtocol::Merge
        && (isLoad ? rules.lanesMerged : rules.storeLanesMerged).empty();
}

} // namespace

/// Where the whole warp merges, which lane asks for what makes no difference.
void PropertiesTest::permutation()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(1);
    int compared = 0;
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            const Request request = randomRequest(random, pattern, Space::Global, device.warpSize);
            if (!mergesWholeWarp(request, device))
                continue;
            ++compared;
            const Request other = permuted(request, random, device.warpSize);
            QVERIFY2(globalCost(request, device) == globalCost(other, device),
                     textOf(request).c_str());
        }
    }
    QVERIFY(compared > 10 * Requests);
}

void PropertiesTest::oneMoreLane()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(2);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            const Request all =
                aligned(randomRequest(random, pattern, Space::Global, device.warpSize));
            Request fewer = all;
            fewer.active &= fewer.active - 1;
            if (!fewer.active)
                continue;
            const GlobalCost more = globalCost(all, device);
            const GlobalCost less = globalCost(fewer, device);
            QVERIFY2(less.sectors <= more.sectors && less.lines <= more.lines
                         && less.idealSectors <= more.idealSectors
                         && less.memoryRequests <= more.memoryRequests,
                     (device.id + ' ' + textOf(all)).c_str());
        }
    }
}

void PropertiesTest::bounds()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(3);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            Request request = randomRequest(random, pattern, Space::Global, device.warpSize);
            const GlobalCost global = globalCost(request, device);
            QVERIFY2(global.sectors >= global.idealSectors && global.lines <= global.sectors,
                     (device.id + ' ' + textOf(request)).c_str());
            request = aligned(randomRequest(random, pattern, Space::Shared, device.warpSize));
            const SharedCost shared = sharedCost(request, device);
            if (!shared.modelled) {
                SharedCost nothing;
                nothing.modelled = false;
                QVERIFY(shared == nothing);
                continue;
            }
            const auto lanes = std::uint32_t(std::popcount(request.active));
            const std::uint32_t extra = device.shared.rules.contains(16) ? 1 : 0;
            const std::string named = device.id + ' ' + textOf(request);
            const char *text = named.c_str();
            QVERIFY2(shared.wavefronts >= shared.idealWavefronts, text);
            QVERIFY2(shared.maxWays <= lanes + extra, text);
            QVERIFY2(shared.maxWays >= 1 && shared.idealWavefronts >= 1, text);
        }
    }
}

/// The why says as much as the counts.
void PropertiesTest::movesAddUp()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(4);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            const Request request =
                aligned(randomRequest(random, pattern, Space::Global, device.warpSize));
            const GlobalCost cost = globalCost(request, device);
            LaneMask lanes = 0;
            const auto sectors = sectorsOf(request, device);
            for (const SectorUse &sector : sectors) {
                lanes |= sector.lanes;
                QVERIFY(sector.usedBytes >= 1 && sector.usedBytes <= device.global.sectorBytes);
            }
            QCOMPARE(std::uint32_t(sectors.size()), cost.sectors);
            QCOMPARE(lanes, request.active);
            TransactionCounts counts;
            lanes = 0;
            for (const Transaction &moved : transactionsOf(request, device)) {
                // CC 1.0 and 1.1 move both halves of sixteen 16-byte words, wanted or not.
                const bool isForNobody = device.global.protocol == GlobalProtocol::StrictHalfWarp
                    && request.bytes == 16 && moved.bytes == 128;
                QVERIFY2((moved.lanes || isForNobody) && moved.address % moved.bytes == 0,
                         textOf(request).c_str());
                counts.add(moved.bytes, 1);
                lanes |= moved.lanes;
            }
            QVERIFY2(counts == cost.transactions, (device.id + ' ' + textOf(request)).c_str());
            QCOMPARE(lanes, request.active);
        }
    }
}

/// Phases serve every byte of every lane once.
void PropertiesTest::phasesAddUp()
{
    QFETCH(Pattern, pattern);
    std::mt19937_64 random(5);
    for (const Device &device : builtInDevices()) {
        for (int i = 0; i < Requests; ++i) {
            const Request request =
                aligned(randomRequest(random, pattern, Space::Shared, device.warpSize));
            const auto phases = phasesOf(request, device);
            QCOMPARE(phases.empty(), !sharedCost(request, device).modelled);
            if (phases.empty())
                continue;
            std::array<std::uint32_t, MaxLanes> served{};
            for (const Phase &phase : phases) {
                QVERIFY(phase.lanes && phase.bytes);
                const std::uint32_t bytes = ((1u << phase.bytes) - 1) << phase.offset;
                for (unsigned lane = 0; lane < MaxLanes; ++lane) {
                    if (!(phase.lanes >> lane & 1))
                        continue;
                    QVERIFY2(!(served[lane] & bytes), (device.id + ' ' + textOf(request)).c_str());
                    served[lane] |= bytes;
                }
            }
            for (unsigned lane = 0; lane < MaxLanes; ++lane)
                QCOMPARE(served[lane], isActive(request, lane) ? (1u << request.bytes) - 1 : 0u);
        }
    }
}

QTEST_APPLESS_MAIN(PropertiesTest)
#include "properties_test.moc"
