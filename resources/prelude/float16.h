// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What the two 16-bit floating types have in common: half.h and bfloat.h make each from this.
// `Type` is the type's name, `name` what functions call it, `Scalar` the compiler's own type.
#pragma once

namespace __wl {
enum class Towards { Nearest, Zero, Up, Down };
template <class T> using IfArithmetic = typename EnableIf<__is_arithmetic(T), T>::Type;
} // namespace __wl

#define __wl_float16_type(Type, Scalar)                                                            \
    struct Type##_raw                                                                              \
    {                                                                                              \
        unsigned short x;                                                                          \
    };                                                                                             \
    struct __attribute__((aligned(2))) Type                                                        \
    {                                                                                              \
        Scalar value;                                                                              \
        Type() = default;                                                                          \
        template <class T, class = __wl::IfArithmetic<T>>                                          \
        __wl_both constexpr Type(T a)                                                              \
            : value((Scalar)(float)a)                                                              \
        {                                                                                          \
        }                                                                                          \
        __wl_both Type(Type##_raw a)                                                               \
            : value(__builtin_bit_cast(Scalar, a.x))                                               \
        {                                                                                          \
        }                                                                                          \
        __wl_both constexpr operator float() const { return (float)value; }                        \
        __wl_both operator Type##_raw() const                                                      \
        {                                                                                          \
            return {__builtin_bit_cast(unsigned short, value)};                                    \
        }                                                                                          \
        template <class T, class = __wl::IfArithmetic<T>>                                          \
        __wl_both constexpr explicit operator T() const                                            \
        {                                                                                          \
            return (T)(float)value;                                                                \
        }                                                                                          \
        template <class T> __wl_both Type &operator=(T a)                                          \
        {                                                                                          \
            value = Type(a).value;                                                                 \
            return *this;                                                                          \
        }                                                                                          \
        __wl_both static constexpr Type of(Scalar scalar)                                          \
        {                                                                                          \
            Type result(0.0f);                                                                     \
            result.value = scalar;                                                                 \
            return result;                                                                         \
        }                                                                                          \
    };                                                                                             \
    struct __attribute__((aligned(4))) Type##2_raw { unsigned short x, y; };                       \
    struct __attribute__((aligned(4))) Type##2                                                     \
    {                                                                                              \
        Type x, y;                                                                                 \
        Type##2() = default;                                                                       \
        __wl_both constexpr Type##2(const Type &a, const Type &b)                                  \
            : x(a)                                                                                 \
            , y(b)                                                                                 \
        {                                                                                          \
        }                                                                                          \
        __wl_both Type##2(Type##2_raw a)                                                           \
            : x(Type##_raw{a.x})                                                                   \
            , y(Type##_raw{a.y})                                                                   \
        {                                                                                          \
        }                                                                                          \
        __wl_both operator Type##2_raw() const { return __builtin_bit_cast(Type##2_raw, *this); }  \
    };

#define __wl_float16_arithmetic(Type)                                                              \
    __wl_both constexpr Type operator+(Type a, Type b) { return Type::of(a.value + b.value); }     \
    __wl_both constexpr Type operator-(Type a, Type b) { return Type::of(a.value - b.value); }     \
    __wl_both constexpr Type operator*(Type a, Type b) { return Type::of(a.value * b.value); }     \
    __wl_both constexpr Type operator/(Type a, Type b) { return Type::of(a.value / b.value); }     \
    __wl_both constexpr Type operator-(Type a) { return Type::of(-a.value); }                      \
    __wl_both constexpr Type operator+(Type a) { return a; }                                       \
    __wl_both Type &operator+=(Type &a, Type b) { return a = a + b; }                              \
    __wl_both Type &operator-=(Type &a, Type b) { return a = a - b; }                              \
    __wl_both Type &operator*=(Type &a, Type b) { return a = a * b; }                              \
    __wl_both Type &operator/=(Type &a, Type b) { return a = a / b; }                              \
    __wl_both Type &operator++(Type &a) { return a = a + Type(1.0f); }                             \
    __wl_both Type &operator--(Type &a) { return a = a - Type(1.0f); }                             \
    __wl_both Type operator++(Type &a, int)                                                        \
    {                                                                                              \
        const Type old = a;                                                                        \
        ++a;                                                                                       \
        return old;                                                                                \
    }                                                                                              \
    __wl_both Type operator--(Type &a, int)                                                        \
    {                                                                                              \
        const Type old = a;                                                                        \
        --a;                                                                                       \
        return old;                                                                                \
    }                                                                                              \
    __wl_both constexpr bool operator<(Type a, Type b) { return a.value < b.value; }               \
    __wl_both constexpr bool operator>(Type a, Type b) { return a.value > b.value; }               \
    __wl_both constexpr bool operator<=(Type a, Type b) { return a.value <= b.value; }             \
    __wl_both constexpr bool operator>=(Type a, Type b) { return a.value >= b.value; }             \
    __wl_both constexpr bool operator==(Type a, Type b) { return a.value == b.value; }             \
    __wl_both constexpr bool operator!=(Type a, Type b) { return a.value != b.value; }             \
    __wl_both Type##2 operator+(Type##2 a, Type##2 b) { return {a.x + b.x, a.y + b.y}; }           \
    __wl_both Type##2 operator-(Type##2 a, Type##2 b) { return {a.x - b.x, a.y - b.y}; }           \
    __wl_both Type##2 operator*(Type##2 a, Type##2 b) { return {a.x * b.x, a.y * b.y}; }           \
    __wl_both Type##2 operator/(Type##2 a, Type##2 b) { return {a.x / b.x, a.y / b.y}; }           \
    __wl_both Type##2 operator-(Type##2 a) { return {-a.x, -a.y}; }                                \
    __wl_both Type##2 operator+(Type##2 a) { return a; }                                           \
    __wl_both Type##2 &operator+=(Type##2 & a, Type##2 b) { return a = a + b; }                    \
    __wl_both Type##2 &operator-=(Type##2 & a, Type##2 b) { return a = a - b; }                    \
    __wl_both Type##2 &operator*=(Type##2 & a, Type##2 b) { return a = a * b; }                    \
    __wl_both Type##2 &operator/=(Type##2 & a, Type##2 b) { return a = a / b; }                    \
    __wl_both bool operator==(Type##2 a, Type##2 b) { return a.x == b.x && a.y == b.y; }           \
    __wl_both bool operator!=(Type##2 a, Type##2 b) { return a.x != b.x && a.y != b.y; }

/// `one` of two numbers and `two` of two pairs.
#define __wl_float16_binary(Type, one, two, expression)                                            \
    __wl_both Type one(Type a, Type b) { return expression; }                                      \
    __wl_both Type##2 two(Type##2 a, Type##2 b) { return {one(a.x, b.x), one(a.y, b.y)}; }

#define __wl_float16_unary(Type, one, two, expression)                                             \
    __wl_both Type one(Type a) { return expression; }                                              \
    __wl_both Type##2 two(Type##2 a) { return {one(a.x), one(a.y)}; }

/// Ordered, and with a `u` also true of what cannot be compared.
#define __wl_float16_comparison(Type, relation, condition)                                         \
    __wl_both bool __h##relation(Type a, Type b)                                                   \
    {                                                                                              \
        return a.value == a.value && b.value == b.value && condition;                              \
    }                                                                                              \
    __wl_both bool __h##relation##u(Type a, Type b)                                                \
    {                                                                                              \
        return a.value != a.value || b.value != b.value || condition;                              \
    }                                                                                              \
    __wl_both Type##2 __h##relation##2(Type##2 a, Type##2 b)                                       \
    {                                                                                              \
        return {Type((float)__h##relation(a.x, b.x)), Type((float)__h##relation(a.y, b.y))};       \
    }                                                                                              \
    __wl_both Type##2 __h##relation##u2(Type##2 a, Type##2 b)                                      \
    {                                                                                              \
        return {Type((float)__h##relation##u(a.x, b.x)), Type((float)__h##relation##u(a.y, b.y))}; \
    }                                                                                              \
    __wl_both unsigned __h##relation##2_mask(Type##2 a, Type##2 b)                                 \
    {                                                                                              \
        return (__h##relation(a.x, b.x) ? 0xffffu : 0)                                             \
            | (__h##relation(a.y, b.y) ? 0xffff0000u : 0);                                         \
    }                                                                                              \
    __wl_both bool __hb##relation##2(Type##2 a, Type##2 b)                                         \
    {                                                                                              \
        return __h##relation(a.x, b.x) && __h##relation(a.y, b.y);                                 \
    }                                                                                              \
    __wl_both bool __hb##relation##u2(Type##2 a, Type##2 b)                                        \
    {                                                                                              \
        return __h##relation##u(a.x, b.x) && __h##relation##u(a.y, b.y);                           \
    }

#define __wl_float16_functions(Type)                                                                            \
    __wl_float16_binary(Type, __hadd, __hadd2, a + b) __wl_float16_binary(                                      \
        Type, __hsub, __hsub2,                                                                                  \
        a - b) __wl_float16_binary(Type, __hmul, __hmul2,                                                       \
                                   a *b) __wl_float16_binary(Type, __hdiv, __h2div, a / b)                      \
        __wl_float16_binary(Type, __hadd_rn, __hadd2_rn, a + b) __wl_float16_binary(                            \
            Type, __hsub_rn, __hsub2_rn,                                                                        \
            a - b) __wl_float16_binary(Type, __hmul_rn, __hmul2_rn,                                             \
                                       a *b) __wl_float16_binary(Type, __hadd_sat, __hadd2_sat,                 \
                                                                 Type(__saturatef(a + b)))                      \
            __wl_float16_binary(Type, __hsub_sat, __hsub2_sat, Type(__saturatef(a - b))) __wl_float16_binary(   \
                Type, __hmul_sat, __hmul2_sat,                                                                  \
                Type(__saturatef(                                                                               \
                    a *b))) __wl_float16_binary(Type, __hmax, __hmax2, Type(fmaxf(a, b)))                       \
                __wl_float16_binary(Type, __hmin, __hmin2, Type(fminf(a, b))) __wl_float16_binary(              \
                    Type, __hmax_nan, __hmax2_nan,                                                              \
                    a != a       ? a                                                                            \
                        : b != b ? b                                                                            \
                                 : __hmax(a, b))                                                                \
                    __wl_float16_binary(                                                                        \
                        Type, __hmin_nan, __hmin2_nan,                                                          \
                        a != a       ? a                                                                        \
                            : b != b ? b                                                                        \
                                     : __hmin(a, b)) __wl_float16_unary(Type, __hneg, __hneg2, -a)              \
                        __wl_float16_unary(Type, __habs, __habs2, Type(fabsf(a))) __wl_float16_unary(           \
                            Type, hexp,                                                                         \
                            h2exp,                                                                              \
                            Type(expf(a))) __wl_float16_unary(Type, hexp2, h2exp2, Type(exp2f(a)))              \
                            __wl_float16_unary(Type, hexp10, h2exp10, Type(exp10f(a))) __wl_float16_unary(      \
                                Type, hlog,                                                                     \
                                h2log,                                                                          \
                                Type(logf(                                                                      \
                                    a))) __wl_float16_unary(Type, hlog2, h2log2, Type(log2f(a)))                \
                                __wl_float16_unary(Type, hlog10, h2log10, Type(log10f(a))) __wl_float16_unary(  \
                                    Type, hsin,                                                                 \
                                    h2sin,                                                                      \
                                    Type(sinf(                                                                  \
                                        a))) __wl_float16_unary(Type, hcos, h2cos, Type(cosf(a)))               \
                                    __wl_float16_unary(Type, htanh, h2tanh, Type(tanhf(a))) __wl_float16_unary( \
                                        Type, htanh_approx,                                                     \
                                        h2tanh_approx, Type(tanhf(a)))                                          \
                                        __wl_float16_unary(                                                     \
                                            Type, hsqrt, h2sqrt,                                                \
                                            Type(                                                               \
                                                sqrtf(a))) __wl_float16_unary(Type, hrsqrt, h2rsqrt,            \
                                                                              Type(rsqrtf(a)))                  \
                                            __wl_float16_unary(Type, hrcp,                                      \
                                                               h2rcp, Type(1.0f / (float)a))                    \
                                                __wl_float16_unary(Type, hfloor, h2floor,                       \
                                                                   Type(floorf(a)))                             \
                                                    __wl_float16_unary(Type, hceil, h2ceil,                     \
                                                                       Type(ceilf(a)))                          \
                                                        __wl_float16_unary(Type, htrunc, h2trunc,               \
                                                                           Type(truncf(a)))                     \
                                                            __wl_float16_unary(Type,                            \
                                                                               hrint, h2rint,                   \
                                                                               Type(rintf(a)))                  \
                                                                __wl_float16_comparison(                        \
                                                                    Type, eq,                                   \
                                                                    a == b)                                     \
                                                                    __wl_float16_comparison(                    \
                                                                        Type, ne,                               \
                                                                        a != b)                                 \
                                                                        __wl_float16_comparison(                \
                                                                            Type, lt,                           \
                                                                            a < b)                              \
                                                                            __wl_float16_comparison(            \
                                                                                Type, le, a <= b)               \
                                                                                __wl_float16_comparison(        \
                                                                                    Type, gt,                   \
                                                                                    a > b)                      \
                                                                                    __wl_float16_comparison(    \
                                                                                        Type, ge,               \
                                                                                        a >= b)                 \
                                                                                        __wl_both bool          \
                                                                                        __hisnan(               \
                                                                                            Type                \
                                                                                                a)              \
    {                                                                                                           \
        return a != a;                                                                                          \
    }                                                                                                           \
    __wl_both int __hisinf(Type a)                                                                              \
    {                                                                                                           \
        return !__builtin_isinf((float)a) ? 0 : a > Type(0.0f) ? 1 : -1;                                        \
    }                                                                                                           \
    __wl_both Type##2 __hisnan2(Type##2 a)                                                                      \
    {                                                                                                           \
        return {Type((float)__hisnan(a.x)), Type((float)__hisnan(a.y))};                                        \
    }                                                                                                           \
    __wl_both Type __hfma(Type a, Type b, Type c) { return Type(fmaf(a, b, c)); }                               \
    __wl_both Type __hfma_sat(Type a, Type b, Type c) { return Type(__saturatef(fmaf(a, b, c))); }              \
    __wl_both Type __hfma_relu(Type a, Type b, Type c)                                                          \
    {                                                                                                           \
        return __hmax(__hfma(a, b, c), Type(0.0f));                                                             \
    }                                                                                                           \
    __wl_both Type##2 __hfma2(Type##2 a, Type##2 b, Type##2 c)                                                  \
    {                                                                                                           \
        return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};                                                  \
    }                                                                                                           \
    __wl_both Type##2 __hfma2_sat(Type##2 a, Type##2 b, Type##2 c)                                              \
    {                                                                                                           \
        return {__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)};                                          \
    }                                                                                                           \
    __wl_both Type##2 __hfma2_relu(Type##2 a, Type##2 b, Type##2 c)                                             \
    {                                                                                                           \
        return {__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)};                                        \
    }                                                                                                           \
    __wl_both Type##2 __hcmadd(Type##2 a, Type##2 b, Type##2 c)                                                 \
    {                                                                                                           \
        return {__hfma(a.x, b.x, __hfma(-a.y, b.y, c.x)),                                                       \
                __hfma(a.x, b.y, __hfma(a.y, b.x, c.y))};                                                       \
    }                                                                                                           \
    __wl_both Type max(Type a, Type b) { return __hmax(a, b); }                                                 \
    __wl_both Type min(Type a, Type b) { return __hmin(a, b); }                                                 \
    __wl_both float __low2float(Type##2 a) { return a.x; }                                                      \
    __wl_both float __high2float(Type##2 a) { return a.y; }                                                     \
    __wl_both Type##2 __lowhigh2highlow(Type##2 a) { return {a.y, a.x}; }

/// To integers.
#define __wl_float16_integers(Type, name, mode, round)                                             \
    __wl_both short __##name##2short_##mode(Type a) { return (short)round##f(a); }                 \
    __wl_both unsigned short __##name##2ushort_##mode(Type a)                                      \
    {                                                                                              \
        return (unsigned short)round##f(a);                                                        \
    }                                                                                              \
    __wl_both int __##name##2int_##mode(Type a) { return (int)round##f(a); }                       \
    __wl_both unsigned __##name##2uint_##mode(Type a) { return (unsigned)round##f(a); }            \
    __wl_both long long __##name##2ll_##mode(Type a) { return (long long)round##f(a); }            \
    __wl_both unsigned long long __##name##2ull_##mode(Type a)                                     \
    {                                                                                              \
        return (unsigned long long)round##f(a);                                                    \
    }

/// From numbers that have more digits.
#define __wl_float16_rounded(Type, name, mode, towards)                                            \
    __wl_both Type __float2##name##_##mode(float a)                                                \
    {                                                                                              \
        return __wl::rounded<Type, __wl::Towards::towards>(a);                                     \
    }                                                                                              \
    __wl_both Type __short2##name##_##mode(short a) { return __float2##name##_##mode(a); }         \
    __wl_both Type __ushort2##name##_##mode(unsigned short a)                                      \
    {                                                                                              \
        return __float2##name##_##mode(a);                                                         \
    }                                                                                              \
    __wl_both Type __int2##name##_##mode(int a) { return __float2##name##_##mode(a); }             \
    __wl_both Type __uint2##name##_##mode(unsigned a) { return __float2##name##_##mode(a); }       \
    __wl_both Type __ll2##name##_##mode(long long a) { return __float2##name##_##mode(a); }        \
    __wl_both Type __ull2##name##_##mode(unsigned long long a)                                     \
    {                                                                                              \
        return __float2##name##_##mode(a);                                                         \
    }

#define __wl_float16_conversions(Type, name, pair)                                                 \
    __wl_float16_rounded(Type, name, rn, Nearest) __wl_float16_rounded(Type, name, rz, Zero)       \
        __wl_float16_rounded(Type, name, ru, Up) __wl_float16_rounded(Type, name, rd, Down)        \
            __wl_float16_integers(Type, name, rn, rint)                                            \
                __wl_float16_integers(Type, name, rz, trunc)                                       \
                    __wl_float16_integers(Type, name, ru, ceil)                                    \
                        __wl_float16_integers(Type, name, rd, floor)                               \
                            __wl_both signed char __##name##2char_rz(Type a)                       \
    {                                                                                              \
        return (signed char)truncf(a);                                                             \
    }                                                                                              \
    __wl_both unsigned char __##name##2uchar_rz(Type a) { return (unsigned char)truncf(a); }       \
    __wl_both Type __float2##name(float a) { return Type(a); }                                     \
    __wl_both Type __double2##name(double a) { return Type(a); }                                   \
    __wl_both float __##name##2float(Type a) { return a; }                                         \
    __wl_both float2 __##pair##2float2(Type##2 a) { return {a.x, a.y}; }                           \
    __wl_both Type##2 __float22##pair##_rn(float2 a) { return {Type(a.x), Type(a.y)}; }            \
    __wl_both Type##2 __floats2##pair##_rn(float a, float b) { return {Type(a), Type(b)}; }        \
    __wl_both Type##2 __float2##pair##_rn(float a) { return {Type(a), Type(a)}; }                  \
    __wl_both Type##2 __halves2##pair(Type a, Type b) { return {a, b}; }                           \
    __wl_both Type##2 __##name##2##pair(Type a) { return {a, a}; }                                 \
    __wl_both Type##2 make_##pair(Type a, Type b) { return {a, b}; }                               \
    __wl_both Type __low2##name(Type##2 a) { return a.x; }                                         \
    __wl_both Type __high2##name(Type##2 a) { return a.y; }                                        \
    __wl_both Type##2 __low2##pair(Type##2 a) { return {a.x, a.x}; }                               \
    __wl_both Type##2 __high2##pair(Type##2 a) { return {a.y, a.y}; }                              \
    __wl_both Type##2 __lows2##pair(Type##2 a, Type##2 b) { return {a.x, b.x}; }                   \
    __wl_both Type##2 __highs2##pair(Type##2 a, Type##2 b) { return {a.y, b.y}; }                  \
    __wl_both short __##name##_as_short(Type a) { return __builtin_bit_cast(short, a.value); }     \
    __wl_both unsigned short __##name##_as_ushort(Type a)                                          \
    {                                                                                              \
        return __builtin_bit_cast(unsigned short, a.value);                                        \
    }                                                                                              \
    __wl_both Type __short_as_##name(short a) { return Type##_raw{(unsigned short)a}; }            \
    __wl_both Type __ushort_as_##name(unsigned short a) { return Type##_raw{a}; }

#define __wl_float16(Type, name, pair, Scalar)                                                     \
    __wl_float16_type(Type, Scalar) __wl_float16_arithmetic(Type) __wl_float16_functions(Type)     \
        __wl_float16_conversions(Type, name, pair)                                                 \
            __wl_runtime Scalar __wl_atomic_fadd_##name(Type *place, Scalar value);                \
    __wl_atomic(atomicAdd, Type,                                                                   \
                Type::of(__wl_atomic_fadd_##name(place, value.value))) typedef Scalar __wl_##pair  \
        __attribute__((ext_vector_type(2)));                                                       \
    __wl_runtime __wl_##pair __wl_atomic_fadd_##pair(Type##2 * place, __wl_##pair value);          \
    __wl_atomic(                                                                                   \
        atomicAdd, Type##2,                                                                        \
        __builtin_bit_cast(                                                                        \
            Type##2, __wl_atomic_fadd_##pair(place, __builtin_bit_cast(__wl_##pair, value))))

namespace __wl {

/// The 16-bit number next to `a` on the side that `towards` names; the bits of numbers of one sign
/// are in their order.
template <class Type, Towards towards> __wl_both Type rounded(float a)
{
    const Type nearest(a);
    const float there = nearest;
    unsigned short bits = __builtin_bit_cast(unsigned short, nearest);
    const bool isNegative = bits >> 15;
    const bool isUp = there > a;
    const bool isDown = there < a;
    constexpr bool isToZero = towards == Towards::Zero;
    if ((towards == Towards::Down && isUp) || (isToZero && isUp && !isNegative))
        bits += isNegative ? 1 : -1;
    else if ((towards == Towards::Up && isDown) || (isToZero && isDown && isNegative))
        bits += isNegative ? -1 : 1;
    return __builtin_bit_cast(Type, bits);
}

} // namespace __wl
