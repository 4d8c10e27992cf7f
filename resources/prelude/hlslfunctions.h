// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Functions of numbers and vectors.
#pragma once

namespace __wl_hlsl {

/// A function of numbers, and the same of each component of a vector.
#define __wl_each_component1(name)                                                                 \
    template <class T, int N> __wl_device auto name(vector<T, N> a)                                \
    {                                                                                              \
        return map([](auto p) { return name(p); }, a);                                             \
    }
#define __wl_each_component2(name)                                                                 \
    template <class A, class B, int N> __wl_device auto name(vector<A, N> a, vector<B, N> b)       \
    {                                                                                              \
        return map([](auto p, auto q) { return name(p, q); }, a, b);                               \
    }                                                                                              \
    template <class A, int N, class S, class = IfNumber<S>>                                        \
    __wl_device auto name(vector<A, N> a, S s)                                                     \
    {                                                                                              \
        return map([s](auto p) { return name(p, s); }, a);                                         \
    }                                                                                              \
    template <class A, int N, class S, class = IfNumber<S>>                                        \
    __wl_device auto name(S s, vector<A, N> a)                                                     \
    {                                                                                              \
        return map([s](auto p) { return name(s, p); }, a);                                         \
    }
#define __wl_float1(name, expression)                                                              \
    __wl_device float name(float a) { return expression; }                                         \
    __wl_each_component1(name)
#define __wl_float2(name, expression)                                                              \
    __wl_device float name(float a, float b) { return expression; }                                \
    __wl_each_component2(name)

__wl_float1(sqrt, ::sqrtf(a));
__wl_float1(rsqrt, ::rsqrtf(a));
__wl_float1(rcp, 1.0f / a);
__wl_float1(sin, ::sinf(a));
__wl_float1(cos, ::cosf(a));
__wl_float1(tan, ::tanf(a));
__wl_float1(asin, ::asinf(a));
__wl_float1(acos, ::acosf(a));
__wl_float1(atan, ::atanf(a));
__wl_float1(sinh, ::sinhf(a));
__wl_float1(cosh, ::coshf(a));
__wl_float1(tanh, ::tanhf(a));
__wl_float1(exp, ::expf(a));
__wl_float1(exp2, ::exp2f(a));
__wl_float1(log, ::logf(a));
__wl_float1(log2, ::log2f(a));
__wl_float1(log10, ::log10f(a));
__wl_float1(floor, ::floorf(a));
__wl_float1(ceil, ::ceilf(a));
__wl_float1(trunc, ::truncf(a));
__wl_float1(round, ::rintf(a));
__wl_float1(frac, a - ::floorf(a));
__wl_float1(saturate, ::fminf(::fmaxf(a, 0.0f), 1.0f));
__wl_float1(radians, a * 0.01745329252f);
__wl_float1(degrees, a * 57.295779513f);
__wl_float2(pow, ::powf(a, b));
__wl_float2(atan2, ::atan2f(a, b));
__wl_float2(fmod, ::fmodf(a, b));
__wl_float2(step, b >= a ? 1.0f : 0.0f);
__wl_float2(ldexp, a * ::exp2f(b));
__wl_device bool isnan(float a) { return a != a; }
__wl_each_component1(isnan);
__wl_device bool isinf(float a) { return a == a && a - a != a - a; }
__wl_each_component1(isinf);

template <class A, class B, class = IfNumber<A>, class = IfNumber<B>>
__wl_device Common<A, B> min(A a, B b)
{
    typedef Common<A, B> T;
    return (T)b < (T)a ? (T)b : (T)a;
}
__wl_each_component2(min);
template <class A, class B, class = IfNumber<A>, class = IfNumber<B>>
__wl_device Common<A, B> max(A a, B b)
{
    typedef Common<A, B> T;
    return (T)a < (T)b ? (T)b : (T)a;
}
__wl_each_component2(max);
template <class T, class = IfNumber<T>> __wl_device T abs(T a) { return a < T(0) ? T(-a) : a; }
__wl_each_component1(abs);
template <class T, class = IfNumber<T>> __wl_device int sign(T a)
{
    return (a > T(0)) - (a < T(0));
}
__wl_each_component1(sign);
template <class V, class L, class H> __wl_device auto clamp(V value, L low, H high)
{
    return min(max(value, low), high);
}
template <class A, class B, class C> __wl_device auto mad(A a, B b, C c) { return a * b + c; }
template <class A, class B, class C> __wl_device auto fma(A a, B b, C c) { return a * b + c; }
template <class A, class B, class T> __wl_device auto lerp(A a, B b, T t)
{
    return a + t * (b - a);
}
template <class A, class B, class T> __wl_device auto smoothstep(A a, B b, T value)
{
    const auto t = saturate((value - a) / (b - a));
    return t * t * (3.0f - 2.0f * t);
}
template <class A, class B> __wl_device auto select(bool condition, A a, B b)
{
    return condition ? a : b;
}
__wl_device void sincos(float a, float &s, float &c)
{
    s = ::sinf(a);
    c = ::cosf(a);
}

template <class A, class B, int N> __wl_device auto dot(vector<A, N> a, vector<B, N> b)
{
    const auto products = a * b;
    if constexpr (N == 2)
        return products.x + products.y;
    else if constexpr (N == 3)
        return products.x + products.y + products.z;
    else
        return products.x + products.y + products.z + products.w;
}
template <int N> __wl_device float length(vector<float, N> a) { return ::sqrtf(dot(a, a)); }
template <int N> __wl_device float distance(vector<float, N> a, vector<float, N> b)
{
    return length(a - b);
}
template <int N> __wl_device vector<float, N> normalize(vector<float, N> a)
{
    return a * ::rsqrtf(dot(a, a));
}
template <int N> __wl_device vector<float, N> reflect(vector<float, N> a, vector<float, N> normal)
{
    return a - 2.0f * dot(a, normal) * normal;
}
template <class T> __wl_device vector<T, 3> cross(vector<T, 3> a, vector<T, 3> b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

template <class T, int N> __wl_device bool all(vector<T, N> a)
{
    bool result = a.x && a.y;
    if constexpr (N > 2)
        result = result && a.z;
    if constexpr (N > 3)
        result = result && a.w;
    return result;
}
template <class T, int N> __wl_device bool any(vector<T, N> a)
{
    bool result = a.x || a.y;
    if constexpr (N > 2)
        result = result || a.z;
    if constexpr (N > 3)
        result = result || a.w;
    return result;
}
template <class T, class = IfNumber<T>> __wl_device bool all(T a) { return a; }
template <class T, class = IfNumber<T>> __wl_device bool any(T a) { return a; }

#define __wl_bits_as(name, To)                                                                     \
    template <class T, class = IfNumber<T>> __wl_device To name(T a)                               \
    {                                                                                              \
        return __builtin_bit_cast(To, a);                                                          \
    }                                                                                              \
    __wl_each_component1(name)
__wl_bits_as(asfloat, float);
__wl_bits_as(asint, int);
__wl_bits_as(asuint, unsigned);
__wl_device double asdouble(uint low, uint high)
{
    return __builtin_bit_cast(double, (unsigned long)high << 32 | low);
}
__wl_device float f16tof32(uint bits)
{
    return (float)__builtin_bit_cast(_Float16, (unsigned short)bits);
}
__wl_each_component1(f16tof32);
__wl_device uint f32tof16(float value)
{
    return __builtin_bit_cast(unsigned short, (_Float16)value);
}
__wl_each_component1(f32tof16);

__wl_device uint countbits(uint a) { return (uint)::__popc(a); }
__wl_each_component1(countbits);
__wl_device uint reversebits(uint a) { return ::__brev(a); }
__wl_each_component1(reversebits);
__wl_device uint firstbitlow(uint a) { return (uint)(::__ffs((int)a) - 1); }
__wl_each_component1(firstbitlow);
/// The highest bit, counted from the lowest; of a negative number, the highest that is not set.
__wl_device uint firstbithigh(uint a) { return 31u - (uint)::__clz((int)a); }
__wl_device uint firstbithigh(int a) { return firstbithigh((uint)(a < 0 ? ~a : a)); }
__wl_each_component1(firstbithigh);

template <class A, class B, class = IfNumber<A>, class = IfNumber<B>>
__wl_device auto mul(A a, B b)
{
    return a * b;
}
template <class T, int N, class S, class = IfNumber<S>> __wl_device auto mul(vector<T, N> a, S s)
{
    return a * s;
}
template <class T, int N> __wl_device T mul(vector<T, N> a, vector<T, N> b) { return dot(a, b); }
template <class T, int R, int C>
__wl_device vector<T, R> mul(const matrix<T, R, C> &m, vector<T, C> v)
{
    if constexpr (R == 2)
        return {dot(m.rows[0], v), dot(m.rows[1], v)};
    else if constexpr (R == 3)
        return {dot(m.rows[0], v), dot(m.rows[1], v), dot(m.rows[2], v)};
    else
        return {dot(m.rows[0], v), dot(m.rows[1], v), dot(m.rows[2], v), dot(m.rows[3], v)};
}
template <class T, int R, int C>
__wl_device vector<T, C> mul(vector<T, R> v, const matrix<T, R, C> &m)
{
    vector<T, C> sum = m.rows[0] * v.x + m.rows[1] * v.y;
    if constexpr (R > 2)
        sum += m.rows[2] * v.z;
    if constexpr (R > 3)
        sum += m.rows[3] * v.w;
    return sum;
}
template <class T, int R, int K, int C>
__wl_device matrix<T, R, C> mul(const matrix<T, R, K> &a, const matrix<T, K, C> &b)
{
    matrix<T, R, C> result;
    for (int row = 0; row < R; ++row)
        result.rows[row] = mul(a.rows[row], b);
    return result;
}
template <class T, int R, int C>
__wl_device matrix<T, C, R> transpose(const matrix<T, R, C> &m)
{
    matrix<T, C, R> result;
    for (int row = 0; row < R; ++row)
        for (int column = 0; column < C; ++column)
            result.rows[column][row] = m.rows[row][column];
    return result;
}

} // namespace __wl_hlsl
