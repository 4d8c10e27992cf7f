// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/IR/Module.h>

#include <array>

namespace warplens {

namespace {

using Axes = std::array<llvm::Intrinsic::ID, 3>;

constexpr Axes Thread = {llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x,
                         llvm::Intrinsic::nvvm_read_ptx_sreg_tid_y,
                         llvm::Intrinsic::nvvm_read_ptx_sreg_tid_z};
constexpr Axes Group = {llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
                        llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                        llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_z};
constexpr Axes GroupSize = {llvm::Intrinsic::nvvm_read_ptx_sreg_ntid_x,
                            llvm::Intrinsic::nvvm_read_ptx_sreg_ntid_y,
                            llvm::Intrinsic::nvvm_read_ptx_sreg_ntid_z};
constexpr Axes Groups = {llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_x,
                         llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_y,
                         llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_z};

llvm::Value *read(OpenClBody &body, llvm::Intrinsic::ID id)
{
    return body.b.CreateZExt(body.b.CreateIntrinsic(id, {}, {}), body.b.getInt64Ty());
}

llvm::Value *globalId(OpenClBody &body, int axis)
{
    llvm::Value *first = body.b.CreateMul(read(body, Group[axis]), read(body, GroupSize[axis]));
    return body.b.CreateAdd(first, read(body, Thread[axis]));
}

llvm::Value *globalSize(OpenClBody &body, int axis)
{
    return body.b.CreateMul(read(body, Groups[axis]), read(body, GroupSize[axis]));
}

/// (z · height + y) · width + x
llvm::Value *linear(OpenClBody &body, llvm::Value *x, llvm::Value *y, llvm::Value *z,
                    llvm::Value *width, llvm::Value *height)
{
    llvm::IRBuilder<> &b = body.b;
    return b.CreateAdd(b.CreateMul(b.CreateAdd(b.CreateMul(z, height), y), width), x);
}

/// What the dimension asked for names; `outside` for those past the third.
template <class Value> void returnAxis(OpenClBody &body, std::uint64_t outside, Value value)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::Value *result = b.getInt64(outside);
    for (int axis = 2; axis >= 0; --axis) {
        llvm::Value *isThis = b.CreateICmpEQ(body.arg(0), b.getInt32(std::uint32_t(axis)));
        result = b.CreateSelect(isThis, value(axis), result);
    }
    body.ret(result);
}

bool definePlace(OpenClBody &body)
{
    const llvm::StringRef name = body.name();
    if (name == "get_global_id")
        returnAxis(body, 0, [&](int axis) { return globalId(body, axis); });
    else if (name == "get_local_id")
        returnAxis(body, 0, [&](int axis) { return read(body, Thread[axis]); });
    else if (name == "get_group_id")
        returnAxis(body, 0, [&](int axis) { return read(body, Group[axis]); });
    else if (name == "get_local_size" || name == "get_enqueued_local_size")
        returnAxis(body, 1, [&](int axis) { return read(body, GroupSize[axis]); });
    else if (name == "get_num_groups")
        returnAxis(body, 1, [&](int axis) { return read(body, Groups[axis]); });
    else if (name == "get_global_size")
        returnAxis(body, 1, [&](int axis) { return globalSize(body, axis); });
    else if (name == "get_global_offset")
        body.ret(body.b.getInt64(0));
    else if (name == "get_work_dim")
        body.ret(body.b.getInt32(3));
    else if (name == "get_local_linear_id")
        body.ret(linear(body, read(body, Thread[0]), read(body, Thread[1]), read(body, Thread[2]),
                        read(body, GroupSize[0]), read(body, GroupSize[1])));
    else if (name == "get_global_linear_id")
        body.ret(linear(body, globalId(body, 0), globalId(body, 1), globalId(body, 2),
                        globalSize(body, 0), globalSize(body, 1)));
    else
        return false;
    return true;
}

bool defineBarrier(OpenClBody &body)
{
    const llvm::StringRef name = body.name();
    if (name == "barrier" || name == "work_group_barrier" || name == "wait_group_events")
        body.b.CreateIntrinsic(llvm::Intrinsic::nvvm_barrier0, {}, {});
    else if (name == "sub_group_barrier")
        body.b.CreateIntrinsic(llvm::Intrinsic::nvvm_bar_warp_sync, {},
                               {body.b.getInt32(0xffff'ffff)});
    else if (name == "mem_fence" || name == "read_mem_fence" || name == "write_mem_fence"
             || name == "atomic_work_item_fence")
        body.b.CreateIntrinsic(llvm::Intrinsic::nvvm_membar_gl, {}, {});
    else
        return false;
    body.ret(nullptr);
    return true;
}

llvm::Value *laneId(OpenClBody &body) { return body.call("__wl_lane_id", body.b.getInt32Ty(), {}); }

/// The value that `lane` holds; of 64 bits as two words, of fewer as one.
llvm::Value *valueOf(OpenClBody &body, llvm::Value *value, llvm::Value *lane)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::Type *type = value->getType();
    const unsigned bits = type->getScalarSizeInBits();
    llvm::Value *word = b.CreateZExtOrTrunc(b.CreateBitCast(value, b.getIntNTy(bits)),
                                            b.getIntNTy(std::max(bits, 32U)));
    const auto shuffle = [&](llvm::Value *part) {
        return body.call("__wl_shuffle_idx_i32", b.getInt32Ty(),
                         {part, lane, b.getInt32(body.warpSize() - 1)});
    };
    if (bits <= 32)
        return b.CreateBitCast(b.CreateTrunc(shuffle(word), b.getIntNTy(bits)), type);
    llvm::Value *low = shuffle(b.CreateTrunc(word, b.getInt32Ty()));
    llvm::Value *high = shuffle(b.CreateTrunc(b.CreateLShr(word, 32), b.getInt32Ty()));
    llvm::Value *whole = b.CreateOr(b.CreateZExt(low, b.getInt64Ty()),
                                    b.CreateShl(b.CreateZExt(high, b.getInt64Ty()), 32));
    return b.CreateBitCast(whole, type);
}

struct Combination
{
    enum Kind { None, Add, Min, Max } kind = None;
    enum Reach { All, Before, UpTo } reach = All;
};

/// `sub_group_reduce_add`, `sub_group_scan_inclusive_max`, …
Combination combinationOf(llvm::StringRef name)
{
    Combination result;
    if (name.consume_front("sub_group_reduce_")
        || name.consume_front("sub_group_non_uniform_reduce_"))
        result.reach = Combination::All;
    else if (name.consume_front("sub_group_scan_exclusive_"))
        result.reach = Combination::Before;
    else if (name.consume_front("sub_group_scan_inclusive_"))
        result.reach = Combination::UpTo;
    else
        return result;
    result.kind = llvm::StringSwitch<Combination::Kind>(name)
                      .Case("add", Combination::Add)
                      .Case("min", Combination::Min)
                      .Case("max", Combination::Max)
                      .Default(Combination::None);
    return result;
}

llvm::Value *combined(OpenClBody &body, Combination::Kind kind, llvm::Value *p, llvm::Value *q)
{
    llvm::IRBuilder<> &b = body.b;
    const bool isFloat = p->getType()->isFloatingPointTy();
    const bool isUnsigned = body.parameter(0).isUnsigned();
    if (kind == Combination::Add)
        return isFloat ? b.CreateFAdd(p, q) : b.CreateAdd(p, q);
    llvm::Value *isLess = isFloat ? b.CreateFCmpOLT(p, q)
        : isUnsigned              ? b.CreateICmpULT(p, q)
                                  : b.CreateICmpSLT(p, q);
    return kind == Combination::Min ? b.CreateSelect(isLess, p, q) : b.CreateSelect(isLess, q, p);
}

/// Lane by lane, so that any set of active lanes adds up alike.
bool defineCombination(OpenClBody &body)
{
    const Combination combination = combinationOf(body.name());
    if (combination.kind == Combination::None)
        return false;
    llvm::IRBuilder<> &b = body.b;
    llvm::Value *active = body.call("__wl_active_mask64", b.getInt64Ty(), {});
    llvm::Value *own = laneId(body);
    llvm::Value *result = llvm::Constant::getNullValue(body.type());
    llvm::Value *hasAny = b.getFalse();
    for (std::uint32_t lane = 0; lane < body.warpSize(); ++lane) {
        llvm::Value *bit = b.CreateAnd(active, b.getInt64(std::uint64_t(1) << lane));
        llvm::Value *counts = b.CreateICmpNE(bit, b.getInt64(0));
        if (combination.reach == Combination::Before)
            counts = b.CreateAnd(counts, b.CreateICmpUGT(own, b.getInt32(lane)));
        else if (combination.reach == Combination::UpTo)
            counts = b.CreateAnd(counts, b.CreateICmpUGE(own, b.getInt32(lane)));
        llvm::Value *its = valueOf(body, body.arg(0), b.getInt32(lane));
        llvm::Value *next =
            b.CreateSelect(hasAny, combined(body, combination.kind, result, its), its);
        result = b.CreateSelect(counts, next, result);
        hasAny = b.CreateOr(hasAny, counts);
    }
    body.ret(result);
    return true;
}

bool defineExchange(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    const llvm::StringRef name = body.name();
    const bool isVector = !body.type()->isVoidTy() && body.type()->isVectorTy();
    if (body.count() != 2 || isVector || !name.starts_with("sub_group_"))
        return false;
    llvm::Value *lane = body.arg(1);
    if (name == "sub_group_shuffle_xor")
        lane = b.CreateXor(laneId(body), lane);
    else if (name == "sub_group_shuffle_up")
        lane = b.CreateSub(laneId(body), lane);
    else if (name == "sub_group_shuffle_down")
        lane = b.CreateAdd(laneId(body), lane);
    else if (name != "sub_group_broadcast" && name != "sub_group_shuffle"
             && name != "sub_group_non_uniform_broadcast")
        return false;
    body.ret(valueOf(body, body.arg(0), lane));
    return true;
}

bool defineSubGroup(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    const llvm::StringRef name = body.name();
    if (name == "get_sub_group_size" || name == "get_max_sub_group_size") {
        body.ret(b.getInt32(body.warpSize()));
    } else if (name == "get_num_sub_groups" || name == "get_enqueued_num_sub_groups") {
        llvm::Value *threads =
            b.CreateMul(read(body, GroupSize[0]),
                        b.CreateMul(read(body, GroupSize[1]), read(body, GroupSize[2])));
        llvm::Value *up = b.CreateAdd(threads, b.getInt64(body.warpSize() - 1));
        body.ret(b.CreateTrunc(b.CreateUDiv(up, b.getInt64(body.warpSize())), b.getInt32Ty()));
    } else if (name == "get_sub_group_id") {
        body.ret(body.call("__wl_warp_id", b.getInt32Ty(), {}));
    } else if (name == "get_sub_group_local_id") {
        body.ret(laneId(body));
    } else if (name == "sub_group_all") {
        body.ret(body.call("__wl_vote_all", b.getInt32Ty(), {body.arg(0)}));
    } else if (name == "sub_group_any") {
        body.ret(body.call("__wl_vote_any", b.getInt32Ty(), {body.arg(0)}));
    } else {
        return false;
    }
    return true;
}

} // namespace

bool defineOpenClWork(OpenClBody &body)
{
    return definePlace(body) || defineBarrier(body) || defineSubGroup(body)
        || defineCombination(body) || defineExchange(body);
}

} // namespace warplens
