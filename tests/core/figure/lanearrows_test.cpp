// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

#include <set>

using namespace warplens;

/// The lecture's arrows, and the map from far.
class LaneArrowsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachActiveLaneHasOneArrow_data();
    void eachActiveLaneHasOneArrow();
    void theFirstRequestIfNoneIsChosen();
    void sharedMemoryHasBanks();
    void manyLinesAreFolded();
    void theOverviewHasEveryLine();
    void emptyMemoryIsSaid();

private:
    static std::size_t arrowsOf(const Figure &figure, std::uint32_t lane)
    {
        std::size_t arrows = 0;
        for (const FigureItem &item : figure.items) {
            const auto *line = std::get_if<LineItem>(&item);
            arrows += line && line->mark != NoMark && figure.marks[line->mark].lane == lane;
        }
        return arrows;
    }
};

void LaneArrowsTest::eachActiveLaneHasOneArrow_data()
{
    QTest::addColumn<uint>("stride");
    QTest::newRow("side by side") << 1u;
    QTest::newRow("every second") << 2u;
    QTest::newRow("a line each") << 32u;
}

void LaneArrowsTest::eachActiveLaneHasOneArrow()
{
    QFETCH(uint, stride);
    SampleResult sample;
    const auto data = sample.global("data", 4, {65536});
    sample.run(sample.site(data, AccessKind::Load, 4), 1,
               [stride](std::int64_t t) { return t == 5 ? -1 : t * stride; });
    const Figure figure = laneArrows(sample.result, {}, plainStyle(), Space::Global);
    QCOMPARE(faultOf(figure), QString());
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(arrowsOf(figure, lane), std::size_t(lane == 5 ? 0 : 1));
}

void LaneArrowsTest::theFirstRequestIfNoneIsChosen()
{
    const Result result = strided(2, 4);
    const QStringList none = textsOf(laneArrows(result, {}, plainStyle(), Space::Global));
    QVERIFY(none.filter(QStringLiteral("select one")).size() == 1);
    Selection second;
    second.request = 1;
    const QStringList chosen = textsOf(laneArrows(result, second, plainStyle(), Space::Global));
    QVERIFY(chosen.filter(QStringLiteral("warp 1")).size() >= 1);
    QVERIFY(chosen.filter(QStringLiteral("select one")).isEmpty());
}

void LaneArrowsTest::sharedMemoryHasBanks()
{
    const Result result = transposed();
    const Figure figure = laneArrows(result, {}, plainStyle(), Space::Shared);
    QCOMPARE(faultOf(figure), QString());
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(arrowsOf(figure, lane), std::size_t(1));
    QVERIFY(textsOf(figure).contains(QStringLiteral("×2"))); // lanes 0 and 31
    QCOMPARE(faultOf(laneArrows(wideLoad(2), {}, plainStyle(), Space::Shared)), QString());
}

void LaneArrowsTest::manyLinesAreFolded()
{
    FigureStyle narrow = plainStyle();
    narrow.maxWidth = 500;
    QCOMPARE(faultOf(laneArrows(strided(1, 999), {}, narrow, Space::Global)), QString());
}

void LaneArrowsTest::theOverviewHasEveryLine()
{
    const Result result = strided(4, 32); // 128 lanes, a line each, one sector of it
    const Figure figure = mapOverview(result, {}, plainStyle());
    QCOMPARE(faultOf(figure), QString());
    std::set<std::uint64_t> lines;
    for (const Mark &mark : figure.marks) {
        if (mark.address)
            lines.insert(*mark.address / 128);
    }
    QCOMPARE(lines.size(), std::size_t(128));
    QVERIFY(textsOf(figure).filter(QStringLiteral("128 lines")).size() >= 1);
    FigureStyle narrow = plainStyle();
    narrow.maxWidth = 400;
    QCOMPARE(faultOf(mapOverview(strided(8, 400), {}, narrow)), QString());
}

void LaneArrowsTest::emptyMemoryIsSaid()
{
    const Result result = sharedFlags(1); // nothing global
    for (const Figure &figure : {laneArrows(result, {}, plainStyle(), Space::Global),
                                 mapOverview(result, {}, plainStyle())}) {
        QCOMPARE(faultOf(figure), QString());
        QVERIFY(!textsOf(figure).isEmpty());
    }
}

QTEST_MAIN(LaneArrowsTest)
#include "lanearrows_test.moc"
