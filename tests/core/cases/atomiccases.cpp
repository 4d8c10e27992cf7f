// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cases.h"

namespace {

const char *const byteHistogram =
    "__shared__ unsigned temp[256];  temp[threadIdx.x]=0;  __syncthreads();\n"
    "const unsigned char *bytes = (const unsigned char *)buffer; int at = threadIdx.x;\n"
    "while (at<size) { atomicAdd(&temp[bytes[at]],1); at += blockDim.x*gridDim.x; }\n"
    "__syncthreads();  atomicAdd(&histo[threadIdx.x], temp[threadIdx.x]);";

warplens::Experiment histogramOf(const char *contents)
{
    warplens::Experiment experiment =
        holding(with(pasted(byteHistogram, {256}), "size", "256"), "buffer", contents);
    experiment.launch.buffers["buffer"].type = "unsigned char";
    return experiment;
}

const char *const warpHistogram =
    "__shared__ unsigned s_Hist[6*256];\nunsigned* h = s_Hist + (threadIdx.x>>5)*256;\n"
    "unsigned data = d_Data[threadIdx.x];\natomicAdd(h + (data & 0xFF), 1);   // and >>8, ...";

} // namespace

std::vector<Case> atomicCases()
{
    return {
        {"064",
         "one value",
         histogramOf("const=7"),
         {"temp@3 atomic 4: 8 warps, 32 wavefronts of 1, 32-way, 32 lanes on one of 1 addresses",
          "buffer@3 load 1: 8 warps, 1 sectors, 1 lines, 100 %",
          "histo@4 atomic 4: 8 warps, 4 sectors, 1 lines, 100 %, 1 lanes on one of 32 addresses"},
         {}},
        {"064",
         "all values",
         histogramOf("ramp"),
         {"temp@3 atomic 4: 8 warps, 1 wavefronts of 1, 1-way, 1 lanes on one of 32 addresses"},
         {}},
        {"064",
         "four values",
         histogramOf("ramp%4"),
         {"temp@3 atomic 4: 8 warps, 8 wavefronts of 1, 8-way, 8 lanes on one of 4 addresses"},
         {}},
        {"065",
         "one value",
         holding(pasted(warpHistogram, {192}), "d_Data", "const=3"),
         {"s_Hist@4 atomic 4: 6 warps, 32 wavefronts of 1, 32-way, 32 lanes on one of 1 addresses"},
         {}},
        {"065",
         "values apart",
         pasted(warpHistogram, {192}),
         {"s_Hist@4 atomic 4: 6 warps, 1 wavefronts of 1, 1-way, 1 lanes on one of 32 addresses"},
         {}},
        {"066",
         "plain",
         with(pasted("if (idx<n) atomicAdd(counter,1);", {256}), "n", "256"),
         {"counter@1 atomic 4: 8 warps, 1 sectors, 1 lines, 400 %, 32 lanes on one of 1 addresses"},
         {}},
        {"066",
         "a leader a warp",
         pasted("unsigned active = __activemask();\nint res;\n"
                "if (lane == __ffs(active) - 1) res = atomicAdd(&counter, __popc(active));",
                {256}),
         {"counter@3 atomic 4: 8 warps, 1 sectors, 1 lines, 12.5 %, 1 lanes on one of 1 addresses"},
         {}},
        {"066",
         "one a block",
         pasted("if (threadIdx.x == 0) atomicAdd(&counter, blockDim.x);", {256}),
         {"counter@1 atomic 4: 1 warps, 1 sectors, 1 lines, 12.5 %, 1 lanes on one of 1 addresses"},
         {}},
        {"067",
         "one bin, global",
         pasted("int bin = 5;\natomicAdd(&hist[bin], 1);", {128}),
         {"hist@2 atomic 4: 4 warps, 1 sectors, 1 lines, 400 %, 32 lanes on one of 1 addresses"},
         "what it costs differs by space; how many meet does not"},
        {"067",
         "bins apart, shared",
         pasted("__shared__ unsigned hist[32]; int bin = tid%32;\natomicAdd(&hist[bin], 1);",
                {128}),
         {"hist@2 atomic 4: 4 warps, 1 wavefronts of 1, 1-way, 1 lanes on one of 32 addresses"},
         {}},
        {"069",
         "every lane, shared",
         onDevice("sm_35",
                  pasted("__shared__ int s_count, s_ids[1024];\nbool spike = true;\n"
                         "if (spike) { int k = atomicAdd(&s_count,1); s_ids[k]=tid; }  // shared",
                         {256})),
         {"s_count@3 atomic 4: 8 warps, 32 wavefronts of 1, 32-way, 32 lanes on one of 1 "
          "addresses"},
         "Kepler had locks for shared atomics: time, not contention"},
        {"069",
         "every 8th lane, global",
         onDevice("sm_35",
                  pasted("bool spike = tid % 8 == 0;\n"
                         "if (spike) { int k = atomicAdd(&g_count,1); g_ids[k]=tid; }  // global",
                         {256})),
         {"g_count@2 atomic 4: 8 warps, 1 sectors, 1 lines, 50 %, 4 lanes on one of 1 addresses"},
         {}},
    };
}
