// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/asynccopies.h"

#include "compiler/ptx/accesswords.h"
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

namespace warplens::ptx {

namespace {

constexpr unsigned WordBits = 32;

/// What of word `i` lies within the first `given` bytes.
llvm::Value *bitsGiven(Translation &t, llvm::Value *given, unsigned i)
{
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *bits = builder.CreateMul(given, builder.getInt32(8));
    bits = builder.CreateSub(bits, builder.getInt32(i * WordBits));
    llvm::Value *none = builder.CreateICmpSLE(bits, builder.getInt32(0));
    llvm::Value *all = builder.CreateICmpSGE(bits, builder.getInt32(WordBits));
    llvm::Value *one = builder.getInt32(1);
    llvm::Value *safe = builder.CreateAnd(bits, builder.getInt32(WordBits - 1));
    llvm::Value *some = builder.CreateSub(builder.CreateShl(one, safe), one);
    some = builder.CreateSelect(all, builder.getInt32(~std::uint32_t(0)), some);
    return builder.CreateSelect(none, builder.getInt32(0), some);
}

llvm::Value *onlyGiven(Translation &t, llvm::Value *value, llvm::Value *given, unsigned words)
{
    if (words == 1)
        return t.builder.CreateAnd(value, bitsGiven(t, given, 0));
    for (unsigned i = 0; i < words; ++i) {
        llvm::Value *word = t.builder.CreateExtractElement(value, i);
        word = t.builder.CreateAnd(word, bitsGiven(t, given, i));
        value = t.builder.CreateInsertElement(value, word, i);
    }
    return value;
}

bool waits(const Instruction &instruction)
{
    for (const char *word : {"commit_group", "wait_group", "wait_all", "mbarrier"})
        if (instruction.has(word))
            return true;
    return false;
}

/// How many bytes are read: a size, or a predicate that is true where none are. Null for neither.
llvm::Value *bytesGiven(Translation &t, const Operand &operand, unsigned bytes)
{
    llvm::Value *size = t.read(operand, bitsOf(32));
    if (!size || !t.isPredicate(operand))
        return size;
    llvm::Value *ignores = t.read(operand, PredicateType);
    return t.builder.CreateSelect(ignores, t.builder.getInt32(0), t.builder.getInt32(bytes));
}

} // namespace

void copyAsync(Translation &t, llvm::Value *to, llvm::Value *from, unsigned bytes,
               llvm::Value *given, CacheHint hint)
{
    const unsigned words = bytes / 4;
    llvm::Type *word = t.integerType(WordBits);
    llvm::Type *type = words == 1 ? word : llvm::FixedVectorType::get(word, words);
    const lowering::AccessMarks marks{hint, true};
    const auto *fixed = llvm::dyn_cast_or_null<llvm::ConstantInt>(given);
    if (!given || (fixed && fixed->getZExtValue() >= bytes)) {
        t.store(t.load(type, from, marks), to, {CacheHint::Default, true});
        return;
    }
    llvm::AllocaInst *slot = t.newSlot(type);
    t.builder.CreateStore(llvm::Constant::getNullValue(type), slot);
    t.onlyIf(t.builder.CreateICmpNE(given, t.builder.getInt32(0)), [&] {
        llvm::Value *value = t.load(type, from, marks);
        t.builder.CreateStore(onlyGiven(t, value, given, words), slot);
    });
    t.store(t.builder.CreateLoad(type, slot), to, {CacheHint::Default, true});
}

bool translateAsyncCopy(Translation &t, const Instruction &instruction)
{
    if (instruction.name != "cp" || !instruction.has("async"))
        return false;
    if (waits(instruction)) {
        t.builder.CreateFence(llvm::AtomicOrdering::SequentiallyConsistent);
        return true;
    }
    const AccessWords words = accessWordsOf(instruction.words);
    if (words.type || words.others.size() != 1 || instruction.operands.size() < 3)
        return false;
    llvm::Value *to = t.address(instruction.operands[0], Space::Shared);
    llvm::Value *from = t.address(instruction.operands[1], Space::Global);
    const auto *size =
        llvm::dyn_cast_or_null<llvm::ConstantInt>(t.read(instruction.operands[2], bitsOf(32)));
    const std::uint64_t bytes = size ? size->getZExtValue() : 0;
    if (!to || !from || (bytes != 4 && bytes != 8 && bytes != 16))
        return false;
    const bool hasPolicy = instruction.has("L2::cache_hint");
    llvm::Value *given = nullptr;
    if (instruction.operands.size() == (hasPolicy ? 5u : 4u)) {
        given = bytesGiven(t, instruction.operands[3], unsigned(bytes));
        if (!given)
            return false;
    }
    copyAsync(t, to, from, unsigned(bytes), given, words.hint);
    return true;
}

} // namespace warplens::ptx
