// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compare/comparepanel.h"
#include "exampleresult.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QTableView>
#include <QtTest>

using namespace warplens;

class TestCompare : public QObject
{
    Q_OBJECT

private slots:
    void differencesAreFromTheFirst();
    void whatIsSelectedIsCompared();
    void fourAtMost();
    void pinsAreRenamedAndRemoved();
    void switchesThereAndBack();
    void behavesAsAModel();

private:
    static QString cell(const CompareModel &model, int row, CompareModel::Column column)
    {
        return model.index(row, column).data().toString();
    }
};

void TestCompare::differencesAreFromTheFirst()
{
    CompareModel model;
    QVERIFY(!model.pin()); // nothing is shown yet
    model.setNow(exampleResult(2), {});
    QVERIFY(model.pin());
    auto less = exampleResult(2);
    less->global->sectors = 9;
    less->global->transactions = {{32, 9}};
    model.setNow(less, {});
    QCOMPARE(cell(model, 0, CompareModel::Sectors), QStringLiteral("16"));
    QCOMPARE(cell(model, 1, CompareModel::Sectors), QStringLiteral("9 (−7)"));
    QCOMPARE(cell(model, 0, CompareModel::Efficiency), QStringLiteral("50.0 %"));
    QCOMPARE(cell(model, 1, CompareModel::Efficiency), QStringLiteral("88.9 % (+38.9)"));
    QCOMPARE(cell(model, 1, CompareModel::Requests), QStringLiteral("2")); // as before
    less->shared.reset();
    QCOMPARE(cell(model, 1, CompareModel::Wavefronts), QStringLiteral("–"));
    QCOMPARE(cell(model, 1, CompareModel::Name), QStringLiteral("now"));
}

void TestCompare::whatIsSelectedIsCompared()
{
    CompareModel model;
    Selection site;
    site.site = 0;
    model.setNow(exampleResult(2), site);
    QVERIFY(model.pin());
    QCOMPARE(cell(model, 0, CompareModel::Wavefronts), QStringLiteral("–")); // it loads
    QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("line 2")));
}

void TestCompare::fourAtMost()
{
    ComparePanel panel;
    panel.setResult(exampleResult(2), {});
    for (int i = 0; i < 6; ++i)
        panel.pin();
    QCOMPARE(panel.model().pins().size(), CompareModel::MostPins);
    QCOMPARE(panel.model().pins().back().name, QStringLiteral("D"));
    QVERIFY(!panel.findChildren<QPushButton *>().first()->isEnabled());
}

void TestCompare::pinsAreRenamedAndRemoved()
{
    CompareModel model;
    model.setNow(exampleResult(2), {});
    QVERIFY(model.pin() && model.pin());
    QVERIFY(model.setData(model.index(0, 0), QStringLiteral(" naive "), Qt::EditRole));
    QCOMPARE(model.pins()[0].name, QStringLiteral("naive"));
    QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("  "), Qt::EditRole));
    QVERIFY(!model.setData(model.index(2, 0), QStringLiteral("x"), Qt::EditRole)); // now
    model.unpin(0);
    QCOMPARE(model.pins().size(), std::size_t(1));
    QCOMPARE(model.pins()[0].name, QStringLiteral("B"));
    model.unpin(7); // there is none
    QVERIFY(model.pin());
    QCOMPARE(model.pins()[1].name, QStringLiteral("A")); // free again
}

void TestCompare::switchesThereAndBack()
{
    ComparePanel panel;
    QList<Edit> edits;
    connect(&panel, &ComparePanel::edited, this, [&](const Edit &edit) { edits << edit; });
    panel.toggle(); // nothing is pinned
    const auto first = exampleResult(2);
    panel.setResult(first, {});
    panel.pin();
    panel.toggle(); // it is there already, and came from nowhere
    QVERIFY(edits.isEmpty());
    auto second = exampleResult(4);
    second->experiment.launch.grid.x = 9;
    panel.setResult(second, {});
    panel.toggle();
    QCOMPARE(edits.size(), 1);
    QVERIFY(edits[0].experiment == first->experiment);
    panel.setResult(first, {});
    panel.toggle();
    QCOMPARE(edits.size(), 2);
    QVERIFY(edits[1].experiment == second->experiment);
}

void TestCompare::behavesAsAModel()
{
    CompareModel model;
    const QAbstractItemModelTester tester(&model);
    model.setNow(exampleResult(2), {});
    model.pin();
    model.pin();
    model.setNow(exampleResult(3), {});
    model.unpin(0);
    QCOMPARE(model.rowCount(), 2);
}

QTEST_MAIN(TestCompare)
#include "compare_test.moc"
