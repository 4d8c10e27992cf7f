// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/IR/Module.h>

#include <optional>

namespace warplens {

namespace {

using Update = llvm::AtomicRMWInst;

constexpr auto Order = llvm::AtomicOrdering::Monotonic;

std::optional<Update::BinOp> updateOf(llvm::StringRef name, bool isUnsigned, bool isFloat)
{
    const auto op = llvm::StringSwitch<std::optional<Update::BinOp>>(name)
                        .Cases("add", "inc", isFloat ? Update::FAdd : Update::Add)
                        .Cases("sub", "dec", isFloat ? Update::FSub : Update::Sub)
                        .Cases("xchg", "exchange", Update::Xchg)
                        .Case("min",
                              isFloat          ? Update::FMin
                                  : isUnsigned ? Update::UMin
                                               : Update::Min)
                        .Case("max",
                              isFloat          ? Update::FMax
                                  : isUnsigned ? Update::UMax
                                               : Update::Max)
                        .Case("and", Update::And)
                        .Case("or", Update::Or)
                        .Case("xor", Update::Xor)
                        .Default({});
    return op;
}

/// `atomic_cmpxchg(place, compare, value)`, the one of before C11.
void returnExchanged(OpenClBody &body)
{
    llvm::Value *pair = body.b.CreateAtomicCmpXchg(body.arg(0), body.arg(1), body.arg(2),
                                                   llvm::MaybeAlign(), Order, Order);
    body.ret(body.b.CreateExtractValue(pair, 0));
}

/// C11's: `expected` points to what is compared, and receives what was there.
void returnWhetherExchanged(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::Value *expected = b.CreateLoad(body.arg(2)->getType(), body.arg(1));
    llvm::Value *pair =
        b.CreateAtomicCmpXchg(body.arg(0), expected, body.arg(2), llvm::MaybeAlign(), Order, Order);
    b.CreateStore(b.CreateExtractValue(pair, 0), body.arg(1));
    body.ret(b.CreateZExtOrTrunc(b.CreateExtractValue(pair, 1), body.type()));
}

} // namespace

bool defineOpenClAtomics(OpenClBody &body)
{
    llvm::IRBuilder<> &b = body.b;
    llvm::StringRef name = body.name();
    if ((!name.consume_front("atomic_") && !name.consume_front("atom_")) || body.count() == 0
        || !body.arg(0)->getType()->isPointerTy())
        return false;
    name.consume_back("_explicit");
    name.consume_front("fetch_");
    if (name == "load") {
        body.ret(b.CreateLoad(body.type(), body.arg(0), true));
        return true;
    }
    if (name == "store" || name == "init") {
        b.CreateStore(body.arg(1), body.arg(0), true);
        body.ret(nullptr);
        return true;
    }
    if (name == "cmpxchg") {
        returnExchanged(body);
        return true;
    }
    if (name == "compare_exchange_strong" || name == "compare_exchange_weak") {
        returnWhetherExchanged(body);
        return true;
    }
    const bool isUnsigned =
        body.parameter(0).isUnsigned() || (body.count() > 1 && body.parameter(1).isUnsigned());
    const auto op = updateOf(name, isUnsigned, body.type()->isFloatingPointTy());
    const bool isStep = name == "inc" || name == "dec";
    if (!op || body.type()->isVoidTy() || (!isStep && body.count() < 2))
        return false;
    llvm::Value *value =
        isStep ? llvm::ConstantInt::get(body.type(), 1) : static_cast<llvm::Value *>(body.arg(1));
    if (value->getType() != body.type())
        return false;
    body.ret(b.CreateAtomicRMW(*op, body.arg(0), value, llvm::MaybeAlign(), Order));
    return true;
}

} // namespace warplens
