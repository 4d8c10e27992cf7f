// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/jsonplace.h"
#include "experiment/lessonfolder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace warplens;

namespace {

const std::string experimentText = R"({
  "schema": 1,
  "experiment": {"source": {"text": "data[threadIdx.x * stride]"},
                 "launch": {"arguments": {"stride": "1"}}}
})";

const std::string lessonText = R"(<!-- Free to use. -->
# Strides

How far apart?

## Side by side

Stride **1**.

```cuda
// # not a title
```

## Apart

```patch
{"launch": {
  "arguments": {"stride": "2"}}}
```

Every second.

```question
prompt: How many?
answer: sectors of data
unit: sectors
tolerance: 5 %
```

```claims
sectors = 8

lines of data = 2
```
)";

QStringList told(const std::vector<LessonProblem> &problems)
{
    QStringList texts;
    for (const LessonProblem &problem : problems)
        texts += QString::fromStdString(problemText(problem));
    return texts;
}

} // namespace

/// Lessons from their files: a session, its Markdown and translations; and folders of them.
class LessonFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void linesOfPaths_data();
    void linesOfPaths();
    void markdown();
    void sourceBlocks();
    void badMarkdown_data();
    void badMarkdown();
    void bounds();
    void badLessons_data();
    void badLessons();
    void translations();
    void badTranslations_data();
    void badTranslations();
    void textsInTheSession();
    void folders();
    void noFolder();
};

void LessonFilesTest::linesOfPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("line");
    QTest::newRow("all") << "" << 1;
    QTest::newRow("key") << "a" << 2;
    QTest::newRow("below") << "a.b" << 3;
    QTest::newRow("array") << "c[1]" << 7;
    QTest::newRow("in an array") << "c[1].b" << 8;
    QTest::newRow("same name elsewhere") << "b" << 11;
    QTest::newRow("word") << "d" << 12;
    QTest::newRow("not there") << "c[1].x" << 7;
}

void LessonFilesTest::linesOfPaths()
{
    QFETCH(QString, path);
    const std::string json = "{\n"
                             "\"a\": {\"q\": \"b: \\\" {\",\n"
                             "  \"b\": 1\n"
                             "},\n"
                             "\"c\": [\n"
                             "  1,\n"
                             "  {\n"
                             "    \"b\": 2}\n"
                             "]\n"
                             ",\n"
                             "\"b\": \"x\",\n"
                             "\"d\": true}";
    QTEST(int(lineOfPath(json, path.toStdString())), "line");
}

void LessonFilesTest::markdown()
{
    std::vector<LessonProblem> problems;
    const LessonPages pages = parseLessonMarkdown(lessonText, "x.md", problems);
    QCOMPARE(told(problems), QStringList());
    QCOMPARE(pages.title, std::string("Strides"));
    QCOMPARE(pages.text, std::string("How far apart?"));
    QCOMPARE(int(pages.steps.size()), 2);
    QCOMPARE(pages.steps[0].title, std::string("Side by side"));
    QCOMPARE(pages.steps[0].text, std::string("Stride **1**.\n\n```cuda\n// # not a title\n```"));
    QCOMPARE(pages.steps[0].patch, std::string("{}"));
    QVERIFY(!pages.steps[0].question);
    const LessonStep &step = pages.steps[1];
    QCOMPARE(step.text, std::string("Every second."));
    QCOMPARE(step.patch, std::string(R"({"launch":{"arguments":{"stride":"2"}}})"));
    QVERIFY(step.question);
    QCOMPARE(step.question->prompt, std::string("How many?"));
    QCOMPARE(measureText(step.question->measure), std::string("sectors of data"));
    QCOMPARE(step.question->unit, std::string("sectors"));
    QCOMPARE(int(step.question->tolerancePercent), 5);
    QCOMPARE(int(step.claims.size()), 2);
    QCOMPARE(claimText(step.claims[1]), std::string("lines of data = 2"));
    StepPlace place;
    place.heading = 14;
    place.patch = 17;
    place.question = 24;
    place.answer = 25;
    place.claims = {31, 33};
    QVERIFY(pages.places[1] == place);
}

