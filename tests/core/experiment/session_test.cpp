// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessons.h"
#include "experiment/sessionfile.h"

#include <QDir>
#include <QtTest>

using namespace warplens;

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip();
    void writesTheSameBytes();
    void missingKeysAreDefaults();
    void unknownKeysStay();
    void unknownKeysGoWithTheirEntry();
    void refuses_data();
    void refuses();
    void anyCutOffIsNoticed();
    void steps();
    void badSteps_data();
    void badSteps();
    void lessonsParse_data();
    void lessonsParse();
    void findsLessons_data();
    void findsLessons();
};

namespace {

/// Every field differs from its default.
SessionFile fullSession()
{
    SessionFile session;
    Experiment &experiment = session.experiment;
    experiment.source.text = "if (x)\n\tdata[\"\\\xc3\xbc\"];\r\n\n";
    experiment.source.dialect = Dialect::Hlsl;
    experiment.source.space = Space::Shared;
    experiment.source.elementType = "float4";
    experiment.source.shape = {32, 33};
    experiment.source.arrayName = "tile";
    experiment.source.op = ExpressionOp::AtomicAdd;
    experiment.kernel = "copy";
    experiment.templateArguments = {{"T", "float"}, {"BS", "32"}};
    experiment.launch.grid = {4, 5, 6};
    experiment.launch.block = {7, 8, 9};
    experiment.launch.sharedBytes = std::uint64_t(1) << 40;
    experiment.launch.arguments = {{"n", "0x10"}, {"f", "1.50"}};
    experiment.launch.buffers = {{"a", {"int", 16, "ramp%4", 4}}, {"b", {}}};
    experiment.device = "sm_20";
    experiment.deviceOverrides = {{"multicast", "off"}};
    experiment.deviceRules = "{\n  \"id\": broken\n";
    experiment.includeFolders = {"/a b", "c"};
    experiment.optimised = true;
    session.title = "Title";
    session.text = "One\nTwo";
    session.steps = {{"First", "Look.\n", R"({"launch":{"grid":[1,1,1]}})"}, {"Second", "", "{}"}};
    return session;
}

SessionFile parsed(const std::string &json)
{
    auto session = parseSession(json);
    if (const auto *error = std::get_if<SessionError>(&session))
        qWarning("%s", error->message.c_str());
    return std::get<SessionFile>(std::move(session));
}

} // namespace

void SessionTest::roundTrip()
{
    const SessionFile session = fullSession();
    QVERIFY(parsed(writeSession(session)) == session);
    QVERIFY(parsed(writeSession({})) == SessionFile());
}

void SessionTest::writesTheSameBytes()
{
    const std::string text = writeSession(fullSession());
    QCOMPARE(writeSession(parsed(text)), text);
    QVERIFY(text.ends_with("}\n"));
    QVERIFY(text.starts_with("{\n  \"schema\": 1,\n  \"title\""));
}

void SessionTest::missingKeysAreDefaults()
{
    const SessionFile session = parsed(R"({"schema":1,"experiment":{"launch":{"grid":[7]}}})");
    Experiment expected;
    expected.launch.grid = {7, 1, 1};
    QVERIFY(session.experiment == expected);
    const SessionFile numbers = parsed(
        R"({"schema":1,"experiment":{"launch":{"arguments":{"n":12,"flag":true,"f":1.5}}}})");
    const std::map<std::string, std::string> arguments = {
        {"n", "12"}, {"flag", "true"}, {"f", "1.5"}};
    QVERIFY(numbers.experiment.launch.arguments == arguments);
}

void SessionTest::unknownKeysStay()
{
    const std::string text = R"({
        "schema": 1, "new": [1, {"a": null}],
        "experiment": {"x1": 1, "source": {"text": "a[1]", "x2": "2"},
                       "launch": {"x3": {"y": 3}, "buffers": {"a": {"type": "int", "x4": 4}}}},
        "steps": [{"title": "one"}, {"title": "two", "x5": [5]}]})";
    const SessionFile session = parsed(text);
    const SessionFile again = parsed(writeSession(session));
    QVERIFY(again == session);
    const QByteArray written = QByteArray::fromStdString(writeSession(session)).simplified();
    for (const char *part :
         {R"("new": [ 1, { "a": null } ])", R"("x1": 1)", R"("x2": "2")", R"("x3": { "y": 3 })",
          R"("x4": 4)", R"("title": "two", "text": "", "patch": {}, "x5": [ 5 ])"})
        QVERIFY2(written.contains(part), part);

    SessionFile edited = session;
    edited.experiment.launch.buffers.clear();
    edited.steps.pop_back();
    QVERIFY(QByteArray::fromStdString(writeSession(edited)).contains("x1"));
}

