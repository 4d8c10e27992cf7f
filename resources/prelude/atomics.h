// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Atomics. Where LLVM's own instructions say it, they do; the rest are runtime calls.
#pragma once

namespace __wl {
template <class T> struct Same
{
    typedef T Type;
};
} // namespace __wl

#define __wl_atomic(name, T, call)                                                                 \
    __wl_device T name(T *place, T value) { return call; }                                         \
    __wl_device T name##_block(T *place, T value) { return call; }                                 \
    __wl_device T name##_system(T *place, T value) { return call; }

#define __wl_atomic_integers(name, op)                                                             \
    __wl_atomic(name, int, __atomic_##op(place, value, __ATOMIC_RELAXED));                         \
    __wl_atomic(name, unsigned, __atomic_##op(place, value, __ATOMIC_RELAXED));                    \
    __wl_atomic(name, long, __atomic_##op(place, value, __ATOMIC_RELAXED));                        \
    __wl_atomic(name, unsigned long, __atomic_##op(place, value, __ATOMIC_RELAXED));               \
    __wl_atomic(name, long long, __atomic_##op(place, value, __ATOMIC_RELAXED));                   \
    __wl_atomic(name, unsigned long long, __atomic_##op(place, value, __ATOMIC_RELAXED))

__wl_atomic_integers(atomicAdd, fetch_add);
__wl_atomic_integers(atomicSub, fetch_sub);
__wl_atomic_integers(atomicAnd, fetch_and);
__wl_atomic_integers(atomicOr, fetch_or);
__wl_atomic_integers(atomicXor, fetch_xor);
__wl_atomic_integers(atomicMin, fetch_min);
__wl_atomic_integers(atomicMax, fetch_max);
__wl_atomic_integers(atomicExch, exchange_n);

__wl_atomic(atomicAdd, float, __atomic_fetch_add(place, value, __ATOMIC_RELAXED));
__wl_atomic(atomicAdd, double, __atomic_fetch_add(place, value, __ATOMIC_RELAXED));
__wl_atomic(atomicSub, float, __atomic_fetch_sub(place, value, __ATOMIC_RELAXED));
__wl_atomic(atomicSub, double, __atomic_fetch_sub(place, value, __ATOMIC_RELAXED));

#define __wl_vector_atomic(T, count)                                                               \
    typedef float __wl_##T __attribute__((ext_vector_type(count)));                                \
    __wl_runtime __wl_##T __wl_atomic_fadd_##T(T *place, __wl_##T value);                          \
    __wl_atomic(                                                                                   \
        atomicAdd, T,                                                                              \
        __builtin_bit_cast(T, __wl_atomic_fadd_##T(place, __builtin_bit_cast(__wl_##T, value))))
__wl_vector_atomic(float2, 2);
__wl_vector_atomic(float4, 4);

__wl_runtime float __wl_atomic_exch_f32(float *place, float value);
__wl_runtime double __wl_atomic_exch_f64(double *place, double value);
__wl_atomic(atomicExch, float, __wl_atomic_exch_f32(place, value));
__wl_atomic(atomicExch, double, __wl_atomic_exch_f64(place, value));

__wl_runtime unsigned __wl_atomic_inc_i32(unsigned *place, unsigned limit);
__wl_runtime unsigned __wl_atomic_dec_i32(unsigned *place, unsigned limit);
__wl_atomic(atomicInc, unsigned, __wl_atomic_inc_i32(place, value));
__wl_atomic(atomicDec, unsigned, __wl_atomic_dec_i32(place, value));

__wl_runtime unsigned short __wl_atomic_cas_i16(void *place, unsigned short compare,
                                                unsigned short value);
__wl_runtime unsigned __wl_atomic_cas_i32(void *place, unsigned compare, unsigned value);
__wl_runtime unsigned long long __wl_atomic_cas_i64(void *place, unsigned long long compare,
                                                    unsigned long long value);

namespace __wl {
template <class T> __wl_device T compareAndSwap(T *place, T compare, T value)
{
    if constexpr (sizeof(T) == 2)
        return __builtin_bit_cast(T,
                                  __wl_atomic_cas_i16(place,
                                                      __builtin_bit_cast(unsigned short, compare),
                                                      __builtin_bit_cast(unsigned short, value)));
    else if constexpr (sizeof(T) == 4)
        return __builtin_bit_cast(T,
                                  __wl_atomic_cas_i32(place, __builtin_bit_cast(unsigned, compare),
                                                      __builtin_bit_cast(unsigned, value)));
    else
        return __builtin_bit_cast(
            T,
            __wl_atomic_cas_i64(place, __builtin_bit_cast(unsigned long long, compare),
                                __builtin_bit_cast(unsigned long long, value)));
}
} // namespace __wl

#define __wl_atomic_cas(name)                                                                      \
    template <class T>                                                                             \
    __wl_device T name(T *place, typename __wl::Same<T>::Type compare,                             \
                       typename __wl::Same<T>::Type value)                                         \
    {                                                                                              \
        return __wl::compareAndSwap(place, compare, value);                                        \
    }
__wl_atomic_cas(atomicCAS);
__wl_atomic_cas(atomicCAS_block);
__wl_atomic_cas(atomicCAS_system);
