// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editexperiment.h"
#include "exampleresult.h"
#include "session.h"

#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

namespace {

Edit typed(const Session &session, const std::string &text)
{
    Edit edit{session.experiment(), QStringLiteral("typing"), QStringLiteral("typing"), true};
    edit.experiment.source.text = text;
    return edit;
}

Edit gridOf(const Session &session, std::uint32_t x)
{
    Edit edit{session.experiment(), QStringLiteral("grid"), QStringLiteral("grid"), false};
    edit.experiment.launch.grid.x = x;
    return edit;
}

SessionFile lesson()
{
    SessionFile file;
    file.title = "Strides";
    file.text = "Look.";
    file.experiment.source.text = "threadIdx.x";
    file.steps = {{"Twice", "Now by two.", R"({"source": {"text": "threadIdx.x * 2"}})"}};
    return file;
}

} // namespace

class TestEditing : public QObject
{
    Q_OBJECT

private slots:
    void typingIsOneStep();
    void aPauseEndsAStep();
    void otherEditsAreOtherSteps();
    void noChangeIsNoStep();
    void thereAndBackIsNoStep();
    void aLessonLeavesTheOpenFile();
    void typingIsAnnounced();
    void undoAnnouncesAsWell();
    void aLessonCanBeUndone();
    void lessonStepsPatchTheExperiment();
    void aQuestionHidesTheCounts();
    void openingStartsOver();
    void unknownKeysAreSaved();
    void theFocusStaysInTheGrid();
    void whatIsOpenedIsSeenFromItsFirstBlock();
};

void TestEditing::typingIsOneStep()
{
    Session session;
    for (const char *text : {"a", "ab", "abc"})
        session.edit(typed(session, text));
    QCOMPARE(session.undoStack()->count(), 1);
    session.undoStack()->undo();
    QCOMPARE(session.experiment(), Experiment());
    session.undoStack()->redo();
    QCOMPARE(session.experiment().source.text, std::string("abc"));
}

void TestEditing::aPauseEndsAStep()
{
    Session session;
    session.edit(typed(session, "a"));
    QTest::qWait(EditExperiment::MergeWithin + 100);
    session.edit(typed(session, "ab"));
    QCOMPARE(session.undoStack()->count(), 2);
    session.undoStack()->undo();
    QCOMPARE(session.experiment().source.text, std::string("a"));
}

void TestEditing::otherEditsAreOtherSteps()
{
    Session session;
    session.edit(typed(session, "a"));
    session.edit(gridOf(session, 2));
    session.edit(gridOf(session, 3));
    session.edit(typed(session, "ab"));
    QCOMPARE(session.undoStack()->count(), 3);
    Edit single = gridOf(session, 4);
    single.mergeKey.clear();
    session.edit(single);
    single.experiment.launch.grid.x = 5;
    session.edit(single);
    QCOMPARE(session.undoStack()->count(), 5);
}

void TestEditing::noChangeIsNoStep()
{
    Session session;
    session.edit(typed(session, "a"));
    QSignalSpy changes(&session, &Session::experimentChanged);
    session.edit(typed(session, "a"));
    QCOMPARE(session.undoStack()->count(), 1);
    QCOMPARE(changes.count(), 0);
}

void TestEditing::thereAndBackIsNoStep()
{
    Session session;
    session.edit(gridOf(session, 2));
    session.undoStack()->setClean();
    session.edit(typed(session, "a"));
    session.edit(typed(session, ""));
    QCOMPARE(session.undoStack()->count(), 1);
    QVERIFY(session.undoStack()->isClean());
}

void TestEditing::aLessonLeavesTheOpenFile()
{
    Session session;
    SessionFile talk;
    talk.title = "talk";
    talk.steps = {{"one", "first", "{}"}};
    session.open(talk);
    QVERIFY(!session.openLesson(talk, 1));
    QCOMPARE(session.fileToSave().title, talk.title);
    SessionFile lesson = talk;
    lesson.title = "lesson";
    QVERIFY(!session.openLesson(lesson, 0));
    QCOMPARE(session.fileToSave().title, std::string());
    QVERIFY(session.fileToSave().steps.empty());
}

void TestEditing::typingIsAnnounced()
{
    Session session;
    QSignalSpy changes(&session, &Session::experimentChanged);
    session.edit(typed(session, "a"));
    session.edit(gridOf(session, 2));
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.at(0).at(0).toBool(), true);
    QCOMPARE(changes.at(1).at(0).toBool(), false);
}

void TestEditing::undoAnnouncesAsWell()
{
    Session session;
    session.edit(gridOf(session, 2));
    QSignalSpy changes(&session, &Session::experimentChanged);
    session.undoStack()->undo();
    session.undoStack()->redo();
    QCOMPARE(changes.count(), 2);
    QCOMPARE(session.experiment().launch.grid.x, 2u);
}

void TestEditing::aLessonCanBeUndone()
{
    Session session;
    session.edit(typed(session, "my own work"));
    QVERIFY(!session.openLesson(lesson(), 0));
    QCOMPARE(session.experiment().source.text, std::string("threadIdx.x"));
    QVERIFY(session.lesson());
    session.undoStack()->undo();
    QCOMPARE(session.experiment().source.text, std::string("my own work"));
}

