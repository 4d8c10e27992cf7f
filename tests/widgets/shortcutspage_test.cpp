// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/shortcutspage.h"

#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>
#include <QtTest>

using namespace warplens;

class TestShortcutsPage : public QObject
{
    Q_OBJECT

private slots:
    void keysOfAllMenusAreListed();
    void thePageShowsThem();
};

void TestShortcutsPage::keysOfAllMenusAreListed()
{
    QMenuBar bar;
    QMenu *file = bar.addMenu(QStringLiteral("&File"));
    file->addAction(QStringLiteral("&Open…"))->setShortcut(QKeySequence(QStringLiteral("Ctrl+O")));
    file->addAction(QStringLiteral("No key"));
    QMenu *sub = file->addMenu(QStringLiteral("Sub"));
    sub->addAction(QStringLiteral("Deep"))
        ->setShortcuts({QKeySequence(Qt::Key_F7), QKeySequence(QStringLiteral("Ctrl+D"))});
    bar.addMenu(QStringLiteral("Empty"));
    const auto groups = shortcutsOf(bar);
    QCOMPARE(groups.size(), std::size_t(1));
    QCOMPARE(groups[0].title, QStringLiteral("File"));
    QCOMPARE(groups[0].lines.size(), std::size_t(2));
    QCOMPARE(groups[0].lines[0].words, QStringLiteral("Open"));
    QCOMPARE(groups[0].lines[0].keys, QStringLiteral("Ctrl+O"));
    QCOMPARE(groups[0].lines[1].keys, QStringLiteral("F7, Ctrl+D"));
}

void TestShortcutsPage::thePageShowsThem()
{
    const ShortcutsPage page(
        {{QStringLiteral("File"), {{QStringLiteral("Ctrl+<"), QStringLiteral("Odd & end")}}}});
    const QString text = page.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY(text.contains(QStringLiteral("Ctrl+<")));
    QVERIFY(text.contains(QStringLiteral("Odd & end")));
    QVERIFY(text.contains(QStringLiteral("In a lecture")));
}

QTEST_MAIN(TestShortcutsPage)
#include "shortcutspage_test.moc"
