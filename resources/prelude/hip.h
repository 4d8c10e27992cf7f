// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// HIP's surface: CUDA's, under its other names, and what only AMD's compiler knows.
#pragma clang system_header

#include "prelude.h"

#include "wave.h"

#define __HIP__ 1
#define __HIPCC__ 1
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_DEVICE_COMPILE__ 1
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define HIP_SYMBOL(name) name

// A launch is a launch: the kernel counts as launched, and the extents are read off it.
#define hipLaunchKernelGGL(kernel, grid, block, sharedBytes, stream, ...)                          \
    kernel<<<grid, block, sharedBytes, stream>>>(__VA_ARGS__)
#define hipLaunchKernelGGLInternal hipLaunchKernelGGL
#define hipLaunchKernel hipLaunchKernelGGL

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z

namespace __wl {

__wl_device unsigned long long ballot(int predicate) { return __wl_vote_ballot64(predicate); }
__wl_device unsigned long long ballotSync(unsigned long long mask, int predicate)
{
    return __wl_vote_ballot64(predicate) & mask;
}
__wl_device int anySync(unsigned long long, int predicate) { return __wl_vote_any(predicate); }
__wl_device int allSync(unsigned long long, int predicate) { return __wl_vote_all(predicate); }

} // namespace __wl

// CUDA's functions of these names know 32 lanes; these reach across the wave.
#define __shfl __wl::shuffle
#define __shfl_up __wl::shuffleUp
#define __shfl_down __wl::shuffleDown
#define __shfl_xor __wl::shuffleXor
#define __shfl_sync __wl::shuffleSync
#define __shfl_up_sync __wl::shuffleUpSync
#define __shfl_down_sync __wl::shuffleDownSync
#define __shfl_xor_sync __wl::shuffleXorSync
#define __ballot __wl::ballot
#define __ballot_sync __wl::ballotSync
#define __any_sync __wl::anySync
#define __all_sync __wl::allSync
#define __activemask __wl_active_mask64

__wl_device unsigned __lane_id() { return (unsigned)__wl_lane_id(); }

// AMD's builtins, as far as they tell where a lane is or exchange values.
__wl_device unsigned __wl_amd_workitem_x() { return threadIdx.x; }
__wl_device unsigned __wl_amd_workitem_y() { return threadIdx.y; }
__wl_device unsigned __wl_amd_workitem_z() { return threadIdx.z; }
__wl_device unsigned __wl_amd_workgroup_x() { return blockIdx.x; }
__wl_device unsigned __wl_amd_workgroup_y() { return blockIdx.y; }
__wl_device unsigned __wl_amd_workgroup_z() { return blockIdx.z; }
#define __builtin_amdgcn_workitem_id_x __wl_amd_workitem_x
#define __builtin_amdgcn_workitem_id_y __wl_amd_workitem_y
#define __builtin_amdgcn_workitem_id_z __wl_amd_workitem_z
#define __builtin_amdgcn_workgroup_id_x __wl_amd_workgroup_x
#define __builtin_amdgcn_workgroup_id_y __wl_amd_workgroup_y
#define __builtin_amdgcn_workgroup_id_z __wl_amd_workgroup_z
#define __builtin_amdgcn_workgroup_size_x() (unsigned)(blockDim.x)
#define __builtin_amdgcn_workgroup_size_y() (unsigned)(blockDim.y)
#define __builtin_amdgcn_workgroup_size_z() (unsigned)(blockDim.z)
#define __builtin_amdgcn_grid_size_x() (unsigned)(gridDim.x * blockDim.x)
#define __builtin_amdgcn_grid_size_y() (unsigned)(gridDim.y * blockDim.y)
#define __builtin_amdgcn_grid_size_z() (unsigned)(gridDim.z * blockDim.z)
#define __builtin_amdgcn_wavefrontsize() ((unsigned)__wl_warp_size)

#define __builtin_amdgcn_s_barrier() __syncthreads()
#define __builtin_amdgcn_wave_barrier() __syncwarp()
#define __builtin_amdgcn_fence(...) __threadfence()
#define __builtin_amdgcn_s_waitcnt(count) ((void)(count))
#define __builtin_amdgcn_sched_barrier(mask) ((void)(mask))
#define __builtin_amdgcn_s_sleep(count) ((void)(count))
#define __builtin_amdgcn_s_memtime() ((unsigned long long)__wl_clock())

