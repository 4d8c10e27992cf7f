// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Integer intrinsics.
#pragma once

__wl_both int __popc(unsigned a) { return __builtin_popcount(a); }
__wl_both int __popcll(unsigned long long a) { return __builtin_popcountll(a); }
__wl_both int __clz(int a) { return a ? __builtin_clz((unsigned)a) : 32; }
__wl_both int __clzll(long long a) { return a ? __builtin_clzll((unsigned long long)a) : 64; }
__wl_both int __ffs(int a) { return a ? __builtin_ctz((unsigned)a) + 1 : 0; }
__wl_both int __ffsll(long long a) { return a ? __builtin_ctzll((unsigned long long)a) + 1 : 0; }
__wl_both unsigned __brev(unsigned a) { return __builtin_bitreverse32(a); }
__wl_both unsigned long long __brevll(unsigned long long a) { return __builtin_bitreverse64(a); }

__wl_both int __mul24(int a, int b)
{
    return (int)((unsigned)a << 8) / 256 * ((int)((unsigned)b << 8) / 256);
}
__wl_both unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffffu) * (b & 0xffffffu); }
__wl_both int mul24(int a, int b) { return __mul24(a, b); }
__wl_both unsigned umul24(unsigned a, unsigned b) { return __umul24(a, b); }
__wl_both int __mulhi(int a, int b) { return (int)((long long)a * b >> 32); }
__wl_both unsigned __umulhi(unsigned a, unsigned b)
{
    return (unsigned)((unsigned long long)a * b >> 32);
}
__wl_device long long __mul64hi(long long a, long long b) { return __nvvm_mulhi_ll(a, b); }
__wl_device unsigned long long __umul64hi(unsigned long long a, unsigned long long b)
{
    return __nvvm_mulhi_ull(a, b);
}

__wl_both unsigned __sad(int a, int b, unsigned c)
{
    return (a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a) + c;
}
__wl_both unsigned __usad(unsigned a, unsigned b, unsigned c)
{
    return (a > b ? a - b : b - a) + c;
}
__wl_both int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); }
__wl_both int __rhadd(int a, int b) { return (int)(((long long)a + b + 1) >> 1); }
__wl_both unsigned __uhadd(unsigned a, unsigned b)
{
    return (unsigned)(((unsigned long long)a + b) >> 1);
}
__wl_both unsigned __urhadd(unsigned a, unsigned b)
{
    return (unsigned)(((unsigned long long)a + b + 1) >> 1);
}

__wl_both unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift)
{
    const unsigned long long both = (unsigned long long)high << 32 | low;
    return (unsigned)(both << (shift & 31) >> 32);
}
__wl_both unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift)
{
    const unsigned long long both = (unsigned long long)high << 32 | low;
    return (unsigned)(both >> (shift & 31));
}
__wl_both unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
__wl_both unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}
__wl_both unsigned __byte_perm(unsigned a, unsigned b, unsigned selector)
{
    const unsigned long long both = (unsigned long long)b << 32 | a;
    unsigned result = 0;
    for (int i = 0; i < 4; ++i)
        result |= (unsigned)(both >> ((selector >> (4 * i) & 7) * 8) & 255) << (8 * i);
    return result;
}

namespace __wl {
/// Σ of products of the bytes of `b` with parts of `a`, from part `first` of `b` on.
template <class Part, class Byte, class Sum, class Word>
__wl_device Sum dotProduct(Word a, Word b, Sum c, int first)
{
    for (int i = 0; i < 4 / (int)sizeof(Part); ++i)
        c += (Sum)(Part)(a >> (8 * (int)sizeof(Part) * i)) * (Sum)(Byte)(b >> (8 * (first + i)));
    return c;
}
} // namespace __wl

#define __wl_dot_products(Sum, Byte, Short, Bytes, Shorts)                                         \
    __wl_device Sum __dp4a(Sum a, Sum b, Sum c)                                                    \
    {                                                                                              \
        return __wl::dotProduct<Byte, Byte>(a, b, c, 0);                                           \
    }                                                                                              \
    __wl_device Sum __dp4a(Bytes a, Bytes b, Sum c)                                                \
    {                                                                                              \
        return __dp4a(__builtin_bit_cast(Sum, a), __builtin_bit_cast(Sum, b), c);                  \
    }                                                                                              \
    __wl_device Sum __dp2a_lo(Sum a, Sum b, Sum c)                                                 \
    {                                                                                              \
        return __wl::dotProduct<Short, Byte>(a, b, c, 0);                                          \
    }                                                                                              \
    __wl_device Sum __dp2a_hi(Sum a, Sum b, Sum c)                                                 \
    {                                                                                              \
        return __wl::dotProduct<Short, Byte>(a, b, c, 2);                                          \
    }                                                                                              \
    __wl_device Sum __dp2a_lo(Shorts a, Bytes b, Sum c)                                            \
    {                                                                                              \
        return __dp2a_lo(__builtin_bit_cast(Sum, a), __builtin_bit_cast(Sum, b), c);               \
    }                                                                                              \
    __wl_device Sum __dp2a_hi(Shorts a, Bytes b, Sum c)                                            \
    {                                                                                              \
        return __dp2a_hi(__builtin_bit_cast(Sum, a), __builtin_bit_cast(Sum, b), c);               \
    }
__wl_dot_products(int, signed char, short, char4, short2);
__wl_dot_products(unsigned, unsigned char, unsigned short, uchar4, ushort2);

#define __wl_min_max(T)                                                                            \
    __wl_both constexpr T min(T a, T b) { return b < a ? b : a; }                                  \
    __wl_both constexpr T max(T a, T b) { return a < b ? b : a; }
__wl_min_max(int);
__wl_min_max(unsigned);
__wl_min_max(long);
__wl_min_max(unsigned long);
__wl_min_max(long long);
__wl_min_max(unsigned long long);
__wl_both unsigned min(int a, unsigned b) { return min((unsigned)a, b); }
__wl_both unsigned min(unsigned a, int b) { return min(a, (unsigned)b); }
__wl_both unsigned max(int a, unsigned b) { return max((unsigned)a, b); }
__wl_both unsigned max(unsigned a, int b) { return max(a, (unsigned)b); }
__wl_both unsigned long min(long a, unsigned long b) { return min((unsigned long)a, b); }
__wl_both unsigned long min(unsigned long a, long b) { return min(a, (unsigned long)b); }
__wl_both unsigned long max(long a, unsigned long b) { return max((unsigned long)a, b); }
__wl_both unsigned long max(unsigned long a, long b) { return max(a, (unsigned long)b); }
__wl_both unsigned umin(unsigned a, unsigned b) { return min(a, b); }
__wl_both unsigned umax(unsigned a, unsigned b) { return max(a, b); }

__wl_both int abs(int a) { return a < 0 ? -a : a; }
__wl_both long abs(long a) { return a < 0 ? -a : a; }
__wl_both long long abs(long long a) { return a < 0 ? -a : a; }
__wl_both long labs(long a) { return abs(a); }
__wl_both long long llabs(long long a) { return abs(a); }
__wl_both unsigned long long ullmin(unsigned long long a, unsigned long long b)
{
    return min(a, b);
}
__wl_both unsigned long long ullmax(unsigned long long a, unsigned long long b)
{
    return max(a, b);
}
__wl_both long long llmin(long long a, long long b) { return min(a, b); }
__wl_both long long llmax(long long a, long long b) { return max(a, b); }
