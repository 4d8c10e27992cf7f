// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/hazardsmodel.h"
#include "views/hazardstable.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

using namespace warplens;

namespace {

Selection lastOf(const QSignalSpy &chosen)
{
    return qvariant_cast<Selection>(chosen.constLast().constFirst());
}

} // namespace

class TestHazardsTable : public QObject
{
    Q_OBJECT

private slots:
    void cells_data();
    void cells();
    void behavesAsAModel();
    void severityIsNoMereColour();
    void clickingChooses();
    void theKeyboardChooses();
    void aSelectionIsShown();
    void newCountsKeepTheRow();
    void otherHazardsMoveTheRow();
    void limitsAreSaid();
};

void TestHazardsTable::cells_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<HazardsModel::Column>("column");
    QTest::addColumn<QString>("text");
    using Column = HazardsModel::Column;
    QTest::newRow("error") << 0 << Column::Severity << "error";
    QTest::newRow("warning") << 1 << Column::Severity << "warning";
    QTest::newRow("note") << 2 << Column::Severity << "note";
    QTest::newRow("race") << 0 << Column::Class << "WAW";
    QTest::newRow("unwritten") << 1 << Column::Class << "not written";
    QTest::newRow("one store") << 2 << Column::Class << "one store";
    QTest::newRow("element") << 1 << Column::Element << "tile[10]";
    QTest::newRow("first") << 0 << Column::First << "line 2, thread (0, 0, 0)";
    QTest::newRow("second") << 0 << Column::Second << "line 2, thread (32, 0, 0)";
    QTest::newRow("no second") << 1 << Column::Second << "";
    QTest::newRow("pairs") << 0 << Column::Pairs << "128";
    QTest::newRow("blocks") << 0 << Column::Blocks << "4";
}

void TestHazardsTable::cells()
{
    QFETCH(int, row);
    QFETCH(HazardsModel::Column, column);
    QFETCH(QString, text);
    HazardsModel model;
    model.setResult(racingResult());
    QCOMPARE(model.index(row, int(column)).data().toString(), text);
    const QString tip = model.index(row, int(column)).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(u"tile[") && tip == model.sentenceOf(row));
}

