// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "charts/chartview.h"
#include "charts/sweeppanel.h"
#include "compiler/compile.h"
#include "experiment/evaluate.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

namespace {

Compile inProcess()
{
    return [](const CompileRequest &request, std::stop_token) { return compileInProcess(request); };
}

std::shared_ptr<const Result> strided(const char *stride)
{
    Experiment experiment;
    experiment.source.text = "data[threadIdx.x * stride]";
    experiment.launch.block = {32, 1, 1};
    experiment.launch.arguments.emplace("stride", stride);
    return evaluate(experiment, {}, nullptr, inProcess(), {}, {});
}

} // namespace

/// Drives the panel as a person would.
class TestSweepPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { delete m_panel; }
    void aSweepGrowsAsAChart();
    void aBarIsGoneTo();
    void goingThereKeepsTheChart();
    void anotherKernelClearsIt();
    void badValuesAreTold();
    void itCanBeStopped();
    void nothingRunsNothingToSweep();
    void theKeyboardChoosesBars();

private:
    QPushButton *button() const { return m_panel->findChild<QPushButton *>(); }
    QString message() const { return m_panel->findChild<QLabel *>()->text(); }
    const Chart &chart() const { return m_panel->findChild<ChartView *>()->chart(); }
    void sweep(const char *values)
    {
        m_panel->findChild<QLineEdit *>()->setText(QString::fromUtf8(values));
        button()->click();
    }

    SweepPanel *m_panel = nullptr;
};

void TestSweepPanel::init()
{
    m_panel = new SweepPanel([] { return inProcess(); });
    m_panel->resize(600, 300);
    m_panel->setResult(strided("2"), {});
    m_panel->show();
}

void TestSweepPanel::aSweepGrowsAsAChart()
{
    QCOMPARE(m_panel->findChild<QComboBox *>()->currentText(), QStringLiteral("stride"));
    QCOMPARE(m_panel->findChild<QLineEdit *>()->text(), QStringLiteral("1:32"));
    sweep("1:4");
    QTRY_COMPARE(message(), QStringLiteral("Click a bar to go there."));
    QCOMPARE(chart().labels,
             QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                          QStringLiteral("4")}));
    const std::vector<std::optional<double>> sectors{4, 8, 12, 16};
    QVERIFY(chart().values == sectors);
    QCOMPARE(chart().current, 1);
    QVERIFY(m_panel->findChild<ChartView *>()->isVisible());
}

void TestSweepPanel::aBarIsGoneTo()
{
    sweep("1,8");
    QTRY_COMPARE(message(), QStringLiteral("Click a bar to go there."));
    QList<Edit> edits;
    connect(m_panel, &SweepPanel::edited, this, [&](const Edit &edit) { edits << edit; });
    auto *view = m_panel->findChild<ChartView *>();
    QWidget *plot = view->findChild<QWidget *>();
    QTRY_VERIFY(plot->width() > 100);
    QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(plot->width() * 3 / 4, plot->height() / 3));
    QCOMPARE(edits.size(), 1);
    QCOMPARE(edits[0].experiment.launch.arguments.at("stride"), std::string("8"));
}

void TestSweepPanel::goingThereKeepsTheChart()
{
    sweep("1:4");
    QTRY_COMPARE(message(), QStringLiteral("Click a bar to go there."));
    m_panel->setResult(strided("4"), {});
    QCOMPARE(chart().values.size(), std::size_t(4));
    QCOMPARE(chart().current, 3);
}

void TestSweepPanel::anotherKernelClearsIt()
{
    sweep("1:4");
    QTRY_COMPARE(message(), QStringLiteral("Click a bar to go there."));
    Experiment other = strided("2")->experiment;
    other.launch.block = {64, 1, 1};
    m_panel->setResult(evaluate(other, {}, nullptr, inProcess(), {}, {}), {});
    QVERIFY(chart().values.empty());
    QVERIFY(!m_panel->findChild<ChartView *>()->isVisible());
}

void TestSweepPanel::badValuesAreTold()
{
    sweep("1:");
    QVERIFY(message().contains(QStringLiteral("no range")));
    QVERIFY(chart().values.empty());
    m_panel->findChild<QComboBox *>()->setCurrentText(QStringLiteral("block.x"));
    sweep("32,9999");
    QTRY_VERIFY(message().startsWith(QStringLiteral("1 values fail")));
    QVERIFY(chart().values[0] && !chart().values[1]);
    QVERIFY(!chart().notes[1].isEmpty());
}

void TestSweepPanel::itCanBeStopped()
{
    sweep("1:4096");
    QCOMPARE(button()->text(), QStringLiteral("&Stop"));
    button()->click();
    QCOMPARE(button()->text(), QStringLiteral("&Sweep"));
    QCoreApplication::processEvents();
    const std::vector<std::optional<double>> values = chart().values;
    QVERIFY(std::ranges::any_of(values, [](const auto &value) { return !value; }));
    // A panel that dies while it sweeps is safe.
    sweep("1:4096");
    delete m_panel;
    init();
}

void TestSweepPanel::nothingRunsNothingToSweep()
{
    m_panel->setResult(nullptr, {});
    QVERIFY(!button()->isEnabled());
    QVERIFY(message().startsWith(QStringLiteral("Nothing runs")));
}

void TestSweepPanel::theKeyboardChoosesBars()
{
    ChartView view;
    Chart chart;
    chart.labels = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    chart.values = {1, std::nullopt, 3};
    view.setChart(chart);
    view.show();
    QList<int> chosen;
    connect(&view, &ChartView::activated, this, [&](int bar) { chosen << bar; });
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Return);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Enter);
    QTest::keyClick(&view, Qt::Key_Left);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(chosen, QList<int>({0, 2, 1}));
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("a: 1, b: –, c: 3")));
}

QTEST_MAIN(TestSweepPanel)
#include "sweeppanel_test.moc"
