// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figureview.h"

#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace warplens;

namespace {

Figure cells(int count)
{
    Figure figure;
    figure.width = 400;
    figure.height = 20.0 * count;
    figure.title = "Cells";
    for (int lane = 0; lane < count; ++lane) {
        Mark mark;
        mark.warp = 0;
        mark.lane = std::uint32_t(lane);
        figure.marks.push_back(mark);
        figure.items.push_back(
            RectItem{0, 20.0 * lane, 20, 20, 0, Color{0, 0, 200}, {}, 1, std::uint32_t(lane)});
    }
    return figure;
}

} // namespace

class TestFigureView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void hoverNamesTheMark();
    void clickAsksForTheMark();
    void controlAndWheelZoom();
    void keysWalkFromMarkToMark();
    void screenReadersHearTheTitle();

private:
    FigureView *m_view = nullptr;
    QList<Mark> m_hovered;
    QList<Mark> m_activated;
};

void TestFigureView::init()
{
    m_view = new FigureView;
    m_view->resize(400, 100);
    m_view->setFigure(cells(3));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view));
    m_hovered.clear();
    m_activated.clear();
    connect(m_view, &FigureView::hovered, this, [this](const Mark &mark) { m_hovered << mark; });
    connect(m_view, &FigureView::activated, this,
            [this](const Mark &mark) { m_activated << mark; });
}

void TestFigureView::cleanup() { delete m_view; }

void TestFigureView::hoverNamesTheMark()
{
    QTest::mouseMove(m_view->viewport(), {10, 30});
    QCOMPARE(m_hovered.size(), 1);
    QCOMPARE(m_hovered.last().lane, std::optional(1u));
    QTest::mouseMove(m_view->viewport(), {200, 30});
    QCOMPARE(m_hovered.last(), Mark());
}

void TestFigureView::clickAsksForTheMark()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {10, 50});
    QCOMPARE(m_activated.size(), 1);
    QCOMPARE(m_activated.last().lane, std::optional(2u));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {300, 50});
    QCOMPARE(m_activated.size(), 1);
}

void TestFigureView::controlAndWheelZoom()
{
    const double before = m_view->scale();
    QWheelEvent wheel(QPointF(10, 10), m_view->mapToGlobal(QPointF(10, 10)), {}, {0, 120}, {},
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &wheel);
    QVERIFY(m_view->scale() > before);
    QTest::keyClick(m_view, Qt::Key_0);
    QCOMPARE(m_view->scale(), before);
}

void TestFigureView::keysWalkFromMarkToMark()
{
    QTest::keyClick(m_view, Qt::Key_Right);
    QTest::keyClick(m_view, Qt::Key_Right);
    QCOMPARE(m_hovered.last().lane, std::optional(1u));
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_activated.last().lane, std::optional(1u));
    QTest::keyClick(m_view, Qt::Key_Left);
    QTest::keyClick(m_view, Qt::Key_Left); // stays on the first
    QCOMPARE(m_hovered.last().lane, std::optional(0u));
}

void TestFigureView::screenReadersHearTheTitle()
{
    QCOMPARE(m_view->accessibleName(), QStringLiteral("Cells"));
}

QTEST_MAIN(TestFigureView)
#include "figureview_test.moc"
