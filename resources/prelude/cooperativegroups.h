// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Cooperative groups: the block, tiles of a warp, the lanes that run together.
#pragma once

namespace cooperative_groups {

struct thread_block
{
    __wl_device static void sync() { __syncthreads(); }
    __wl_device static unsigned thread_rank()
    {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    __wl_device static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
    __wl_device static unsigned num_threads() { return size(); }
    __wl_device static dim3 group_index() { return blockIdx; }
    __wl_device static dim3 thread_index() { return threadIdx; }
    __wl_device static dim3 group_dim() { return blockDim; }
    __wl_device static dim3 dim_threads() { return blockDim; }
};
__wl_device thread_block this_thread_block() { return {}; }

__wl_runtime void __wl_opaque_grid_sync();
struct grid_group
{
    __wl_device void sync() const { __wl_opaque_grid_sync(); }
    __wl_device static bool is_valid() { return true; }
    __wl_device static unsigned long long size()
    {
        return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * thread_block::size();
    }
    __wl_device static unsigned long long num_threads() { return size(); }
    __wl_device static unsigned long long block_rank()
    {
        return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    }
    __wl_device static unsigned long long thread_rank()
    {
        return block_rank() * thread_block::size() + thread_block::thread_rank();
    }
    __wl_device static dim3 group_dim() { return gridDim; }
};
__wl_device grid_group this_grid() { return {}; }

/// Any set of lanes of a warp. Ranks count the lanes of the mask below.
struct coalesced_group
{
    unsigned mask;
    __wl_device unsigned size() const { return __popc(mask); }
    __wl_device unsigned num_threads() const { return size(); }
    __wl_device unsigned thread_rank() const
    {
        return __popc(mask & ((1u << __wl_lane_id()) - 1u));
    }
    __wl_device void sync() const { __syncwarp(mask); }
    /// The lane of a rank; of none, the caller's own.
    __wl_device int laneOf(unsigned rank) const
    {
        unsigned rest = mask;
        for (; rank > 0 && rest != 0; --rank)
            rest &= rest - 1;
        return rest != 0 ? __ffs((int)rest) - 1 : __wl_lane_id();
    }
    template <class T> __wl_device T shfl(T value, unsigned rank) const
    {
        return __shfl_sync(mask, value, laneOf(rank));
    }
    template <class T> __wl_device T shfl_down(T value, unsigned distance) const
    {
        return __shfl_sync(mask, value, laneOf(thread_rank() + distance));
    }
    template <class T> __wl_device T shfl_up(T value, unsigned distance) const
    {
        const unsigned rank = thread_rank();
        return __shfl_sync(mask, value, laneOf(rank < distance ? rank : rank - distance));
    }
    template <class T> __wl_device T shfl_xor(T value, unsigned bits) const
    {
        return __shfl_sync(mask, value, laneOf(thread_rank() ^ bits));
    }
    __wl_device unsigned ballot(int predicate) const { return __ballot_sync(mask, predicate); }
    __wl_device int any(int predicate) const { return (ballot(predicate) & mask) != 0; }
    __wl_device int all(int predicate) const { return (ballot(predicate) & mask) == mask; }
};
__wl_device coalesced_group coalesced_threads() { return {__activemask()}; }

/// `Size` neighbouring threads; tiles wider than a warp only count and meet.
template <unsigned Size, class Parent = void> struct thread_block_tile
{
    thread_block_tile() = default;
    template <class Other> __wl_device thread_block_tile(const thread_block_tile<Size, Other> &) { }
    __wl_device static unsigned mask()
    {
        if constexpr (Size >= 32)
            return 0xffffffffu;
        else
            return ((1u << Size) - 1u) << (__wl_lane_id() & ~(int)(Size - 1));
    }
    __wl_both static constexpr unsigned size() { return Size; }
    __wl_both static constexpr unsigned num_threads() { return Size; }
    __wl_device static unsigned thread_rank() { return thread_block::thread_rank() % Size; }
    __wl_device static unsigned meta_group_rank() { return thread_block::thread_rank() / Size; }
    __wl_device static unsigned meta_group_size()
    {
        return (thread_block::size() + Size - 1) / Size;
    }
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
        const unsigned first = Size >= 32 ? 0u : __wl_lane_id() & ~(int)(Size - 1);
        return __ballot_sync(mask(), predicate) >> first;
    }
    __wl_device int any(int predicate) const
    {
        return (__ballot_sync(mask(), predicate) & mask()) != 0;
    }
    __wl_device int all(int predicate) const
    {
        return (__ballot_sync(mask(), predicate) & mask()) == mask();
    }
};

template <unsigned Size, class Parent>
__wl_device thread_block_tile<Size, Parent> tiled_partition(const Parent &)
{
    return {};
}
template <class Parent> __wl_device coalesced_group tiled_partition(const Parent &, unsigned size)
{
    const unsigned all = size >= 32 ? 0xffffffffu : (1u << size) - 1u;
    return {size >= 32 ? all : all << (__wl_lane_id() & ~(int)(size - 1))};
}
typedef coalesced_group thread_group;

template <class T> struct plus
{
    __wl_both T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less
{
    __wl_both T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater
{
    __wl_both T operator()(T a, T b) const { return a < b ? b : a; }
};

template <unsigned Size, class Parent, class T, class Combine>
__wl_device T reduce(const thread_block_tile<Size, Parent> &tile, T value, Combine combine)
{
    for (unsigned bits = Size / 2; bits > 0; bits /= 2)
        value = combine(value, tile.shfl_xor(value, (int)bits));
    return value;
}
template <class T, class Combine>
__wl_device T reduce(const coalesced_group &group, T value, Combine combine)
{
    return __wl::reduce(group.mask, value, combine);
}
template <class Group> __wl_device void sync(const Group &group) { group.sync(); }

} // namespace cooperative_groups
