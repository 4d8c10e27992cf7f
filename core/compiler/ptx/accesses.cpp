// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/accesswords.h"
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <algorithm>

namespace warplens::ptx {

namespace {

/// The registers of `{a, b}`, or the one that stands alone.
std::vector<Operand> elementsOf(const Operand &operand)
{
    if (operand.kind == Operand::Kind::Vector)
        return operand.parts;
    return {operand};
}

bool translateLoad(Translation &t, const Operand &to, llvm::Value *from, const AccessWords &words)
{
    const std::vector<Operand> elements = elementsOf(to);
    if (elements.size() != words.elements
        || !std::ranges::all_of(elements, [&](const auto &each) { return t.isWritable(each); }))
        return false;
    llvm::Type *element = t.integerType(words.type->totalBits());
    const lowering::AccessMarks marks{words.hint, false};
    if (words.elements == 1)
        return t.write(to.kind == Operand::Kind::Vector ? elements.front() : to,
                       t.load(element, from, marks), words.type->isSigned());
    llvm::Value *vector = t.load(llvm::FixedVectorType::get(element, words.elements), from, marks);
    for (unsigned i = 0; i < words.elements; ++i)
        t.write(elements[i], t.builder.CreateExtractElement(vector, i), words.type->isSigned());
    return true;
}

bool translateStore(Translation &t, llvm::Value *to, const Operand &from, const AccessWords &words)
{
    const std::vector<Operand> elements = elementsOf(from);
    if (elements.size() != words.elements)
        return false;
    llvm::Type *element = t.integerType(words.type->totalBits());
    llvm::Value *whole = words.elements == 1
        ? nullptr
        : llvm::PoisonValue::get(llvm::FixedVectorType::get(element, words.elements));
    for (unsigned i = 0; i < words.elements; ++i) {
        llvm::Value *value = t.read(elements[i], *words.type);
        if (!value)
            return false;
        value = t.bitsOf(value);
        whole = whole ? t.builder.CreateInsertElement(whole, value, i) : value;
    }
    t.store(whole, to, {words.hint, false});
    return true;
}

} // namespace

bool translateAccess(Translation &t, const Instruction &instruction)
{
    const bool isStore = instruction.name == "st";
    if (!isStore && instruction.name != "ld" && instruction.name != "ldu")
        return false;
    const AccessWords words = accessWordsOf(instruction.words);
    // A cache policy may follow.
    if (!words.type || !words.others.empty() || instruction.operands.size() < 2)
        return false;
    const Operand &place = instruction.operands[isStore ? 0 : 1];
    const Operand &value = instruction.operands[isStore ? 1 : 0];
    llvm::Value *address = t.address(place, words.space);
    if (!address)
        return false;
    return isStore ? translateStore(t, address, value, words)
                   : translateLoad(t, value, address, words);
}

} // namespace warplens::ptx
