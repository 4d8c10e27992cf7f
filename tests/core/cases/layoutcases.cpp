// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cases.h"

namespace {

/// Rows of 16 bytes that the lanes of a warp read, by the index of their first 16-bit element.
warplens::Experiment rows(const char *index)
{
    warplens::Experiment experiment = onShared(index, "half");
    experiment.source.op = warplens::ExpressionOp::LoadMatrix4;
    return experiment;
}

std::vector<Case> swizzleCases()
{
    return {
        {"083",
         "stride 32",
         onShared("lane*32"),
         {"s@1 load 4: 1 warps, 32 wavefronts of 1, 32-way"},
         {}},
        {"083",
         "stride 64",
         onShared("make_layout(make_shape(32, 32), make_stride(64, 1))(lane, 0)"),
         {"s@1 load 4: 1 warps, 32 wavefronts of 1, 32-way"},
         {}},
        {"083",
         "stride 16",
         onShared("lane*16"),
         {"s@1 load 4: 1 warps, 16 wavefronts of 1, 16-way"},
         {}},
        {"083",
         "stride 33",
         onShared("lane*33"),
         {"s@1 load 4: 1 warps, 1 wavefronts of 1, 1-way"},
         {}},
        {"083",
         "by hand",
         pasted("__shared__ float s[1024];\n#define B 3\n"
                "int o = lane*32 + c;  o ^= (o & (((1<<B)-1) << 5)) >> 5;\ns[o];"),
         {"s@4 load 4: 1 warps, 4 wavefronts of 1, 4-way"},
         {}},
        {"083",
         "Swizzle<5,0,5>",
         onShared("swizzle<5,0,5>(lane*32 + c)"),
         {"s@1 load 4: 1 warps, 1 wavefronts of 1, 1-way"},
         {}},
        {"083",
         "Swizzle<3,0,5>",
         onShared("composition(Swizzle<3,0,5>{}, 0, make_layout(make_shape(_32{}, _32{}), "
                  "LayoutRight{}))(lane, 0)"),
         {"s@1 load 4: 1 warps, 4 wavefronts of 1, 4-way"},
         {}},
        {"083",
         "Swizzle<2,0,5>",
         onShared("Swizzle<2,0,5>{}(lane*32)"),
         {"s@1 load 4: 1 warps, 8 wavefronts of 1, 8-way"},
         {}},
        {"089",
         "before",
         storing(onShared("(2*lane) * 4 + (lane%4)%4", "uint2")),
         {"s@1 store 8: 1 warps, 8 wavefronts of 2, 4-way"},
         "the author counts ways over the whole warp; in each half they are 4 and 2"},
        {"089",
         "after",
         storing(onShared("(2*lane) * 4 + (lane/2)%4", "uint2")),
         {"s@1 store 8: 1 warps, 4 wavefronts of 2, 2-way"},
         {}},
        {"089",
         "loads",
         onShared("((lane%4)*16)*32 + lane", "uint32_t"),
         {"s@1 load 4: 1 warps, 1 wavefronts of 1, 1-way"},
         {}},
        {"091",
         "as loads and stores",
         pasted(
             "__shared__ half sh[4096];\nint tx = threadIdx.x, ty = threadIdx.y, tz = "
             "threadIdx.z;\n"
             "*(uint4*)(sh + ty*1024 + tz*512 + i*256 + tx*8) =\n"
             "*(uint4*)(A + by*2097152 + ty*524288 + tz*262144 + i*256 + (tx&15)*16 + (tx>>4)*8);",
             {32, 2, 2}),
         {"sh@3 store 16: 4 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"092",
         "exact size",
         pasted("__shared__ half s[16*32];\nint r = tid/32, c = tid%32;\n"
                "s[r*32 + c] = g[r*32 + c];",
                {256}),
         {"s@3 store 2: 8 warps, 1 wavefronts of 1, 1-way",
          "g@3 load 2: 8 warps, 2 sectors, 1 lines, 100 %"},
         {}},
        {"092",
         "larger",
         pasted("__shared__ half s[2*16*32];\nint r = tid/32, c = tid%32;\n"
                "s[r*32 + c] = g[r*32 + c];",
                {256}),
         {"s@3 store 2: 8 warps, 1 wavefronts of 1, 1-way"},
         "the addresses are the same, so the conflicts counted are not of them"},
    };
}

std::vector<Case> matrixCases()
{
    return {
        {"085",
         "swizzled",
         rows("swizzle<3,3,4>((lane/8)*8 + 128*(lane%8))"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         "each phase's rows are on all banks once: no conflict by the addresses"},
        {"085",
         "not swizzled",
         rows("(lane/8)*8 + 128*(lane%8)"),
         {"s@1 load 16: 1 warps, 32 wavefronts of 4, 8-way"},
         {}},
        {"085",
         "filling",
         storing(onShared("tid", "half", {128})),
         {"s@1 store 2: 4 warps, 1 wavefronts of 1, 1-way"},
         {}},
        {"087",
         "128 bytes",
         rows("((lane*128 + 0) ^ ((((lane*128) % 1024) >> 7) << 4)) / 2"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"087",
         "64 bytes",
         rows("((lane*64) ^ ((((lane*64) % 512) >> 7) << 4)) / 2"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"087",
         "32 bytes",
         rows("((lane*32) ^ ((((lane*32) % 256) >> 7) << 4)) / 2"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"087",
         "128 bytes as they are",
         rows("lane*64"),
         {"s@1 load 16: 1 warps, 32 wavefronts of 4, 8-way"},
         {}},
        {"087",
         "64 bytes as they are",
         rows("lane*32"),
         {"s@1 load 16: 1 warps, 16 wavefronts of 4, 4-way"},
         {}},
        {"087",
         "32 bytes as they are",
         rows("lane*16"),
         {"s@1 load 16: 1 warps, 8 wavefronts of 4, 2-way"},
         {}},
        {"088",
         "64 columns",
         rows("lane*64 + ((0/8) ^ ((lane/1) % 8))*8"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         "a phase is a row's number by perPhase, not half of the warp"},
        {"088",
         "32 columns",
         rows("lane*32 + ((0/8) ^ ((lane/2) % 4))*8"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"088",
         "16 columns",
         rows("lane*16 + ((0/8) ^ ((lane/4) % 2))*8"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"088",
         "64 columns as if 32",
         rows("lane*64 + ((0/8) ^ ((lane/2) % 4))*8"),
         {"s@1 load 16: 1 warps, 8 wavefronts of 4, 2-way"},
         {}},
        {"094",
         "no skew",
         rows("lane*128"),
         {"s@1 load 16: 1 warps, 32 wavefronts of 4, 8-way"},
         {}},
        {"094",
         "skew of 16",
         rows("lane*(128+16)"),
         {"s@1 load 16: 1 warps, 8 wavefronts of 4, 2-way"},
         {}},
        {"094",
         "skew of 8",
         rows("lane*(128+8)"),
         {"s@1 load 16: 1 warps, 4 wavefronts of 4, 1-way"},
         {}},
        {"094",
         "64 halves, skew of 16",
         rows("lane*(64+16)"),
         {"s@1 load 16: 1 warps, 8 wavefronts of 4, 2-way"},
         {}},
    };
}

} // namespace

std::vector<Case> layoutCases()
{
    std::vector<Case> all = swizzleCases();
    for (Case &one : matrixCases())
        all.push_back(std::move(one));
    return all;
}
