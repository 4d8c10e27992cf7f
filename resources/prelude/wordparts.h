// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The intrinsics that take a word as two halves or four bytes: `__vadd2`, `__vcmpgtu4`, …
#pragma once

namespace __wl {

/// The word whose parts `combine` makes of those of `a` and `b`; Part says their size and sign.
template <class Part, class Combine>
__wl_both unsigned mapParts(unsigned a, unsigned b, Combine combine)
{
    constexpr int bits = 8 * (int)sizeof(Part);
    unsigned result = 0;
    for (int shift = 0; shift < 32; shift += bits) {
        const int part = combine((int)(Part)(a >> shift), (int)(Part)(b >> shift));
        result |= ((unsigned)part & (0xffffffffu >> (32 - bits))) << shift;
    }
    return result;
}

template <class Part> __wl_both int saturated(int a)
{
    constexpr int last =
        (int)(Part)-1 > 0 ? (1 << 8 * sizeof(Part)) - 1 : (1 << (8 * sizeof(Part) - 1)) - 1;
    constexpr int first = (int)(Part)-1 > 0 ? 0 : -last - 1;
    return a < first ? first : a > last ? last : a;
}

} // namespace __wl

#define __wl_parts_of(name, Part, expression)                                                      \
    __wl_both unsigned name(unsigned a_, unsigned b_)                                              \
    {                                                                                              \
        typedef Part Type;                                                                         \
        return __wl::mapParts<Part>(a_, b_, [](int a, int b) -> int { return expression; });       \
    }
#define __wl_parts1_of(name, Part, expression)                                                     \
    __wl_both unsigned name(unsigned a_)                                                           \
    {                                                                                              \
        typedef Part Type;                                                                         \
        return __wl::mapParts<Part>(a_, 0, [](int a, int) -> int { return expression; });          \
    }
#define __wl_sum_of_parts(name, Part)                                                              \
    __wl_both unsigned name(unsigned a_, unsigned b_)                                              \
    {                                                                                              \
        unsigned sum = 0;                                                                          \
        __wl::mapParts<Part>(a_, b_, [&](int a, int b) {                                           \
            sum += a < b ? b - a : a - b;                                                          \
            return 0;                                                                              \
        });                                                                                        \
        return sum;                                                                                \
    }
#define __wl_signed_parts(name, expression)                                                        \
    __wl_parts_of(name##2, short, expression) __wl_parts_of(name##4, signed char, expression)
#define __wl_unsigned_parts(name, expression)                                                      \
    __wl_parts_of(name##2, unsigned short, expression)                                             \
        __wl_parts_of(name##4, unsigned char, expression)
#define __wl_parts1(name, expression)                                                              \
    __wl_parts1_of(name##2, short, expression) __wl_parts1_of(name##4, signed char, expression)
/// A comparison, as ones in all bits and as a 1.
#define __wl_compared_parts(name, sign, condition)                                                 \
    __wl_##sign##_parts(__vcmp##name, condition ? -1 : 0)                                          \
        __wl_##sign##_parts(__vset##name, condition)

__wl_signed_parts(__vadd, a + b);
__wl_signed_parts(__vsub, a - b);
__wl_signed_parts(__vaddss, __wl::saturated<Type>(a + b));
__wl_signed_parts(__vsubss, __wl::saturated<Type>(a - b));
__wl_unsigned_parts(__vaddus, __wl::saturated<Type>(a + b));
__wl_unsigned_parts(__vsubus, __wl::saturated<Type>(a - b));
__wl_signed_parts(__vavgs, (a + b + (a + b >= 0)) >> 1);
__wl_unsigned_parts(__vavgu, (a + b + 1) >> 1);
__wl_unsigned_parts(__vhaddu, (a + b) >> 1);
__wl_signed_parts(__vmins, a < b ? a : b);
__wl_signed_parts(__vmaxs, a < b ? b : a);
__wl_unsigned_parts(__vminu, a < b ? a : b);
__wl_unsigned_parts(__vmaxu, a < b ? b : a);
__wl_signed_parts(__vabsdiffs, a < b ? b - a : a - b);
__wl_unsigned_parts(__vabsdiffu, a < b ? b - a : a - b);
__wl_parts1(__vabs, a < 0 ? -a : a);
__wl_parts1(__vneg, -a);
__wl_parts1(__vabsss, __wl::saturated<Type>(a < 0 ? -a : a));
__wl_parts1(__vnegss, __wl::saturated<Type>(-a));
__wl_sum_of_parts(__vsads2, short);
__wl_sum_of_parts(__vsads4, signed char);
__wl_sum_of_parts(__vsadu2, unsigned short);
__wl_sum_of_parts(__vsadu4, unsigned char);
__wl_compared_parts(eq, unsigned, a == b);
__wl_compared_parts(ne, unsigned, a != b);
__wl_compared_parts(ges, signed, a >= b);
__wl_compared_parts(gts, signed, a > b);
__wl_compared_parts(les, signed, a <= b);
__wl_compared_parts(lts, signed, a < b);
__wl_compared_parts(geu, unsigned, a >= b);
__wl_compared_parts(gtu, unsigned, a > b);
__wl_compared_parts(leu, unsigned, a <= b);
__wl_compared_parts(ltu, unsigned, a < b);
