// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Functions across the lanes of a wave, of 32 lanes or 64.
#pragma once

#include "wave.h"

namespace __wl_hlsl {

__wl_device uint WaveGetLaneIndex() { return (uint)__wl_lane_id(); }
__wl_device uint WaveGetLaneCount() { return __wl_warp_size; }

template <class T> __wl_device T WaveReadLaneAt(T value, uint lane)
{
    return __wl::shuffle(value, (int)lane);
}
template <class T> __wl_device T WaveReadLaneFirst(T value)
{
    return __wl::shuffle(value, __wl::firstActiveLane());
}
__wl_device bool WaveIsFirstLane() { return __wl::firstActiveLane() == __wl_lane_id(); }
template <class T> __wl_device T QuadReadLaneAt(T value, uint lane)
{
    return WaveReadLaneAt(value, ((uint)__wl_lane_id() & ~3u) + lane);
}
template <class T> __wl_device T QuadReadAcrossX(T value)
{
    return WaveReadLaneAt(value, (uint)__wl_lane_id() ^ 1u);
}
template <class T> __wl_device T QuadReadAcrossY(T value)
{
    return WaveReadLaneAt(value, (uint)__wl_lane_id() ^ 2u);
}
template <class T> __wl_device T QuadReadAcrossDiagonal(T value)
{
    return WaveReadLaneAt(value, (uint)__wl_lane_id() ^ 3u);
}

__wl_device bool WaveActiveAnyTrue(bool value) { return __wl_vote_any(value); }
__wl_device bool WaveActiveAllTrue(bool value) { return __wl_vote_all(value); }
__wl_device uint4 WaveActiveBallot(bool value)
{
    const unsigned long long votes = __wl_vote_ballot64(value);
    return uint4((uint)votes, (uint)(votes >> 32), 0u, 0u);
}
__wl_device uint WaveActiveCountBits(bool value)
{
    return (uint)__popcll(__wl_vote_ballot64(value));
}
__wl_device uint WavePrefixCountBits(bool value)
{
    const unsigned long long below = (1ull << __wl_lane_id()) - 1;
    return (uint)__popcll(__wl_vote_ballot64(value) & below);
}

/// Of the values of all active lanes.
template <class T, class Combine> __wl_device T waveReduce(T value, Combine combine)
{
    unsigned long long rest = __wl_active_mask64();
    T result = WaveReadLaneAt(value, (uint)__ffsll((long long)rest) - 1);
    for (rest &= rest - 1; rest != 0; rest &= rest - 1)
        result = combine(result, WaveReadLaneAt(value, (uint)__ffsll((long long)rest) - 1));
    return result;
}
/// Of the values of the active lanes below this one.
template <class T, class Combine> __wl_device T wavePrefix(T value, T identity, Combine combine)
{
    T result = identity;
    for (unsigned long long rest = __wl_active_mask64(); rest != 0; rest &= rest - 1) {
        const int lane = __ffsll((long long)rest) - 1;
        const T its = WaveReadLaneAt(value, (uint)lane);
        if (lane < __wl_lane_id())
            result = combine(result, its);
    }
    return result;
}

#define __wl_wave_reduce(name, expression)                                                         \
    template <class T> __wl_device T name(T value)                                                 \
    {                                                                                              \
        return waveReduce(value, [](T a, T b) { return (T)(expression); });                        \
    }
__wl_wave_reduce(WaveActiveSum, a + b);
__wl_wave_reduce(WaveActiveProduct, a *b);
__wl_wave_reduce(WaveActiveMin, min(a, b));
__wl_wave_reduce(WaveActiveMax, max(a, b));
__wl_wave_reduce(WaveActiveBitAnd, a &b);
__wl_wave_reduce(WaveActiveBitOr, a | b);
__wl_wave_reduce(WaveActiveBitXor, a ^ b);
template <class T> __wl_device T WavePrefixSum(T value)
{
    return wavePrefix(value, T(0), [](T a, T b) { return T(a + b); });
}
template <class T> __wl_device T WavePrefixProduct(T value)
{
    return wavePrefix(value, T(1), [](T a, T b) { return T(a * b); });
}
template <class T, class = IfNumber<T>> __wl_device bool WaveActiveAllEqual(T value)
{
    return WaveActiveAllTrue(value == WaveReadLaneFirst(value));
}

} // namespace __wl_hlsl
