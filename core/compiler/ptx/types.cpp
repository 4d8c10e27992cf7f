// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/types.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

std::optional<Type> typeNamed(std::string_view name)
{
    using enum Type::Kind;
    return llvm::StringSwitch<std::optional<Type>>(name)
        .Case("pred", PredicateType)
        .Case("b8", Type{Bits, 8, 1})
        .Case("b16", Type{Bits, 16, 1})
        .Case("b32", Type{Bits, 32, 1})
        .Case("b64", Type{Bits, 64, 1})
        .Case("b128", Type{Bits, 128, 1})
        .Case("u8", Type{Unsigned, 8, 1})
        .Case("u16", Type{Unsigned, 16, 1})
        .Case("u32", Type{Unsigned, 32, 1})
        .Case("u64", Type{Unsigned, 64, 1})
        .Case("s8", Type{Signed, 8, 1})
        .Case("s16", Type{Signed, 16, 1})
        .Case("s32", Type{Signed, 32, 1})
        .Case("s64", Type{Signed, 64, 1})
        .Case("f16", Type{Float, 16, 1})
        .Case("f32", Type{Float, 32, 1})
        .Case("f64", Type{Float, 64, 1})
        .Case("bf16", Type{BFloat, 16, 1})
        .Case("f16x2", Type{Float, 16, 2})
        .Case("bf16x2", Type{BFloat, 16, 2})
        .Case("u16x2", Type{Unsigned, 16, 2})
        .Case("s16x2", Type{Signed, 16, 2})
        .Default({});
}

} // namespace warplens::ptx
