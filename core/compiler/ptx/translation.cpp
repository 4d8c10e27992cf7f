// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/translation.h"

#include "compiler/ptx/specials.h"

#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>

namespace warplens::ptx {

namespace {

unsigned addressSpaceOf(Space space)
{
    switch (space) {
    case Space::Global: return 1;
    case Space::Shared: return 3;
    case Space::Constant: return 4;
    case Space::Local: return 5;
    case Space::Unknown: break;
    }
    return 0;
}

/// Addresses of these spaces count from their own beginning, and many are 32 bits wide.
std::uint64_t windowOf(Space space)
{
    switch (space) {
    case Space::Shared: return window::Shared;
    case Space::Constant: return window::Constant;
    case Space::Local: return window::Local;
    case Space::Global:
    case Space::Unknown: break;
    }
    return 0;
}

} // namespace

Translation::Translation(llvm::CallInst &call, const Program &program,
                         std::vector<Argument> arguments)
    : builder(&call)
    , m_arguments(std::move(arguments))
{
    builder.SetCurrentDebugLocation(call.getDebugLoc());
    for (const std::uint32_t bits : program.registers) {
        m_registers.push_back(newSlot(integerType(bits)));
        builder.CreateStore(builder.getIntN(bits, 0), m_registers.back());
    }
}

llvm::Type *Translation::irType(const Type &type)
{
    llvm::Type *element = integerType(type.bits);
    if (type.kind == Type::Kind::BFloat)
        element = builder.getBFloatTy();
    else if (type.kind == Type::Kind::Float)
        element = type.bits == 16 ? builder.getHalfTy()
            : type.bits == 32     ? builder.getFloatTy()
                                  : builder.getDoubleTy();
    return type.elements == 1 ? element : llvm::FixedVectorType::get(element, type.elements);
}

llvm::Value *Translation::bitsOf(llvm::Value *value)
{
    if (value->getType()->isIntegerTy())
        return value;
    if (value->getType()->isPointerTy())
        return builder.CreatePtrToInt(value, builder.getInt64Ty());
    const auto bits = unsigned(value->getType()->getPrimitiveSizeInBits().getFixedValue());
    return builder.CreateBitCast(value, integerType(bits));
}

llvm::Value *Translation::fromBits(llvm::Value *bits, llvm::Type *type)
{
    if (type->isPointerTy())
        return builder.CreateIntToPtr(bits, type);
    return builder.CreateBitCast(bits, type);
}

llvm::Value *Translation::resized(llvm::Value *integer, unsigned bits, bool isSigned)
{
    return builder.CreateIntCast(integer, integerType(bits), isSigned);
}

llvm::AllocaInst *Translation::slotOf(const Operand &operand) const
{
    if (operand.kind == Operand::Kind::Register)
        return m_registers[operand.index];
    if (operand.kind == Operand::Kind::Argument)
        return m_arguments[operand.index].slot;
    return nullptr;
}

llvm::Value *Translation::readScalar(const Operand &operand, const Type &type)
{
    const unsigned bits = type.totalBits();
    switch (operand.kind) {
    case Operand::Kind::Register:
    case Operand::Kind::Argument: {
        if (llvm::AllocaInst *slot = slotOf(operand))
            return resized(builder.CreateLoad(slot->getAllocatedType(), slot), bits);
        return resized(bitsOf(m_arguments[operand.index].input), bits);
    }
    case Operand::Kind::Special: {
        llvm::Value *special = readSpecial(*this, operand.name);
        return special ? resized(special, bits) : nullptr;
    }
    case Operand::Kind::Integer: return resized(builder.getInt64(operand.bits), bits, true);
    case Operand::Kind::Float:
        if (bits != 32 && bits != 64)
            return nullptr;
        return bitsOf(llvm::ConstantFP::get(
            bits == 32 ? builder.getFloatTy() : builder.getDoubleTy(), operand.number));
    case Operand::Kind::Name:
        return operand.name == "WARP_SZ" ? builder.getIntN(bits, 32) : nullptr;
    default: return nullptr;
    }
}

llvm::Value *Translation::read(const Operand &operand, const Type &type)
{
    llvm::Value *value = readScalar(operand, type);
    if (!value)
        return nullptr;
    if (operand.isNegated)
        value = builder.CreateNot(value);
    return fromBits(value, irType(type));
}

std::vector<llvm::Value *> Translation::readAll(const Instruction &instruction, std::size_t first,
                                                std::size_t count, const Type &type)
{
    std::vector<llvm::Value *> values;
    if (instruction.operands.size() < first + count)
        return values;
    for (std::size_t i = first; i < first + count; ++i) {
        llvm::Value *value = read(instruction.operands[i], type);
        if (!value)
            return {};
        values.push_back(value);
    }
    return values;
}

std::vector<llvm::Value *> Translation::readSources(const Instruction &instruction,
                                                    std::size_t count, const Type &type)
{
    if (instruction.operands.size() != count + 1)
        return {};
    return readAll(instruction, 1, count, type);
}

bool Translation::isWritable(const Operand &operand) const
{
    return operand.kind == Operand::Kind::Sink || slotOf(operand);
}

bool Translation::isPredicate(const Operand &operand) const
{
    return operand.kind == Operand::Kind::Register
        && m_registers[operand.index]->getAllocatedType()->isIntegerTy(1);
}

bool Translation::write(const Operand &operand, llvm::Value *value, bool isSigned)
{
    if (operand.kind == Operand::Kind::Sink)
        return true;
    llvm::AllocaInst *slot = slotOf(operand);
    if (!slot)
        return false;
    const unsigned bits = slot->getAllocatedType()->getIntegerBitWidth();
    builder.CreateStore(resized(bitsOf(value), bits, isSigned), slot);
    return true;
}

void Translation::clear(const Operand &operand)
{
    if (slotOf(operand))
        write(operand, builder.getInt1(false));
    if (operand.kind != Operand::Kind::Address)
        for (const Operand &part : operand.parts)
            clear(part);
}

llvm::Value *Translation::address(const Operand &operand, Space space)
{
    if (operand.kind != Operand::Kind::Address || operand.parts.empty())
        return nullptr;
    const Operand &base = operand.parts.front();
    llvm::PointerType *type = builder.getPtrTy(addressSpaceOf(space));
    llvm::Value *offset = builder.getInt64(operand.bits);
    for (std::size_t i = 1; i < operand.parts.size(); ++i) {
        llvm::Value *more = read(operand.parts[i], ptx::bitsOf(32));
        if (!more)
            return nullptr;
        offset = builder.CreateAdd(offset, builder.CreateSExt(more, builder.getInt64Ty()));
    }
    llvm::Value *input =
        base.kind == Operand::Kind::Argument ? m_arguments[base.index].input : nullptr;
    if (input && input->getType()->isPointerTy() && windowOf(space) == 0)
        return builder.CreateAddrSpaceCast(builder.CreatePtrAdd(input, offset), type);
    llvm::Value *place = readScalar(base, ptx::bitsOf(64));
    if (!place)
        return nullptr;
    place = builder.CreateAdd(place, offset);
    if (const std::uint64_t start = windowOf(space))
        place = builder.CreateOr(place, builder.getInt64(start));
    return builder.CreateIntToPtr(place, type);
}

llvm::CallInst *Translation::callNamed(const llvm::Twine &name, llvm::Type *result,
                                       llvm::ArrayRef<llvm::Value *> arguments)
{
    std::vector<llvm::Type *> types;
    for (const llvm::Value *argument : arguments)
        types.push_back(argument->getType());
    const llvm::FunctionCallee callee =
        module().getOrInsertFunction(name.str(), llvm::FunctionType::get(result, types, false));
    return builder.CreateCall(callee, arguments);
}

llvm::AllocaInst *Translation::newSlot(llvm::Type *type)
{
    llvm::BasicBlock &entry = function().getEntryBlock();
    llvm::IRBuilder<> atEntry(&entry, entry.getFirstInsertionPt());
    return atEntry.CreateAlloca(type);
}

llvm::Instruction *Translation::splitBefore(llvm::Instruction *after, llvm::Value *condition)
{
    return llvm::SplitBlockAndInsertIfThen(condition, after, false);
}

llvm::LoadInst *Translation::load(llvm::Type *type, llvm::Value *pointer,
                                  const lowering::AccessMarks &marks)
{
    const llvm::Align alignment(module().getDataLayout().getTypeStoreSize(type));
    llvm::LoadInst *made = builder.CreateAlignedLoad(type, pointer, alignment, isVolatile);
    lowering::markAccess(*made, marks);
    return made;
}

void Translation::store(llvm::Value *value, llvm::Value *pointer,
                        const lowering::AccessMarks &marks)
{
    const llvm::Align alignment(module().getDataLayout().getTypeStoreSize(value->getType()));
    lowering::markAccess(*builder.CreateAlignedStore(value, pointer, alignment, isVolatile), marks);
}

std::vector<Type> typesOf(const Instruction &instruction)
{
    std::vector<Type> types;
    for (const std::string &word : instruction.words)
        if (const auto type = typeNamed(word))
            types.push_back(*type);
    return types;
}

std::optional<Type> typeOf(const Instruction &instruction)
{
    const std::vector<Type> types = typesOf(instruction);
    if (types.size() != 1)
        return {};
    return types.front();
}

bool hasOnly(const Instruction &instruction, std::initializer_list<const char *> known)
{
    return std::ranges::all_of(instruction.words, [&](const std::string &word) {
        return typeNamed(word) || std::ranges::find(known, word) != known.end();
    });
}

} // namespace warplens::ptx
