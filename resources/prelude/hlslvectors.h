// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Vectors and matrices. They are packed as structured buffers hold them: a float3 has 12 bytes, and
// no vector is aligned more than its components.
#pragma once

#include "hlslswizzles.h"

namespace __wl_hlsl {

template <class T, int N> struct vector;

template <class T> struct IsVector
{
    static constexpr bool value = false;
    static constexpr int size = 1;
};
template <class T, int N> struct IsVector<vector<T, N>>
{
    static constexpr bool value = true;
    static constexpr int size = N;
};
template <class T> struct IsVector<const T> : IsVector<T>
{
};
/// What a buffer holds of a vector; see hlslresources.h.
template <class T> struct AlignedElement;
template <class T> struct IsVector<AlignedElement<T>> : IsVector<T>
{
};

template <bool condition, class T = void> using If = typename __wl::EnableIf<condition, T>::Type;
template <class T, class Result = void> using IfNumber = If<__is_arithmetic(T) || __is_enum(T), Result>;
template <class A, class B> using Common = decltype(A() * B());

/// Component `i` of a vector, or the number itself.
template <int i, class V> __wl_device auto component(const V &v)
{
    if constexpr (!IsVector<V>::value)
        return v;
    else if constexpr (i == 0)
        return v.x;
    else if constexpr (i == 1)
        return v.y;
    else if constexpr (i == 2)
        return v.z;
    else
        return v.w;
}

/// Component `i` of a list of vectors and numbers laid end to end.
template <int i, class First, class... Rest>
__wl_device auto componentOf(const First &first, const Rest &...rest)
{
    if constexpr (i < IsVector<First>::size)
        return component<i>(first);
    else
        return componentOf<i - IsVector<First>::size>(rest...);
}

template <class... Parts> constexpr int sizeOfParts = (0 + ... + IsVector<Parts>::size);

// What all vectors have, whatever their size.
#define __wl_vector_members                                                                        \
    vector() = default;                                                                            \
    __wl_device T &operator[](int i) { return (&x)[i]; }                                           \
    __wl_device const T &operator[](int i) const { return (&x)[i]; }                               \
    template <class V> __wl_device vector &operator+=(V v) { return *this = *this + v; }           \
    template <class V> __wl_device vector &operator-=(V v) { return *this = *this - v; }           \
    template <class V> __wl_device vector &operator*=(V v) { return *this = *this * v; }           \
    template <class V> __wl_device vector &operator/=(V v) { return *this = *this / v; }           \
    template <class V> __wl_device vector &operator%=(V v) { return *this = *this % v; }           \
    template <class V> __wl_device vector &operator&=(V v) { return *this = *this & v; }           \
    template <class V> __wl_device vector &operator|=(V v) { return *this = *this | v; }           \
    template <class V> __wl_device vector &operator^=(V v) { return *this = *this ^ v; }           \
    template <class V> __wl_device vector &operator<<=(V v) { return *this = *this << v; }         \
    template <class V> __wl_device vector &operator>>=(V v) { return *this = *this >> v; }

// Its constructors: from a number for all components, from a vector that has at least as many, and
// from parts that have as many together.
#define __wl_vector_from(size)                                                                     \
    template <class S, class = IfNumber<S>> __wl_both constexpr vector(S s)
#define __wl_vector_cut(size)                                                                      \
    template <class U, int M, class = If<(M >= size)>> __wl_device vector(vector<U, M> v)
#define __wl_vector_parts(size)                                                                    \
    template <class A, class B, class... Rest, class = If<sizeOfParts<A, B, Rest...> == size>>     \
    __wl_device vector(const A &first, const B &second, const Rest &...rest)
#define __wl_part(i) ((T)componentOf<i>(first, second, rest...))

template <class T> struct vector<T, 1>
{
    T x;
    vector() = default;
    __wl_vector_from(1)
        : x((T)s)
    {
    }
    __wl_both operator T() const { return x; }
};
template <class T> struct vector<T, 2>
{
    T x, y;
    __wl_vector_members
    __wl_vector_from(2)
        : x((T)s)
        , y((T)s)
    {
    }
    __wl_vector_cut(2)
        : x((T)v.x)
        , y((T)v.y)
    {
    }
    __wl_vector_parts(2)
        : x(__wl_part(0))
        , y(__wl_part(1))
    {
    }
    __wl_swizzles2
};
template <class T> struct vector<T, 3>
{
    T x, y, z;
    __wl_vector_members
    __wl_vector_from(3)
        : x((T)s)
        , y((T)s)
        , z((T)s)
    {
    }
    __wl_vector_cut(3)
        : x((T)v.x)
        , y((T)v.y)
        , z((T)v.z)
    {
    }
    __wl_vector_parts(3)
        : x(__wl_part(0))
        , y(__wl_part(1))
        , z(__wl_part(2))
    {
    }
    __wl_swizzles3
};
template <class T> struct vector<T, 4>
{
    T x, y, z, w;
    __wl_vector_members
    __wl_vector_from(4)
        : x((T)s)
        , y((T)s)
        , z((T)s)
        , w((T)s)
    {
    }
    __wl_vector_cut(4)
        : x((T)v.x)
        , y((T)v.y)
        , z((T)v.z)
        , w((T)v.w)
    {
    }
    __wl_vector_parts(4)
        : x(__wl_part(0))
        , y(__wl_part(1))
        , z(__wl_part(2))
        , w(__wl_part(3))
    {
    }
    __wl_swizzles4
};

/// `f` of each component.
template <class F, class A, int N> __wl_device auto map(F f, vector<A, N> a)
{
    typedef vector<decltype(f(a.x)), N> Result;
    if constexpr (N == 2)
        return Result(f(a.x), f(a.y));
    else if constexpr (N == 3)
        return Result(f(a.x), f(a.y), f(a.z));
    else
        return Result(f(a.x), f(a.y), f(a.z), f(a.w));
}
template <class F, class A, class B, int N>
__wl_device auto map(F f, vector<A, N> a, vector<B, N> b)
{
    typedef vector<decltype(f(a.x, b.x)), N> Result;
    if constexpr (N == 2)
        return Result(f(a.x, b.x), f(a.y, b.y));
    else if constexpr (N == 3)
        return Result(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z));
    else
        return Result(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));
}

