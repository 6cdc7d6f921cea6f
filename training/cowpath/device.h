#define SHARED __shared__
#define SYNC __syncthreads()
#define TID ((int)threadIdx.x)
#define NT ((int)blockDim.x)
#define BID ((int)blockIdx.x)
#define NB ((int)gridDim.x)
#define ATOMIC_ADD(p, n) atomicAdd(p, n)
