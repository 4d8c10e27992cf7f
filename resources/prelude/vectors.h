// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Vector types with CUDA's sizes and alignments, their makers, and dim3.
#pragma once

#define __wl_vector(T, name, align2, align4)                                                       \
    struct name##1 { T x; };                                                                       \
    struct __attribute__((aligned(align2))) name##2 { T x, y; };                                   \
    struct name##3 { T x, y, z; };                                                                 \
    struct __attribute__((aligned(align4))) name##4 { T x, y, z, w; };                             \
    __wl_both constexpr name##1 make_##name##1(T x) { return {x}; }                                \
    __wl_both constexpr name##2 make_##name##2(T x, T y) { return {x, y}; }                        \
    __wl_both constexpr name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                \
    __wl_both constexpr name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

__wl_vector(signed char, char, 2, 4);
__wl_vector(unsigned char, uchar, 2, 4);
__wl_vector(short, short, 4, 8);
__wl_vector(unsigned short, ushort, 4, 8);
__wl_vector(int, int, 8, 16);
__wl_vector(unsigned int, uint, 8, 16);
__wl_vector(float, float, 8, 16);
__wl_vector(long, long, 16, 16);
__wl_vector(unsigned long, ulong, 16, 16);
__wl_vector(long long, longlong, 16, 16);
__wl_vector(unsigned long long, ulonglong, 16, 16);
__wl_vector(double, double, 16, 16);

struct dim3
{
    unsigned x, y, z;
    __wl_both constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1)
        : x(x_)
        , y(y_)
        , z(z_)
    {
    }
    __wl_both constexpr dim3(uint3 v)
        : x(v.x)
        , y(v.y)
        , z(v.z)
    {
    }
    __wl_both constexpr operator uint3() const { return {x, y, z}; }
};
