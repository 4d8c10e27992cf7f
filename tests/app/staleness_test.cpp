// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "session.h"

#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

namespace {

void edit(Session &session, const Experiment &experiment)
{
    session.edit({experiment, QStringLiteral("edit"), {}, false});
}

} // namespace

class TestStaleness : public QObject
{
    Q_OBJECT

private slots:
    void aResultIsCurrentUntilTheNextEdit();
    void anErrorKeepsTheLastPicture();
    void anErrorOfTheRunIsPicturedWithWhatWasCounted();
    void undoMakesAnOldPictureCurrentAgain();
    void theSelectionFollowsTheResult();
};

void TestStaleness::aResultIsCurrentUntilTheNextEdit()
{
    Session session;
    const auto result = exampleResult();
    QVERIFY(!session.isCurrent());
    edit(session, result->experiment);
    session.deliver(result);
    QVERIFY(session.isCurrent());
    Experiment other = result->experiment;
    other.launch.grid.x = 9;
    QSignalSpy changes(&session, &Session::resultChanged);
    edit(session, other);
    QVERIFY(!session.isCurrent());
    QVERIFY(changes.count() > 0);
    QCOMPARE(session.picture(), result);
}

void TestStaleness::anErrorKeepsTheLastPicture()
{
    Session session;
    const auto good = exampleResult();
    edit(session, good->experiment);
    session.deliver(good);
    Experiment broken = good->experiment;
    broken.source.text += "}";
    edit(session, broken);
    const auto bad = failedResult(broken, {});
    session.deliver(bad);
    QCOMPARE(session.result(), bad);
    QCOMPARE(session.picture(), good);
    QVERIFY(session.isAnswered());
    QVERIFY(!session.isCurrent());
}

void TestStaleness::anErrorOfTheRunIsPicturedWithWhatWasCounted()
{
    Session session;
    auto result = exampleResult();
    result->diagnostics = {{DiagnosticKind::OutOfBounds, Severity::Error, {2, 1}, {2, 5}, {}, 1}};
    edit(session, result->experiment);
    session.deliver(result);
    QVERIFY(session.isCurrent());
}

void TestStaleness::undoMakesAnOldPictureCurrentAgain()
{
    Session session;
    const auto result = exampleResult();
    edit(session, result->experiment);
    session.deliver(result);
    Experiment other = result->experiment;
    other.launch.grid.x = 9;
    edit(session, other);
    session.undoStack()->undo();
    QVERIFY(session.isCurrent());
}

void TestStaleness::theSelectionFollowsTheResult()
{
    Session session;
    session.deliver(exampleResult());
    Selection selection;
    selection.request = 3;
    session.select(selection);
    auto next = exampleResult();
    next->recording.erase(next->recording.begin());
    QSignalSpy changes(&session, &Session::selectionChanged);
    session.deliver(next);
    QCOMPARE(session.selection().request, std::optional(2u));
    QCOMPARE(changes.count(), 1);
}

QTEST_MAIN(TestStaleness)
#include "staleness_test.moc"
