// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "indexexpression.h"

#include <QtTest>

class IndexExpressionTest : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void faults_data();
    void faults();
};

void IndexExpressionTest::values_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("value"); // at thread (13, 6); -1: not touched
    const auto row = [](const char *code, qint64 value) {
        QTest::newRow(code) << QString(code) << value;
    };
    row("g[threadIdx.x]", 13);
    row("g[threadIdx.y*32+threadIdx.x]", 205);
    row("g[2+3*4-1]", 13);
    row("g[(2+3)*4]", 20);
    row("g[20-5-3]", 12);
    row("g[100/7/2]", 7);
    row("g[100%7*2]", 4);
    row("g[1<<2+1]", 8);
    row("g[64>>2>>1]", 8);
    row("g[5&6^3|8]", 15);
    row("g[(threadIdx.x<16)*7+(threadIdx.x>=16)*9]", 7);
    row("g[1+(3==3)+(3!=3)+(3<=3)+(3>4)]", 3);
    row("g[!0 + 4 - -2]", 7);
    row("if(threadIdx.x==15||threadIdx.x==13) s[4]", 4);
    row("if(threadIdx.x==13&&threadIdx.y==5) s[4]", -1);
    row("if((threadIdx.x%8)<5) s[4]", -1);
    row("if ((threadIdx.x%8)<6) s[4]", 4);
}

void IndexExpressionTest::values()
{
    QFETCH(QString, code);
    QFETCH(qint64, value);
    const IndexExpression expression(code.toStdString());
    QCOMPARE(expression.fault(), "");
    QCOMPARE(qint64(expression.at({13, 6, 0}).value_or(-1)), value);
}

void IndexExpressionTest::faults_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"", "g", "g[]", "g[x]", "g[1+]", "g[(1]", "g[1 2]", "g[1/0]",
                             "g[threadIdx.z]", "if(1", "if(y) g[1]"})
        QTest::newRow(code) << QString(code);
}

void IndexExpressionTest::faults()
{
    QFETCH(QString, code);
    QVERIFY(!IndexExpression(code.toStdString()).fault().empty());
}

QTEST_APPLESS_MAIN(IndexExpressionTest)
#include "indexexpression_test.moc"
