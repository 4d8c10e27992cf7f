// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Votes, shuffles, matches and reductions across a warp.
#pragma once

__wl_runtime int __wl_vote_any(int predicate);
__wl_runtime int __wl_vote_all(int predicate);
__wl_runtime unsigned __wl_vote_ballot(int predicate);
__wl_runtime unsigned __wl_match_any_i32(unsigned value);
__wl_runtime unsigned __wl_match_any_i64(unsigned long long value);
__wl_runtime unsigned __wl_match_all_i32(unsigned value);
__wl_runtime unsigned __wl_match_all_i64(unsigned long long value);
__wl_runtime int __wl_shuffle_up_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_down_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_bfly_i32(int value, int lane, int clamp);
__wl_runtime int __wl_shuffle_idx_i32(int value, int lane, int clamp);

__wl_device unsigned __activemask() { return __wl_active_mask(); }
__wl_device int __any_sync(unsigned, int predicate) { return __wl_vote_any(predicate); }
__wl_device int __all_sync(unsigned, int predicate) { return __wl_vote_all(predicate); }
__wl_device unsigned __ballot_sync(unsigned mask, int predicate)
{
    return __wl_vote_ballot(predicate) & mask;
}
__wl_device int __any(int predicate) { return __wl_vote_any(predicate); }
__wl_device int __all(int predicate) { return __wl_vote_all(predicate); }
__wl_device unsigned __ballot(int predicate) { return __wl_vote_ballot(predicate); }

template <class T> __wl_device unsigned __match_any_sync(unsigned mask, T value)
{
    if constexpr (sizeof(T) == 8)
        return __wl_match_any_i64(__builtin_bit_cast(unsigned long long, value)) & mask;
    else
        return __wl_match_any_i32(__builtin_bit_cast(unsigned, value)) & mask;
}
template <class T> __wl_device unsigned __match_all_sync(unsigned mask, T value, int *predicate)
{
    unsigned equal;
    if constexpr (sizeof(T) == 8)
        equal = __wl_match_all_i64(__builtin_bit_cast(unsigned long long, value)) & mask;
    else
        equal = __wl_match_all_i32(__builtin_bit_cast(unsigned, value)) & mask;
    *predicate = equal != 0;
    return equal;
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

namespace __wl {

/// Reads every lane of the mask in turn, so that any set of lanes reduces alike.
template <class T, class Combine> __wl_device T reduce(unsigned mask, T value, Combine combine)
{
    unsigned rest = mask;
    T result = __shfl_sync(mask, value, __ffs((int)rest) - 1);
    for (rest &= rest - 1; rest != 0; rest &= rest - 1)
        result = combine(result, __shfl_sync(mask, value, __ffs((int)rest) - 1));
    return result;
}

} // namespace __wl

#define __wl_reduce(name, T, expression)                                                           \
    __wl_device T name(unsigned mask, T value)                                                     \
    {                                                                                              \
        return __wl::reduce(mask, value, [](T a, T b) { return (T)(expression); });                \
    }
__wl_reduce(__reduce_add_sync, int, a + b);
__wl_reduce(__reduce_add_sync, unsigned, a + b);
__wl_reduce(__reduce_min_sync, int, min(a, b));
__wl_reduce(__reduce_min_sync, unsigned, min(a, b));
__wl_reduce(__reduce_max_sync, int, max(a, b));
__wl_reduce(__reduce_max_sync, unsigned, max(a, b));
__wl_reduce(__reduce_and_sync, unsigned, a &b);
__wl_reduce(__reduce_or_sync, unsigned, a | b);
__wl_reduce(__reduce_xor_sync, unsigned, a ^ b);
