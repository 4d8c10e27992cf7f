// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QTest>

using namespace warplens;

/// What whole files hold beside plain kernels: launches from kernels, objects, other libraries'
/// host code.
class FrontEndFeatures : public QObject
{
    Q_OBJECT

private slots:
    void launchesInKernels();
    void calls_data();
    void calls();
    void templateArguments();
    void assertedNumbers();
    void badTemplateArguments_data();
    void badTemplateArguments();
    void askedInstancesOnly();
    void runawayTemplates();
    void hostCode_data();
    void hostCode();
    void deviceTypes();

private:
    static QStringList kindsIn(const CompileOutcome &outcome, DiagnosticKind kind)
    {
        QStringList found;
        for (const Diagnostic &diagnostic : outcome.diagnostics)
            if (diagnostic.kind == kind) {
                QStringList arguments;
                for (const std::string &argument : diagnostic.arguments)
                    arguments += QString::fromStdString(argument);
                found += describe(diagnostic.position) + " " + arguments.join(", ");
            }
        return found;
    }
};

void FrontEndFeatures::launchesInKernels()
{
    const CompileOutcome outcome =
        compileInProcess(requestFor("__global__ void child(int *p) { p[0] = 1; }\n"
                                    "namespace n { template <int N> __global__ void other(int *p)"
                                    " { p[N] = 1; } }\n"
                                    "__global__ void parent(int *p) {\n"
                                    "  p[1] = 2;\n"
                                    "  if (threadIdx.x == 0) child<<<1, 32>>>(p);\n"
                                    "  else n::other<4><<<dim3(1), 32,\n    0>>>(p + (1));\n"
                                    "  cudaDeviceSynchronize();\n"
                                    "  p[2] = 3; }\n"
                                    "int main() { parent<<<1, 32>>>(0); }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeSites(*outcome.kernel), QString("store 4 global 4:8, store 4 global 9:8"));
    QCOMPARE(kindsIn(outcome, DiagnosticKind::LaunchInKernel),
             (QStringList{"5:25 child", "6:11 other"}));
}

void FrontEndFeatures::calls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    const QString functions = "__device__ int one(int a) { return a + 1; }\n"
                              "__device__ int two(int a) { return a + 2; }\n"
                              "typedef int (*F)(int);\n";
    const QString objects = "struct Shape { __device__ virtual int area() { return 1; } };\n"
                            "struct Square : Shape { __device__ int area() { return 4; } };\n";
    const int none = -1;
    QTest::newRow("known pointer")
        << functions + "__global__ void k(int *p) { F f = one; p[0] = f(p[0]); }\n"
        << none << "";
    QTest::newRow("passed pointer") << functions
            + "__device__ int apply(F f, int a) { return f(a); }\n"
              "__global__ void k(int *p) { p[0] = apply(two, p[0]); }\n"
                                    << none << "";
    QTest::newRow("unknown pointer") << "typedef int (*F)(int);\n"
                                        "__global__ void k(int *p, F *f) {\n"
                                        "  p[0] = f[threadIdx.x](p[0]); }\n"
                                     << int(DiagnosticKind::IndirectCall) << "3:10 ";
    QTest::newRow("virtual") << objects
            + "__global__ void k(int *p, Shape **s) {\n"
              "  p[0] = s[threadIdx.x]->area(); }\n"
                             << int(DiagnosticKind::VirtualCall) << "4:26 area";
    QTest::newRow("virtual by its class")
        << objects + "__global__ void k(int *p) { Square s; p[0] = s.area(); }\n"
        << none << "";
}

void FrontEndFeatures::calls()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2((outcome.kernel != nullptr) == (kind < 0), qPrintable(describeDiagnostics(outcome)));
    if (kind >= 0)
        QTEST(kindsIn(outcome, DiagnosticKind(kind)).join("; "), "expected");
}

static QString describeArguments(const CompileOutcome &outcome)
{
    QStringList all;
    for (const TemplateArgument &argument : outcome.kernel->templateArguments)
        all += QString::fromStdString(argument.name + "=" + argument.text)
            + (argument.isAssumed ? "?" : "");
    return all.join(", ");
}

void FrontEndFeatures::templateArguments()
{
    const QString text = "template <class T, int N, bool Fast = true> __global__ void k(T *p)\n"
                         "{ p[N] = Fast; }\n";
    CompileRequest request = requestFor(text);
    request.templateArguments = {{"N", "2 * 4 // eight"}};
    const CompileOutcome asked = compileInProcess(request);
    QVERIFY2(asked.kernel, qPrintable(describeDiagnostics(asked)));
    QCOMPARE(describeArguments(asked), QString("T=float?, N=8, Fast=true"));
    const CompileOutcome launched =
        compileInProcess(requestFor(text + "int main() { k<int, 3><<<1, 32>>>((int *)0); }\n"));
    QVERIFY2(launched.kernel, qPrintable(describeDiagnostics(launched)));
    QCOMPARE(describeArguments(launched), QString("T=int, N=3, Fast=true"));
}

