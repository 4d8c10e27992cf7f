// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#ifndef Q_MOC_RUN
#include "experiment/evaluate.h"
#endif

#include <QtTest>

using namespace warplens;

/// From the text of a kernel to what its threads print.
class FrontendPrintsTest : public QObject
{
    Q_OBJECT

private slots:
    void prints_data();
    void prints();
    void formatsAreNoVariables();
    void assertionsSayWhatFailed();
    void isCut();
};

namespace {

std::shared_ptr<const Result> run(const std::string &text, Extent block, bool optimised = false)
{
    Experiment experiment;
    experiment.source.text = text;
    experiment.launch.block = block;
    experiment.optimised = optimised;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

std::string kernelOf(const std::string &body)
{
    return "#include <cstdio>\n#include <cassert>\n__global__ void k(float *a, int n)\n{\n" + body
        + "\n}\n";
}

} // namespace

void FrontendPrintsTest::prints_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected"); // of threads 0 and 1, one after the other
    const auto row = [](const char *body, const char *expected) {
        QTest::newRow(body) << std::string(body) << std::string(expected);
    };
    row(R"(printf("hello\n");)", "hello\nhello\n");
    row(R"(printf("%d of %d, ", threadIdx.x, blockDim.x);)", "0 of 2, 1 of 2, ");
    row(R"(float f = threadIdx.x + 0.5f; char c = 'a' + threadIdx.x; short s = -3;
           printf("%.2f %c %d %lld|", f, c, s, 1ll << 40);)",
        "0.50 a -3 1099511627776|1.50 b -3 1099511627776|");
    row(R"(const char *word = threadIdx.x ? "one" : "zero"; printf("%s:%s%s ", "is", word, "");)",
        "is:zero is:one ");
    row(R"(if (threadIdx.x == 1) for (int i = 0; i < 3; ++i) printf("%d", i);)", "012");
    row(R"(int k = printf("%d %d", 1, 2); if (threadIdx.x) printf(" = %d", k);)", "1 21 2 = 2");
}

void FrontendPrintsTest::prints()
{
    QFETCH(std::string, body);
    for (const bool optimised : {false, true}) {
        const auto result = run(kernelOf(body), {2, 1, 1}, optimised);
        QVERIFY2(result->kernel() && !result->hasErrors(),
                 qPrintable(describeDiagnostics(result->compiled)));
        std::string text;
        for (const Printed &printed : result->printed) {
            text += printed.text;
            QVERIFY(printed.position.line >= 5);
        }
        QTEST(text, "expected");
        QVERIFY(!result->printedCut);
    }
}

void FrontendPrintsTest::formatsAreNoVariables()
{
    const auto result =
        run(kernelOf("printf(\"%s %d\\n\", \"word\", n); assert(n > 0);"), {1, 1, 1});
    QVERIFY(result->kernel());
    QCOMPARE(describeVariables(*result->kernel()), QString());
    QVERIFY(result->kernel()->opaqueCalls.empty());
    QVERIFY(result->diagnostics.empty());
}

void FrontendPrintsTest::assertionsSayWhatFailed()
{
    const auto result =
        run(kernelOf("assert(threadIdx.x < 3 && \"too far\");\na[threadIdx.x] = n;"), {5, 1, 1});
    QCOMPARE(result->diagnostics.size(), std::size_t(1));
    const Diagnostic &found = result->diagnostics.front();
    QCOMPARE(found.kind, DiagnosticKind::AssertionFailed);
    QCOMPARE(found.count, std::uint64_t(2));
    QCOMPARE(found.position.line, 5u);
    QCOMPARE(
        found.arguments,
        (std::vector<std::string>{"threadIdx.x < 3 && \"too far\"", "(3, 0, 0)", "(0, 0, 0)"}));
    QVERIFY(!result->coverage.exact);
    QCOMPARE(result->global->lanes, std::uint64_t(3)); // the others never get there
}

void FrontendPrintsTest::isCut()
{
    const auto result =
        run(kernelOf("for (int i = 0; i < 100; ++i) printf(\"%d\\n\", i);"), {32, 1, 1});
    QCOMPARE(result->printed.size(), std::size_t(1000));
    QVERIFY(result->printedCut);
    QVERIFY(!result->hasErrors());
}

QTEST_GUILESS_MAIN(FrontendPrintsTest)
#include "frontend_prints.moc"
