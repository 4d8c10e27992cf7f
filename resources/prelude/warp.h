// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Votes, shuffles, matches and reductions across a warp. Those without `_sync` are of all lanes
// that run together.
#pragma once

__wl_runtime int __wl_shuffle_up_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_down_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_bfly_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_idx_i32(int value, int lane, int clamp);

__wl_device unsigned __activemask() { return __wl_active_mask(); }
__wl_device int __any_sync(unsigned mask, int predicate)
{
    return __nvvm_vote_any_sync(mask, predicate != 0);
}
__wl_device int __all_sync(unsigned mask, int predicate)
{
    return __nvvm_vote_all_sync(mask, predicate != 0);
}
__wl_device int __uni_sync(unsigned mask, int predicate)
{
    return __nvvm_vote_uni_sync(mask, predicate != 0);
}
__wl_device unsigned __ballot_sync(unsigned mask, int predicate)
{
    return __nvvm_vote_ballot_sync(mask, predicate != 0);
}
__wl_device int __any(int predicate) { return __any_sync(0xffffffffu, predicate); }
__wl_device int __all(int predicate) { return __all_sync(0xffffffffu, predicate); }
__wl_device unsigned __ballot(int predicate) { return __ballot_sync(0xffffffffu, predicate); }

template <class T> __wl_device unsigned __match_any_sync(unsigned mask, T value)
{
    if constexpr (sizeof(T) == 8)
        return __nvvm_match_any_sync_i64(mask, __builtin_bit_cast(long long, value));
    else
        return __nvvm_match_any_sync_i32(mask, __builtin_bit_cast(unsigned, value));
}
template <class T> __wl_device unsigned __match_all_sync(unsigned mask, T value, int *predicate)
{
    if constexpr (sizeof(T) == 8)
        return __nvvm_match_all_sync_i64p(mask, __builtin_bit_cast(long long, value), predicate);
    else
        return __nvvm_match_all_sync_i32p(mask, __builtin_bit_cast(unsigned, value), predicate);
}

/// The lane of the `offset`th set bit from `base` on: upwards from 1, downwards from -1.
__wl_device unsigned __fns(unsigned mask, unsigned base, int offset)
{
    if (offset == 0)
        return mask >> base & 1 ? base : 0xffffffffu;
    const int step = offset > 0 ? 1 : -1;
    for (int lane = (int)base; lane >= 0 && lane < 32; lane += step) {
        if (mask >> lane & 1)
            offset -= step;
        if (offset == 0)
            return lane;
    }
    return 0xffffffffu;
}

namespace __wl {

/// A value of any size goes word by word.
template <class T> struct InWords
{
    static constexpr int count = (sizeof(T) + 3) / 4;
    int words[count] = {};
    __wl_device explicit InWords(const T &value) { __builtin_memcpy(words, &value, sizeof(T)); }
    __wl_device T value() const
    {
        T result;
        __builtin_memcpy(&result, words, sizeof(T));
        return result;
    }
    __wl_device bool isEqual(const InWords &other) const
    {
        bool isSame = true;
        for (int i = 0; i < count; ++i)
            isSame &= words[i] == other.words[i];
        return isSame;
    }
};

/// PTX's word: the lanes that belong together, and the last (or first) of them.
__wl_device int clampOf(int width, int last) { return (32 - width) << 8 | last; }

} // namespace __wl

#define __wl_shuffle(name, mode, LaneType, last)                                                   \
    template <class T> __wl_device T name##_sync(unsigned, T value, LaneType lane, int width = 32) \
    {                                                                                              \
        if constexpr (sizeof(T) == 4 && __is_scalar(T)) {                                          \
            return __builtin_bit_cast(T,                                                           \
                                      __wl_shuffle_##mode##_i32(__builtin_bit_cast(int, value),    \
                                                                (int)lane,                         \
                                                                __wl::clampOf(width, last)));      \
        } else {                                                                                   \
            __wl::InWords<T> parts(value);                                                         \
            for (int i = 0; i < __wl::InWords<T>::count; ++i)                                      \
                parts.words[i] = __wl_shuffle_##mode##_i32(parts.words[i], (int)lane,              \
                                                           __wl::clampOf(width, last));            \
            return parts.value();                                                                  \
        }                                                                                          \
    }                                                                                              \
    template <class T> __wl_device T name(T value, LaneType lane, int width = 32)                  \
    {                                                                                              \
        return name##_sync(0xffffffffu, value, lane, width);                                       \
    }

__wl_shuffle(__shfl, idx, int, 0x1f);
__wl_shuffle(__shfl_up, up, unsigned, 0);
__wl_shuffle(__shfl_down, down, unsigned, 0x1f);
__wl_shuffle(__shfl_xor, bfly, int, 0x1f);

#define __wl_reduce(name, T, operation)                                                            \
    __wl_device T name(unsigned mask, T value)                                                     \
    {                                                                                              \
        return (T)__nvvm_redux_sync_##operation((int)value, (int)mask);                            \
    }
__wl_reduce(__reduce_add_sync, int, add);
__wl_reduce(__reduce_add_sync, unsigned, add);
__wl_reduce(__reduce_min_sync, int, min);
__wl_reduce(__reduce_min_sync, unsigned, umin);
__wl_reduce(__reduce_max_sync, int, max);
__wl_reduce(__reduce_max_sync, unsigned, umax);
__wl_reduce(__reduce_and_sync, unsigned, and);
__wl_reduce(__reduce_or_sync, unsigned, or);
__wl_reduce(__reduce_xor_sync, unsigned, xor);
