// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/lanes.h"

#include <cstring>
#include <type_traits>

/// Compiles a lane loop twice and picks the wider vectors at load time where the processor has
/// them. The resolvers of such functions run before a sanitizer is ready, so not there.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)                                \
    && !defined(__SANITIZE_ADDRESS__)
#define WARPLENS_WIDE __attribute__((target_clones("default", "arch=x86-64-v3")))
#else
#define WARPLENS_WIDE
#endif
#define WARPLENS_INLINE __attribute__((always_inline)) inline

namespace warplens::simt {

template <std::size_t Bytes>
using Bits = std::conditional_t<
    Bytes == 1, std::uint8_t,
    std::conditional_t<Bytes == 2, std::uint16_t,
                       std::conditional_t<Bytes == 4, std::uint32_t, std::uint64_t>>>;

/// Writes `values` into the active lanes of `place`.
template <unsigned N, class T>
WARPLENS_INLINE void writeLanes(const Lanes &lanes, Place place, const T *values)
{
    using B = Bits<sizeof(T)>;
    B *result = lanes.at<B>(place);
    if (lanes.full) {
        std::memcpy(result, values, N * sizeof(T));
        return;
    }
    B bits[N];
    std::memcpy(bits, values, sizeof bits);
    const std::uint8_t *selected = lanes.selected.data();
#pragma GCC ivdep
    for (unsigned l = 0; l < N; ++l) {
        const B mask = B(std::int64_t(std::int8_t(selected[l])));
        result[l] = B((bits[l] & mask) | (result[l] & B(~mask)));
    }
}

/// Operations are types with `Result`, the operand types `A`, `B`, `C`, and a static `apply`. A
/// result may stand where an operand stands.
template <class Operation, unsigned N>
WARPLENS_WIDE const Step *unary(Lanes &lanes, const Step *step)
{
    using R = typename Operation::Result;
    const auto *a = lanes.at<typename Operation::A>(step->operands[0]);
    alignas(64) R values[N];
    for (unsigned l = 0; l < N; ++l)
        values[l] = Operation::apply(a[l]);
    writeLanes<N>(lanes, step->result, values);
    return step + 1;
}

template <class Operation, unsigned N>
WARPLENS_WIDE const Step *binary(Lanes &lanes, const Step *step)
{
    using R = typename Operation::Result;
    const auto *a = lanes.at<typename Operation::A>(step->operands[0]);
    const auto *b = lanes.at<typename Operation::B>(step->operands[1]);
    if constexpr (std::is_same_v<R, typename Operation::A>) {
        if (lanes.full) {
            R *result = lanes.at<R>(step->result);
#pragma GCC ivdep
            for (unsigned l = 0; l < N; ++l)
                result[l] = Operation::apply(a[l], b[l]);
            return step + 1;
        }
    }
    alignas(64) R values[N];
    for (unsigned l = 0; l < N; ++l)
        values[l] = Operation::apply(a[l], b[l]);
    writeLanes<N>(lanes, step->result, values);
    return step + 1;
}

template <class Operation, unsigned N>
WARPLENS_WIDE const Step *ternary(Lanes &lanes, const Step *step)
{
    using R = typename Operation::Result;
    const auto *a = lanes.at<typename Operation::A>(step->operands[0]);
    const auto *b = lanes.at<typename Operation::B>(step->operands[1]);
    const auto *c = lanes.at<typename Operation::C>(step->operands[2]);
    alignas(64) R values[N];
    for (unsigned l = 0; l < N; ++l)
        values[l] = Operation::apply(a[l], b[l], c[l]);
    writeLanes<N>(lanes, step->result, values);
    return step + 1;
}

template <class Operation> Execute unaryFor(unsigned lanes)
{
    return lanes > 32 ? &unary<Operation, 64> : &unary<Operation, 32>;
}
template <class Operation> Execute binaryFor(unsigned lanes)
{
    return lanes > 32 ? &binary<Operation, 64> : &binary<Operation, 32>;
}
template <class Operation> Execute ternaryFor(unsigned lanes)
{
    return lanes > 32 ? &ternary<Operation, 64> : &ternary<Operation, 32>;
}

} // namespace warplens::simt
