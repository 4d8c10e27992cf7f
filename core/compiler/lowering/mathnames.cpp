// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/mathnames.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::lowering {

std::optional<MathFunction> mathFunction(llvm::StringRef name)
{
    using enum MathFunction;
    return llvm::StringSwitch<std::optional<MathFunction>>(name)
        .Case("sqrt", Sqrt)
        .Case("rsqrt", Rsqrt)
        .Case("rcp", Rcp)
        .Case("sin", Sin)
        .Case("cos", Cos)
        .Case("tan", Tan)
        .Case("asin", Asin)
        .Case("acos", Acos)
        .Case("atan", Atan)
        .Case("atan2", Atan2)
        .Case("sinh", Sinh)
        .Case("cosh", Cosh)
        .Case("tanh", Tanh)
        .Case("asinh", Asinh)
        .Case("acosh", Acosh)
        .Case("atanh", Atanh)
        .Case("exp", Exp)
        .Cases("exp2", "ex2", Exp2)
        .Case("exp10", Exp10)
        .Case("expm1", Expm1)
        .Case("log", Log)
        .Cases("log2", "lg2", Log2)
        .Case("log10", Log10)
        .Case("log1p", Log1p)
        .Case("pow", Pow)
        .Case("fabs", Fabs)
        .Case("floor", Floor)
        .Case("ceil", Ceil)
        .Case("trunc", Trunc)
        .Cases("rint", "nearbyint", "roundeven", Rint)
        .Case("round", Round)
        .Cases("fmin", "minnum", "minimum", Fmin)
        .Cases("fmax", "maxnum", "maximum", Fmax)
        .Case("copysign", CopySign)
        .Case("fmod", Fmod)
        .Case("hypot", Hypot)
        .Case("cbrt", Cbrt)
        .Case("erf", Erf)
        .Case("erfc", Erfc)
        .Cases("saturate", "saturatef", Saturate)
        .Default({});
}

} // namespace warplens::lowering
