// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cases.h"

using namespace warplens;

namespace {

Case race(const char *page, const char *name, Experiment experiment, QStringList hazards,
          const char *why = "")
{
    Case one;
    one.page = QLatin1String(page);
    one.name = QLatin1String(name);
    one.experiment = std::move(experiment);
    one.hazards = std::move(hazards);
    one.why = QLatin1String(why);
    return one;
}

Experiment onWaves(Experiment experiment)
{
    experiment.device = "custom";
    experiment.deviceOverrides["warp_size"] = "64";
    return experiment;
}

/// The sums of marching cubes: `barrier` stands between the writing and the reading.
Experiment marchingSums(const std::string &barrier)
{
    const std::string text =
        "__global__ void triangles(unsigned *counter, unsigned *out)\n{\n"
        "    __shared__ unsigned sums[32];\n"
        "    int t = (threadIdx.z * 4 + threadIdx.y) * 4 + threadIdx.x, warpid = t / 32;\n"
        "    unsigned v = t, n = 1;\n"
        "    if (t < 32) sums[t] = t;\n"
        "    __syncthreads();\n"
        "    if (warpid != 0) v += sums[warpid - 1];\n"
        "    int eds = 7 - threadIdx.x - threadIdx.y + 7 - threadIdx.z - 1;\n"
        "    if (eds == 0) sums[31] = atomicAdd(counter, v) + 1000;\n"
        + barrier
        + "    unsigned u = v - n + sums[31];\n"
          "    __syncthreads();\n"
          "    out[t] = u;\n}\n";
    return pasted(text.c_str(), {4, 4, 8});
}

const char *const floyd = "__global__ void work(int *out, int diag)\n{\n"
                          "    __shared__ int s_kj[4096];\n"
                          "    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, a = 0;\n"
                          "    for (int k = 0; k < 4; ++k) s_kj[threadIdx.x + k * 1024] = k + 1;\n"
                          "    __syncthreads();\n"
                          "    for (int k = 0; k < 64; ++k) a += s_kj[lane + k * 64];\n"
                          "    if (BARRIER) __syncthreads();\n"
                          "    if (diag) for (int k = 0; k < 2; ++k) {\n"
                          "        if (warp == k) s_kj[lane + k * 64] = a;\n"
                          "        __syncthreads();\n"
                          "    }\n"
                          "    out[threadIdx.x] = a;\n}\n";

const char *const warpReduce = "__global__ void reduce(const float *in, float *out)\n{\n"
                               "    __shared__ volatile float s[64];\n    int t = threadIdx.x;\n"
                               "    s[t] = in[t]; s[t + 32] = in[t + 32];\n    __syncthreads();\n"
                               "    for (int k = 32; k > 0; k /= 2) {\n"
                               "        float v = s[t + k];\n"
                               "        SYNC;\n"
                               "        s[t] += v;\n"
                               "        SYNC;\n"
                               "    }\n"
                               "    if (t == 0) out[0] = s[0];\n}\n";

const char *const oneSync = "__global__ void unique(const unsigned *in, int *out)\n{\n"
                            "    __shared__ unsigned wvals[64];\n"
                            "    unsigned tid = threadIdx.x;\n"
                            "    for (int it = 0; it < 2; ++it) {\n"
                            "        wvals[tid] = in[tid] * (it + 1) + it + 1;\n"
                            "        __syncthreads();\n"
                            "        unsigned mine = wvals[tid]; bool uniq = true;\n"
                            "        for (int j = 0; j < 64; ++j)\n"
                            "            if (wvals[j] == mine && j != tid) uniq = false;\n"
                            "        out[tid] = uniq;\n"
                            "        if (BARRIER) __syncthreads();\n"
                            "    }\n}\n";

const char *const allLanesWrite =
    "__global__ void bgmv(const float *in, float *out)\n{\n"
    "    __shared__ float y_warpwise[4];\n"
    "    float sum = in[threadIdx.y * 32 + threadIdx.x];\n"
    "    for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);\n"
    "    if (GUARD) y_warpwise[threadIdx.y] = sum;\n"
    "    __syncthreads();\n"
    "    out[threadIdx.y] = y_warpwise[threadIdx.y];\n}\n";

const char *const publish = "__global__ void attend(const float *in, float *out)\n{\n"
                            "    __shared__ float s_m[1], s_l[1];\n"
                            "    int warp_id = threadIdx.x / warpSize;\n"
                            "    int lane_id = threadIdx.x % warpSize;\n"
                            "    if (warp_id == 0 && lane_id == 0) {\n"
                            "        s_m[0] = in[0] + 1; s_l[0] = in[1] + 2;\n    }\n"
                            "    if (BARRIER) __syncthreads();\n"
                            "    out[threadIdx.x] = s_m[0] * s_l[0];\n}\n";

const char *const initAtomic = "__global__ void extrema(float *out)\n{\n"
                               "    __shared__ float hist[36];\n"
                               "    int tid = threadIdx.x;\n"
                               "    if (tid < 36) hist[tid] = 0;\n"
                               "    if (BARRIER) __syncthreads();\n"
                               "    atomicAdd(&hist[(tid * 7) % 36], 1.0f);\n"
                               "    __syncthreads();\n"
                               "    if (tid < 36) out[tid] = hist[tid];\n}\n";

const char *const sameFlag = "__global__ void shift(int *out)\n{\n"
                             "    __shared__ int mustShift;\n"
                             "    int tid = threadIdx.x;\n"
                             "    if (tid == 0) mustShift = 0;\n"
                             "    __syncthreads();\n"
                             "    if (tid % 5 == 0) mustShift = 1;\n"
                             "    __syncthreads();\n"
                             "    out[tid] = mustShift;\n}\n";

/// `text` with `word` replaced.
Experiment filled(std::string text, const std::string &word, const char *by, Extent block)
{
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at))
        text.replace(at, word.size(), by);
    return pasted(text.c_str(), block);
}

