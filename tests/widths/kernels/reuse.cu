// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What the compiler makes of more than one access: loops, repeated reads, neighbours.
__global__ void fourInARow(const float *in, float *out)
{
    const int i = 4 * threadIdx.x;
    out[i] = in[i];
    out[i + 1] = in[i + 1];
    out[i + 2] = in[i + 2];
    out[i + 3] = in[i + 3];
}

__global__ void loop(const float *in, float *out, int n)
{
    float sum = 0;
    for (int k = 0; k < n; ++k)
        sum += in[threadIdx.x + 32 * k];
    out[threadIdx.x] = sum;
}

__global__ void fixedLoop(const float *in, float *out)
{
    float sum = 0;
    for (int k = 0; k < 8; ++k)
        sum += in[threadIdx.x + 32 * k];
    out[threadIdx.x] = sum;
}

__global__ void readTwice(const float *__restrict__ in, float *__restrict__ out)
{
    out[threadIdx.x] = in[threadIdx.x] * in[threadIdx.x] + in[threadIdx.x];
}

__global__ void accumulate(const float *__restrict__ in, float *__restrict__ out)
{
    for (int k = 0; k < 4; ++k)
        out[threadIdx.x] += in[threadIdx.x + 32 * k];
}

__global__ void localArray(const float *in, float *out)
{
    float v[4];
    for (int k = 0; k < 4; ++k)
        v[k] = in[threadIdx.x + 32 * k];
    for (int k = 0; k < 4; ++k)
        out[threadIdx.x + 32 * k] = v[3 - k];
}

__global__ void tiled(const float *a, const float *b, float *c, int n)
{
    __shared__ float as[16][16], bs[16][16];
    const int x = threadIdx.x, y = threadIdx.y;
    float sum = 0;
    for (int t = 0; t < n; t += 16) {
        as[y][x] = a[y * n + t + x];
        bs[y][x] = b[(t + y) * n + x];
        __syncthreads();
        for (int k = 0; k < 16; ++k)
            sum += as[y][k] * bs[k][x];
        __syncthreads();
    }
    c[y * n + x] = sum;
}
