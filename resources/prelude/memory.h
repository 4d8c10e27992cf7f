// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Loads and stores with a cache hint; address spaces; the heap and output,
// which decide no address.
#pragma once

#define __wl_hinted_load(name, hint)                                                               \
    __wl_runtime const void *__wl_hinted_##hint(const void *);                                     \
    template <class T> __wl_device T name(const T *place)                                          \
    {                                                                                              \
        return *(const T *)__wl_hinted_##hint(place);                                              \
    }
__wl_hinted_load(__ldcg, cg);
__wl_hinted_load(__ldca, ca);
__wl_hinted_load(__ldcs, cs);
__wl_hinted_load(__ldlu, lu);
__wl_hinted_load(__ldcv, cv);
template <class T> __wl_device T __ldg(const T *place) { return *place; }

#define __wl_hinted_store(name, hint)                                                              \
    __wl_runtime const void *__wl_hinted_##hint(const void *);                                     \
    template <class T> __wl_device void name(T *place, typename __wl::Same<T>::Type value)         \
    {                                                                                              \
        *(T *)__wl_hinted_##hint(place) = value;                                                   \
    }
__wl_hinted_store(__stwb, wb);
__wl_hinted_store(__stcg, cg);
__wl_hinted_store(__stcs, cs);
__wl_hinted_store(__stwt, wt);

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
__wl_library void *malloc(size_t);
__wl_library void free(void *);
__wl_library void *memcpy(void *, const void *, size_t);
__wl_library void *memmove(void *, const void *, size_t);
__wl_library void *memset(void *, int, size_t);
__wl_both void *operator new(size_t, void *place) noexcept { return place; }
__wl_both void *operator new[](size_t, void *place) noexcept { return place; }

#ifndef NDEBUG
#define assert(...) ((__VA_ARGS__) ? (void)0 : __builtin_trap())
#else
#define assert(...) ((void)0)
#endif
