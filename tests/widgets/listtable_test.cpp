// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/listtable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

using namespace warplens;

class TestListTable : public QObject
{
    Q_OBJECT

private slots:
    void aRowIsCopied();
    void theTableIsCopiedWithoutHiddenColumns();
};

static QStandardItemModel *twoRows(QObject *parent)
{
    auto *model = new QStandardItemModel(2, 3, parent);
    model->setHorizontalHeaderLabels(
        {QStringLiteral("line"), QStringLiteral("hidden"), QStringLiteral("sectors")});
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column)
            model->setItem(row, column, new QStandardItem(QString::number(10 * row + column)));
    return model;
}

void TestListTable::aRowIsCopied()
{
    QTableView table;
    table.setModel(twoRows(&table));
    makeList(table);
    table.show();
    table.setCurrentIndex(table.model()->index(1, 0));
    QApplication::setActiveWindow(&table);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("10\t11\t12\n"));
}

void TestListTable::theTableIsCopiedWithoutHiddenColumns()
{
    QTableView table;
    table.setModel(twoRows(&table));
    makeList(table);
    table.setColumnHidden(1, true);
    QCOMPARE(table.contextMenuPolicy(), Qt::ActionsContextMenu);
    QCOMPARE(table.actions().size(), 2);
    table.actions()[1]->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("line\tsectors\n0\t2\n10\t12\n"));
}

QTEST_MAIN(TestListTable)
#include "listtable_test.moc"
