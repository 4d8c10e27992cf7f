// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Loads and stores with a cache hint, which is as wide as their type; address spaces; the heap and
// output, which decide no address.
#pragma once

template <class T> __wl_device T __ldg(const T *place) { return *place; }

#define __wl_hinted_load(hint)                                                                     \
    __wl_runtime const void *__wl_hinted_##hint(const void *place);                                \
    template <class T> __wl_device T __ld##hint(const T *place)                                    \
    {                                                                                              \
        return *(const T *)__wl_hinted_##hint(place);                                              \
    }
__wl_hinted_load(cg);
__wl_hinted_load(ca);
__wl_hinted_load(cs);
__wl_hinted_load(lu);
__wl_hinted_load(cv);

#define __wl_hinted_store(hint)                                                                    \
    __wl_runtime const void *__wl_hinted_##hint(const void *place);                                \
    template <class T> __wl_device void __st##hint(T *place, typename __wl::Same<T>::Type value)   \
    {                                                                                              \
        *(T *)__wl_hinted_##hint(place) = value;                                                   \
    }
__wl_hinted_store(wb);
__wl_hinted_store(cg);
__wl_hinted_store(cs);
__wl_hinted_store(wt);

__wl_device unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); }
__wl_device unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
__wl_device unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); }
__wl_device unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }

__wl_device unsigned __isGridConstant(const void *) { return 0; }

// Addresses are flat: those of shared memory in their lower 32 bits are what `ld.shared` takes.
__wl_device size_t __cvta_generic_to_global(const void *p) { return (size_t)p; }
__wl_device size_t __cvta_generic_to_shared(const void *p) { return (size_t)p; }
__wl_device size_t __cvta_generic_to_constant(const void *p) { return (size_t)p; }
__wl_device size_t __cvta_generic_to_local(const void *p) { return (size_t)p; }
__wl_device void *__cvta_global_to_generic(size_t p) { return (void *)p; }
__wl_device void *__cvta_shared_to_generic(size_t p)
{
    return (void *)((p & 0xffffffff) | 0x0100000000000000);
}
__wl_device void *__cvta_constant_to_generic(size_t p) { return (void *)p; }
__wl_device void *__cvta_local_to_generic(size_t p) { return (void *)p; }
__wl_device unsigned __nvvm_get_smem_pointer(const void *p) { return (unsigned)(size_t)p; }

__wl_device void __assume(bool isTrue) { __builtin_assume(isTrue); }

__wl_library int printf(const char *, ...);
__wl_library void *memcpy(void *, const void *, size_t);
__wl_library void *memmove(void *, const void *, size_t);
__wl_library void *memset(void *, int, size_t);
// What a kernel allocates lies one behind the other in an array of the size CUDA gives it at first,
// and is never handed out again.
namespace __wl_allocations {
constexpr size_t bytes = 8 << 20;
static __device__ __attribute__((aligned(16))) unsigned char heap[bytes];
static __device__ unsigned long long used;
} // namespace __wl_allocations
extern "C" __wl_both void *malloc(size_t bytes)
{
    using namespace __wl_allocations;
    const size_t start = atomicAdd(&used, (unsigned long long)((bytes + 15) / 16 * 16));
    return start + bytes > __wl_allocations::bytes ? nullptr : heap + start;
}
extern "C" __wl_both void free(void *) { }
__wl_device void *operator new(size_t bytes) { return malloc(bytes); }
__wl_device void *operator new[](size_t bytes) { return malloc(bytes); }
__wl_device void operator delete(void *) noexcept { }
__wl_device void operator delete(void *, size_t) noexcept { }
__wl_device void operator delete[](void *) noexcept { }
__wl_device void operator delete[](void *, size_t) noexcept { }
__wl_both void *operator new(size_t, void *place) noexcept { return place; }
__wl_both void *operator new[](size_t, void *place) noexcept { return place; }

#ifndef NDEBUG
extern "C" __attribute__((host, device, noreturn)) void
__assertfail(const char *, const char *, unsigned, const char *, size_t);
#define assert(...)                                                                                \
    ((__VA_ARGS__) ? (void)0 : __assertfail(#__VA_ARGS__, __FILE__, __LINE__, __func__, 1))
#else
#define assert(...) ((void)0)
#endif
