// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Operations that are neither plain loads nor stores.
__global__ void atomicsGlobal(int *n, unsigned long long *w, float *f, int *out)
{
    const int i = threadIdx.x;
    atomicAdd(n, 1);
    out[i] = atomicAdd(n + i, 2);
    atomicAdd(f, 1.0f);
    out[i + 64] = atomicCAS(n + i, 1, 2);
    atomicMax(n + 1, i);
    out[i + 128] = int(atomicExch(w, 1ull));
    atomicAdd(w + 1, 3ull);
}

__global__ void atomicsShared(int *out)
{
    __shared__ int s[64];
    const int i = threadIdx.x;
    s[i] = 0;
    __syncthreads();
    atomicAdd(&s[i % 8], 1);
    out[i + 64] = atomicCAS(&s[i % 4], 1, 2);
    out[i + 128] = atomicExch(&s[i % 2], 3);
    __syncthreads();
    out[i] = s[i];
}

__global__ void asyncCopies(const float *in, float *out)
{
    __shared__ __align__(16) float tile[1024];
    const int i = threadIdx.x;
    const unsigned to = unsigned(__cvta_generic_to_shared(tile));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to + 16 * i), "l"(in + 4 * i));
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(to + 2048 + 8 * i),
                 "l"(in + 2 * i));
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to + 3072 + 4 * i), "l"(in + i));
    asm volatile("cp.async.wait_all;");
    __syncthreads();
    out[i] = tile[1023 - i];
}

__global__ void matrices(const unsigned *in, unsigned *out)
{
    __shared__ __align__(16) unsigned tile[256];
    const int i = threadIdx.x;
    tile[i] = in[i];
    __syncthreads();
    const unsigned row = unsigned(__cvta_generic_to_shared(tile + 4 * i));
    unsigned a, b, c, d;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(row));
    unsigned e, f;
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
                 : "=r"(e), "=r"(f)
                 : "r"(row));
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" ::"r"(row), "r"(a + e),
                 "r"(b + f));
    __syncthreads();
    out[i] = tile[i] + c + d;
}

__global__ void assembly(const float *in, float *out)
{
    float4 v;
    asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
                 : "l"(in + 4 * threadIdx.x));
    asm volatile("st.global.cs.v2.f32 [%0], {%1, %2};" ::"l"(out + 2 * threadIdx.x),
                 "f"(v.x + v.y), "f"(v.z + v.w));
}
