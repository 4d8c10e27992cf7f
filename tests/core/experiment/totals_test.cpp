// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/focusblock.h"
#include "experiment/rundiagnostics.h"
#include "experiment/totals.h"

#include <QtTest>

using namespace warplens;

class TotalsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsAddUp();
    void efficiency();
    void sitesBySpace();
    void sumsInAnyGrouping();
    void tgsmCountsElements();
    void hottestOfAtomics();
    void withoutPairMerge();
    void sharedCellsOfSeveralWarps_data();
    void sharedCellsOfSeveralWarps();
    void recordingIsCut();
    void diagnosticsMerge();

private:
    Request request(std::uint32_t site, Space space, std::uint32_t warp,
                    std::uint64_t stride) const;

    Kernel m_kernel;
    Device m_device;
    std::vector<PlacedArray> m_arrays;
};

/// Two shared arrays, of floats and of doubles, and one global buffer.
void TotalsTest::init()
{
    m_kernel = {};
    m_kernel.variables.resize(2);
    m_kernel.variables[0].name = "s";
    m_kernel.variables[1].name = "d";
    m_kernel.variables[1].array = {"double", 8, ValueType::F64, 1, {64}};
    m_kernel.parameters.resize(1);
    m_kernel.parameters[0].name = "g";
    m_kernel.parameters[0].isBuffer = true;
    m_kernel.sites.resize(3);
    m_arrays = {{0, Space::Shared, window::Shared, 4096},
                {1, Space::Shared, window::Shared + 4096, 512},
                {2, Space::Global, window::Global, 0}};
    m_device = {};
    m_device.shared.phases = {{4, {0xffff'ffff}}, {8, {0xffff, 0xffff'0000}}};
}

Request TotalsTest::request(std::uint32_t site, Space space, std::uint32_t warp,
                            std::uint64_t stride) const
{
    Request request;
    request.site = site;
    request.space = space;
    request.warp = warp;
    request.active = 0xffff'ffff;
    request.array = space == Space::Global ? 2 : 0;
    for (std::uint64_t lane = 0; lane < 32; ++lane)
        request.address[lane] = m_arrays[request.array].base + lane * stride;
    return request;
}

void TotalsTest::countsAddUp()
{
    Counts a;
    a.requests = 1;
    a.lanes = 2;
    a.requestedBytes = 3;
    a.memoryRequests = 4;
    a.lines = 5;
    a.sectors = 6;
    a.idealSectors = 7;
    a.transactions = {{32, 8}};
    a.distinctAddresses = 15;
    a.maxSameAddress = 16;
    a.l2Atomics = 9;
    a.wavefronts = 10;
    a.idealWavefronts = 11;
    a.maxWays = 12;
    a.tgsmConflicts = 13;
    a.words = 17;
    a.idealWords = 18;
    a.unmergedWavefronts = 19;
    Counts b = a;
    b.maxWays = 3;
    b.maxSameAddress = 4;
    b.transactions = {{32, 1}, {128, 1}};
    b.modelled = false;
    b.pairMerged = true;
    a += b;
    Counts sum;
    sum.requests = 2;
    sum.lanes = 4;
    sum.requestedBytes = 6;
    sum.memoryRequests = 8;
    sum.lines = 10;
    sum.sectors = 12;
    sum.idealSectors = 14;
    sum.transactions = {{32, 9}, {128, 1}};
    sum.distinctAddresses = 30;
    sum.maxSameAddress = 16;
    sum.l2Atomics = 18;
    sum.wavefronts = 20;
    sum.idealWavefronts = 22;
    sum.maxWays = 12;
    sum.tgsmConflicts = 26;
    sum.words = 34;
    sum.idealWords = 36;
    sum.unmergedWavefronts = 38;
    sum.modelled = false;
    sum.pairMerged = true;
    QVERIFY(a == sum);
}

