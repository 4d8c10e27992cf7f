// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Floating-point functions. Those with an exact LLVM operation use it; the rest are runtime calls.
#pragma once

namespace __wl {
template <bool condition, class T> struct EnableIf
{
};
template <class T> struct EnableIf<true, T>
{
    typedef T Type;
};
} // namespace __wl

/// A function of one argument, under its three names: `sqrtf`, `sqrt(double)`, `sqrt(float)`; an
/// integer argument counts as a double.
#define __wl_math1(name, fn)                                                                       \
    __wl_library float __wl_math_##fn##_f32(float);                                                \
    __wl_library double __wl_math_##fn##_f64(double);                                              \
    __wl_both float name##f(float a) { return __wl_math_##fn##_f32(a); }                           \
    __wl_both float name(float a) { return __wl_math_##fn##_f32(a); }                              \
    __wl_both double name(double a) { return __wl_math_##fn##_f64(a); }                            \
    template <class T> __wl_both typename __wl::EnableIf<__is_integral(T), double>::Type name(T a) \
    {                                                                                              \
        return __wl_math_##fn##_f64((double)a);                                                    \
    }

#define __wl_math2(name, fn)                                                                       \
    __wl_library float __wl_math_##fn##_f32(float, float);                                         \
    __wl_library double __wl_math_##fn##_f64(double, double);                                      \
    __wl_both float name##f(float a, float b) { return __wl_math_##fn##_f32(a, b); }               \
    __wl_both float name(float a, float b) { return __wl_math_##fn##_f32(a, b); }                  \
    __wl_both double name(double a, double b) { return __wl_math_##fn##_f64(a, b); }               \
    template <class T, class U>                                                                    \
    __wl_both typename __wl::EnableIf<__is_arithmetic(T) && __is_arithmetic(U)                     \
                                          && !(__is_same(T, U) && __is_floating_point(T)),         \
                                      double>::Type                                                \
    name(T a, U b)                                                                                 \
    {                                                                                              \
        return __wl_math_##fn##_f64((double)a, (double)b);                                         \
    }

__wl_math1(sqrt, sqrt);
__wl_math1(rsqrt, rsqrt);
__wl_math1(sin, sin);
__wl_math1(cos, cos);
__wl_math1(tan, tan);
__wl_math1(asin, asin);
__wl_math1(acos, acos);
__wl_math1(atan, atan);
__wl_math1(sinh, sinh);
__wl_math1(cosh, cosh);
__wl_math1(tanh, tanh);
__wl_math1(asinh, asinh);
__wl_math1(acosh, acosh);
__wl_math1(atanh, atanh);
__wl_math1(exp, exp);
__wl_math1(exp2, exp2);
__wl_math1(exp10, exp10);
__wl_math1(expm1, expm1);
__wl_math1(log, log);
__wl_math1(log2, log2);
__wl_math1(log10, log10);
__wl_math1(log1p, log1p);
__wl_math1(fabs, fabs);
__wl_math1(floor, floor);
__wl_math1(ceil, ceil);
__wl_math1(trunc, trunc);
__wl_math1(rint, rint);
__wl_math1(round, round);
__wl_math1(cbrt, cbrt);
__wl_math1(erf, erf);
__wl_math1(erfc, erfc);

__wl_math2(pow, pow);
__wl_math2(atan2, atan2);
__wl_math2(fmod, fmod);
__wl_math2(fmin, fmin);
__wl_math2(fmax, fmax);
__wl_math2(hypot, hypot);
__wl_math2(copysign, copysign);

__wl_both float nearbyintf(float a) { return rintf(a); }
__wl_both float nearbyint(float a) { return rintf(a); }
__wl_both double nearbyint(double a) { return rint(a); }
__wl_both float abs(float a) { return fabsf(a); }
__wl_both double abs(double a) { return fabs(a); }
__wl_both float fdimf(float a, float b) { return a > b ? a - b : 0.0f; }
__wl_both double fdim(double a, double b) { return a > b ? a - b : 0.0; }
__wl_both float fdividef(float a, float b) { return a / b; }

__wl_both float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__wl_both float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__wl_both double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }

__wl_both void sincosf(float a, float *sine, float *cosine)
{
    *sine = sinf(a);
    *cosine = cosf(a);
}
__wl_both void sincos(float a, float *sine, float *cosine) { sincosf(a, sine, cosine); }
__wl_both void sincos(double a, double *sine, double *cosine)
{
    *sine = sin(a);
    *cosine = cos(a);
}
__wl_both void sincospif(float a, float *sine, float *cosine)
{
    *sine = (float)sin((double)a * M_PI);
    *cosine = (float)cos((double)a * M_PI);
}
__wl_both void sincospi(double a, double *sine, double *cosine)
{
    *sine = sin(a * M_PI);
    *cosine = cos(a * M_PI);
}
__wl_both float sinpif(float a) { return (float)sin((double)a * M_PI); }
__wl_both float cospif(float a) { return (float)cos((double)a * M_PI); }
__wl_both double sinpi(double a) { return sin(a * M_PI); }
__wl_both double cospi(double a) { return cos(a * M_PI); }

__wl_both long lroundf(float a) { return (long)roundf(a); }
__wl_both long lround(double a) { return (long)round(a); }
__wl_both long lrintf(float a) { return (long)rintf(a); }
__wl_both long lrint(double a) { return (long)rint(a); }
__wl_both long long llroundf(float a) { return (long long)roundf(a); }
__wl_both long long llround(double a) { return (long long)round(a); }

__wl_both bool isnan(float a) { return __builtin_isnan(a); }
__wl_both bool isnan(double a) { return __builtin_isnan(a); }
__wl_both bool isinf(float a) { return __builtin_isinf(a); }
__wl_both bool isinf(double a) { return __builtin_isinf(a); }
__wl_both bool isfinite(float a) { return __builtin_isfinite(a); }
__wl_both bool isfinite(double a) { return __builtin_isfinite(a); }
__wl_both bool signbit(float a) { return __builtin_bit_cast(int, a) < 0; }
__wl_both bool signbit(double a) { return __builtin_bit_cast(long long, a) < 0; }

__wl_both float min(float a, float b) { return fminf(a, b); }
__wl_both float max(float a, float b) { return fmaxf(a, b); }
__wl_both double min(double a, double b) { return fmin(a, b); }
__wl_both double max(double a, double b) { return fmax(a, b); }
__wl_both double min(float a, double b) { return fmin(a, b); }
__wl_both double min(double a, float b) { return fmin(a, b); }
__wl_both double max(float a, double b) { return fmax(a, b); }
__wl_both double max(double a, float b) { return fmax(a, b); }

// Fast versions, here as good as the slow ones: no address depends on the difference.
__wl_library float __wl_math_rcp_f32(float);
__wl_library double __wl_math_rcp_f64(double);
__wl_library float __wl_math_saturate_f32(float);
__wl_device float __sinf(float a) { return sinf(a); }
__wl_device float __cosf(float a) { return cosf(a); }
__wl_device float __tanhf(float a) { return tanhf(a); }
__wl_device float __tanf(float a) { return tanf(a); }
__wl_device float __expf(float a) { return expf(a); }
__wl_device float __exp10f(float a) { return exp10f(a); }
__wl_device float __logf(float a) { return logf(a); }
__wl_device float __log2f(float a) { return log2f(a); }
__wl_device float __log10f(float a) { return log10f(a); }
__wl_device float __powf(float a, float b) { return powf(a, b); }
__wl_device float __saturatef(float a) { return __wl_math_saturate_f32(a); }
__wl_device float __fdividef(float a, float b) { return a / b; }
__wl_device float __frsqrt_rn(float a) { return rsqrtf(a); }
__wl_device void __sincosf(float a, float *sine, float *cosine) { sincosf(a, sine, cosine); }

// Rounding modes other than to nearest are not modelled: they decide no address.
#define __wl_rounded(mode)                                                                         \
    __wl_device float __fadd_##mode(float a, float b) { return a + b; }                            \
    __wl_device float __fsub_##mode(float a, float b) { return a - b; }                            \
    __wl_device float __fmul_##mode(float a, float b) { return a * b; }                            \
    __wl_device float __fdiv_##mode(float a, float b) { return a / b; }                            \
    __wl_device float __fmaf_##mode(float a, float b, float c) { return fmaf(a, b, c); }           \
    __wl_device float __fsqrt_##mode(float a) { return sqrtf(a); }                                 \
    __wl_device float __frcp_##mode(float a) { return __wl_math_rcp_f32(a); }                      \
    __wl_device double __dadd_##mode(double a, double b) { return a + b; }                         \
    __wl_device double __dsub_##mode(double a, double b) { return a - b; }                         \
    __wl_device double __dmul_##mode(double a, double b) { return a * b; }                         \
    __wl_device double __ddiv_##mode(double a, double b) { return a / b; }                         \
    __wl_device double __fma_##mode(double a, double b, double c) { return fma(a, b, c); }         \
    __wl_device double __dsqrt_##mode(double a) { return sqrt(a); }                                \
    __wl_device double __drcp_##mode(double a) { return __wl_math_rcp_f64(a); }                    \
    __wl_device float __int2float_##mode(int a) { return (float)a; }                               \
    __wl_device float __uint2float_##mode(unsigned a) { return (float)a; }                         \
    __wl_device float __ll2float_##mode(long long a) { return (float)a; }                          \
    __wl_device float __ull2float_##mode(unsigned long long a) { return (float)a; }                \
    __wl_device double __ll2double_##mode(long long a) { return (double)a; }                       \
    __wl_device double __ull2double_##mode(unsigned long long a) { return (double)a; }             \
    __wl_device float __double2float_##mode(double a) { return (float)a; }
__wl_rounded(rn);
__wl_rounded(rz);
__wl_rounded(ru);
__wl_rounded(rd);

#define __wl_to_integer(mode, fn)                                                                  \
    __wl_device int __float2int_##mode(float a) { return (int)fn##f(a); }                          \
    __wl_device unsigned __float2uint_##mode(float a) { return (unsigned)fn##f(a); }               \
    __wl_device long long __float2ll_##mode(float a) { return (long long)fn##f(a); }               \
    __wl_device unsigned long long __float2ull_##mode(float a)                                     \
    {                                                                                              \
        return (unsigned long long)fn##f(a);                                                       \
    }                                                                                              \
    __wl_device unsigned long long __double2ull_##mode(double a)                                   \
    {                                                                                              \
        return (unsigned long long)fn(a);                                                          \
    }                                                                                              \
    __wl_device int __double2int_##mode(double a) { return (int)fn(a); }                           \
    __wl_device unsigned __double2uint_##mode(double a) { return (unsigned)fn(a); }                \
    __wl_device long long __double2ll_##mode(double a) { return (long long)fn(a); }
__wl_to_integer(rn, rint);
__wl_to_integer(rz, trunc);
__wl_to_integer(ru, ceil);
__wl_to_integer(rd, floor);
__wl_device double __int2double_rn(int a) { return a; }
__wl_device double __uint2double_rn(unsigned a) { return a; }

__wl_both int __float_as_int(float a) { return __builtin_bit_cast(int, a); }
__wl_both unsigned __float_as_uint(float a) { return __builtin_bit_cast(unsigned, a); }
__wl_both float __int_as_float(int a) { return __builtin_bit_cast(float, a); }
__wl_both float __uint_as_float(unsigned a) { return __builtin_bit_cast(float, a); }
__wl_both long long __double_as_longlong(double a) { return __builtin_bit_cast(long long, a); }
__wl_both double __longlong_as_double(long long a) { return __builtin_bit_cast(double, a); }
__wl_both int __double2hiint(double a) { return (int)(__double_as_longlong(a) >> 32); }
__wl_both int __double2loint(double a) { return (int)__double_as_longlong(a); }
__wl_both double __hiloint2double(int high, int low)
{
    return __longlong_as_double((long long)high << 32 | (unsigned)low);
}
