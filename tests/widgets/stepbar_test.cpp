// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/stepbar.h"
#include "views/stopslider.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QtTest>

using namespace warplens;

class TestStepBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stepsGoRound();
    void stepsStayAtTheSelectedSite();
    void theSliderGoesAnywhere();
    void theSliderShowsTheLines();
    void stepsThroughAPair();
    void itPlaysToTheEnd();
    void nothingRecordedNothingToStep();

private:
    QString said() const { return m_bar->findChild<QLabel *>()->text(); }

    StepBar *m_bar = nullptr;
    std::shared_ptr<const Result> m_result;
    Selection m_selection;
};

/// A bar whose wishes come true.
void TestStepBar::init()
{
    m_bar = new StepBar;
    m_result = exampleResult();
    m_selection = {};
    m_bar->setResult(m_result, m_selection);
    connect(m_bar, &StepBar::selected, this, [this](const Selection &wanted) {
        m_selection = wanted;
        m_bar->setResult(m_result, m_selection);
    });
}

void TestStepBar::cleanup() { delete m_bar; }

void TestStepBar::stepsGoRound()
{
    QList<int> seen;
    for (int i = 0; i < 5; ++i) {
        m_bar->step(1);
        seen << (m_selection.request ? int(*m_selection.request) : -1);
    }
    QCOMPARE(seen, QList<int>({0, 1, 2, 3, -1}));
    QCOMPARE(said(), QStringLiteral("all 4"));
    m_bar->step(-1);
    QCOMPARE(m_selection.request, std::optional(3u));
}

void TestStepBar::stepsStayAtTheSelectedSite()
{
    m_selection.site = 1;
    m_bar->setResult(m_result, m_selection);
    m_bar->step(1);
    QCOMPARE(m_selection.request, std::optional(1u));
    QCOMPARE(m_selection.site, std::optional(1u));
    m_bar->step(1);
    QCOMPARE(m_selection.request, std::optional(3u));
    QCOMPARE(said(), QStringLiteral("2 / 2"));
}

void TestStepBar::theSliderGoesAnywhere()
{
    auto *slider = m_bar->findChild<StopSlider *>();
    QCOMPARE(slider->maximum(), 4);
    slider->setValue(3);
    QCOMPARE(m_selection.request, std::optional(2u));
    QCOMPARE(said(), QStringLiteral("3 / 4"));
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(m_selection.request, std::optional(1u));
    QTest::keyClick(slider, Qt::Key_Home);
    QVERIFY(!m_selection.request);
}

void TestStepBar::theSliderShowsTheLines()
{
    StopSlider slider;
    slider.setLines({4, 4, 6, 4});
    QCOMPARE(slider.runs().size(), std::size_t(3));
    QCOMPARE(slider.runs()[0].last, 1);
    QCOMPARE(slider.runs()[1].line, std::uint32_t(6));
    slider.resize(300, 24);
    QImage image(slider.size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    slider.render(&image, {}, {}, {});
    // Between the runs the band changes its shade.
    const int y = slider.height() - 2;
    QVERIFY(image.pixel(60, y) != image.pixel(190, y));
}

void TestStepBar::stepsThroughAPair()
{
    m_result = racingResult();
    m_selection.pair = pairOf(m_result->hazards[0], *m_result);
    m_bar->setResult(m_result, m_selection);
    const auto pair = m_selection.pair;
    m_bar->step(1);
    QCOMPARE(m_selection.request, std::optional(1u));
    QCOMPARE(m_selection.pair, pair);
    QCOMPARE(said(), QStringLiteral("1 / 2"));
}

void TestStepBar::itPlaysToTheEnd()
{
    m_bar->setPace(100);
    QList<int> seen;
    connect(m_bar, &StepBar::selected, this,
            [&](const Selection &wanted) { seen << int(wanted.request.value_or(99)); });
    m_bar->setPlaying(true);
    QVERIFY(m_bar->isPlaying());
    QTRY_VERIFY(!m_bar->isPlaying());
    QCOMPARE(seen, QList<int>({0, 1, 2, 3}));
    // Once more, from the start, and stopped by hand.
    m_bar->setPlaying(true);
    QCOMPARE(seen.last(), 0);
    m_bar->setPlaying(false);
    QVERIFY(!m_bar->isPlaying());
}

void TestStepBar::nothingRecordedNothingToStep()
{
    auto empty = exampleResult();
    empty->recording.clear();
    m_bar->setPlaying(true);
    m_bar->setResult(empty, {});
    QVERIFY(!m_bar->isPlaying());
    for (const QToolButton *button : m_bar->findChildren<QToolButton *>())
        QVERIFY(!button->isEnabled());
    m_bar->step(1);
    QVERIFY(!m_selection.request || *m_selection.request == 0);
}

QTEST_MAIN(TestStepBar)
#include "stepbar_test.moc"
