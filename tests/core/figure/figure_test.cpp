// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/figure.h"

#include <QtTest>

using namespace warplens;

class FigureTest : public QObject
{
    Q_OBJECT

private slots:
    void mark_data();
    void mark();
};

void FigureTest::mark_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<uint>("mark");
    QTest::newRow("nothing") << 300.0 << 300.0 << NoMark;
    QTest::newRow("rectangle") << 15.0 << 15.0 << 0u;
    QTest::newRow("its far edge is outside") << 30.0 << 15.0 << NoMark;
    QTest::newRow("topmost of two") << 22.0 << 15.0 << 1u;
    QTest::newRow("seen through an unmarked item") << 12.0 << 12.0 << 0u;
    QTest::newRow("ellipse") << 110.0 << 105.0 << 2u;
    QTest::newRow("corner of an ellipse") << 101.0 << 101.0 << NoMark;
    QTest::newRow("line") << 210.0 << 211.5 << 3u;
    QTest::newRow("beyond the end of a line") << 226.0 << 226.0 << NoMark;
    QTest::newRow("point") << 250.0 << 251.0 << 5u;
    QTest::newRow("text") << 150.0 << 46.0 << 4u;
    QTest::newRow("beside a centred text") << 170.0 << 46.0 << NoMark;
}

void FigureTest::mark()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(uint, mark);
    Figure figure;
    figure.marks.resize(6);
    figure.items = {
        GroupBegin{"all"},
        RectItem{.x = 10, .y = 10, .width = 20, .height = 10, .mark = 0},
        RectItem{.x = 20, .y = 10, .width = 5, .height = 10, .mark = 1},
        RectItem{.x = 10, .y = 10, .width = 5, .height = 5},
        EllipseItem{.x = 100, .y = 100, .width = 20, .height = 10, .mark = 2},
        LineItem{200, 200, 220, 220, {}, 1, 3},
        LineItem{250, 250, 250, 250, {}, 1, 5},
        TextItem{.x = 150,
                 .y = 50,
                 .size = 10,
                 .text = "1234",
                 .color = {},
                 .anchor = Anchor::Middle,
                 .mark = 4},
        GroupEnd{},
    };
    QCOMPARE(markAt(figure, x, y), mark);
}

QTEST_APPLESS_MAIN(FigureTest)
#include "figure_test.moc"
