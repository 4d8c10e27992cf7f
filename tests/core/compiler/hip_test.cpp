// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"

#include <QTest>

using namespace warplens;

/// HIP by its own names, on waves of 32 lanes and of 64.
class HipTest : public QObject
{
    Q_OBJECT

private slots:
    void launches();
    void requests_data();
    void requests();
};

void HipTest::launches()
{
    const DialectRun run = runDialect(
        "#include \"hip/hip_runtime.h\"\n"
        "template <class T, int N> __global__ __launch_bounds__(256) void scale(T *p, int n) {\n"
        "  HIP_DYNAMIC_SHARED(float, s)\n"
        "  int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;\n"
        "  s[hipThreadIdx_x] = p[i * N]; }\n"
        "__global__ void idle(int *p) { p[0] = 1; }\n"
        "#define CHECK(x) if ((x) != hipSuccess) return 1;\n"
        "int main() {\n  float *d; CHECK(hipMalloc(&d, 1024)); hipDeviceProp_t prop;\n"
        "  CHECK(hipGetDeviceProperties(&prop, 0));\n  dim3 block(64, 2);\n"
        "  hipLaunchKernelGGL((scale<float, 4>), dim3(10), block, 0, 0, d, 3);\n"
        "  CHECK(hipDeviceSynchronize()); hipFree(d); }\n");
    QVERIFY(run.outcome.kernel);
    const Kernel &kernel = *run.outcome.kernel;
    QCOMPARE(QString::fromStdString(kernel.displayName), QString("scale<float, 4>"));
    QCOMPARE(kernel.suggestedBlock, std::optional(Extent{64, 2, 1}));
    QCOMPARE(kernel.suggestedGrid, std::optional(Extent{10, 1, 1}));
    QCOMPARE(describeVariables(kernel), QString("shared s: float dynamic"));
    QVERIFY(run.outcome.kernels[0].launched && !run.outcome.kernels[1].launched);
}

void HipTest::requests_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("narrow"); ///< offsets on a wave of 32
    QTest::addColumn<QString>("wide");   ///< on one of 64

    QTest::newRow("size of a wave") << "warpSize" << "128 128 128 128" << "256 256 256 256";
    QTest::newRow("shuffle across the wave")
        << "__shfl(lane, warpSize - 1)" << "124 124 124 124" << "252 252 252 252";
    QTest::newRow("shuffle down") << "__shfl_down(lane, 16)" << "64 68 72 76" << "64 68 72 76";
    QTest::newRow("shuffle of a part") << "__shfl(lane, 1, 2)" << "4 4 12 12" << "4 4 12 12";
    QTest::newRow("shuffle xor") << "__shfl_xor(lane, 32 % warpSize)" << "0 4 8 12"
                                 << "128 132 136 140";
    QTest::newRow("ballot") << "__popcll(__ballot(lane < 40))" << "128 128 128 128"
                            << "160 160 160 160";
    QTest::newRow("lanes below")
        << "__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u))" << "0 4 8 12"
        << "0 4 8 12";
    QTest::newRow("first lane") << "__builtin_amdgcn_readfirstlane(lane + 5)" << "20 20 20 20"
                                << "20 20 20 20";
    QTest::newRow("swizzle by masks")
        << "__builtin_amdgcn_ds_swizzle(lane, 0x041f)" << "4 0 12 8" << "4 0 12 8";
    QTest::newRow("swizzle in quads")
        << "__builtin_amdgcn_ds_swizzle(lane, 0x801b)" << "12 8 4 0" << "12 8 4 0";
    QTest::newRow("permute forward")
        << "__builtin_amdgcn_ds_permute((lane ^ 1) * 4, lane)" << "4 0 12 8" << "4 0 12 8";
    QTest::newRow("permute backward")
        << "__builtin_amdgcn_ds_bpermute((lane ^ 2) * 4, lane)" << "8 12 0 4" << "8 12 0 4";
    QTest::newRow("places")
        << "__builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_y()" << "0 4 8 12"
        << "0 4 8 12";
    QTest::newRow("any") << "__any(lane == warpSize - 1) + __all(lane >= 0)" << "8 8 8 8"
                         << "8 8 8 8";
}

void HipTest::requests()
{
    QFETCH(QString, body);
    QFETCH(QString, narrow);
    QFETCH(QString, wide);
    const QString text = QStringLiteral("#include <hip/hip_runtime.h>\n"
                                        "__global__ void k(int *at) { int lane = threadIdx.x %"
                                        " warpSize; at[%1] = 0; }\n")
                             .arg(body);
    for (const unsigned warpSize : {32U, 64U}) {
        DialectLaunch launch;
        launch.block = {64, 1, 1};
        launch.warpSize = warpSize;
        const DialectRun run = runDialect(text, launch);
        QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
        QCOMPARE(run.requests,
                 QStringList("store 4 global at " + (warpSize == 32 ? narrow : wide)));
    }
}

QTEST_APPLESS_MAIN(HipTest)
#include "hip_test.moc"
