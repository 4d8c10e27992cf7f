// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#ifndef Q_MOC_RUN
#include "experiment/evaluate.h"
#endif

#include <QtTest>

using namespace warplens;

/// Calls of functions that only the run knows, and what kernels allocate.
class FrontendPointerCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void prints_data();
    void prints();
    void pointersToNoFunctionTrap();
    void tablesAreRead();
};

namespace {

const std::string Functions = "typedef int (*F)(int);\n"
                              "__device__ int one(int a) { return a + 1; }\n"
                              "__device__ int two(int a) { return a + 2; }\n"
                              "__device__ F table[3] = {one, two};\n";
const std::string Objects =
    "struct Shape { __device__ virtual int area() { return 1; } };\n"
    "struct Square : Shape { int side; __device__ Square(int s) : side(s) { }\n"
    "  __device__ int area() override { return side * side; } };\n";

std::shared_ptr<const Result> run(const std::string &text, bool optimised)
{
    Experiment experiment;
    experiment.source.text = text;
    experiment.launch.block = {2, 1, 1};
    experiment.optimised = optimised;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

std::string kernelOf(const std::string &body) { return "__global__ void k() {\n" + body + " }\n"; }

} // namespace

void FrontendPointerCallsTest::prints_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected"); // of threads 0 and 1, one after the other
    const auto row = [](const char *name, const std::string &text, const char *expected) {
        QTest::newRow(name) << text << std::string(expected);
    };
    row("chosen", Functions + kernelOf("F f = threadIdx.x ? one : two; printf(\"%d \", f(5));"),
        "7 6 ");
    row("table", Functions + kernelOf("printf(\"%d \", table[threadIdx.x](5));"), "6 7 ");
    row("compared",
        Functions + kernelOf("printf(\"%d \", table[0] == one && table[2] == nullptr);"), "1 1 ");
    row("virtual",
        Objects
            + kernelOf("Square square(3); Shape shape; Shape *s = threadIdx.x ? &square : &shape;\n"
                       "printf(\"%d \", s->area());"),
        "1 9 ");
    row("new",
        Objects
            + kernelOf("Shape *s = new Square(threadIdx.x + 2); int *p = new int[4];\n"
                       "p[3] = s->area(); printf(\"%d \", p[3]); delete s; delete[] p;"),
        "4 9 ");
    row("malloc",
        kernelOf("int *p = (int *)malloc(4), *q = (int *)malloc(4); *p = threadIdx.x; *q = 7;\n"
                 "printf(\"%d \", *p + (malloc(size_t(1) << 30) == nullptr)); free(p);"),
        "1 2 ");
}

void FrontendPointerCallsTest::prints()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    for (const bool optimised : {false, true}) {
        const auto result = run(text, optimised);
        QVERIFY(result->kernel());
        QVERIFY(!result->hasErrors());
        std::string all;
        for (const Printed &printed : result->printed)
            all += printed.text;
        QCOMPARE(all, expected);
    }
}

void FrontendPointerCallsTest::pointersToNoFunctionTrap()
{
    const auto result = run(Functions + kernelOf("printf(\"%d\", table[2](5));"), false);
    QVERIFY(result->kernel());
    QVERIFY(result->hasErrors());
    QVERIFY(result->printed.empty());
}

/// As on the hardware: where the function is looked up is memory traffic.
void FrontendPointerCallsTest::tablesAreRead()
{
    const auto result = run(Functions + kernelOf("printf(\"%d\", table[threadIdx.x](5));"), false);
    QCOMPARE(describeSites(*result->kernel()), QString("load 8 global 6:14"));
}

QTEST_GUILESS_MAIN(FrontendPointerCallsTest)
#include "frontend_pointercalls.moc"
