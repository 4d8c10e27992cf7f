// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/focus.h"
#include "figure/touchedlines.h"
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

using namespace warplens;

namespace {

std::vector<TouchedArray> linesOf(const Result &result)
{
    return touchedLines(result, focusOf(result, {}, Space::Global, Occurrences::All));
}

Result columnLoop(std::uint32_t turns)
{
    SampleResult sample;
    const auto matrix = sample.global("matrix", 4, {1024, 1024});
    const auto site = sample.site(matrix, AccessKind::Load, 4, 3);
    for (std::uint32_t turn = 0; turn < turns; ++turn)
        sample.run(site, 8, [turn](std::int64_t thread) { return thread * 1024 + turn; }, turn);
    return sample.result;
}

Result mixedWidths()
{
    SampleResult sample;
    const auto bytes = sample.global("bytes", 1, {1024});
    sample.run(sample.site(bytes, AccessKind::Load, 1), 2, [](std::int64_t t) { return t * 3; });
    const auto halves = sample.global("halves", 2, {1024});
    sample.run(sample.site(halves, AccessKind::Store, 2), 2, [](std::int64_t t) { return t; });
    const auto vectors = sample.global("vectors", 16, {1024});
    sample.run(sample.site(vectors, AccessKind::Load, 16), 1, [](std::int64_t t) { return t; });
    return sample.result;
}

} // namespace

class AddressMapTest : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void cellBytes();
    void ownersOfOneCell();
    void firstRequestNamesTheLanes();
    void offsetShowsInTheLine();
    void linesMoveWholeOnLineDevices();
    void pictures_data();
    void pictures();
    void cellsCarryMarks();
    void selectionNarrows();
    void laneStandsOut();
    void loopsStayBounded();
    void emptyStates();
};

void AddressMapTest::lines_data()
{
    QTest::addColumn<uint>("stride");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("used");
    QTest::addColumn<int>("moved");
    QTest::newRow("coalesced") << 1u << 1 << 128 << 128;
    QTest::newRow("stride 2") << 2u << 2 << 64 << 128;
    QTest::newRow("stride 8") << 8u << 8 << 16 << 128;
    QTest::newRow("stride 32") << 32u << 32 << 4 << 32;
}

void AddressMapTest::lines()
{
    QFETCH(uint, stride);
    QFETCH(int, lines);
    QFETCH(int, used);
    QFETCH(int, moved);
    const auto arrays = linesOf(strided(1, stride));
    QCOMPARE(arrays.size(), std::size_t(1));
    QCOMPARE(int(arrays[0].lines.size()), lines);
    for (const TouchedLine &line : arrays[0].lines) {
        QCOMPARE(int(line.usedBytes), used);
        QCOMPARE(int(line.movedBytes), moved);
        QCOMPARE(int(line.moved.size()), moved / 32);
    }
}

void AddressMapTest::cellBytes()
{
    const auto arrays = linesOf(mixedWidths());
    QCOMPARE(arrays.size(), std::size_t(3));
    QCOMPARE(arrays[0].cellBytes, 1u);
    QCOMPARE(arrays[1].cellBytes, 2u);
    QCOMPARE(arrays[2].cellBytes, 16u);
    QVERIFY(arrays[0].loaded && !arrays[0].stored);
    QVERIFY(arrays[1].stored && !arrays[1].loaded);
    QCOMPARE(arrays[0].lines[0].usedBytes, 43u);
}

