// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/linenote.h"
#include "exampleresult.h"

#include <QtTest>

using namespace warplens;

class TestLineNote : public QObject
{
    Q_OBJECT

private slots:
    void aLineSaysWhatItCosts();
    void nothingInExcessIsNotInked();
    void noKernelNoNotes();
    void countsCanBeHidden();
};

void TestLineNote::aLineSaysWhatItCosts()
{
    const std::vector<LineNote> notes = lineNotesOf(*exampleResult());
    QCOMPARE(notes.size(), 1u);
    QCOMPARE(notes[0].line, 2u);
    const std::vector<LinePill> expected = {{QStringLiteral("8 sectors/req"), true, false},
                                            {QStringLiteral("50 %"), true},
                                            {QStringLiteral("2×"), true}};
    QCOMPARE(notes[0].pills, expected);
    QVERIFY(notes[0].sentence.contains(QStringLiteral("16 sectors")));
    QVERIFY(notes[0].isExcess());
}

void TestLineNote::nothingInExcessIsNotInked()
{
    const std::vector<LineNote> notes = lineNotesOf(*exampleResult(1));
    QCOMPARE(notes[0].pills[0], (LinePill{QStringLiteral("4 sectors/req"), false, false}));
    QCOMPARE(notes[0].pills[1], (LinePill{QStringLiteral("100 %"), false}));
}

void TestLineNote::noKernelNoNotes() { QVERIFY(lineNotesOf(*failedResult({}, {})).empty()); }

void TestLineNote::countsCanBeHidden()
{
    const std::vector<LineNote> notes = withoutCounts(lineNotesOf(*exampleResult()));
    QCOMPARE(notes.size(), 1u);
    QCOMPARE(notes[0].line, 2u);
    QCOMPARE(notes[0].pills, (std::vector<LinePill>{{QStringLiteral("?"), false, true}}));
    QVERIFY(notes[0].sentence.isEmpty());
    QVERIFY(!notes[0].isExcess());
}

QTEST_MAIN(TestLineNote)
#include "linenote_test.moc"
