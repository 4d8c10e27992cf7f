// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What cooperative groups compute together: reductions, scans, one thread's work, copies.
#pragma once

namespace cooperative_groups {

#define __wl_group_operator(name, expression)                                                      \
    template <class T = void> struct name                                                          \
    {                                                                                              \
        __wl_both T operator()(const T &a, const T &b) const { return expression; }                \
    };                                                                                             \
    template <> struct name<void>                                                                  \
    {                                                                                              \
        template <class T> __wl_both T operator()(const T &a, const T &b) const                    \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };
__wl_group_operator(plus, a + b);
__wl_group_operator(less, b < a ? b : a);
__wl_group_operator(greater, a < b ? b : a);
__wl_group_operator(bit_and, a &b);
__wl_group_operator(bit_or, a | b);
__wl_group_operator(bit_xor, a ^ b);

/// In halves; every thread gets the result.
template <unsigned Size, class Parent, class T, class Combine>
__wl_device T reduce(const thread_block_tile<Size, Parent> &tile, T value, Combine combine)
{
    if constexpr (Size <= 32) {
        for (unsigned bits = Size / 2; bits > 0; bits /= 2)
            value = combine(value, tile.shfl_xor(value, (int)bits));
        return value;
    } else {
        // One place for each warp, as the memory is that a person has to supply for it.
        __shared__ __attribute__((uninitialized)) T parts[32];
        constexpr unsigned warps = Size / 32;
        const thread_block_tile<32> warp;
        const unsigned number = thread_block::thread_rank() / 32;
        value = reduce(warp, value, combine);
        if (warp.thread_rank() == 0)
            parts[number] = value;
        __syncthreads();
        const unsigned first = number / warps * warps;
        value = parts[first];
        for (unsigned i = 1; i < warps; ++i)
            value = combine(value, parts[first + i]);
        __syncthreads();
        return value;
    }
}
template <class T, class Combine>
__wl_device T reduce(const coalesced_group &group, T value, Combine combine)
{
    const unsigned rank = group.thread_rank();
    const unsigned size = group.size();
    for (unsigned distance = 1; distance < size; distance *= 2) {
        const T other = group.shfl_down(value, distance);
        if (rank + distance < size)
            value = combine(value, other);
    }
    return group.shfl(value, 0);
}

template <class Group, class T, class Combine = plus<T>>
__wl_device T inclusive_scan(const Group &group, T value, Combine combine = {})
{
    const unsigned rank = group.thread_rank();
    const unsigned size = group.size();
    for (unsigned distance = 1; distance < size; distance *= 2) {
        const T other = group.shfl_up(value, distance);
        if (rank >= distance)
            value = combine(other, value);
    }
    return value;
}
template <class Group, class T, class Combine = plus<T>>
__wl_device T exclusive_scan(const Group &group, T value, Combine combine = {})
{
    const T before = group.shfl_up(inclusive_scan(group, value, combine), 1);
    return group.thread_rank() == 0 ? T() : before;
}
/// Scans from what the atomic holds, and adds the group's sum to it.
template <class Group, class Atomic, class T, class Combine = plus<T>>
__wl_device T inclusive_scan_update(const Group &group, Atomic &atomic, T value,
                                    Combine combine = {})
{
    const unsigned last = group.size() - 1;
    const T scanned = inclusive_scan(group, value, combine);
    T before = T();
    if (group.thread_rank() == last)
        before = atomic.fetch_add(scanned);
    return combine(group.shfl(before, last), scanned);
}
template <class Group, class Atomic, class T, class Combine = plus<T>>
__wl_device T exclusive_scan_update(const Group &group, Atomic &atomic, T value,
                                    Combine combine = {})
{
    const unsigned last = group.size() - 1;
    const T scanned = inclusive_scan(group, value, combine);
    T before = T();
    if (group.thread_rank() == last)
        before = atomic.fetch_add(scanned);
    before = group.shfl(before, last);
    const T own = group.shfl_up(scanned, 1);
    return group.thread_rank() == 0 ? before : combine(before, own);
}
template <class Group, class Atomic, class T, class Combine>
__wl_device void reduce_update_async(const Group &group, Atomic &atomic, T value, Combine combine)
{
    const T result = reduce(group, value, combine);
    if (group.thread_rank() == 0)
        atomic.fetch_add(result);
}
template <class Group, class T, class Combine>
__wl_device void reduce_store_async(const Group &group, T *place, T value, Combine combine)
{
    const T result = reduce(group, value, combine);
    if (group.thread_rank() == 0)
        *place = result;
}

template <class Group, class Work, class... Arguments>
__wl_device void invoke_one(const Group &group, Work &&work, Arguments &&...arguments)
{
    if (group.thread_rank() == 0)
        work(static_cast<Arguments &&>(arguments)...);
}
template <class Group, class Work, class... Arguments>
__wl_device auto invoke_one_broadcast(const Group &group, Work &&work, Arguments &&...arguments)
{
    decltype(work(static_cast<Arguments &&>(arguments)...)) result{};
    if (group.thread_rank() == 0)
        result = work(static_cast<Arguments &&>(arguments)...);
    return group.shfl(result, 0);
}

template <class Group, class T, class Size>
__wl_device void memcpy_async(const Group &group, T *to, const T *from, const Size &size)
{
    constexpr unsigned promised = __wl::SizeAlignment<Size>::value;
    __wl::copyTogether<__wl::larger(promised, alignof(T))>(group, to, from, (size_t)size);
}
template <class Group, class Size>
__wl_device void memcpy_async(const Group &group, void *to, const void *from, const Size &size)
{
    __wl::copyTogether<__wl::SizeAlignment<Size>::value>(group, to, from, (size_t)size);
}
/// Sizes in elements, of both ends.
template <class Group, class T, class ToSize, class FromSize>
__wl_device void memcpy_async(const Group &group, T *to, const ToSize &toCount, const T *from,
                              const FromSize &fromCount)
{
    constexpr unsigned promised = __wl::SizeAlignment<ToSize>::value;
    const size_t count = min((unsigned long)(size_t)toCount, (unsigned long)(size_t)fromCount);
    __wl::copyTogether<__wl::larger(promised, alignof(T))>(group, to, from, count * sizeof(T));
}
template <class Group> __wl_device void wait(const Group &group)
{
    __nvvm_cp_async_wait_all();
    group.sync();
}
template <unsigned stages, class Group> __wl_device void wait_prior(const Group &group)
{
    wait(group);
}

} // namespace cooperative_groups
