// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The 16-bit floating types and what is most used on them.
#pragma once

#define __wl_float16(Half, Scalar)                                                                 \
    struct __attribute__((aligned(2))) Half                                                        \
    {                                                                                              \
        Scalar value;                                                                              \
        Half() = default;                                                                          \
        __wl_both Half(float a)                                                                    \
            : value((Scalar)a)                                                                     \
        {                                                                                          \
        }                                                                                          \
        __wl_both Half(double a)                                                                   \
            : value((Scalar)(float)a)                                                              \
        {                                                                                          \
        }                                                                                          \
        __wl_both Half(int a)                                                                      \
            : value((Scalar)(float)a)                                                              \
        {                                                                                          \
        }                                                                                          \
        __wl_both Half(unsigned a)                                                                 \
            : value((Scalar)(float)a)                                                              \
        {                                                                                          \
        }                                                                                          \
        __wl_both operator float() const { return (float)value; }                                  \
        __wl_both static Half of(Scalar scalar)                                                    \
        {                                                                                          \
            Half half;                                                                             \
            half.value = scalar;                                                                   \
            return half;                                                                           \
        }                                                                                          \
    };                                                                                             \
    __wl_both Half operator+(Half a, Half b) { return Half::of(a.value + b.value); }               \
    __wl_both Half operator-(Half a, Half b) { return Half::of(a.value - b.value); }               \
    __wl_both Half operator*(Half a, Half b) { return Half::of(a.value * b.value); }               \
    __wl_both Half operator/(Half a, Half b) { return Half::of(a.value / b.value); }               \
    __wl_both Half operator-(Half a) { return Half::of(-a.value); }                                \
    __wl_both Half &operator+=(Half &a, Half b) { return a = a + b; }                              \
    __wl_both Half &operator-=(Half &a, Half b) { return a = a - b; }                              \
    __wl_both Half &operator*=(Half &a, Half b) { return a = a * b; }                              \
    __wl_both Half &operator/=(Half &a, Half b) { return a = a / b; }                              \
    __wl_both bool operator<(Half a, Half b) { return a.value < b.value; }                         \
    __wl_both bool operator>(Half a, Half b) { return a.value > b.value; }                         \
    __wl_both bool operator<=(Half a, Half b) { return a.value <= b.value; }                       \
    __wl_both bool operator>=(Half a, Half b) { return a.value >= b.value; }                       \
    __wl_both bool operator==(Half a, Half b) { return a.value == b.value; }                       \
    __wl_both bool operator!=(Half a, Half b) { return a.value != b.value; }                       \
    struct __attribute__((aligned(4))) Half##2 { Half x, y; };                                     \
    __wl_both Half __hadd(Half a, Half b) { return a + b; }                                        \
    __wl_both Half __hsub(Half a, Half b) { return a - b; }                                        \
    __wl_both Half __hmul(Half a, Half b) { return a * b; }                                        \
    __wl_both Half __hdiv(Half a, Half b) { return a / b; }                                        \
    __wl_both Half __hfma(Half a, Half b, Half c)                                                  \
    {                                                                                              \
        return Half(fmaf((float)a, (float)b, (float)c));                                           \
    }                                                                                              \
    __wl_both Half __hmax(Half a, Half b) { return a < b ? b : a; }                                \
    __wl_both Half __hmin(Half a, Half b) { return b < a ? b : a; }                                \
    __wl_both Half##2 __hadd2(Half##2 a, Half##2 b) { return {a.x + b.x, a.y + b.y}; }             \
    __wl_both Half##2 __hsub2(Half##2 a, Half##2 b) { return {a.x - b.x, a.y - b.y}; }             \
    __wl_both Half##2 __hmul2(Half##2 a, Half##2 b) { return {a.x * b.x, a.y * b.y}; }             \
    __wl_both Half##2 __hfma2(Half##2 a, Half##2 b, Half##2 c)                                     \
    {                                                                                              \
        return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};                                     \
    }

__wl_float16(__half, _Float16);
__wl_float16(__nv_bfloat16, __bf16);
typedef __half half;
typedef __half2 half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

__wl_both float __half2float(__half a) { return (float)a; }
__wl_both __half __float2half(float a) { return __half(a); }
__wl_both __half __float2half_rn(float a) { return __half(a); }
__wl_both float2 __half22float2(__half2 a) { return {(float)a.x, (float)a.y}; }
__wl_both __half2 __float22half2_rn(float2 a) { return {__half(a.x), __half(a.y)}; }
__wl_both __half2 __floats2half2_rn(float a, float b) { return {__half(a), __half(b)}; }
__wl_both __half2 __float2half2_rn(float a) { return {__half(a), __half(a)}; }
__wl_both __half2 __halves2half2(__half a, __half b) { return {a, b}; }
__wl_both __half2 __half2half2(__half a) { return {a, a}; }
__wl_both __half2 make_half2(__half a, __half b) { return {a, b}; }
__wl_both __half __low2half(__half2 a) { return a.x; }
__wl_both __half __high2half(__half2 a) { return a.y; }
__wl_both float __low2float(__half2 a) { return (float)a.x; }
__wl_both float __high2float(__half2 a) { return (float)a.y; }
__wl_both float __bfloat162float(__nv_bfloat16 a) { return (float)a; }
__wl_both __nv_bfloat16 __float2bfloat16(float a) { return __nv_bfloat16(a); }
