// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbody.h"

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/IR/Module.h>

namespace warplens {

namespace {

/// How a vector of `count` components may be accessed: at once, up to 16 bytes, but for three,
/// which stand one behind the other and so are aligned no more than one of them.
llvm::Align alignmentOf(const OpenClBody &body, unsigned count, unsigned elementBytes)
{
    const bool isScalar = count == 3 || body.isUnaligned();
    return llvm::Align(isScalar ? elementBytes : std::min(16U, count * elementBytes));
}

llvm::Value *elementAt(OpenClBody &body, llvm::Type *element, llvm::Value *pointer,
                       llvm::Value *index, unsigned count)
{
    return body.b.CreateGEP(element, pointer, body.b.CreateMul(index, body.b.getInt64(count)));
}

unsigned componentsOf(llvm::Type *type)
{
    const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
    return vector ? vector->getNumElements() : 1;
}

/// `vload3`, `vload_half4` and `vloada_half4`.
bool defineVectorLoad(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    if (!name.starts_with("vload") || body.count() != 2)
        return false;
    const bool isHalf = name.contains("_half");
    const unsigned count = componentsOf(body.type());
    llvm::Type *element = isHalf ? b.getHalfTy() : body.elementType();
    llvm::Type *stored = count == 1 ? element : llvm::FixedVectorType::get(element, count);
    const bool isPadded = name.starts_with("vloada") && count == 3;
    const unsigned bytes = element->getPrimitiveSizeInBits() / 8;
    llvm::Value *pointer = elementAt(body, element, body.arg(1), body.arg(0), isPadded ? 4 : count);
    llvm::Value *value = b.CreateAlignedLoad(stored, pointer, alignmentOf(body, count, bytes));
    body.ret(isHalf ? b.CreateFPExt(value, body.type()) : value);
    return true;
}

/// `vstore3`, `vstore_half4_rte` and the like.
bool defineVectorStore(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    if (!name.starts_with("vstore") || body.count() != 3)
        return false;
    const bool isHalf = name.contains("_half");
    llvm::Value *value = body.arg(0);
    const unsigned count = componentsOf(value->getType());
    llvm::Type *element = isHalf ? b.getHalfTy() : value->getType()->getScalarType();
    if (isHalf)
        value = b.CreateFPTrunc(value,
                                count == 1 ? element : llvm::FixedVectorType::get(element, count));
    const bool isPadded = name.starts_with("vstorea") && count == 3;
    const unsigned bytes = element->getPrimitiveSizeInBits() / 8;
    llvm::Value *pointer = elementAt(body, element, body.arg(2), body.arg(1), isPadded ? 4 : count);
    b.CreateAlignedStore(value, pointer, alignmentOf(body, count, bytes));
    body.ret(nullptr);
    return true;
}

llvm::Value *read(OpenClBody &body, llvm::Intrinsic::ID id)
{
    return body.b.CreateZExt(body.b.CreateIntrinsic(id, {}, {}), body.b.getInt64Ty());
}

/// The work-items of the group share the elements out among themselves, one after the other, as
/// implementations do: `for (i = own; i < count; i += size) to[i * toStep] = from[i * fromStep];`
bool defineGroupCopy(OpenClBody &body)
{
    const bool isStrided = body.name() == "async_work_group_strided_copy";
    if (!isStrided && body.name() != "async_work_group_copy")
        return false;
    using namespace llvm::Intrinsic;
    llvm::IRBuilder<> &b = body.b;
    llvm::Value *width = read(body, nvvm_read_ptx_sreg_ntid_x);
    llvm::Value *height = read(body, nvvm_read_ptx_sreg_ntid_y);
    llvm::Value *row = b.CreateAdd(b.CreateMul(read(body, nvvm_read_ptx_sreg_tid_z), height),
                                   read(body, nvvm_read_ptx_sreg_tid_y));
    llvm::Value *own = b.CreateAdd(b.CreateMul(row, width), read(body, nvvm_read_ptx_sreg_tid_x));
    llvm::Value *size =
        b.CreateMul(b.CreateMul(width, height), read(body, nvvm_read_ptx_sreg_ntid_z));
    const OpenClParameter &parameter = body.parameter(0);
    const unsigned bytes = parameter.bytes();
    llvm::Type *word = b.getIntNTy(8 * std::min(bytes, 4U));
    llvm::Type *element = bytes <= 4 ? word : llvm::FixedVectorType::get(word, bytes / 4);
    const bool isToLocal = body.arg(0)->getType()->getPointerAddressSpace() == 3;
    llvm::Value *one = b.getInt64(1);
    llvm::Value *stride = isStrided ? body.arg(3) : one;

    llvm::BasicBlock *entry = b.GetInsertBlock();
    llvm::Function *function = entry->getParent();
    auto *test = llvm::BasicBlock::Create(b.getContext(), "", function);
    auto *copy = llvm::BasicBlock::Create(b.getContext(), "", function);
    auto *done = llvm::BasicBlock::Create(b.getContext(), "", function);
    b.CreateBr(test);
    b.SetInsertPoint(test);
    llvm::PHINode *i = b.CreatePHI(b.getInt64Ty(), 2);
    i->addIncoming(own, entry);
    b.CreateCondBr(b.CreateICmpULT(i, body.arg(2)), copy, done);
    b.SetInsertPoint(copy);
    const llvm::Align alignment(std::min(16U, bytes));
    llvm::Value *fromIndex = b.CreateMul(i, isToLocal ? stride : one);
    llvm::Value *toIndex = b.CreateMul(i, isToLocal ? one : stride);
    llvm::Value *value =
        b.CreateAlignedLoad(element, b.CreateGEP(element, body.arg(1), fromIndex), alignment);
    b.CreateAlignedStore(value, b.CreateGEP(element, body.arg(0), toIndex), alignment);
    i->addIncoming(b.CreateAdd(i, size), copy);
    b.CreateBr(test);
    b.SetInsertPoint(done);
    body.ret(llvm::Constant::getNullValue(body.type()));
    return true;
}

} // namespace

bool defineOpenClMemory(OpenClBody &body)
{
    if (body.name() == "prefetch") {
        body.ret(nullptr);
        return true;
    }
    return defineVectorLoad(body) || defineVectorStore(body) || defineGroupCopy(body);
}

} // namespace warplens
