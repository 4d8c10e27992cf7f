// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/prints.h"

#include "compiler/lowering/calls.h"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <algorithm>

namespace warplens::lowering {

namespace {

constexpr const char *PrintName = "warplens.print";
constexpr const char *AssertName = "warplens.assert";

std::optional<std::string> wordsOf(const llvm::Value &text)
{
    llvm::StringRef words;
    if (!llvm::getConstantStringInfo(&text, words))
        return {};
    return words.str();
}

/// The store that fills the bytes at `offset` of `packed` for `call`: the last one before it.
llvm::StoreInst *fillingStore(llvm::CallInst &call, const llvm::AllocaInst &packed,
                              std::uint64_t offset)
{
    const llvm::DataLayout &layout = call.getModule()->getDataLayout();
    for (llvm::Instruction *before = call.getPrevNode(); before; before = before->getPrevNode()) {
        auto *store = llvm::dyn_cast<llvm::StoreInst>(before);
        if (!store)
            continue;
        llvm::APInt place(64, 0);
        const llvm::Value *base =
            store->getPointerOperand()->stripAndAccumulateConstantOffsets(layout, place, true);
        if (base == &packed && place == offset)
            return store;
    }
    return nullptr;
}

/// Takes a string away from where it is passed: its address would make it a variable.
std::string takeString(llvm::CallInst &call, const llvm::AllocaInst &packed, std::uint64_t offset)
{
    llvm::StoreInst *store = fillingStore(call, packed, offset);
    if (!store || !store->getValueOperand()->getType()->isPointerTy())
        return {};
    const auto words = wordsOf(*store->getValueOperand());
    if (!words)
        return {};
    // An empty one is still a string: any address but null, at which nothing stands.
    llvm::Type *type = store->getValueOperand()->getType();
    auto *nowhere = llvm::ConstantInt::get(llvm::Type::getInt64Ty(type->getContext()), 1);
    store->setOperand(0, llvm::ConstantExpr::getIntToPtr(nowhere, type));
    return *words;
}

/// What Clang makes of the arguments for this target: a local struct that holds them in turn.
std::optional<std::vector<PrintFormat::Argument>> takeArguments(llvm::CallInst &call)
{
    std::vector<PrintFormat::Argument> arguments;
    const llvm::Value *passed = call.getArgOperand(1)->stripPointerCasts();
    if (llvm::isa<llvm::ConstantPointerNull>(passed))
        return arguments;
    const auto *packed = llvm::dyn_cast<llvm::AllocaInst>(passed);
    auto *type = packed ? llvm::dyn_cast<llvm::StructType>(packed->getAllocatedType()) : nullptr;
    if (!type)
        return {};
    const llvm::DataLayout &layout = call.getModule()->getDataLayout();
    for (unsigned i = 0; i < type->getNumElements(); ++i) {
        const auto scalars = scalarsOf(type->getElementType(i), layout);
        if (!scalars || scalars->size() != 1)
            return {};
        PrintFormat::Argument argument;
        argument.type = scalars->front().type;
        argument.offset = std::uint32_t(layout.getStructLayout(type)->getElementOffset(i));
        argument.text = takeString(call, *packed, argument.offset);
        arguments.push_back(std::move(argument));
    }
    return arguments;
}

/// Puts a call of `name` with the entry's number in place of `call`.
void replaceCall(llvm::CallInst &call, const char *name, std::size_t number, bool takesAddress)
{
    llvm::IRBuilder<> builder(&call);
    llvm::SmallVector<llvm::Value *> arguments = {builder.getInt32(std::uint32_t(number))};
    if (takesAddress)
        arguments.push_back(call.getArgOperand(1));
    llvm::SmallVector<llvm::Type *> types;
    for (const llvm::Value *argument : arguments)
        types.push_back(argument->getType());
    const llvm::FunctionCallee callee = call.getModule()->getOrInsertFunction(
        name, llvm::FunctionType::get(call.getType(), types, false));
    llvm::CallInst *replacement = builder.CreateCall(callee, arguments);
    call.replaceAllUsesWith(replacement);
    call.eraseFromParent();
}

void takePrint(llvm::CallInst &call, Kernel &kernel)
{
    if (call.arg_size() != 2)
        return;
    auto format = wordsOf(*call.getArgOperand(0));
    auto arguments = format ? takeArguments(call) : std::nullopt;
    if (!arguments)
        return;
    kernel.prints.push_back({*std::move(format), *std::move(arguments)});
    replaceCall(call, PrintName, kernel.prints.size() - 1, true);
}

/// Which argument holds the expression that failed, of the functions that libraries report
/// failed assertions by.
std::optional<unsigned> expressionArgument(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<unsigned>>(name)
        .Case("__assertfail", 0)
        .Case("__assert_fail", 0)
        .Case("__assert_rtn", 3)
        .Default({});
}

void takeAssertion(llvm::CallInst &call, unsigned expression, Kernel &kernel)
{
    const auto words =
        expression < call.arg_size() ? wordsOf(*call.getArgOperand(expression)) : std::nullopt;
    if (!words)
        return;
    const auto known = std::ranges::find(kernel.assertions, *words);
    const auto number = std::size_t(known - kernel.assertions.begin());
    if (known == kernel.assertions.end())
        kernel.assertions.push_back(*words);
    replaceCall(call, AssertName, number, false);
}

} // namespace

void takeWords(llvm::Function &function, Kernel &kernel)
{
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
        auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        if (!call || !call->getCalledFunction())
            continue;
        const llvm::StringRef name = call->getCalledFunction()->getName();
        if (name == "vprintf")
            takePrint(*call, kernel);
        else if (const auto expression = expressionArgument(name))
            takeAssertion(*call, *expression, kernel);
    }
}

bool translateWords(Translation &t, const llvm::CallInst &call)
{
    const llvm::StringRef name = call.getCalledFunction()->getName();
    if (expressionArgument(name)) { // with words that are not in the text
        emitPlain(t, Opcode::Trap);
        return true;
    }
    const bool isPrint = name == PrintName;
    if (!isPrint && name != AssertName)
        return false;
    const auto number =
        std::uint32_t(llvm::cast<llvm::ConstantInt>(call.getArgOperand(0))->getZExtValue());
    emitPlain(t, isPrint ? Opcode::Print : Opcode::Trap);
    Instruction &instruction = t.emitter.last();
    instruction.payload = isPrint ? number : number + 1;
    if (!isPrint)
        return true;
    const std::size_t arguments = t.kernel.prints[number].arguments.size();
    instruction.operands[0] = argument(t, call, 1);
    t.define(call, {t.emitter.constant(ValueType::I32, arguments)});
    return true;
}

} // namespace warplens::lowering
