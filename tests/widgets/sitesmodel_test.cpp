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

QTEST_MAIN(TestSitesModel)
#include "sitesmodel_test.moc"
