// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/accessmarks.h"
#include "compiler/ptx/syntax.h"
#include "compiler/ptx/types.h"
#include "kernel/space.h"

#include <llvm/IR/IRBuilder.h>

#include <optional>

namespace warplens::ptx {

/// What `$n` stands for: a value, or a variable that the text may write and that becomes a result.
struct Argument
{
    llvm::Value *input = nullptr;
    llvm::AllocaInst *slot = nullptr; ///< an integer as wide as the result
};

/// One asm statement on its way to IR: what the instructions' families share. Registers are
/// variables of the function, which the passes put into registers again.
class Translation
{
public:
    /// Writes before `call`, in its place of the text.
    Translation(llvm::CallInst &call, const Program &program, std::vector<Argument> arguments);

    llvm::IRBuilder<> builder;
    /// The text may not be left out: neither may its accesses.
    bool isVolatile = false;

    llvm::Module &module() { return *builder.GetInsertBlock()->getModule(); }
    llvm::Function &function() { return *builder.GetInsertBlock()->getParent(); }
    llvm::Type *irType(const Type &type);
    llvm::IntegerType *integerType(unsigned bits) { return builder.getIntNTy(bits); }

    /// The operand as a value of `type`: its low bits, or zeros above. Null for what is no value.
    llvm::Value *read(const Operand &operand, const Type &type);
    /// Operands `first` to `first + count - 1`; empty if one of them is not there or no value.
    std::vector<llvm::Value *> readAll(const Instruction &instruction, std::size_t first,
                                       std::size_t count, const Type &type);
    /// The operands behind the first, if there are exactly `count`; else empty.
    std::vector<llvm::Value *> readSources(const Instruction &instruction, std::size_t count,
                                           const Type &type);
    /// False for what cannot be written. A wider register is filled with zeros, or the sign.
    bool write(const Operand &operand, llvm::Value *value, bool isSigned = false);
    bool isWritable(const Operand &operand) const;
    /// A register of one bit.
    bool isPredicate(const Operand &operand) const;
    /// Zeros in everything `operand` names.
    void clear(const Operand &operand);
    /// The pointer that `[…]` names in `space`; null if it is none. `Unknown` is a generic address.
    llvm::Value *address(const Operand &operand, Space space);

    /// The same bits as an integer, and back.
    llvm::Value *bitsOf(llvm::Value *value);
    llvm::Value *fromBits(llvm::Value *bits, llvm::Type *type);
    llvm::Value *resized(llvm::Value *integer, unsigned bits, bool isSigned = false);

    /// Calls what the lowering knows by name.
    llvm::CallInst *callNamed(const llvm::Twine &name, llvm::Type *result,
                              llvm::ArrayRef<llvm::Value *> arguments = {});
    /// A variable of the function.
    llvm::AllocaInst *newSlot(llvm::Type *type);
    /// Runs `write` for the lanes whose `condition` holds.
    template <typename Write> void onlyIf(llvm::Value *condition, Write write)
    {
        llvm::Instruction *after = &*builder.GetInsertPoint();
        builder.SetInsertPoint(splitBefore(after, condition));
        write();
        builder.SetInsertPoint(after);
    }
    /// A load or store of `type`, aligned to its size as PTX demands.
    llvm::LoadInst *load(llvm::Type *type, llvm::Value *pointer,
                         const lowering::AccessMarks &marks = {});
    void store(llvm::Value *value, llvm::Value *pointer, const lowering::AccessMarks &marks = {});

private:
    llvm::Value *readScalar(const Operand &operand, const Type &type);
    llvm::AllocaInst *slotOf(const Operand &operand) const;
    llvm::Instruction *splitBefore(llvm::Instruction *after, llvm::Value *condition);

    std::vector<llvm::AllocaInst *> m_registers;
    std::vector<Argument> m_arguments;
};

/// The types among the words of an instruction, in order.
std::vector<Type> typesOf(const Instruction &instruction);
/// The only type there; nothing if there are more, or none.
std::optional<Type> typeOf(const Instruction &instruction);
/// Every word is a type or one of `known`.
bool hasOnly(const Instruction &instruction, std::initializer_list<const char *> known);

} // namespace warplens::ptx
