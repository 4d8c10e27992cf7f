// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

using namespace warplens;

namespace {

Result threads(std::uint32_t count)
{
    SampleResult sample;
    sample.result.launch.block = {count, 1, 1};
    const auto data = sample.global("data", 4, {4096});
    sample.run(sample.site(data, AccessKind::Load, 4), 2,
               [](std::int64_t t) { return t % 2 ? -1 : t; });
    return sample.result;
}

int cellsIn(const Figure &figure, Color color)
{
    int count = 0;
    for (const FigureItem &item : figure.items)
        if (const auto *rect = std::get_if<RectItem>(&item))
            count += rect->fill == color;
    return count;
}

} // namespace

class ThreadStripTest : public QObject
{
    Q_OBJECT

private slots:
    void warps_data();
    void warps();
    void asideIsDim();
    void emptyBlock();
};

void ThreadStripTest::warps_data()
{
    QTest::addColumn<uint>("threads");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("lanesOfLast");
    QTest::newRow("one") << 1u << 0 << 1;
    QTest::newRow("a warp") << 32u << 0 << 32;
    QTest::newRow("partial warp") << 112u << 3 << 16;
    QTest::newRow("largest block") << 1024u << 31 << 32;
}

void ThreadStripTest::warps()
{
    QFETCH(uint, threads);
    QFETCH(int, last);
    QFETCH(int, lanesOfLast);
    for (const double maxWidth : {0.0, 320.0}) {
        FigureStyle style = plainStyle();
        style.maxWidth = maxWidth;
        const Figure figure = threadStrip(::threads(threads), {}, style);
        QCOMPARE(faultOf(figure), QString());
        QCOMPARE(int(rectsOfWarp(figure, std::uint32_t(last))), lanesOfLast);
        QCOMPARE(rectsOfWarp(figure, std::uint32_t(last + 1)), std::size_t(0));
        QVERIFY(textsOf(figure).contains(QString("warp %1").arg(last)));
    }
    FigureStyle few = plainStyle();
    few.maxRows = 2;
    const QStringList texts = textsOf(threadStrip(::threads(1024), {}, few));
    QVERIFY(texts.contains("… 30 more warps, not shown"));
    QVERIFY(!texts.contains("warp 2"));
}

void ThreadStripTest::asideIsDim()
{
    const Result result = threads(64);
    Selection selection;
    QCOMPARE(cellsIn(threadStrip(result, selection, plainStyle()), laneColor(1, 3, 32, true)), 1);
    selection.site = 0;
    const Figure site = threadStrip(result, selection, plainStyle());
    QCOMPARE(cellsIn(site, laneColor(1, 3, 32, true)), 0);
    QCOMPARE(cellsIn(site, laneColor(1, 2, 32, true)), 1);
    QCOMPARE(cellsIn(site, laneColor(0, 2, 32, true)), 1);
    selection.request = 1;
    const Figure request = threadStrip(result, selection, plainStyle());
    QCOMPARE(cellsIn(request, laneColor(1, 2, 32, true)), 1);
    QCOMPARE(cellsIn(request, laneColor(0, 2, 32, true)), 0);
    selection = {};
    selection.warp = 0;
    const Figure warp = threadStrip(result, selection, plainStyle());
    QCOMPARE(cellsIn(warp, laneColor(0, 3, 32, true)), 1);
    QCOMPARE(cellsIn(warp, laneColor(1, 3, 32, true)), 0);
}

void ThreadStripTest::emptyBlock()
{
    Result result;
    result.launch.block = {0, 1, 1};
    QVERIFY(textsOf(threadStrip(result, {}, plainStyle())).contains("The block has no threads."));
}

QTEST_APPLESS_MAIN(ThreadStripTest)
#include "threadstrip_test.moc"
