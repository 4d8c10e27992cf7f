// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The built-in variables. They have no storage: reading a member reads a special register.
#pragma once

#define __wl_index(type, name, reg)                                                                \
    namespace __wl {                                                                               \
    struct type                                                                                    \
    {                                                                                              \
        __declspec(property(get = readX)) unsigned x;                                              \
        __declspec(property(get = readY)) unsigned y;                                              \
        __declspec(property(get = readZ)) unsigned z;                                              \
        __wl_device unsigned readX() const { return __nvvm_read_ptx_sreg_##reg##_x(); }            \
        __wl_device unsigned readY() const { return __nvvm_read_ptx_sreg_##reg##_y(); }            \
        __wl_device unsigned readZ() const { return __nvvm_read_ptx_sreg_##reg##_z(); }            \
        __wl_device operator dim3() const { return dim3(readX(), readY(), readZ()); }              \
        __wl_device operator uint3() const { return {readX(), readY(), readZ()}; }                 \
    };                                                                                             \
    }                                                                                              \
    extern const __attribute__((device)) __attribute__((weak)) __wl::type name

__wl_index(ThreadIndex, threadIdx, tid);
__wl_index(BlockIndex, blockIdx, ctaid);
__wl_index(BlockExtent, blockDim, ntid);
__wl_index(GridExtent, gridDim, nctaid);

static constexpr int warpSize = __wl_warp_size;

__wl_runtime int __wl_lane_id();
__wl_runtime int __wl_warp_id();
__wl_runtime unsigned __wl_active_mask();
__wl_runtime long long __wl_clock();
__wl_runtime unsigned __wl_dynamic_shared_bytes();

__wl_device long long clock64() { return __wl_clock(); }
__wl_device clock_t clock() { return __wl_clock(); }
__attribute__((host)) clock_t clock();
