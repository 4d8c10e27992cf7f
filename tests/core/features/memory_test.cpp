// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class MemoryFeatures : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void values_data();
    void values();
    void opaque_data();
    void opaque();
};

static const char *const declarations =
    "template <class T> struct SharedMemory {\n"
    "  __device__ inline operator T *() { extern __shared__ int __smem[]; return (T *)__smem; }\n"
    "  __device__ inline operator const T *() const { extern __shared__ int __smem[]; return (T "
    "*)__smem; } };\n"
    "__constant__ float table[64];\n__device__ int counter = 3;\n__managed__ float managed[4];\n"
    "texture<float, 2, cudaReadModeElementType> reference;\nsurface<void, 2> written;\n"
    "struct __align__(16) Vec { float a, b, c, d; };\nstruct alignas(8) Two { int a, b; };\n"
    "__device__ __forceinline__ float twice(const float *__restrict__ p) { return 2 * *p; }\n"
    "__device__ __noinline__ float thrice(float x) { return 3 * x; }\n"
    "__global__ void __launch_bounds__(256, 2, 1) bounded(const __grid_constant__ int n, float *p) "
    "{ p[n] = 1; }\n"
    "#include <mma.h>\n#include <curand_kernel.h>\nusing namespace nvcuda;\n";

void MemoryFeatures::requests_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QStringList>("requests");

    const auto row = [](const char *name, const char *statements, const QStringList &requests) {
        QTest::newRow(name) << statements << requests;
    };
    for (const char *load : {"__ldg", "__ldcg", "__ldca", "__ldcs", "__ldlu", "__ldcv"}) {
        const QString hint = load == QString("__ldg") ? QString() : " " + QString(load).right(2);
        QTest::newRow(load)
            << QString(
                   "float4 v = %1((const float4 *)data + lane); int2 i = %1((int2 *)words + lane); "
                   "float f = %1(data + lane); char4 c = %1((char4 *)bytes + lane); "
                   "double d = %1((double *)data + lane); unsigned char b = %1(bytes + lane); "
                   "half2 h = %1((half2 *)data + lane);")
                   .arg(load)
            << QStringList{"load 16 global data" + hint + " 0 16 32 48",
                           "load 8 global words" + hint + " 0 8 16 24",
                           "load 4 global data" + hint + " 0 4 8 12",
                           "load 4 global bytes" + hint + " 0 4 8 12",
                           "load 8 global data" + hint + " 0 8 16 24",
                           "load 1 global bytes" + hint + " 0 1 2 3",
                           "load 4 global data" + hint + " 0 4 8 12"};
    }
    for (const char *store : {"__stwb", "__stcg", "__stcs", "__stwt"}) {
        const QString hint = " " + QString(store).right(2);
        QTest::newRow(store)
            << QString("%1((float4 *)data + lane, make_float4(1, 2, 3, 4)); %1(data + lane, 1.0f); "
                       "%1((short2 *)words + lane, make_short2(1, 2)); "
                       "%1((ulonglong2 *)data + lane, make_ulonglong2(1, 2));")
                   .arg(store)
            << QStringList{"store 16 global data" + hint + " 0 16 32 48",
                           "store 4 global data" + hint + " 0 4 8 12",
                           "store 4 global words" + hint + " 0 4 8 12",
                           "store 16 global data" + hint + " 0 16 32 48"};
    }
    row("casts",
        "float4 v = reinterpret_cast<float4 *>(data)[lane]; *reinterpret_cast<float2 *>(&words[2 * "
        "lane]) = make_float2(v.x, v.y);",
        {"load 16 global data 0 16 32 48", "store 8 global words 0 8 16 24"});
    row("own vectors", "((Vec *)data)[lane] = Vec{1, 2, 3, 4}; Two t = ((Two *)words)[lane];",
        {"store 16 global data 0 16 32 48", "load 8 global words 0 8 16 24"});
    row("three", "float3 f = ((float3 *)data)[lane];",
        {"load 4 global data 0 12 24 36", "load 4 global data 4 16 28 40",
         "load 4 global data 8 20 32 44"});
    row("constant", "float f = table[lane / 2];", {"load 4 constant table 0 0 4 4"});
    row("device and managed", "int c = counter; managed[lane % 2] = c;",
        {"load 4 global counter 0 0 0 0", "store 4 global managed 0 4 0 4"});
    row("inlined or not", "float f = thrice(twice(data + lane));", {"load 4 global data 0 4 8 12"});
    row("shared helper", "double *s = SharedMemory<double>(); s[lane] = 1;",
        {"store 8 shared __smem 0 8 16 24"});
    for (const char *spelling :
         {"extern __shared__ float s[];", "__shared__ extern float s[];",
          "extern __shared__ __align__(16) float s[];",
          "extern __align__(16) __shared__ float s[];", "extern __shared__ alignas(16) float s[];",
          "extern __shared__ char s_[]; float *s = (float *)s_;",
          "extern __shared__ float4 s_[]; float *s = reinterpret_cast<float *>(s_);",
          "extern volatile __shared__ float s[];", "extern __shared__ volatile float s[];"})
        QTest::newRow(spelling)
            << QString(spelling) + " s[lane] = 1;"
            << QStringList{QString("store 4 shared %1%2 0 4 8 12")
                               .arg(QString(spelling).contains("s_[") ? "s_" : "s",
                                    QString(spelling).contains("volatile") ? " cv" : "")};
    row("carved",
        "extern __shared__ char raw[]; int *a = (int *)raw; float *b = (float *)(a + 32); double "
        "*c = (double *)&b[32]; b[lane] = 1; c[lane] = 2;",
        {"store 4 shared raw 128 132 136 140", "store 8 shared raw 256 264 272 280"});
    row("random states", "curandState *p = (curandState *)data; curandState own = p[0];",
        {"load 8 global data 0 0 0 0", "load 8 global data 8 8 8 8",
         "load 8 global data 16 16 16 16", "load 8 global data 24 24 24 24",
         "load 8 global data 32 32 32 32", "load 8 global data 40 40 40 40"});
}

