// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Mathematical functions that few kernels call, made of the others; those that would need their
// own numerics are opaque.
#pragma once

// Parts of a number

__wl_both float ldexpf(float a, int power) { return __builtin_ldexpf(a, power); }
__wl_both float ldexp(float a, int power) { return __builtin_ldexpf(a, power); }
__wl_both double ldexp(double a, int power) { return __builtin_ldexp(a, power); }
__wl_both float scalbnf(float a, int power) { return __builtin_ldexpf(a, power); }
__wl_both double scalbn(double a, int power) { return __builtin_ldexp(a, power); }
__wl_both float scalblnf(float a, long power) { return __builtin_ldexpf(a, (int)power); }
__wl_both double scalbln(double a, long power) { return __builtin_ldexp(a, (int)power); }

__wl_both double frexp(double a, int *power)
{
    *power = 0;
    if (a == 0 || __builtin_isinf(a) || __builtin_isnan(a))
        return a;
    const bool isSubnormal = fabs(a) < DBL_MIN;
    const long long bits = __builtin_bit_cast(long long, isSubnormal ? a * 0x1p54 : a);
    *power = (int)(bits >> 52 & 0x7ff) - 1022 - (isSubnormal ? 54 : 0);
    return __builtin_bit_cast(double, (bits & ~(0x7ffll << 52)) | 1022ll << 52);
}
__wl_both float frexpf(float a, int *power) { return (float)frexp((double)a, power); }
__wl_both float frexp(float a, int *power) { return frexpf(a, power); }
__wl_both float modff(float a, float *whole)
{
    *whole = truncf(a);
    return copysignf(__builtin_isinf(a) ? 0.0f : a - *whole, a);
}
__wl_both float modf(float a, float *whole) { return modff(a, whole); }
__wl_both double modf(double a, double *whole)
{
    *whole = trunc(a);
    return copysign(__builtin_isinf(a) ? 0.0 : a - *whole, a);
}
__wl_both int ilogb(double a)
{
    int power;
    frexp(a, &power);
    return a == 0 ? INT_MIN : __builtin_isinf(a) || __builtin_isnan(a) ? INT_MAX : power - 1;
}
__wl_both int ilogbf(float a) { return ilogb((double)a); }
__wl_both double logb(double a)
{
    return a == 0 ? -HUGE_VAL : __builtin_isinf(a) ? HUGE_VAL : (double)ilogb(a);
}
__wl_both float logbf(float a) { return (float)logb((double)a); }
__wl_both float nextafterf(float a, float towards)
{
    if (a == towards || __builtin_isnan(a) || __builtin_isnan(towards))
        return a == towards ? towards : a + towards;
    const int bits = __builtin_bit_cast(int, a);
    if (a == 0)
        return __builtin_bit_cast(float, towards > 0 ? 1u : 0x80000001u);
    return __builtin_bit_cast(float, (a < towards) == (a > 0) ? bits + 1 : bits - 1);
}
__wl_both double nextafter(double a, double towards)
{
    if (a == towards || __builtin_isnan(a) || __builtin_isnan(towards))
        return a == towards ? towards : a + towards;
    const long long bits = __builtin_bit_cast(long long, a);
    if (a == 0)
        return __builtin_bit_cast(double, towards > 0 ? 1ull : 0x8000000000000001ull);
    return __builtin_bit_cast(double, (a < towards) == (a > 0) ? bits + 1 : bits - 1);
}
__wl_both double remquo(double a, double b, int *quotient)
{
    const double whole = rint(a / b);
    *quotient = (int)whole;
    return __builtin_fma(-whole, b, a);
}
__wl_both float remquof(float a, float b, int *quotient)
{
    return (float)remquo((double)a, (double)b, quotient);
}
__wl_both double remainder(double a, double b) { return __builtin_fma(-rint(a / b), b, a); }
__wl_both float remainderf(float a, float b) { return (float)remainder((double)a, (double)b); }
__wl_both float nanf(const char *) { return __builtin_nanf(""); }
__wl_both double nan(const char *) { return __builtin_nan(""); }

// Lengths

#define __wl_lengths(T, f, sqrt, rsqrt)                                                            \
    __wl_both T norm3d##f(T a, T b, T c) { return sqrt(a * a + b * b + c * c); }                   \
    __wl_both T rnorm3d##f(T a, T b, T c) { return rsqrt(a * a + b * b + c * c); }                 \
    __wl_both T norm4d##f(T a, T b, T c, T d) { return sqrt(a * a + b * b + c * c + d * d); }      \
    __wl_both T rnorm4d##f(T a, T b, T c, T d) { return rsqrt(a * a + b * b + c * c + d * d); }    \
    __wl_both T rhypot##f(T a, T b) { return rsqrt(a * a + b * b); }                               \
    __wl_both T norm##f(int count, const T *values)                                                \
    {                                                                                              \
        T sum = 0;                                                                                 \
        for (int i = 0; i < count; ++i)                                                            \
            sum += values[i] * values[i];                                                          \
        return sqrt(sum);                                                                          \
    }                                                                                              \
    __wl_both T rnorm##f(int count, const T *values) { return T(1) / norm##f(count, values); }
__wl_lengths(float, f, sqrtf, rsqrtf);
__wl_lengths(double, , sqrt, rsqrt);

__wl_both float rcbrtf(float a) { return 1.0f / cbrtf(a); }
__wl_both double rcbrt(double a) { return 1.0 / cbrt(a); }
__wl_both double normcdf(double a) { return 0.5 * erfc(-a * M_SQRT1_2); }
__wl_both float normcdff(float a) { return (float)normcdf((double)a); }
__wl_both double erfcx(double a) { return exp(a * a) * erfc(a); }
__wl_both float erfcxf(float a) { return (float)erfcx((double)a); }

// What decides no address in any kernel seen

#define __wl_opaque_math(name)                                                                     \
    __wl_library float __wl_opaque_##name##f(float);                                               \
    __wl_library double __wl_opaque_##name(double);                                                \
    __wl_both float name##f(float a) { return __wl_opaque_##name##f(a); }                          \
    __wl_both float name(float a) { return __wl_opaque_##name##f(a); }                             \
    __wl_both double name(double a) { return __wl_opaque_##name(a); }
__wl_opaque_math(erfinv);
__wl_opaque_math(erfcinv);
__wl_opaque_math(normcdfinv);
__wl_opaque_math(tgamma);
__wl_opaque_math(lgamma);
__wl_opaque_math(j0);
__wl_opaque_math(j1);
__wl_opaque_math(y0);
__wl_opaque_math(y1);
__wl_opaque_math(cyl_bessel_i0);
__wl_opaque_math(cyl_bessel_i1);
