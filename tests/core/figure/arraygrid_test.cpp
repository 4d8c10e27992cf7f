// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/arraycells.h"
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

using namespace warplens;

/// The bank grid in the shape that the array was declared with.
class ArrayGridTest : public QObject
{
    Q_OBJECT

private slots:
    void aLaneStandsAtItsElement();
    void banksAreThoseOfTheDevice_data();
    void banksAreThoseOfTheDevice();
    void conflictsAreThoseOfTheBankGrid();
    void highRanksAreSlices();
    void wideElementsAreOneCell();
    void withoutAShapeItIsTheBankGrid();
    void everyPictureIsWellFormed();
};

void ArrayGridTest::aLaneStandsAtItsElement()
{
    const Result result = transposed(); // lane l of warp w: tile[l % 16][2 w + l / 16]
    const Focus focus = focusOf(result, {}, Space::Shared, Occurrences::All);
    const ArrayContent content = arrayContent(result, focus, {});
    QCOMPARE(content.phases.size(), std::size_t(1));
    const TouchedShape &tile = content.phases[0].arrays.at(0);
    QCOMPARE(tile.shape.rows, std::uint64_t(16));
    QCOMPARE(tile.shape.columns, std::uint64_t(17));
    QCOMPARE(tile.cells.size(), std::size_t(256));
    for (const auto &[element, cell] : tile.cells) {
        QCOMPARE(cell.owners.size(), std::size_t(1));
        const auto row = element / 17;
        const auto column = element % 17;
        QCOMPARE(cell.owners[0].warp, std::uint32_t(column / 2));
        QCOMPARE(cell.owners[0].lanes, LaneMask(1) << (column % 2 * 16 + row));
    }
}

void ArrayGridTest::banksAreThoseOfTheDevice_data()
{
    QTest::addColumn<uint>("banks");
    QTest::addColumn<uint>("bankBytes");
    QTest::addColumn<uint>("bank");
    QTest::newRow("32 of 4 bytes") << 32u << 4u << 13u; // word 45
    QTest::newRow("16 of 4 bytes") << 16u << 4u << 13u;
    QTest::newRow("64 of 4 bytes") << 64u << 4u << 45u;
    QTest::newRow("32 of 8 bytes") << 32u << 8u << 22u;
}

void ArrayGridTest::banksAreThoseOfTheDevice()
{
    QFETCH(uint, banks);
    QFETCH(uint, bankBytes);
    Device device = transposed().device;
    device.shared.banks = banks;
    device.shared.bankBytes = bankBytes;
    QTEST(uint(bankAt(device, window::Shared + 45 * 4)), "bank");
}

void ArrayGridTest::conflictsAreThoseOfTheBankGrid()
{
    const Result result = transposed(); // padded by one, and still 2-way on 32 banks
    const Focus focus = focusOf(result, {}, Space::Shared, Occurrences::All);
    std::uint64_t most = 0;
    const ArrayContent content = arrayContent(result, focus, {});
    for (const auto &[element, cell] : content.phases[0].arrays[0].cells)
        most = std::max(most, cell.ways);
    QCOMPARE(most, std::uint64_t(2));
    const QStringList texts = textsOf(arrayGrid(result, {}, plainStyle()));
    QVERIFY(texts.contains(QStringLiteral("×2")));
    QVERIFY(texts.filter(QStringLiteral("tile[16][17]")).size() >= 1);
    QVERIFY(texts.contains(QStringLiteral("[15]")));
}

void ArrayGridTest::highRanksAreSlices()
{
    SampleResult sample;
    const auto cube = sample.shared("cube", 4, {2, 3, 8});
    sample.run(sample.site(cube, AccessKind::Load, 4), 1, [](std::int64_t t) { return t; });
    const auto shape = shapeOf(sample.result, cube);
    QVERIFY(shape);
    QCOMPARE(shape->slices, std::uint64_t(2));
    QCOMPARE(shape->rows, std::uint64_t(3));
    QCOMPARE(faultOf(arrayGrid(sample.result, {}, plainStyle())), QString());
}

void ArrayGridTest::wideElementsAreOneCell()
{
    const Result result = wideLoad(1);
    const Focus focus = focusOf(result, {}, Space::Shared, Occurrences::All);
    const ArrayContent content = arrayContent(result, focus, {});
    std::size_t cells = 0;
    for (const ArrayPhase &phase : content.phases)
        for (const TouchedShape &array : phase.arrays)
            cells += array.cells.size();
    QVERIFY(cells >= 32);
    QCOMPARE(faultOf(arrayGrid(result, {}, plainStyle())), QString());
}

void ArrayGridTest::withoutAShapeItIsTheBankGrid()
{
    SampleResult sample;
    const auto open = sample.shared("open", 4, {});
    sample.run(sample.site(open, AccessKind::Load, 4), 1, [](std::int64_t t) { return t; });
    const Figure figure = arrayGrid(sample.result, {}, plainStyle());
    QCOMPARE(faultOf(figure), QString());
    QVERIFY(rectsOfWarp(figure, 0) >= 1);
}

void ArrayGridTest::everyPictureIsWellFormed()
{
    for (const Result &result :
         {transposed(), wideLoad(1), wideLoad(2), broadcast(), sharedFlags(4), haloTile()}) {
        for (const double maxWidth : {0.0, 420.0}) {
            for (const std::size_t maxRows : {std::size_t(3), std::size_t(64)}) {
                FigureStyle style = plainStyle();
                style.maxWidth = maxWidth;
                style.maxRows = maxRows;
                QCOMPARE(faultOf(arrayGrid(result, {}, style)), QString());
                Selection request;
                request.request = 0;
                QCOMPARE(faultOf(arrayGrid(result, request, style)), QString());
            }
        }
    }
}

QTEST_MAIN(ArrayGridTest)
#include "arraygrid_test.moc"