void LessonFilesTest::sourceBlocks()
{
    std::vector<LessonProblem> problems;
    const LessonPages pages = parseLessonMarkdown("# T\r\n## S\r\n"
                                                  "~~~source\r\na[0];\r\nb[1];\r\n~~~\r\n"
                                                  "```patch\r\n"
                                                  "{\"launch\": {\"arguments\": {\"n\": null}}}\r\n"
                                                  "```\r\n",
                                                  "x.md", problems);
    QCOMPARE(told(problems), QStringList());
    QCOMPARE(pages.steps.at(0).patch,
             std::string(R"({"source":{"text":"a[0];\nb[1];\n"},)"
                         R"("launch":{"arguments":{"n":null}}})"));
}

void LessonFilesTest::badMarkdown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const char *problem) {
        QTest::newRow(name) << text << problem;
    };
    row("no title", "## A\ntext\n", "x.md:1: the lesson has no title");
    row("text before the title", "\nHello\n# T\n## A\n", "x.md:2: text stands before the title");
    row("two titles", "# T\n## A\n# B\n", "x.md:3: a second title");
    row("no step", "# T\ntext\n", "x.md: the lesson has no step");
    row("open block", "# T\n## A\n```patch\n{}\n", "x.md:3: the block is never closed");
    row("patch of nothing", "# T\n```patch\n{}\n```\n## A\n", "x.md:2: a patch belongs to a step");
    row("two patches", "# T\n## A\n```patch\n{}\n```\n```patch\n{}\n```\n",
        "x.md:6: the step has a patch already");
    row("no JSON", "# T\n## A\n```patch\n{\"launch\":\n{,}}\n```\n", "x.md:5: this is not JSON");
    row("no object", "# T\n## A\n```patch\n3\n```\n", "x.md:4: a patch is a JSON object");
    row("no prompt", "# T\n## A\n```question\nanswer: sectors\n```\n",
        "x.md:4: the question asks nothing");
    row("no metric", "# T\n## A\n```question\nprompt: ?\nanswer: sektors\n```\n",
        "x.md:5: there is no metric \"sektors\"");
    row("odd key", "# T\n## A\n```question\nprompt: ?\nhint: 3\n```\n",
        "x.md:5: a question has lines");
    row("tolerance", "# T\n## A\n```question\nprompt: ?\ntolerance: lots\n```\n",
        "x.md:5: a tolerance is");
    row("two questions", "# T\n## A\n```question\nprompt: a\n```\n```question\nprompt: b\n```\n",
        "x.md:6: the step has a question already");
    row("claim", "# T\n## A\n```claims\nsectors = 1\nsectors 4\n```\n",
        "x.md:5: a claim is MEASURE = NUMBER");
}

void LessonFilesTest::badMarkdown()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    std::vector<LessonProblem> problems;
    parseLessonMarkdown(text.toStdString(), "x.md", problems);
    QCOMPARE(int(problems.size()), 1);
    QVERIFY2(told(problems)[0].startsWith(problem), qPrintable(told(problems)[0]));
}

void LessonFilesTest::bounds()
{
    std::vector<LessonProblem> problems;
    parseLessonMarkdown(std::string(LargestLessonText + 1, '#'), "x.md", problems);
    QCOMPARE(told(problems),
             QStringList{QStringLiteral("x.md: the file is larger than 1 MiB; split the lesson")});
    problems.clear();
    std::string many = "# T\n";
    for (std::size_t step = 0; step < MostLessonSteps + 5; ++step)
        many += "## S\n";
    const LessonPages pages = parseLessonMarkdown(many, "x.md", problems);
    QCOMPARE(pages.steps.size(), MostLessonSteps);
    QCOMPARE(told(problems),
             QStringList{QStringLiteral("x.md:102: more than 100 steps; split the lesson")});
}

