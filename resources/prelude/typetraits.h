// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What C++ asks and says of types, on both sides; limits of numbers; small values of std::.
#pragma once

namespace std {

template <class T, T constant> struct integral_constant
{
    static constexpr T value = constant;
    typedef T value_type;
    typedef integral_constant type;
    __wl_both constexpr operator T() const { return constant; }
    __wl_both constexpr T operator()() const { return constant; }
};
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
template <bool condition> using bool_constant = integral_constant<bool, condition>;

#define __wl_transform(name, builtin)                                                              \
    template <class T> struct name                                                                 \
    {                                                                                              \
        typedef builtin(T) type;                                                                   \
    };                                                                                             \
    template <class T> using name##_t = builtin(T)
__wl_transform(remove_reference, __remove_reference_t);
__wl_transform(remove_cv, __remove_cv);
__wl_transform(remove_const, __remove_const);
__wl_transform(remove_volatile, __remove_volatile);
__wl_transform(remove_pointer, __remove_pointer);
__wl_transform(remove_cvref, __remove_cvref);
__wl_transform(remove_extent, __remove_extent);
__wl_transform(decay, __decay);
__wl_transform(add_pointer, __add_pointer);
__wl_transform(add_lvalue_reference, __add_lvalue_reference);
__wl_transform(make_unsigned, __make_unsigned);
__wl_transform(make_signed, __make_signed);
__wl_transform(underlying_type, __underlying_type);
template <class T> struct add_const
{
    typedef const T type;
};
template <class T> using add_const_t = const T;
template <class T> struct type_identity
{
    typedef T type;
};

template <bool condition, class T = void> struct enable_if
{
};
template <class T> struct enable_if<true, T>
{
    typedef T type;
};
template <bool condition, class T = void>
using enable_if_t = typename enable_if<condition, T>::type;
template <bool condition, class A, class B> struct conditional
{
    typedef A type;
};
template <class A, class B> struct conditional<false, A, B>
{
    typedef B type;
};
template <bool condition, class A, class B>
using conditional_t = typename conditional<condition, A, B>::type;
template <class...> using void_t = void;

#define __wl_question(name)                                                                        \
    template <class T> struct name : bool_constant<__##name(T)>                                    \
    {                                                                                              \
    };                                                                                             \
    template <class T> inline constexpr bool name##_v = __##name(T)
__wl_question(is_integral);
__wl_question(is_floating_point);
__wl_question(is_arithmetic);
__wl_question(is_pointer);
__wl_question(is_void);
__wl_question(is_signed);
__wl_question(is_unsigned);
__wl_question(is_const);
__wl_question(is_volatile);
__wl_question(is_enum);
__wl_question(is_class);
__wl_question(is_union);
__wl_question(is_empty);
__wl_question(is_reference);
__wl_question(is_trivially_copyable);
__wl_question(is_trivial);
__wl_question(is_standard_layout);
__wl_question(is_scalar);
__wl_question(is_fundamental);
__wl_question(is_array);
__wl_question(is_function);
#define __wl_relation(name)                                                                        \
    template <class A, class B> struct name : bool_constant<__##name(A, B)>                        \
    {                                                                                              \
    };                                                                                             \
    template <class A, class B> inline constexpr bool name##_v = __##name(A, B)
__wl_relation(is_same);
__wl_relation(is_base_of);
__wl_relation(is_convertible);
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)>
{
};
template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)>
{
};
template <class T> struct is_default_constructible : bool_constant<__is_constructible(T)>
{
};
template <class... T> struct conjunction : bool_constant<(T::value && ...)>
{
};
template <class... T> inline constexpr bool conjunction_v = (T::value && ...);
template <class... T> struct disjunction : bool_constant<(T::value || ...)>
{
};
template <class... T> inline constexpr bool disjunction_v = (T::value || ...);
template <class T> struct negation : bool_constant<!T::value>
{
};

template <class T> T &&declval() noexcept;
template <class T> __wl_both constexpr remove_reference_t<T> &&move(T &&value) noexcept
{
    return static_cast<remove_reference_t<T> &&>(value);
}
template <class T> __wl_both constexpr T &&forward(remove_reference_t<T> &value) noexcept
{
    return static_cast<T &&>(value);
}
template <class T> __wl_both constexpr T &&forward(remove_reference_t<T> &&value) noexcept
{
    return static_cast<T &&>(value);
}
template <class T> __wl_both constexpr const T &min(const T &a, const T &b)
{
    return b < a ? b : a;
}
template <class T> __wl_both constexpr const T &max(const T &a, const T &b)
{
    return a < b ? b : a;
}
template <class T> __wl_both constexpr const T &clamp(const T &value, const T &low, const T &high)
{
    return value < low ? low : high < value ? high : value;
}
template <class T> __wl_both constexpr void swap(T &a, T &b)
{
    T old = static_cast<T &&>(a);
    a = static_cast<T &&>(b);
    b = static_cast<T &&>(old);
}
template <class T, class U = T> __wl_both constexpr T exchange(T &object, U &&value)
{
    T old = static_cast<T &&>(object);
    object = static_cast<U &&>(value);
    return old;
}
template <class T> __wl_both constexpr T *addressof(T &value) { return __builtin_addressof(value); }

