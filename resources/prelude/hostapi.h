// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The runtime API as far as launches need it to be understood. Host code never runs here, so
// whatever takes any arguments takes them; called from a kernel it is opaque.
#pragma once

// By these, helpers of CUDA's samples tell what has been included.
#define __DRIVER_TYPES_H__
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__

enum cudaError {
    cudaSuccess,
    cudaErrorInvalidValue,
    cudaErrorMemoryAllocation,
    cudaErrorInitializationError,
    cudaErrorInvalidDevice,
    cudaErrorInsufficientDriver,
    cudaErrorNoDevice,
    cudaErrorNotReady,
    cudaErrorNotSupported,
    cudaErrorPeerAccessAlreadyEnabled,
    cudaErrorCooperativeLaunchTooLarge,
    cudaErrorLaunchFailure,
    cudaErrorUnknown
};
typedef cudaError cudaError_t;
enum cudaMemcpyKind {
    cudaMemcpyHostToHost,
    cudaMemcpyHostToDevice,
    cudaMemcpyDeviceToHost,
    cudaMemcpyDeviceToDevice,
    cudaMemcpyDefault
};
enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
    cudaFuncAttributePreferredSharedMemoryCarveout,
    cudaFuncAttributeNonPortableClusterSizeAllowed
};
enum cudaSharedCarveout {
    cudaSharedmemCarveoutDefault = -1,
    cudaSharedmemCarveoutMaxL1 = 0,
    cudaSharedmemCarveoutMaxShared = 100
};
enum cudaSharedMemConfig {
    cudaSharedMemBankSizeDefault,
    cudaSharedMemBankSizeFourByte,
    cudaSharedMemBankSizeEightByte
};
enum cudaFuncCache {
    cudaFuncCachePreferNone,
    cudaFuncCachePreferShared,
    cudaFuncCachePreferL1,
    cudaFuncCachePreferEqual
};
enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrClockRate = 13,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrCooperativeLaunch = 95,
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrMemoryPoolsSupported = 115
};
enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly,
    cudaMemAdviseSetPreferredLocation,
    cudaMemAdviseUnsetPreferredLocation,
    cudaMemAdviseSetAccessedBy
};
enum cudaLimit {
    cudaLimitStackSize,
    cudaLimitPrintfFifoSize,
    cudaLimitMallocHeapSize,
    cudaLimitDevRuntimeSyncDepth,
    cudaLimitDevRuntimePendingLaunchCount
};
enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal,
    cudaStreamCaptureModeThreadLocal,
    cudaStreamCaptureModeRelaxed
};
enum {
    cudaHostAllocDefault = 0,
    cudaHostAllocPortable = 1,
    cudaHostAllocMapped = 2,
    cudaHostAllocWriteCombined = 4,
    cudaHostRegisterDefault = 0,
    cudaHostRegisterMapped = 2,
    cudaMemAttachGlobal = 1,
    cudaMemAttachHost = 2,
    cudaEventDefault = 0,
    cudaEventBlockingSync = 1,
    cudaEventDisableTiming = 2,
    cudaStreamDefault = 0,
    cudaStreamNonBlocking = 1,
    cudaDeviceScheduleSpin = 1,
    cudaDeviceScheduleYield = 2,
    cudaDeviceBlockingSync = 4,
    cudaDeviceMapHost = 8,
    cudaArrayDefault = 0,
    cudaArrayLayered = 1,
    cudaArraySurfaceLoadStore = 2,
    cudaArrayCubemap = 4,
    cudaCpuDeviceId = -1,
    cudaInvalidDeviceId = -2,
    cudaComputeModeDefault = 0,
    cudaComputeModeProhibited = 2
};

typedef struct __wl_stream *cudaStream_t;
typedef struct __wl_event *cudaEvent_t;
typedef struct __wl_graph *cudaGraph_t;
typedef struct __wl_graph_run *cudaGraphExec_t;
typedef struct __wl_graph_node *cudaGraphNode_t;
typedef struct cudaArray *cudaArray_t;
typedef struct __wl_levels *cudaMipmappedArray_t;
typedef struct __wl_pool *cudaMemPool_t;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
typedef struct __wl_memory *cudaExternalMemory_t;
typedef struct __wl_semaphore *cudaExternalSemaphore_t;
typedef unsigned long long cudaGraphConditionalHandle;
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);
typedef void (*cudaHostFn_t)(void *);
#define CUDART_CB
static constexpr cudaStream_t cudaStreamLegacy = nullptr, cudaStreamPerThread = nullptr,
                              cudaStreamFireAndForget = nullptr, cudaStreamTailLaunch = nullptr,
                              cudaStreamGraphFireAndForget = nullptr;

