// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/expand.h"

#include "compiler/ptx/asynccopies.h"
#include "compiler/ptx/families.h"
#include "compiler/ptx/parser.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>

namespace warplens::ptx {

namespace {

/// One asm statement with its operands.
class Expansion
{
public:
    Expansion(llvm::CallInst &call, const llvm::InlineAsm &assembly)
        : m_call(call)
        , m_assembly(assembly)
    {
    }

    void run()
    {
        const auto constraints = m_assembly.ParseConstraints();
        const auto operands = std::ranges::count_if(constraints, [](const auto &constraint) {
            return constraint.Type != llvm::InlineAsm::isClobber;
        });
        const auto program = parse(m_assembly.getAsmString(), std::uint32_t(operands));
        if (!program || !std::ranges::all_of(constraints, isInRegister)
            || !std::ranges::all_of(resultTypes(), isPlain)
            || !std::ranges::all_of(m_call.args(), isPlainArgument))
            return;
        Translation t(m_call, *program, bind(constraints));
        t.isVolatile = m_assembly.hasSideEffects();
        translate(t, *program);
        finish(t);
    }

private:
    using Constraint = llvm::InlineAsm::ConstraintInfo;

    static bool isInRegister(const Constraint &constraint)
    {
        return constraint.Type != llvm::InlineAsm::isLabel && !constraint.isIndirect;
    }
    static bool isPlain(llvm::Type *type)
    {
        return type->isIntegerTy() || type->isPointerTy() || type->isFloatingPointTy();
    }

    static bool isPlainArgument(const llvm::Use &argument) { return isPlain(argument->getType()); }

    std::vector<llvm::Type *> resultTypes() const
    {
        llvm::Type *type = m_call.getType();
        if (type->isVoidTy())
            return {};
        if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
            return {structure->element_begin(), structure->element_end()};
        return {type};
    }

    /// Results are variables; a tied operand is what its variable holds at first.
    std::vector<Argument> bind(const llvm::InlineAsm::ConstraintInfoVector &constraints)
    {
        llvm::IRBuilder<> builder(&m_call);
        llvm::BasicBlock &entry = m_call.getFunction()->getEntryBlock();
        llvm::IRBuilder<> atEntry(&entry, entry.getFirstInsertionPt());
        const llvm::DataLayout &layout = m_call.getModule()->getDataLayout();
        for (llvm::Type *type : resultTypes()) {
            llvm::Type *bits = builder.getIntNTy(unsigned(layout.getTypeSizeInBits(type)));
            m_results.push_back(atEntry.CreateAlloca(bits));
            builder.CreateStore(llvm::Constant::getNullValue(bits), m_results.back());
        }
        std::vector<Argument> arguments;
        std::size_t result = 0;
        unsigned input = 0;
        for (const Constraint &constraint : constraints) {
            if (constraint.Type == llvm::InlineAsm::isClobber)
                continue;
            Argument argument;
            if (constraint.Type == llvm::InlineAsm::isOutput)
                argument.slot = m_results[result++];
            else
                argument.input = m_call.getArgOperand(input++);
            arguments.push_back(argument);
        }
        tie(constraints, arguments, builder);
        return arguments;
    }

    static void tie(const llvm::InlineAsm::ConstraintInfoVector &constraints,
                    const std::vector<Argument> &arguments, llvm::IRBuilder<> &builder)
    {
        const llvm::DataLayout &layout = builder.GetInsertBlock()->getModule()->getDataLayout();
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (!constraints[i].hasMatchingInput())
                continue;
            llvm::AllocaInst *slot = arguments[i].slot;
            llvm::Value *first = arguments[std::size_t(constraints[i].MatchingInput)].input;
            if (!slot || !first)
                continue;
            if (first->getType()->isPointerTy())
                first = builder.CreatePtrToInt(first, builder.getInt64Ty());
            const auto bits = unsigned(layout.getTypeSizeInBits(first->getType()));
            first = builder.CreateBitCast(first, builder.getIntNTy(bits));
            builder.CreateStore(builder.CreateZExtOrTrunc(first, slot->getAllocatedType()), slot);
        }
    }

    void translate(Translation &t, const Program &program)
    {
        for (std::size_t i = 0; i < program.labels.size(); ++i)
            m_labels.push_back(
                llvm::BasicBlock::Create(m_call.getContext(), "", m_call.getFunction()));
        for (const Statement &statement : program.statements) {
            if (statement.kind == Statement::Kind::Label)
                place(m_labels[statement.label]);
            else
                translateGuarded(t, statement.instruction);
        }
    }

    /// What follows is where the label's block leads to.
    void place(llvm::BasicBlock *label)
    {
        llvm::BasicBlock *before = m_call.getParent();
        llvm::BasicBlock *after = before->splitBasicBlock(&m_call);
        before->getTerminator()->setSuccessor(0, label);
        llvm::IRBuilder<> builder(label);
        builder.SetCurrentDebugLocation(m_call.getDebugLoc());
        builder.CreateBr(after);
    }

