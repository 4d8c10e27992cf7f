// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// One load and one store of each width, global and shared.
template <typename T> __device__ void copyThrough(const T *in, T *out)
{
    __shared__ T tile[64];
    const int i = threadIdx.x;
    tile[i] = in[i];
    __syncthreads();
    out[i] = tile[63 - i];
}

__global__ void copy8(const unsigned char *in, unsigned char *out) { copyThrough(in, out); }
__global__ void copy16(const unsigned short *in, unsigned short *out) { copyThrough(in, out); }
__global__ void copy32(const float *in, float *out) { copyThrough(in, out); }
__global__ void copy64(const double *in, double *out) { copyThrough(in, out); }
__global__ void copy64pair(const float2 *in, float2 *out) { copyThrough(in, out); }
__global__ void copy128(const float4 *in, float4 *out) { copyThrough(in, out); }
__global__ void copy128pair(const double2 *in, double2 *out) { copyThrough(in, out); }
__global__ void signed8(const signed char *in, int *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void signed16(const short *in, int *out) { out[threadIdx.x] = in[threadIdx.x]; }

__global__ void copyStruct(const int4 *in, int4 *out)
{
    const int4 v = in[threadIdx.x];
    out[threadIdx.x] = make_int4(v.w, v.z, v.y, v.x);
}
__global__ void reinterpret(const float *in, float *out)
{
    const float4 v = reinterpret_cast<const float4 *>(in)[threadIdx.x];
    reinterpret_cast<float2 *>(out)[threadIdx.x] = make_float2(v.x + v.y, v.z + v.w);
}
