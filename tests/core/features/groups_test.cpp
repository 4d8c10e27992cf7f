// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class GroupFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void inRows_data();
    void inRows();
};

#define BLOCK "auto block = cg::this_thread_block(); "
#define TILE(n) BLOCK "auto tile = cg::tiled_partition<" #n ">(block); "
#define ODD "const bool odd = lane & 1; "

static const char *const declarations =
    "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
    "namespace cg = cooperative_groups;\n"
    "__device__ int erased(cg::thread_group g) { g.sync(); return g.size() * 100 + "
    "g.thread_rank(); }\n"
    "__device__ int plain(cg::thread_block_tile<32> t) { return t.meta_group_rank() * 100 + "
    "t.shfl(int(t.thread_rank()), 3); "
    "}\n"
    "__device__ int total(cg::thread_group g, int *s, int v) {\n"
    "  int i = g.thread_rank();\n"
    "  for (int n = g.size() / 2; n > 0; n /= 2) { s[i] = v; g.sync(); if (i < n) v += s[i + n]; "
    "g.sync(); }\n"
    "  return v; }\n";

static const DeviceCheck checks[] = {
    {"block", BLOCK "block.sync(); cg::sync(block);",
     "block.thread_rank() == threadIdx.x && block.size() == 64 && block.num_threads() == 64 && "
     "block.group_index().x == 0 && "
     "block.thread_index().x == threadIdx.x && block.dim_threads().x == 64"},
    {"block in two steps",
     BLOCK "auto token = block.barrier_arrive(); block.barrier_wait(static_cast<decltype(token) "
           "&&>(token));",
     "cg::thread_rank(block) == threadIdx.x"},
    {"grid", "auto grid = cg::this_grid();",
     "grid.thread_rank() == threadIdx.x && grid.size() == 64 && grid.num_blocks() == 1 && "
     "grid.is_valid() && grid.block_rank() == 0"},
    {"cluster", "auto cluster = cg::this_cluster(); cluster.sync();",
     "cluster.block_rank() == 0 && cluster.num_blocks() == 1 && cluster.thread_rank() == "
     "threadIdx.x && cluster.num_threads() == 64"},
    {"tile", TILE(8),
     "tile.thread_rank() == lane % 8 && tile.size() == 8 && tile.meta_group_rank() == threadIdx.x "
     "/ 8 && tile.meta_group_size() == 8"},
    {"tile of a tile", TILE(32) "auto small = cg::tiled_partition<4>(tile);",
     "small.thread_rank() == lane % 4 && small.meta_group_rank() == lane / 4 && "
     "small.meta_group_size() == 8"},
    {"tile of any parent", TILE(32) "cg::thread_block_tile<32> t = tile;",
     "plain(tile) == threadIdx.x / 32 * 100 + 3 && t.shfl(lane, 5) == 5"},
    {"erased", TILE(16), "erased(block) == 6400 + threadIdx.x && erased(tile) == 1600 + lane % 16"},
    {"erased lanes", "int r = 0; if (lane >= 20) r = erased(cg::coalesced_threads());",
     "r == (lane >= 20 ? 1200 + lane - 20 : 0)"},
    {"erased sums",
     BLOCK
     "__shared__ int s[64]; int t = total(block, s, 1); auto g = cg::tiled_partition(block, 32); "
     "int w = total(g, s + threadIdx.x / 32 * 32, lane);",
     "(threadIdx.x != 0 || t == 64) && (lane != 0 || w == 496)"},
    {"shuffles", TILE(8),
     "tile.shfl(lane, 2) == (lane & ~7) + 2 && tile.shfl_down(lane, 3) == (lane % 8 < 5 ? lane + 3 "
     ": lane) && "
     "tile.shfl_up(lane, 3) == (lane % 8 < 3 ? lane : lane - 3) && tile.shfl_xor(lane, 4) == (lane "
     "^ 4)"},
    {"shuffle of a struct", TILE(16) "float3 f = make_float3(lane, 1, 2);",
     "tile.shfl(f, 3).x == (lane & 16) + 3"},
    {"votes", TILE(8),
     "tile.any(lane == 9) == (lane / 8 == 1) && tile.all(lane < 8) == (lane < 8) && "
     "tile.ballot(lane % 8 < 3) == 7"},
    {"votes in a divergent tile", TILE(8) "int r = -1; if (lane < 8) r = tile.all(lane < 8);",
     "r == (lane < 8 ? 1 : -1)"},
    {"matches", TILE(8) "int all;",
     "tile.match_any(lane & 1) == (lane & 1 ? 0xaa : 0x55) && tile.match_all(3, all) == 0xff && "
     "all"},
    {"coalesced",
     ODD "int n = 0, r = 0, v = 0; if (odd) { auto g = cg::coalesced_threads(); n = g.size(); r = "
         "g.thread_rank(); v = g.shfl(lane, 2); }",
     "!odd || (n == 16 && r == lane / 2 && v == 5)"},
    {"coalesced shuffles",
     ODD "int d = 0, u = 0; if (odd) { auto g = cg::coalesced_threads(); d = g.shfl_down(lane, 1); "
         "u = g.shfl_up(lane, 2); }",
     "!odd || (d == (lane == 31 ? 31 : lane + 2) && u == (lane < 4 ? lane : lane - 4))"},
    {"coalesced votes",
     ODD "unsigned b = 0; int any = 0, all = 0; if (odd) { auto g = cg::coalesced_threads(); b = "
         "g.ballot(lane < 8); any = g.any(lane == 4); all = g.all(odd); }",
     "!odd || (b == 15 && any == 0 && all == 1)"},
    {"coalesced tiles",
     ODD
     "int r = 0, m = 0, n = 0; if (odd) { auto g = cg::tiled_partition(cg::coalesced_threads(), "
     "4); r = g.thread_rank(); m = g.meta_group_rank(); n = g.meta_group_size(); }",
     "!odd || (r == lane / 2 % 4 && m == lane / 8 && n == 4)"},
    {"labels", TILE(32) "auto g = cg::labeled_partition(tile, lane % 3);",
     "g.size() == (lane % 3 < 2 ? 11 : 10) && g.thread_rank() == lane / 3 && g.meta_group_rank() "
     "== lane % 3 && g.meta_group_size() == 3"},
    {"yes and no", TILE(32) "auto g = cg::binary_partition(tile, lane < 5);",
     "g.size() == (lane < 5 ? 5 : 27) && g.thread_rank() == (lane < 5 ? lane : lane - 5)"},
    {"reduce", TILE(32),
     "cg::reduce(tile, lane, cg::plus<int>()) == 496 && cg::reduce(tile, lane, cg::less<int>()) == "
     "0 && cg::reduce(tile, lane, cg::greater<int>()) == 31"},
    {"reduce of bits", TILE(4),
     "cg::reduce(tile, 1 << lane % 4, cg::bit_or<int>()) == 15 && cg::reduce(tile, 1 << lane % 4, "
     "cg::bit_xor<int>()) == 15 && cg::reduce(tile, ~(1 << lane % 4), cg::bit_and<int>()) == ~15"},
    {"reduce by a lambda", TILE(16),
     "cg::reduce(tile, 2.0f, [](float a, float b) { return a * b; }) == 65536"},
    {"reduce of the lanes here",
     "int r = 0; if (lane < 7) r = cg::reduce(cg::coalesced_threads(), lane, cg::plus<int>());",
     "r == (lane < 7 ? 21 : 0)"},
    {"reduce of two warps", TILE(64),
     "cg::reduce(tile, 1, cg::plus<int>()) == 64 && tile.thread_rank() == threadIdx.x"},
    {"inclusive scan", TILE(32),
     "cg::inclusive_scan(tile, 1) == lane + 1 && cg::inclusive_scan(tile, lane, "
     "cg::greater<int>()) == lane"},
    {"exclusive scan", TILE(8),
     "cg::exclusive_scan(tile, 2) == 2 * (lane % 8) && cg::exclusive_scan(tile, 1, "
     "cg::plus<int>()) == lane % 8"},
    {"scan of the lanes here",
     ODD "int r = 0; if (odd) r = cg::inclusive_scan(cg::coalesced_threads(), 1);",
     "r == (odd ? lane / 2 + 1 : 0)"},
    {"scan from an atomic",
     TILE(32) "__shared__ cuda::atomic<int, cuda::thread_scope_block> s[2]; if (lane == 0) "
              "s[threadIdx.x / 32].store(10); block.sync(); "
              "int r = cg::exclusive_scan_update(tile, s[threadIdx.x / 32], 2); block.sync();",
     "r == 10 + 2 * lane && s[threadIdx.x / 32] == 74"},
    {"one thread's work",
     TILE(32) "__shared__ int s[2]; cg::invoke_one(tile, [&] { s[threadIdx.x / 32] = lane + 7; }); "
              "block.sync();",
     "s[threadIdx.x / 32] == 7 && cg::invoke_one_broadcast(tile, [&] { return lane + 3; }) == 3"},
};

void GroupFeatures::values_data() { addRows(checks); }
void GroupFeatures::values() { WARPLENS_CHECK_ROW(checks, 64, 1, declarations); }

// Lanes follow the linear index of the thread, not threadIdx.x.
static const DeviceCheck rowChecks[] = {
    {"tile", TILE(4),
     "tile.thread_rank() == lane % 4 && tile.shfl(lane, 1) == (lane & ~3) + 1 && "
     "tile.meta_group_rank() == (threadIdx.y * 6 + threadIdx.x) / 4"},
    {"votes of a tile", TILE(16),
     "tile.ballot(lane % 16 == 3) == 8 && tile.any(lane == 17) == (lane >= 16)"},
    {"reduce", TILE(32), "cg::reduce(tile, threadIdx.y >= 0 ? 1 : 0, cg::plus<int>()) == 32"},
    {"block", BLOCK, "block.thread_rank() == threadIdx.y * 6 + threadIdx.x && block.size() == 96"},
};

void GroupFeatures::inRows_data() { addRows(rowChecks); }
void GroupFeatures::inRows() { WARPLENS_CHECK_ROW(rowChecks, 6, 16, declarations); }

QTEST_APPLESS_MAIN(GroupFeatures)
#include "groups_test.moc"
