// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/codeeditor.h"

#include <QSignalSpy>
#include <QtTest>

using namespace warplens;

class TestCodeEditor : public QObject
{
    Q_OBJECT

private slots:
    void positions_data();
    void positions();
    void textIsKeptByteForByte();
    void settingTextSaysNothing();
    void settingTextKeepsTheCaret();
    void typingIsReported();
    void squigglesLieUnderTheirText();
    void squiggleAtTheEndOfALineIsSeen();
    void clickNamesThePlace();
    void undoIsLeftToTheSession();
    void notesMakeRoomForThemselves();
    void severalLinesAreMarked();
};

void TestCodeEditor::positions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<uint>("line");
    QTest::addColumn<uint>("column");
    QTest::addColumn<int>("offset");
    QTest::newRow("start") << QByteArray("ab\ncd") << 1u << 1u << 0;
    QTest::newRow("second line") << QByteArray("ab\ncd") << 2u << 2u << 4;
    QTest::newRow("bytes, not characters") << QByteArray("é日x\ny") << 1u << 6u << 5;
    QTest::newRow("line after wide text") << QByteArray("é日x\ny") << 2u << 1u << 7;
    QTest::newRow("past the end of a line") << QByteArray("ab\ncd") << 1u << 9u << 2;
    QTest::newRow("past the end of the text") << QByteArray("ab\ncd") << 7u << 1u << 5;
    QTest::newRow("nowhere") << QByteArray("ab\ncd") << 0u << 0u << 0;
    QTest::newRow("empty text") << QByteArray("") << 1u << 1u << 0;
}

void TestCodeEditor::positions()
{
    QFETCH(QByteArray, text);
    QFETCH(uint, line);
    QFETCH(uint, column);
    QFETCH(int, offset);
    CodeEditor editor;
    editor.setSource(text.toStdString());
    QCOMPARE(editor.offsetOf({line, column}), long(offset));
}

void TestCodeEditor::textIsKeptByteForByte()
{
    const std::string text = "a // é日\t\n\n  b\n";
    CodeEditor editor;
    editor.setSource(text);
    QCOMPARE(editor.source(), text);
    editor.setSource("a // è日\t\n\n  b\n"); // differs in the second byte of a character
    QCOMPARE(editor.source(), std::string("a // è日\t\n\n  b\n"));
    editor.setSource("");
    QCOMPARE(editor.source(), std::string());
}

void TestCodeEditor::settingTextSaysNothing()
{
    CodeEditor editor;
    QSignalSpy edits(&editor, &CodeEditor::sourceEdited);
    editor.setSource("int x;");
    editor.setSource("int xy;");
    QCOMPARE(edits.count(), 0);
}

void TestCodeEditor::settingTextKeepsTheCaret()
{
    CodeEditor editor;
    editor.setSource("first\nsecond\nthird");
    editor.goTo({3, 3});
    editor.setSource("first\nsecond changed\nthird");
    QCOMPARE(editor.caret(), (Position{3, 3}));
}

void TestCodeEditor::typingIsReported()
{
    CodeEditor editor;
    editor.setSource("x");
    editor.show();
    QSignalSpy edits(&editor, &CodeEditor::sourceEdited);
    editor.goTo({1, 2});
    QTest::keyClicks(&editor, QStringLiteral("yz"));
    QCOMPARE(edits.count(), 2);
    QCOMPARE(editor.source(), std::string("xyz"));
}

void TestCodeEditor::squigglesLieUnderTheirText()
{
    CodeEditor editor;
    editor.setSource("é = bad;\n");
    editor.setSquiggles({{Severity::Error, {1, 6}, {1, 9}, QStringLiteral("unknown name")}});
    const auto valueAt = [&](int offset) {
        return editor.SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, 10, long(offset));
    };
    QCOMPARE(valueAt(4), 0L);
    QCOMPARE(valueAt(5), 1L);
    QCOMPARE(valueAt(7), 1L);
    QCOMPARE(valueAt(8), 0L);
    editor.setSquiggles({});
    QCOMPARE(valueAt(5), 0L);
}

void TestCodeEditor::squiggleAtTheEndOfALineIsSeen()
{
    CodeEditor editor;
    editor.setSource("int x\n");
    editor.setSquiggles({{Severity::Error, {1, 6}, {1, 6}, QStringLiteral("expected ';'")}});
    QCOMPARE(editor.SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, 10, 4L), 1L);
}

void TestCodeEditor::clickNamesThePlace()
{
    CodeEditor editor;
    editor.resize(400, 200);
    editor.setSource("one\ntwo\nthree");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QList<Position> places;
    connect(&editor, &CodeEditor::clicked, this, [&](Position place) { places << place; });
    const auto at = static_cast<unsigned long>(editor.offsetOf({2, 2}));
    const int x =
        int(editor.SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL, long(at)));
    const int y =
        int(editor.SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, long(at)));
    QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, {x + 1, y + 4});
    QCOMPARE(places, QList<Position>({{2, 2}}));
}

void TestCodeEditor::undoIsLeftToTheSession()
{
    CodeEditor editor;
    editor.setSource("x");
    editor.goTo({1, 2});
    QTest::keyClicks(&editor, QStringLiteral("y"));
    QVERIFY(!editor.isUndoAvailable());
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.source(), std::string("xy"));
}

void TestCodeEditor::notesMakeRoomForThemselves()
{
    CodeEditor editor;
    editor.resize(320, 200);
    editor.setSource("a = b[threadIdx.x * 2];\nint c;\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const QImage before = editor.grab().toImage();
    editor.setLineNotes({{1, {{QStringLiteral("8 sectors/req"), true}}, QStringLiteral("words")}});
    QVERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETMARGINRIGHT) > 60);
    const QImage after = editor.grab().toImage();
    const QRect right(after.width() - 60, 0, 60, 24);
    QVERIFY(before.copy(right) != after.copy(right));
}

void TestCodeEditor::severalLinesAreMarked()
{
    CodeEditor editor;
    editor.setSource("a\nb\nc\nd\n");
    const auto marked = [&editor] {
        QList<int> lines;
        for (int line = 0; line < 4; ++line) {
            if (editor.markersAtLine(line) != 0)
                lines << line + 1;
        }
        return lines;
    };
    editor.setSelectedLines({4, 2, 4});
    QCOMPARE(marked(), QList<int>({2, 4}));
    editor.setSelectedLines({0});
    QVERIFY(marked().isEmpty());
    editor.setSelectedLines({3});
    QCOMPARE(marked(), QList<int>({3}));
    editor.setSelectedLines({});
    QVERIFY(marked().isEmpty());
}

QTEST_MAIN(TestCodeEditor)
#include "codeeditor_test.moc"
