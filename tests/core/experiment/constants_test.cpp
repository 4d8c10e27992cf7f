// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sameoutcome.h"
#include "stridedkernel.h"

#include "experiment/evaluate.h"
#include "experiment/report.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace warplens;

/// Names in constant places: part of what is compiled, set like any other argument.
class ConstantsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_requests.clear(); }
    void valuesReachTheCompiler_data();
    void valuesReachTheCompiler();
    void defaultsComeFromTheCompiler();
    void onlyChangesCompileAnew();
    void badTextIsSaid();
    void valuesThatDoNotCompileCanBeCorrected();
    void defaultsThatDoNotCompileCanBeSet();

private:
    /// The strided kernel with `PAD` in a constant place; it refuses values of `m_refused`.
    Compile compile()
    {
        return [this](const CompileRequest &request, std::stop_token) {
            m_requests.push_back(request);
            const auto given = request.constants.find("PAD");
            const std::string value = given == request.constants.end() ? "1" : given->second;
            CompileOutcome outcome;
            if (value == m_refused) {
                outcome.diagnostics.push_back({.arguments = {"negative size"}});
                return outcome;
            }
            auto kernel = std::make_shared<Kernel>(*stridedKernel());
            Parameter pad;
            pad.name = "PAD";
            pad.type = "int";
            pad.bytes = 0;
            pad.isUndeclared = pad.isConstant = true;
            pad.constant = value;
            pad.position = {3, 7};
            kernel->parameters.push_back(pad);
            outcome.kernel = std::move(kernel);
            return outcome;
        };
    }
    std::shared_ptr<const Result> run(const std::string &pad, const Result *previous = nullptr)
    {
        Experiment experiment = stridedExperiment({1, 1, 1}, {32, 1, 1});
        if (!pad.empty())
            experiment.launch.arguments["PAD"] = pad;
        return evaluate(experiment, {}, previous, compile(), {}, {});
    }

    std::vector<CompileRequest> m_requests;
    std::string m_refused = "-100";
};

void ConstantsTest::valuesReachTheCompiler_data()
{
    QTest::addColumn<std::string>("typed");
    QTest::addColumn<std::string>("compiled");
    QTest::newRow("plain") << std::string("3") << std::string("3");
    QTest::newRow("negative") << std::string("-2") << std::string("-2");
    QTest::newRow("hexadecimal") << std::string(" 0x10 ") << std::string("16");
    QTest::newRow("not octal") << std::string("010") << std::string("10");
}

void ConstantsTest::valuesReachTheCompiler()
{
    QFETCH(std::string, typed);
    QFETCH(std::string, compiled);
    const auto result = run(typed);
    QVERIFY(result->diagnostics.empty());
    QCOMPARE(result->compileRequest.constants,
             (std::map<std::string, std::string>{{"PAD", compiled}}));
    QCOMPARE(result->kernel()->parameters.back().constant, compiled);
    QVERIFY((result->arguments.back() == EffectiveArgument{"PAD", typed, false}));
    QCOMPARE(result->launch.parameterBlock.size(), std::size_t(result->kernel()->parameterBytes));
    QVERIFY(result->coverage.exact);
}

void ConstantsTest::defaultsComeFromTheCompiler()
{
    const auto result = run("");
    QCOMPARE(m_requests.size(), std::size_t(1));
    QVERIFY((result->arguments.back() == EffectiveArgument{"PAD", "1", true}));
    const auto json = nlohmann::json::parse(reportJson(*result, untranslated));
    QCOMPARE(json["parameters"].back()["kind"].get<std::string>(), std::string("constant"));
    QCOMPARE(json["parameters"].back()["value"].get<std::string>(), std::string("1"));
    QCOMPARE(json["parameters"].back()["default"].get<bool>(), true);
    QCOMPARE(json["launch"]["arguments"]["PAD"].get<std::string>(), std::string("1"));
    QVERIFY(reportText(*result, untranslated).find("PAD = 1 (compile-time)") != std::string::npos);
}

void ConstantsTest::onlyChangesCompileAnew()
{
    const auto first = run("2");
    QCOMPARE(m_requests.size(), std::size_t(2)); // one to see the names
    const auto same = run("2", first.get());
    QCOMPARE(m_requests.size(), std::size_t(2));
    const auto other = run("3", first.get());
    QCOMPARE(m_requests.size(), std::size_t(3)); // the names are known
    QVERIFY(sameOutcome(*other, *run("3")));
    const auto back = run("", other.get());
    QCOMPARE(back->kernel()->parameters.back().constant, std::string("1"));
    QVERIFY(back->compileRequest == run("")->compileRequest);
}

void ConstantsTest::badTextIsSaid()
{
    for (const char *bad : {"", "1.5", "two", "99999999999999999999"}) {
        Experiment experiment = stridedExperiment({1, 1, 1}, {32, 1, 1});
        experiment.launch.arguments["PAD"] = bad;
        const auto result = evaluate(experiment, {}, nullptr, compile(), {}, {});
        QCOMPARE(result->diagnostics.size(), std::size_t(1));
        const Diagnostic &found = result->diagnostics.front();
        QCOMPARE(found.kind, DiagnosticKind::BadConstant);
        QCOMPARE(found.arguments, (std::vector<std::string>{"PAD", bad}));
        QVERIFY((found.position == Position{3, 7}));
        QVERIFY(result->kernel() && !result->coverage.exact);
    }
}

void ConstantsTest::valuesThatDoNotCompileCanBeCorrected()
{
    const auto good = run("2");
    const auto bad = run("-100", good.get());
    QVERIFY(!bad->kernel() && bad->hasErrors());
    QVERIFY(bad->compileRequest == run("-100")->compileRequest);
    const auto again = run("4", bad.get());
    QVERIFY(again->kernel() && !again->hasErrors());
    QCOMPARE(again->kernel()->parameters.back().constant, std::string("4"));
}

void ConstantsTest::defaultsThatDoNotCompileCanBeSet()
{
    m_refused = "1";
    QVERIFY(!run("")->kernel());
    const auto set = run("2");
    QVERIFY(set->kernel());
    QCOMPARE(set->compileRequest.constants, (std::map<std::string, std::string>{{"PAD", "2"}}));
}

QTEST_APPLESS_MAIN(ConstantsTest)
#include "constants_test.moc"
