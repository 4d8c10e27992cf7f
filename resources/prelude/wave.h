// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What reaches across a whole wave, of 32 lanes or 64, as HIP and HLSL have it.
#pragma once

__wl_runtime unsigned long long __wl_active_mask64();
__wl_runtime int __wl_vote_any(int predicate);
__wl_runtime int __wl_vote_all(int predicate);
__wl_runtime unsigned long long __wl_vote_ballot64(int predicate);

namespace __wl {

/// PTX's word for a wave of any size: the lanes that belong together, and the last (or first).
__wl_device int waveClamp(int width, int last) { return (__wl_warp_size - width) << 8 | last; }

__wl_device int firstActiveLane() { return __ffsll((long long)__wl_active_mask64()) - 1; }

#define __wl_wave_shuffle(name, mode, LaneType, last)                                              \
    template <class T> __wl_device T name(T value, LaneType lane, int width = __wl_warp_size)      \
    {                                                                                              \
        const int clamp = waveClamp(width, last);                                                  \
        if constexpr (sizeof(T) == 4 && __is_scalar(T)) {                                          \
            return __builtin_bit_cast(T,                                                           \
                                      __wl_shuffle_##mode##_i32(__builtin_bit_cast(int, value),    \
                                                                (int)lane, clamp));                \
        } else {                                                                                   \
            InWords<T> parts(value);                                                               \
            for (int i = 0; i < InWords<T>::count; ++i)                                            \
                parts.words[i] = __wl_shuffle_##mode##_i32(parts.words[i], (int)lane, clamp);      \
            return parts.value();                                                                  \
        }                                                                                          \
    }                                                                                              \
    template <class T>                                                                             \
    __wl_device T name##Sync(unsigned long long, T value, LaneType lane,                           \
                             int width = __wl_warp_size)                                           \
    {                                                                                              \
        return name(value, lane, width);                                                           \
    }
__wl_wave_shuffle(shuffle, idx, int, __wl_warp_size - 1);
__wl_wave_shuffle(shuffleUp, up, unsigned, 0);
__wl_wave_shuffle(shuffleDown, down, unsigned, __wl_warp_size - 1);
__wl_wave_shuffle(shuffleXor, bfly, int, __wl_warp_size - 1);

} // namespace __wl
