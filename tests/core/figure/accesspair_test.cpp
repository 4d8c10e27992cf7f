// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/accesspair.h"
#include "figure/bankrows.h"
#include "figure/cell.h"
#include "figure/focus.h"
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

using namespace warplens;

namespace {

constexpr std::uint32_t Store = 0;
constexpr std::uint32_t Load = 1;
constexpr std::uint32_t Global = 2;

/// Two warps store flags into one staged[32]; then lane 0 of each reads all of them in a loop. Each
/// thread loads data[thread] first.
Result staged()
{
    SampleResult sample;
    const auto flags = sample.shared("staged", 4, {32});
    const auto data = sample.global("data", 4, {1024});
    sample.site(flags, AccessKind::Store, 4, 7);
    sample.site(flags, AccessKind::Load, 4, 13);
    sample.site(data, AccessKind::Load, 4, 6);
    sample.result.launch.block = {64, 1, 1};
    sample.run(Global, 2, [](std::int64_t t) { return t; });
    sample.run(Store, 2, [](std::int64_t t) { return t % 32; });
    for (std::uint32_t turn = 0; turn < 32; ++turn)
        sample.run(
            Load, 2, [turn](std::int64_t t) { return t % 32 == 0 ? std::int64_t(turn) : -1; },
            turn);
    return sample.result;
}

/// Warp 0's lane 0 reads staged[5], which lane 5 of warp 1 writes.
AccessPair acrossWarps()
{
    AccessPair pair;
    pair.first = {Load, 0, 0, 5};
    pair.second = ChosenAccess{Store, 1, 5, 0};
    return pair;
}

Selection selected(const AccessPair &pair)
{
    Selection selection;
    selection.pair = pair;
    return selection;
}

Focus sharedFocus(const Result &result, const AccessPair &pair)
{
    return focusOf(result, selected(pair), Space::Shared, Occurrences::First);
}

const BankCell *cellAt(const BankContent &content, std::uint32_t bank)
{
    for (const BankCell &cell : content.phases.at(0).arrays.at(0).rows.at(0).cells)
        if (cell.bank == bank)
            return &cell;
    return nullptr;
}

/// Frames in the accent colour, one round each cell that is lit.
int framesIn(const Figure &figure)
{
    int count = 0;
    for (const FigureItem &item : figure.items)
        if (const auto *rect = std::get_if<RectItem>(&item))
            count += rect->stroke == lightTheme().accent && !rect->fill;
    return count;
}

int cellsIn(const Figure &figure, Color color)
{
    int count = 0;
    for (const FigureItem &item : figure.items)
        if (const auto *rect = std::get_if<RectItem>(&item))
            count += rect->fill == color && rect->mark != NoMark;
    return count;
}

} // namespace

/// What pictures show of two threads that meet.
class AccessPairTest : public QObject
{
    Q_OBJECT

private slots:
    void comesFromAHazard();
    void theCellHasBothLanes();
    void lanesOfOneWarp();
    void lanesOfOneRequest();
    void oneThreadAlone();
    void theGridShowsBoth();
    void theMapShowsBothThreads();
    void theStripShowsBothThreads();
    void aRequestOfThePairStandsAlone();
    void anotherBlockIsNoSelection();
    void whatWasNotKeptIsSaid();
    void pictures_data();
    void pictures();
};

void AccessPairTest::comesFromAHazard()
{
    const Result result = staged();
    Hazard hazard;
    hazard.block = 3;
    hazard.first = {Load, 0, 0, 5};
    hazard.second = {Store, 37, 1, 0};
    AccessPair wanted = acrossWarps();
    wanted.block = 3;
    QCOMPARE(pairOf(hazard, result), wanted);
    hazard.second = {};
    QVERIFY(!pairOf(hazard, result).second);
    const auto request = requestOf(result, wanted.first);
    QVERIFY(request && result.recording[*request].occurrence == 5);
    QVERIFY(!requestOf(result, {Load, 0, 1, 5})); // its lane 1 stands aside
    QVERIFY(!requestOf(result, {Load, 0, 0, 32}));
}

