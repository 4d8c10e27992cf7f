// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/repack.h"

namespace warplens::lowering {

namespace {

/// Moves the bits of `value`, an I64, up by `bits`, or down if negative.
Operand shifted(Emitter &emitter, Operand value, std::int64_t bits)
{
    if (bits == 0)
        return value;
    const Operand distance = emitter.constant(ValueType::I64, std::uint64_t(std::abs(bits)));
    return emitter.emit(bits > 0 ? Opcode::Shl : Opcode::LShr, ValueType::I64, {value, distance});
}

std::uint64_t lowBits(unsigned bits)
{
    return bits >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << bits) - 1;
}

Operand gather(Emitter &emitter, const Operands &values, const std::vector<Scalar> &from,
               const Scalar &to)
{
    const auto begin = std::int64_t(to.offset) * 8;
    Operand whole;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::int64_t start = std::int64_t(from[i].offset) * 8 - begin;
        if (start >= std::int64_t(to.bits) || start + std::int64_t(from[i].bits) <= 0)
            continue;
        const ValueType integer = integerType(from[i].type);
        const Operand bits = emitter.resize(emitter.reinterpret(values[i], from[i].type, integer),
                                            integer, ValueType::I64);
        const Operand part = shifted(emitter, bits, start);
        whole = whole.isNone() ? part : emitter.emit(Opcode::Or, ValueType::I64, {whole, part});
    }
    if (whole.isNone())
        return emitter.constant(to.type, 0);
    if (to.isOdd()) {
        const Operand mask = emitter.constant(ValueType::I64, lowBits(to.bits));
        whole = emitter.emit(Opcode::And, ValueType::I64, {whole, mask});
    }
    const ValueType integer = integerType(to.type);
    return emitter.reinterpret(emitter.resize(whole, ValueType::I64, integer), integer, to.type);
}

} // namespace

Operands repack(Emitter &emitter, const Operands &values, const std::vector<Scalar> &from,
                const std::vector<Scalar> &to)
{
    Operands result;
    std::size_t same = 0;
    for (const Scalar &scalar : to) {
        while (same < from.size() && from[same].offset < scalar.offset)
            ++same;
        const bool isWhole = same < from.size() && from[same].offset == scalar.offset
            && from[same].bits == scalar.bits;
        result.push_back(isWhole ? emitter.reinterpret(values[same], from[same].type, scalar.type)
                                 : gather(emitter, values, from, scalar));
    }
    return result;
}

} // namespace warplens::lowering
