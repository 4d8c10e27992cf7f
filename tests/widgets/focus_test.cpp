// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/figurepane.h"
#include "views/focus.h"

#include <QtTest>

using namespace warplens;

namespace {

Selection select(std::optional<std::uint32_t> site, std::optional<std::uint32_t> warp,
                 std::optional<std::uint32_t> request)
{
    Selection selection;
    selection.site = site;
    selection.warp = warp;
    selection.request = request;
    return selection;
}

using Index = std::optional<std::uint32_t>;

} // namespace

class TestFocus : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void requests_data();
    void requests();
    void selectionFollowsTheRequest();
    void selectionOfAVanishedSiteEnds();
    void selectionStaysInItsSpace();
    void aPairIsCounted();
    void aPairFollowsItsHazard();
    void sitesOfALineComeByColumn();
};

void TestFocus::counts_data()
{
    QTest::addColumn<Selection>("selection");
    QTest::addColumn<int>("sectors");
    QTest::addColumn<int>("wavefronts");
    QTest::newRow("whole launch") << Selection() << 16 << 4;
    QTest::newRow("site of global memory") << select(0u, {}, {}) << 16 << -1;
    QTest::newRow("site of shared memory") << select(1u, {}, {}) << -1 << 4;
    QTest::newRow("one warp") << select({}, 1u, {}) << 8 << 2;
    QTest::newRow("one warp at one site") << select(0u, 1u, {}) << 8 << -1;
    QTest::newRow("one request") << select({}, {}, 3u) << -1 << 2;
    QTest::newRow("request beyond the recording") << select({}, {}, 99u) << 16 << 4;
}

void TestFocus::counts()
{
    QFETCH(Selection, selection);
    QFETCH(int, sectors);
    QFETCH(int, wavefronts);
    const SelectedCounts focus = focusOf(*exampleResult(), selection);
    QCOMPARE(focus.global ? int(focus.global->sectors) : -1, sectors);
    QCOMPARE(focus.shared ? int(focus.shared->wavefronts) : -1, wavefronts);
    QCOMPARE(focus.isWholeLaunch, selection == Selection());
    QVERIFY(!focus.words.isEmpty());
}

void TestFocus::requests_data()
{
    QTest::addColumn<Selection>("selection");
    QTest::addColumn<QList<uint>>("requests");
    QTest::newRow("all") << Selection() << QList<uint>{0, 1, 2, 3};
    QTest::newRow("of a site") << select(1u, {}, {}) << QList<uint>{1, 3};
    QTest::newRow("of a warp") << select({}, 0u, {}) << QList<uint>{0, 1};
    QTest::newRow("whatever request is chosen") << select(1u, 1u, 0u) << QList<uint>{3};
}

void TestFocus::requests()
{
    QFETCH(Selection, selection);
    QFETCH(QList<uint>, requests);
    const std::vector<std::uint32_t> found = requestsOf(*exampleResult(), selection);
    QCOMPARE(QList<uint>(found.begin(), found.end()), requests);
}

void TestFocus::selectionFollowsTheRequest()
{
    const auto before = exampleResult();
    auto after = exampleResult();
    after->recording.erase(after->recording.begin());
    QCOMPARE(carriedOver(select({}, {}, 3u), *before, *after).request, Index(2));
    QCOMPARE(carriedOver(select({}, {}, 0u), *before, *after).request, Index());
}

void TestFocus::selectionOfAVanishedSiteEnds()
{
    const auto before = exampleResult();
    auto after = exampleResult();
    auto kernel = std::make_shared<Kernel>(*after->compiled.kernel);
    kernel->sites.pop_back();
    after->compiled.kernel = kernel;
    QCOMPARE(carriedOver(select(1u, {}, {}), *before, *after), Selection());
    QCOMPARE(carriedOver(select(0u, {}, {}), *before, *after).site, Index(0));
    after->launch.block = {32, 1, 1};
    QCOMPARE(carriedOver(select(0u, 1u, {}), *before, *after).warp, Index());
}

void TestFocus::selectionStaysInItsSpace()
{
    const auto result = exampleResult();
    // The load stands on the line of the store: its picture shows the store's request.
    QCOMPARE(selectionIn(Space::Shared, *result, select(0u, {}, {})).site, Index(1));
    QCOMPARE(selectionIn(Space::Global, *result, select(0u, {}, {})).site, Index(0));
    const Selection other = selectionIn(Space::Shared, *result, select({}, {}, 2u));
    QCOMPARE(other.request, Index());
    QCOMPARE(other.warp, Index(1));
}

void TestFocus::aPairIsCounted()
{
    const auto result = racingResult();
    Selection selection;
    selection.pair = pairOf(result->hazards[0], *result);
    const SelectedCounts focus = focusOf(*result, selection);
    QVERIFY(!focus.global && focus.shared);
    QCOMPARE(focus.shared->requests, std::uint64_t(2));
    QVERIFY(!focus.isWholeLaunch);
    QCOMPARE(focus.words,
             QStringLiteral("two accesses · line 2, store to tile · "
                            "line 2, store to tile"));
    QCOMPARE(requestsOf(*result, selection), (std::vector<std::uint32_t>{1, 3}));
    selection.request = 3;
    QCOMPARE(focusOf(*result, selection).shared->requests, std::uint64_t(1));
    selection.request.reset();
    result->recording.resize(2);
    QVERIFY(focusOf(*result, selection).words.endsWith(QStringLiteral("not recorded")));
    // A pair of a block that is not in focus leaves all there is.
    selection.pair->block = 2;
    QVERIFY(focusOf(*result, selection).isWholeLaunch);
    QCOMPARE(requestsOf(*result, selection), (std::vector<std::uint32_t>{0, 1}));
}

void TestFocus::aPairFollowsItsHazard()
{
    const auto before = racingResult();
    auto after = racingResult();
    after->hazards[0].second.thread = 40;
    after->hazards[0].block = 2;
    Selection selection;
    selection.pair = pairOf(before->hazards[0], *before);
    const Selection carried = carriedOver(selection, *before, *after);
    QCOMPARE(carried.pair, std::optional(pairOf(after->hazards[0], *after)));
    QVERIFY(carried.pair != selection.pair);
    after->hazards.erase(after->hazards.begin());
    QVERIFY(!carriedOver(selection, *before, *after).pair);
}

void TestFocus::sitesOfALineComeByColumn()
{
    const auto result = exampleResult();
    QCOMPARE(sitesOfLine(*result, 2), (std::vector<std::uint32_t>{1, 0}));
    QVERIFY(sitesOfLine(*result, 1).empty());
}

QTEST_MAIN(TestFocus)
#include "focus_test.moc"
