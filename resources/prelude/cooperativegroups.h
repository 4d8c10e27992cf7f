// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Cooperative groups: the block, the grid and the cluster, tiles of a warp, the lanes that run
// together. What groups do with values is in groupoperations.h.
#pragma once

__wl_runtime void __wl_opaque_grid_sync();
__wl_runtime void __wl_opaque_map_shared_rank();

namespace cooperative_groups {

/// Any group, known only when it runs.
struct thread_group
{
    enum class Kind { Block, Lanes, Grid };
    Kind kind;
    unsigned mask, count, rank;
    __wl_device unsigned size() const { return count; }
    __wl_device unsigned num_threads() const { return count; }
    __wl_device unsigned thread_rank() const { return rank; }
    __wl_device static bool is_valid() { return true; }
    __wl_device void sync() const
    {
        if (kind == Kind::Lanes) {
            __syncwarp(mask);
        } else {
            if (kind == Kind::Grid)
                __wl_opaque_grid_sync();
            __syncthreads();
        }
    }
};

struct thread_block
{
    struct arrival_token
    {
    };
    __wl_device static void sync() { __syncthreads(); }
    __wl_device static arrival_token barrier_arrive() { return {}; }
    __wl_device static void barrier_wait(arrival_token &&) { __syncthreads(); }
    __wl_device static void barrier_wait() { __syncthreads(); }
    __wl_device static unsigned thread_rank()
    {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    __wl_device static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
    __wl_device static unsigned num_threads() { return size(); }
    __wl_device static bool is_valid() { return true; }
    __wl_device static dim3 group_index() { return blockIdx; }
    __wl_device static dim3 thread_index() { return threadIdx; }
    __wl_device static dim3 group_dim() { return blockDim; }
    __wl_device static dim3 dim_threads() { return blockDim; }
    __wl_device operator thread_group() const
    {
        return {thread_group::Kind::Block, 0xffffffffu, size(), thread_rank()};
    }
};
__wl_device thread_block this_thread_block() { return {}; }

template <unsigned most = 1024> struct block_tile_memory
{
    char bytes[most / 32 * 16 + 16];
};
template <unsigned most> __wl_device thread_block this_thread_block(block_tile_memory<most> &)
{
    return {};
}

struct grid_group
{
    __wl_device static void sync()
    {
        __wl_opaque_grid_sync();
        __syncthreads();
    }
    __wl_device static void barrier_arrive() { }
    __wl_device static void barrier_wait() { sync(); }
    __wl_device static bool is_valid() { return true; }
    __wl_device static unsigned long long num_blocks()
    {
        return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
    }
    __wl_device static unsigned long long size() { return num_blocks() * thread_block::size(); }
    __wl_device static unsigned long long num_threads() { return size(); }
    __wl_device static unsigned long long block_rank()
    {
        return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    }
    __wl_device static unsigned long long thread_rank()
    {
        return block_rank() * thread_block::size() + thread_block::thread_rank();
    }
    __wl_device static dim3 block_index() { return blockIdx; }
    __wl_device static dim3 group_dim() { return gridDim; }
    __wl_device static dim3 dim_blocks() { return gridDim; }
    __wl_device operator thread_group() const
    {
        return {thread_group::Kind::Grid, 0xffffffffu, (unsigned)size(), (unsigned)thread_rank()};
    }
};
__wl_device grid_group this_grid() { return {}; }

struct multi_grid_group : grid_group
{
    __wl_device static unsigned grid_rank() { return 0; }
    __wl_device static unsigned num_grids() { return 1; }
};
__wl_device multi_grid_group this_multi_grid() { return {}; }

/// A cluster of one block, as a launch without cluster dimensions has it.
struct cluster_group
{
    __wl_device static void sync() { __syncthreads(); }
    __wl_device static void barrier_arrive() { }
    __wl_device static void barrier_wait() { __syncthreads(); }
    __wl_device static unsigned block_rank() { return 0; }
    __wl_device static unsigned num_blocks() { return 1; }
    __wl_device static dim3 block_index() { return dim3(0, 0, 0); }
    __wl_device static dim3 dim_blocks() { return dim3(1, 1, 1); }
    __wl_device static unsigned thread_rank() { return thread_block::thread_rank(); }
    __wl_device static unsigned num_threads() { return thread_block::size(); }
    __wl_device static unsigned size() { return thread_block::size(); }
    __wl_device static dim3 thread_index() { return threadIdx; }
    __wl_device static dim3 dim_threads() { return blockDim; }
    __wl_device static unsigned query_shared_rank(const void *) { return 0; }
    template <class T> __wl_device static T *map_shared_rank(T *place, int)
    {
        __wl_opaque_map_shared_rank();
        return place;
    }
};
__wl_device cluster_group this_cluster() { return {}; }

/// Any set of lanes of a warp. Ranks count the lanes of the mask below.
struct coalesced_group
{
    unsigned mask;
    unsigned metaRank = 0, metaSize = 1;
    __wl_device unsigned size() const { return __popc(mask); }
    __wl_device unsigned num_threads() const { return size(); }
    __wl_device unsigned thread_rank() const { return rankOf(__wl_lane_id()); }
    __wl_device unsigned meta_group_rank() const { return metaRank; }
    __wl_device unsigned meta_group_size() const { return metaSize; }
    __wl_device static bool is_valid() { return true; }
    __wl_device void sync() const { __syncwarp(mask); }
    __wl_device unsigned rankOf(unsigned lane) const { return __popc(mask & ((1u << lane) - 1u)); }
    /// The lane of a rank.
    __wl_device unsigned laneOf(unsigned rank) const
    {
        unsigned lane = 0;
        for (unsigned step = 16; step > 0; step /= 2)
            lane += rankOf(lane + step) <= rank ? step : 0;
        return lane;
    }
    /// Bits of lanes as bits of ranks.
    __wl_device unsigned byRank(unsigned lanes) const
    {
        unsigned result = 0;
        unsigned rank = 0;
        for (unsigned rest = mask; rest != 0; rest &= rest - 1)
            result |= (lanes >> (__ffs((int)rest) - 1) & 1) << rank++;
        return result;
    }
    template <class T> __wl_device T shfl(T value, unsigned rank) const
    {
        return __shfl_sync(mask, value, laneOf(rank % size()));
    }
    template <class T> __wl_device T shfl_down(T value, unsigned distance) const
    {
        const unsigned rank = thread_rank() + distance;
        return __shfl_sync(mask, value, rank < size() ? laneOf(rank) : __wl_lane_id());
    }
    template <class T> __wl_device T shfl_up(T value, unsigned distance) const
    {
        const unsigned rank = thread_rank();
        return __shfl_sync(mask, value, rank < distance ? __wl_lane_id() : laneOf(rank - distance));
    }
    __wl_device unsigned ballot(int predicate) const
    {
        return byRank(__ballot_sync(mask, predicate));
    }
    __wl_device int any(int predicate) const { return __any_sync(mask, predicate); }
    __wl_device int all(int predicate) const { return __all_sync(mask, predicate); }
    template <class T> __wl_device unsigned match_any(T value) const
    {
        return byRank(__match_any_sync(mask, value));
    }
    template <class T> __wl_device unsigned match_all(T value, int &predicate) const
    {
        return byRank(__match_all_sync(mask, value, &predicate));
    }
    __wl_device operator thread_group() const
    {
        return {thread_group::Kind::Lanes, mask, size(), thread_rank()};
    }
};
__wl_device coalesced_group coalesced_threads() { return {__activemask()}; }

template <unsigned Size, class Parent = void> struct thread_block_tile;

} // namespace cooperative_groups

namespace __wl {

/// How many threads what was divided into tiles has; 0: the block's.
template <class Parent> struct ParentSize
{
    static constexpr unsigned value = 0;
};
template <unsigned Size, class Parent>
struct ParentSize<cooperative_groups::thread_block_tile<Size, Parent>>
{
    static constexpr unsigned value = Size;
};

} // namespace __wl

namespace cooperative_groups {

/// `Size` neighbouring threads in the order of their linear index, which is that of the lanes.
template <unsigned Size, class Parent> struct thread_block_tile
{
    thread_block_tile() = default;
    template <class Other> __wl_device thread_block_tile(const thread_block_tile<Size, Other> &) { }
    __wl_device static unsigned firstLane()
    {
        return Size >= 32 ? 0 : __wl_lane_id() & ~(int)(Size - 1);
    }
    __wl_device static unsigned mask()
    {
        return Size >= 32 ? 0xffffffffu : ((1u << (Size & 31)) - 1u) << firstLane();
    }
    __wl_both static constexpr unsigned size() { return Size; }
    __wl_both static constexpr unsigned num_threads() { return Size; }
    __wl_device static unsigned thread_rank()
    {
        return Size <= 32 ? __wl_lane_id() & (int)(Size - 1) : thread_block::thread_rank() % Size;
    }
    __wl_device static unsigned meta_group_rank()
    {
        constexpr unsigned parent = __wl::ParentSize<Parent>::value;
        const unsigned rank = thread_block::thread_rank();
        if constexpr (parent != 0)
            return rank % parent / Size;
        else
            return rank / Size;
    }
    __wl_device static unsigned meta_group_size()
    {
        constexpr unsigned parent = __wl::ParentSize<Parent>::value;
        if constexpr (parent != 0)
            return parent / Size;
        else
            return (thread_block::size() + Size - 1) / Size;
    }
    __wl_device static bool is_valid() { return true; }
    __wl_device static void sync()
    {
        if constexpr (Size <= 32)
            __syncwarp(mask());
        else
            __syncthreads();
    }
    template <class T> __wl_device T shfl(T value, int rank) const
    {
        return __shfl_sync(mask(), value, rank, Size);
    }
    template <class T> __wl_device T shfl_down(T value, unsigned distance) const
    {
        return __shfl_down_sync(mask(), value, distance, Size);
    }
    template <class T> __wl_device T shfl_up(T value, unsigned distance) const
    {
        return __shfl_up_sync(mask(), value, distance, Size);
    }
    template <class T> __wl_device T shfl_xor(T value, int bits) const
    {
        return __shfl_xor_sync(mask(), value, bits, Size);
    }
    __wl_device unsigned ballot(int predicate) const
    {
        return __ballot_sync(mask(), predicate) >> firstLane();
    }
    __wl_device int any(int predicate) const
    {
        if constexpr (Size <= 32)
            return __any_sync(mask(), predicate);
        else
            return __syncthreads_or(predicate);
    }
    __wl_device int all(int predicate) const
    {
        if constexpr (Size <= 32)
            return __all_sync(mask(), predicate);
        else
            return __syncthreads_and(predicate);
    }
    template <class T> __wl_device unsigned match_any(T value) const
    {
        return __match_any_sync(mask(), value) >> firstLane();
    }
    template <class T> __wl_device unsigned match_all(T value, int &predicate) const
    {
        return __match_all_sync(mask(), value, &predicate) >> firstLane();
    }
    __wl_device operator thread_group() const
    {
        return {Size <= 32 ? thread_group::Kind::Lanes : thread_group::Kind::Block, mask(), Size,
                thread_rank()};
    }
    __wl_device operator coalesced_group() const
    {
        return {mask(), meta_group_rank(), meta_group_size()};
    }
};

template <unsigned Size, class Parent>
__wl_device thread_block_tile<Size, Parent> tiled_partition(const Parent &)
{
    return {};
}
/// By ranks in the parent, so that lanes of a tile need not be neighbours.
__wl_device coalesced_group tiled_partition(const coalesced_group &parent, unsigned size)
{
    const unsigned tile = parent.thread_rank() / size;
    unsigned mask = 0;
    unsigned rank = 0;
    for (unsigned rest = parent.mask; rest != 0; rest &= rest - 1)
        mask |= rank++ / size == tile ? rest & -rest : 0;
    return {mask, tile, (parent.size() + size - 1) / size};
}
__wl_device thread_group tiled_partition(const thread_group &parent, unsigned size)
{
    if (parent.kind == thread_group::Kind::Lanes)
        return tiled_partition(coalesced_group{parent.mask}, size);
    const unsigned all = size >= 32 ? 0xffffffffu : (1u << size) - 1u;
    const unsigned first = __wl_lane_id() & ~(int)(size - 1);
    return {thread_group::Kind::Lanes, size >= 32 ? all : all << first, size, parent.rank % size};
}
template <unsigned Size, class Parent>
__wl_device thread_group tiled_partition(const thread_block_tile<Size, Parent> &parent,
                                         unsigned size)
{
    return tiled_partition(coalesced_group(parent), size);
}
__wl_device thread_group tiled_partition(const thread_block &parent, unsigned size)
{
    return tiled_partition(thread_group(parent), size);
}

/// The lanes of the group that have the same label.
template <class Group, class Label>
__wl_device coalesced_group labeled_partition(const Group &group, Label label)
{
    const unsigned parent = coalesced_group(group).mask;
    const unsigned mask = __match_any_sync(parent, label);
    unsigned firsts = 0; // the first lane of each part
    for (unsigned rest = parent; rest != 0;) {
        const int lane = __ffs((int)rest) - 1;
        firsts |= 1u << lane;
        rest &= ~__shfl_sync(parent, mask, lane);
    }
    const unsigned first = mask & -mask;
    return {mask, (unsigned)__popc(firsts & (first - 1)), (unsigned)__popc(firsts)};
}
template <class Group>
__wl_device coalesced_group binary_partition(const Group &group, bool predicate)
{
    const unsigned parent = coalesced_group(group).mask;
    const unsigned yes = __ballot_sync(parent, predicate);
    return {predicate ? yes : parent & ~yes, (unsigned)predicate, 2};
}

template <class Group> __wl_device void sync(const Group &group) { group.sync(); }
template <class Group> __wl_device auto thread_rank(const Group &group)
{
    return group.thread_rank();
}
template <class Group> __wl_device auto group_size(const Group &group) { return group.size(); }

namespace experimental {
using namespace cooperative_groups;
}

} // namespace cooperative_groups