void LessonFilesTest::badLessons_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const QString json = QString::fromStdString(experimentText);
    const auto row = [](const char *name, const QString &session, const char *text,
                        const char *problem) { QTest::newRow(name) << session << text << problem; };
    row("session", "{\n\"schema\": 1,\n]", "# T\n## A\n", "a.json:3: this is not JSON");
    row("grid", "{\"schema\": 1,\n\"experiment\": {\"launch\": {\n\"grid\": \"x\"}}}",
        "# T\n## A\n", "a.json:3: experiment.launch.grid must be an array");
    row("two texts", "{\"schema\": 1, \"title\": \"T\", \"experiment\": {}}", "# T\n## A\n",
        "a.json: has a title, text or steps of its own, and so has a.md");
    row("no answer", json, "# T\n## A\n```question\nprompt: ?\n```\n",
        "a.md:4: the question has no answer");
    row("patch of a wrong kind", json,
        "# T\n## A\n```patch\n{\"launch\": {\n  \"block\": \"wide\"}}\n```\n",
        "a.md:5: launch.block must be an array");
    row("patch of an unknown key", json,
        "# T\n## A\n```patch\n{\"launch\":\n {\"grid\": [2],\n  \"blok\": [64, 1, 1]}}\n```\n",
        "a.md:6: an experiment has no \"launch.blok\"");
}

void LessonFilesTest::badLessons()
{
    QFETCH(QString, json);
    QFETCH(QString, text);
    QFETCH(QString, problem);
    std::vector<LessonProblem> problems;
    const auto lessons =
        lessonsOf({{"a.json", json.toStdString()}, {"a.md", text.toStdString()}}, problems);
    QVERIFY(lessons.empty());
    QCOMPARE(int(problems.size()), 1);
    QVERIFY2(told(problems)[0].startsWith(problem), qPrintable(told(problems)[0]));
}

void LessonFilesTest::translations()
{
    std::vector<LessonProblem> problems;
    const auto lessons = lessonsOf({{"a.json", experimentText},
                                    {"a.md", lessonText},
                                    {"a.fr.md",
                                     "# Pas\n\nÀ quelle distance ?\n\n"
                                     "## Côte à côte\n\nPas de **1**.\n\n"
                                     "## Écartés\n\nUn sur deux.\n\n"
                                     "```question\nprompt: Combien ?\n"
                                     "unit: secteurs\n```\n"}},
                                   problems);
    QCOMPARE(told(problems), QStringList());
    QCOMPARE(int(lessons.size()), 1);
    const SessionFile &english = inLanguage(lessons[0], "en");
    const SessionFile &french = inLanguage(lessons[0], "fr");
    QCOMPARE(english.title, std::string("Strides"));
    QCOMPARE(french.title, std::string("Pas"));
    QCOMPARE(french.steps[1].text, std::string("Un sur deux."));
    QCOMPARE(french.steps[1].patch, english.steps[1].patch);
    QVERIFY(french.steps[1].claims == english.steps[1].claims);
    QCOMPARE(french.steps[1].question->prompt, std::string("Combien ?"));
    QCOMPARE(french.steps[1].question->unit, std::string("secteurs"));
    QVERIFY(french.steps[1].question->measure == english.steps[1].question->measure);
    QVERIFY(french.experiment == english.experiment);
}

void LessonFilesTest::badTranslations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const char *question = "```question\nprompt: Combien ?\n```\n";
    QTest::newRow("steps") << "# P\n## A\n" << "a.fr.md: has 1 steps, and the lesson has 2";
    QTest::newRow("question") << "# P\n## A\n## B\n"
                              << "a.fr.md:3: the question of this step is not translated";
    QTest::newRow("no question")
        << QStringLiteral("# P\n## A\n%1## B\n%1").arg(QLatin1String(question))
        << "a.fr.md:4: a.md asks nothing in this step";
    QTest::newRow("patch")
        << QStringLiteral("# P\n## A\n## B\n```patch\n{}\n```\n%1").arg(QLatin1String(question))
        << "a.fr.md:5: a translation has no patch";
    QTest::newRow("claims") << QStringLiteral("# P\n## A\n## B\n```claims\nlines = 1\n```\n%1")
                                   .arg(QLatin1String(question))
                            << "a.fr.md:5: a translation has no claims";
}

