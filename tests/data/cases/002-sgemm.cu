#include "helper_cuda.h"
typedef unsigned int uint;
__global__ void naive(int M, int N, int K, const float *A, const float *B, float *C) {
  uint x = blockIdx.x*blockDim.x+threadIdx.x, y = blockIdx.y*blockDim.y+threadIdx.y;
  float t = 0;
  for (int i=0;i<K;++i) t += A[x*K+i]*B[i*N+y];
  C[x*N+y] = t;
}

template <uint BLOCKSIZE>
__global__ void coalesced(int M, int N, int K, const float *A, const float *B, float *C) {
  uint r = blockIdx.x*BLOCKSIZE + threadIdx.x/BLOCKSIZE, c = blockIdx.y*BLOCKSIZE + threadIdx.x%BLOCKSIZE;
  float t = 0;
  for (int i=0;i<K;++i) t += A[r*K+i]*B[i*N+c];
  C[r*N+c] = t;
}

void run(int M, int N, int K, float *A, float *B, float *C) {
  naive<<<dim3(CEIL_DIV(M, 32), CEIL_DIV(N, 32)), dim3(32, 32)>>>(M, N, K, A, B, C);
  coalesced<32><<<dim3(CEIL_DIV(M, 32), CEIL_DIV(N, 32)), dim3(32 * 32)>>>(M, N, K, A, B, C);
  checkCudaErrors(cudaDeviceSynchronize());
}
