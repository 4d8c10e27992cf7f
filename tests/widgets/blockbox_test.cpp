// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/blockbox.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

class TestBlockBox : public QObject
{
    Q_OBJECT

private slots:
    void words_data();
    void words();
    void typing_data();
    void typing();
    void stepsThroughTheGrid();
    void oneBlockNeedsNoChoice();
    void anotherGridWritesThePlaceAnew();
    void endlessGrids();
};

void TestBlockBox::words_data()
{
    QTest::addColumn<uint>("x");
    QTest::addColumn<uint>("y");
    QTest::addColumn<uint>("z");
    QTest::addColumn<quint64>("block");
    QTest::addColumn<QString>("text");
    QTest::newRow("row") << 8u << 1u << 1u << quint64(5) << "block 5";
    QTest::newRow("plane") << 4u << 3u << 1u << quint64(6) << "block (2, 1)";
    QTest::newRow("column") << 1u << 3u << 1u << quint64(2) << "block (0, 2)";
    QTest::newRow("space") << 2u << 2u << 2u << quint64(7) << "block (1, 1, 1)";
}

void TestBlockBox::words()
{
    QFETCH(uint, x);
    QFETCH(uint, y);
    QFETCH(uint, z);
    QFETCH(quint64, block);
    QFETCH(QString, text);
    BlockBox box;
    QSignalSpy chosen(&box, &BlockBox::chosen);
    box.setBlock(block, {x, y, z});
    QCOMPARE(box.text(), text);
    QVERIFY(chosen.isEmpty());
    QVERIFY(!box.accessibleName().isEmpty());
}

void TestBlockBox::typing_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("block"); // of a grid of 4 × 3; −1: stays
    QTest::newRow("number") << "7" << 7;
    QTest::newRow("place") << "3, 2" << 11;
    QTest::newRow("place in full") << "block (2, 1)" << 6;
    QTest::newRow("place with z") << "1 1 0" << 5;
    QTest::newRow("outside in x") << "4, 0" << -1;
    QTest::newRow("outside") << "12" << -1;
    QTest::newRow("nothing") << "" << -1;
    QTest::newRow("words") << "last" << -1;
    QTest::newRow("beyond all numbers") << "99999999999999999999" << -1;
}

void TestBlockBox::typing()
{
    QFETCH(QString, typed);
    QFETCH(int, block);
    BlockBox box;
    box.setBlock(1, {4, 3, 1});
    box.show();
    QSignalSpy chosen(&box, &BlockBox::chosen);
    auto *field = box.findChild<QLineEdit *>();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, typed);
    QVERIFY(chosen.isEmpty()); // not yet
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(chosen.isEmpty() ? -1 : chosen.constLast().constFirst().toInt(), block);
    QCOMPARE(box.value(), block < 0 ? 1 : block);
    QVERIFY(box.text().startsWith(u"block ("));
}

void TestBlockBox::stepsThroughTheGrid()
{
    BlockBox box;
    box.setBlock(3, {4, 3, 1});
    QSignalSpy chosen(&box, &BlockBox::chosen);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(chosen.constLast().constFirst().toULongLong(), quint64(4));
    QCOMPARE(box.text(), QStringLiteral("block (0, 1)"));
}

void TestBlockBox::oneBlockNeedsNoChoice()
{
    QWidget parent;
    auto *box = new BlockBox(&parent);
    parent.show();
    box->setBlock(0, {1, 1, 1});
    QVERIFY(!box->isVisible());
    box->setBlock(0, {2, 1, 1});
    QVERIFY(box->isVisible());
    box->setBlock(0, {0, 1, 1});
    QVERIFY(!box->isVisible());
}

void TestBlockBox::anotherGridWritesThePlaceAnew()
{
    BlockBox box;
    QSignalSpy chosen(&box, &BlockBox::chosen);
    box.setBlock(5, {8, 1, 1});
    box.setBlock(5, {4, 2, 1});
    QCOMPARE(box.text(), QStringLiteral("block (1, 1)"));
    box.setBlock(0, {3, 1, 1});
    QCOMPARE(box.text(), QStringLiteral("block 0"));
    QCOMPARE(box.maximum(), 2);
    QVERIFY(chosen.isEmpty());
}

void TestBlockBox::endlessGrids()
{
    BlockBox box;
    box.setBlock(1'000'000, {2'147'483'647, 65535, 65535});
    QCOMPARE(box.value(), 1'000'000);
    QCOMPARE(box.text(), QStringLiteral("block (1000000, 0, 0)"));
}

QTEST_MAIN(TestBlockBox)
#include "blockbox_test.moc"
