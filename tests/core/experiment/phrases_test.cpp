// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/phrases.h"

#include <QtTest>

#include <set>

using namespace warplens;

class PhrasesTest : public QObject
{
    Q_OBJECT

private slots:
    void fills_data();
    void fills();
    void everyKindHasASentence_data();
    void everyKindHasASentence();
    void countIsSaid();
    void boundsSuitTheArray();
    void isTranslated();
};

void PhrasesTest::fills_data()
{
    QTest::addColumn<QString>("phrase");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << "plain" << "plain";
    QTest::newRow("order") << "%2 before %1" << "B before A%2";
    QTest::newRow("twice") << "%1 %1" << "A%2 A%2";
    QTest::newRow("no such") << "%3 %0 100 %" << "%3 %0 100 %";
    QTest::newRow("at the end") << "x %1" << "x A%2";
}

void PhrasesTest::fills()
{
    QFETCH(QString, phrase);
    QTEST(QString::fromStdString(fill(phrase.toStdString(), {"A%2", "B"})), "expected");
}

void PhrasesTest::everyKindHasASentence_data()
{
    QTest::addColumn<DiagnosticKind>("kind");
    QTest::addColumn<int>("arguments"); // as diagnostic.h lists them
    // In the order of the enum, so that a new kind without a sentence shows at once.
    const std::vector<int> arguments = {
        1, 0, 2, 0, 2, 1, 0, 1, 1, 1, 1, 2, 1, 0, 1, 2, 2, 2, 1, 1, 0, 1, 0, // the text
        1, 1, 1, 3, 1, 3, 2, 2, 3, 2,                                        // the launch
        2, 5, 3, 5, 3, 5, 4, 5, 3, 3, 5, 1, 1, 2, 3, 1, 0};                  // the run
    QCOMPARE(int(arguments.size()), int(DiagnosticKind::Cancelled) + 1);
    for (std::size_t i = 0; i < arguments.size(); ++i)
        QTest::addRow("%d", int(i)) << DiagnosticKind(i) << arguments[i];
}

void PhrasesTest::everyKindHasASentence()
{
    QFETCH(DiagnosticKind, kind);
    QFETCH(int, arguments);
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    for (int i = 1; i <= arguments; ++i)
        diagnostic.arguments.push_back("<" + std::to_string(i) + ">");
    const auto sentence = QString::fromStdString(describe(diagnostic, untranslated));
    QVERIFY(!sentence.isEmpty());
    QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
    for (const std::string &argument : diagnostic.arguments)
        QVERIFY2(sentence.contains(QString::fromStdString(argument)), qPrintable(sentence));
}

void PhrasesTest::countIsSaid()
{
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::DivisionByZero;
    diagnostic.arguments = {"(1, 0, 0)", "(0, 0, 0)"};
    const std::string once = describe(diagnostic, untranslated);
    diagnostic.count = 12;
    QCOMPARE(describe(diagnostic, untranslated), once + " (12 times)");
}

void PhrasesTest::boundsSuitTheArray()
{
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::OutOfBounds;
    diagnostic.arguments = {"data", "-4", "0", "(1, 0, 0)", "(0, 0, 0)"};
    const std::string before = describe(diagnostic, untranslated);
    QVERIFY(before.starts_with("Before the start of data: byte -4, "));
    diagnostic.arguments[0].clear();
    diagnostic.arguments[2] = "64";
    QVERIFY(describe(diagnostic, untranslated).starts_with("Outside the array: byte -4 of "));
}

void PhrasesTest::isTranslated()
{
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::UnknownDevice;
    diagnostic.arguments = {"sm_1"};
    std::set<std::string> asked;
    const auto german = [&asked](const char *english) -> std::string {
        asked.insert(english);
        return "Es gibt kein %1.";
    };
    QCOMPARE(describe(diagnostic, german), std::string("Es gibt kein sm_1."));
    QCOMPARE(asked.size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(PhrasesTest)
#include "phrases_test.moc"
