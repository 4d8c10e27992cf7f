// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Matrices of tensor cores: what loads and stores of fragments access, as nvcc 13 compiles them for
// sm_80 (checked against its cubins). The multiplication decides no address and is opaque.
#pragma once

struct __wl_words2
{
    unsigned words[2];
};
struct __wl_words4
{
    unsigned words[4];
};
__wl_runtime unsigned __wl_ldmatrix_x1(const void *row);
__wl_runtime unsigned __wl_ldmatrix_x1_trans(const void *row);
__wl_runtime __wl_words2 __wl_ldmatrix_x2(const void *row);
__wl_runtime __wl_words2 __wl_ldmatrix_x2_trans(const void *row);
__wl_runtime __wl_words4 __wl_ldmatrix_x4(const void *row);
__wl_runtime __wl_words4 __wl_ldmatrix_x4_trans(const void *row);
__wl_runtime void __wl_opaque_mma_sync();

namespace nvcuda {
namespace wmma {

struct matrix_a
{
};
struct matrix_b
{
};
struct accumulator
{
};
struct row_major
{
};
struct col_major
{
};
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32
{
};
} // namespace precision

} // namespace wmma
} // namespace nvcuda

namespace __wl {

using namespace nvcuda::wmma;

/// What an element is in registers and in memory.
template <class T> struct Element
{
    typedef T Type;
};
template <> struct Element<precision::tf32>
{
    typedef float Type;
};

/// A and B are `outer` rows of `inner` products each, however memory holds them.
template <class Use, int M, int N, int K> struct FragmentShape
{
    static constexpr int outer = M, inner = K;
};
template <int M, int N, int K> struct FragmentShape<matrix_b, M, N, K>
{
    static constexpr int outer = N, inner = K;
};
template <int M, int N, int K> struct FragmentShape<accumulator, M, N, K>
{
    static constexpr int outer = M, inner = N;
};

/// Whether the products of a row are neighbours in memory.
template <class Use, class Layout>
constexpr bool isNatural =
    __is_same(Use, matrix_b) ? __is_same(Layout, col_major) : __is_same(Layout, row_major);

__wl_device unsigned laneRow() { return (unsigned)__wl_lane_id() / 4; }
__wl_device unsigned laneColumn() { return (unsigned)__wl_lane_id() % 4; }

/// A word for each lane: row by row of 8, four words beside each other.
template <class T, class Word, int rows, int columns, class Store>
__wl_device void eachWord(const T *place, unsigned stride, Store store)
{
    constexpr int perWord = sizeof(Word) / sizeof(T);
    for (int column = 0; column < columns; column += 4 * perWord)
        for (int row = 0; row < rows; row += 8)
            store(*(const Word *)(place + (row + laneRow()) * stride + column
                                  + perWord * laneColumn()));
}

/// From shared memory, where 16-bit elements go by `ldmatrix`: eight rows of 16 bytes each.
template <bool isTransposed, int rows, int columns, class T, class Store>
__wl_device void eachMatrix(const T *place, unsigned stride, Store store)
{
    const unsigned lane = (unsigned)__wl_lane_id();
    if constexpr (rows == 8) {
        const T *row = place + lane % 8 * stride + lane / 8 % 2 * 8;
        const __wl_words2 both = isTransposed ? __wl_ldmatrix_x2_trans(row) : __wl_ldmatrix_x2(row);
        for (int i = 0; i < 2; ++i)
            store(both.words[i]);
    } else {
        for (int first = 0; first < rows; first += 16)
            for (int column = 0; column < columns; column += 16) {
                const T *row = place + (first + lane % 16) * stride + column + lane / 16 * 8;
                const __wl_words4 all =
                    isTransposed ? __wl_ldmatrix_x4_trans(row) : __wl_ldmatrix_x4(row);
                for (int i = 0; i < 4; ++i)
                    store(all.words[i]);
            }
    }
}

} // namespace __wl