/// A translation that is wrong takes only itself away.
void LessonFilesTest::badTranslations()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    std::vector<LessonProblem> problems;
    const auto lessons = lessonsOf(
        {{"a.json", experimentText}, {"a.md", lessonText}, {"a.fr.md", text.toStdString()}},
        problems);
    QCOMPARE(int(lessons.size()), 1);
    QVERIFY(lessons[0].translations.empty());
    QCOMPARE(int(problems.size()), 1);
    QVERIFY2(told(problems)[0].startsWith(problem), qPrintable(told(problems)[0]));
}

/// The form before: a session that holds its texts itself.
void LessonFilesTest::textsInTheSession()
{
    std::vector<LessonProblem> problems;
    const auto lessons =
        lessonsOf({{"b.json", R"({"schema": 1, "title": "T", "text": ["a", "b"], "experiment": {},
                        "steps": [{"title": "S", "text": "t", "patch": {"device": "sm_90"},
                                   "question": {"prompt": "?", "answer": "lines"},
                                   "claims": ["lines = 4"]}]})"}},
                  problems);
    QCOMPARE(told(problems), QStringList());
    QCOMPARE(int(lessons.size()), 1);
    QCOMPARE(lessons[0].file, std::string("b.json"));
    QCOMPARE(lessons[0].session.text, std::string("a\nb"));
    QVERIFY(lessons[0].places.empty());
    const LessonStep &step = lessons[0].session.steps.at(0);
    QVERIFY(step.question && step.question->measure.metric == Metric::Lines);
    QCOMPARE(claimText(step.claims.at(0)), std::string("lines = 4"));

    const auto error = parseSession("{\"schema\": 1, \"experiment\": {}, \"steps\": [\n"
                                    "{\"question\": {\"prompt\": \"?\",\n\"answer\": \"lins\"}}]}");
    QVERIFY(std::holds_alternative<SessionError>(error));
    QCOMPARE(int(std::get<SessionError>(error).line), 3);
}

void LessonFilesTest::folders()
{
    QTemporaryDir folder;
    const auto write = [&folder](const char *name, const std::string &text) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text.c_str()) == qint64(text.size());
    };
    QVERIFY(write("02-good.json", experimentText) && write("02-good.md", lessonText));
    QVERIFY(write("01-first.json", experimentText) && write("01-first.md", lessonText));
    QVERIFY(write("03-bad.json", "{"));
    QVERIFY(write("04-alone.md", lessonText));
    QVERIFY(write("05-silent.json", experimentText));
    QVERIFY(write("06-large.md", std::string(LargestLessonText + 1, ' ')));
    QVERIFY(write("README.md", "not a lesson") && write("notes.txt", "neither"));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("07-below.json")));
    const LessonFolder read = readLessonFolder(folder.path().toStdString());
    QCOMPARE(read.name, QFileInfo(folder.path()).fileName().toStdString());
    QCOMPARE(int(read.lessons.size()), 2);
    QCOMPARE(read.lessons[0].id, std::string("01-first"));
    QCOMPARE(read.lessons[1].id, std::string("02-good"));
    QStringList problems = told(read.problems);
    QCOMPARE(problems,
             (QStringList{"06-large.md: the file is larger than 1 MiB; split the lesson",
                          "03-bad.json: the file ends too early: it is not whole",
                          "04-alone.md: there is no 04-alone.json beside it; save the experiment "
                          "there",
                          "05-silent.json: the lesson has no text; write it into 05-silent.md"}));
}

void LessonFilesTest::noFolder()
{
    const LessonFolder read = readLessonFolder("/no/such/folder/");
    QVERIFY(read.lessons.empty());
    QCOMPARE(read.name, std::string("folder"));
    QCOMPARE(int(read.problems.size()), 1);
    QVERIFY(told(read.problems)[0].contains(QStringLiteral("cannot be read")));
}

QTEST_APPLESS_MAIN(LessonFilesTest)
#include "lessonfiles_test.moc"
