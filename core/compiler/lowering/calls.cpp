// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/calls.h"

#include "compiler/lowering/positions.h"
#include "compiler/lowering/prints.h"

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

namespace warplens::lowering {

namespace {

/// Says nothing about what the kernel does.
bool isIgnored(const llvm::CallInst &call)
{
    const auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&call);
    if (!intrinsic)
        return false;
    if (llvm::isa<llvm::DbgInfoIntrinsic>(intrinsic) || intrinsic->isAssumeLikeIntrinsic())
        return intrinsic->getType()->isVoidTy();
    switch (intrinsic->getIntrinsicID()) {
    case llvm::Intrinsic::stacksave:
    case llvm::Intrinsic::stackrestore:
    case llvm::Intrinsic::donothing:
    case llvm::Intrinsic::prefetch: return true;
    default: return false;
    }
}

/// What was not read as PTX before.
void translateAssembly(Translation &t, const llvm::CallInst &call, const llvm::InlineAsm &assembly)
{
    const llvm::StringRef text = llvm::StringRef(assembly.getAsmString()).ltrim();
    translateOpaque(t, call,
                    "asm " + text.take_until([](char c) { return c == ' ' || c == ';'; }).str());
}

} // namespace

Operand argument(Translation &t, const llvm::CallBase &call, unsigned i)
{
    return t.operandOf(*call.getArgOperand(i));
}

void emitPlain(Translation &t, Opcode opcode, unsigned modifier)
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.modifier = std::uint8_t(modifier);
    t.emitter.append(instruction);
}

Operand isNotZero(Translation &t, Operand value, ValueType type)
{
    if (type == ValueType::Bool)
        return value;
    return t.emitter.compare(IntPredicate::Ne, type, value, t.emitter.constant(type, 0));
}

void translateOpaque(Translation &t, const llvm::CallBase &call, const std::string &name)
{
    std::vector<std::string> &calls = t.kernel.opaqueCalls;
    const auto known = std::ranges::find(calls, name);
    const auto index = std::uint32_t(known - calls.begin());
    if (known == calls.end()) {
        calls.push_back(name);
        t.reports.add(DiagnosticKind::OpaqueCall, Severity::Note, t.emitter.position(), name);
    }
    emitPlain(t, Opcode::Opaque);
    t.emitter.last().payload = index;
    if (!call.getType()->isVoidTy())
        t.define(call, t.zeros(call.getType()));
}

void translateCall(Translation &t, const llvm::CallInst &call)
{
    if (isIgnored(call))
        return;
    if (const auto *assembly = llvm::dyn_cast<llvm::InlineAsm>(call.getCalledOperand()))
        return translateAssembly(t, call, *assembly);
    const llvm::Function *callee = call.getCalledFunction();
    if (!callee)
        return t.reports.add(DiagnosticKind::IndirectCall, Severity::Error, t.emitter.position());
    if (!callee->isDeclaration())
        return t.unsupported("a call of " + plainName(*callee));
    const llvm::StringRef name = callee->getName();
    if (name == "abort")
        return emitPlain(t, Opcode::Trap);
    if (name == "vprintf")
        return translateOpaque(t, call, "printf");
    if (translateWords(t, call) || translateNvvm(t, call) || translateIntrinsic(t, call)
        || translateRuntime(t, call) || translateMathCall(t, call))
        return;
    if (callee->isIntrinsic())
        return t.unsupported(name.str());
    t.reports.add(DiagnosticKind::UndefinedFunction, Severity::Error, t.emitter.position(),
                  plainName(*callee));
}

} // namespace warplens::lowering
