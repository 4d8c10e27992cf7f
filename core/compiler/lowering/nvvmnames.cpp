// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/nvvmnames.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::lowering {

std::optional<SpecialValue> specialValue(llvm::StringRef name)
{
    using enum SpecialValue;
    return llvm::StringSwitch<std::optional<SpecialValue>>(name)
        .Case("tid.x", ThreadX)
        .Case("tid.y", ThreadY)
        .Case("tid.z", ThreadZ)
        .Case("ctaid.x", BlockX)
        .Case("ctaid.y", BlockY)
        .Case("ctaid.z", BlockZ)
        .Case("ntid.x", BlockDimX)
        .Case("ntid.y", BlockDimY)
        .Case("ntid.z", BlockDimZ)
        .Case("nctaid.x", GridDimX)
        .Case("nctaid.y", GridDimY)
        .Case("nctaid.z", GridDimZ)
        .Case("laneid", LaneId)
        .Case("warpid", WarpId)
        .Case("warpsize", WarpSize)
        .Cases("clock", "clock64", "globaltimer", Clock)
        .Case("dynamic_smem_size", DynamicSharedBytes)
        .Default({});
}

std::optional<LaneMask> laneMask(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<LaneMask>>(name)
        .Case("lanemask.eq", LaneMask::Equal)
        .Case("lanemask.lt", LaneMask::Below)
        .Case("lanemask.le", LaneMask::UpTo)
        .Case("lanemask.ge", LaneMask::From)
        .Case("lanemask.gt", LaneMask::Above)
        .Default({});
}

std::optional<ShuffleMode> shuffleMode(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<ShuffleMode>>(name)
        .Case("up", ShuffleMode::Up)
        .Case("down", ShuffleMode::Down)
        .Case("bfly", ShuffleMode::Butterfly)
        .Case("idx", ShuffleMode::Index)
        .Default({});
}

std::optional<VoteMode> voteMode(llvm::StringRef name, bool isMatch)
{
    return llvm::StringSwitch<std::optional<VoteMode>>(name)
        .Case("any", isMatch ? VoteMode::MatchAny : VoteMode::Any)
        .Case("all", isMatch ? VoteMode::MatchAll : VoteMode::All)
        .Case("ballot", VoteMode::Ballot)
        .Default({});
}

std::optional<AtomicOp> nvvmAtomic(llvm::StringRef name, bool isFloat)
{
    return llvm::StringSwitch<std::optional<AtomicOp>>(name)
        .Case("add", isFloat ? AtomicOp::FAdd : AtomicOp::Add)
        .Case("exch", AtomicOp::Exchange)
        .Case("max", isFloat ? AtomicOp::FMax : AtomicOp::SMax)
        .Case("min", isFloat ? AtomicOp::FMin : AtomicOp::SMin)
        .Case("and", AtomicOp::And)
        .Case("or", AtomicOp::Or)
        .Case("xor", AtomicOp::Xor)
        .Case("inc", AtomicOp::IncWrap)
        .Case("dec", AtomicOp::DecWrap)
        .Case("cas", AtomicOp::CompareExchange)
        .Default({});
}

std::optional<Opcode> floatOperation(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<Opcode>>(name)
        .Case("add", Opcode::FAdd)
        .Case("mul", Opcode::FMul)
        .Case("div", Opcode::FDiv)
        .Case("fma", Opcode::Fma)
        .Default({});
}

std::optional<Reduction> reductionOf(llvm::StringRef name)
{
    constexpr std::uint32_t Ones = ~std::uint32_t(0);
    return llvm::StringSwitch<std::optional<Reduction>>(name)
        .Case("add", Reduction{Opcode::Add, 0})
        .Case("and", Reduction{Opcode::And, Ones})
        .Case("or", Reduction{Opcode::Or, 0})
        .Case("xor", Reduction{Opcode::Xor, 0})
        .Case("umin", Reduction{Opcode::UMin, Ones})
        .Case("umax", Reduction{Opcode::UMax, 0})
        .Case("min", Reduction{Opcode::SMin, Ones >> 1})
        .Case("max", Reduction{Opcode::SMax, ~(Ones >> 1)})
        .Default({});
}

} // namespace warplens::lowering
