// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/question.h"

#include <QtTest>

using namespace warplens;

/// Measures and claims as people write them, guesses as people type them, and what is said of them.
class QuestionTest : public QObject
{
    Q_OBJECT

private slots:
    void measures_data();
    void measures();
    void badMeasures_data();
    void badMeasures();
    void claims_data();
    void claims();
    void badClaims_data();
    void badClaims();
    void guesses_data();
    void guesses();
    void verdicts_data();
    void verdicts();
    void reveals();
};

void QuestionTest::measures_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("metric");
    QTest::addColumn<bool>("perRequest");
    QTest::addColumn<QString>("array");
    QTest::addColumn<int>("kind"); // -1: any
    QTest::addColumn<int>("line");
    const auto row = [](const char *text, Metric metric, bool perRequest, const char *array,
                        int kind, int line) {
        QTest::newRow(text) << text << int(metric) << perRequest << array << kind << line;
    };
    row("sectors", Metric::Sectors, false, "", -1, 0);
    row("sectors per request of g", Metric::Sectors, true, "g", -1, 0);
    row("wavefronts of tile load on line 12", Metric::Wavefronts, false, "tile", 0, 12);
    row("requests store", Metric::Requests, false, "", 1, 0);
    row("l2_atomics atomic on line 3", Metric::L2Atomics, false, "", 2, 3);
    row("hazard_errors of s", Metric::HazardErrors, false, "s", -1, 0);
    row("lanes of load load", Metric::Lanes, false, "load", 0, 0);
}

void QuestionTest::measures()
{
    QFETCH(QString, text);
    const auto read = parseMeasure(text.toStdString());
    QVERIFY2(std::holds_alternative<Measure>(read), qPrintable(text));
    const auto &measure = std::get<Measure>(read);
    QTEST(int(measure.metric), "metric");
    QTEST(measure.perRequest, "perRequest");
    QTEST(QString::fromStdString(measure.array), "array");
    QTEST(measure.kind ? int(*measure.kind) : -1, "kind");
    QTEST(int(measure.line), "line");
    QCOMPARE(QString::fromStdString(measureText(measure)), text);
}

void QuestionTest::badMeasures_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("empty") << "" << "the metric is missing";
    QTest::newRow("unknown") << "sector" << "no metric \"sector\"";
    QTest::newRow("no array") << "sectors of" << "not understood";
    QTest::newRow("two arrays") << "sectors of a of b" << "not understood";
    QTest::newRow("line 0") << "sectors on line 0" << "not understood";
    QTest::newRow("line x") << "sectors on line x" << "not understood";
    QTest::newRow("too large") << "sectors on line 99999999999" << "not understood";
}

void QuestionTest::badMeasures()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto read = parseMeasure(text.toStdString());
    const auto *error = std::get_if<std::string>(&read);
    QVERIFY(error);
    QVERIFY2(QString::fromStdString(*error).contains(part), error->c_str());
}

void QuestionTest::claims_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("holds");
    QTest::newRow("count") << "sectors = 128" << 128.0 << true;
    QTest::newRow("one off") << "sectors = 128" << 129.0 << false;
    QTest::newRow("a count is whole") << "sectors = 128" << 128.4 << false;
    QTest::newRow("rounded") << "efficiency_pct = 77.11" << 77.1084 << true;
    QTest::newRow("rounded down") << "efficiency_pct = 77.10" << 77.1084 << false;
    QTest::newRow("one decimal") << "efficiency_pct = 77.1" << 77.1084 << true;
    QTest::newRow("zero") << "conflicts = 0" << 0.0 << true;
}

void QuestionTest::claims()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    const auto read = parseClaim(text.toStdString());
    QVERIFY(std::holds_alternative<Claim>(read));
    QTEST(holds(std::get<Claim>(read), value), "holds");
    QCOMPARE(QString::fromStdString(claimText(std::get<Claim>(read))), text);
}

void QuestionTest::badClaims_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("no equals") << "sectors 128" << "MEASURE = NUMBER";
    QTest::newRow("no number") << "sectors = many" << "\"many\" is no number";
    QTest::newRow("no metric") << "sektors = 4" << "no metric";
}

