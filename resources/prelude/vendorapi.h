// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Names of libraries that host code beside kernels calls, so that what launches them is understood:
// cuBLAS and its kin, the driver API, OpenGL, PyTorch. None of it does anything.
#pragma once

#define __wl_handle(name) typedef struct __wl_##name *name
__wl_handle(cublasHandle_t);
__wl_handle(cublasLtHandle_t);
__wl_handle(cublasLtMatmulDesc_t);
__wl_handle(cublasLtMatrixLayout_t);
__wl_handle(cublasLtMatmulPreference_t);
__wl_handle(cudnnHandle_t);
__wl_handle(cusparseHandle_t);
__wl_handle(cusolverDnHandle_t);
__wl_handle(curandGenerator_t);
__wl_handle(ncclComm_t);
__wl_handle(nvtxDomainHandle_t);
__wl_handle(CUcontext);
__wl_handle(CUmodule);
__wl_handle(CUfunction);
__wl_handle(CUstream);
__wl_handle(CUarray);
typedef int CUresult, CUdevice, cufftHandle, CUdevice_attribute;
typedef unsigned long long CUdeviceptr, CUtexObject, CUsurfObject;
struct __attribute__((aligned(64))) CUtensorMap
{
    unsigned long long opaque[16];
};
#define CUDA_SUCCESS 0

// A status is compared with success, and printed.
enum cublasStatus_t { CUBLAS_STATUS_SUCCESS, CUBLAS_STATUS_NOT_INITIALIZED };
enum cufftResult { CUFFT_SUCCESS };
enum curandStatus_t { CURAND_STATUS_SUCCESS };
enum cusparseStatus_t { CUSPARSE_STATUS_SUCCESS };
enum cudnnStatus_t { CUDNN_STATUS_SUCCESS };
enum ncclResult_t { ncclSuccess };
enum nvrtcResult { NVRTC_SUCCESS };
enum cublasOperation_t { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C };
enum cublasMath_t { CUBLAS_DEFAULT_MATH, CUBLAS_TENSOR_OP_MATH, CUBLAS_TF32_TENSOR_OP_MATH };
enum cublasComputeType_t {
    CUBLAS_COMPUTE_16F,
    CUBLAS_COMPUTE_32F,
    CUBLAS_COMPUTE_32F_FAST_TF32,
    CUBLAS_COMPUTE_32I
};
enum cublasGemmAlgo_t { CUBLAS_GEMM_DEFAULT, CUBLAS_GEMM_DEFAULT_TENSOR_OP };
enum cudaDataType {
    CUDA_R_16F,
    CUDA_R_16BF,
    CUDA_R_32F,
    CUDA_R_64F,
    CUDA_R_8I,
    CUDA_R_32I,
    CUDA_R_8F_E4M3,
    CUDA_R_8F_E5M2
};
typedef cudaDataType cudaDataType_t;
enum ncclDataType_t { ncclFloat, ncclHalf, ncclBfloat16 };
template <class... A> cublasStatus_t cublasCreate(A &&...);
template <class... A> cublasStatus_t cublasDestroy(A &&...);
template <class... A> cublasStatus_t cublasSetMathMode(A &&...);
template <class... A> cublasStatus_t cublasSetStream(A &&...);
template <class... A> cublasStatus_t cublasSgemm(A &&...);
template <class... A> cublasStatus_t cublasHgemm(A &&...);
template <class... A> cublasStatus_t cublasGemmEx(A &&...);
template <class... A> cublasStatus_t cublasSgemmStridedBatched(A &&...);
template <class... A> cublasStatus_t cublasGemmStridedBatchedEx(A &&...);
template <class... A> cublasStatus_t cublasLtCreate(A &&...);

typedef float2 cufftComplex;
typedef double2 cufftDoubleComplex;
typedef float cufftReal;
typedef double cufftDoubleReal;
enum cufftType { CUFFT_R2C = 42, CUFFT_C2R = 44, CUFFT_C2C = 41, CUFFT_Z2Z = 105 };
enum { CUFFT_FORWARD = -1, CUFFT_INVERSE = 1 };
template <class... A> cufftResult cufftPlan1d(A &&...);
template <class... A> cufftResult cufftPlan2d(A &&...);
template <class... A> cufftResult cufftPlanMany(A &&...);
template <class... A> cufftResult cufftCreate(A &&...);
template <class... A> cufftResult cufftExecC2C(A &&...);
template <class... A> cufftResult cufftExecR2C(A &&...);
template <class... A> cufftResult cufftExecC2R(A &&...);
template <class... A> cufftResult cufftDestroy(A &&...);

