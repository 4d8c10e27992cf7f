// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class CopyFeatures : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void values_data();
    void values();
};

static const char *const declarations =
    "#include <cooperative_groups.h>\n#include <cuda/pipeline>\n#include <cuda/barrier>\n"
    "namespace cg = cooperative_groups;\n";

#define SHARED "__shared__ alignas(16) float s[256]; auto block = cg::this_thread_block(); "

void CopyFeatures::requests_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QStringList>("requests");

    const auto row = [](const char *name, const QString &statements, const QStringList &requests) {
        QTest::newRow(name) << QString(SHARED) + statements << requests;
    };
    const QStringList sixteen{"load 16 global data async cg 0 16 32 48",
                              "store 16 shared s async 0 16 32 48"};
    const QStringList four{"load 4 global data async ca 0 4 8 12",
                           "store 4 shared s async 0 4 8 12"};
    row("pipeline of 16",
        "__pipeline_memcpy_async(&s[4 * lane], &data[4 * lane], 16); "
        "__pipeline_commit(); __pipeline_wait_prior(0);",
        sixteen);
    row("pipeline of a type", "__pipeline_memcpy_async(&s[lane], &data[lane], sizeof(float));",
        four);
    row("pipeline of 8",
        "__pipeline_memcpy_async(&s[2 * lane], &data[2 * lane], sizeof(float2), 0);",
        {"load 8 global data async ca 0 8 16 24", "store 8 shared s async 0 8 16 24"});
    row("group", "cg::memcpy_async(block, s, data, sizeof(float) * 32); cg::wait(block);", four);
    row("group, aligned",
        "cg::memcpy_async(block, s, data, cuda::aligned_size_t<16>(512)); cg::wait(block);",
        sixteen);
    row("group, float4", "cg::memcpy_async(block, (float4 *)s, (const float4 *)data, 512);",
        sixteen);
    row("group, elements", "cg::memcpy_async(block, s, 32, data, 40);", four);
    row("group, two rounds", "cg::memcpy_async(block, s, data, 192);",
        {four[0], four[1], "load 4 global data async ca 128 132 136 140 of 16",
         "store 4 shared s async 128 132 136 140 of 16"});
    row("tile",
        "auto tile = cg::tiled_partition<8>(block); float *to = s + 8 * tile.meta_group_rank(); "
        "cg::memcpy_async(tile, to, data + 8 * tile.meta_group_rank(), 32); cg::wait(tile);",
        four);
    row("bytes, aligned by chance", "cg::memcpy_async(block, (char *)s, (const char *)data, 128);",
        {"load 16 global data async cg 0 16 32 48 of 8",
         "store 16 shared s async 0 16 32 48 of 8"});
    row("barrier",
        "__shared__ cuda::barrier<cuda::thread_scope_block> b; if (block.thread_rank() == 0) "
        "init(&b, 32); "
        "block.sync(); cuda::memcpy_async(block, s, data, cuda::aligned_size_t<16>(512), b); "
        "b.arrive_and_wait();",
        QStringList{"store 8 shared b 0 of 1"} + sixteen);
    row("one thread's own",
        "auto pipe = cuda::make_pipeline(); pipe.producer_acquire(); "
        "cuda::memcpy_async(&s[lane], &data[lane], sizeof(float), pipe); pipe.producer_commit(); "
        "cuda::pipeline_consumer_wait_prior<0>(pipe); pipe.consumer_release();",
        four);
    row("one thread's four",
        "auto pipe = cuda::make_pipeline(); "
        "cuda::memcpy_async((float4 *)s + lane, (float4 *)data + lane, "
        "cuda::aligned_size_t<16>(16), pipe);",
        sixteen);
}

void CopyFeatures::requests()
{
    QFETCH(QString, statements);
    QStringList actual = requestsOf(statements, 32, 1, declarations);
    QTEST(actual, "requests");
}

static const DeviceCheck checks[] = {
    {"zeros at the end",
     SHARED "s[lane] = 9; __syncwarp(); if (lane < 1) __pipeline_memcpy_async(&s[0], &data[4], 16, "
            "8); __syncwarp();",
     "s[0] == 4 && s[1] == 5 && s[2] == 0 && s[3] == 0 && s[4] == 9"},
    {"a group's copy", SHARED "cg::memcpy_async(block, s, data, sizeof s); cg::wait(block);",
     "s[255] == 255 && s[lane] == lane"},
    {"two stages",
     SHARED "__shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state; auto pipe "
            "= cuda::make_pipeline(block, &state);\n"
            "float sum = 0; int next = 0;\n"
            "for (int turn = 0; turn < 6; ++turn) {\n"
            "  for (; next < 6 && next < turn + 2; ++next) {\n"
            "    pipe.producer_acquire(); cuda::memcpy_async(block, s + 64 * (next % 2), data + 64 "
            "* next, 256, pipe); pipe.producer_commit(); }\n"
            "  pipe.consumer_wait(); sum += s[64 * (turn % 2) + 63 - threadIdx.x]; "
            "pipe.consumer_release(); }\n",
     "sum == 6 * (63 - threadIdx.x) + 64 * 15"},
    {"producers and consumers",
     SHARED "__shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;\n"
            "const auto role = threadIdx.x < 32 ? cuda::pipeline_role::consumer : "
            "cuda::pipeline_role::producer;\n"
            "auto pipe = cuda::make_pipeline(block, &state, role); auto warp = "
            "cg::tiled_partition<32>(block); float sum = 0;\n"
            "for (int turn = 0; turn < 6; ++turn) {\n"
            "  if (role == cuda::pipeline_role::producer) {\n"
            "    pipe.producer_acquire(); cuda::memcpy_async(warp, s + 32 * (turn % 2), data + 32 "
            "* turn, 128, pipe); pipe.producer_commit();\n"
            "  } else { pipe.consumer_wait(); sum += s[32 * (turn % 2) + 31 - lane]; "
            "pipe.consumer_release(); } }\n",
     "threadIdx.x >= 32 || sum == 6 * (31 - lane) + 32 * 15"},
    {"a barrier",
     SHARED "__shared__ cuda::barrier<cuda::thread_scope_block> b; if (threadIdx.x == 0) init(&b, "
            "64); block.sync();\n"
            "s[threadIdx.x] = threadIdx.x; auto token = b.arrive(); b.wait(std::move(token)); "
            "float x = s[63 - threadIdx.x]; b.arrive_and_drop();",
     "x == 63 - threadIdx.x"},
};

void CopyFeatures::values_data() { addRows(checks); }
void CopyFeatures::values() { WARPLENS_CHECK_ROW(checks, 64, 1, declarations); }

QTEST_APPLESS_MAIN(CopyFeatures)
#include "copies_test.moc"
