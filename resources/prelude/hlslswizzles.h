// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Declares a vector's swizzles, `v.xz` and `v.rgb`, as properties. __wl_swizzles2 to 4 are for
// vectors of as many components.
#pragma once

// Every way to append one more component to a swizzle, once for each depth: the preprocessor does
// not let a macro use itself.
#define __wl_more2(M, ...) M(__VA_ARGS__, x, r) M(__VA_ARGS__, y, g)
#define __wl_more3(M, ...) __wl_more2(M, __VA_ARGS__) M(__VA_ARGS__, z, b)
#define __wl_more4(M, ...) __wl_more3(M, __VA_ARGS__) M(__VA_ARGS__, w, a)
#define __wl_then2(M, ...) M(__VA_ARGS__, x, r) M(__VA_ARGS__, y, g)
#define __wl_then3(M, ...) __wl_then2(M, __VA_ARGS__) M(__VA_ARGS__, z, b)
#define __wl_then4(M, ...) __wl_then3(M, __VA_ARGS__) M(__VA_ARGS__, w, a)
#define __wl_last2(M, ...) M(__VA_ARGS__, x, r) M(__VA_ARGS__, y, g)
#define __wl_last3(M, ...) __wl_last2(M, __VA_ARGS__) M(__VA_ARGS__, z, b)
#define __wl_last4(M, ...) __wl_last3(M, __VA_ARGS__) M(__VA_ARGS__, w, a)
#define __wl_each2(M) M(x, r) M(y, g)
#define __wl_each3(M) __wl_each2(M) M(z, b)
#define __wl_each4(M) __wl_each3(M) M(w, a)

#define __wl_swizzle2(p, pc, q, qc)                                                                \
    __wl_device vector<T, 2> get_##p##q() const { return {p, q}; }                                 \
    __wl_device void put_##p##q(vector<T, 2> v) { p = v.x, q = v.y; }                              \
    __declspec(property(get = get_##p##q, put = put_##p##q)) vector<T, 2> p##q;                    \
    __declspec(property(get = get_##p##q, put = put_##p##q)) vector<T, 2> pc##qc;
#define __wl_swizzle3(p, pc, q, qc, s, sc)                                                         \
    __wl_device vector<T, 3> get_##p##q##s() const { return {p, q, s}; }                           \
    __wl_device void put_##p##q##s(vector<T, 3> v) { p = v.x, q = v.y, s = v.z; }                  \
    __declspec(property(get = get_##p##q##s, put = put_##p##q##s)) vector<T, 3> p##q##s;           \
    __declspec(property(get = get_##p##q##s, put = put_##p##q##s)) vector<T, 3> pc##qc##sc;
#define __wl_swizzle4(p, pc, q, qc, s, sc, t, tc)                                                  \
    __wl_device vector<T, 4> get_##p##q##s##t() const { return {p, q, s, t}; }                     \
    __wl_device void put_##p##q##s##t(vector<T, 4> v) { p = v.x, q = v.y, s = v.z, t = v.w; }      \
    __declspec(property(get = get_##p##q##s##t, put = put_##p##q##s##t)) vector<T, 4> p##q##s##t;  \
    __declspec(property(get = get_##p##q##s##t, put = put_##p##q##s##t))                           \
        vector<T, 4> pc##qc##sc##tc;
#define __wl_color(p, pc)                                                                          \
    __wl_device T get_##p() const { return p; }                                                    \
    __wl_device void put_##p(T v) { p = v; }                                                       \
    __declspec(property(get = get_##p, put = put_##p)) T pc;

#define __wl_pairs2(p, pc) __wl_last2(__wl_swizzle2, p, pc)
#define __wl_pairs3(p, pc) __wl_last3(__wl_swizzle2, p, pc)
#define __wl_pairs4(p, pc) __wl_last4(__wl_swizzle2, p, pc)
#define __wl_triples2b(p, pc, q, qc) __wl_last2(__wl_swizzle3, p, pc, q, qc)
#define __wl_triples3b(p, pc, q, qc) __wl_last3(__wl_swizzle3, p, pc, q, qc)
#define __wl_triples4b(p, pc, q, qc) __wl_last4(__wl_swizzle3, p, pc, q, qc)
#define __wl_triples2(p, pc) __wl_then2(__wl_triples2b, p, pc)
#define __wl_triples3(p, pc) __wl_then3(__wl_triples3b, p, pc)
#define __wl_triples4(p, pc) __wl_then4(__wl_triples4b, p, pc)
#define __wl_fours2c(p, pc, q, qc, s, sc) __wl_last2(__wl_swizzle4, p, pc, q, qc, s, sc)
#define __wl_fours3c(p, pc, q, qc, s, sc) __wl_last3(__wl_swizzle4, p, pc, q, qc, s, sc)
#define __wl_fours4c(p, pc, q, qc, s, sc) __wl_last4(__wl_swizzle4, p, pc, q, qc, s, sc)
#define __wl_fours2b(p, pc, q, qc) __wl_then2(__wl_fours2c, p, pc, q, qc)
#define __wl_fours3b(p, pc, q, qc) __wl_then3(__wl_fours3c, p, pc, q, qc)
#define __wl_fours4b(p, pc, q, qc) __wl_then4(__wl_fours4c, p, pc, q, qc)
#define __wl_fours2(p, pc) __wl_more2(__wl_fours2b, p, pc)
#define __wl_fours3(p, pc) __wl_more3(__wl_fours3b, p, pc)
#define __wl_fours4(p, pc) __wl_more4(__wl_fours4b, p, pc)

#define __wl_swizzles2                                                                             \
    __wl_each2(__wl_color) __wl_each2(__wl_pairs2) __wl_each2(__wl_triples2) __wl_each2(__wl_fours2)
#define __wl_swizzles3                                                                             \
    __wl_each3(__wl_color) __wl_each3(__wl_pairs3) __wl_each3(__wl_triples3) __wl_each3(__wl_fours3)
#define __wl_swizzles4                                                                             \
    __wl_each4(__wl_color) __wl_each4(__wl_pairs4) __wl_each4(__wl_triples4) __wl_each4(__wl_fours4)
