// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figurepainter.h"

#include <QtTest>

using namespace warplens;

namespace {

constexpr Color White{255, 255, 255};
constexpr Color Blue{0, 114, 178};
constexpr Color Orange{230, 159, 0};

Mark laneMark(std::uint32_t warp, std::uint32_t lane)
{
    Mark mark;
    mark.warp = warp;
    mark.lane = lane;
    return mark;
}

/// Two cells of 20 × 20, of lane 0 and lane 1 of warp 0.
Figure twoCells()
{
    Figure figure;
    figure.width = 40;
    figure.height = 20;
    figure.background = White;
    figure.marks = {laneMark(0, 0), laneMark(0, 1)};
    figure.items = {RectItem{0, 0, 20, 20, 0, Blue, {}, 1, 0},
                    RectItem{20, 0, 20, 20, 0, Orange, {}, 1, 1}};
    return figure;
}

QColor painted(const Figure &figure, const Mark &lit, const QPoint &place)
{
    QImage image(int(figure.width), int(figure.height), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    FigurePainter().paint(painter, figure, QRectF(0, 0, figure.width, figure.height), lit);
    painter.end();
    return image.pixelColor(place);
}

} // namespace

class TestFigurePainter : public QObject
{
    Q_OBJECT

private slots:
    void itemsHaveTheirColours();
    void laterItemsCoverEarlierOnes();
    void textIsAnchored_data();
    void textIsAnchored();
    void otherLanesAreDimmed();
    void lit_data();
    void lit();
    void imagesAreScaled();
    void unseenItemsAreSkipped();
};

void TestFigurePainter::itemsHaveTheirColours()
{
    QCOMPARE(painted(twoCells(), {}, {10, 10}), QColor(0, 114, 178));
    QCOMPARE(painted(twoCells(), {}, {30, 10}), QColor(230, 159, 0));
}

void TestFigurePainter::laterItemsCoverEarlierOnes()
{
    Figure figure = twoCells();
    figure.items.push_back(EllipseItem{5, 5, 10, 10, White, {}, 1, NoMark});
    figure.items.push_back(LineItem{20, 10, 40, 10, Blue, 4, NoMark});
    QCOMPARE(painted(figure, {}, {10, 10}), QColor(Qt::white));
    QCOMPARE(painted(figure, {}, {1, 1}), QColor(0, 114, 178));
    QCOMPARE(painted(figure, {}, {30, 10}), QColor(0, 114, 178));
}

void TestFigurePainter::textIsAnchored_data()
{
    QTest::addColumn<int>("anchor");
    QTest::addColumn<bool>("left");
    QTest::addColumn<bool>("right");
    QTest::newRow("start") << int(Anchor::Start) << false << true;
    QTest::newRow("middle") << int(Anchor::Middle) << true << true;
    QTest::newRow("end") << int(Anchor::End) << true << false;
}

void TestFigurePainter::textIsAnchored()
{
    QFETCH(int, anchor);
    QFETCH(bool, left);
    QFETCH(bool, right);
    Figure figure;
    figure.width = 200;
    figure.height = 40;
    figure.items = {
        TextItem{100, 28, 20, "WWW", Blue, Anchor(anchor), Typeface::Sans, true, NoMark}};
    const QImage image = imageOf(figure, 1);
    const auto hasInk = [&](const QRect &part) {
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                if (image.pixelColor(x, y).alpha() > 128)
                    return true;
        return false;
    };
    QCOMPARE(hasInk({0, 0, 97, 40}), left);
    QCOMPARE(hasInk({103, 0, 97, 40}), right);
}

void TestFigurePainter::otherLanesAreDimmed()
{
    const Mark lane1 = laneMark(0, 1);
    QCOMPARE(painted(twoCells(), lane1, {30, 10}), QColor(230, 159, 0));
    const QColor dimmed = painted(twoCells(), lane1, {10, 10});
    QVERIFY(dimmed.lightness() > QColor(0, 114, 178).lightness() + 60);
}

void TestFigurePainter::lit_data()
{
    QTest::addColumn<Mark>("mark");
    QTest::addColumn<Mark>("lit");
    QTest::addColumn<bool>("bright");
    Mark bank3;
    bank3.bank = 3;
    Mark cell = laneMark(1, 4);
    cell.bank = 3;
    QTest::newRow("nothing lit") << cell << Mark() << true;
    QTest::newRow("the lane itself") << cell << laneMark(1, 4) << true;
    QTest::newRow("another lane") << cell << laneMark(1, 5) << false;
    QTest::newRow("the lane of another warp") << cell << laneMark(2, 4) << false;
    QTest::newRow("a bank, its cell") << cell << bank3 << true;
    QTest::newRow("a bank, another's cell") << laneMark(1, 4) << bank3 << true;
    QTest::newRow("captions stay") << Mark() << laneMark(1, 4) << true;
}

void TestFigurePainter::lit()
{
    QFETCH(Mark, mark);
    QFETCH(Mark, lit);
    QTEST(isLit(mark, lit), "bright");
}

void TestFigurePainter::imagesAreScaled()
{
    const QImage image = imageOf(twoCells(), 2);
    QCOMPARE(image.size(), QSize(80, 40));
    QCOMPARE(image.pixelColor(60, 20), QColor(230, 159, 0));
}

void TestFigurePainter::unseenItemsAreSkipped()
{
    QImage image(40, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    FigurePainter().paint(painter, twoCells(), QRectF(0, 0, 10, 20));
    painter.end();
    QCOMPARE(image.pixelColor(10, 10), QColor(0, 114, 178));
    QCOMPARE(image.pixelColor(30, 10), QColor(Qt::white));
}

QTEST_MAIN(TestFigurePainter)
#include "figurepainter_test.moc"
