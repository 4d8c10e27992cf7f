// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Keywords, and the macros by which texts ask where they are.
#pragma once

#define __CUDACC__ 1
#define __NVCC__ 1
#undef __CUDA_ARCH__
#define __CUDA_ARCH__ __wl_arch
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 4
#define CUDART_VERSION 12040
#define CUDA_VERSION 12040

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __forceinline__ inline __attribute__((always_inline))
#define __inline__ inline
#define __noinline__ __attribute__((noinline))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__
#define __cluster_dims__(...)
#define __maxnreg__(count)

// How the prelude itself declares things.
#define __wl_device __attribute__((device)) inline __attribute__((always_inline))
#define __wl_both                                                                                  \
    __attribute__((host)) __attribute__((device)) inline __attribute__((always_inline))
#define __wl_runtime extern "C" __attribute__((device))
#define __wl_library extern "C" __attribute__((host)) __attribute__((device))

// nvcc takes `__shared__ alignas(16) float s[]`, which is not the standard's place for it.
template <class T> constexpr __SIZE_TYPE__ __wl_alignment() { return alignof(T); }
template <__SIZE_TYPE__ bytes> constexpr __SIZE_TYPE__ __wl_alignment() { return bytes; }
#define alignas(...) __attribute__((aligned(__wl_alignment<__VA_ARGS__>())))
