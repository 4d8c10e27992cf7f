// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessons.h"
#include "lessons/lessonpanel.h"
#include "lessons/questionbox.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

using namespace warplens;

namespace {

SessionFile lesson()
{
    SessionFile file;
    file.title = "Strides";
    file.text = "How far *apart*?";
    LessonStep plain;
    plain.title = "Side by side";
    plain.text = "### Look\n\nUse `data[i]`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
    LessonStep asking;
    asking.title = "Apart";
    asking.text = "It is **8**.";
    asking.question.emplace();
    asking.question->prompt = "How **many**?";
    asking.question->unit = "sectors";
    file.steps = {plain, asking, plain};
    return file;
}

} // namespace

/// A lesson as people read it: step by step, and the question before the text.
class TestLessonPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { delete m_panel; }
    void saysWhereOneIs();
    void keysAndButtonsStep();
    void markdownIsRendered();
    void aQuestionHidesTheText();
    void enterChecksAGuess();
    void aBadGuessStaysOpen();
    void nothingCountedIsNoVerdict();
    void revealShowsTheAnswer();
    void anAnsweredStepStaysAnswered();
    void somebodyElseReveals();
    void nothingIsCutAtTheLeastWidth_data();
    void nothingIsCutAtTheLeastWidth();

private:
    bool seen(const char *role, const QString &part) const
    {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->property("role") == QLatin1String(role) && label->isVisible()
                && label->text().contains(part))
                return true;
        }
        return false;
    }
    QLineEdit *field() const { return m_panel->findChild<QLineEdit *>(); }
    QTextBrowser *text() const { return m_panel->findChild<QTextBrowser *>(); }
    QPushButton *button(const QString &name) const
    {
        for (QPushButton *each : m_panel->findChildren<QPushButton *>()) {
            if (each->text() == name)
                return each;
        }
        return nullptr;
    }

    LessonPanel *m_panel = nullptr;
};

void TestLessonPanel::init()
{
    m_panel = new LessonPanel;
    m_panel->resize(400, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel));
}

void TestLessonPanel::saysWhereOneIs()
{
    m_panel->setLesson(lesson(), 0, false);
    QVERIFY(seen("title", QStringLiteral("Strides")));
    QVERIFY(seen("caption", QStringLiteral("Introduction")));
    m_panel->setLesson(lesson(), 2, true);
    QVERIFY(seen("title", QStringLiteral("Apart")));
    QVERIFY(seen("caption", QStringLiteral("2 of 3")));
    QCOMPARE(m_panel->findChild<QProgressBar *>()->value(), 2);
    QCOMPARE(m_panel->findChild<QProgressBar *>()->maximum(), 3);
}

void TestLessonPanel::keysAndButtonsStep()
{
    QSignalSpy wanted(m_panel, &LessonPanel::stepWanted);
    m_panel->setLesson(lesson(), 0, false);
    QVERIFY(!m_panel->backAction()->isEnabled());
    QTest::keyClick(m_panel, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(wanted.count(), 0);
    QTest::keyClick(m_panel, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 1);
    m_panel->setLesson(lesson(), 3, false);
    QVERIFY(!m_panel->forwardAction()->isEnabled());
    for (QToolButton *each : m_panel->findChildren<QToolButton *>()) {
        if (each->accessibleName().startsWith(QStringLiteral("Previous")))
            QTest::mouseClick(each, Qt::LeftButton);
    }
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 2);
}

void TestLessonPanel::markdownIsRendered()
{
    m_panel->setLesson(lesson(), 1, false);
    QCOMPARE(text()->document()->begin().blockFormat().headingLevel(), 3);
    QVERIFY(!text()->toPlainText().contains(u'`'));
    QVERIFY(!text()->toPlainText().contains(u'|'));
    QVERIFY(!m_panel->findChild<QuestionBox *>()->isVisible());
}

void TestLessonPanel::aQuestionHidesTheText()
{
    m_panel->setLesson(lesson(), 2, true);
    QVERIFY(seen("question", QStringLiteral("How **many**?")));
    QVERIFY(!text()->isVisible());
    QVERIFY(field()->isVisible());
    QVERIFY(!seen("verdict", {}));
}

void TestLessonPanel::enterChecksAGuess()
{
    QSignalSpy settled(m_panel, &LessonPanel::questionSettled);
    m_panel->setLesson(lesson(), 2, true);
    m_panel->setAnswer(32);
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("64"));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(seen("verdict", QStringLiteral("You said 64; it is 32 sectors: twice too many.")));
    QCOMPARE(settled.count(), 1);
    QVERIFY(text()->isVisible());
    QVERIFY(!field()->isVisible());
    // The counts go on changing; what was said of the guess stays.
    m_panel->setLesson(lesson(), 2, false);
    m_panel->setAnswer(16);
    QVERIFY(seen("verdict", QStringLiteral("it is 32 sectors")));
}

