// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/aggregatecopies.h"

#include "compiler/lowering/fields.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/LowerMemIntrinsics.h>

#include <bit>

namespace warplens::lowering {

namespace {

constexpr std::uint64_t WidestAccess = 16; ///< bytes
constexpr std::uint64_t MostAccesses = 4096;

/// One end of a copy.
struct End
{
    llvm::Value *pointer = nullptr;
    llvm::Align alignment;
    llvm::Type *variable = nullptr; ///< of a local variable that begins at `pointer`
    bool isLocal = false;
    const llvm::GlobalVariable *table = nullptr; ///< initial values of a local variable
};

End endOf(llvm::Value *pointer, llvm::MaybeAlign alignment)
{
    End end{pointer, alignment.valueOrOne()};
    const llvm::Value *object = llvm::getUnderlyingObject(pointer, 0);
    if (const auto *local = llvm::dyn_cast<llvm::AllocaInst>(object)) {
        end.isLocal = true;
        if (pointer->stripPointerCasts() == local)
            end.variable = local->getAllocatedType();
    }
    const auto *global = llvm::dyn_cast<llvm::GlobalVariable>(pointer->stripPointerCasts());
    if (global && global->hasPrivateLinkage() && global->isConstant())
        end.table = global;
    return end;
}

/// Bytes of the next access of a copy that has `left` to go, at `offset` from its start.
std::uint64_t widthOf(llvm::Align alignment, std::uint64_t offset, std::uint64_t left)
{
    const std::uint64_t here = llvm::commonAlignment(alignment, offset).value();
    return std::min({WidestAccess, here, std::bit_floor(left)});
}

/// What an access of `width` bytes at `offset` is made of: the variable's own scalars where they
/// are all alike, so that no lane has to take words apart; else words.
llvm::Type *scalarOf(llvm::Type *variable, std::uint64_t offset, std::uint64_t width,
                     const llvm::DataLayout &layout, llvm::LLVMContext &context)
{
    const std::uint64_t word = std::min<std::uint64_t>(width, 4);
    llvm::Type *plain = llvm::IntegerType::get(context, unsigned(word * 8));
    if (!variable || layout.getTypeAllocSize(variable) > MostAccesses)
        return plain;
    llvm::Type *common = nullptr;
    std::uint64_t covered = 0;
    for (const Field &field : fieldsOf(variable, layout)) {
        const std::uint64_t bytes = layout.getTypeStoreSize(field.type);
        if (field.offset + bytes <= offset || field.offset >= offset + width)
            continue;
        if (common && field.type != common)
            return plain;
        common = field.type;
        covered += bytes;
    }
    const bool isUsable = common && covered == width
        && std::has_single_bit(std::uint64_t(layout.getTypeStoreSize(common)))
        && !common->isIntegerTy(1);
    return isUsable ? common : plain;
}

class Copy
{
public:
    Copy(llvm::MemIntrinsic &intrinsic, std::uint64_t length)
        : m_builder(&intrinsic)
        , m_layout(intrinsic.getDataLayout())
        , m_length(length)
        , m_to(endOf(intrinsic.getRawDest(), intrinsic.getDestAlign()))
    {
        if (auto *transfer = llvm::dyn_cast<llvm::MemTransferInst>(&intrinsic))
            m_from = endOf(transfer->getRawSource(), transfer->getSourceAlign());
        else
            m_fill = llvm::cast<llvm::MemSetInst>(intrinsic).getValue();
    }

    bool isBetweenLocals() const { return m_to.isLocal && (m_fill || m_from.isLocal); }
    bool isFromTable() const { return m_to.isLocal && m_from.table; }

    std::uint64_t accesses() const { return m_length / widthOf(alignment(), 0, WidestAccess); }

    void expand()
    {
        // All loads before the first store: what overlaps in a memmove is read first.
        std::vector<Chunk> chunks;
        for (std::uint64_t offset = 0; offset < m_length;) {
            const std::uint64_t width = widthOf(alignment(), offset, m_length - offset);
            chunks.push_back(chunkAt(offset, width));
            offset += width;
        }
        for (Chunk &chunk : chunks)
            chunk.values = m_fill ? fill(chunk) : m_from.table ? lookUp(chunk) : load(chunk);
        for (const Chunk &chunk : chunks)
            store(chunk);
    }

private:
    struct Chunk
    {
        std::uint64_t offset = 0;
        llvm::Type *scalar = nullptr;
        unsigned count = 1;
        std::vector<llvm::Value *> values;
    };

    /// Of the ends that are memory; a local variable takes any access.
    llvm::Align alignment() const
    {
        const llvm::Align any(WidestAccess);
        const bool noSource = m_fill || m_from.isLocal || m_from.table;
        if (m_to.isLocal && noSource)
            return std::min(std::max(m_to.alignment, llvm::Align(4)), llvm::Align(8));
        return std::min(m_to.isLocal ? any : m_to.alignment, noSource ? any : m_from.alignment);
    }

    Chunk chunkAt(std::uint64_t offset, std::uint64_t width)
    {
        llvm::Type *variable = m_to.variable ? m_to.variable : m_from.variable;
        Chunk chunk;
        chunk.offset = offset;
        chunk.scalar = scalarOf(variable, offset, width, m_layout, m_builder.getContext());
        chunk.count = unsigned(width / m_layout.getTypeStoreSize(chunk.scalar));
        return chunk;
    }