void MemoryFeatures::requests()
{
    QFETCH(QString, statements);
    QTEST(requestsOf(statements, 32, 1, declarations), "requests");
}

static const DeviceCheck checks[] = {
    {"", "__shared__ int s[4]; int own[2] = {1, 2};",
     "__isShared(s) && !__isGlobal(s) && __isGlobal(data) && !__isShared(data) && "
     "__isConstant(table) && __isLocal(own + lane % 2)"},
    {"",
     "__shared__ int s[4]; if (lane == 0) s[2] = 5; __syncthreads(); const size_t p = "
     "__cvta_generic_to_shared(&s[2]);",
     "*(int *)__cvta_shared_to_generic((unsigned)p) == 5 && (unsigned)p % 4 == 0"},
    {"", "float *p = (float *)__builtin_assume_aligned(data, 16);",
     "p[3] == 3 && __ldg(p + 5) == 5"},
    {"vectors",
     "char1 a = make_char1(1); uchar3 b = make_uchar3(1, 2, 3); ushort4 c = make_ushort4(1, 2, 3, "
     "4); long2 d = make_long2(1, 2);",
     "a.x + b.z + c.w + d.y == 10 && sizeof(b) == 3 && alignof(ushort4) == 8 && alignof(double2) "
     "== 16 && alignof(float3) == 4"},
    {"vectors of 64 bits",
     "longlong4 a = make_longlong4(1, 2, 3, 4); ulonglong2 b = make_ulonglong2(5, 6); double3 c = "
     "make_double3(7, 8, 9);",
     "a.w + b.y + c.z == 19 && sizeof(a) == 32 && sizeof(c) == 24"},
    {"dim3", "dim3 d(4, 2); dim3 e = blockDim; uint3 u = threadIdx;",
     "d.z == 1 && d.y == 2 && e.x == 32 && u.x == threadIdx.x && warpSize == 32"},
};

void MemoryFeatures::values_data() { addRows(checks); }
void MemoryFeatures::values() { WARPLENS_CHECK_ROW(checks, 32, 1, declarations); }

void MemoryFeatures::opaque_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QStringList>("names");

    const auto row = [](const char *name, const char *statements, const QStringList &names) {
        QTest::newRow(name) << statements << names;
    };
    row("texture objects",
        "cudaTextureObject_t t = words[0]; float4 v = tex2D<float4>(t, 1, 2); float f; tex3D(&f, "
        "t, 1, 2, 3); data[lane] = v.x + f + tex1Dfetch<float>(t, lane);",
        {"texture"});
    row("texture references", "data[lane] = tex2D(reference, 0.5f, lane);", {"texture"});
    row("surfaces",
        "cudaSurfaceObject_t s = words[0]; float f; surf2Dread(&f, s, 4 * lane, 0); surf2Dwrite(f, "
        "s, 0, 0, cudaBoundaryModeClamp);",
        {"surface"});
    row("surface references", "surf2Dwrite(1.0f, written, 4 * lane, 0);", {"surface"});
    row("random numbers",
        "curandState s; curand_init(1234ull, lane, 0, &s); data[lane] = curand_uniform(&s) + "
        "curand_normal2(&s).x; curandStatePhilox4_32_10_t p; uint4 u = curand4(&p);",
        {"curand"});
    row("matrix products",
        "wmma::fragment<wmma::accumulator, 16, 16, 16, float> c; wmma::fragment<wmma::matrix_a, "
        "16, 16, 16, half, wmma::row_major> a; "
        "wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b; "
        "wmma::fill_fragment(c, 0.0f); "
        "wmma::mma_sync(c, a, b, c); wmma::mma_sync(c, a, b, c);",
        {"mma_sync"});
    row("grid barriers", "cooperative_groups::this_grid().sync();", {"grid_sync"});
}

void MemoryFeatures::opaque()
{
    QFETCH(QString, statements);
    QTEST(opaqueIn(statements, declarations), "names");
    QVERIFY(!requestsOf(statements, 32, 1, declarations).join(' ').contains("kind"));
}

QTEST_APPLESS_MAIN(MemoryFeatures)
#include "memory_test.moc"
