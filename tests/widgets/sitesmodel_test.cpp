// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/sitesmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

class TestSitesModel : public QObject
{
    Q_OBJECT

private slots:
    void cells_data();
    void cells();
    void behavesAsAModel();
    void newNumbersKeepTheRows();
    void excessIsInked();
    void otherSpaces();
    void atomics();
    void tipsNameTheCounters();
    void countsCanBeHidden();
};

void TestSitesModel::cells_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<SitesModel::Column>("column");
    QTest::addColumn<QString>("text");
    using Column = SitesModel::Column;
    QTest::newRow("line") << 0 << Column::Line << "2";
    QTest::newRow("load") << 0 << Column::Op << "load, 4 B";
    QTest::newRow("store") << 1 << Column::Op << "store, 4 B";
    QTest::newRow("array") << 0 << Column::Array << "data";
    QTest::newRow("space") << 1 << Column::Space << "shared";
    QTest::newRow("requests") << 0 << Column::Requests << "2";
    QTest::newRow("sectors, stride 2") << 0 << Column::Sectors << "16";
    QTest::newRow("ideal sectors") << 0 << Column::Ideal << "8";
    QTest::newRow("half is used") << 0 << Column::Efficiency << "50.0 %";
    QTest::newRow("no wavefronts of global memory") << 0 << Column::Wavefronts << "";
    QTest::newRow("wavefronts") << 1 << Column::Wavefronts << "4";
    QTest::newRow("ideal wavefronts") << 1 << Column::Ideal << "2";
    QTest::newRow("ways") << 1 << Column::Ways << "2×";
    QTest::newRow("conflicts") << 1 << Column::Conflicts << "2";
    QTest::newRow("the script, stride 2") << 1 << Column::Script << "32";
    QTest::newRow("no script for global memory") << 0 << Column::Script << "";
    QTest::newRow("no sectors of shared memory") << 1 << Column::Sectors << "";
}

void TestSitesModel::cells()
{
    QFETCH(int, row);
    QFETCH(SitesModel::Column, column);
    QFETCH(QString, text);
    SitesModel model;
    model.setResult(exampleResult());
    QCOMPARE(model.index(row, int(column)).data().toString(), text);
}

void TestSitesModel::behavesAsAModel()
{
    SitesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setResult(exampleResult());
    QCOMPARE(model.rowCount(), 2);
    model.setResult(exampleResult(1));
    auto fewer = exampleResult();
    fewer->sites.pop_back();
    model.setResult(fewer);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowOf(0), 0);
    QCOMPARE(model.rowOf(1), -1);
    model.setResult(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestSitesModel::newNumbersKeepTheRows()
{
    SitesModel model;
    model.setResult(exampleResult(2));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setResult(exampleResult(4));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(model.index(0, int(SitesModel::Column::Sectors)).data().toString(),
             QStringLiteral("32"));
}

void TestSitesModel::excessIsInked()
{
    SitesModel model;
    model.setResult(exampleResult(2));
    const auto ink = [&](SitesModel::Column column) {
        return model.index(0, int(column)).data(Qt::ForegroundRole).isValid();
    };
    QVERIFY(ink(SitesModel::Column::Sectors));
    QVERIFY(!ink(SitesModel::Column::Requests));
    model.setResult(exampleResult(1));
    QVERIFY(!ink(SitesModel::Column::Sectors));
}

void TestSitesModel::otherSpaces()
{
    using Column = SitesModel::Column;
    auto result = exampleResult();
    SitesModel model;
    model.setResult(result);
    QVERIFY(model.isNeeded(Column::Wavefronts) && !model.isNeeded(Column::Words));
    QVERIFY(model.isNeeded(Column::Script)); // it differs
    auto agreeing = exampleResult();
    for (SiteResult &each : agreeing->sites)
        each.counts.tgsmConflicts = each.counts.conflicts();
    model.setResult(agreeing);
    QVERIFY(!model.isNeeded(Column::Script));
    result = exampleResult();
    SiteResult site = result->sites[0];
    site.space = Space::Local;
    result->sites.push_back(site);
    site.space = Space::Constant;
    site.counts.words = 9;
    site.counts.idealWords = 4;
    result->sites.push_back(site);
    model.setResult(result);
    const auto text = [&model](int row, Column column) {
        return model.index(row, int(column)).data().toString();
    };
    QCOMPARE(text(2, Column::Sectors), QStringLiteral("16"));
    QCOMPARE(text(2, Column::Efficiency), QStringLiteral("50.0 %"));
    QCOMPARE(text(2, Column::Words), QString());
    QCOMPARE(text(3, Column::Words), QStringLiteral("9"));
    QCOMPARE(text(3, Column::Ideal), QStringLiteral("4"));
    QCOMPARE(text(3, Column::Sectors), QString());
    QVERIFY(model.index(3, int(Column::Words)).data(Qt::ForegroundRole).isValid());
    QVERIFY(model.isNeeded(Column::Words));
    result->sites[2].counts.modelled = result->sites[3].counts.modelled = false;
    QCOMPARE(text(2, Column::Sectors), QString());
    QCOMPARE(text(3, Column::Words), QString());
}

void TestSitesModel::atomics()
{
    using Column = SitesModel::Column;
    const auto result = exampleResult();
    SiteResult &atomic = result->sites[0];
    result->device.global.atomicLanesMerged = 0;
    atomic.counts.l2Atomics = 4;
    atomic.counts.distinctAddresses = 2;
    atomic.counts.maxSameAddress = 32;
    atomic.hottest = HottestAddress{result->arrays.at(1).base + 8, 64, true};
    SitesModel model;
    model.setResult(result);
    QVERIFY(!model.isNeeded(Column::L2Atomics)); // the device has no rule
    QVERIFY(model.isNeeded(Column::Hottest));
    QCOMPARE(model.index(0, int(Column::Hottest)).data().toString(), QStringLiteral("data[2]: 64"));
    const QString tip = model.index(0, int(Column::Op)).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("2 would be left")), qPrintable(tip));
    QVERIFY(tip.contains(QStringLiteral("At most 32 lanes")));
    QVERIFY(tip.contains(QStringLiteral("there are too many")));
    result->device.global.atomicLanesMerged = 16;
    QCOMPARE(model.index(0, int(Column::L2Atomics)).data().toString(), QStringLiteral("4"));
}

