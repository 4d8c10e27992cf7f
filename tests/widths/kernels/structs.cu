// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Structures: what their alignment lets the compiler read at once.
struct Rgb { unsigned char r, g, b; };
struct Loose { float a, b, c, d; };
struct __align__(16) Packed { float a, b, c, d; };
struct Point { float x, y, z; };
struct Mixed { double a; int b; short c; char d; };

__global__ void copyRgb(const Rgb *in, Rgb *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyLoose(const Loose *in, Loose *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyPacked(const Packed *in, Packed *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyPoint(const Point *in, Point *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyMixed(const Mixed *in, Mixed *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyFloat3(const float3 *in, float3 *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyUchar4(const uchar4 *in, uchar4 *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyShort4(const short4 *in, short4 *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyLong2(const longlong2 *in, longlong2 *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void copyUchar3(const uchar3 *in, uchar3 *out) { out[threadIdx.x] = in[threadIdx.x]; }

__global__ void oneField(const Packed *in, float *out) { out[threadIdx.x] = in[threadIdx.x].c; }
__global__ void oneLane(const float4 *in, float *out) { out[threadIdx.x] = in[threadIdx.x].z; }
__global__ void twoLanes(const float4 *in, float *out)
{
    const float4 v = in[threadIdx.x];
    out[threadIdx.x] = v.x * v.w;
}
__global__ void twoFields(const Packed *in, Packed *out)
{
    out[threadIdx.x].a = in[threadIdx.x].b;
    out[threadIdx.x].d = in[threadIdx.x].c;
}
__global__ void changeField(Packed *data)
{
    Packed p = data[threadIdx.x];
    p.b += 1;
    data[threadIdx.x] = p;
}
__global__ void scale4(float4 *data, float s)
{
    float4 v = data[threadIdx.x];
    v.x *= s;
    v.y *= s;
    v.z *= s;
    v.w *= s;
    data[threadIdx.x] = v;
}