void FrontEndFeatures::assertedNumbers()
{
    const CompileOutcome outcome = compileInProcess(
        requestFor("template <int N, int M, int K> __global__ void k(float *p) {\n"
                   "  static_assert(N == 48 && M >= 6, \"\"); p[N * M * K] = 1; }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeArguments(outcome), QString("N=48?, M=6?, K=16?"));
}

void FrontEndFeatures::badTemplateArguments_data()
{
    QTest::addColumn<QString>("argument");
    for (const char *bad :
         {"", "16; int x", "16>; int y; //", "(16", "16)", "{16}", "#16", "n", "float"})
        QTest::newRow(bad) << bad;
}

/// What a launch instantiates is no answer to what was asked for.
void FrontEndFeatures::askedInstancesOnly()
{
    CompileRequest request = requestFor("template <class T, int N> __global__ void k(T *p)\n"
                                        "{ p[N] = 1; }\n"
                                        "void f(float *p) { k<float, 4><<<1, 32>>>(p); }\n");
    request.templateArguments = {{"T", "floot"}, {"N", "8"}};
    const CompileOutcome refused = compileInProcess(request);
    QVERIFY(!refused.kernel);
    QCOMPARE(kindsIn(refused, DiagnosticKind::BadTemplateArgument).size(), 1);
    request.templateArguments = {{"T", "double"}, {"N", "8"}};
    const CompileOutcome asked = compileInProcess(request);
    QVERIFY2(asked.kernel, qPrintable(describeDiagnostics(asked)));
    QCOMPARE(describeSites(*asked.kernel), QString("store 8 global 2:8"));
    request.templateArguments = {{"U", "double"}};
    const CompileOutcome unknown = compileInProcess(request);
    QVERIFY2(unknown.kernel, qPrintable(describeDiagnostics(unknown)));
    QCOMPARE(kindsIn(unknown, DiagnosticKind::UnknownParameter).size(), 1);
}

void FrontEndFeatures::badTemplateArguments()
{
    QFETCH(QString, argument);
    CompileRequest request =
        requestFor("template <int N> __global__ void k(float *p) { p[N] = 1; }\n");
    request.templateArguments = {{"N", argument.toStdString()}};
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY(!outcome.kernel);
    QCOMPARE(kindsIn(outcome, DiagnosticKind::BadTemplateArgument),
             QStringList{"1:34 N, " + argument});
}

void FrontEndFeatures::runawayTemplates()
{
    const CompileOutcome outcome = compileInProcess(
        requestFor("template <int N> struct S { static constexpr int v = S<N + 1>::v; };\n"
                   "__global__ void k(int *p) { p[0] = S<0>::v; }\n"));
    QVERIFY(!outcome.kernel);
    QVERIFY2(!kindsIn(outcome, DiagnosticKind::TemplateRecursion).isEmpty(),
             qPrintable(describeDiagnostics(outcome)));
}

void FrontEndFeatures::hostCode_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<unsigned>("block");
    QTest::newRow("containers")
        << "#include <vector>\nint main() { std::vector<float> v(64); std::unique_ptr<float[]> u;\n"
           "  float *p; cudaMalloc(&p, v.size() * sizeof(float)); k<float, 7><<<1, 32>>>(p); }\n"
        << 32U;
    QTest::newRow("torch") << "#include <torch/extension.h>\n"
                              "void run(torch::Tensor t) { TORCH_CHECK(t.is_cuda(), \"\");\n"
                              "  auto out = torch::zeros({4, 4}, t.options());\n"
                              "  k<float, 7><<<t.numel() / 256, 256>>>(out.data_ptr<float>()); }\n"
                              "PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def(\"run\", &run); }\n"
                           << 256U;
    QTest::newRow("through a template")
        << "template <class T> void launch(T *p, cudaStream_t stream) {\n"
           "  k<T, 7><<<1, 32, 0, stream>>>(p); }\n"
           "int main() { cublasHandle_t h; cublasCreate(&h); launch<float>(0, 0); }\n"
        << 32U;
    QTest::newRow("unknown helpers")
        << "int main() { CHECK(cudaMalloc(0, 4)); Timer t;\n"
           "  k<float, 7><<<4, 32>>>((float *)0); t.stop(); foo(3); }\n"
        << 32U;
    QTest::newRow("errors around it")
        << "int main() { auto x = library::make(nothing, 3); Unknown y(4);\n"
           "  k<float, 7><<<1, 32>>>((float *)0); if (x) { } }\n"
        << 32U;
}

void FrontEndFeatures::hostCode()
{
    QFETCH(QString, host);
    const CompileOutcome outcome = compileInProcess(
        requestFor("template <class T, int N> __global__ void k(T *p) { p[N] = 1; }\n" + host));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(QString::fromStdString(outcome.kernel->displayName), QString("k<float, 7>"));
    QFETCH(unsigned, block);
    QVERIFY(outcome.kernel->suggestedBlock == (Extent{block, 1, 1}));
}

void FrontEndFeatures::deviceTypes()
{
    const CompileOutcome outcome = compileInProcess(
        requestFor("#include <type_traits>\n#include <limits>\n"
                   "template <class T, class = std::enable_if_t<std::is_integral_v<T>>>\n"
                   "__device__ T most(T) { return std::numeric_limits<T>::max(); }\n"
                   "__global__ void k(int *p) {\n"
                   "  __shared__ alignas(16) std::array<int, 4> s[2];\n"
                   "  s[0][threadIdx.x] = p[0];\n"
                   "  p[1] = most(std::max(p[2], 3)); }\n"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(outcome.kernel->variables.front().alignment, 16U);
}

QTEST_APPLESS_MAIN(FrontEndFeatures)
#include "frontend_features.moc"
