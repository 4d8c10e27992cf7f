// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Layouts as CuTe's documentation describes them: functions from a coordinate, which may be nested
// and may stand as one number for several modes, to an index. Only the mapping is here: what it
// maps to is computed when it runs, and nothing is simplified on the way. The names are those of
// CuTe, in namespace `cute`; expressions and fragments know the most telling of them unqualified,
// and all of CuTe's headers in a folder that a text includes are used instead of this.
#pragma once

namespace __wl_layouts {

/// A number known when compiling, that is also a type: `Int<8>`, `_8`.
template <auto v> struct C
{
    typedef decltype(v) value_type;
    static constexpr value_type value = v;
    __wl_both constexpr operator value_type() const { return v; }
    __wl_both constexpr value_type operator()() const { return v; }
};

/// Numbers and tuples, nested at will. The first is kept apart from the rest.
template <class... Modes> struct Tuple
{
    static constexpr int rank = 0;
};
template <class First, class... Rest> struct Tuple<First, Rest...>
{
    static constexpr int rank = 1 + int(sizeof...(Rest));
    First first;
    Tuple<Rest...> rest;
    __wl_both constexpr Tuple()
        : first()
        , rest()
    {
    }
    template <class... Others>
    __wl_both constexpr Tuple(const First &one, const Others &...others)
        : first(one)
        , rest(others...)
    {
    }
};

template <class T> struct IsTuple
{
    static constexpr bool value = false;
};
template <class... Modes> struct IsTuple<Tuple<Modes...>>
{
    static constexpr bool value = true;
};

template <class... Modes> using Shape = Tuple<Modes...>;
template <class... Modes> using Stride = Tuple<Modes...>;
template <class... Modes> using Coord = Tuple<Modes...>;

template <class... Modes> __wl_both constexpr Tuple<Modes...> make_tuple(const Modes &...modes)
{
    return Tuple<Modes...>(modes...);
}
template <class... Modes> __wl_both constexpr Tuple<Modes...> make_shape(const Modes &...modes)
{
    return Tuple<Modes...>(modes...);
}
template <class... Modes> __wl_both constexpr Tuple<Modes...> make_stride(const Modes &...modes)
{
    return Tuple<Modes...>(modes...);
}
template <class... Modes> __wl_both constexpr Tuple<Modes...> make_coord(const Modes &...modes)
{
    return Tuple<Modes...>(modes...);
}

template <int n, class First, class... Rest>
__wl_both constexpr auto get(const Tuple<First, Rest...> &tuple)
{
    if constexpr (n == 0)
        return tuple.first;
    else
        return get<n - 1>(tuple.rest);
}

/// The number of elements: the product of all extents.
template <class T> __wl_both constexpr int size(const T &shape)
{
    if constexpr (!IsTuple<T>::value)
        return int(shape);
    else if constexpr (T::rank == 0)
        return 1;
    else
        return size(shape.first) * size(shape.rest);
}

/// The index of `coordinate`. One number for several modes runs through the first mode first.
template <class Coordinate, class S, class D>
__wl_both constexpr int crd2idx(const Coordinate &coordinate, const S &shape, const D &stride)
{
    if constexpr (!IsTuple<S>::value) {
        return int(coordinate) * int(stride);
    } else if constexpr (S::rank == 0) {
        return 0;
    } else if constexpr (IsTuple<Coordinate>::value) {
        static_assert(Coordinate::rank == S::rank, "a coordinate has as many modes as the shape");
        return crd2idx(coordinate.first, shape.first, stride.first)
            + crd2idx(coordinate.rest, shape.rest, stride.rest);
    } else if constexpr (S::rank == 1) {
        return crd2idx(coordinate, shape.first, stride.first);
    } else {
        const int extent = size(shape.first);
        return crd2idx(int(coordinate) % extent, shape.first, stride.first)
            + crd2idx(int(coordinate) / extent, shape.rest, stride.rest);
    }
}

/// The order in which strides grow: from the first mode on (columns of a matrix are contiguous) or
/// from the last on (rows are).
struct LayoutLeft
{
};
struct LayoutRight
{
};
typedef LayoutLeft GenColMajor;
typedef LayoutRight GenRowMajor;

template <class First, class... Rest>
__wl_both constexpr Tuple<First, Rest...> prepended(const First &first, const Tuple<Rest...> &rest)
{
    Tuple<First, Rest...> all;
    all.first = first;
    all.rest = rest;
    return all;
}

/// Strides without gaps, of the same nesting as `shape`; `step` is that of the innermost mode.
template <class S> __wl_both constexpr auto compactLeft(const S &shape, int step)
{
    if constexpr (!IsTuple<S>::value) {
        return step;
    } else if constexpr (S::rank == 0) {
        return Tuple<>();
    } else {
        const auto rest = compactLeft(shape.rest, step * size(shape.first));
        return prepended(compactLeft(shape.first, step), rest);
    }
}
template <class S> __wl_both constexpr auto compactRight(const S &shape, int step)
{
    if constexpr (!IsTuple<S>::value) {
        return step;
    } else if constexpr (S::rank == 0) {
        return Tuple<>();
    } else {
        const auto rest = compactRight(shape.rest, step);
        return prepended(compactRight(shape.first, step * size(shape.rest)), rest);
    }
}
template <class S> __wl_both constexpr auto compact_col_major(const S &shape)
{
    return compactLeft(shape, 1);
}
template <class S> __wl_both constexpr auto compact_row_major(const S &shape)
{
    return compactRight(shape, 1);
}

template <class S, class D = decltype(compactLeft(S(), 1))> struct Layout
{
    S extents;
    D steps;

    __wl_both constexpr Layout(const S &shape, const D &stride)
        : extents(shape)
        , steps(stride)
    {
    }
    __wl_both constexpr Layout()
        : Layout(S())
    {
    }
    __wl_both constexpr explicit Layout(const S &shape)
        : extents(shape)
        , steps()
    {
        // Strides that no type tells are those without gaps.
        if constexpr (__is_same(D, decltype(compactLeft(S(), 1))))
            steps = compactLeft(shape, 1);
    }

    template <class Coordinate> __wl_both constexpr int operator()(const Coordinate &at) const
    {
        return crd2idx(at, extents, steps);
    }
    template <class First, class Second, class... More>
    __wl_both constexpr int operator()(const First &first, const Second &second,
                                       const More &...more) const
    {
        return crd2idx(make_coord(first, second, more...), extents, steps);
    }
    __wl_both constexpr const S &shape() const { return extents; }
    __wl_both constexpr const D &stride() const { return steps; }
};

/// A type for everything but layouts.
template <class T> struct UnlessLayout
{
    typedef int Type;
};
template <class S, class D> struct UnlessLayout<Layout<S, D>>
{
};

template <class S, class D, typename UnlessLayout<S>::Type = 0>
__wl_both constexpr Layout<S, D> make_layout(const S &shape, const D &stride)
{
    return Layout<S, D>(shape, stride);
}
template <class S> __wl_both constexpr auto make_layout(const S &shape)
{
    const auto stride = compactLeft(shape, 1);
    return make_layout(shape, stride);
}
template <class S> __wl_both constexpr auto make_layout(const S &shape, const LayoutLeft &)
{
    return make_layout(shape);
}
template <class S> __wl_both constexpr auto make_layout(const S &shape, const LayoutRight &)
{
    const auto stride = compactRight(shape, 1);
    return make_layout(shape, stride);
}
/// Layouts side by side, each a mode of the whole.
template <class S, class D, class... Shapes, class... Strides>
__wl_both constexpr auto make_layout(const Layout<S, D> &first,
                                     const Layout<Shapes, Strides> &...others)
{
    return make_layout(make_shape(first.extents, others.extents...),
                       make_stride(first.steps, others.steps...));
}

template <class S, class D> __wl_both constexpr int size(const Layout<S, D> &layout)
{
    return size(layout.extents);
}
/// One more than the greatest index.
template <class S, class D> __wl_both constexpr int cosize(const Layout<S, D> &layout)
{
    return layout(size(layout) - 1) + 1;
}

/// Exclusive or of `bits` bits of an index, from bit `base` on, with those `shift` above them (or,
/// where `shift` is negative, of those above with those from `base` on).
template <int bits, int base, int shift> struct Swizzle
{
    static constexpr int num_bits = bits;
    static constexpr int num_base = base;
    static constexpr int num_shft = shift;
    static constexpr int mask = (1 << bits) - 1;
    __wl_both static constexpr int apply(int index)
    {
        if constexpr (shift >= 0)
            return index ^ ((index & (mask << (base + shift))) >> shift);
        else
            return index ^ ((index & (mask << base)) << -shift);
    }
    template <class Index> __wl_both constexpr int operator()(const Index &index) const
    {
        return apply(int(index));
    }
};

/// The same in one step, for an index at hand.
template <int bits, int base, int shift, class Index> __wl_both constexpr int swizzle(Index index)
{
    return Swizzle<bits, base, shift>::apply(int(index));
}

/// `outer(offset + inner(coordinate))`.
template <class Outer, class Inner> struct ComposedLayout
{
    Outer outer;
    int offset;
    Inner inner;
    template <class... Coordinates>
    __wl_both constexpr int operator()(const Coordinates &...at) const
    {
        return outer(offset + inner(at...));
    }
};

template <class Outer, class Offset, class Inner>
__wl_both constexpr ComposedLayout<Outer, Inner>
composition(const Outer &outer, const Offset &offset, const Inner &inner)
{
    return {outer, int(offset), inner};
}
template <class Outer, class Inner>
__wl_both constexpr ComposedLayout<Outer, Inner> composition(const Outer &outer, const Inner &inner)
{
    return {outer, 0, inner};
}

// Numbers as types, by the names that texts use.
template <int v> using Int = C<v>;
#define __wl_number(n) typedef Int<n> _##n;
__wl_number(0) __wl_number(1) __wl_number(2) __wl_number(3) __wl_number(4) __wl_number(5)
    __wl_number(6) __wl_number(7) __wl_number(8) __wl_number(9) __wl_number(10) __wl_number(12)
        __wl_number(16) __wl_number(24) __wl_number(32) __wl_number(48) __wl_number(64)
            __wl_number(96) __wl_number(128) __wl_number(192) __wl_number(256) __wl_number(384)
                __wl_number(512) __wl_number(768) __wl_number(1024) __wl_number(2048)
                    __wl_number(4096) __wl_number(8192)
#undef __wl_number

