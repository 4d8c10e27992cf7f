// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/breadcrumb.h"
#include "views/drilldown.h"

#include <QMenu>
#include <QToolButton>
#include <QtTest>

using namespace warplens;

class TestDrillDown : public QObject
{
    Q_OBJECT

private slots:
    void levelsSayWhereOneIs();
    void choicesGoDown();
    void widensOneLevelAtATime();
    void theMenuOffersWhatIsBelow();
    void longWordsGiveWay();
};

static QStringList wordsOf(const std::vector<Level> &levels)
{
    QStringList words;
    for (const Level &level : levels)
        words << level.words;
    return words;
}

void TestDrillDown::levelsSayWhereOneIs()
{
    const auto result = exampleResult();
    QCOMPARE(wordsOf(levelsOf(*result, {})), {QStringLiteral("whole launch, 1 block")});
    Selection selection;
    selection.request = 3;
    const auto levels = levelsOf(*result, selection);
    QCOMPARE(levels.size(), std::size_t(2));
    QVERIFY(levels[1].words.startsWith(QStringLiteral("request 4 of 4 (line 2")));
    QVERIFY(levels[1].words.endsWith(QStringLiteral("of warp 1")));
    selection.site = 1;
    selection.warp = 1;
    const QStringList words = wordsOf(levelsOf(*result, selection));
    QCOMPARE(words.size(), 4);
    QCOMPARE(words[2], QStringLiteral("warp 1 of block 0"));
    QCOMPARE(words[3], QStringLiteral("request 1 of 1"));
    for (const Level &level : levelsOf(*result, selection))
        QVERIFY(levelsOf(*result, level.selection).back().selection == level.selection);
}

void TestDrillDown::choicesGoDown()
{
    const auto result = exampleResult();
    const auto warps = choicesBelow(*result, {});
    QCOMPARE(wordsOf(warps), QStringList({QStringLiteral("warp 0"), QStringLiteral("warp 1")}));
    const auto requests = choicesBelow(*result, warps[1].selection);
    QCOMPARE(requests.size(), std::size_t(2));
    QCOMPARE(requests[0].selection.request, std::optional(2u));
    QVERIFY(choicesBelow(*result, requests[0].selection).empty());
    QCOMPARE(accessChoices(*result).size(), std::size_t(2));
}

void TestDrillDown::widensOneLevelAtATime()
{
    Selection selection;
    selection.site = 1;
    selection.warp = 1;
    selection.request = 3;
    selection.phase = 0;
    int steps = 0;
    while (selection != Selection()) {
        selection = widened(selection);
        ++steps;
    }
    QCOMPARE(steps, 4);
    QCOMPARE(widened({}), Selection());
}

void TestDrillDown::theMenuOffersWhatIsBelow()
{
    Breadcrumb crumbs;
    crumbs.setResult(exampleResult(), {});
    QList<Selection> wanted;
    connect(&crumbs, &Breadcrumb::selected, this, [&](const Selection &each) { wanted << each; });
    auto *menu = crumbs.findChild<QMenu *>();
    emit menu->aboutToShow();
    for (QAction *action : menu->actions()) {
        if (action->text() == QStringLiteral("warp 1"))
            action->trigger();
    }
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0].warp, std::optional(1u));
    crumbs.setResult(exampleResult(), wanted[0]);
    crumbs.narrow();
    QCOMPARE(wanted.last().request, std::optional(2u));
}

void TestDrillDown::longWordsGiveWay()
{
    Breadcrumb crumbs;
    Selection selection;
    selection.site = 1;
    selection.warp = 1;
    selection.request = 3;
    crumbs.resize(260, 30);
    crumbs.setResult(exampleResult(), selection);
    crumbs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&crumbs));
    for (const QToolButton *button : crumbs.findChildren<QToolButton *>()) {
        QVERIFY(button->isHidden() || button->geometry().right() <= crumbs.width());
        if (button->accessibleName().startsWith(QStringLiteral("request")))
            QCOMPARE(button->text(), button->accessibleName()); // the last in full
    }
}

QTEST_MAIN(TestDrillDown)
#include "drilldown_test.moc"