namespace nvcuda {
namespace wmma {

template <class Use, int M, int N, int K, class T, class Layout = void> struct fragment
{
    typedef typename __wl::Element<T>::Type element_type;
    typedef element_type storage_element_type;
    typedef __wl::FragmentShape<Use, M, N, K> Shape;
    static constexpr int held = Shape::outer * Shape::inner / 32;
    /// Half matrices show each element twice, as for the first tensor cores.
    static constexpr int num_elements =
        __is_same(T, __half) && !__is_same(Use, accumulator) ? 16 : held;
    static constexpr int num_storage_elements = num_elements;
    element_type x[num_elements];
};

template <class Use, int M, int N, int K, class T, class Layout, class Value>
__wl_device void fill_fragment(fragment<Use, M, N, K, T, Layout> &to, const Value &value)
{
    for (int i = 0; i < to.num_elements; ++i)
        to.x[i] = (typename fragment<Use, M, N, K, T, Layout>::element_type)value;
}

template <class Use, int M, int N, int K, class T, class Layout>
__wl_device void load_matrix_sync(fragment<Use, M, N, K, T, Layout> &to,
                                  const typename __wl::Element<T>::Type *place, unsigned stride)
{
    typedef fragment<Use, M, N, K, T, Layout> Fragment;
    typedef typename Fragment::element_type Element;
    typedef typename Fragment::Shape Shape;
    constexpr bool isNatural = __wl::isNatural<Use, Layout>;
    constexpr int rows = isNatural ? Shape::outer : Shape::inner;
    constexpr int columns = isNatural ? Shape::inner : Shape::outer;
    int next = 0;
    const auto keep = [&](auto word) {
        __builtin_memcpy(&to.x[next], &word, sizeof word);
        next += sizeof word / sizeof(Element);
    };
    if constexpr (sizeof(Element) == 2) {
        if (__isShared(place))
            __wl::eachMatrix<!isNatural, rows, columns>(place, stride, keep);
        else
            __wl::eachWord<Element, unsigned, rows, columns>(place, stride, keep);
    } else if constexpr (sizeof(Element) == 1 && isNatural) {
        __wl::eachWord<Element, unsigned, rows, columns>(place, stride, keep);
    } else if constexpr (isNatural) {
        __wl::eachWord<Element, Element, rows, columns>(place, stride, keep);
    } else {
        // Without a way to transpose these, each element comes alone, in the natural order.
        constexpr int perWord = sizeof(Element) == 1 ? 4 : 1;
        for (int column = 0; column < Shape::inner; column += 4 * perWord)
            for (int row = 0; row < Shape::outer; row += 8)
                for (int i = 0; i < perWord; ++i)
                    keep(place[(column + perWord * __wl::laneColumn() + i) * stride + row
                               + __wl::laneRow()]);
    }
    for (int i = Fragment::held; i < Fragment::num_elements; ++i)
        to.x[i] = to.x[i - Fragment::held];
}

template <int M, int N, int K, class T>
__wl_device void load_matrix_sync(fragment<accumulator, M, N, K, T> &to, const T *place,
                                  unsigned stride, layout_t layout)
{
    struct __attribute__((aligned(2 * sizeof(T)))) Pair
    {
        T x, y;
    };
    int next = 0;
    for (int column = 0; column < N; column += 8)
        for (int row = 0; row < M; row += 8, next += 2) {
            const unsigned r = row + __wl::laneRow();
            const unsigned c = column + 2 * __wl::laneColumn();
            if (layout == mem_row_major) {
                const Pair pair = *(const Pair *)(place + r * stride + c);
                to.x[next] = pair.x;
                to.x[next + 1] = pair.y;
            } else {
                to.x[next] = place[c * stride + r];
                to.x[next + 1] = place[(c + 1) * stride + r];
            }
        }
}

template <int M, int N, int K, class T>
__wl_device void store_matrix_sync(T *place, const fragment<accumulator, M, N, K, T> &from,
                                   unsigned stride, layout_t layout)
{
    struct __attribute__((aligned(2 * sizeof(T)))) Pair
    {
        T x, y;
    };
    int next = 0;
    for (int column = 0; column < N; column += 8)
        for (int row = 0; row < M; row += 8, next += 2) {
            const unsigned r = row + __wl::laneRow();
            const unsigned c = column + 2 * __wl::laneColumn();
            if (layout == mem_row_major) {
                *(Pair *)(place + r * stride + c) = Pair{from.x[next], from.x[next + 1]};
            } else {
                place[c * stride + r] = from.x[next];
                place[(c + 1) * stride + r] = from.x[next + 1];
            }
        }
}

template <class D, class A, class B, class C>
__wl_device void mma_sync(D &to, const A &, const B &, const C &from, bool = false)
{
    __wl_opaque_mma_sync();
    for (int i = 0; i < to.num_elements; ++i)
        to.x[i] = from.x[i];
}

__wl_device float __float_to_tf32(float a)
{
    return __builtin_bit_cast(float, (__builtin_bit_cast(unsigned, a) + 0x1000u) & 0xffffe000u);
}

} // namespace wmma
} // namespace nvcuda
