// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Loads and stores with a cache hint are plain accesses here; address-space queries; the heap and
// output, which decide no address.
#pragma once

#define __wl_hinted_load(name)                                                                     \
    template <class T> __wl_device T name(const T *place) { return *place; }
__wl_hinted_load(__ldg);
__wl_hinted_load(__ldcg);
__wl_hinted_load(__ldca);
__wl_hinted_load(__ldcs);
__wl_hinted_load(__ldlu);
__wl_hinted_load(__ldcv);

#define __wl_hinted_store(name)                                                                    \
    template <class T> __wl_device void name(T *place, typename __wl::Same<T>::Type value)         \
    {                                                                                              \
        *place = value;                                                                            \
    }
__wl_hinted_store(__stwb);
__wl_hinted_store(__stcg);
__wl_hinted_store(__stcs);
__wl_hinted_store(__stwt);

__wl_device unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); }
__wl_device unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
__wl_device unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); }
__wl_device unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }

__wl_runtime void __wl_opaque_nanosleep(unsigned);
__wl_device void __nanosleep(unsigned nanoseconds) { __wl_opaque_nanosleep(nanoseconds); }

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
