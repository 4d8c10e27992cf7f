// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QTest>

using namespace warplens;

/// What is said of text that does not compile, and where.
class FrontEndErrors : public QObject
{
    Q_OBJECT

private slots:
    void messages_data();
    void messages();
    void hostErrorsAreNotJudged();
    void brokenNeighbourStopsNobody();
    void shaderNamesStayOutOfFiles();
    void ownNamesNeverShow_data();
    void ownNamesNeverShow();
};

void FrontEndErrors::messages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<DiagnosticKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("words");

    constexpr auto message = DiagnosticKind::CompilerMessage;
    QTest::newRow("empty") << "" << DiagnosticKind::EmptySource << "0:0" << "0:0" << "";
    QTest::newRow("blank") << " \n\t\n" << DiagnosticKind::EmptySource << "0:0" << "0:0" << "";
    QTest::newRow("comment") << "// nothing yet" << DiagnosticKind::EmptySource << "0:0" << "0:0"
                             << "";
    QTest::newRow("10 MB") << QString(10'000'000, 'x') << DiagnosticKind::SourceTooLarge << "0:0"
                           << "0:0" << "10000000";
    QTest::newRow("no kernel") << "__global__ void k(int *p);\nint f() { return 1; }"
                               << DiagnosticKind::NoKernel << "0:0" << "0:0" << "";
    QTest::newRow("no index") << "threadIdx" << message << "1:1" << "1:10"
                              << "an index is a number, such as threadIdx.x";
    QTest::newRow("no access") << "3.5" << DiagnosticKind::NoAccess << "1:1" << "1:1" << "";
    QTest::newRow("folded division") << "threadIdx.x + 1 / 0" << message << "1:17" << "1:18"
                                     << "division by zero is undefined";
    QTest::newRow("set a builtin") << "threadIdx.x = 1;" << message << "1:11" << "1:12"
                                   << "this tells where the thread is and cannot be assigned";
    QTest::newRow("unfinished expression") << "threadIdx.x *" << message << "1:14" << "1:14"
                                           << "expected expression";
    QTest::newRow("open parenthesis") << "(threadIdx.x" << message << "1:13" << "1:13"
                                      << "expected ')'";
    QTest::newRow("no such member") << "threadIdx.w * 2" << message << "1:11" << "1:12"
                                    << "no member named 'w' in 'ThreadIndex'";
    QTest::newRow("guard") << "if (threadIdx.w < 4) s[4]" << message << "1:15" << "1:16"
                           << "no member named 'w' in 'ThreadIndex'";
    QTest::newRow("behind a guard") << "if (threadIdx.x < 4) s[threadIdx.w]" << message << "1:34"
                                    << "1:35" << "no member named 'w' in 'ThreadIndex'";
    QTest::newRow("missing brace") << "for (;;) {\n  int x = 3;\n"
                                   << message << "2:13" << "2:13"
                                   << "expected '}'";
    QTest::newRow("missing semicolon") << "int x = 3\nint y = 4;" << message << "1:10" << "1:10"
                                       << "expected ';' at end of declaration";
    QTest::newRow("unknown type") << "int a = 1;\n  foo_t *p = 0;" << message << "2:3" << "2:8"
                                  << "unknown type name 'foo_t'";
    QTest::newRow("only definitions")
        << "int f() { return 1; }" << DiagnosticKind::NoKernel << "0:0" << "0:0" << "";
    QTest::newRow("unknown function") << "a[0] = frobnicate(3);" << message << "1:8" << "1:18"
                                      << "use of undeclared identifier 'frobnicate'";
    QTest::newRow("in a kernel") << "__global__ void k(float *p)\n{\n    p[0] = +;\n}" << message
                                 << "3:13" << "3:14" << "expected expression";
    QTest::newRow("parameter type") << "__global__ void k(foo_t *p)\n{\n}" << message << "1:19"
                                    << "1:24" << "unknown type name 'foo_t'";
    QTest::newRow("unclosed kernel") << "__global__ void k(float *p)\n{\n    p[0] = 1;\n"
                                     << message << "3:14" << "3:14" << "expected '}'";
    QTest::newRow("changed in a file")
        << "__global__ void k(float *p)\n{ total += p[0]; }" << message << "2:3" << "2:8"
        << "use of undeclared identifier 'total'";
    QTest::newRow("line markers") << "#line 70 \"other.cu\"\nint x = ;" << message << "2:9"
                                  << "2:10" << "expected expression";
}