void TestHazardsTable::behavesAsAModel()
{
    HazardsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setResult(racingResult());
    QCOMPARE(model.rowCount(), 3);
    auto fewer = racingResult();
    fewer->hazards.pop_back();
    model.setResult(fewer);
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.hazardOf(1) && !model.hazardOf(2) && !model.hazardOf(-1));
    model.setResult(failedResult({}, {}));
    QCOMPARE(model.rowCount(), 0);
    model.setResult(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

/// Without colours, the marks still differ: their shapes do.
void TestHazardsTable::severityIsNoMereColour()
{
    HazardsModel model;
    model.setResult(racingResult());
    std::vector<QImage> shapes;
    for (int row = 0; row < 3; ++row) {
        const auto icon = qvariant_cast<QIcon>(model.index(row, 0).data(Qt::DecorationRole));
        shapes.push_back(icon.pixmap(16).toImage().convertToFormat(QImage::Format_Alpha8));
        QVERIFY(!model.index(row, 1).data(Qt::DecorationRole).isValid());
    }
    QVERIFY(shapes[0] != shapes[1] && shapes[1] != shapes[2] && shapes[0] != shapes[2]);
}

void TestHazardsTable::clickingChooses()
{
    HazardsTable table;
    table.resize(800, 160);
    table.show();
    const auto result = racingResult();
    table.setResult(result, {});
    QSignalSpy chosen(&table, &HazardsTable::chosen);
    auto *view = table.findChild<QTableView *>();
    const auto click = [&](int row) {
        const QPoint place = view->visualRect(view->model()->index(row, 1)).center();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
    };
    click(0);
    QVERIFY(!chosen.isEmpty());
    Selection wanted;
    wanted.pair = pairOf(result->hazards[0], *result);
    QCOMPARE(lastOf(chosen), wanted);
    QCOMPARE(table.findChild<QLabel *>("chosenHazard")->text(),
             view->model()->index(0, 0).data(Qt::ToolTipRole).toString());
    // After Escape, the same row once more.
    table.setResult(result, {});
    QVERIFY(!view->currentIndex().isValid());
    chosen.clear();
    click(0);
    QCOMPARE(lastOf(chosen), wanted);
}

void TestHazardsTable::theKeyboardChooses()
{
    HazardsTable table;
    table.resize(800, 160);
    table.show();
    const auto result = racingResult();
    table.setResult(result, {});
    QSignalSpy chosen(&table, &HazardsTable::chosen);
    auto *view = table.findChild<QTableView *>();
    QVERIFY(!view->accessibleName().isEmpty());
    QCOMPARE(table.focusProxy(), view);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(lastOf(chosen).pair, std::optional(pairOf(result->hazards[1], *result)));
    chosen.clear();
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(lastOf(chosen).pair, std::optional(pairOf(result->hazards[1], *result)));
}

void TestHazardsTable::aSelectionIsShown()
{
    HazardsTable table;
    const auto result = racingResult();
    QSignalSpy chosen(&table, &HazardsTable::chosen);
    auto *view = table.findChild<QTableView *>();
    Selection selection;
    selection.pair = pairOf(result->hazards[2], *result);
    table.setResult(result, selection);
    QCOMPARE(view->currentIndex().row(), 2);
    table.setResult(result, {});
    QCOMPARE(view->currentIndex().row(), -1);
    QVERIFY(chosen.isEmpty()); // it was others who chose
    QVERIFY(table.findChild<QLabel *>("chosenHazard")->text().startsWith(u"Choose"));
}

/// Two hazards may give the same example: the one that was chosen stays.
void TestHazardsTable::newCountsKeepTheRow()
{
    HazardsTable table;
    const auto result = racingResult();
    result->hazards.push_back(result->hazards[0]);
    result->hazards.back().kind = HazardKind::WarpStorage;
    table.setResult(result, {});
    QSignalSpy chosen(&table, &HazardsTable::chosen);
    auto *view = table.findChild<QTableView *>();
    view->setCurrentIndex(view->model()->index(3, 0));
    const auto more = std::make_shared<Result>(*result);
    more->hazards[0].pairs = 200;
    table.setResult(more, lastOf(chosen));
    QCOMPARE(view->currentIndex().row(), 3);
    QCOMPARE(view->model()->index(0, int(HazardsModel::Column::Pairs)).data().toString(),
             QStringLiteral("200"));
}

/// As many hazards, but other ones: the row follows its hazard, or nothing is chosen.
void TestHazardsTable::otherHazardsMoveTheRow()
{
    HazardsTable table;
    const auto result = racingResult();
    result->hazards.push_back(result->hazards[0]); // with the example of the first
    result->hazards.back().kind = HazardKind::WarpStorage;
    table.setResult(result, {});
    QSignalSpy chosen(&table, &HazardsTable::chosen);
    auto *view = table.findChild<QTableView *>();
    view->setCurrentIndex(view->model()->index(3, 0));
    const Selection selection = lastOf(chosen);
    const auto moved = std::make_shared<Result>(*result);
    std::swap(moved->hazards[1], moved->hazards[3]);
    table.setResult(moved, selection);
    QCOMPARE(view->currentIndex().row(), 1);
    const auto others = std::make_shared<Result>(*result);
    for (Hazard &hazard : others->hazards)
        hazard.first.thread += 7;
    others->hazards[1].raceClass = RaceClass::ReadAfterWrite;
    others->hazards[1].kind = HazardKind::Race;
    table.setResult(others, selection);
    QCOMPARE(view->currentIndex().row(), -1);
    QVERIFY(table.findChild<QLabel *>("chosenHazard")->text().startsWith(u"Choose"));
}

/// An empty list must not look like none.
void TestHazardsTable::limitsAreSaid()
{
    HazardsTable table;
    table.show();
    auto *limits = table.findChild<QLabel *>("limits");
    auto *sentence = table.findChild<QLabel *>("chosenHazard");
    table.setResult(racingResult(), {});
    QVERIFY(limits->isHidden() && !sentence->isHidden());
    const auto cut = racingResult();
    cut->hazardLimits.listCut = true;
    cut->hazardLimits.logFull = true;
    table.setResult(cut, {});
    QVERIFY(limits->isVisible() && limits->text().contains(u"Not all hazards are listed"));
    QVERIFY(limits->text().contains(u"between two barriers"));
    QVERIFY(!sentence->isHidden());
    const auto empty = std::make_shared<Result>(*cut);
    empty->hazards.clear();
    table.setResult(empty, {});
    QVERIFY(limits->isVisible() && sentence->isHidden());
    table.setResult(nullptr, {});
    QVERIFY(limits->isHidden());
}

QTEST_MAIN(TestHazardsTable)
#include "hazardstable_test.moc"
