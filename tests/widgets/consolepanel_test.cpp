// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "panels/consolepanel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBlock>
#include <QtTest>

using namespace warplens;

class TestConsolePanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { delete m_panel; }
    void linesNameTheirThread();
    void emptyWhileNothingIsPrinted();
    void clicksAndEnterGoToTheSource();
    void textCanBeCopied();
    void saysWhenCut();
    void theSameAgainLeavesTheSelection();

private:
    QPlainTextEdit *text() const { return m_panel->findChild<QPlainTextEdit *>(); }

    ConsolePanel *m_panel = nullptr;
    std::shared_ptr<Result> m_result;
};

void TestConsolePanel::init()
{
    m_result = exampleResult();
    m_result->launch.block = {8, 8, 1};
    m_result->printed = {{0, 0, {3, 5}, "first\n"}, {0, 9, {4, 2}, "two\nlines"}};
    m_panel = new ConsolePanel;
    m_panel->resize(400, 140);
    m_panel->setResult(m_result);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel));
}

void TestConsolePanel::linesNameTheirThread()
{
    QCOMPARE(text()->toPlainText(),
             QStringLiteral("(0, 0, 0)  first\n(1, 1, 0)  two\n(1, 1, 0)  lines"));
}

void TestConsolePanel::emptyWhileNothingIsPrinted()
{
    m_panel->setResult(exampleResult());
    QVERIFY(text()->toPlainText().isEmpty());
    m_panel->setResult(m_result);
    QVERIFY(text()->toPlainText().contains(QStringLiteral("first")));
}

void TestConsolePanel::clicksAndEnterGoToTheSource()
{
    std::vector<Position> wanted;
    connect(m_panel, &ConsolePanel::lineActivated, this,
            [&wanted](Position position) { wanted.push_back(position); });
    QTextCursor last(text()->document()->findBlockByNumber(2));
    const QPoint place = text()->cursorRect(last).center() + QPoint(4, 0);
    QTest::mouseClick(text()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(wanted.size(), std::size_t(1));
    QVERIFY((wanted.front() == Position{4, 2}));
    text()->moveCursor(QTextCursor::Start);
    QTest::keyClick(text(), Qt::Key_Return);
    QCOMPARE(wanted.size(), std::size_t(2));
    QVERIFY((wanted.back() == Position{3, 5}));
}

void TestConsolePanel::textCanBeCopied()
{
    text()->selectAll();
    QTest::keySequence(text(), QKeySequence::Copy);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("(1, 1, 0)  two")));
}

void TestConsolePanel::saysWhenCut()
{
    const auto saysSo = [this] {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->property("role") == QStringLiteral("message") && label->isVisible())
                return true;
        }
        return false;
    };
    QVERIFY(!saysSo());
    m_result->printedCut = true;
    m_panel->setResult(m_result);
    QVERIFY(saysSo());
}

void TestConsolePanel::theSameAgainLeavesTheSelection()
{
    text()->selectAll();
    m_panel->setResult(m_result);
    QVERIFY(text()->textCursor().hasSelection());
}

QTEST_MAIN(TestConsolePanel)
#include "consolepanel_test.moc"