void TotalsTest::efficiency()
{
    Counts counts;
    QVERIFY(!counts.efficiencyPercent());
    counts.requestedBytes = 32'768;
    counts.transactions = {{32, 1328}};
    QCOMPARE(counts.movedBytes(), std::uint64_t(42'496));
    QCOMPARE(qRound(*counts.efficiencyPercent() * 100), 7711);
    counts.transactions = {{32, 512}, {128, 128}};
    QCOMPARE(*counts.efficiencyPercent(), 100.0);
}

void TotalsTest::sitesBySpace()
{
    const CostContext context(m_kernel, m_device, m_arrays);
    Totals totals(context);
    totals.add(request(2, Space::Global, 0, 8));
    totals.add(request(0, Space::Shared, 0, 128));
    totals.add(request(0, Space::Global, 1, 4));
    totals.add(request(7, Space::Global, 0, 4)); // no such site
    totals.add(request(0, Space::Unknown, 0, 4));
    const auto sites = totals.sites();
    QCOMPARE(sites.size(), std::size_t(3));
    QCOMPARE(sites[0].space, Space::Global);
    QCOMPARE(sites[0].array, std::string("g"));
    QCOMPARE(sites[0].counts.sectors, std::uint64_t(4));
    QVERIFY(sites[0].bankPasses.empty());
    QCOMPARE(sites[1].site, 0u);
    QCOMPARE(sites[1].space, Space::Shared);
    QCOMPARE(sites[1].array, std::string("s"));
    QCOMPARE(sites[1].counts.wavefronts, std::uint64_t(32));
    QCOMPARE(sites[1].counts.maxWays, 32u);
    QCOMPARE(sites[1].bankPasses.size(), std::size_t(32));
    QCOMPARE(sites[1].bankPasses[0], std::uint64_t(32));
    QCOMPARE(sites[1].tgsmByBank[0], std::uint64_t(31));
    QCOMPARE(sites[1].counts.tgsmConflicts, std::uint64_t(31));
    QCOMPARE(sites[2].site, 2u);
    QCOMPARE(sites[2].counts.sectors, std::uint64_t(8));
    QCOMPARE(sites[2].counts.requestedBytes, std::uint64_t(128));
}

void TotalsTest::sumsInAnyGrouping()
{
    const CostContext context(m_kernel, m_device, m_arrays);
    Totals whole(context);
    Totals first(context);
    Totals second(context);
    for (std::uint32_t i = 0; i < 40; ++i) {
        const Space space = i % 3 == 0 ? Space::Shared : Space::Global;
        const Request made = request(i % 2, space, i % 4, 4 * (1 + i % 5));
        whole.add(made);
        (i % 7 < 3 ? first : second).add(made);
    }
    second += first;
    QVERIFY(second.sites() == whole.sites());
}

void TotalsTest::tgsmCountsElements()
{
    const CostContext context(m_kernel, m_device, m_arrays);
    Request made = request(0, Space::Shared, 0, 8);
    made.array = 1;
    made.bytes = 8;
    for (std::uint64_t lane = 0; lane < 32; ++lane)
        made.address[lane] = m_arrays[1].base + lane * 8;
    Counts counts;
    context.addTo(counts, made);
    QCOMPARE(counts.tgsmConflicts, std::uint64_t(0)); // elements 0 to 31, not words
    made.array = NoArray;
    counts = {};
    context.addTo(counts, made);
    QCOMPARE(counts.tgsmConflicts, std::uint64_t(16)); // words
}

void TotalsTest::hottestOfAtomics()
{
    const CostContext context(m_kernel, m_device, m_arrays);
    Totals totals(context);
    Totals more(context);
    Request made = request(0, Space::Global, 0, 0);
    totals.add(made);
    QVERIFY(!totals.sites().at(0).hottest);
    made.kind = AccessKind::Atomic;
    made.site = 1;
    totals.add(made); // 32 lanes on g[0]
    for (std::uint64_t &address : made.address)
        address += 8;
    more.add(made);
    more.add(made);
    totals += more;
    const HottestAddress expected{m_arrays[2].base + 8, 64, false};
    QVERIFY(totals.sites().at(1).hottest == expected);
    QCOMPARE(totals.sites().at(1).counts.distinctAddresses, std::uint64_t(3));
    QCOMPARE(totals.sites().at(1).counts.maxSameAddress, 32u);
}

void TotalsTest::withoutPairMerge()
{
    m_device.shared.pairMerge = true;
    const CostContext context(m_kernel, m_device, m_arrays);
    Request made = request(0, Space::Shared, 0, 8);
    made.bytes = 8;
    Counts counts;
    context.addTo(counts, made); // every lane its own address: nothing merges
    QVERIFY(!counts.pairMerged);
    QCOMPARE(counts.unmergedWavefronts, counts.wavefronts);
    for (std::uint64_t lane = 0; lane < 32; ++lane)
        made.address[lane] = m_arrays[0].base + lane / 2 * 8;
    counts = {};
    context.addTo(counts, made);
    QVERIFY(counts.pairMerged);
    QCOMPARE(counts.wavefronts, std::uint64_t(1));
    QCOMPARE(counts.unmergedWavefronts, std::uint64_t(2));
}

void TotalsTest::sharedCellsOfSeveralWarps_data()
{
    QTest::addColumn<QList<uint>>("warps");
    QTest::addColumn<uint>("bytes");
    QTest::addColumn<uint>("stride");
    QTest::addColumn<int>("touched");
    QTest::addColumn<int>("several");
    QTest::newRow("one warp twice") << QList<uint>{0, 0} << 4u << 4u << 32 << 0;
    QTest::newRow("two warps") << QList<uint>{1, 0} << 4u << 4u << 32 << 32;
    QTest::newRow("broadcast") << QList<uint>{0, 1, 2} << 4u << 0u << 1 << 1;
    QTest::newRow("wide") << QList<uint>{0} << 16u << 16u << 128 << 0;
    QTest::newRow("bytes of one element") << QList<uint>{0, 1} << 1u << 1u << 8 << 8;
}

void TotalsTest::sharedCellsOfSeveralWarps()
{
    QFETCH(QList<uint>, warps);
    QFETCH(uint, bytes);
    QFETCH(uint, stride);
    const CostContext context(m_kernel, m_device, m_arrays);
    SharedUse use(context);
    use.add(request(0, Space::Global, 0, 4));
    for (const uint warp : warps) {
        Request made = request(0, Space::Shared, warp, stride);
        made.bytes = bytes;
        use.add(made);
    }
    const auto arrays = use.arrays();
    QCOMPARE(arrays.size(), std::size_t(1));
    QCOMPARE(arrays[0].array, std::string("s"));
    QTEST(int(arrays[0].cellsTouched), "touched");
    QTEST(int(arrays[0].cellsOfSeveralWarps), "several");
}

void TotalsTest::recordingIsCut()
{
    const CostContext context(m_kernel, m_device, m_arrays);
    HazardWatch hazards(context.kernel(), {}, {});
    FocusBlock focus(context, hazards, 2, 3);
    for (std::uint32_t i = 0; i < 4; ++i)
        focus.request(request(0, i < 3 ? Space::Global : Space::Shared, i % 2, 4));
    Result result;
    focus.moveInto(result);
    QVERIFY(result.coverage.recordingCut);
    QCOMPARE(result.recording.size(), std::size_t(3));
    QCOMPARE(result.globalByWarp.size(), std::size_t(2));
    QCOMPARE(result.globalByWarp[0].requests, std::uint64_t(2));
    QCOMPARE(result.globalByWarp[1].requests, std::uint64_t(1));
    QCOMPARE(result.sharedByWarp[0].requests, std::uint64_t(0));
    QCOMPARE(result.sharedByWarp[1].wavefronts, std::uint64_t(1));
    QCOMPARE(result.bankPasses, std::vector<std::uint64_t>(32, 1));
    QCOMPARE(result.sharedUse.size(), std::size_t(1));
}

void TotalsTest::diagnosticsMerge()
{
    const auto made = [](DiagnosticKind kind, std::uint32_t line, const char *example,
                         std::uint64_t count) {
        Diagnostic diagnostic;
        diagnostic.kind = kind;
        diagnostic.position = {line, 1};
        diagnostic.arguments = {example};
        diagnostic.count = count;
        return diagnostic;
    };
    using enum DiagnosticKind;
    std::vector<Diagnostic> all = {made(DivisionByZero, 1, "first", 2)};
    const std::vector<Diagnostic> more = {made(DivisionByZero, 1, "second", 3),
                                          made(DivisionByZero, 2, "other place", 1),
                                          made(OutOfBounds, 1, "other kind", 1)};
    const std::vector<Diagnostic> before = all;
    mergeDiagnostics(all, more);
    const std::vector<Diagnostic> expected = {made(DivisionByZero, 1, "first", 5), more[1],
                                              more[2]};
    QVERIFY(all == expected);
    const std::vector<Diagnostic> risen = {made(DivisionByZero, 1, "first", 3), more[1], more[2]};
    QVERIFY(diagnosticsSince(before, all) == risen);
    QVERIFY(diagnosticsSince(all, all).empty());
    QVERIFY(isOfRun(more[0]) && !isOfRun(made(BadBuffer, 0, "", 1)));
}

QTEST_APPLESS_MAIN(TotalsTest)
#include "totals_test.moc"