Experiment floydOf(const char *barrier)
{
    return with(filled(floyd, "BARRIER", barrier, {1024}), "diag", "1");
}

const char *const inLockStep = "the page counts lanes of one warp as ordered; without a "
                               "__syncwarp they are not";

} // namespace

std::vector<Case> raceCases()
{
    return {
        race("053", "as written", marchingSums(""),
             {"RAW error sums 96", "RAW within warning sums 31"}, inLockStep),
        race("053", "barrier added", marchingSums("    __syncthreads();\n"), {}),
        race("056", "reads, then the first diagonal write", floydOf("0"), {"WAR error s_kj 992"}),
        race("056", "barrier added", floydOf("1"), {}),
        race("057", "as written", filled(warpReduce, "SYNC", "", {32}),
             {"WAR within warning s 129"},
             "once for each pair of threads at a place, however many "
             "steps they meet in"),
        race("057", "with syncwarp", filled(warpReduce, "SYNC", "__syncwarp()", {32}), {}),
        race("059", "two turns", filled(oneSync, "BARRIER", "0", {64}),
             {"WAR error wvals 2048", "WAR within warning wvals 1984"},
             "the page has 512 and 496: those of 16 of the 64 values that its code compares"),
        race("059", "second barrier", filled(oneSync, "BARRIER", "1", {64}), {}),
        race("060", "as written", filled(allLanesWrite, "GUARD", "true", {32, 4}),
             {"same warning y_warpwise 1984"}),
        race("060", "guarded", filled(allLanesWrite, "GUARD", "threadIdx.x == 0", {32, 4}), {}),
        race("061", "warp of 32", filled(publish, "BARRIER", "0", {256}),
             {"RAW error s_m 224", "RAW error s_l 224", "RAW within warning s_m 31",
              "RAW within warning s_l 31"},
             inLockStep),
        race("061", "wave of 64", onWaves(filled(publish, "BARRIER", "0", {256})),
             {"RAW error s_m 192", "RAW error s_l 192", "RAW within warning s_m 63",
              "RAW within warning s_l 63"},
             inLockStep),
        race("061", "barrier", filled(publish, "BARRIER", "1", {256}), {}),
        race("062", "as written", filled(initAtomic, "BARRIER", "0", {64}),
             {"WAW error hist 32", "WAW within warning hist 26"},
             "the page pairs a store with an atomic of the same step; its correction has these"),
        race("062", "barrier", filled(initAtomic, "BARRIER", "1", {64}), {}),
        race("063", "as written", pasted(sameFlag, {256}),
             {"WAW note mustShift 1182", "same note mustShift 144"}),
    };
}