#define __wl_vector_operator(op)                                                                   \
    template <class A, class B, int N>                                                             \
    __wl_device auto operator op(vector<A, N> a, vector<B, N> b)                                   \
    {                                                                                              \
        return map([](auto p, auto q) { return p op q; }, a, b);                                   \
    }                                                                                              \
    template <class A, int N, class S, class = IfNumber<S>>                                        \
    __wl_device auto operator op(vector<A, N> a, S s)                                              \
    {                                                                                              \
        return map([s](auto p) { return p op s; }, a);                                             \
    }                                                                                              \
    template <class A, int N, class S, class = IfNumber<S>>                                        \
    __wl_device auto operator op(S s, vector<A, N> a)                                              \
    {                                                                                              \
        return map([s](auto p) { return s op p; }, a);                                             \
    }
__wl_vector_operator(+);
__wl_vector_operator(-);
__wl_vector_operator(*);
__wl_vector_operator(/);
__wl_vector_operator(&);
__wl_vector_operator(|);
__wl_vector_operator(^);
__wl_vector_operator(<<);
__wl_vector_operator(>>);
__wl_vector_operator(<);
__wl_vector_operator(>);
__wl_vector_operator(<=);
__wl_vector_operator(>=);
__wl_vector_operator(==);
__wl_vector_operator(!=);
__wl_vector_operator(&&);
__wl_vector_operator(||);

/// `%` is for floating-point numbers too.
template <class A, class B> __wl_device auto remainder(A a, B b)
{
    if constexpr (__is_floating_point(Common<A, B>))
        return ::fmodf((float)a, (float)b);
    else
        return a % b;
}
template <class A, class B, int N> __wl_device auto operator%(vector<A, N> a, vector<B, N> b)
{
    return map([](auto p, auto q) { return remainder(p, q); }, a, b);
}
template <class A, int N, class S, class = IfNumber<S>>
__wl_device auto operator%(vector<A, N> a, S s)
{
    return map([s](auto p) { return remainder(p, s); }, a);
}

#define __wl_vector_unary(op)                                                                      \
    template <class A, int N> __wl_device auto operator op(vector<A, N> a)                         \
    {                                                                                              \
        return map([](auto p) { return op p; }, a);                                                \
    }
__wl_vector_unary(-);
__wl_vector_unary(~);
__wl_vector_unary(!);

/// Rows of vectors, as the text writes them.
template <class T, int R, int C> struct matrix
{
    vector<T, C> rows[R];
    __wl_device vector<T, C> &operator[](int i) { return rows[i]; }
    __wl_device const vector<T, C> &operator[](int i) const { return rows[i]; }
};

#define __wl_vector_names(T, name)                                                                 \
    typedef vector<T, 1> name##1;                                                                  \
    typedef vector<T, 2> name##2;                                                                  \
    typedef vector<T, 3> name##3;                                                                  \
    typedef vector<T, 4> name##4;                                                                  \
    typedef matrix<T, 2, 2> name##2x2;                                                             \
    typedef matrix<T, 2, 3> name##2x3;                                                             \
    typedef matrix<T, 2, 4> name##2x4;                                                             \
    typedef matrix<T, 3, 2> name##3x2;                                                             \
    typedef matrix<T, 3, 3> name##3x3;                                                             \
    typedef matrix<T, 3, 4> name##3x4;                                                             \
    typedef matrix<T, 4, 2> name##4x2;                                                             \
    typedef matrix<T, 4, 3> name##4x3;                                                             \
    typedef matrix<T, 4, 4> name##4x4;

typedef unsigned uint;
typedef unsigned dword;
// Without further options a half is computed and stored in 32 bits, and so are the minimum types.
typedef float half;
typedef float min16float;
typedef float min10float;
typedef int min16int;
typedef int min12int;
typedef unsigned min16uint;
typedef _Float16 float16_t;
typedef float float32_t;
typedef double float64_t;
__wl_vector_names(float, float);
__wl_vector_names(float, half);
__wl_vector_names(float, min16float);
__wl_vector_names(double, double);
__wl_vector_names(int, int);
__wl_vector_names(int, min16int);
__wl_vector_names(unsigned, uint);
__wl_vector_names(unsigned, min16uint);
__wl_vector_names(bool, bool);
__wl_vector_names(_Float16, float16_t);
__wl_vector_names(short, int16_t);
__wl_vector_names(unsigned short, uint16_t);
__wl_vector_names(long, int64_t);
__wl_vector_names(unsigned long, uint64_t);

// Here, so that the precompiled prelude holds them and no text waits for their many swizzles.
static_assert(sizeof(float2) == 8 && sizeof(float3) == 12 && sizeof(float4) == 16);
static_assert(sizeof(uint2) == 8 && sizeof(uint3) == 12 && sizeof(uint4) == 16);
static_assert(sizeof(int2) == 8 && sizeof(int3) == 12 && sizeof(int4) == 16);

} // namespace __wl_hlsl
