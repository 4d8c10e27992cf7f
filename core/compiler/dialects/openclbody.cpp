// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/Module.h>

namespace warplens {

unsigned OpenClParameter::bytes() const
{
    const unsigned scalar = letter == 'c' || letter == 'h' || letter == 'a' ? 1
        : letter == 's' || letter == 't' || letter == 'D'                   ? 2
        : letter == 'l' || letter == 'm' || letter == 'd'                   ? 8
                                                                            : 4;
    return scalar * (lanes == 3 ? 4 : lanes);
}

/// Reads one parameter off the front of `text`. A substitution, `S_`, repeats `before`.
static OpenClParameter takeParameter(llvm::StringRef &text, const OpenClParameter &before)
{
    OpenClParameter parameter;
    for (;;) {
        unsigned count = 0;
        if (text.consume_front("P")) {
            parameter.isPointer = true;
        } else if (text.consume_front("V") || text.consume_front("K") || text.consume_front("r")) {
            continue;
        } else if (text.consume_front("U")) { // an address space, or _Atomic
            text.consumeInteger(10, count);
            text = text.drop_front(std::min<std::size_t>(count, text.size()));
        } else if (text.consume_front("Dv")) {
            text.consumeInteger(10, parameter.lanes);
            text.consume_front("_");
        } else {
            break;
        }
    }
    if (text.consume_front("Dh")) {
        parameter.letter = 'D';
    } else if (text.consume_front("S")) {
        text = text.drop_while([](char c) { return c != '_'; }).drop_front();
        parameter.letter = before.letter;
        parameter.lanes = std::max(parameter.lanes, before.lanes);
    } else if (!text.empty() && llvm::isDigit(text.front())) { // a named type
        unsigned count = 0;
        text.consumeInteger(10, count);
        text = text.drop_front(std::min<std::size_t>(count, text.size()));
    } else if (!text.empty()) {
        parameter.letter = text.front();
        text = text.drop_front();
    }
    return parameter;
}

OpenClName openClName(llvm::StringRef mangled)
{
    OpenClName result;
    result.isUnaligned = mangled.consume_back(UnalignedSuffix);
    unsigned length = 0;
    if (!mangled.consume_front("_Z") || mangled.consumeInteger(10, length)
        || length > mangled.size())
        return result;
    result.name = mangled.take_front(length).str();
    llvm::StringRef rest = mangled.drop_front(length);
    OpenClParameter before;
    while (!rest.empty() && rest != "v") {
        const std::size_t left = rest.size();
        before = takeParameter(rest, before);
        if (rest.size() == left)
            break;
        result.parameters.push_back(before);
    }
    return result;
}

OpenClBody::OpenClBody(llvm::Function &function, OpenClName name, std::uint32_t warpSize)
    : b(llvm::BasicBlock::Create(function.getContext(), "", &function))
    , m_function(function)
    , m_name(std::move(name))
    , m_warpSize(warpSize)
{
}

const OpenClParameter &OpenClBody::parameter(unsigned i) const
{
    static const OpenClParameter none;
    return i < m_name.parameters.size() ? m_name.parameters[i] : none;
}

llvm::Value *OpenClBody::each(llvm::Type *result, const std::vector<llvm::Value *> &values,
                              const Make &make)
{
    auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(result);
    if (!vector)
        return make(values);
    llvm::Value *whole = llvm::PoisonValue::get(vector);
    for (unsigned i = 0; i < vector->getNumElements(); ++i) {
        std::vector<llvm::Value *> components;
        for (llvm::Value *value : values)
            components.push_back(value->getType()->isVectorTy() ? b.CreateExtractElement(value, i)
                                                                : value);
        whole = b.CreateInsertElement(whole, make(components), i);
    }
    return whole;
}

llvm::Value *OpenClBody::each(const Make &make)
{
    std::vector<llvm::Value *> values;
    for (llvm::Argument &argument : m_function.args())
        values.push_back(&argument);
    return each(type(), values, make);
}

llvm::Value *OpenClBody::call(const std::string &callee, llvm::Type *result,
                              const std::vector<llvm::Value *> &values)
{
    std::vector<llvm::Type *> types;
    for (llvm::Value *value : values)
        types.push_back(value->getType());
    const llvm::FunctionCallee function =
        module().getOrInsertFunction(callee, llvm::FunctionType::get(result, types, false));
    return b.CreateCall(function, values);
}

llvm::Value *OpenClBody::math(const std::string &function, const std::vector<llvm::Value *> &values)
{
    llvm::Type *type = values.front()->getType();
    const bool isHalf = type->isHalfTy();
    std::vector<llvm::Value *> operands;
    for (llvm::Value *value : values)
        operands.push_back(isHalf ? b.CreateFPExt(value, b.getFloatTy()) : value);
    llvm::Type *wide = operands.front()->getType();
    llvm::Value *result =
        call("__wl_math_" + function + (wide->isDoubleTy() ? "_f64" : "_f32"), wide, operands);
    return isHalf ? b.CreateFPTrunc(result, type) : result;
}

llvm::Value *OpenClBody::number(llvm::Type *type, double value)
{
    return type->isFPOrFPVectorTy() ? llvm::ConstantFP::get(type, value)
                                    : llvm::ConstantInt::getSigned(type, std::int64_t(value));
}

llvm::Value *OpenClBody::isNegative(llvm::Value *integer)
{
    return b.CreateICmpSLT(integer, llvm::ConstantInt::get(integer->getType(), 0));
}

void OpenClBody::ret(llvm::Value *value)
{
    if (type()->isVoidTy())
        b.CreateRetVoid();
    else
        b.CreateRet(value);
}

} // namespace warplens