    llvm::Value *at(const End &end, std::uint64_t offset)
    {
        return m_builder.CreateConstInBoundsGEP1_64(m_builder.getInt8Ty(), end.pointer, offset);
    }

    std::uint64_t offsetOf(const Chunk &chunk, unsigned i) const
    {
        return chunk.offset + i * m_layout.getTypeStoreSize(chunk.scalar);
    }

    std::vector<llvm::Value *> fill(const Chunk &chunk)
    {
        const auto bits = unsigned(m_layout.getTypeStoreSizeInBits(chunk.scalar));
        llvm::Type *integer = m_builder.getIntNTy(bits);
        llvm::Value *byte = m_builder.CreateZExt(m_fill, integer);
        llvm::Value *ones =
            llvm::ConstantInt::get(integer, llvm::APInt::getSplat(bits, llvm::APInt(8, 1)));
        llvm::Value *pattern = m_builder.CreateMul(byte, ones);
        llvm::Value *value = chunk.scalar->isPointerTy()
            ? m_builder.CreateIntToPtr(pattern, chunk.scalar)
            : m_builder.CreateBitCast(pattern, chunk.scalar);
        return std::vector<llvm::Value *>(chunk.count, value);
    }

    std::vector<llvm::Value *> lookUp(const Chunk &chunk)
    {
        std::vector<llvm::Value *> values;
        auto *initial = const_cast<llvm::Constant *>(m_from.table->getInitializer());
        for (unsigned i = 0; i < chunk.count; ++i) {
            const llvm::APInt offset(64, offsetOf(chunk, i));
            llvm::Constant *value =
                llvm::ConstantFoldLoadFromConst(initial, chunk.scalar, offset, m_layout);
            values.push_back(value ? value : llvm::Constant::getNullValue(chunk.scalar));
        }
        return values;
    }

    std::vector<llvm::Value *> load(const Chunk &chunk)
    {
        std::vector<llvm::Value *> values;
        if (!m_from.isLocal && chunk.count > 1) {
            llvm::Value *whole = m_builder.CreateAlignedLoad(
                llvm::FixedVectorType::get(chunk.scalar, chunk.count), at(m_from, chunk.offset),
                llvm::commonAlignment(m_from.alignment, chunk.offset));
            for (unsigned i = 0; i < chunk.count; ++i)
                values.push_back(m_builder.CreateExtractElement(whole, i));
            return values;
        }
        for (unsigned i = 0; i < chunk.count; ++i) {
            const std::uint64_t offset = offsetOf(chunk, i);
            values.push_back(m_builder.CreateAlignedLoad(
                chunk.scalar, at(m_from, offset), llvm::commonAlignment(m_from.alignment, offset)));
        }
        return values;
    }

    void store(const Chunk &chunk)
    {
        if (!m_to.isLocal && chunk.count > 1) {
            llvm::Value *whole =
                llvm::PoisonValue::get(llvm::FixedVectorType::get(chunk.scalar, chunk.count));
            for (unsigned i = 0; i < chunk.count; ++i)
                whole = m_builder.CreateInsertElement(whole, chunk.values[i], i);
            m_builder.CreateAlignedStore(whole, at(m_to, chunk.offset),
                                         llvm::commonAlignment(m_to.alignment, chunk.offset));
            return;
        }
        for (unsigned i = 0; i < chunk.count; ++i) {
            const std::uint64_t offset = offsetOf(chunk, i);
            m_builder.CreateAlignedStore(chunk.values[i], at(m_to, offset),
                                         llvm::commonAlignment(m_to.alignment, offset));
        }
    }

    llvm::IRBuilder<> m_builder;
    const llvm::DataLayout &m_layout;
    std::uint64_t m_length;
    End m_to;
    End m_from;
    llvm::Value *m_fill = nullptr;
};

void expandAsLoop(llvm::MemIntrinsic &intrinsic)
{
    const llvm::TargetTransformInfo costs(intrinsic.getDataLayout());
    if (auto *copy = llvm::dyn_cast<llvm::MemCpyInst>(&intrinsic))
        llvm::expandMemCpyAsLoop(copy, costs);
    else if (auto *move = llvm::dyn_cast<llvm::MemMoveInst>(&intrinsic))
        llvm::expandMemMoveAsLoop(move, costs);
    else
        llvm::expandMemSetAsLoop(llvm::cast<llvm::MemSetInst>(&intrinsic));
    intrinsic.eraseFromParent();
}

} // namespace

void expandCopies(llvm::Function &function, Copies which)
{
    std::vector<llvm::MemIntrinsic *> intrinsics;
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
        if (auto *intrinsic = llvm::dyn_cast<llvm::MemIntrinsic>(&instruction))
            intrinsics.push_back(intrinsic);
    }
    for (llvm::MemIntrinsic *intrinsic : intrinsics) {
        const auto *length = llvm::dyn_cast<llvm::ConstantInt>(intrinsic->getLength());
        if (!length) {
            if (which == Copies::All)
                expandAsLoop(*intrinsic);
            continue;
        }
        Copy copy(*intrinsic, length->getZExtValue());
        if (copy.isBetweenLocals() && which == Copies::OfMemory)
            continue;
        if (copy.accesses() > MostAccesses) {
            if (which == Copies::All)
                expandAsLoop(*intrinsic);
            continue;
        }
        copy.expand();
        intrinsic->eraseFromParent();
    }
}

} // namespace warplens::lowering
