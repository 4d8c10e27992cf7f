// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QTest>

using namespace warplens;

/// Which kernel of a file is compiled, and as what.
class FrontEndKernels : public QObject
{
    Q_OBJECT

private slots:
    void choice_data();
    void choice();
    void firstLaunchWins();
    void entries();
    void launches_data();
    void launches();
    void launchBounds();
};

static const char *const text =
    "template <typename T, int N> __global__ void reduce(T *p) { p[N] = 1; }\n"
    "template <typename T = double, int N = 4> __global__ void standard(T *p) { p[N] = 1; }\n"
    "template <class T, int BS> __global__ void alone(T *p) {\n"
    "  static_assert(BS >= 32, \"too small\"); p[BS] = 1; }\n"
    "__global__ void plain(int *p) { p[0] = 1; }\n"
    "__global__ void last(int *p) { p[0] = 1; }\n"
    "template <int N> void go(float *p) { reduce<float, N><<<1, N>>>(p); }\n"
    "int main() { float *p; go<256>(p); last<<<2, 64>>>(0); }\n";

using Arguments = QMap<QString, QString>;

void FrontEndKernels::choice_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QString>("displayName");
    QTest::addColumn<QString>("assumed");

    QTest::newRow("first launched") << "" << Arguments() << "reduce<float, 256>" << "";
    QTest::newRow("by name") << "plain" << Arguments() << "plain" << "";
    QTest::newRow("default arguments") << "standard" << Arguments() << "standard<double, 4>" << "";
    QTest::newRow("assumed") << "alone" << Arguments() << "alone<float, 32>" << "float, 32";
    QTest::newRow("asked for") << "alone" << Arguments{{"T", "double2"}, {"BS", "64"}} << ""
                               << "";
    QTest::newRow("asked, both") << "alone" << Arguments{{"T", "double"}, {"BS", "64"}}
                                 << "alone<double, 64>" << "";
    QTest::newRow("one asked, one launched")
        << "reduce" << Arguments{{"N", "128"}} << "reduce<float, 128>" << "";
    QTest::newRow("asked as launched")
        << "reduce" << Arguments{{"N", "256"}} << "reduce<float, 256>" << "";
    QTest::newRow("one asked, one standard")
        << "standard" << Arguments{{"N", "7"}} << "standard<double, 7>" << "";
}

void FrontEndKernels::choice()
{
    QFETCH(QString, kernel);
    QFETCH(Arguments, arguments);
    QFETCH(QString, displayName);
    CompileRequest request = requestFor(text);
    request.kernel = kernel.toStdString();
    for (auto it = arguments.begin(); it != arguments.end(); ++it)
        request.templateArguments[it.key().toStdString()] = it.value().toStdString();
    const CompileOutcome outcome = compileInProcess(request);
    // A double2 cannot take a 1: the error is the text's, at its place.
    if (displayName.isEmpty()) {
        QVERIFY(!outcome.kernel);
        QCOMPARE(describe(outcome.diagnostics.front().position), QString("4:47"));
        return;
    }
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(QString::fromStdString(outcome.kernel->displayName), displayName);
    QString assumed;
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        if (diagnostic.kind == DiagnosticKind::AssumedTemplate)
            assumed = QString::fromStdString(diagnostic.arguments.at(1));
    }
    QTEST(assumed, "assumed");
    QCOMPARE(outcome.kernels.size(), 5);
}

void FrontEndKernels::firstLaunchWins()
{
    const CompileOutcome outcome =
        compileInProcess(requestFor("__global__ void one(int *p) { p[0] = 1; }\n"
                                    "__global__ void two(int *p) { p[0] = 1; }\n"
                                    "int main() { two<<<2, 64>>>(0); one<<<3, 32>>>(0); }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(outcome.kernel->name, std::string("two"));
}

void FrontEndKernels::entries()
{
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QStringList found;
    for (const KernelEntry &entry : outcome.kernels)
        found += QString::fromStdString(entry.name) + " " + describe(entry.position)
            + (entry.launched ? " launched" : "")
            + QString(" %1").arg(entry.templateParameters.size());
    const QStringList expected = {"reduce 1:46 launched 2", "standard 2:59 2", "alone 3:44 2",
                                  "plain 5:17 0", "last 6:17 launched 0"};
    QCOMPARE(found, expected);

    CompileRequest request = requestFor(text);
    request.kernel = "missing";
    const CompileOutcome none = compileInProcess(request);
    QVERIFY(!none.kernel);
    QCOMPARE(none.diagnostics.back().kind, DiagnosticKind::UnknownKernel);
    QCOMPARE(QString::fromStdString(none.diagnostics.back().arguments.at(1)),
             QString("reduce, standard, alone, plain, last"));
}

void FrontEndKernels::launches_data()
{
    QTest::addColumn<QString>("launch");
    QTest::addColumn<QString>("grid");
    QTest::addColumn<QString>("block");
    QTest::newRow("numbers") << "k<<<4, 256>>>(0);" << "4,1,1" << "256,1,1";
    QTest::newRow("dim3") << "dim3 g(4, 4), b(16, 16); k<<<g, b>>>(0);" << "4,4,1" << "16,16,1";
    QTest::newRow("in place") << "k<<<dim3(2, 3), dim3(8, 8, 2)>>>(0);" << "2,3,1" << "8,8,2";
    QTest::newRow("computed") << "int n = 1 << 20; const int t = 256; k<<<(n + t - 1) / t, t>>>(0);"
                              << "4096,1,1" << "256,1,1";
    QTest::newRow("unknown grid") << "k<<<argc, 128>>>(0);" << "" << "128,1,1";
    QTest::newRow("nobody launches") << "" << "" << "";
}

void FrontEndKernels::launchBounds()
{
    const QString kernel = "__global__ void __launch_bounds__(4 * 32, 2) k(int *p) { p[0] = 1; }\n";
    const CompileOutcome alone = compileInProcess(requestFor(kernel));
    QVERIFY2(alone.kernel, qPrintable(describeDiagnostics(alone)));
    QVERIFY(alone.kernel->suggestedBlock == Extent({128, 1, 1}));
    QVERIFY(!alone.kernel->suggestedGrid);
    const CompileOutcome launched =
        compileInProcess(requestFor(kernel + "int main() { k<<<2, 64>>>(0); }\n"));
    QVERIFY2(launched.kernel, qPrintable(describeDiagnostics(launched)));
    QVERIFY(launched.kernel->suggestedBlock == Extent({64, 1, 1}));
}

void FrontEndKernels::launches()
{
    QFETCH(QString, launch);
    const CompileOutcome outcome = compileInProcess(
        requestFor("__global__ void k(int *p) { p[0] = 1; }\nint main(int argc, char **argv) { "
                   + launch + " }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    const auto spelled = [](const std::optional<Extent> &extent) {
        return extent ? QString("%1,%2,%3").arg(extent->x).arg(extent->y).arg(extent->z)
                      : QString();
    };
    QTEST(spelled(outcome.kernel->suggestedGrid), "grid");
    QTEST(spelled(outcome.kernel->suggestedBlock), "block");
}

QTEST_APPLESS_MAIN(FrontEndKernels)
#include "frontend_kernels.moc"