struct cudaUUID_t
{
    char bytes[16];
};
struct cudaDeviceProp
{
    char name[256];
    cudaUUID_t uuid;
    size_t totalGlobalMem, totalConstMem, memPitch, textureAlignment, surfaceAlignment;
    size_t sharedMemPerBlock, sharedMemPerBlockOptin, sharedMemPerMultiprocessor;
    size_t reservedSharedMemPerBlock;
    int regsPerBlock, regsPerMultiprocessor, warpSize, maxThreadsPerBlock, maxThreadsDim[3];
    int maxGridSize[3], maxBlocksPerMultiProcessor, maxThreadsPerMultiProcessor;
    int major, minor, multiProcessorCount, clockRate, memoryClockRate, memoryBusWidth;
    int l2CacheSize, persistingL2CacheMaxSize, accessPolicyMaxWindowSize;
    int deviceOverlap, asyncEngineCount, concurrentKernels, computeMode, integrated;
    int canMapHostMemory, unifiedAddressing, managedMemory, concurrentManagedAccess;
    int pageableMemoryAccess, hostNativeAtomicSupported, streamPrioritiesSupported;
    int cooperativeLaunch, cooperativeMultiDeviceLaunch, memoryPoolsSupported, ECCEnabled;
    int pciBusID, pciDeviceID, pciDomainID, tccDriver, isMultiGpuBoard, multiGpuBoardGroupID;
    int maxTexture1D, maxTexture2D[2], maxTexture3D[3], kernelExecTimeoutEnabled;
};
struct cudaExtent
{
    size_t width, height, depth;
};
struct cudaPos
{
    size_t x, y, z;
};
struct cudaPitchedPtr
{
    void *ptr;
    size_t pitch, xsize, ysize;
};
struct cudaMemcpy3DParms
{
    cudaArray_t srcArray;
    cudaPos srcPos;
    cudaPitchedPtr srcPtr;
    cudaArray_t dstArray;
    cudaPos dstPos;
    cudaPitchedPtr dstPtr;
    cudaExtent extent;
    cudaMemcpyKind kind;
};
struct cudaFuncAttributes
{
    size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, maxDynamicSharedSizeBytes;
};
struct cudaPointerAttributes
{
    int type, device;
    void *devicePointer, *hostPointer;
};
enum cudaResourceType {
    cudaResourceTypeArray,
    cudaResourceTypeMipmappedArray,
    cudaResourceTypeLinear,
    cudaResourceTypePitch2D
};
struct cudaResourceDesc
{
    cudaResourceType resType;
    union {
        struct
        {
            cudaArray_t array;
        } array;
        struct
        {
            cudaMipmappedArray_t mipmap;
        } mipmap;
        struct
        {
            void *devPtr;
            cudaChannelFormatDesc desc;
            size_t sizeInBytes;
        } linear;
        struct
        {
            void *devPtr;
            cudaChannelFormatDesc desc;
            size_t width, height, pitchInBytes;
        } pitch2D;
    } res;
};
struct cudaTextureDesc
{
    cudaTextureAddressMode addressMode[3];
    cudaTextureFilterMode filterMode;
    cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned maxAnisotropy;
    cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
enum cudaLaunchAttributeID {
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributePriority = 8
};
struct cudaLaunchAttribute
{
    cudaLaunchAttributeID id;
    struct
    {
        struct
        {
            unsigned x, y, z;
        } clusterDim;
        int cooperative, programmaticStreamSerializationAllowed, priority;
    } val;
};
struct cudaLaunchConfig_t
{
    dim3 gridDim, blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
    cudaLaunchAttribute *attrs;
    unsigned numAttrs;
};
struct cudaLaunchParams
{
    void *func;
    dim3 gridDim, blockDim;
    void **args;
    size_t sharedMem;
    cudaStream_t stream;
};
struct cudaKernelNodeParams
{
    void *func;
    dim3 gridDim, blockDim;
    unsigned sharedMemBytes;
    void **kernelParams, **extra;
};
struct cudaHostNodeParams
{
    cudaHostFn_t fn;
    void *userData;
};
struct cudaMemsetParams
{
    void *dst;
    size_t elementSize, height, pitch;
    unsigned value;
    size_t width;
};
struct cudaAccessPolicyWindow
{
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    int hitProp, missProp;
};
union cudaStreamAttrValue
{
    cudaAccessPolicyWindow accessPolicyWindow;
};
enum { cudaAccessPropertyNormal, cudaAccessPropertyStreaming, cudaAccessPropertyPersisting };
enum { cudaStreamAttributeAccessPolicyWindow = 1 };

// The launch syntax is a call of this.
extern "C" cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t sharedBytes = 0,
                                         cudaStream_t stream = 0);
__wl_library unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t sharedBytes = 0,
                                                void *stream = 0);

