// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringSwitch.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/IR/Module.h>

#include <cmath>

namespace warplens {

namespace {

using Values = std::vector<llvm::Value *>;

/// Functions that the lowering knows by the same name, of one, two or three numbers.
bool defineMath(OpenClBody &body)
{
    static constexpr llvm::StringLiteral known[] = {
        "sqrt",  "rsqrt", "sin",   "cos",   "tan",   "asin",  "acos",  "atan",     "sinh",  "cosh",
        "tanh",  "asinh", "acosh", "atanh", "exp",   "exp2",  "exp10", "expm1",    "log",   "log2",
        "log10", "log1p", "pow",   "fabs",  "floor", "ceil",  "trunc", "rint",     "round", "cbrt",
        "erf",   "erfc",  "fmin",  "fmax",  "fmod",  "atan2", "hypot", "copysign", "pown",  "powr"};
    llvm::StringRef name = body.name();
    if (!name.consume_front("native_"))
        name.consume_front("half_");
    if (!body.type()->isFPOrFPVectorTy() || !llvm::is_contained(known, name))
        return false;
    const std::string function = name.starts_with("pow") ? "pow" : name.str();
    body.ret(body.each([&](const Values &v) {
        Values operands = v;
        for (llvm::Value *&operand : operands) {
            if (operand->getType()->isIntegerTy())
                operand = body.b.CreateSIToFP(operand, body.elementType());
        }
        return body.math(function, operands);
    }));
    return true;
}

llvm::Value *maximum(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    return body.math("fmax", {p, q});
}

llvm::Value *clamped(OpenClBody &body, llvm::Value *value, double low, double high)
{
    llvm::Type *type = value->getType();
    return body.math("fmin",
                     {maximum(body, value, body.number(type, low)), body.number(type, high)});
}

/// What a formula says.
bool defineFormula(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    if (body.type()->isVoidTy() || !body.type()->isFPOrFPVectorTy())
        return false;
    if (!name.consume_front("native_"))
        name.consume_front("half_");
    llvm::Type *type = body.elementType();
    const auto number = [&](double value) { return body.number(type, value); };
    using Formula = std::function<llvm::Value *(const Values &)>;
    const Formula formula =
        llvm::StringSwitch<Formula>(name)
            .Cases("fma", "mad",
                   [&](const Values &v) {
                       return b.CreateIntrinsic(llvm::Intrinsic::fmuladd, {type}, v);
                   })
            .Case("mix",
                  [&](const Values &v) {
                      llvm::Value *distance = b.CreateFSub(v[1], v[0]);
                      return b.CreateIntrinsic(llvm::Intrinsic::fmuladd, {type},
                                               {distance, v[2], v[0]});
                  })
            .Case("min", [&](const Values &v) { return body.math("fmin", v); })
            .Case("max", [&](const Values &v) { return body.math("fmax", v); })
            .Case("clamp",
                  [&](const Values &v) {
                      return body.math("fmin", {maximum(body, v[0], v[1]), v[2]});
                  })
            .Case("recip", [&](const Values &v) { return b.CreateFDiv(number(1), v[0]); })
            .Case("divide", [&](const Values &v) { return b.CreateFDiv(v[0], v[1]); })
            .Case(
                "fdim",
                [&](const Values &v) { return maximum(body, b.CreateFSub(v[0], v[1]), number(0)); })
            .Case("degrees",
                  [&](const Values &v) { return b.CreateFMul(v[0], number(57.29577951308232)); })
            .Case("radians",
                  [&](const Values &v) { return b.CreateFMul(v[0], number(0.017453292519943295)); })
            .Case("step",
                  [&](const Values &v) {
                      return b.CreateSelect(b.CreateFCmpOLT(v[1], v[0]), number(0), number(1));
                  })
            .Case("smoothstep",
                  [&](const Values &v) {
                      llvm::Value *share =
                          b.CreateFDiv(b.CreateFSub(v[2], v[0]), b.CreateFSub(v[1], v[0]));
                      llvm::Value *t = clamped(body, share, 0, 1);
                      llvm::Value *slope = b.CreateFSub(number(3), b.CreateFMul(number(2), t));
                      return b.CreateFMul(b.CreateFMul(t, t), slope);
                  })
            .Case("sign",
                  [&](const Values &v) {
                      llvm::Value *negative =
                          b.CreateSelect(b.CreateFCmpOLT(v[0], number(0)), number(-1), v[0]);
                      return b.CreateSelect(b.CreateFCmpOGT(v[0], number(0)), number(1), negative);
                  })
            .Case("ldexp",
                  [&](const Values &v) {
                      return b.CreateFMul(v[0], body.math("exp2", {b.CreateSIToFP(v[1], type)}));
                  })
            .Cases("sinpi", "cospi", "tanpi",
                   [&](const Values &v) {
                       return body.math(name.drop_back(2).str(),
                                        {b.CreateFMul(v[0], number(3.141592653589793))});
                   })
            .Default(nullptr);
    if (!formula || body.count() == 0 || body.arg(body.count() - 1)->getType()->isPointerTy())
        return false;
    body.ret(body.each(formula));
    return true;
}

llvm::Value *smaller(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const bool isUnsigned = body.parameter(0).isUnsigned();
    return b.CreateSelect(isUnsigned ? b.CreateICmpULT(p, q) : b.CreateICmpSLT(p, q), p, q);
}

llvm::Value *larger(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const bool isUnsigned = body.parameter(0).isUnsigned();
    return b.CreateSelect(isUnsigned ? b.CreateICmpUGT(p, q) : b.CreateICmpSGT(p, q), p, q);
}

/// The product of the low 24 bits.
llvm::Value *product24(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const auto cut = [&](llvm::Value *value) {
        llvm::Value *top = b.CreateShl(value, 8);
        return body.parameter(0).isUnsigned() ? b.CreateLShr(top, 8) : b.CreateAShr(top, 8);
    };
    return b.CreateMul(cut(p), cut(q));
}

llvm::Value *highProduct(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const unsigned bits = p->getType()->getIntegerBitWidth();
    const bool isUnsigned = body.parameter(0).isUnsigned();
    if (bits == 64)
        return b.CreateIntrinsic(isUnsigned ? llvm::Intrinsic::nvvm_mulhi_ull
                                            : llvm::Intrinsic::nvvm_mulhi_ll,
                                 {}, {p, q});
    llvm::Type *wide = b.getIntNTy(2 * bits);
    const auto extended = [&](llvm::Value *value) {
        return isUnsigned ? b.CreateZExt(value, wide) : b.CreateSExt(value, wide);
    };
    return b.CreateTrunc(b.CreateLShr(b.CreateMul(extended(p), extended(q)), bits), p->getType());
}

bool defineInteger(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    if (body.type()->isVoidTy() || !body.type()->isIntOrIntVectorTy() || body.count() == 0
        || !body.arg(0)->getType()->isIntOrIntVectorTy())
        return false;
    llvm::Type *type = body.elementType();
    const bool isUnsigned = body.parameter(0).isUnsigned();
    using llvm::Intrinsic::ID;
    const auto intrinsic = [&](ID id, Values v) {
        if (id == llvm::Intrinsic::ctlz || id == llvm::Intrinsic::cttz)
            v.push_back(b.getFalse());
        return b.CreateIntrinsic(id, {type}, v);
    };
    using Formula = std::function<llvm::Value *(const Values &)>;
    const Formula formula =
        llvm::StringSwitch<Formula>(body.name())
            .Case("min", [&](const Values &v) { return smaller(body, v[0], v[1]); })
            .Case("max", [&](const Values &v) { return larger(body, v[0], v[1]); })
            .Case("clamp",
                  [&](const Values &v) { return smaller(body, larger(body, v[0], v[1]), v[2]); })
            .Case("abs",
                  [&](const Values &v) {
                      return isUnsigned
                          ? v[0]
                          : b.CreateSelect(body.isNegative(v[0]), b.CreateNeg(v[0]), v[0]);
                  })
            .Case("abs_diff",
                  [&](const Values &v) {
                      return b.CreateSub(larger(body, v[0], v[1]), smaller(body, v[0], v[1]));
                  })
            .Case("mul24", [&](const Values &v) { return product24(body, v[0], v[1]); })
            .Case("mad24",
                  [&](const Values &v) { return b.CreateAdd(product24(body, v[0], v[1]), v[2]); })
            .Case("mul_hi", [&](const Values &v) { return highProduct(body, v[0], v[1]); })
            .Case("mad_hi",
                  [&](const Values &v) { return b.CreateAdd(highProduct(body, v[0], v[1]), v[2]); })
            .Case("popcount", [&](const Values &v) { return intrinsic(llvm::Intrinsic::ctpop, v); })
            .Case("clz", [&](const Values &v) { return intrinsic(llvm::Intrinsic::ctlz, v); })
            .Case("ctz", [&](const Values &v) { return intrinsic(llvm::Intrinsic::cttz, v); })
            .Case("rotate",
                  [&](const Values &v) {
                      return intrinsic(llvm::Intrinsic::fshl, {v[0], v[0], v[1]});
                  })
            .Case("add_sat",
                  [&](const Values &v) {
                      return intrinsic(
                          isUnsigned ? llvm::Intrinsic::uadd_sat : llvm::Intrinsic::sadd_sat, v);
                  })
            .Case("sub_sat",
                  [&](const Values &v) {
                      return intrinsic(
                          isUnsigned ? llvm::Intrinsic::usub_sat : llvm::Intrinsic::ssub_sat, v);
                  })
            .Cases("hadd", "rhadd",
                   [&](const Values &v) {
                       // Half the sum without the bit that it would carry out.
                       llvm::Value *common =
                           body.name() == "hadd" ? b.CreateAnd(v[0], v[1]) : b.CreateOr(v[0], v[1]);
                       llvm::Value *differ = b.CreateXor(v[0], v[1]);
                       llvm::Value *half =
                           isUnsigned ? b.CreateLShr(differ, 1) : b.CreateAShr(differ, 1);
                       return body.name() == "hadd" ? b.CreateAdd(common, half)
                                                    : b.CreateSub(common, half);
                   })
            .Default(nullptr);
    if (!formula)
        return false;
    body.ret(body.each(formula));
    return true;
}

llvm::CmpInst::Predicate predicateOf(llvm::StringRef name)
{
    return llvm::StringSwitch<llvm::CmpInst::Predicate>(name)
        .Case("isequal", llvm::CmpInst::FCMP_OEQ)
        .Case("isnotequal", llvm::CmpInst::FCMP_UNE)
        .Case("isgreater", llvm::CmpInst::FCMP_OGT)
        .Case("isgreaterequal", llvm::CmpInst::FCMP_OGE)
        .Case("isless", llvm::CmpInst::FCMP_OLT)
        .Case("islessequal", llvm::CmpInst::FCMP_OLE)
        .Case("islessgreater", llvm::CmpInst::FCMP_ONE)
        .Case("isordered", llvm::CmpInst::FCMP_ORD)
        .Cases("isunordered", "isnan", llvm::CmpInst::FCMP_UNO)
        .Default(llvm::CmpInst::BAD_FCMP_PREDICATE);
}

/// 1 of two numbers that compare so, and all ones in a vector's component.
bool defineComparison(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    const llvm::CmpInst::Predicate predicate = predicateOf(body.name());
    const bool isInfinite = body.name() == "isinf";
    const bool isFinite = body.name() == "isfinite";
    if (predicate == llvm::CmpInst::BAD_FCMP_PREDICATE && !isInfinite && !isFinite)
        return false;
    body.ret(body.each([&](const Values &v) {
        llvm::Value *holds = nullptr;
        if (isInfinite || isFinite) {
            llvm::Value *most = llvm::ConstantFP::getInfinity(v[0]->getType());
            llvm::Value *size = body.math("fabs", {v[0]});
            holds = isInfinite ? b.CreateFCmpOEQ(size, most) : b.CreateFCmpOLT(size, most);
        } else {
            holds = b.CreateFCmp(predicate, v[0], v.back());
        }
        return body.type()->isVectorTy() ? b.CreateSExt(holds, body.elementType())
                                         : b.CreateZExt(holds, body.elementType());
    }));
    return true;
}

llvm::Value *asInteger(OpenClBody &body, llvm::Value *value)
{
    return body.b.CreateBitCast(value, body.b.getIntNTy(value->getType()->getScalarSizeInBits()));
}

bool defineChoice(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    const llvm::StringRef name = body.name();
    if (name == "select" && body.count() == 3) {
        const bool isVector = body.arg(2)->getType()->isVectorTy();
        body.ret(body.each([&](const Values &v) {
            llvm::Value *isSet = isVector ? body.isNegative(v[2]) : b.CreateIsNotNull(v[2]);
            return b.CreateSelect(isSet, v[1], v[0]);
        }));
    } else if (name == "bitselect" && body.count() == 3) {
        body.ret(body.each([&](const Values &v) {
            llvm::Value *mask = asInteger(body, v[2]);
            llvm::Value *kept = b.CreateAnd(asInteger(body, v[0]), b.CreateNot(mask));
            llvm::Value *taken = b.CreateAnd(asInteger(body, v[1]), mask);
            return b.CreateBitCast(b.CreateOr(kept, taken), body.elementType());
        }));
    } else if ((name == "any" || name == "all") && body.count() == 1) {
        const bool isAny = name == "any";
        const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(body.arg(0)->getType());
        llvm::Value *result = vector ? b.getInt1(!isAny) : body.isNegative(body.arg(0));
        for (unsigned i = 0; vector && i < vector->getNumElements(); ++i) {
            llvm::Value *one = body.isNegative(b.CreateExtractElement(body.arg(0), i));
            result = isAny ? b.CreateOr(result, one) : b.CreateAnd(result, one);
        }
        body.ret(b.CreateZExt(result, body.type()));
    } else {
        return false;
    }
    return true;
}

llvm::Value *dot(OpenClBody &body, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(p->getType());
    if (!vector)
        return b.CreateFMul(p, q);
    llvm::Value *sum = nullptr;
    for (unsigned i = 0; i < vector->getNumElements(); ++i) {
        llvm::Value *product =
            b.CreateFMul(b.CreateExtractElement(p, i), b.CreateExtractElement(q, i));
        sum = sum ? b.CreateFAdd(sum, product) : product;
    }
    return sum;
}

bool defineGeometry(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    name.consume_front("fast_");
    if (body.count() == 0 || !body.arg(0)->getType()->isFPOrFPVectorTy())
        return false;
    llvm::Value *p = body.arg(0);
    llvm::Value *q = body.count() > 1 ? body.arg(1) : p;
    if (name == "dot") {
        body.ret(dot(body, p, q));
    } else if (name == "length") {
        body.ret(body.math("sqrt", {dot(body, p, p)}));
    } else if (name == "distance") {
        llvm::Value *between = b.CreateFSub(p, q);
        body.ret(body.math("sqrt", {dot(body, between, between)}));
    } else if (name == "normalize") {
        llvm::Value *scale = body.math("rsqrt", {dot(body, p, p)});
        body.ret(body.each(body.type(), {p},
                           [&](const Values &v) { return b.CreateFMul(v[0], scale); }));
    } else if (name == "cross") {
        llvm::Value *result = llvm::Constant::getNullValue(body.type());
        for (unsigned i = 0; i < 3; ++i) {
            const unsigned j = (i + 1) % 3;
            const unsigned k = (i + 2) % 3;
            llvm::Value *plus =
                b.CreateFMul(b.CreateExtractElement(p, j), b.CreateExtractElement(q, k));
            llvm::Value *minus =
                b.CreateFMul(b.CreateExtractElement(p, k), b.CreateExtractElement(q, j));
            result = b.CreateInsertElement(result, b.CreateFSub(plus, minus), i);
        }
        body.ret(result);
    } else {
        return false;
    }
    return true;
}

/// `value` rounded to a whole number as `_rte`, `_rtz`, `_rtp` and `_rtn` say.
llvm::Value *rounded(OpenClBody &body, llvm::Value *value, llvm::StringRef mode)
{
    const std::string function = llvm::StringSwitch<std::string>(mode)
                                     .Case("rte", "rint")
                                     .Case("rtp", "ceil")
                                     .Case("rtn", "floor")
                                     .Default("trunc");
    return body.math(function, {value});
}

/// Cut to what the type of the result can hold, before it is converted.
llvm::Value *saturated(OpenClBody &body, llvm::Value *value, bool toUnsigned, bool fromUnsigned)
{
    llvm::IRBuilder<> &b = body.b;
    const unsigned bits = body.elementType()->getIntegerBitWidth();
    if (value->getType()->isFloatingPointTy()) {
        const double size = std::ldexp(1.0, int(toUnsigned ? bits : bits - 1));
        return bits >= 32 ? value : clamped(body, value, toUnsigned ? 0 : -size, size - 1);
    }
    const unsigned from = value->getType()->getIntegerBitWidth();
    llvm::Type *type = b.getIntNTy(std::max(from, bits) + 1 > 64 ? 64 : std::max(from, bits) + 1);
    llvm::Value *wide = fromUnsigned ? b.CreateZExt(value, type) : b.CreateSExt(value, type);
    const unsigned width = type->getIntegerBitWidth();
    llvm::Value *least = llvm::ConstantInt::get(
        type,
        toUnsigned ? llvm::APInt(width, 0) : llvm::APInt::getSignedMinValue(bits).sext(width));
    llvm::Value *most =
        llvm::ConstantInt::get(type,
                               toUnsigned ? llvm::APInt::getMaxValue(bits).zextOrTrunc(width)
                                          : llvm::APInt::getSignedMaxValue(bits).sext(width));
    wide = b.CreateSelect(b.CreateICmpSLT(wide, least), least, wide);
    return b.CreateSelect(b.CreateICmpSGT(wide, most), most, wide);
}

bool defineConversion(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    if (!name.consume_front("convert_") || body.count() != 1)
        return false;
    const bool toUnsigned = name.starts_with("u");
    const bool fromUnsigned = body.parameter(0).isUnsigned();
    const bool isSaturated = name.contains("_sat");
    const llvm::StringRef mode = name.contains("_rt") ? name.rsplit('_').second : "";
    llvm::Type *type = body.elementType();
    body.ret(body.each([&](const Values &v) -> llvm::Value * {
        llvm::Value *value = v[0];
        const bool fromFloat = value->getType()->isFloatingPointTy();
        if (type->isFloatingPointTy()) {
            if (fromFloat)
                return b.CreateFPCast(value, type);
            return fromUnsigned ? b.CreateUIToFP(value, type) : b.CreateSIToFP(value, type);
        }
        if (fromFloat && !mode.empty())
            value = rounded(body, value, mode);
        if (isSaturated)
            value = saturated(body, value, toUnsigned, fromUnsigned);
        if (fromFloat)
            return toUnsigned ? b.CreateFPToUI(value, type) : b.CreateFPToSI(value, type);
        return fromUnsigned ? b.CreateZExtOrTrunc(value, type) : b.CreateSExtOrTrunc(value, type);
    }));
    return true;
}

} // namespace

bool defineOpenClNumbers(OpenClBody &body)
{
    if (body.type()->isVoidTy() || body.type()->isPointerTy())
        return false;
    return defineMath(body) || defineFormula(body) || defineInteger(body) || defineComparison(body)
        || defineChoice(body) || defineGeometry(body) || defineConversion(body);
}

} // namespace warplens
