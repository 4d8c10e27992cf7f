// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// cuda::atomic and cuda::atomic_ref. Orders and scopes decide no address.
#pragma once

namespace cuda {

enum thread_scope {
    thread_scope_system,
    thread_scope_device,
    thread_scope_block,
    thread_scope_thread
};
enum memory_order {
    memory_order_relaxed,
    memory_order_consume,
    memory_order_acquire,
    memory_order_release,
    memory_order_acq_rel,
    memory_order_seq_cst
};
__wl_device void atomic_thread_fence(memory_order, thread_scope = thread_scope_system)
{
    __threadfence();
}

#define __wl_atomic_member(name, function)                                                         \
    __wl_device T name(T value, memory_order = memory_order_seq_cst) const                         \
    {                                                                                              \
        return function(place(), value);                                                           \
    }

} // namespace cuda

namespace __wl {

using cuda::memory_order;
using cuda::memory_order_seq_cst;

/// What can be done to a place that `Holder` knows.
template <class T, class Holder> struct Atomic
{
    typedef T value_type;
    __wl_device T *place() const { return static_cast<const Holder *>(this)->address(); }
    __wl_device T load(memory_order = memory_order_seq_cst) const
    {
        return *(const volatile T *)place();
    }
    __wl_device void store(T value, memory_order = memory_order_seq_cst) const
    {
        *(volatile T *)place() = value;
    }
    __wl_atomic_member(exchange, atomicExch);
    __wl_atomic_member(fetch_add, atomicAdd);
    __wl_atomic_member(fetch_sub, atomicSub);
    __wl_atomic_member(fetch_and, atomicAnd);
    __wl_atomic_member(fetch_or, atomicOr);
    __wl_atomic_member(fetch_xor, atomicXor);
    __wl_atomic_member(fetch_min, atomicMin);
    __wl_atomic_member(fetch_max, atomicMax);
    __wl_device bool compare_exchange_strong(T &expected, T value,
                                             memory_order = memory_order_seq_cst,
                                             memory_order = memory_order_seq_cst) const
    {
        const T old = atomicCAS(place(), expected, value);
        const bool isEqual = InWords<T>(old).isEqual(InWords<T>(expected));
        expected = old;
        return isEqual;
    }
    __wl_device bool compare_exchange_weak(T &expected, T value,
                                           memory_order = memory_order_seq_cst,
                                           memory_order = memory_order_seq_cst) const
    {
        return compare_exchange_strong(expected, value);
    }
    __wl_device operator T() const { return load(); }
    __wl_device T operator=(T value) const
    {
        store(value);
        return value;
    }
    __wl_device T operator++() const { return fetch_add(T(1)) + T(1); }
    __wl_device T operator++(int) const { return fetch_add(T(1)); }
    __wl_device T operator--() const { return fetch_sub(T(1)) - T(1); }
    __wl_device T operator--(int) const { return fetch_sub(T(1)); }
    __wl_device T operator+=(T value) const { return fetch_add(value) + value; }
    __wl_device T operator-=(T value) const { return fetch_sub(value) - value; }
    __wl_device T operator&=(T value) const { return fetch_and(value) & value; }
    __wl_device T operator|=(T value) const { return fetch_or(value) | value; }
    __wl_device T operator^=(T value) const { return fetch_xor(value) ^ value; }
    __wl_device void wait(T, memory_order = memory_order_seq_cst) const { }
    __wl_device void notify_one() const { }
    __wl_device void notify_all() const { }
    __wl_both static constexpr bool is_lock_free() { return true; }
};

} // namespace __wl

namespace cuda {

template <class T, thread_scope Scope = thread_scope_system>
struct atomic : __wl::Atomic<T, atomic<T, Scope>>
{
    T value;
    atomic() = default;
    __wl_both constexpr atomic(T initial)
        : value(initial)
    {
    }
    atomic(const atomic &) = delete;
    __wl_device T *address() const { return const_cast<T *>(&value); }
    __wl_device T operator=(T now)
    {
        this->store(now);
        return now;
    }
};

template <class T, thread_scope Scope = thread_scope_system>
struct atomic_ref : __wl::Atomic<T, atomic_ref<T, Scope>>
{
    T *target;
    __wl_both explicit atomic_ref(T &place)
        : target(&place)
    {
    }
    __wl_device T *address() const { return target; }
    using __wl::Atomic<T, atomic_ref>::operator=;
};

} // namespace cuda