#define __wl_host_function(name)                                                                   \
    __wl_runtime void __wl_opaque_##name();                                                        \
    template <class... A> __attribute__((host)) __attribute__((device)) cudaError_t name(A &&...)  \
    {                                                                                              \
        __wl_opaque_##name();                                                                      \
        return cudaSuccess;                                                                        \
    }
__wl_host_function(cudaMalloc);
__wl_host_function(cudaMallocHost);
__wl_host_function(cudaMallocManaged);
__wl_host_function(cudaMallocPitch);
__wl_host_function(cudaMallocAsync);
__wl_host_function(cudaMallocFromPoolAsync);
__wl_host_function(cudaMallocArray);
__wl_host_function(cudaMallocMipmappedArray);
__wl_host_function(cudaMalloc3D);
__wl_host_function(cudaMalloc3DArray);
__wl_host_function(cudaHostAlloc);
__wl_host_function(cudaHostRegister);
__wl_host_function(cudaHostUnregister);
__wl_host_function(cudaHostGetDevicePointer);
__wl_host_function(cudaFree);
__wl_host_function(cudaFreeHost);
__wl_host_function(cudaFreeAsync);
__wl_host_function(cudaFreeArray);
__wl_host_function(cudaFreeMipmappedArray);
__wl_host_function(cudaGetMipmappedArrayLevel);
__wl_host_function(cudaArrayGetInfo);
__wl_host_function(cudaMemcpy);
__wl_host_function(cudaMemcpyAsync);
__wl_host_function(cudaMemcpy2D);
__wl_host_function(cudaMemcpy2DAsync);
__wl_host_function(cudaMemcpy3D);
__wl_host_function(cudaMemcpy3DAsync);
__wl_host_function(cudaMemcpyPeer);
__wl_host_function(cudaMemcpyPeerAsync);
__wl_host_function(cudaMemcpyToSymbol);
__wl_host_function(cudaMemcpyToSymbolAsync);
__wl_host_function(cudaMemcpyFromSymbol);
__wl_host_function(cudaMemcpyFromSymbolAsync);
__wl_host_function(cudaMemcpyToArray);
__wl_host_function(cudaMemcpyFromArray);
__wl_host_function(cudaMemcpy2DToArray);
__wl_host_function(cudaMemcpy2DFromArray);
__wl_host_function(cudaMemcpy2DArrayToArray);
__wl_host_function(cudaMemset);
__wl_host_function(cudaMemset2D);
__wl_host_function(cudaMemsetAsync);
__wl_host_function(cudaMemGetInfo);
__wl_host_function(cudaMemAdvise);
__wl_host_function(cudaMemPrefetchAsync);
__wl_host_function(cudaMemPoolCreate);
__wl_host_function(cudaMemPoolDestroy);
__wl_host_function(cudaMemPoolSetAttribute);
__wl_host_function(cudaDeviceGetDefaultMemPool);
__wl_host_function(cudaPointerGetAttributes);
__wl_host_function(cudaGetSymbolAddress);
__wl_host_function(cudaGetSymbolSize);
__wl_host_function(cudaDeviceSynchronize);
__wl_host_function(cudaThreadSynchronize);
__wl_host_function(cudaThreadExit);
__wl_host_function(cudaDeviceReset);
__wl_host_function(cudaSetDevice);
__wl_host_function(cudaGetDevice);
__wl_host_function(cudaGetDeviceCount);
__wl_host_function(cudaGetDeviceProperties);
__wl_host_function(cudaSetDeviceFlags);
__wl_host_function(cudaChooseDevice);
__wl_host_function(cudaDeviceGetAttribute);
__wl_host_function(cudaDeviceGetLimit);
__wl_host_function(cudaDeviceSetLimit);
__wl_host_function(cudaDeviceSetCacheConfig);
__wl_host_function(cudaDeviceSetSharedMemConfig);
__wl_host_function(cudaDeviceCanAccessPeer);
__wl_host_function(cudaDeviceEnablePeerAccess);
__wl_host_function(cudaDeviceDisablePeerAccess);
__wl_host_function(cudaDeviceGetStreamPriorityRange);
__wl_host_function(cudaDeviceGetPCIBusId);
__wl_host_function(cudaDriverGetVersion);
__wl_host_function(cudaRuntimeGetVersion);
__wl_host_function(cudaCtxResetPersistingL2Cache);
__wl_host_function(cudaFuncSetAttribute);
__wl_host_function(cudaFuncGetAttributes);
__wl_host_function(cudaFuncSetCacheConfig);
__wl_host_function(cudaFuncSetSharedMemConfig);
__wl_host_function(cudaLaunchKernel);
__wl_host_function(cudaLaunchKernelEx);
__wl_host_function(cudaLaunchKernelExC);
__wl_host_function(cudaLaunchCooperativeKernel);
__wl_host_function(cudaLaunchCooperativeKernelMultiDevice);
__wl_host_function(cudaLaunchHostFunc);
__wl_host_function(cudaOccupancyMaxActiveBlocksPerMultiprocessor);
__wl_host_function(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags);
__wl_host_function(cudaOccupancyMaxPotentialBlockSize);
__wl_host_function(cudaOccupancyMaxPotentialBlockSizeVariableSMem);
__wl_host_function(cudaOccupancyMaxActiveClusters);
__wl_host_function(cudaStreamCreate);
__wl_host_function(cudaStreamCreateWithFlags);
__wl_host_function(cudaStreamCreateWithPriority);
__wl_host_function(cudaStreamDestroy);
__wl_host_function(cudaStreamSynchronize);
__wl_host_function(cudaStreamQuery);
__wl_host_function(cudaStreamWaitEvent);
__wl_host_function(cudaStreamAddCallback);
__wl_host_function(cudaStreamAttachMemAsync);
__wl_host_function(cudaStreamSetAttribute);
__wl_host_function(cudaStreamGetAttribute);
__wl_host_function(cudaStreamBeginCapture);
__wl_host_function(cudaStreamBeginCaptureToGraph);
__wl_host_function(cudaStreamEndCapture);
__wl_host_function(cudaStreamIsCapturing);
__wl_host_function(cudaStreamGetCaptureInfo);
__wl_host_function(cudaEventCreate);
__wl_host_function(cudaEventCreateWithFlags);
__wl_host_function(cudaEventDestroy);
__wl_host_function(cudaEventRecord);
__wl_host_function(cudaEventSynchronize);
__wl_host_function(cudaEventQuery);
__wl_host_function(cudaEventElapsedTime);
__wl_host_function(cudaGraphCreate);
__wl_host_function(cudaGraphDestroy);
__wl_host_function(cudaGraphInstantiate);
__wl_host_function(cudaGraphInstantiateWithFlags);
__wl_host_function(cudaGraphLaunch);
__wl_host_function(cudaGraphUpload);
__wl_host_function(cudaGraphExecDestroy);
__wl_host_function(cudaGraphExecUpdate);
__wl_host_function(cudaGraphAddKernelNode);
__wl_host_function(cudaGraphAddMemcpyNode);
__wl_host_function(cudaGraphAddMemsetNode);
__wl_host_function(cudaGraphAddHostNode);
__wl_host_function(cudaGraphAddNode);
__wl_host_function(cudaGraphAddChildGraphNode);
__wl_host_function(cudaGraphClone);
__wl_host_function(cudaGraphGetNodes);
__wl_host_function(cudaGraphGetRootNodes);
__wl_host_function(cudaGraphConditionalHandleCreate);
__wl_host_function(cudaGraphSetConditional);
__wl_host_function(cudaGraphExecKernelNodeSetParams);
__wl_host_function(cudaBindTexture);
__wl_host_function(cudaBindTexture2D);
__wl_host_function(cudaBindTextureToArray);
__wl_host_function(cudaUnbindTexture);
__wl_host_function(cudaGetTextureReference);
__wl_host_function(cudaBindSurfaceToArray);
__wl_host_function(cudaCreateTextureObject);
__wl_host_function(cudaDestroyTextureObject);
__wl_host_function(cudaGetTextureObjectResourceDesc);
__wl_host_function(cudaCreateSurfaceObject);
__wl_host_function(cudaDestroySurfaceObject);
__wl_host_function(cudaGetChannelDesc);
__wl_host_function(cudaGraphicsGLRegisterBuffer);
__wl_host_function(cudaGraphicsGLRegisterImage);
__wl_host_function(cudaGraphicsMapResources);
__wl_host_function(cudaGraphicsUnmapResources);
__wl_host_function(cudaGraphicsResourceGetMappedPointer);
__wl_host_function(cudaGraphicsSubResourceGetMappedArray);
__wl_host_function(cudaGraphicsUnregisterResource);
__wl_host_function(cudaGLSetGLDevice);
__wl_host_function(cudaImportExternalMemory);
__wl_host_function(cudaExternalMemoryGetMappedBuffer);
__wl_host_function(cudaImportExternalSemaphore);
__wl_host_function(cudaIpcGetMemHandle);
__wl_host_function(cudaIpcOpenMemHandle);
__wl_host_function(cudaIpcCloseMemHandle);
__wl_host_function(cudaGetLastError);
__wl_host_function(cudaPeekAtLastError);
__wl_host_function(cudaProfilerStart);
__wl_host_function(cudaProfilerStop);

__wl_both const char *cudaGetErrorString(cudaError_t) { return ""; }
__wl_both const char *cudaGetErrorName(cudaError_t) { return ""; }
cudaExtent make_cudaExtent(size_t, size_t, size_t);
cudaPos make_cudaPos(size_t, size_t, size_t);
cudaPitchedPtr make_cudaPitchedPtr(void *, size_t, size_t, size_t);
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, cudaChannelFormatKind);