void SessionTest::unknownKeysGoWithTheirEntry()
{
    SessionFile session = parsed(R"({"schema": 1,
        "experiment": {"launch": {"buffers": {"data": {"type": "int", "later": 1},
                                              "rest": {"type": "int", "later": 2}}}},
        "steps": [{"title": "one", "later": 3}]})");
    session.experiment.launch.buffers.erase("data");
    session.steps.clear();
    const std::string written = writeSession(session);
    const SessionFile again = parsed(written);
    QVERIFY(again.experiment == session.experiment);
    QVERIFY(again.steps.empty());
    QVERIFY(QByteArray::fromStdString(written).contains(R"("later": 2)"));

    session.experiment.launch.buffers.clear();
    QVERIFY(parsed(writeSession(session)).experiment == session.experiment);
}

void SessionTest::refuses_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const QString &json, const char *part) {
        QTest::newRow(name) << json << part;
    };
    const auto experiment = [](const char *inner) {
        return QStringLiteral(R"({"schema":1,"experiment":{%1}})").arg(inner);
    };
    row("empty", "", "ends too early");
    row("number", R"({"schema": 1e999})", "too large");
    row("not JSON", "{\n  \"schema\": 1,\n  oops}", "line 3, column 3");
    row("text after it", "{\"schema\":1} x", "line 1, column 14");
    row("array", "[]", "no \"schema\"");
    row("no schema", "{}", "no \"schema\"");
    row("later schema", R"({"schema":2})", "later Warplens");
    row("schema 0", R"({"schema":0})", "schema must be");
    row("schema text", R"({"schema":"1"})", "schema must be");
    row("title", R"({"schema":1,"title":7})", "title must be a text");
    row("experiment", R"({"schema":1,"experiment":[]})", "experiment must be an object");
    row("text", experiment(R"("source":{"text":{}})"), "experiment.source.text must be a text");
    row("lines", experiment(R"("source":{"text":["a",1]})"), "experiment.source.text must be");
    row("dialect", experiment(R"("source":{"dialect":"metal"})"),
        "experiment.source.dialect must be one of detect, cuda, hip, opencl, hlsl");
    row("space", experiment(R"("source":{"space":"local"})"), "experiment.source.space");
    row("op", experiment(R"("source":{"op":3})"), "experiment.source.op");
    row("grid", experiment(R"("launch":{"grid":[1,-1]})"),
        "experiment.launch.grid[1] must be a whole number");
    row("grid size", experiment(R"("launch":{"grid":[1,1,1,1]})"), "experiment.launch.grid must");
    row("grid empty", experiment(R"("launch":{"grid":[]})"), "experiment.launch.grid must");
    row("grid fraction", experiment(R"("launch":{"grid":[1.5]})"), "experiment.launch.grid[0]");
    row("grid range", experiment(R"("launch":{"grid":[4294967296]})"), "experiment.launch.grid[0]");
    row("argument", experiment(R"("launch":{"arguments":{"n":[]}})"),
        "experiment.launch.arguments.n must");
    row("buffer", experiment(R"("launch":{"buffers":{"a":"int"}})"),
        "experiment.launch.buffers.a must be an object");
    row("count", experiment(R"("launch":{"buffers":{"a":{"count":-1}}})"),
        "experiment.launch.buffers.a.count");
    row("optimised", experiment(R"("optimised":"yes")"),
        "experiment.optimised must be true or false");
    row("folders", experiment(R"("include_folders":"a")"), "experiment.include_folders");
    row("steps", R"({"schema":1,"steps":{}})", "steps must be an array");
    row("step", R"({"schema":1,"steps":[1]})", "steps[0] must be an object");
    row("patch", R"({"schema":1,"steps":[{},{"patch":1}]})", "steps[1].patch must be an object");
    row("deep", QString(100'000, '[') + QString(100'000, ']'), "nested too deeply");
    row("no UTF-8", QString::fromLatin1("{\"schema\":1,\"title\":\"\\ud800\"}"), "line 1");
}

