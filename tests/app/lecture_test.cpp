// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "editor/codeeditor.h"
#include "mainwindow.h"
#include "pane.h"
#include "style/toast.h"
#include "views/figurepane.h"
#include "views/figureview.h"
#include "views/laserpointer.h"
#include "workspace.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QtTest>

using namespace warplens;

/// Drives a lecture as a presenter's remote would.
class TestLecture : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void itTakesTheScreenAndGivesItBack();
    void noTypeIsSmall();
    void pagesStepThroughTheLesson();
    void pagesStepThroughTheRequestsWithoutALesson();
    void thePointerComesAndGoes();
    void countsAreHiddenUntilRevealed();
    void lettersAreTypedInTheText();
    void aThemeEndsIt();

private:
    void settle(const std::function<void()> &act)
    {
        QSignalSpy settled(m_window, &MainWindow::settled);
        act();
        QVERIFY(m_window->session().isAnswered() || settled.wait(60'000));
    }
    void press(int key)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window, Qt::Key(key));
    }

    MainWindow *m_window = nullptr;
};

void TestLecture::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("warplens-test"));
    QCoreApplication::setApplicationName(QStringLiteral("lecture"));
}

void TestLecture::init()
{
    m_window = new MainWindow([] {
        return [](const CompileRequest &request, std::stop_token) {
            return compileInProcess(request);
        };
    });
    m_window->confirmDiscard = [] { return true; };
    m_window->resize(1920, 1080);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    settle([this] { m_window->openLesson("halo-load"); });
    QApplication::setActiveWindow(m_window);
    m_window->workspace()->setFocus();
    press(Qt::Key_F5);
    QVERIFY(m_window->isLecture());
}

void TestLecture::cleanup()
{
    delete m_window;
    m_window = nullptr;
}

void TestLecture::itTakesTheScreenAndGivesItBack()
{
    QVERIFY(m_window->isFullScreen());
    QCOMPARE(m_window->menuBar()->height(), 0);
    QVERIFY(m_window->findChild<Pane *>(QStringLiteral("accesses"))->isHidden());
    QVERIFY(!m_window->findChild<Pane *>(QStringLiteral("lesson"))->isHidden());
    QVERIFY(m_window->findChild<Toast *>()->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isLecture() && !m_window->isFullScreen());
    QVERIFY(m_window->menuBar()->height() > 0);
    QVERIFY(!m_window->findChild<Pane *>(QStringLiteral("accesses"))->isHidden());
    QVERIFY(!m_window->findChild<Toast *>()->isVisible());
}

void TestLecture::noTypeIsSmall()
{
    constexpr int Smallest = 20;                 // pixels
    m_window->setWindowState(Qt::WindowNoState); // the screen of this test is smaller
    m_window->resize(1920, 1080);
    QTest::qWait(50); // for the layout
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool hasText = qobject_cast<const QLabel *>(widget)
            || qobject_cast<const QAbstractButton *>(widget)
            || qobject_cast<const QTextBrowser *>(widget);
        if (hasText && widget->isVisible() && !widget->visibleRegion().isEmpty())
            QVERIFY2(QFontInfo(widget->font()).pixelSize() >= Smallest,
                     qPrintable(widget->accessibleName() + widget->objectName()));
    }
    const FigureView *view = m_window->workspace()->addressMapPane()->view();
    QVERIFY(view->isVisible());
    double smallest = 1000;
    for (const FigureItem &item : view->figure().items) {
        if (const auto *text = std::get_if<TextItem>(&item))
            smallest = std::min(smallest, text->size * view->scale());
    }
    QVERIFY2(smallest >= 14, qPrintable(QString::number(smallest))); // numbers in cells
}

void TestLecture::pagesStepThroughTheLesson()
{
    QCOMPARE(m_window->session().lesson()->step, 0);
    settle([this] { press(Qt::Key_PageDown); });
    settle([this] { press(Qt::Key_PageDown); });
    QCOMPARE(m_window->session().lesson()->step, 2);
    settle([this] { press(Qt::Key_PageUp); });
    QCOMPARE(m_window->session().lesson()->step, 1);
    // Nothing comes before the introduction.
    settle([this] { press(Qt::Key_PageUp); });
    settle([this] { press(Qt::Key_PageUp); });
    QCOMPARE(m_window->session().lesson()->step, 0);
}

void TestLecture::pagesStepThroughTheRequestsWithoutALesson()
{
    m_window->session().closeLesson();
    press(Qt::Key_PageDown);
    QCOMPARE(m_window->session().selection().request, std::optional(0u));
    press(Qt::Key_PageDown);
    QCOMPARE(m_window->session().selection().request, std::optional(1u));
    press(Qt::Key_PageUp);
    QCOMPARE(m_window->session().selection().request, std::optional(0u));
}

void TestLecture::thePointerComesAndGoes()
{
    auto *laser = m_window->findChild<LaserPointer *>();
    QVERIFY(!laser->isVisible());
    press(Qt::Key_L);
    QVERIFY(laser->isVisible());
    QVERIFY(laser->testAttribute(Qt::WA_TransparentForMouseEvents));
    press(Qt::Key_L);
    QVERIFY(!laser->isVisible());
    press(Qt::Key_L);
    press(Qt::Key_Escape);
    QVERIFY(!laser->isVisible());
}

void TestLecture::countsAreHiddenUntilRevealed()
{
    const Session &session = m_window->session();
    QVERIFY(!session.countsHidden());
    settle([this] { press(Qt::Key_PageDown); });
    QVERIFY(session.countsHidden());
    press(Qt::Key_Period);
    QVERIFY(!session.countsHidden());
    press(Qt::Key_Period);
    QVERIFY(session.countsHidden());
    press(Qt::Key_Period);
    settle([this] { press(Qt::Key_PageDown); });
    settle([this] { press(Qt::Key_PageUp); });
    QVERIFY(!session.countsHidden()); // they were seen
    settle([this] { press(Qt::Key_PageDown); });
    const bool isAsked = session.lesson()->question() != nullptr;
    press(Qt::Key_Escape);
    QCOMPARE(session.countsHidden(), isAsked);
}

void TestLecture::lettersAreTypedInTheText()
{
    auto *editor = m_window->findChild<CodeEditor *>();
    editor->setFocus();
    const std::string before = editor->source();
    QTest::keyClicks(editor, QStringLiteral("l."));
    QCOMPARE(editor->source().size(), before.size() + 2);
    QVERIFY(!m_window->findChild<LaserPointer *>()->isVisible());
    settle([this] { press(Qt::Key_PageDown); }); // the remote works all the same
    QCOMPARE(m_window->session().lesson()->step, 1);
}

void TestLecture::aThemeEndsIt()
{
    m_window->setTheme(ThemeChoice::Dark);
    QVERIFY(!m_window->isLecture());
    QVERIFY(m_window->menuBar()->height() > 0);
}

QTEST_MAIN(TestLecture)
#include "lecture_test.moc"