__wl_device unsigned __wl_amd_below(unsigned mask, unsigned before, unsigned first)
{
    const unsigned lane = (unsigned)__wl_lane_id();
    const unsigned below = lane <= first ? 0u
        : lane - first >= 32            ? 0xffffffffu
                                        : (1u << (lane - first)) - 1;
    return before + (unsigned)__popc(mask & below);
}
#define __builtin_amdgcn_mbcnt_lo(mask, before) __wl_amd_below(mask, before, 0)
#define __builtin_amdgcn_mbcnt_hi(mask, before) __wl_amd_below(mask, before, 32)

#define __builtin_amdgcn_readfirstlane(value) __wl::shuffle((int)(value), __wl::firstActiveLane())
#define __builtin_amdgcn_readlane(value, lane) __wl::shuffle((int)(value), (int)(lane))
#define __builtin_amdgcn_ds_bpermute(byteAddress, value)                                           \
    __wl::shuffle((int)(value), (int)(byteAddress) >> 2)

/// The value of the last lane that sends to this one; 0 where none does.
__wl_device int __wl_amd_permute(int byteAddress, int value)
{
    int result = 0;
    for (unsigned long long rest = __wl_active_mask64(); rest != 0; rest &= rest - 1) {
        const int from = __ffsll((long long)rest) - 1;
        const int target = __wl::shuffle(byteAddress >> 2, from) & (__wl_warp_size - 1);
        const int sent = __wl::shuffle(value, from);
        if (target == __wl_lane_id())
            result = sent;
    }
    return result;
}
#define __builtin_amdgcn_ds_permute(byteAddress, value) __wl_amd_permute(byteAddress, value)

/// The pattern is one of two: bit 15 chooses among the four lanes of a quad, else each group of 32
/// lanes reads by and, or and xor masks of five bits.
__wl_device int __wl_amd_swizzle(int value, int pattern)
{
    const int lane = __wl_lane_id();
    const int quad = (lane & ~3) | (pattern >> 2 * (lane & 3) & 3);
    const int masked = (lane & ~31)
        | ((((lane & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31));
    return __wl::shuffle(value, pattern & 0x8000 ? quad : masked);
}
#define __builtin_amdgcn_ds_swizzle(value, pattern) __wl_amd_swizzle(value, pattern)

// The runtime API, as far as launches need it to be understood.
typedef cudaError_t hipError_t;
typedef cudaStream_t hipStream_t;
typedef cudaEvent_t hipEvent_t;
typedef cudaDeviceProp hipDeviceProp_t;
typedef cudaMemcpyKind hipMemcpyKind;
#define hipSuccess cudaSuccess
#define hipErrorInvalidValue cudaErrorInvalidValue
#define hipErrorUnknown cudaErrorUnknown
#define hipMemcpyHostToHost cudaMemcpyHostToHost
#define hipMemcpyHostToDevice cudaMemcpyHostToDevice
#define hipMemcpyDeviceToHost cudaMemcpyDeviceToHost
#define hipMemcpyDeviceToDevice cudaMemcpyDeviceToDevice
#define hipMemcpyDefault cudaMemcpyDefault
#define hipHostMallocDefault cudaHostAllocDefault
#define hipGetErrorString cudaGetErrorString
#define hipGetErrorName cudaGetErrorName

__wl_host_function(hipMalloc);
__wl_host_function(hipMallocManaged);
__wl_host_function(hipMallocPitch);
__wl_host_function(hipHostMalloc);
__wl_host_function(hipFree);
__wl_host_function(hipHostFree);
__wl_host_function(hipMemcpy);
__wl_host_function(hipMemcpyAsync);
__wl_host_function(hipMemcpy2D);
__wl_host_function(hipMemcpyToSymbol);
__wl_host_function(hipMemcpyFromSymbol);
__wl_host_function(hipMemset);
__wl_host_function(hipMemsetAsync);
__wl_host_function(hipDeviceSynchronize);
__wl_host_function(hipDeviceReset);
__wl_host_function(hipSetDevice);
__wl_host_function(hipGetDevice);
__wl_host_function(hipGetDeviceCount);
__wl_host_function(hipGetDeviceProperties);
__wl_host_function(hipDeviceGetAttribute);
__wl_host_function(hipFuncSetAttribute);
__wl_host_function(hipStreamCreate);
__wl_host_function(hipStreamDestroy);
__wl_host_function(hipStreamSynchronize);
__wl_host_function(hipStreamWaitEvent);
__wl_host_function(hipEventCreate);
__wl_host_function(hipEventDestroy);
__wl_host_function(hipEventRecord);
__wl_host_function(hipEventSynchronize);
__wl_host_function(hipEventElapsedTime);
__wl_host_function(hipGetLastError);
__wl_host_function(hipPeekAtLastError);