void SessionTest::refuses()
{
    QFETCH(QString, json);
    QFETCH(QString, part);
    const auto session = parseSession(json.toStdString());
    QVERIFY(std::holds_alternative<SessionError>(session));
    const auto message = QString::fromStdString(std::get<SessionError>(session).message);
    QVERIFY2(message.contains(part), qPrintable(message));
}

void SessionTest::anyCutOffIsNoticed()
{
    const std::string text = writeSession(fullSession());
    for (std::size_t length = 0; length + 2 < text.size(); ++length)
        QVERIFY(std::holds_alternative<SessionError>(parseSession(text.substr(0, length))));
}

void SessionTest::steps()
{
    SessionFile session = fullSession();
    session.steps[1].patch = R"({"source":{"text":["x","y"]},"launch":{"arguments":{"n":null}}})";
    const auto first = experimentOf(session, 0);
    Experiment expected = session.experiment;
    expected.launch.grid = {1, 1, 1};
    QVERIFY(std::get<Experiment>(first) == expected);
    const auto second = experimentOf(session, 1);
    expected = session.experiment;
    expected.source.text = "x\ny";
    expected.launch.arguments.erase("n");
    QVERIFY(std::get<Experiment>(second) == expected);
}

void SessionTest::badSteps_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("part");
    QTest::newRow("no such step") << "{}" << 5 << "no step 6";
    QTest::newRow("no JSON") << "{" << 0 << "steps[0].patch";
    QTest::newRow("type") << R"({"launch":{"grid":"big"}})" << 0 << "steps[0].patch.launch.grid";
    QTest::newRow("not an object") << "7" << 0 << "steps[0].patch";
}

void SessionTest::badSteps()
{
    QFETCH(QString, patch);
    QFETCH(int, step);
    QFETCH(QString, part);
    SessionFile session = fullSession();
    session.steps[0].patch = patch.toStdString();
    const auto experiment = experimentOf(session, std::size_t(step));
    QVERIFY(std::holds_alternative<SessionError>(experiment));
    const auto message = QString::fromStdString(std::get<SessionError>(experiment).message);
    QVERIFY2(message.contains(part), qPrintable(message));
}

void SessionTest::lessonsParse_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(WARPLENS_SOURCE_DIR "/resources/lessons"));
    const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files);
    QVERIFY(!files.isEmpty());
    QCOMPARE(int(builtInLessons().size()), int(files.size()));
    for (const QFileInfo &file : files)
        QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
}

void SessionTest::lessonsParse()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const SessionFile experiment = parsed(file.readAll().toStdString());
    const Lesson *builtIn = findLesson(builtInLessons(), QTest::currentDataTag());
    QVERIFY(builtIn && builtIn->session.experiment == experiment.experiment);
    QCOMPARE(experiment.unknown, std::string("{}"));
    const SessionFile &lesson = builtIn->session;
    QVERIFY(!lesson.title.empty() && !lesson.text.empty() && !lesson.steps.empty());
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        QVERIFY(!lesson.steps[step].title.empty() && !lesson.steps[step].text.empty());
        QVERIFY(std::holds_alternative<Experiment>(experimentOf(lesson, step)));
    }
    // Saved, it is one file that holds its text, questions and claims.
    QVERIFY(parsed(writeSession(lesson)) == lesson);
}

void SessionTest::findsLessons_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("id") << "14-halo-load" << "14-halo-load";
    QTest::newRow("without number") << "halo-load" << "14-halo-load";
    QTest::newRow("title") << "one flag FOR each warp?" << "12-flag-per-warp";
    QTest::newRow("none") << "halo" << "";
    QTest::newRow("empty") << "" << "";
}

void SessionTest::findsLessons()
{
    QFETCH(QString, name);
    const Lesson *lesson = findLesson(builtInLessons(), name.toStdString());
    QTEST(lesson ? QString::fromStdString(lesson->id) : QString(), "id");
}

QTEST_APPLESS_MAIN(SessionTest)
#include "session_test.moc"