void TestLessonPanel::aBadGuessStaysOpen()
{
    QSignalSpy settled(m_panel, &LessonPanel::questionSettled);
    m_panel->setLesson(lesson(), 2, true);
    m_panel->setAnswer(32);
    QTest::keyClicks(field(), QStringLiteral("many"));
    QTest::mouseClick(button(QStringLiteral("Check")), Qt::LeftButton);
    QVERIFY(seen("verdict", QStringLiteral("Type a number")));
    QCOMPARE(settled.count(), 0);
    QVERIFY(!text()->isVisible());
    field()->clear();
    QTest::keyClicks(field(), QStringLiteral("32"));
    QVERIFY(!seen("verdict", {}));
    QTest::mouseClick(button(QStringLiteral("Check")), Qt::LeftButton);
    QVERIFY(seen("verdict", QStringLiteral("Right: it is 32 sectors.")));
    QCOMPARE(settled.count(), 1);
}

void TestLessonPanel::nothingCountedIsNoVerdict()
{
    QSignalSpy settled(m_panel, &LessonPanel::questionSettled);
    m_panel->setLesson(lesson(), 2, true);
    QTest::keyClicks(field(), QStringLiteral("32"));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(seen("verdict", QStringLiteral("Nothing is counted yet")));
    QCOMPARE(settled.count(), 0);
}

void TestLessonPanel::revealShowsTheAnswer()
{
    QSignalSpy settled(m_panel, &LessonPanel::questionSettled);
    m_panel->setLesson(lesson(), 2, true);
    m_panel->setAnswer(32);
    QTest::mouseClick(button(QStringLiteral("Reveal")), Qt::LeftButton);
    QVERIFY(seen("verdict", QStringLiteral("It is 32 sectors.")));
    QCOMPARE(settled.count(), 1);
    QVERIFY(text()->isVisible());
}

void TestLessonPanel::anAnsweredStepStaysAnswered()
{
    m_panel->setLesson(lesson(), 2, false);
    m_panel->setAnswer(32);
    QVERIFY(text()->isVisible());
    QVERIFY(!field()->isVisible());
    QVERIFY(seen("verdict", QStringLiteral("It is 32 sectors.")));
}

/// As a presenter's full stop does.
void TestLessonPanel::somebodyElseReveals()
{
    m_panel->setLesson(lesson(), 2, true);
    m_panel->setAnswer(32);
    m_panel->setLesson(lesson(), 2, false);
    QVERIFY(text()->isVisible());
    QVERIFY(seen("verdict", QStringLiteral("It is 32 sectors.")));
    m_panel->setLesson(lesson(), 2, true);
    QVERIFY(!text()->isVisible());
    QVERIFY(field()->isVisible());
}

void TestLessonPanel::nothingIsCutAtTheLeastWidth_data()
{
    QTest::addColumn<QString>("id");
    for (const Lesson &each : builtInLessons())
        QTest::newRow(each.id.c_str()) << QString::fromStdString(each.id);
}

/// Where a window of 1280 × 720 leaves it little room, every step can be read and answered: lines
/// wrap, what does not fit scrolls, and question and buttons are whole.
void TestLessonPanel::nothingIsCutAtTheLeastWidth()
{
    QFETCH(QString, id);
    const SessionFile file = findLesson(builtInLessons(), id.toStdString())->session;
    m_panel->resize(400, 230);
    for (int step = 0; step <= int(file.steps.size()); ++step) {
        for (const bool open : {true, false}) {
            m_panel->setLesson(file, step, open);
            m_panel->setAnswer(1328.5);
            QCoreApplication::processEvents();
            QCOMPARE(m_panel->width(), 400);
            for (QLabel *label : m_panel->findChildren<QLabel *>()) {
                if (!label->isVisible())
                    continue;
                const int needed = label->wordWrap() ? label->heightForWidth(label->width())
                                                     : label->sizeHint().height();
                QVERIFY2(label->height() >= needed, qPrintable(label->text()));
                QVERIFY(m_panel->rect().contains(
                    QRect(label->mapTo(m_panel, QPoint()), label->size())));
            }
            if (text()->isVisible()) {
                // Only code that does not wrap may be wider, and it scrolls.
                QVERIFY2(text()->viewport()->height() >= 40, qPrintable(id));
                QVERIFY2(text()->horizontalScrollBar()->maximum() == 0,
                         file.steps[std::size_t(std::max(step, 1) - 1)].title.c_str());
            }
        }
    }
}

QTEST_MAIN(TestLessonPanel)
#include "lessonpanel_test.moc"
