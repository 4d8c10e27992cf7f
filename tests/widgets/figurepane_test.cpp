// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/figurepane.h"
#include "views/figureview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace warplens;

class TestFigurePane : public QObject
{
    Q_OBJECT

private slots:
    void arrangementsAreChosenByButtons();
    void theMenuCopiesAndSaves();
    void anEmptyPictureSaysWhatToDo();
};

void TestFigurePane::arrangementsAreChosenByButtons()
{
    FigurePane pane(Space::Shared, bankGrid);
    pane.resize(700, 400);
    pane.setResult(exampleResult(), {});
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    QCOMPARE(pane.arrangement(), QStringLiteral("banks"));
    const Figure banks = pane.view()->figure();
    QSignalSpy changed(&pane, &FigurePane::arrangementChanged);
    QStringList words;
    for (QToolButton *button : pane.findChildren<QToolButton *>()) {
        words << button->text();
        if (button->text() == QStringLiteral("Array"))
            button->click();
    }
    QCOMPARE(
        words,
        QStringList({QStringLiteral("Banks"), QStringLiteral("Array"), QStringLiteral("Arrows")}));
    QCOMPARE(pane.arrangement(), QStringLiteral("array"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(pane.view()->figure() != banks);
    pane.setArrangement(QStringLiteral("lines")); // of a map
    QCOMPARE(pane.arrangement(), QStringLiteral("array"));
    pane.setArrangement(QStringLiteral("banks"));
    QCOMPARE(pane.view()->figure(), banks);
}

void TestFigurePane::theMenuCopiesAndSaves()
{
    FigurePane pane(Space::Global, addressMap);
    pane.resize(700, 400);
    pane.setResult(exampleResult(), {});
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    QSignalSpy wanted(&pane, &FigurePane::exportWanted);
    const std::unique_ptr<QMenu> menu(pane.makeMenu());
    for (QAction *action : menu->actions()) {
        if (!action->menu() && !action->isCheckable())
            action->trigger();
    }
    QStringList suffixes;
    for (const QList<QVariant> &arguments : wanted)
        suffixes << arguments.first().toString();
    QCOMPARE(suffixes, QStringList({QStringLiteral("svg"), QStringLiteral("png")}));
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    QVERIFY(copied->hasImage());
    QVERIFY(copied->data(QStringLiteral("image/svg+xml")).startsWith("<"));
}

void TestFigurePane::anEmptyPictureSaysWhatToDo()
{
    auto nothing = exampleResult();
    nothing->recording.clear();
    nothing->shared.reset();
    FigurePane pane(Space::Shared, bankGrid);
    pane.resize(700, 400);
    pane.setResult(nothing, {});
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    int texts = 0;
    for (const FigureItem &item : pane.view()->figure().items)
        texts += std::holds_alternative<TextItem>(item);
    QVERIFY(texts >= 1);
}

QTEST_MAIN(TestFigurePane)
#include "figurepane_test.moc"
