#include <cooperative_groups.h>
#include <helper_string.h>
namespace cg = cooperative_groups;
#define TILE_DIM 32
#define BLOCK_ROWS 16

__global__ void naive(float *odata, float *idata, int width, int height) {
  int xIndex = blockIdx.x * TILE_DIM + threadIdx.x;
  int yIndex = blockIdx.y * TILE_DIM + threadIdx.y;
  for (int i = 0; i < TILE_DIM; i += BLOCK_ROWS)
    odata[yIndex + height * xIndex + i] = idata[xIndex + width * yIndex + i * width];
}

__global__ void coalesced(float *odata, float *idata, int width, int height) {
  cg::thread_block cta = cg::this_thread_block();
  __shared__ float tile[TILE_DIM][TILE_DIM];
  int index_in = blockIdx.x * TILE_DIM + threadIdx.x + (blockIdx.y * TILE_DIM + threadIdx.y) * width;
  int index_out = blockIdx.y * TILE_DIM + threadIdx.x + (blockIdx.x * TILE_DIM + threadIdx.y) * height;
  for (int i = 0; i < TILE_DIM; i += BLOCK_ROWS)
    tile[threadIdx.y + i][threadIdx.x] = idata[index_in + i * width];
  cg::sync(cta);
  for (int i = 0; i < TILE_DIM; i += BLOCK_ROWS)
    odata[index_out + i * height] = tile[threadIdx.x][threadIdx.y + i];
}

__global__ void padded(float *odata, float *idata, int width, int height) {
  cg::thread_block cta = cg::this_thread_block();
  __shared__ float tile[TILE_DIM][TILE_DIM + 1];
  int index_in = blockIdx.x * TILE_DIM + threadIdx.x + (blockIdx.y * TILE_DIM + threadIdx.y) * width;
  int index_out = blockIdx.y * TILE_DIM + threadIdx.x + (blockIdx.x * TILE_DIM + threadIdx.y) * height;
  for (int i = 0; i < TILE_DIM; i += BLOCK_ROWS)
    tile[threadIdx.y + i][threadIdx.x] = idata[index_in + i * width];
  cg::sync(cta);
  for (int i = 0; i < TILE_DIM; i += BLOCK_ROWS)
    odata[index_out + i * height] = tile[threadIdx.x][threadIdx.y + i];
}

int main(int argc, char **argv) {
  dim3 grid(1024 / TILE_DIM, 1024 / TILE_DIM), threads(TILE_DIM, BLOCK_ROWS);
  float *d_odata, *d_idata;
  checkCudaErrors(cudaMalloc((void **)&d_idata, 1024 * 1024 * sizeof(float)));
  naive<<<grid, threads>>>(d_odata, d_idata, 1024, 1024);
  coalesced<<<grid, threads>>>(d_odata, d_idata, 1024, 1024);
  padded<<<grid, threads>>>(d_odata, d_idata, 1024, 1024);
}
