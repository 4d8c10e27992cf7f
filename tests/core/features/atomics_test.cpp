// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class AtomicFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void requests_data();
    void requests();
};

// What lanes get back is in the order of the lanes; `s` starts as the thread that is told says.
#define SHARED(T, initial)                                                                         \
    "__shared__ " #T " s; if (threadIdx.x == 0) s = " #initial "; __syncthreads(); "
#define DONE " __syncthreads();"

static const DeviceCheck checks[] = {
    {"add", SHARED(int, 5) "int old = atomicAdd(&s, 2);" DONE, "old == 5 + 2 * lane && s == 69"},
    {"sub", SHARED(unsigned, 100) "atomicSub(&s, 1u);" DONE, "s == 68"},
    {"float", SHARED(float, 0.5f) "atomicAdd(&s, 1.0f);" DONE, "s == 32.5f"},
    {"double", SHARED(double, 0.5) "atomicAdd(&s, 1.0);" DONE, "s == 32.5"},
    {"half", SHARED(half, 0.5f) "atomicAdd(&s, __float2half(1));" DONE, "(float)s == 32.5f"},
    {"bfloat16", SHARED(nv_bfloat16, 0.5f) "atomicAdd(&s, __float2bfloat16(1));" DONE,
     "(float)s == 32.5f"},
    {"half2", SHARED(half2, half2(1, 2)) "atomicAdd(&s, __floats2half2_rn(1, 2));" DONE,
     "__low2float(s) == 33 && __high2float(s) == 66"},
    {"bfloat162",
     SHARED(nv_bfloat162, nv_bfloat162(1, 2)) "atomicAdd(&s, __floats2bfloat162_rn(1, 2));" DONE,
     "__low2float(s) == 33 && __high2float(s) == 66"},
    {"float2", "float2 old = atomicAdd((float2 *)data, make_float2(1, 2));",
     "old.x == lane && old.y == 1 + 2 * lane && data[1] == 65"},
    {"float4", "float4 old = atomicAdd((float4 *)data, make_float4(1, 2, 3, 4));",
     "old.x == lane && old.w == 3 + 4 * lane && data[2] == 98"},
    {"min, max",
     SHARED(int, 7) "int old = atomicMin(&s, lane - 9); __syncwarp(); atomicMax(&s, lane);" DONE,
     "s == 31"},
    {"unsigned max", SHARED(unsigned, 7) "atomicMax(&s, 0x80000000u + lane);" DONE,
     "s == 0x8000001fu"},
    {"64-bit min and max", SHARED(long long, 7) "atomicMin(&s, -(1ll << 40) - lane);" DONE,
     "s == -(1ll << 40) - 31"},
    {"64-bit unsigned max",
     SHARED(unsigned long long, 7) "atomicMax(&s, 1ull << (lane + 32));" DONE, "s == 1ull << 63"},
    {"64-bit or", SHARED(unsigned long long, 0) "atomicOr(&s, 1ull << (2 * lane));" DONE,
     "s == 0x5555555555555555ull"},
    {"64-bit and, xor",
     SHARED(
         unsigned long long,
         ~0ull) "atomicAnd(&s, ~(1ull << lane)); __syncwarp(); atomicXor(&s, 1ull << lane);" DONE,
     "s == ~0ull"},
    {"64-bit add", SHARED(unsigned long long, 0) "atomicAdd(&s, 1ull << 32);" DONE,
     "s == 1ull << 37"},
    {"exchange", SHARED(int, -1) "int old = atomicExch(&s, lane);" DONE,
     "old == lane - 1 && s == 31"},
    {"float exchange", SHARED(float, -1) "float old = atomicExch(&s, (float)lane);" DONE,
     "old == lane - 1"},
    {"inc, dec",
     SHARED(unsigned, 0) "unsigned old = atomicInc(&s, 4); __syncwarp(); atomicDec(&s, 100);" DONE,
     "old == lane % 5 && s == 71"},
    {"compare and swap", SHARED(int, 0) "int old = atomicCAS(&s, lane, lane + 1);" DONE,
     "old == lane && s == 32"},
    {"64-bit compare and swap",
     SHARED(unsigned long long, 0) "atomicCAS(&s, (unsigned long long)lane, lane + 1ull);" DONE,
     "s == 32"},
    {"16-bit compare and swap",
     SHARED(unsigned short, 0) "unsigned short old = atomicCAS(&s, (unsigned short)lane, (unsigned "
                               "short)(lane + 1));" DONE,
     "old == lane && s == 32"},
    {"block and system",
     SHARED(int, 0) "atomicAdd_block(&s, 1); atomicAdd_system(&s, 1); atomicCAS_block(&s, 64, 7); "
                    "atomicOr_system(&s, 8);" DONE,
     "s == 15"},
    {"float max by compare and swap",
     SHARED(float, -1) "int *place = (int *)&s, old = *place, seen; do { seen = old; old = "
                       "atomicCAS(place, seen, "
                       "__float_as_int(fmaxf((float)lane, __int_as_float(seen)))); } while (old != "
                       "seen);" DONE,
     "s == 31"},
    {"atomic_ref",
     SHARED(unsigned, 5) "cuda::atomic_ref<unsigned, cuda::thread_scope_device> r(s); unsigned old "
                         "= r.fetch_add(2, cuda::memory_order_relaxed);" DONE,
     "old == 5 + 2 * lane && r.load() == 69 && r == 69"},
    {"atomic",
     "__shared__ cuda::atomic<int, cuda::thread_scope_block> s; if (threadIdx.x == 0) s.store(3); "
     "__syncthreads(); "
     "int old = s.fetch_add(1); __syncthreads(); int e = 1; bool b = s.compare_exchange_strong(e, "
     "9);",
     "old == 3 + lane && !b && e == 35 && sizeof(s) == 4"},
    {"atomic's operators",
     "__shared__ cuda::atomic<int> s; if (threadIdx.x == 0) s = 0; __syncthreads(); ++s; s += 2; "
     "__syncthreads();",
     "s == 96"},
};

void AtomicFeatures::values_data() { addRows(checks); }
void AtomicFeatures::values() { WARPLENS_CHECK_ROW(checks, 32); }

void AtomicFeatures::requests_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QStringList>("requests");

    const auto row = [](const char *name, const char *statements, const QStringList &requests) {
        QTest::newRow(name) << statements << requests;
    };
    row("half", "atomicAdd((half *)data + lane, __float2half(1));",
        {"atomic 2 global data 0 2 4 6"});
    row("half2", "atomicAdd((half2 *)data + lane, half2(1, 1));",
        {"atomic 4 global data 0 4 8 12"});
    row("float4", "atomicAdd((float4 *)data + lane, make_float4(1, 1, 1, 1));",
        {"atomic 16 global data 0 16 32 48"});
    row("short", "atomicCAS((unsigned short *)words + lane, (unsigned short)0, (unsigned short)1);",
        {"atomic 2 global words 0 2 4 6"});
    row("double", "atomicAdd((double *)data + lane, 1.0);", {"atomic 8 global data 0 8 16 24"});
    row("reference", "cuda::atomic_ref<float> r(data[lane]); r.fetch_add(1.0f); r.store(2.0f);",
        {"atomic 4 global data 0 4 8 12", "store 4 global data cv 0 4 8 12"});
}

void AtomicFeatures::requests()
{
    QFETCH(QString, statements);
    QTEST(requestsOf(statements), "requests");
}

QTEST_APPLESS_MAIN(AtomicFeatures)
#include "atomics_test.moc"
