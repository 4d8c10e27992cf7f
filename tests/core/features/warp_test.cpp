// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class WarpFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
};

static const DeviceCheck checks[] = {
    {"shuffles", "",
     "__shfl_sync(~0u, lane * 2, 5) == 10 && __shfl_up_sync(~0u, lane, 3) == (lane < 3 ? lane : "
     "lane - 3)"},
    {"shuffle down", "", "__shfl_down_sync(~0u, lane, 3) == (lane > 28 ? lane : lane + 3)"},
    {"shuffle xor", "", "__shfl_xor_sync(~0u, lane, 16) == (lane ^ 16)"},
    {"shuffles of 8", "",
     "__shfl_sync(~0u, lane, 9, 8) == (lane & ~7) + 1 && __shfl_down_sync(~0u, lane, 6, 8) == "
     "(lane % 8 < 2 ? lane + 6 : lane)"},
    {"shuffles of 64 bits", "double d = lane + 0.5; long long l = (long long)lane << 40;",
     "__shfl_sync(~0u, d, 3) == 3.5 && __shfl_xor_sync(~0u, l, 1) == (long long)(lane ^ 1) << 40"},
    {"shuffles of small types",
     "half h = (half)(float)lane; unsigned char c = (unsigned char)lane;",
     "(float)__shfl_sync(~0u, h, 7) == 7 && __shfl_sync(~0u, c, 7) == 7"},
    {"shuffle of a half2", "half2 h = __floats2half2_rn(lane, -lane);",
     "__high2float(__shfl_xor_sync(~0u, h, 1)) == -(float)(lane ^ 1)"},
    {"old shuffles", "", "__shfl(lane, 3) == 3 && __shfl_xor(lane, 1) == (lane ^ 1)"},
    {"votes respect their mask", "",
     "__any_sync(0xff, lane == 8) == 0 && __any_sync(0x1ff, lane == 8) == 1 && __all_sync(0xff, "
     "lane < 8) == 1 && __all_sync(0x1ff, lane < 8) == 0"},
    {"ballots respect their mask", "",
     "__ballot_sync(0xff0, lane % 2) == 0xaa0 && __ballot(lane < 4) == 15"},
    {"votes of any bit", "",
     "__any_sync(~0u, 256) == 1 && __all_sync(~0u, 0x80000000) == 1 && __uni_sync(~0u, 2) == 1"},
    {"a mask known only when run", "unsigned mask = words[255];",
     "__any_sync(mask, lane == 8) == 0 && __all_sync(mask, lane < 8) == 1"},
    {"matches", "int all;",
     "__match_any_sync(~0u, lane / 4) == 15u << (lane & ~3) && __match_all_sync(~0u, 7, &all) == "
     "~0u && all == 1"},
    {"no match", "int all;", "__match_all_sync(~0u, lane, &all) == 0 && all == 0"},
    {"matches of 64 bits", "",
     "__match_any_sync(~0u, (long long)(lane & 1) << 40) == 0x55555555u << (lane & 1)"},
    {"active lanes", "unsigned mask = 0; if (lane < 5) mask = __activemask();",
     "mask == (lane < 5 ? 31 : 0)"},
    {"reductions", "",
     "__reduce_add_sync(~0u, lane) == 496 && __reduce_min_sync(~0u, lane - 5) == -5 && "
     "__reduce_max_sync(~0u, (unsigned)lane) == 31"},
    {"reductions of bits", "unsigned b = 1u << lane;",
     "__reduce_or_sync(~0u, b) == ~0u && __reduce_and_sync(~0u, ~b) == 0 && __reduce_xor_sync(~0u, "
     "lane == 3 ? 6u : 0) == 6"},
    {"reductions of a part",
     "unsigned sum = 0; if (lane < 4) sum = __reduce_add_sync(15, (unsigned)lane);",
     "sum == (lane < 4 ? 6 : 0)"},
    {"nth set bit", "",
     "__fns(0xf0, 0, 2) == 5 && __fns(0xf0, 31, -1) == 7 && __fns(0xf0, 0, 5) == 0xffffffff"},
    {"votes of a block", "",
     "__syncthreads_count(lane == 0) == 2 && __syncthreads_or(threadIdx.x == 63) != 0 && "
     "__syncthreads_and(lane < 31) == 0"},
    {"what only takes time",
     "__nanosleep(20); __prof_trigger(1); __brkpt(); __threadfence_system(); __syncwarp(); "
     "__assume(lane < 32);",
     "clock64() >= 0 && (clock(), true) && warpSize == 32"},
};

void WarpFeatures::values_data() { addRows(checks); }
void WarpFeatures::values() { WARPLENS_CHECK_ROW(checks); }

QTEST_APPLESS_MAIN(WarpFeatures)
#include "warp_test.moc"
