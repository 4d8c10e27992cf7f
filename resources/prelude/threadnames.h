// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Names for where a thread is that only expressions and fragments know, and only where the text
// does not declare them. Which of them is meant when: core/compiler/undeclarednames.h.
#pragma once

namespace __wl_names {

/// The position in the block, and its linear index `id`.
struct Thread
{
    __declspec(property(get = readX)) unsigned x;
    __declspec(property(get = readY)) unsigned y;
    __declspec(property(get = readZ)) unsigned z;
    __declspec(property(get = readId)) unsigned id;
    __wl_device unsigned readX() const { return threadIdx.x; }
    __wl_device unsigned readY() const { return threadIdx.y; }
    __wl_device unsigned readZ() const { return threadIdx.z; }
    __wl_device unsigned readId() const
    {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
};

/// The position in the grid.
struct GridThread
{
    __declspec(property(get = readX)) unsigned x;
    __declspec(property(get = readY)) unsigned y;
    __declspec(property(get = readZ)) unsigned z;
    __wl_device unsigned readX() const { return blockIdx.x * blockDim.x + threadIdx.x; }
    __wl_device unsigned readY() const { return blockIdx.y * blockDim.y + threadIdx.y; }
    __wl_device unsigned readZ() const { return blockIdx.z * blockDim.z + threadIdx.z; }
};

/// Numbers that read like variables.
struct GroupIndex
{
    __wl_device operator int() const { return int(Thread().id); }
};
struct Lane
{
    __wl_device operator int() const { return __wl_lane_id(); }
};
struct Warp
{
    __wl_device operator int() const { return __wl_warp_id(); }
};
/// x, y and z are axes 0, 1 and 2.
template <int axis> struct Axis
{
    __wl_device operator int() const
    {
        return int(axis == 0 ? threadIdx.x : axis == 1 ? threadIdx.y : threadIdx.z);
    }
};
template <int axis> struct BlockAxis
{
    __wl_device operator int() const
    {
        return int(axis == 0 ? blockIdx.x : axis == 1 ? blockIdx.y : blockIdx.z);
    }
};
template <int axis> struct GridAxis
{
    __wl_device operator int() const
    {
        return int(axis == 0 ? GridThread().x : axis == 1 ? GridThread().y : GridThread().z);
    }
};

#define __wl_name(type, name) extern const __attribute__((device)) __attribute__((weak)) type name

__wl_name(Thread, thread);
__wl_name(Thread, SV_GroupThreadID);
__wl_name(GridThread, SV_DispatchThreadID);
__wl_name(__wl::BlockIndex, SV_GroupID);
__wl_name(GroupIndex, SV_GroupIndex);

// By custom; see core/compiler/threadnames.h.
__wl_name(GroupIndex, tid);
__wl_name(GroupIndex, thread_id);
__wl_name(GroupIndex, threadId);
__wl_name(GroupIndex, thread_idx);
__wl_name(GroupIndex, thread_rank);
__wl_name(GroupIndex, threadRank);
__wl_name(GroupIndex, localId);
__wl_name(GroupIndex, local_id);
__wl_name(GroupIndex, ltid);
__wl_name(Axis<0>, tx);
__wl_name(Axis<0>, threadX);
__wl_name(Axis<1>, ty);
__wl_name(Axis<1>, threadY);
__wl_name(Axis<2>, tz);
__wl_name(Axis<2>, threadZ);
__wl_name(BlockAxis<0>, bx);
__wl_name(BlockAxis<0>, bid);
__wl_name(BlockAxis<0>, block_id);
__wl_name(BlockAxis<0>, blockId);
__wl_name(BlockAxis<0>, block_idx);
__wl_name(BlockAxis<1>, by);
__wl_name(BlockAxis<2>, bz);
__wl_name(Lane, lane);
__wl_name(Lane, lane_id);
__wl_name(Lane, laneId);
__wl_name(Lane, laneid);
__wl_name(Lane, lane_idx);
__wl_name(Lane, laneIdx);
__wl_name(Warp, warp);
__wl_name(Warp, warp_id);
__wl_name(Warp, warpId);
__wl_name(Warp, warpid);
__wl_name(Warp, warp_idx);
__wl_name(Warp, warpIdx);
__wl_name(Warp, wid);
__wl_name(GridAxis<0>, idx);
__wl_name(GridAxis<0>, gid);
__wl_name(GridAxis<0>, gtid);
__wl_name(GridAxis<0>, global_id);
__wl_name(GridAxis<0>, globalId);
__wl_name(GridAxis<0>, global_idx);
__wl_name(GridAxis<0>, globalIdx);
__wl_name(GridAxis<0>, global_tid);
__wl_name(GridAxis<0>, globalTid);
__wl_name(GridAxis<0>, i);
__wl_name(GridAxis<0>, index);
__wl_name(GridAxis<0>, x);
__wl_name(GridAxis<0>, col);
__wl_name(GridAxis<0>, column);
__wl_name(GridAxis<1>, idy);
__wl_name(GridAxis<1>, y);
__wl_name(GridAxis<1>, row);

#undef __wl_name

// OpenCL's, for its expressions.
#define __wl_place(name, x_, y_, z_, outside)                                                      \
    __wl_device unsigned long name(unsigned axis)                                                  \
    {                                                                                              \
        return axis == 0 ? x_ : axis == 1 ? y_ : axis == 2 ? z_ : outside;                         \
    }
__wl_place(get_local_id, threadIdx.x, threadIdx.y, threadIdx.z, 0);
__wl_place(get_group_id, blockIdx.x, blockIdx.y, blockIdx.z, 0);
__wl_place(get_global_id, GridThread().x, GridThread().y, GridThread().z, 0);
__wl_place(get_local_size, blockDim.x, blockDim.y, blockDim.z, 1);
__wl_place(get_num_groups, gridDim.x, gridDim.y, gridDim.z, 1);
__wl_place(get_global_size, gridDim.x *blockDim.x, gridDim.y *blockDim.y, gridDim.z *blockDim.z, 1);
#undef __wl_place

} // namespace __wl_names
