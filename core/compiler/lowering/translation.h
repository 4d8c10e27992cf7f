// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/emitter.h"
#include "compiler/lowering/origins.h"
#include "compiler/lowering/reports.h"
#include "compiler/lowering/scalars.h"
#include "compiler/lowering/storage.h"

#include <llvm/ADT/DenseMap.h>

namespace llvm {
class AllocaInst;
class Argument;
class Constant;
class DataLayout;
class Function;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace warplens::lowering {

/// One kernel on its way from IR to instructions: what all parts of the translation share.
class Translation
{
public:
    Translation(const llvm::Function &function, const Storage &storage, Kernel &kernel,
                Reports &reports);

    /// The registers or constants that hold `value`.
    Operands operandsOf(const llvm::Value &value);
    /// Of a value of one scalar.
    Operand operandOf(const llvm::Value &value);
    void define(const llvm::Value &value, Operands operands);

    /// The scalars of `type`; reports a type that has none.
    std::vector<Scalar> scalars(llvm::Type *type);
    Scalar scalar(llvm::Type *type);
    /// Zeros of `type`.
    Operands zeros(llvm::Type *type);

    /// Says that the current instruction has no counterpart.
    void unsupported(const std::string &what) { reports.unsupported(emitter.position(), what); }

    const llvm::DataLayout &layout;
    const Storage &storage;
    Kernel &kernel;
    Reports &reports;
    Emitter emitter;
    Origins origins;
    /// The instruction being translated; none for a constant expression.
    const llvm::Instruction *current = nullptr;
    /// Runs before the entry: addresses, parameters, constant expressions.
    std::vector<Instruction> prologue;

private:
    Operands constantOperands(const llvm::Constant &constant);
    Operands addressOf(const llvm::Value &variable);
    Operands argumentOperands(const llvm::Argument &argument);
    template <typename Make> Operands inPrologue(Make make);

    llvm::DenseMap<const llvm::Value *, Operands> m_operands;
};

/// Translates one instruction that is neither phi nor terminator. Defined in instructions.cpp.
void translate(Translation &t, const llvm::Instruction &instruction);

} // namespace warplens::lowering