void FrontEndErrors::messages()
{
    QFETCH(QString, text);
    QFETCH(DiagnosticKind, kind);
    QFETCH(QString, words);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(!outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        if (diagnostic.kind != kind || diagnostic.severity != Severity::Error)
            continue;
        const QString said = diagnostic.arguments.empty()
            ? QString()
            : QString::fromStdString(diagnostic.arguments.front());
        if (!words.isEmpty() && said != words)
            continue;
        QTEST(describe(diagnostic.position), "position");
        QTEST(describe(diagnostic.end), "end");
        return;
    }
    QFAIL(qPrintable("not said, but:\n" + describeDiagnostics(outcome)));
}

void FrontEndErrors::hostErrorsAreNotJudged()
{
    const CompileOutcome outcome = compileInProcess(
        requestFor("#include <thrust/nowhere.h>\n"
                   "__global__ void k(float *p) { p[threadIdx.x] = 1; }\n"
                   "thing_t make(unknown);\n"
                   "int main() { strange s(3); no.such(); k<<<1, 32>>>(s); return +; }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    int notes = 0;
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        QCOMPARE(diagnostic.kind, DiagnosticKind::HostErrorIgnored);
        QCOMPARE(diagnostic.severity, Severity::Note);
        ++notes;
    }
    QCOMPARE(notes, 1);
    QVERIFY(outcome.kernels.front().launched);
}

void FrontEndErrors::brokenNeighbourStopsNobody()
{
    const QString text = "__global__ void bad(float *p) { p[0] = +; }\n"
                         "__global__ void good(float *p) { p[0] = 1; }\n";
    CompileRequest request = requestFor(text);
    request.kernel = "good";
    const CompileOutcome good = compileInProcess(request);
    QVERIFY2(good.kernel, qPrintable(describeDiagnostics(good)));
    QCOMPARE(good.diagnostics.size(), 1);
    QCOMPARE(good.diagnostics.front().severity, Severity::Warning);
    request.kernel = "bad";
    const CompileOutcome bad = compileInProcess(request);
    QVERIFY(!bad.kernel);
    QCOMPARE(bad.diagnostics.front().severity, Severity::Error);
    QCOMPARE(bad.kernels.size(), 2);
}

void FrontEndErrors::shaderNamesStayOutOfFiles()
{
    const CompileOutcome outcome =
        compileInProcess(requestFor("__global__ void k(float *p) { p[lane] = warp; }"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeParameters(*outcome.kernel), QString("p: float [], lane: int?, warp: int?"));
}

void FrontEndErrors::ownNamesNeverShow_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("member") << "thread.q";
    QTest::newRow("conversion") << "int *p = threadIdx;";
    QTest::newRow("lane") << "float4 v = lane;";
    QTest::newRow("call") << "thread(3)";
    QTest::newRow("void value") << "__syncthreads()";
    QTest::newRow("type of an index") << "threadIdx";
    QTest::newRow("comparison") << "int x = threadIdx < 3;";
    QTest::newRow("math") << "float x = sqrtf(1, 2);";
    QTest::newRow("function beside statements") << "int f() { return x; }\na[0] = f(1);";
    QTest::newRow("template") << "__global__ void k(float4 *p) { atomicAdd(p, 1); }";
    QTest::newRow("shuffle") << "float x = __shfl_sync(1);";
}

void FrontEndErrors::ownNamesNeverShow()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY(!outcome.kernel);
    QVERIFY(!outcome.diagnostics.empty());
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        QVERIFY2(diagnostic.position.isValid(), qPrintable(describeDiagnostics(outcome)));
        for (const std::string &argument : diagnostic.arguments)
            QVERIFY2(argument.find("__wl") == std::string::npos, argument.c_str());
    }
}

QTEST_APPLESS_MAIN(FrontEndErrors)
#include "frontend_errors.moc"
