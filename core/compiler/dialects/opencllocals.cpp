// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/opencllocals.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <bit>
#include <charconv>

namespace warplens {

namespace {

constexpr std::uint32_t LocalBytes = 32 << 10;
constexpr std::uint32_t MostElements = 1 << 20;

bool isLocalPointer(const llvm::Argument &argument)
{
    return argument.getType()->isPointerTy() && argument.getType()->getPointerAddressSpace() == 3;
}

std::uint32_t elementsOf(const Parameter &parameter, std::size_t sharers,
                         const std::map<std::string, std::string> &given)
{
    if (const auto text = given.find(parameter.name); text != given.end()) {
        const char *end = text->second.data() + text->second.size();
        std::uint32_t count = 0;
        const auto [stop, error] = std::from_chars(text->second.data(), end, count);
        if (error == std::errc() && stop == end && count > 0 && count <= MostElements)
            return count;
    }
    const auto bytes = std::uint32_t(sharers) * std::max(parameter.array.elementBytes, 1U);
    return std::bit_floor(std::max(LocalBytes / bytes, 1U));
}

llvm::GlobalVariable *addShared(llvm::Module &module, const std::string &name, std::uint64_t bytes)
{
    auto *type = llvm::ArrayType::get(llvm::Type::getInt8Ty(module.getContext()), bytes);
    auto *variable = new llvm::GlobalVariable(
        module, type, false, llvm::GlobalValue::InternalLinkage, llvm::PoisonValue::get(type), name,
        nullptr, llvm::GlobalValue::NotThreadLocal, 3);
    variable->setAlignment(llvm::Align(16));
    return variable;
}

/// The same function without the arguments that nothing uses any more.
void dropArguments(llvm::Function &function, const std::vector<bool> &isDropped)
{
    std::vector<llvm::Type *> types;
    llvm::SmallVector<llvm::AttributeSet> attributes;
    for (const llvm::Argument &argument : function.args()) {
        if (isDropped[argument.getArgNo()])
            continue;
        types.push_back(argument.getType());
        attributes.push_back(function.getAttributes().getParamAttrs(argument.getArgNo()));
    }
    llvm::LLVMContext &context = function.getContext();
    auto *type = llvm::FunctionType::get(function.getReturnType(), types, false);
    auto *shorter = llvm::Function::Create(type, function.getLinkage(), "", function.getParent());
    shorter->takeName(&function);
    shorter->setAttributes(llvm::AttributeList::get(context, function.getAttributes().getFnAttrs(),
                                                    llvm::AttributeSet(), attributes));
    shorter->setSubprogram(function.getSubprogram());
    shorter->splice(shorter->begin(), &function);
    llvm::Function::arg_iterator next = shorter->arg_begin();
    for (llvm::Argument &argument : function.args()) {
        if (isDropped[argument.getArgNo()])
            continue;
        next->takeName(&argument);
        argument.replaceAllUsesWith(&*next++);
    }
    function.eraseFromParent();
}

/// A load whose only use is one component.
void narrowLoad(llvm::ExtractElementInst &extract)
{
    auto *load = llvm::dyn_cast<llvm::LoadInst>(extract.getVectorOperand());
    auto *index = llvm::dyn_cast<llvm::ConstantInt>(extract.getIndexOperand());
    if (!load || !index || !load->hasOneUse())
        return;
    llvm::IRBuilder<> b(load);
    llvm::Type *element = extract.getType();
    const std::uint64_t bytes = element->getPrimitiveSizeInBits() / 8;
    const std::uint64_t offset = index->getZExtValue() * bytes;
    llvm::Value *place =
        b.CreateConstInBoundsGEP1_64(element, load->getPointerOperand(), index->getZExtValue());
    llvm::Value *narrow = b.CreateAlignedLoad(
        element, place, llvm::commonAlignment(load->getAlign(), offset), load->isVolatile());
    extract.replaceAllUsesWith(narrow);
    extract.eraseFromParent();
    load->eraseFromParent();
}

/// A vector that is read, changed in one component and written back.
void narrowStore(llvm::StoreInst &store)
{
    auto *insert = llvm::dyn_cast<llvm::InsertElementInst>(store.getValueOperand());
    auto *load = insert ? llvm::dyn_cast<llvm::LoadInst>(insert->getOperand(0)) : nullptr;
    auto *index = insert ? llvm::dyn_cast<llvm::ConstantInt>(insert->getOperand(2)) : nullptr;
    if (!load || !index || !load->hasOneUse() || !insert->hasOneUse()
        || load->getPointerOperand() != store.getPointerOperand())
        return;
    llvm::IRBuilder<> b(&store);
    llvm::Value *value = insert->getOperand(1);
    const std::uint64_t bytes = value->getType()->getPrimitiveSizeInBits() / 8;
    const std::uint64_t offset = index->getZExtValue() * bytes;
    llvm::Value *place = b.CreateConstInBoundsGEP1_64(value->getType(), store.getPointerOperand(),
                                                      index->getZExtValue());
    b.CreateAlignedStore(value, place, llvm::commonAlignment(store.getAlign(), offset),
                         store.isVolatile());
    store.eraseFromParent();
    insert->eraseFromParent();
    load->eraseFromParent();
}

} // namespace

void placeLocalParameters(llvm::Module &module, KernelDeclaration &declaration,
                          const std::map<std::string, std::string> &given)
{
    llvm::Function *kernel = module.getFunction(declaration.function);
    if (!kernel || kernel->isDeclaration() || !kernel->use_empty()
        || kernel->arg_size() != declaration.parameters.size())
        return;
    const auto sharers = llvm::count_if(kernel->args(), isLocalPointer);
    if (sharers == 0)
        return;
    std::vector<bool> isDropped;
    std::vector<Parameter> kept;
    for (llvm::Argument &argument : kernel->args()) {
        Parameter parameter = declaration.parameters[argument.getArgNo()];
        isDropped.push_back(isLocalPointer(argument));
        if (!isDropped.back()) {
            kept.push_back(parameter);
            continue;
        }
        const std::uint32_t count = elementsOf(parameter, std::size_t(sharers), given);
        const std::string symbol = declaration.function + "." + parameter.name;
        Variable variable;
        variable.name = parameter.name;
        variable.array = parameter.array;
        variable.array.shape.insert(variable.array.shape.begin(), count);
        variable.bytes = std::uint64_t(count) * std::max(parameter.array.elementBytes, 1U);
        variable.position = parameter.position;
        argument.replaceAllUsesWith(addShared(module, symbol, variable.bytes));
        declaration.variables[symbol] = variable;
        Parameter size;
        size.name = parameter.name;
        size.type = "int";
        size.position = parameter.position;
        size.isConstant = true;
        size.constant = std::to_string(count);
        declaration.constants.push_back(size);
    }
    dropArguments(*kernel, isDropped);
    declaration.parameters = std::move(kept);
}

void narrowComponentAccesses(llvm::Module &module)
{
    for (llvm::Function &function : module) {
        for (llvm::Instruction &instruction :
             llvm::make_early_inc_range(llvm::instructions(function))) {
            if (auto *extract = llvm::dyn_cast<llvm::ExtractElementInst>(&instruction))
                narrowLoad(*extract);
        }
        std::vector<llvm::StoreInst *> stores;
        for (llvm::Instruction &instruction : llvm::instructions(function)) {
            if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction))
                stores.push_back(store);
        }
        for (llvm::StoreInst *store : stores)
            narrowStore(*store);
    }
}

} // namespace warplens
