// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "views/requeststepper.h"

#include <QComboBox>
#include <QLabel>
#include <QtTest>

using namespace warplens;

class TestRequestStepper : public QObject
{
    Q_OBJECT

private slots:
    void stepsGoRound();
    void stepsStayAtTheSelectedSite();
    void warpsCanBeChosen();
    void stepsThroughAPair();
};

void TestRequestStepper::stepsGoRound()
{
    RequestStepper stepper;
    const auto result = exampleResult();
    Selection selection;
    stepper.setResult(result, selection);
    connect(&stepper, &RequestStepper::selected, this, [&](const Selection &wanted) {
        selection = wanted;
        stepper.setResult(result, selection);
    });
    QList<int> seen;
    for (int i = 0; i < 5; ++i) {
        stepper.step(1);
        seen << (selection.request ? int(*selection.request) : -1);
    }
    QCOMPARE(seen, QList<int>({0, 1, 2, 3, -1}));
    stepper.step(-1);
    QCOMPARE(selection.request, std::optional(3u));
}

void TestRequestStepper::stepsStayAtTheSelectedSite()
{
    RequestStepper stepper;
    Selection selection;
    selection.site = 1;
    stepper.setResult(exampleResult(), selection);
    QList<Selection> wanted;
    connect(&stepper, &RequestStepper::selected, this,
            [&](const Selection &each) { wanted << each; });
    stepper.step(1);
    QCOMPARE(wanted.last().request, std::optional(1u));
    QCOMPARE(wanted.last().site, std::optional(1u));
    selection.request = 3;
    stepper.setResult(exampleResult(), selection);
    QCOMPARE(stepper.findChild<QLabel *>()->text(), QStringLiteral("request 2 of 2"));
}

void TestRequestStepper::warpsCanBeChosen()
{
    RequestStepper stepper;
    stepper.setResult(exampleResult(), {});
    auto *warps = stepper.findChild<QComboBox *>();
    QCOMPARE(warps->count(), 3);
    QList<Selection> wanted;
    connect(&stepper, &RequestStepper::selected, this,
            [&](const Selection &each) { wanted << each; });
    emit warps->activated(2);
    QCOMPARE(wanted.last().warp, std::optional(1u));
}

void TestRequestStepper::stepsThroughAPair()
{
    const auto result = racingResult();
    RequestStepper stepper;
    Selection selection;
    selection.pair = pairOf(result->hazards[0], *result);
    stepper.setResult(result, selection);
    QList<Selection> wanted;
    connect(&stepper, &RequestStepper::selected, this,
            [&](const Selection &each) { wanted << each; });
    stepper.step(1);
    QCOMPARE(wanted.last().request, std::optional(1u));
    QCOMPARE(wanted.last().pair, selection.pair);
    stepper.setResult(result, wanted.last());
    QCOMPARE(stepper.findChild<QLabel *>()->text(), QStringLiteral("request 1 of 2"));
    emit stepper.findChild<QComboBox *>()->activated(1);
    QVERIFY(!wanted.last().pair && wanted.last().warp);
}

QTEST_MAIN(TestRequestStepper)
#include "requeststepper_test.moc"