typedef unsigned GLuint, GLenum, GLbitfield;
typedef double GLdouble;
typedef long GLsizeiptr;
typedef int GLint, GLsizei;
typedef float GLfloat;
typedef unsigned char GLubyte;

namespace torch {

struct Device
{
    template <class... A> Device(A &&...);
};
enum ScalarType {
    kFloat,
    kFloat32 = kFloat,
    kDouble,
    kFloat64 = kDouble,
    kHalf,
    kFloat16 = kHalf,
    kBFloat16,
    kInt,
    kInt32 = kInt,
    kLong,
    kInt64 = kLong,
    kInt8,
    kUInt8,
    kByte = kUInt8,
    kBool,
    kFloat8_e4m3fn,
    kFloat8_e5m2,
    kCUDA,
    kCPU
};
typedef ScalarType Dtype;
struct TensorOptions
{
    template <class... A> TensorOptions(A &&...);
    template <class... A> TensorOptions dtype(A &&...) const;
    template <class... A> TensorOptions device(A &&...) const;
    operator ScalarType() const;
};
template <class T> bool operator==(const TensorOptions &, T);
template <class T> bool operator!=(const TensorOptions &, T);
struct IntArrayRef
{
    long operator[](size_t) const;
    size_t size() const;
};
struct Tensor
{
    long size(int) const;
    IntArrayRef sizes() const;
    long dim() const;
    long ndimension() const;
    long numel() const;
    long stride(int) const;
    template <class T> T *data_ptr() const;
    void *data_ptr() const;
    template <class T> T *data() const;
    template <class T> T *mutable_data_ptr() const;
    template <class T> const T *const_data_ptr() const;
    template <class T, int n, class... A> Tensor packed_accessor32(A...) const;
    template <class T> T item() const;
    bool is_contiguous() const;
    bool is_cuda() const;
    bool defined() const;
    Tensor contiguous() const;
    Tensor clone() const;
    TensorOptions options() const;
    ScalarType dtype() const;
    ScalarType scalar_type() const;
    Device device() const;
    long get_device() const;
    template <class... A> Tensor to(A &&...) const;
    template <class... A> Tensor view(A &&...) const;
    template <class... A> Tensor reshape(A &&...) const;
};
#define __wl_maker(name)                                                                           \
    template <class... A> Tensor name(A &&...);                                                    \
    template <class... A> Tensor name(std::initializer_list<long>, A &&...)
__wl_maker(empty);
__wl_maker(zeros);
__wl_maker(ones);
__wl_maker(full);
__wl_maker(empty_like);
__wl_maker(zeros_like);
__wl_maker(ones_like);
#undef __wl_maker

} // namespace torch

struct __nv_bfloat16;

// The wrapper calls it `at` where a text does: the word is too good a name to take it from people.
namespace __wl_at {
using namespace torch;
typedef __half Half;
typedef __nv_bfloat16 BFloat16;
namespace cuda {
struct CUDAStream
{
    operator cudaStream_t() const;
    cudaStream_t stream() const;
};
CUDAStream getCurrentCUDAStream(int = 0);
struct CUDAGuard
{
    template <class... A> CUDAGuard(A &&...);
};
struct OptionalCUDAGuard
{
    template <class... A> OptionalCUDAGuard(A &&...);
};
} // namespace cuda
} // namespace __wl_at
namespace c10 {
using namespace torch;
typedef __half Half;
typedef __nv_bfloat16 BFloat16;
namespace cuda {
using namespace __wl_at::cuda;
} // namespace cuda
} // namespace c10

#define TORCH_CHECK(...)
#define TORCH_CHECK_EQ(...)
#define AT_ASSERTM(...)
#define C10_CUDA_CHECK(...) (__VA_ARGS__)
#define C10_CUDA_KERNEL_LAUNCH_CHECK()
#define AT_DISPATCH_FLOATING_TYPES(type, name, ...)                                                \
    {                                                                                              \
        typedef float scalar_t;                                                                    \
        __VA_ARGS__();                                                                             \
    }
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF AT_DISPATCH_FLOATING_TYPES
#define TORCH_EXTENSION_NAME extension
// Never instantiated: what is bound need not be understood.
#define PYBIND11_MODULE(name, module)                                                              \
    template <class Module> void __wl_pybind_##name(Module &module)
#define TORCH_LIBRARY(name, module) template <class Module> void __wl_torch_##name(Module &module)
