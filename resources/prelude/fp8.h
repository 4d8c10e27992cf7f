// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// 8-bit floating types: storage, and conversions from and to wider types.
#pragma once

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

namespace __wl {

/// `digits` of the significand, the exponent of the least normal number, the bits of the largest
/// number, of what is past it, and of what is no number.
template <int digits, int leastExponent, unsigned largest, unsigned past, unsigned none>
struct Float8
{
    __wl_both static float widened(unsigned bits)
    {
        const unsigned magnitude = bits & 0x7f;
        const int exponent = (int)(magnitude >> digits);
        const unsigned part = magnitude & ((1u << digits) - 1);
        float value = 0;
        if (magnitude > largest)
            value = magnitude == past && past != none ? __builtin_inff() : __builtin_nanf("");
        else if (exponent == 0)
            value = (float)part * __builtin_bit_cast(float, (127 + leastExponent - digits) << 23);
        else
            value = __builtin_bit_cast(
                float, (exponent + leastExponent - 1 + 127) << 23 | (int)(part << (23 - digits)));
        return bits & 0x80 ? -value : value;
    }
    /// To the nearest, ties to even.
    __wl_both static unsigned char narrowed(float value, bool isSaturating)
    {
        const unsigned bits = __builtin_bit_cast(unsigned, value);
        const unsigned sign = bits >> 24 & 0x80;
        if (value != value)
            return (unsigned char)(sign | none);
        int exponent = (int)(bits >> 23 & 255) - 127;
        if (exponent < leastExponent)
            exponent = leastExponent;
        unsigned magnitude = past;
        if (exponent < 16) {
            const float scale = __builtin_bit_cast(float, (127 + digits - exponent) << 23);
            const float whole = rintf(fabsf(value) * scale);
            magnitude = ((unsigned)(exponent - leastExponent) << digits) + (unsigned)whole;
        }
        if (magnitude > largest)
            magnitude = isSaturating ? largest : past;
        return (unsigned char)(sign | magnitude);
    }
};
typedef Float8<3, -6, 0x7e, 0x7f, 0x7f> E4m3;
typedef Float8<2, -14, 0x7b, 0x7c, 0x7f> E5m2;

__wl_both float widened8(__nv_fp8_storage_t bits, __nv_fp8_interpretation_t kind)
{
    return kind == __NV_E4M3 ? E4m3::widened(bits) : E5m2::widened(bits);
}

} // namespace __wl

__wl_both __nv_fp8_storage_t __nv_cvt_float_to_fp8(float a, __nv_saturation_t saturation,
                                                   __nv_fp8_interpretation_t kind)
{
    const bool isSaturating = saturation == __NV_SATFINITE;
    return kind == __NV_E4M3 ? __wl::E4m3::narrowed(a, isSaturating)
                             : __wl::E5m2::narrowed(a, isSaturating);
}
__wl_both __nv_fp8_storage_t __nv_cvt_double_to_fp8(double a, __nv_saturation_t saturation,
                                                    __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float_to_fp8((float)a, saturation, kind);
}
__wl_both __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw a, __nv_saturation_t saturation,
                                                     __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float_to_fp8(__half(a), saturation, kind);
}
__wl_both __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw a,
                                                         __nv_saturation_t saturation,
                                                         __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float_to_fp8(__nv_bfloat16(a), saturation, kind);
}
__wl_both __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 a, __nv_saturation_t saturation,
                                                        __nv_fp8_interpretation_t kind)
{
    return (unsigned short)(__nv_cvt_float_to_fp8(a.x, saturation, kind)
                            | __nv_cvt_float_to_fp8(a.y, saturation, kind) << 8);
}
__wl_both __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw a,
                                                          __nv_saturation_t saturation,
                                                          __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float2_to_fp8x2(__half22float2(a), saturation, kind);
}
__wl_both __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t a, __nv_fp8_interpretation_t kind)
{
    return __half(__wl::widened8(a, kind));
}
__wl_both __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t a,
                                                 __nv_fp8_interpretation_t kind)
{
    return __half2(__half(__wl::widened8((unsigned char)a, kind)),
                   __half(__wl::widened8((unsigned char)(a >> 8), kind)));
}

#define __wl_fp8(name, Format)                                                                     \
    struct __nv_fp8_##name                                                                         \
    {                                                                                              \
        __nv_fp8_storage_t __x;                                                                    \
        __nv_fp8_##name() = default;                                                               \
        __wl_both explicit __nv_fp8_##name(float a)                                                \
            : __x(__wl::Format::narrowed(a, true))                                                 \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8_##name(double a)                                               \
            : __nv_fp8_##name((float)a)                                                            \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8_##name(int a)                                                  \
            : __nv_fp8_##name((float)a)                                                            \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8_##name(unsigned a)                                             \
            : __nv_fp8_##name((float)a)                                                            \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8_##name(__half a)                                               \
            : __nv_fp8_##name((float)a)                                                            \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8_##name(__nv_bfloat16 a)                                        \
            : __nv_fp8_##name((float)a)                                                            \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit operator float() const { return __wl::Format::widened(__x); }           \
        __wl_both explicit operator double() const { return (float)*this; }                        \
        __wl_both explicit operator __half() const { return __half((float)*this); }                \
        __wl_both explicit operator __nv_bfloat16() const { return __nv_bfloat16((float)*this); }  \
        __wl_both explicit operator int() const { return (int)(float)*this; }                      \
        __wl_both explicit operator bool() const { return (__x & 0x7f) != 0; }                     \
    };                                                                                             \
    struct __nv_fp8x2_##name                                                                       \
    {                                                                                              \
        __nv_fp8x2_storage_t __x;                                                                  \
        __nv_fp8x2_##name() = default;                                                             \
        __wl_both explicit __nv_fp8x2_##name(float2 a)                                             \
            : __x((unsigned short)(__wl::Format::narrowed(a.x, true)                               \
                                   | __wl::Format::narrowed(a.y, true) << 8))                      \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit __nv_fp8x2_##name(__half2 a)                                            \
            : __nv_fp8x2_##name(__half22float2(a))                                                 \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit operator float2() const                                                 \
        {                                                                                          \
            return {__wl::Format::widened(__x & 255), __wl::Format::widened(__x >> 8)};            \
        }                                                                                          \
        __wl_both explicit operator __half2() const { return __float22half2_rn((float2) * this); } \
    };                                                                                             \
    struct __nv_fp8x4_##name                                                                       \
    {                                                                                              \
        __nv_fp8x4_storage_t __x;                                                                  \
        __nv_fp8x4_##name() = default;                                                             \
        __wl_both explicit __nv_fp8x4_##name(float4 a)                                             \
            : __x(__wl::Format::narrowed(a.x, true) | __wl::Format::narrowed(a.y, true) << 8       \
                  | __wl::Format::narrowed(a.z, true) << 16                                        \
                  | (unsigned)__wl::Format::narrowed(a.w, true) << 24)                             \
        {                                                                                          \
        }                                                                                          \
        __wl_both explicit operator float4() const                                                 \
        {                                                                                          \
            return {__wl::Format::widened(__x & 255), __wl::Format::widened(__x >> 8 & 255),       \
                    __wl::Format::widened(__x >> 16 & 255), __wl::Format::widened(__x >> 24)};     \
        }                                                                                          \
    };
__wl_fp8(e4m3, E4m3);
__wl_fp8(e5m2, E5m2);