void TestSitesModel::tipsNameTheCounters()
{
    using Column = SitesModel::Column;
    const auto result = exampleResult();
    result->device.profiler = Profiler::NsightCompute;
    SitesModel model;
    model.setResult(result);
    const auto header = [&model](Column column) {
        return model.headerData(int(column), Qt::Horizontal, Qt::ToolTipRole).toString();
    };
    QVERIFY(header(Column::Ideal).contains(QStringLiteral("sectors_global_ideal")));
    QVERIFY(header(Column::Ideal).contains(QStringLiteral("wavefronts_shared_ideal")));
    QCOMPARE(header(Column::Line), QString());
    QVERIFY(header(Column::Script).contains(QStringLiteral("remembers one word")));
    const QString own = model.index(1, int(Column::Wavefronts)).data(Qt::ToolTipRole).toString();
    QVERIFY(own.contains(QStringLiteral("wavefronts_mem_shared_op_st.sum"))); // it is a store
    QVERIFY(!own.contains(QStringLiteral("op_ld.sum")));
}

/// What is read and where stays; how much it costs does not, not even as ink or tooltip.
void TestSitesModel::countsCanBeHidden()
{
    using Column = SitesModel::Column;
    SitesModel model;
    model.setResult(exampleResult());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setCountsHidden(true);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(model.index(0, int(Column::Line)).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(0, int(Column::Array)).data().toString(), QStringLiteral("data"));
    for (int column = int(Column::Requests); column < SitesModel::Columns; ++column) {
        const QModelIndex cell = model.index(0, column);
        QVERIFY(cell.data().toString().isEmpty() || cell.data() == QStringLiteral("?"));
        QVERIFY(!cell.data(Qt::ForegroundRole).isValid());
        QVERIFY(cell.data(Qt::ToolTipRole).toString().isEmpty());
    }
    QCOMPARE(model.index(0, int(Column::Sectors)).data().toString(), QStringLiteral("?"));
    QCOMPARE(model.index(0, int(Column::Wavefronts)).data().toString(), QString());
    model.setCountsHidden(false);
    QCOMPARE(model.index(0, int(Column::Sectors)).data().toString(), QStringLiteral("16"));
}

QTEST_MAIN(TestSitesModel)
#include "sitesmodel_test.moc"
