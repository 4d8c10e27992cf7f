// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/calls.h"
#include "compiler/lowering/mathnames.h"

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

/// `expf` for `__nv_fast_expf`, `__expf`, `__nv_expf`.
llvm::StringRef withoutPrefix(llvm::StringRef name)
{
    for (const char *prefix : {"__nv_fast_", "__nv_", "__"}) {
        if (name.consume_front(prefix))
            break;
    }
    return name;
}

std::optional<MathFunction> functionOf(llvm::StringRef name)
{
    // The rounding a name asks for is the one there is, or close to it.
    for (const char *suffix : {"_rn", "_rz", "_ru", "_rd"}) {
        if (name.consume_back(suffix))
            break;
    }
    if (const auto function = mathFunction(name))
        return function;
    return name.consume_back("f") ? mathFunction(name) : std::nullopt;
}

std::optional<Opcode> operationOf(llvm::StringRef name)
{
    if (name == "fdividef")
        return Opcode::FDiv;
    if (name == "fmaf" || name == "fma")
        return Opcode::Fma;
    if (!name.consume_back("_rn"))
        return {};
    if (name == "fadd" || name == "dadd")
        return Opcode::FAdd;
    if (name == "fsub" || name == "dsub")
        return Opcode::FSub;
    if (name == "fmul" || name == "dmul")
        return Opcode::FMul;
    if (name == "fdiv" || name == "ddiv")
        return Opcode::FDiv;
    if (name == "fmaf" || name == "fma")
        return Opcode::Fma;
    return {};
}

} // namespace

bool translateMathCall(Translation &t, const llvm::CallInst &call)
{
    if (!call.getType()->isFloatingPointTy() || call.arg_empty() || call.arg_size() > 3)
        return false;
    for (const llvm::Use &operand : call.args()) {
        if (operand->getType() != call.getType())
            return false;
    }
    const llvm::StringRef name = withoutPrefix(call.getCalledFunction()->getName());
    const auto operation = operationOf(name);
    const auto function = operation ? std::nullopt : functionOf(name);
    if (!operation && !function)
        return false;
    Instruction instruction;
    instruction.opcode = operation.value_or(Opcode::Math);
    instruction.type = instruction.resultType = t.scalar(call.getType()).type;
    instruction.modifier = function ? std::uint8_t(*function) : 0;
    for (unsigned i = 0; i < call.arg_size(); ++i)
        instruction.operands[i] = argument(t, call, i);
    instruction.result = Operand::reg(t.emitter.newRegister());
    t.define(call, {t.emitter.append(instruction).result});
    return true;
}

} // namespace warplens::lowering
