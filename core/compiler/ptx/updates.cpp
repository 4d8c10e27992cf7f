// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/accesswords.h"
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

using Update = llvm::AtomicRMWInst::BinOp;

std::optional<Update> updateNamed(llvm::StringRef name, const Type &type)
{
    using enum llvm::AtomicRMWInst::BinOp;
    return llvm::StringSwitch<std::optional<Update>>(name)
        .Case("add", type.isFloat() ? FAdd : Add)
        .Case("and", And)
        .Case("or", Or)
        .Case("xor", Xor)
        .Case("exch", Xchg)
        .Case("min",
              type.isFloat()        ? FMin
                  : type.isSigned() ? Min
                                    : UMin)
        .Case("max",
              type.isFloat()        ? FMax
                  : type.isSigned() ? Max
                                    : UMax)
        .Case("inc", UIncWrap)
        .Case("dec", UDecWrap)
        .Default({});
}

} // namespace

bool translateUpdate(Translation &t, const Instruction &instruction)
{
    const bool isReduction = instruction.name == "red";
    if (!isReduction && instruction.name != "atom")
        return false;
    AccessWords words = accessWordsOf(instruction.words);
    std::erase(words.others, "noftz");
    const std::size_t first = isReduction ? 0 : 1;
    if (!words.type || words.type->elements != 1 || words.type->bits > 64 || words.elements != 1
        || words.others.size() != 1 || instruction.operands.size() < first + 2)
        return false;
    const Type type = *words.type;
    const bool isExchange = words.others.front() == "cas";
    const auto update = updateNamed(words.others.front(), type);
    const auto values = t.readAll(instruction, first + 1, isExchange ? 2 : 1, type);
    llvm::Value *address = t.address(instruction.operands[first], words.space);
    if ((!update && !isExchange) || values.empty() || !address
        || (!isReduction && !t.isWritable(instruction.operands[0])))
        return false;
    constexpr auto Order = llvm::AtomicOrdering::Monotonic;
    const llvm::MaybeAlign alignment(type.bits / 8);
    llvm::Value *old = nullptr;
    if (isExchange)
        old = t.builder.CreateExtractValue(
            t.builder.CreateAtomicCmpXchg(address, values[0], values[1], alignment, Order, Order),
            0);
    else
        old = t.builder.CreateAtomicRMW(*update, address, values[0], alignment, Order);
    return isReduction || t.write(instruction.operands[0], old, type.isSigned());
}

} // namespace warplens::ptx
