// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/lessoncheck.h"

#include <QtTest>

using namespace warplens;

namespace {

const Compile compile = [](const CompileRequest &request, std::stop_token) {
    return compileInProcess(request);
};

} // namespace

/// What is said of a lesson that does not tell the truth, and where the numbers come from.
class LessonCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void problems_data();
    void problems();
    void bold_data();
    void bold();
    void values_data();
    void values();
    void noValueOfErrors();
};

void LessonCheckTest::problems_data()
{
    QTest::addColumn<QString>("step"); // from line 3 on
    QTest::addColumn<QString>("problem");
    QTest::newRow("true") << "Moves **4**.\n```claims\nsectors = 4\n```\n" << "";
    QTest::newRow("false") << "```claims\nsectors = 5\n```\n"
                           << "a.md:4: step 1: sectors = 5 does not hold: it is 4";
    QTest::newRow("nothing") << "```claims\nsectors of x = 5\n```\n"
                             << "a.md:4: step 1: nothing is counted as \"sectors of x\"";
    QTest::newRow("unclaimed") << "Moves **4 sectors**.\n"
                               << "a.md:2: step 1: the text says **4**, and no claim does";
    QTest::newRow("unanswered") << "```question\nprompt: ?\nanswer: wavefronts\n```\n"
                                << "a.md:5: step 1: the question has no answer: nothing is counted "
                                   "as \"wavefronts\"";
    QTest::newRow("broken code") << "```source\ndata[\n```\n"
                                 << "a.md:2: step 1: line 1 of the code: expected expression";
    QTest::newRow("unknown device") << "```patch\n{\"device\": \"sm_1\"}\n```\n"
                                    << "a.md:2: step 1: ";
}

void LessonCheckTest::problems()
{
    QFETCH(QString, step);
    QFETCH(QString, problem);
    std::vector<LessonProblem> problems;
    const auto lessons = lessonsOf(
        {{"a.json",
          R"({"schema": 1, "experiment": {"source": {"text": "float v = data[threadIdx.x];"}}})"},
         {"a.md", "# T\n## S\n" + step.toStdString()}},
        problems);
    QVERIFY(problems.empty() && lessons.size() == 1);
    const auto found = checkLesson(lessons[0], {}, compile);
    if (problem.isEmpty()) {
        QVERIFY2(found.empty(), found.empty() ? "" : problemText(found[0]).c_str());
        return;
    }
    QVERIFY(!found.empty());
    QVERIFY2(QString::fromStdString(problemText(found[0])).startsWith(problem),
             problemText(found[0]).c_str());
}

void LessonCheckTest::bold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("numbers");
    QTest::newRow("none") << "4 and *5*" << QStringList();
    QTest::newRow("unit") << "**128 sectors** of **3.125 %**" << QStringList{"128", "3.125"};
    QTest::newRow("way") << "it is **8-way**" << QStringList{"8"};
    QTest::newRow("end of a sentence") << "**That is 4.** **5.**" << QStringList{"5"};
    QTest::newRow("word") << "**no race**" << QStringList();
    QTest::newRow("open") << "**4" << QStringList();
}

void LessonCheckTest::bold()
{
    QFETCH(QString, text);
    QStringList numbers;
    for (const std::string &number : boldNumbers(text.toStdString()))
        numbers += QString::fromStdString(number);
    QTEST(numbers, "numbers");
}

void LessonCheckTest::values_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<double>("value"); // -1: none
    QTest::newRow("all requests") << "requests" << 8.0;
    QTest::newRow("of an array") << "requests of in" << 2.0;
    QTest::newRow("stores") << "requests store" << 4.0;
    QTest::newRow("on a line") << "requests on line 7" << 4.0;
    QTest::newRow("sectors are global") << "sectors" << 24.0;
    QTest::newRow("per request") << "sectors per request of out" << 8.0;
    QTest::newRow("wavefronts are shared") << "wavefronts" << 4.0;
    QTest::newRow("bytes") << "requested_bytes of in" << 256.0;
    QTest::newRow("moved") << "moved_bytes of out" << 512.0;
    QTest::newRow("efficiency of some") << "efficiency_pct of out" << 50.0;
    QTest::newRow("bandwidth") << "effective_bandwidth of out" << 777.5;
    QTest::newRow("cells") << "cells_touched of s" << 64.0;
    QTest::newRow("cells of all") << "cells_of_several_warps" << 64.0;
    QTest::newRow("hazards") << "hazards" << 0.0;
    QTest::newRow("no such array") << "sectors of nobody" << -1.0;
    QTest::newRow("no such line") << "sectors on line 1" << -1.0;
    QTest::newRow("no constants") << "words" << -1.0;
    QTest::newRow("no such shared array") << "cells_touched of x" << -1.0;
}

void LessonCheckTest::values()
{
    QFETCH(QString, measure);
    Experiment experiment;
    experiment.source.text = "__global__ void k(const float *in, float *out)\n"
                             "{\n"
                             "    __shared__ float s[64];\n"
                             "    int t = threadIdx.x;\n"
                             "    s[t] = in[t];\n"
                             "    __syncthreads();\n"
                             "    out[2 * t] = s[63 - t];\n"
                             "}\n";
    experiment.launch.block = {64, 1, 1};
    const auto result = evaluate(experiment, {}, nullptr, compile, {}, {});
    const auto read = parseMeasure(measure.toStdString());
    QVERIFY(std::holds_alternative<Measure>(read));
    QTEST(valueOf(*result, std::get<Measure>(read)).value_or(-1), "value");
}

void LessonCheckTest::noValueOfErrors()
{
    Experiment experiment;
    experiment.source.text = "data[";
    const auto result = evaluate(experiment, {}, nullptr, compile, {}, {});
    QVERIFY(result->hasErrors());
    QVERIFY(!valueOf(*result, Measure()));
}

QTEST_APPLESS_MAIN(LessonCheckTest)
#include "lessoncheck_test.moc"