template <class T> struct numeric_limits
{
    static constexpr bool is_specialized = false;
};
#define __wl_limits(T, low, least, most, step, endless, none, whole, bits)                         \
    template <> struct numeric_limits<T>                                                           \
    {                                                                                              \
        static constexpr bool is_specialized = true;                                               \
        static constexpr bool is_integer = whole;                                                  \
        static constexpr bool is_signed = __is_signed(T);                                          \
        static constexpr bool has_infinity = !whole;                                               \
        static constexpr bool has_quiet_NaN = !whole;                                              \
        static constexpr int digits = bits;                                                        \
        __wl_both static constexpr T lowest() { return low; }                                      \
        __wl_both static constexpr T min() { return least; }                                       \
        __wl_both static constexpr T max() { return most; }                                        \
        __wl_both static constexpr T epsilon() { return step; }                                    \
        __wl_both static constexpr T infinity() { return endless; }                                \
        __wl_both static constexpr T quiet_NaN() { return none; }                                  \
    }
#define __wl_integer_limits(T, least, most, bits)                                                  \
    __wl_limits(T, least, least, most, 0, 0, 0, true, bits)
__wl_limits(float, -FLT_MAX, FLT_MIN, FLT_MAX, FLT_EPSILON, __builtin_inff(), __builtin_nanf(""),
            false, 24);
__wl_limits(double, -DBL_MAX, DBL_MIN, DBL_MAX, DBL_EPSILON, __builtin_inf(), __builtin_nan(""),
            false, 53);
__wl_integer_limits(bool, false, true, 1);
__wl_integer_limits(char, CHAR_MIN, CHAR_MAX, 7);
__wl_integer_limits(signed char, SCHAR_MIN, SCHAR_MAX, 7);
__wl_integer_limits(unsigned char, 0, UCHAR_MAX, 8);
__wl_integer_limits(short, SHRT_MIN, SHRT_MAX, 15);
__wl_integer_limits(unsigned short, 0, USHRT_MAX, 16);
__wl_integer_limits(int, INT_MIN, INT_MAX, 31);
__wl_integer_limits(unsigned, 0, UINT_MAX, 32);
__wl_integer_limits(long, LONG_MIN, LONG_MAX, 63);
__wl_integer_limits(unsigned long, 0, ULONG_MAX, 64);
__wl_integer_limits(long long, LLONG_MIN, LLONG_MAX, 63);
__wl_integer_limits(unsigned long long, 0, ULLONG_MAX, 64);

template <class A, class B> struct pair
{
    A first;
    B second;
    pair() = default;
    __wl_both constexpr pair(const A &a, const B &b)
        : first(a)
        , second(b)
    {
    }
};
template <class A, class B> __wl_both constexpr pair<A, B> make_pair(A a, B b) { return {a, b}; }

template <class T, size_t count> struct array
{
    T elements[count ? count : 1];
    typedef T value_type;
    __wl_both constexpr T &operator[](size_t i) { return elements[i]; }
    __wl_both constexpr const T &operator[](size_t i) const { return elements[i]; }
    __wl_both constexpr size_t size() const { return count; }
    __wl_both constexpr T *data() { return elements; }
    __wl_both constexpr const T *data() const { return elements; }
    __wl_both constexpr T *begin() { return elements; }
    __wl_both constexpr T *end() { return elements + count; }
    __wl_both constexpr const T *begin() const { return elements; }
    __wl_both constexpr const T *end() const { return elements + count; }
};

// Clang makes these from braces, and knows the class by its name and its two members.
template <class T> class initializer_list
{
    const T *m_begin = nullptr;
    size_t m_size = 0;

public:
    typedef T value_type;
    __wl_both constexpr initializer_list() { }
    __wl_both constexpr const T *begin() const { return m_begin; }
    __wl_both constexpr const T *end() const { return m_begin + m_size; }
    __wl_both constexpr size_t size() const { return m_size; }
};

template <class T, T... values> struct integer_sequence
{
    static constexpr size_t size() { return sizeof...(values); }
};
template <size_t... values> using index_sequence = integer_sequence<size_t, values...>;
template <class T, T count>
using make_integer_sequence = __make_integer_seq<integer_sequence, T, count>;
template <size_t count> using make_index_sequence = make_integer_sequence<size_t, count>;
template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;

#define __wl_operation(name, op)                                                                   \
    template <class T = void> struct name                                                          \
    {                                                                                              \
        __wl_both constexpr auto operator()(const T &a, const T &b) const { return a op b; }       \
    };                                                                                             \
    template <> struct name<void>                                                                  \
    {                                                                                              \
        template <class A, class B> __wl_both constexpr auto operator()(A a, B b) const            \
        {                                                                                          \
            return a op b;                                                                         \
        }                                                                                          \
    }
__wl_operation(plus, +);
__wl_operation(minus, -);
__wl_operation(multiplies, *);
__wl_operation(less, <);
__wl_operation(greater, >);
__wl_operation(equal_to, ==);
__wl_operation(bit_and, &);
__wl_operation(bit_or, |);
__wl_operation(bit_xor, ^);

template <class T> struct complex
{
    T re, im;
    __wl_both constexpr complex(T a = 0, T b = 0)
        : re(a)
        , im(b)
    {
    }
    __wl_both constexpr T real() const { return re; }
    __wl_both constexpr T imag() const { return im; }
};

} // namespace std
