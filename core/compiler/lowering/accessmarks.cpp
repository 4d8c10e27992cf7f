// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/accessmarks.h"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>

namespace warplens::lowering {

namespace {

constexpr const char *KindName = "warplens.access";
constexpr const char *HintedPrefix = "__wl_hinted_";

llvm::Metadata *numberOf(llvm::LLVMContext &context, unsigned value)
{
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value));
}

unsigned numberAt(const llvm::MDNode &node, unsigned index)
{
    return unsigned(
        llvm::mdconst::extract<llvm::ConstantInt>(node.getOperand(index))->getZExtValue());
}

} // namespace

void markAccess(llvm::Instruction &access, const AccessMarks &marks)
{
    if (marks == AccessMarks{})
        return;
    llvm::LLVMContext &context = access.getContext();
    access.setMetadata(
        KindName,
        llvm::MDNode::get(
            context, {numberOf(context, unsigned(marks.hint)), numberOf(context, marks.isAsync)}));
}

std::optional<CacheHint> cacheHintNamed(llvm::StringRef name)
{
    using enum CacheHint;
    return llvm::StringSwitch<std::optional<CacheHint>>(name)
        .Case("ca", AllLevels)
        .Case("cg", Global)
        .Case("cs", Streaming)
        .Case("lu", LastUse)
        .Case("cv", Volatile)
        .Case("wb", WriteBack)
        .Case("wt", WriteThrough)
        .Default({});
}

std::optional<CacheHint> hintOfCall(const llvm::Value &value)
{
    const auto *call = llvm::dyn_cast<llvm::CallInst>(&value);
    if (!call || !call->getCalledFunction() || call->arg_size() != 1)
        return {};
    llvm::StringRef name = call->getCalledFunction()->getName();
    return name.consume_front(HintedPrefix) ? cacheHintNamed(name) : std::nullopt;
}

AccessMarks marksOf(const llvm::Instruction &access, const llvm::Value &pointer)
{
    const llvm::MDNode *node = access.getMetadata(KindName);
    if (node)
        return {CacheHint(numberAt(*node, 0)), numberAt(*node, 1) != 0};
    const llvm::Value *object = llvm::getUnderlyingObject(&pointer, 0);
    return {hintOfCall(*object).value_or(CacheHint::Default), false};
}

void findAccessMarks(llvm::Module &module)
{
    for (llvm::Function &function : module) {
        if (function.getName().starts_with(HintedPrefix)) {
            function.setDoesNotAccessMemory();
            function.setDoesNotThrow();
            function.setWillReturn();
        }
        for (llvm::Instruction &instruction : llvm::instructions(function)) {
            const auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
            const auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
            if ((load && load->isVolatile()) || (store && store->isVolatile()))
                markAccess(instruction, {CacheHint::Volatile, false});
        }
    }
}

} // namespace warplens::lowering
