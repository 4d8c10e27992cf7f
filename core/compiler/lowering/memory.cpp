// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/memory.h"

#include "compiler/lowering/integers.h"
#include "compiler/lowering/repack.h"
#include "compiler/lowering/sites.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/MathExtras.h>

#include <bit>

namespace warplens::lowering {

namespace {

constexpr std::uint64_t WidestAccess = 16; ///< bytes

/// Alignment of what lies `offset` bytes after something aligned to `alignment`.
std::uint64_t alignmentAt(std::uint64_t alignment, std::uint64_t offset)
{
    return offset == 0 ? alignment : std::min(alignment, offset & (~offset + 1));
}

/// What memory holds of `scalars`: bytes for a Bool, and for what is odd or less aligned than
/// wide, the widest pieces that may be accessed at once.
std::vector<Scalar> piecesOf(const std::vector<Scalar> &scalars, std::uint64_t alignment)
{
    std::vector<Scalar> pieces;
    for (const Scalar &scalar : scalars) {
        const std::uint64_t bytes = (scalar.bits + 7) / 8;
        if (alignmentAt(alignment, scalar.offset) >= bytes && std::has_single_bit(bytes)
            && scalar.type != ValueType::Bool && !scalar.isOdd()) {
            pieces.push_back(scalar);
            continue;
        }
        for (std::uint64_t done = 0; done < bytes;) {
            const std::uint64_t offset = scalar.offset + done;
            const std::uint64_t width =
                std::min({std::bit_floor(bytes - done), alignmentAt(alignment, offset)});
            pieces.push_back({integerType(unsigned(8 * width)), unsigned(8 * width), offset});
            done += width;
        }
    }
    return pieces;
}

/// How many of `pieces` from `first` on are one access: neighbours of one type, a power of two of
/// them, no wider than their alignment and 16 bytes.
std::size_t groupAt(const std::vector<Scalar> &pieces, std::size_t first, std::uint64_t alignment)
{
    const std::uint64_t bytes = bytesOf(pieces[first].type);
    const std::uint64_t widest =
        std::min(WidestAccess, alignmentAt(alignment, pieces[first].offset));
    std::size_t count = 1;
    while (first + count < pieces.size() && (count + 1) * bytes <= widest
           && pieces[first + count].type == pieces[first].type
           && pieces[first + count].offset == pieces[first].offset + count * bytes)
        ++count;
    return std::bit_floor(count);
}

Operand addressAt(Translation &t, Operand base, std::uint64_t offset)
{
    if (offset == 0)
        return base;
    return t.emitter.emit(Opcode::Add, ValueType::I64,
                          {base, t.emitter.constant(ValueType::I64, offset)});
}

Instruction accessOf(Opcode opcode, ValueType type, std::size_t components, Operand address,
                     std::uint32_t site)
{
    Instruction access;
    access.opcode = opcode;
    access.type = access.resultType = type;
    access.components = std::uint8_t(components);
    access.operands[0] = address;
    access.site = site;
    return access;
}

} // namespace

Operand consecutive(Translation &t, const Operands &values, std::size_t first, std::size_t count,
                    ValueType type)
{
    if (count == 1)
        return values[first];
    bool isRun = values[first].isRegister();
    for (std::size_t i = 1; i < count; ++i)
        isRun = isRun && values[first + i].isRegister()
            && values[first + i].index() == values[first].index() + i;
    if (isRun)
        return values[first];
    const std::uint32_t run = t.emitter.newRegisters(std::uint32_t(count));
    for (std::size_t i = 0; i < count; ++i)
        t.emitter.move(run + std::uint32_t(i), type, values[first + i]);
    return Operand::reg(run);
}

Operands readParameter(Translation &t, llvm::Type *type, std::uint64_t offset)
{
    const std::vector<Scalar> scalars = t.scalars(type);
    // A bool among the parameters is one byte that is 0 or 1, just as a Bool is.
    const bool isBool = scalars.size() == 1 && scalars.front().type == ValueType::Bool;
    const std::vector<Scalar> pieces = isBool ? scalars : piecesOf(scalars, WidestAccess);
    Operands values;
    for (const Scalar &piece : pieces) {
        values.push_back(t.emitter.emit(Opcode::Parameter, piece.type, {}));
        t.emitter.last().payload = std::uint32_t(offset + piece.offset);
    }
    return repack(t.emitter, values, pieces, scalars);
}

Operands loadFrom(Translation &t, const llvm::Value &pointer, llvm::Type *type,
                  std::uint64_t alignment)
{
    const std::vector<Scalar> scalars = t.scalars(type);
    const std::vector<Scalar> pieces = piecesOf(scalars, alignment);
    const Operand base = t.operandOf(pointer);
    Operands values;
    for (std::size_t i = 0; i < pieces.size();) {
        const std::size_t count = groupAt(pieces, i, alignment);
        const auto bytes = std::uint32_t(count * bytesOf(pieces[i].type));
        const Operand address = addressAt(t, base, pieces[i].offset);
        Instruction load = accessOf(Opcode::Load, pieces[i].type, count, address,
                                    addSite(t, AccessKind::Load, pointer, bytes));
        const std::uint32_t first = t.emitter.newRegisters(std::uint32_t(count));
        load.result = Operand::reg(first);
        t.emitter.append(load);
        for (std::size_t k = 0; k < count; ++k)
            values.push_back(Operand::reg(first + std::uint32_t(k)));
        i += count;
    }
    return repack(t.emitter, values, pieces, scalars);
}

void storeTo(Translation &t, const llvm::Value &pointer, llvm::Type *type, const Operands &values,
             std::uint64_t alignment)
{
    const std::vector<Scalar> scalars = t.scalars(type);
    const std::vector<Scalar> pieces = piecesOf(scalars, alignment);
    const Operands parts = repack(t.emitter, values, scalars, pieces);
    const Operand base = t.operandOf(pointer);
    for (std::size_t i = 0; i < pieces.size();) {
        const std::size_t count = groupAt(pieces, i, alignment);
        const auto bytes = std::uint32_t(count * bytesOf(pieces[i].type));
        const Operand address = addressAt(t, base, pieces[i].offset);
        Instruction store = accessOf(Opcode::Store, pieces[i].type, count, address,
                                     addSite(t, AccessKind::Store, pointer, bytes));
        store.operands[1] = consecutive(t, parts, i, count, pieces[i].type);
        t.emitter.append(store);
        i += count;
    }
}

/// What CUDA gives a thread.
static constexpr std::uint64_t MaxLocalBytes = 512 * 1024;

void translateAlloca(Translation &t, const llvm::AllocaInst &local)
{
    const auto size = local.getAllocationSize(t.layout);
    if (!size || size->isScalable())
        return t.unsupported("a local array whose size is known only when run");
    const std::uint64_t offset = llvm::alignTo(t.kernel.localBytes, local.getAlign());
    if (size->getFixedValue() > MaxLocalBytes || offset + size->getFixedValue() > MaxLocalBytes)
        return t.unsupported("a local array of " + std::to_string(size->getFixedValue())
                             + " bytes (at most " + std::to_string(MaxLocalBytes) + ")");
    t.kernel.localBytes = std::uint32_t(offset + size->getFixedValue());
    const Operand address = t.emitter.emit(Opcode::LocalAddress, ValueType::I64, {});
    t.emitter.last().payload = std::uint32_t(offset);
    t.define(local, {address});
}

void translateLoad(Translation &t, const llvm::LoadInst &load)
{
    llvm::APInt offset(64, 0);
    const llvm::Value *object =
        load.getPointerOperand()->stripAndAccumulateConstantOffsets(t.layout, offset, true);
    if (const auto parameter = t.storage.parameterInMemory(object)) {
        const std::uint64_t start = t.kernel.parameters[*parameter].offset;
        return t.define(load, readParameter(t, load.getType(), start + offset.getZExtValue()));
    }
    t.define(load, loadFrom(t, *load.getPointerOperand(), load.getType(), load.getAlign().value()));
}

void translateStore(Translation &t, const llvm::StoreInst &store)
{
    const llvm::Value &value = *store.getValueOperand();
    const Operands operands = t.operandsOf(value);
    storeTo(t, *store.getPointerOperand(), value.getType(), operands, store.getAlign().value());
}

void translateAddress(Translation &t, const llvm::Value &result, const llvm::GEPOperator &gep)
{
    if (gep.getType()->isVectorTy())
        return t.unsupported("a vector of pointers");
    Emitter &emitter = t.emitter;
    Operand address = t.operandOf(*gep.getPointerOperand());
    std::int64_t constant = 0;
    for (auto step = llvm::gep_type_begin(gep); step != llvm::gep_type_end(gep); ++step) {
        const llvm::Value &index = *step.getOperand();
        if (llvm::StructType *structure = step.getStructTypeOrNull()) {
            const auto field = unsigned(llvm::cast<llvm::ConstantInt>(index).getZExtValue());
            constant += std::int64_t(t.layout.getStructLayout(structure)->getElementOffset(field));
            continue;
        }
        const std::uint64_t stride = step.getSequentialElementStride(t.layout);
        if (const auto *number = llvm::dyn_cast<llvm::ConstantInt>(&index)) {
            constant += number->getValue().sextOrTrunc(64).getSExtValue() * std::int64_t(stride);
            continue;
        }
        const Scalar scalar = t.scalar(index.getType());
        Operand distance = signExtended(emitter, t.operandOf(index), scalar, ValueType::I64);
        if (stride != 1)
            distance = emitter.emit(Opcode::Mul, ValueType::I64,
                                    {distance, emitter.constant(ValueType::I64, stride)});
        address = emitter.emit(Opcode::Add, ValueType::I64, {address, distance});
    }
    t.define(result, {addressAt(t, address, std::uint64_t(constant))});
}

} // namespace warplens::lowering