void AddressMapTest::ownersOfOneCell()
{
    SampleResult sample;
    const auto data = sample.global("data", 4, {64});
    sample.run(sample.site(data, AccessKind::Load, 4), 3, [](std::int64_t) { return 3; });
    const auto arrays = linesOf(sample.result);
    const TouchedLine &line = arrays[0].lines.at(0);
    QCOMPARE(line.cells.size(), std::size_t(1));
    QCOMPARE(line.cells[0].offset, 12u);
    const std::vector<CellOwner> owners = {
        {0, 0xffff'ffff, 0}, {1, 0xffff'ffff, 1}, {2, 0xffff'ffff, 2}};
    QCOMPARE(line.cells[0].owners, owners);
    QCOMPARE(line.moved, (std::vector<MovedSpan>{{0, 32, 3}}));
    QCOMPARE(line.usedBytes, 4u);
}

void AddressMapTest::firstRequestNamesTheLanes()
{
    SampleResult sample;
    const auto data = sample.global("data", 4, {64});
    const auto site = sample.site(data, AccessKind::Load, 4);
    sample.run(site, 1, [](std::int64_t t) { return t; }, 0);
    sample.run(site, 1, [](std::int64_t t) { return 31 - t; }, 1);
    const auto arrays = linesOf(sample.result);
    for (std::uint32_t cell = 0; cell < 32; ++cell) {
        const std::vector<CellOwner> owners = {{0, LaneMask(1) << cell, 0}};
        QCOMPARE(arrays[0].lines[0].cells[cell].owners, owners);
    }
    QCOMPARE(arrays[0].requests, std::uint64_t(2));
}

void AddressMapTest::offsetShowsInTheLine()
{
    const Result result = strided(1, 1, 4);
    const auto arrays = linesOf(result);
    QCOMPARE(arrays[0].lines.size(), std::size_t(2));
    QCOMPARE(arrays[0].lines[0].cells.front().offset, 4u);
    QCOMPARE(arrays[0].lines[1].cells.size(), std::size_t(1));
    const QStringList texts = textsOf(addressMap(result, {}, plainStyle()));
    QVERIFY(texts.contains("0x0000") && texts.contains("0x0080"));
    QVERIFY(texts.contains("124 of 128 B") && texts.contains("4 of 32 B"));
}

void AddressMapTest::linesMoveWholeOnLineDevices()
{
    Result result = strided(1, 32);
    result.device.global.loadTransactionBytes = 128;
    const auto arrays = linesOf(result);
    QCOMPARE(arrays.at(0).lines.size(), std::size_t(32));
    for (const TouchedLine &line : arrays[0].lines) {
        QCOMPARE(line.moved, (std::vector<MovedSpan>{{0, 128, 1}}));
        QCOMPARE(line.movedBytes, 128u);
    }
}

void AddressMapTest::pictures_data()
{
    QTest::addColumn<Result>("result");
    QTest::addColumn<double>("fontSize");
    QTest::addColumn<double>("maxWidth");
    const std::vector<std::pair<const char *, Result>> results = {
        {"stride 1", strided(8, 1)}, {"stride 2", strided(3, 2)},  {"stride 64", strided(32, 64)},
        {"broadcast", broadcast()},  {"halo", haloTile()},         {"widths", mixedWidths()},
        {"loop", columnLoop(16)},    {"offset", strided(1, 1, 4)},
    };
    for (const auto &[name, result] : results) {
        QTest::addRow("%s", name) << result << 12.0 << 0.0;
        QTest::addRow("%s, narrow", name) << result << 12.0 << 480.0;
        QTest::addRow("%s, large", name) << result << 18.0 << 1800.0;
    }
}

void AddressMapTest::pictures()
{
    QFETCH(Result, result);
    QFETCH(double, fontSize);
    QFETCH(double, maxWidth);
    FigureStyle style = plainStyle();
    style.fontSize = fontSize;
    style.maxWidth = maxWidth;
    const Figure figure = addressMap(result, {}, style);
    QCOMPARE(faultOf(figure), QString());
    if (maxWidth > 1000)
        QVERIFY(figure.width <= maxWidth);
    for (const FigureItem &item : figure.items)
        if (const auto *text = std::get_if<TextItem>(&item))
            QVERIFY2(text->size >= 0.68 * fontSize, text->text.c_str());
    QCOMPARE(addressMap(result, {}, style), figure);
}

void AddressMapTest::cellsCarryMarks()
{
    const Result result = strided(2, 2);
    const Figure figure = addressMap(result, {}, plainStyle());
    QCOMPARE(rectsOfWarp(figure, 0), std::size_t(32));
    QCOMPARE(rectsOfWarp(figure, 1), std::size_t(32));
    for (const FigureItem &item : figure.items) {
        const auto *rect = std::get_if<RectItem>(&item);
        if (!rect || rect->mark == NoMark || !figure.marks[rect->mark].lane)
            continue;
        const Mark &mark = figure.marks[rect->mark];
        const Request &request = result.recording[mark.request.value()];
        QCOMPARE(mark.address.value(), request.address[*mark.lane]);
        QCOMPARE(mark.warp.value(), request.warp);
        QCOMPARE(mark.site.value(), request.site);
        QCOMPARE(mark.array.value(), request.array);
        QCOMPARE(markAt(figure, rect->x + 1, rect->y + 1), rect->mark);
    }
}

void AddressMapTest::selectionNarrows()
{
    const Result result = haloTile();
    Selection selection;
    selection.warp = 3;
    const Figure warp = addressMap(result, selection, plainStyle());
    QCOMPARE(rectsOfWarp(warp, 3), std::size_t(32));
    QCOMPARE(rectsOfWarp(warp, 2), std::size_t(0));
    QVERIFY(textsOf(warp).contains("block 0 · warp 3 · line 9 · 1 request"));

    selection = {};
    selection.request = 5;
    QCOMPARE(rectsOfWarp(addressMap(result, selection, plainStyle()), 5), std::size_t(32));
    selection.request = 8; // a store to shared memory
    QVERIFY(textsOf(addressMap(result, selection, plainStyle()))
                .contains("What is selected does not touch global memory."));
    selection.request = 1000;
    QCOMPARE(rectsOfWarp(addressMap(result, selection, plainStyle()), 0), std::size_t(0));
}

void AddressMapTest::laneStandsOut()
{
    const Result result = strided(1, 1);
    Selection selection;
    selection.lane = 5;
    const FigureStyle style = plainStyle();
    int full = 0;
    int rings = 0;
    for (const FigureItem &item : addressMap(result, selection, style).items) {
        const auto *rect = std::get_if<RectItem>(&item);
        if (!rect)
            continue;
        full += rect->fill == laneColor(0, 5, 32, false);
        rings += rect->stroke == style.theme.accent;
        QVERIFY(rect->fill != laneColor(0, 6, 32, false));
    }
    QCOMPARE(full, 1);
    QCOMPARE(rings, 1);
}

void AddressMapTest::loopsStayBounded()
{
    FigureStyle style = plainStyle();
    style.maxRows = 16;
    const Result result = columnLoop(600);
    QVERIFY(result.recording.size() > MostRequestsShown);
    Selection site;
    site.site = 0;
    const Figure figure = addressMap(result, site, style);
    QVERIFY(figure.items.size() < style.maxRows * 32 * 5);
    QVERIFY(textsOf(figure).contains(
        QString("Only the first %1 requests are drawn.").arg(MostRequestsShown)));
    QVERIFY(!textsOf(figure).filter("more lines, not shown").isEmpty());

    // With nothing selected, the first request of the access stands for all.
    const Figure all = addressMap(result, {}, style);
    QVERIFY(
        textsOf(all).contains("Not all lines fit, so this is the first request of each access."));
    QCOMPARE(rectsOfWarp(all, 1), std::size_t(0));
    QVERIFY(textsOf(all).contains("… 16 more lines, not shown"));
}

void AddressMapTest::emptyStates()
{
    SampleResult sample;
    const auto says = [](const Result &result, const char *sentence) {
        return textsOf(addressMap(result, {}, plainStyle())).contains(QString(sentence));
    };
    QVERIFY(says(sample.result, "This kernel does not touch global memory."));
    sample.result.global.emplace();
    QVERIFY(says(sample.result, "This block does not touch global memory."));
    QVERIFY(says(Result(), "Nothing ran: the messages say what to correct."));
    QVERIFY(says(transposed(), "This kernel does not touch global memory."));

    FigureStyle shouting = plainStyle();
    shouting.translate = [](const char *english) {
        return QString(english).toUpper().toStdString();
    };
    QVERIFY(textsOf(addressMap(transposed(), {}, shouting))
                .contains("THIS KERNEL DOES NOT TOUCH GLOBAL MEMORY."));
}

QTEST_APPLESS_MAIN(AddressMapTest)
#include "addressmap_test.moc"