void QuestionTest::badClaims()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto read = parseClaim(text.toStdString());
    QVERIFY(std::holds_alternative<std::string>(read));
    QVERIFY(QString::fromStdString(std::get<std::string>(read)).contains(part));
}

void QuestionTest::guesses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // -1: none
    QTest::newRow("whole") << "64" << 64.0;
    QTest::newRow("spaces") << "  64 " << 64.0;
    QTest::newRow("unit") << "64 sectors" << 64.0;
    QTest::newRow("percent") << "77.5%" << 77.5;
    QTest::newRow("decimal comma") << "77,11" << 77.11;
    QTest::newRow("thousands") << "1,328" << 1328.0;
    QTest::newRow("thousands apart") << "1 328" << 1328.0;
    QTest::newRow("millions") << "1,048,576" << 1048576.0;
    QTest::newRow("empty") << "" << -1.0;
    QTest::newRow("word") << "many" << -1.0;
    QTest::newRow("two points") << "1.2.3" << -1.0;
    QTest::newRow("sign alone") << "-" << -1.0;
}

void QuestionTest::guesses()
{
    QFETCH(QString, text);
    QTEST(parseGuess(text.toStdString()).value_or(-1), "value");
}

void QuestionTest::verdicts_data()
{
    QTest::addColumn<double>("guess");
    QTest::addColumn<double>("answer");
    QTest::addColumn<int>("tolerance");
    QTest::addColumn<int>("nearness");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, double guess, double answer, int tolerance,
                        Nearness nearness, const char *sentence) {
        QTest::newRow(name) << guess << answer << tolerance << int(nearness) << sentence;
    };
    row("right", 32, 32, 0, Nearness::Right, "Right: it is 32.");
    row("right as shown", 77.11, 77.1084, 0, Nearness::Right, "Right: it is 77.11.");
    row("near", 80, 77.1084, 5, Nearness::Near, "Near enough: it is 77.11.");
    row("not near", 90, 77.1084, 5, Nearness::Off, "You said 90; it is 77.11: 12.89 too many.");
    row("twice", 64, 32, 0, Nearness::Off, "You said 64; it is 32: twice too many.");
    row("half", 16, 32, 0, Nearness::Off, "You said 16; it is 32: twice as many.");
    row("8 times", 256, 32, 0, Nearness::Off, "You said 256; it is 32: 8 times too many.");
    row("an eighth", 4, 32, 0, Nearness::Off, "You said 4; it is 32: 8 times as many.");
    row("uneven", 100, 32, 0, Nearness::Off, "You said 100; it is 32: 3.1 times too many.");
    row("few", 30, 32, 0, Nearness::Off, "You said 30; it is 32: 2 too few.");
    row("nothing", 5, 0, 0, Nearness::Off, "You said 5; it is 0: 5 too many.");
    row("said nothing", 0, 4, 0, Nearness::Off, "You said 0; it is 4: 4 too few.");
    row("nothing, rightly", 0, 0, 0, Nearness::Right, "Right: it is 0.");
    row("huge", 1e12, 4, 0, Nearness::Off,
        "You said 1000000000000; it is 4: 250000000000 times too many.");
}

void QuestionTest::verdicts()
{
    QFETCH(double, guess);
    QFETCH(double, answer);
    QFETCH(int, tolerance);
    Question question;
    question.tolerancePercent = std::uint64_t(tolerance);
    const Verdict verdict = judge(guess, answer, question, untranslated);
    QTEST(int(verdict.nearness), "nearness");
    QTEST(QString::fromStdString(verdict.sentence), "sentence");
}

void QuestionTest::reveals()
{
    Question question;
    question.unit = "sectors";
    QCOMPARE(revealed(1328, question, untranslated), std::string("It is 1328 sectors."));
    QCOMPARE(judge(4, 8, question, untranslated).sentence,
             std::string("You said 4; it is 8 sectors: twice as many."));
}

QTEST_APPLESS_MAIN(QuestionTest)
#include "question_test.moc"
