// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/classtest.h"

#include "compiler/lowering/integers.h"

#include <llvm/ADT/FloatingPointMode.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>

namespace warplens::lowering {

namespace {

/// The bits of a float type: of its largest finite exponent upwards, and so on.
struct Layout
{
    unsigned bits;     ///< all
    unsigned fraction; ///< stored fraction
};

Layout layoutOf(ValueType type)
{
    switch (type) {
    case ValueType::F16: return {16, 10};
    case ValueType::BF16: return {16, 7};
    case ValueType::F32: return {32, 23};
    default: return {64, 52};
    }
}

/// One class of magnitudes, a range of the bits without the sign.
struct Range
{
    unsigned negative, positive; ///< LLVM's class bits
    std::uint64_t low, high;     ///< inclusive
};

} // namespace

bool translateClassTest(Translation &t, const llvm::CallInst &call)
{
    if (call.getIntrinsicID() != llvm::Intrinsic::is_fpclass || call.getType()->isVectorTy())
        return false;
    const ValueType type = t.scalar(call.getArgOperand(0)->getType()).type;
    const ValueType integer = integerType(type);
    const Layout layout = layoutOf(type);
    const std::uint64_t infinity = onesOf(layout.bits - 1) & ~onesOf(layout.fraction);
    const std::uint64_t quiet = infinity | std::uint64_t(1) << (layout.fraction - 1);
    const std::uint64_t normal = std::uint64_t(1) << layout.fraction;
    const Range ranges[] = {{llvm::fcNegZero, llvm::fcPosZero, 0, 0},
                            {llvm::fcNegSubnormal, llvm::fcPosSubnormal, 1, normal - 1},
                            {llvm::fcNegNormal, llvm::fcPosNormal, normal, infinity - 1},
                            {llvm::fcNegInf, llvm::fcPosInf, infinity, infinity},
                            {llvm::fcSNan, llvm::fcSNan, infinity + 1, quiet - 1},
                            {llvm::fcQNan, llvm::fcQNan, quiet, onesOf(layout.bits - 1)}};
    const auto wanted =
        unsigned(llvm::cast<llvm::ConstantInt>(call.getArgOperand(1))->getZExtValue());
    Emitter &emitter = t.emitter;
    const Operand bits = emitter.reinterpret(t.operandOf(*call.getArgOperand(0)), type, integer);
    Operand any = emitter.constant(ValueType::Bool, 0);
    const std::uint64_t sign = std::uint64_t(1) << (layout.bits - 1);
    for (const Range &range : ranges) {
        for (const bool isNegative : {false, true}) {
            if (!(wanted & (isNegative ? range.negative : range.positive)))
                continue;
            const std::uint64_t low = range.low | (isNegative ? sign : 0);
            const Operand above =
                emitter.emit(Opcode::Sub, integer, {bits, emitter.constant(integer, low)});
            const Operand isInside =
                emitter.compare(IntPredicate::ULe, integer, above,
                                emitter.constant(integer, range.high - range.low));
            any = emitter.emit(Opcode::Or, ValueType::Bool, {any, isInside});
        }
    }
    t.define(call, {any});
    return true;
}

} // namespace warplens::lowering
