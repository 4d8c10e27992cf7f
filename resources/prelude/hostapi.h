// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The runtime API as far as launches need it to be understood. Host code never runs here, so
// whatever takes any arguments takes them.
#pragma once

enum cudaError { cudaSuccess, cudaErrorMemoryAllocation, cudaErrorInvalidValue, cudaErrorUnknown };
typedef cudaError cudaError_t;
enum cudaMemcpyKind {
    cudaMemcpyHostToHost,
    cudaMemcpyHostToDevice,
    cudaMemcpyDeviceToHost,
    cudaMemcpyDeviceToDevice,
    cudaMemcpyDefault
};
enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize,
    cudaFuncAttributePreferredSharedMemoryCarveout
};
enum cudaFuncCache {
    cudaFuncCachePreferNone,
    cudaFuncCachePreferShared,
    cudaFuncCachePreferL1,
    cudaFuncCachePreferEqual
};
enum { cudaHostAllocDefault, cudaMemAttachGlobal, cudaEventDefault, cudaStreamNonBlocking };

struct __wl_stream;
struct __wl_event;
typedef __wl_stream *cudaStream_t;
typedef __wl_event *cudaEvent_t;

struct cudaDeviceProp
{
    char name[256];
    size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerBlockOptin, sharedMemPerMultiprocessor;
    size_t memPitch, totalConstMem;
    int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3];
    int clockRate, major, minor, multiProcessorCount, maxThreadsPerMultiProcessor;
    int memoryClockRate, memoryBusWidth, l2CacheSize, concurrentKernels, computeMode;
};

// The launch syntax is a call of this.
extern "C" cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t sharedBytes = 0,
                                         cudaStream_t stream = 0);
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t sharedBytes = 0,
                                                void *stream = 0);

#define __wl_host_function(name)                                                                   \
    template <class... Arguments>                                                                  \
    __attribute__((host)) __attribute__((device)) cudaError_t name(Arguments &&...)
__wl_host_function(cudaMalloc);
__wl_host_function(cudaMallocHost);
__wl_host_function(cudaMallocManaged);
__wl_host_function(cudaMallocPitch);
__wl_host_function(cudaHostAlloc);
__wl_host_function(cudaFree);
__wl_host_function(cudaFreeHost);
__wl_host_function(cudaMemcpy);
__wl_host_function(cudaMemcpyAsync);
__wl_host_function(cudaMemcpy2D);
__wl_host_function(cudaMemcpyToSymbol);
__wl_host_function(cudaMemcpyFromSymbol);
__wl_host_function(cudaMemset);
__wl_host_function(cudaMemsetAsync);
__wl_host_function(cudaMemPrefetchAsync);
__wl_host_function(cudaGetSymbolAddress);
__wl_host_function(cudaDeviceSynchronize);
__wl_host_function(cudaThreadSynchronize);
__wl_host_function(cudaDeviceReset);
__wl_host_function(cudaSetDevice);
__wl_host_function(cudaGetDevice);
__wl_host_function(cudaGetDeviceCount);
__wl_host_function(cudaGetDeviceProperties);
__wl_host_function(cudaDeviceGetAttribute);
__wl_host_function(cudaDeviceSetCacheConfig);
__wl_host_function(cudaDeviceSetSharedMemConfig);
__wl_host_function(cudaFuncSetAttribute);
__wl_host_function(cudaFuncSetCacheConfig);
__wl_host_function(cudaStreamCreate);
__wl_host_function(cudaStreamDestroy);
__wl_host_function(cudaStreamSynchronize);
__wl_host_function(cudaStreamWaitEvent);
__wl_host_function(cudaEventCreate);
__wl_host_function(cudaEventDestroy);
__wl_host_function(cudaEventRecord);
__wl_host_function(cudaEventSynchronize);
__wl_host_function(cudaEventElapsedTime);
__wl_host_function(cudaLaunchKernel);
__wl_host_function(cudaLaunchCooperativeKernel);
__wl_host_function(cudaOccupancyMaxActiveBlocksPerMultiprocessor);
__wl_host_function(cudaOccupancyMaxPotentialBlockSize);
__wl_host_function(cudaGetLastError);
__wl_host_function(cudaPeekAtLastError);
__wl_host_function(cudaProfilerStart);
__wl_host_function(cudaProfilerStop);
extern "C" const char *cudaGetErrorString(cudaError_t);
extern "C" const char *cudaGetErrorName(cudaError_t);
