// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/calls.h"
#include "compiler/lowering/classtest.h"
#include "compiler/lowering/integers.h"
#include "compiler/lowering/mathnames.h"
#include "compiler/lowering/overflow.h"

#include <llvm/IR/IntrinsicInst.h>

#include <functional>

namespace warplens::lowering {

namespace {

using llvm::Intrinsic::ID;

/// `sin` for `llvm.sin.f32`.
llvm::StringRef middleName(llvm::StringRef name)
{
    name.consume_front("llvm.");
    return name.take_until([](char c) { return c == '.'; });
}

/// Applies `make` to each element of the arguments, which are alike.
template <typename Make>
void mapElements(Translation &t, const llvm::CallInst &call, unsigned count, Make make)
{
    const std::vector<Scalar> scalars = t.scalars(call.getArgOperand(0)->getType());
    std::array<Operands, 3> arguments;
    for (unsigned i = 0; i < count; ++i)
        arguments[i] = t.operandsOf(*call.getArgOperand(i));
    Operands results;
    for (std::size_t i = 0; i < scalars.size(); ++i) {
        std::array<Operand, 3> operands;
        for (unsigned k = 0; k < count; ++k)
            operands[k] = arguments[k][i];
        results.push_back(make(scalars[i], operands));
    }
    t.define(call, std::move(results));
}

bool translateMath(Translation &t, const llvm::CallInst &call)
{
    const auto function = mathFunction(middleName(call.getCalledFunction()->getName()));
    if (!function || !call.getType()->isFPOrFPVectorTy())
        return false;
    mapElements(t, call, call.arg_size(), [&](const Scalar &scalar, std::array<Operand, 3> a) {
        return t.emitter.emit(Opcode::Math, scalar.type, {a[0], a[1], a[2]}, unsigned(*function));
    });
    return true;
}

bool translateMinMax(Translation &t, const llvm::CallInst &call, ID id)
{
    Opcode opcode = Opcode::SMin;
    switch (id) {
    case llvm::Intrinsic::smin: opcode = Opcode::SMin; break;
    case llvm::Intrinsic::smax: opcode = Opcode::SMax; break;
    case llvm::Intrinsic::umin: opcode = Opcode::UMin; break;
    case llvm::Intrinsic::umax: opcode = Opcode::UMax; break;
    default: return false;
    }
    mapElements(t, call, 2, [&](const Scalar &scalar, std::array<Operand, 3> a) {
        return binary(t.emitter, opcode, scalar, a[0], a[1]);
    });
    return true;
}

/// Operations on the bits of integers. Widths that registers do not have are shifted to the top
/// of one, or marked there, where it matters.
Operand bitOperation(Emitter &emitter, Opcode opcode, const Scalar &scalar, Operand value)
{
    const ValueType type = scalar.type;
    const unsigned above = 8 * bytesOf(type) - scalar.bits;
    const Operand distance = emitter.constant(type, above);
    if (!scalar.isOdd())
        return emitter.emit(opcode, type, {value});
    switch (opcode) {
    case Opcode::Clz:
        return emitter.emit(Opcode::Sub, type, {emitter.emit(opcode, type, {value}), distance});
    case Opcode::Ctz: {
        const Operand mark = emitter.constant(type, std::uint64_t(1) << scalar.bits);
        return emitter.emit(opcode, type, {emitter.emit(Opcode::Or, type, {value, mark})});
    }
    case Opcode::BitReverse:
    case Opcode::ByteSwap:
        return emitter.emit(Opcode::LShr, type, {emitter.emit(opcode, type, {value}), distance});
    default: return emitter.emit(opcode, type, {value});
    }
}

bool translateBits(Translation &t, const llvm::CallInst &call, ID id)
{
    Opcode opcode = Opcode::Popc;
    switch (id) {
    case llvm::Intrinsic::ctpop: opcode = Opcode::Popc; break;
    case llvm::Intrinsic::ctlz: opcode = Opcode::Clz; break;
    case llvm::Intrinsic::cttz: opcode = Opcode::Ctz; break;
    case llvm::Intrinsic::bitreverse: opcode = Opcode::BitReverse; break;
    case llvm::Intrinsic::bswap: opcode = Opcode::ByteSwap; break;
    default: return false;
    }
    mapElements(t, call, 1, [&](const Scalar &scalar, std::array<Operand, 3> a) {
        if (scalar.type == ValueType::Bool) {
            t.unsupported("counting the bits of a bool");
            return a[0];
        }
        return bitOperation(t.emitter, opcode, scalar, a[0]);
    });
    return true;
}

bool translateFunnel(Translation &t, const llvm::CallInst &call, ID id)
{
    if (id != llvm::Intrinsic::fshl && id != llvm::Intrinsic::fshr)
        return false;
    const Opcode opcode = id == llvm::Intrinsic::fshl ? Opcode::FunnelL : Opcode::FunnelR;
    mapElements(t, call, 3, [&](const Scalar &scalar, std::array<Operand, 3> a) {
        if (scalar.isOdd() || scalar.type == ValueType::Bool)
            t.unsupported("a funnel shift of this width");
        return t.emitter.emit(opcode, scalar.type, {a[0], a[1], a[2]});
    });
    return true;
}

bool translateAbsolute(Translation &t, const llvm::CallInst &call, ID id)
{
    if (id != llvm::Intrinsic::abs)
        return false;
    mapElements(t, call, 1, [&](const Scalar &scalar, std::array<Operand, 3> a) {
        const Operand zero = t.emitter.constant(scalar.type, 0);
        const Operand negative = binary(t.emitter, Opcode::Sub, scalar, zero, a[0]);
        return binary(t.emitter, Opcode::SMax, scalar, a[0], negative);
    });
    return true;
}

bool translateFused(Translation &t, const llvm::CallInst &call, ID id)
{
    if (id != llvm::Intrinsic::fma && id != llvm::Intrinsic::fmuladd)
        return false;
    mapElements(t, call, 3, [&](const Scalar &scalar, std::array<Operand, 3> a) {
        return t.emitter.emit(Opcode::Fma, scalar.type, {a[0], a[1], a[2]});
    });
    return true;
}

/// x · 2ⁿ and xⁿ with an integer n.
bool translatePower(Translation &t, const llvm::CallInst &call, ID id)
{
    if ((id != llvm::Intrinsic::powi && id != llvm::Intrinsic::ldexp)
        || call.getType()->isVectorTy())
        return false;
    const ValueType type = t.scalar(call.getType()).type;
    const Scalar integer = t.scalar(call.getArgOperand(1)->getType());
    const Operand base = argument(t, call, 0);
    const Operand exponent =
        t.emitter.emit(Opcode::SIntToFloat, integer.type, type, {argument(t, call, 1)});
    if (id == llvm::Intrinsic::powi) {
        t.define(
            call,
            {t.emitter.emit(Opcode::Math, type, {base, exponent}, unsigned(MathFunction::Pow))});
        return true;
    }
    const Operand scale =
        t.emitter.emit(Opcode::Math, type, {exponent}, unsigned(MathFunction::Exp2));
    t.define(call, {t.emitter.emit(Opcode::FMul, type, {base, scale})});
    return true;
}

bool translateSaturatingCast(Translation &t, const llvm::CallInst &call, ID id)
{
    if (id != llvm::Intrinsic::fptosi_sat && id != llvm::Intrinsic::fptoui_sat)
        return false;
    const Scalar to = t.scalar(call.getType());
    const Scalar from = t.scalar(call.getArgOperand(0)->getType());
    if (to.isOdd() || to.type == ValueType::Bool)
        t.unsupported("a conversion to this width");
    const Opcode opcode =
        id == llvm::Intrinsic::fptosi_sat ? Opcode::FloatToSInt : Opcode::FloatToUInt;
    t.define(call, {t.emitter.emit(opcode, from.type, to.type, {argument(t, call, 0)})});
    return true;
}

/// What passes its first argument on.
bool translatePassing(Translation &t, const llvm::CallInst &call, ID id)
{
    switch (id) {
    case llvm::Intrinsic::expect:
    case llvm::Intrinsic::expect_with_probability:
    case llvm::Intrinsic::launder_invariant_group:
    case llvm::Intrinsic::strip_invariant_group:
    case llvm::Intrinsic::ssa_copy:
    case llvm::Intrinsic::arithmetic_fence:
    case llvm::Intrinsic::canonicalize:
        t.define(call, t.operandsOf(*call.getArgOperand(0)));
        return true;
    case llvm::Intrinsic::ptrmask:
        t.define(call,
                 {t.emitter.emit(Opcode::And, ValueType::I64,
                                 {argument(t, call, 0), argument(t, call, 1)})});
        return true;
    case llvm::Intrinsic::is_constant: t.define(call, t.zeros(call.getType())); return true;
    default: return false;
    }
}

} // namespace

bool translateIntrinsic(Translation &t, const llvm::CallInst &call)
{
    const auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&call);
    if (!intrinsic)
        return false;
    const ID id = intrinsic->getIntrinsicID();
    if (id == llvm::Intrinsic::trap || id == llvm::Intrinsic::ubsantrap) {
        emitPlain(t, Opcode::Trap);
        return true;
    }
    if (id == llvm::Intrinsic::debugtrap || id == llvm::Intrinsic::var_annotation)
        return true;
    return translateMath(t, call) || translateMinMax(t, call, id) || translateBits(t, call, id)
        || translateFunnel(t, call, id) || translateAbsolute(t, call, id)
        || translateFused(t, call, id) || translatePower(t, call, id)
        || translateSaturatingCast(t, call, id) || translatePassing(t, call, id)
        || translateOverflow(t, call) || translateClassTest(t, call);
}

} // namespace warplens::lowering