    void translateGuarded(Translation &t, const Instruction &instruction)
    {
        if (instruction.guard.empty())
            return translateOne(t, instruction);
        llvm::Value *condition = t.read(instruction.guard.front(), PredicateType);
        if (!condition)
            return translateOpaque(t, instruction);
        t.onlyIf(condition, [&] { translateOne(t, instruction); });
    }

    void translateOne(Translation &t, const Instruction &instruction)
    {
        if (instruction.name == "bra" && !instruction.operands.empty())
            return jump(t, m_labels[instruction.operands.front().index]);
        using Family = bool (*)(Translation &, const Instruction &);
        static constexpr Family Families[] = {
            translateMove,   translateAccess,     translateInteger,    translateFloat,
            translateBits,   translateConversion, translateComparison, translateAsyncCopy,
            translateMatrix, translateLanes,      translateBarrier,    translateUpdate,
            translateBytes,  translateEffect};
        const bool known = std::ranges::any_of(
            Families, [&](const Family family) { return family(t, instruction); });
        if (!known)
            translateOpaque(t, instruction);
    }

    /// Leaves the point of insertion in a block that nothing leads to.
    void jump(Translation &t, llvm::BasicBlock *label)
    {
        llvm::Instruction *point = &*t.builder.GetInsertPoint();
        llvm::BasicBlock *before = point->getParent();
        before->splitBasicBlock(point);
        before->getTerminator()->setSuccessor(0, label);
    }

    void finish(Translation &t)
    {
        const std::vector<llvm::Type *> types = resultTypes();
        llvm::Value *result = nullptr;
        for (unsigned i = 0; i < types.size(); ++i) {
            llvm::AllocaInst *slot = m_results[i];
            llvm::Value *value =
                t.fromBits(t.builder.CreateLoad(slot->getAllocatedType(), slot), types[i]);
            if (!m_call.getType()->isStructTy()) {
                result = value;
                break;
            }
            if (!result)
                result = llvm::PoisonValue::get(m_call.getType());
            result = t.builder.CreateInsertValue(result, value, i);
        }
        if (result)
            m_call.replaceAllUsesWith(result);
        m_call.eraseFromParent();
    }

    llvm::CallInst &m_call;
    const llvm::InlineAsm &m_assembly;
    std::vector<llvm::AllocaInst *> m_results;
    std::vector<llvm::BasicBlock *> m_labels;
};

constexpr llvm::StringLiteral CopyAllLevels = "llvm.nvvm.cp.async.ca.shared.global.";
constexpr llvm::StringLiteral CopyGlobal = "llvm.nvvm.cp.async.cg.shared.global.";

bool isAsyncCopy(const llvm::CallInst &call)
{
    const llvm::Function *callee = call.getCalledFunction();
    return callee
        && (callee->getName().starts_with(CopyAllLevels)
            || callee->getName().starts_with(CopyGlobal));
}

/// `llvm.nvvm.cp.async.cg.shared.global.16`, and with `.s` the number of bytes to read.
void expandCopy(llvm::CallInst &call)
{
    llvm::StringRef name = call.getCalledFunction()->getName();
    const bool isGlobal = name.consume_front(CopyGlobal);
    unsigned bytes = 0;
    if ((!isGlobal && !name.consume_front(CopyAllLevels))
        || name.split('.').first.getAsInteger(10, bytes))
        return;
    Translation t(call, {}, {});
    t.isVolatile = true;
    copyAsync(t, call.getArgOperand(0), call.getArgOperand(1), bytes,
              call.arg_size() > 2 ? call.getArgOperand(2) : nullptr,
              isGlobal ? CacheHint::Global : CacheHint::AllLevels);
    call.eraseFromParent();
}

} // namespace

void expandAssembly(llvm::Module &module)
{
    std::vector<llvm::CallInst *> calls;
    for (llvm::Function &function : module) {
        for (llvm::Instruction &instruction : llvm::instructions(function)) {
            auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
            if (call && (call->isInlineAsm() || isAsyncCopy(*call)))
                calls.push_back(call);
        }
    }
    llvm::SmallPtrSet<llvm::Function *, 8> changed;
    for (llvm::CallInst *call : calls) {
        changed.insert(call->getFunction());
        if (const auto *assembly = llvm::dyn_cast<llvm::InlineAsm>(call->getCalledOperand()))
            Expansion(*call, *assembly).run();
        else
            expandCopy(*call);
    }
    for (llvm::Function *function : changed) // behind a branch, up to the next label
        llvm::EliminateUnreachableBlocks(*function);
}

} // namespace warplens::ptx