void TestEditing::aQuestionHidesTheCounts()
{
    SessionFile file = lesson();
    file.steps.at(0).question.emplace();
    Session session;
    QSignalSpy changes(&session, &Session::countsHiddenChanged);
    QVERIFY(!session.openLesson(file, 0));
    QVERIFY(!session.countsHidden());
    QVERIFY(!session.openLesson(file, 1));
    QVERIFY(session.countsHidden());
    QCOMPARE(changes.count(), 1);
    QVERIFY(session.lesson()->openQuestion());
    session.edit(typed(session, "a")); // the question is asked of this, too
    QVERIFY(session.countsHidden());
    session.setCountsHidden(false);
    QVERIFY(!session.lesson()->openQuestion());
    QVERIFY(session.lesson()->question());
    QCOMPARE(changes.count(), 2);
    // Who comes back to it has been told.
    QVERIFY(!session.openLesson(file, 0));
    QVERIFY(!session.openLesson(file, 1));
    QVERIFY(!session.countsHidden());
    // Hidden again, it asks again.
    session.setCountsHidden(true);
    QVERIFY(session.lesson()->openQuestion());
    session.closeLesson();
    QVERIFY(!session.countsHidden());
    // Another lesson, and the same opened anew, begin from the start.
    QVERIFY(!session.openLesson(file, 1));
    QVERIFY(session.countsHidden());
    session.open(SessionFile());
    QVERIFY(!session.countsHidden());
    session.setCountsHidden(true); // without any lesson
    QVERIFY(session.countsHidden());
}

void TestEditing::lessonStepsPatchTheExperiment()
{
    Session session;
    QVERIFY(!session.openLesson(lesson(), 1));
    QCOMPARE(session.experiment().source.text, std::string("threadIdx.x * 2"));
    QCOMPARE(session.lesson()->step, 1);
    QVERIFY(!session.openLesson(lesson(), 0));
    QCOMPARE(session.experiment().source.text, std::string("threadIdx.x"));
    session.openLesson(lesson(), 2); // there is no such step
    QCOMPARE(session.lesson()->step, 0);
    session.closeLesson();
    QVERIFY(!session.lesson());
    QCOMPARE(session.experiment().source.text, std::string("threadIdx.x"));
}

void TestEditing::openingStartsOver()
{
    Session session;
    session.edit(typed(session, "old"));
    SessionFile file;
    file.experiment.source.text = "new";
    session.open(file);
    QCOMPARE(session.experiment().source.text, std::string("new"));
    QVERIFY(!session.undoStack()->canUndo());
    QVERIFY(session.undoStack()->isClean());
    QVERIFY(!session.lesson());
    session.open(lesson());
    QVERIFY(session.lesson());
}

void TestEditing::unknownKeysAreSaved()
{
    Session session;
    SessionFile file = lesson();
    file.unknown = R"({"later": 1})";
    session.open(file);
    session.edit(typed(session, "changed"));
    SessionFile expected = file;
    expected.experiment.source.text = "changed";
    QCOMPARE(session.fileToSave(), expected);
}

void TestEditing::theFocusStaysInTheGrid()
{
    Session session;
    Edit edit = gridOf(session, 4);
    edit.experiment.launch.grid.y = 3;
    session.edit(edit);
    QSignalSpy changed(&session, &Session::focusBlockChanged);
    session.setFocusBlock(11); // (3, 2)
    QCOMPARE(session.focusBlock(), std::uint64_t(11));
    QCOMPARE(changed.count(), 1);
    session.setFocusBlock(11);
    session.setFocusBlock(12); // there is none
    QCOMPARE(changed.count(), 1);
    session.edit(gridOf(session, 8));
    QCOMPARE(session.focusBlock(), std::uint64_t(3 + 8 * 2)); // the same place
    session.edit(gridOf(session, 2));
    QCOMPARE(session.focusBlock(), std::uint64_t(1 + 2 * 2));
    session.edit(gridOf(session, 0)); // while a number is typed
    QCOMPARE(session.focusBlock(), std::uint64_t(0));
    session.edit(gridOf(session, 16));
    QCOMPARE(session.focusBlock(), std::uint64_t(3 + 16 * 2));
}

void TestEditing::whatIsOpenedIsSeenFromItsFirstBlock()
{
    Session session;
    SessionFile file = lesson();
    file.experiment.launch.grid = {4, 1, 1};
    session.open(file);
    session.setFocusBlock(2);
    session.open(file);
    QCOMPARE(session.focusBlock(), std::uint64_t(0));
    session.setFocusBlock(2);
    QVERIFY(!session.openLesson(file, 1));
    QCOMPARE(session.focusBlock(), std::uint64_t(0));
    // A Result of another block answers another question.
    auto result = exampleResult();
    result->experiment = session.experiment();
    session.deliver(result);
    QVERIFY(session.isAnswered());
    session.setFocusBlock(2);
    QVERIFY(!session.isAnswered());
}

QTEST_MAIN(TestEditing)
#include "editing_test.moc"