void AccessPairTest::theCellHasBothLanes()
{
    const Result result = staged();
    const Focus focus = sharedFocus(result, acrossWarps());
    QVERIFY(focus.meets && focus.lost == 0);
    QCOMPARE(focus.requests.size(), std::size_t(2));
    QCOMPARE(focus.warps, (std::vector<std::uint32_t>{0, 1}));
    const BankContent content = bankContent(result, focus, {});
    const BankCell *met = cellAt(content, 5);
    QVERIFY(met);
    QCOMPARE(met->owners.size(), std::size_t(2));
    QCOMPARE(met->owners[0].warp, 0u); // first in the program
    QCOMPARE(met->owners[0].lanes, LaneMask(1));
    QCOMPARE(met->owners[1].warp, 1u);
    QCOMPARE(met->owners[1].lanes, LaneMask(1) << 5);
    QCOMPARE(cellAt(content, 6)->owners.size(), std::size_t(1));
    AccessPair turned = acrossWarps();
    std::swap(turned.first, *turned.second);
    const BankContent other = bankContent(result, sharedFocus(result, turned), {});
    QCOMPARE(cellAt(other, 5)->owners[0].warp, 1u);
}

void AccessPairTest::lanesOfOneWarp()
{
    const Result result = staged();
    AccessPair pair;
    pair.first = {Store, 0, 9, 0};
    pair.second = ChosenAccess{Load, 0, 0, 9};
    const BankContent content = bankContent(result, sharedFocus(result, pair), {});
    const BankCell *met = cellAt(content, 9);
    QCOMPARE(met->owners.size(), std::size_t(2));
    QCOMPARE(met->owners[0].lanes, LaneMask(1) << 9);
    QCOMPARE(met->owners[1].lanes, LaneMask(1));
    QVERIFY(met->owners[0].request != met->owners[1].request);
    // Lane 0 stores elsewhere in the first of the two requests: that is not what is meant.
    CellLook look;
    const Focus focus = sharedFocus(result, pair);
    look.lit = focus.lit;
    QVERIFY(isLit(met->owners[0], look) && isLit(met->owners[1], look));
    QVERIFY(!isLit(cellAt(content, 0)->owners[0], look));
}

void AccessPairTest::lanesOfOneRequest()
{
    SampleResult sample;
    const auto flag = sample.shared("flag", 4, {1});
    sample.run(sample.site(flag, AccessKind::Store, 4, 3), 1, [](std::int64_t) { return 0; });
    AccessPair pair;
    pair.first = {0, 0, 2, 0};
    pair.second = ChosenAccess{0, 0, 30, 0};
    const Focus focus = sharedFocus(sample.result, pair);
    QCOMPARE(focus.requests.size(), std::size_t(1));
    const BankContent content = bankContent(sample.result, focus, {});
    const BankCell *met = cellAt(content, 0);
    QCOMPARE(met->owners.size(), std::size_t(2));
    QCOMPARE(met->owners[0].lanes, LaneMask(1) << 2);
    QCOMPARE(met->owners[1].lanes, LaneMask(1) << 30);
    const QStringList texts = textsOf(bankGrid(sample.result, selected(pair), plainStyle()));
    QVERIFY(texts.contains("2") && texts.contains("30") && !texts.contains("0–31"));
}

void AccessPairTest::oneThreadAlone()
{
    const Result result = staged();
    AccessPair pair;
    pair.first = {Load, 1, 0, 8};
    const Figure grid = bankGrid(result, selected(pair), plainStyle());
    QCOMPARE(framesIn(grid), 1);
    QVERIFY(textsOf(grid).contains("framed = the access"));
    QVERIFY(textsOf(grid).contains("block 0 · warp 1, lane 0, line 13"));
    QCOMPARE(framesIn(threadStrip(result, selected(pair), plainStyle())), 1);
}

void AccessPairTest::theGridShowsBoth()
{
    const Result result = staged();
    const Figure grid = bankGrid(result, selected(acrossWarps()), plainStyle());
    QCOMPARE(framesIn(grid), 2);
    const QStringList texts = textsOf(grid);
    QVERIFY(texts.contains("block 0 · warp 0, lane 0, line 13 · warp 1, lane 5, line 7"));
    QVERIFY(texts.contains("framed = the two accesses, the one earlier in the program on top"));
    QCOMPARE(texts.count("5"), 2); // the lane's, and the bank's
    QVERIFY(texts.filter("×").isEmpty());
    QCOMPARE(cellsIn(grid, laneColor(1, 5, 32, true)), 1);
    QCOMPARE(cellsIn(grid, laneColor(1, 6, 32, true)), 0); // dim
    QCOMPARE(rectsOfWarp(grid, 1), std::size_t(32));
}

void AccessPairTest::theMapShowsBothThreads()
{
    const Result result = staged();
    const Figure map = addressMap(result, selected(acrossWarps()), plainStyle());
    QCOMPARE(framesIn(map), 2);
    QCOMPARE(cellsIn(map, laneColor(0, 0, 32, true)), 1);
    QCOMPARE(cellsIn(map, laneColor(1, 5, 32, true)), 1);
    QCOMPARE(cellsIn(map, laneColor(1, 6, 32, true)), 0);
    QVERIFY(textsOf(map).contains("framed = what the two threads did here"));
}