    /// What expressions and fragments find without a namespace. Words that people also give to
    /// their own numbers (`size`, `stride`, `shape`) are not among them.
    namespace names
{
    using __wl_layouts::_0;
    using __wl_layouts::_1;
    using __wl_layouts::_10;
    using __wl_layouts::_1024;
    using __wl_layouts::_12;
    using __wl_layouts::_128;
    using __wl_layouts::_16;
    using __wl_layouts::_192;
    using __wl_layouts::_2;
    using __wl_layouts::_2048;
    using __wl_layouts::_24;
    using __wl_layouts::_256;
    using __wl_layouts::_3;
    using __wl_layouts::_32;
    using __wl_layouts::_384;
    using __wl_layouts::_4;
    using __wl_layouts::_4096;
    using __wl_layouts::_48;
    using __wl_layouts::_5;
    using __wl_layouts::_512;
    using __wl_layouts::_6;
    using __wl_layouts::_64;
    using __wl_layouts::_7;
    using __wl_layouts::_768;
    using __wl_layouts::_8;
    using __wl_layouts::_8192;
    using __wl_layouts::_9;
    using __wl_layouts::_96;
    using __wl_layouts::composition;
    using __wl_layouts::cosize;
    using __wl_layouts::GenColMajor;
    using __wl_layouts::GenRowMajor;
    using __wl_layouts::Int;
    using __wl_layouts::Layout;
    using __wl_layouts::LayoutLeft;
    using __wl_layouts::LayoutRight;
    using __wl_layouts::make_coord;
    using __wl_layouts::make_layout;
    using __wl_layouts::make_shape;
    using __wl_layouts::make_stride;
    using __wl_layouts::Shape;
    using __wl_layouts::Stride;
    using __wl_layouts::Swizzle;
    using __wl_layouts::swizzle;
} // namespace names

} // namespace __wl_layouts
