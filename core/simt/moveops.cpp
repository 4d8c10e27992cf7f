// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/integerlane.h"
#include "simt/laneops.h"
#include "simt/operandtypes.h"

namespace warplens::simt {

namespace {

template <ValueType Type> struct Copy
{
    using Result = typename IntegerLane<Type>::Unsigned;
    using A = Result;
    static WARPLENS_INLINE Result apply(A a) { return a; }
};

template <ValueType Type> struct Selection
{
    using Result = typename IntegerLane<Type>::Unsigned;
    using A = std::uint8_t;
    using B = Result;
    using C = Result;
    static WARPLENS_INLINE Result apply(A a, B b, C c) { return a ? b : c; }
};

template <ValueType Type> struct Zero
{
    using Result = typename IntegerLane<Type>::Unsigned;
    using A = std::uint8_t;
    static WARPLENS_INLINE Result apply(A) { return 0; }
};

const Step *skip(Lanes &, const Step *step) { return step + 1; }

} // namespace

Execute moveOperation(const Instruction &instruction, unsigned lanes)
{
    switch (instruction.opcode) {
    case Opcode::Move:
    case Opcode::Parameter:
    case Opcode::Address:
    case Opcode::LocalAddress:
        return forIntegerType(resultTypeOf(instruction),
                              [=]<ValueType Type>() { return unaryFor<Copy<Type>>(lanes); });
    case Opcode::Select:
        return forIntegerType(resultTypeOf(instruction),
                              [=]<ValueType Type>() { return ternaryFor<Selection<Type>>(lanes); });
    case Opcode::Opaque:
        if (instruction.result.isNone())
            return skip;
        return forIntegerType(resultTypeOf(instruction),
                              [=]<ValueType Type>() { return unaryFor<Zero<Type>>(lanes); });
    case Opcode::Fence: return skip;
    default: return nullptr;
    }
}

} // namespace warplens::simt