void AccessPairTest::theStripShowsBothThreads()
{
    const Figure strip = threadStrip(staged(), selected(acrossWarps()), plainStyle());
    QCOMPARE(framesIn(strip), 2);
    QCOMPARE(cellsIn(strip, laneColor(0, 0, 32, true)), 1);
    QCOMPARE(cellsIn(strip, laneColor(1, 5, 32, true)), 1);
    QCOMPARE(cellsIn(strip, laneColor(0, 5, 32, true)), 0);
}

void AccessPairTest::aRequestOfThePairStandsAlone()
{
    const Result result = staged();
    Selection selection = selected(acrossWarps());
    selection.request = requestOf(result, *acrossWarps().second);
    const Figure grid = bankGrid(result, selection, plainStyle());
    QCOMPARE(framesIn(grid), 0);
    QVERIFY(textsOf(grid).contains("block 0 · warp 1 · line 7 · 1 request"));
    QCOMPARE(framesIn(threadStrip(result, selection, plainStyle())), 0);
}

void AccessPairTest::anotherBlockIsNoSelection()
{
    const Result result = staged();
    AccessPair elsewhere = acrossWarps();
    elsewhere.block = 2;
    const FigureStyle style = plainStyle();
    QCOMPARE(bankGrid(result, selected(elsewhere), style), bankGrid(result, {}, style));
    QCOMPARE(addressMap(result, selected(elsewhere), style), addressMap(result, {}, style));
    QCOMPARE(threadStrip(result, selected(elsewhere), style), threadStrip(result, {}, style));
}

void AccessPairTest::whatWasNotKeptIsSaid()
{
    Result result = staged();
    result.coverage.recordingCut = true;
    result.recording.resize(4); // the loads and stores, and no turn of the loop
    const Figure one = bankGrid(result, selected(acrossWarps()), plainStyle());
    QCOMPARE(framesIn(one), 1);
    QVERIFY(textsOf(one).join(' ').contains("One of the two accesses is missing"));
    result.recording.resize(2);
    const Figure none = bankGrid(result, selected(acrossWarps()), plainStyle());
    QVERIFY(textsOf(none).join(' ').contains("What is selected cannot be drawn"));
    // The threads are known all the same.
    QCOMPARE(framesIn(threadStrip(result, selected(acrossWarps()), plainStyle())), 2);
    QCOMPARE(framesIn(addressMap(result, selected(acrossWarps()), plainStyle())), 2);
}

void AccessPairTest::pictures_data()
{
    QTest::addColumn<double>("fontSize");
    QTest::addColumn<double>("maxWidth");
    QTest::newRow("plain") << 12.0 << 0.0;
    QTest::newRow("narrow") << 12.0 << 480.0;
    QTest::newRow("large") << 18.0 << 1500.0;
}

/// Two columns of shared memory, 64 rows apart: all rows are there, and nothing overlaps.
void AccessPairTest::pictures()
{
    QFETCH(double, fontSize);
    QFETCH(double, maxWidth);
    SampleResult sample;
    const auto s = sample.shared("s", 4, {8192});
    sample.run(sample.site(s, AccessKind::Store, 4, 2), 1, [](std::int64_t t) { return t * 32; });
    sample.run(sample.site(s, AccessKind::Load, 4, 3), 1,
               [](std::int64_t t) { return 4096 - t * 32; });
    sample.run(sample.site(s, AccessKind::Load, 4, 4), 2, [](std::int64_t t) { return t * 32; });
    FigureStyle style = plainStyle();
    style.fontSize = fontSize;
    style.maxWidth = maxWidth;
    style.maxRows = 8;
    AccessPair pair;
    pair.first = {0, 0, 31, 0};
    pair.second = ChosenAccess{1, 0, 31, 0};
    const Figure grid = bankGrid(sample.result, selected(pair), style);
    QCOMPARE(faultOf(grid), QString());
    QCOMPARE(framesIn(grid), 2);
    QVERIFY(textsOf(grid).filter("not shown").isEmpty());
    for (const Figure &figure : {bankGrid(staged(), selected(acrossWarps()), style),
                                 addressMap(staged(), selected(acrossWarps()), style),
                                 threadStrip(staged(), selected(acrossWarps()), style)})
        QCOMPARE(faultOf(figure), QString());
}

QTEST_APPLESS_MAIN(AccessPairTest)
#include "accesspair_test.moc"
