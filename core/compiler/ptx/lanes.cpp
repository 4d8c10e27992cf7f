// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

/// A result, and in `d|p` a predicate beside it.
bool writeWithPredicate(Translation &t, const Operand &to, llvm::Value *value, llvm::Value *isIn)
{
    if (to.kind != Operand::Kind::Pair)
        return t.write(to, value);
    return t.write(to.parts[0], value) && t.write(to.parts[1], isIn);
}

bool areWritable(const Translation &t, const Operand &to)
{
    if (to.kind != Operand::Kind::Pair)
        return t.isWritable(to);
    return t.isWritable(to.parts[0]) && t.isWritable(to.parts[1]);
}

/// Whether the lane that `shfl` reads from lies in the segment: its second result.
llvm::Value *isInSegment(Translation &t, llvm::StringRef mode, llvm::Value *distance,
                         llvm::Value *control)
{
    llvm::IRBuilder<> &builder = t.builder;
    const auto five = [&](llvm::Value *value) {
        return builder.CreateAnd(value, builder.getInt32(31));
    };
    llvm::Value *lane = t.callNamed("llvm.nvvm.read.ptx.sreg.laneid", builder.getInt32Ty());
    llvm::Value *segment = five(builder.CreateLShr(control, 8));
    llvm::Value *others = builder.CreateNot(segment);
    llvm::Value *first = builder.CreateAnd(lane, segment);
    llvm::Value *last = builder.CreateOr(first, builder.CreateAnd(five(control), others));
    distance = five(distance);
    if (mode == "up")
        return builder.CreateICmpSGE(builder.CreateSub(lane, distance), last);
    llvm::Value *source = mode == "down" ? builder.CreateAdd(lane, distance)
        : mode == "bfly"                 ? builder.CreateXor(lane, distance)
                         : builder.CreateOr(first, builder.CreateAnd(distance, others));
    return builder.CreateICmpSLE(source, last);
}

/// The word that says which of the operations it is; empty if none does.
std::string modeOf(const Instruction &instruction, std::initializer_list<const char *> modes)
{
    for (const char *mode : modes)
        if (instruction.has(mode))
            return mode;
    return {};
}

bool shuffle(Translation &t, const Instruction &instruction)
{
    const bool isSync = instruction.has("sync");
    const auto v = t.readAll(instruction, 1, isSync ? 4 : 3, bitsOf(32));
    const std::string mode = modeOf(instruction, {"up", "down", "bfly", "idx"});
    if (v.empty() || mode.empty() || !instruction.has("b32"))
        return false;
    llvm::Value *all = t.builder.getInt32(~std::uint32_t(0));
    llvm::Value *result =
        t.callNamed("llvm.nvvm.shfl.sync." + mode + ".i32", t.builder.getInt32Ty(),
                    {isSync ? v[3] : all, v[0], v[1], v[2]});
    const Operand &to = instruction.operands[0];
    return writeWithPredicate(
        t, to, result, to.kind == Operand::Kind::Pair ? isInSegment(t, mode, v[1], v[2]) : nullptr);
}

bool vote(Translation &t, const Instruction &instruction)
{
    const bool isSync = instruction.has("sync");
    const auto value = t.readAll(instruction, 1, 1, PredicateType);
    const auto mask = isSync ? t.readAll(instruction, 2, 1, bitsOf(32))
                             : std::vector<llvm::Value *>{t.builder.getInt32(~std::uint32_t(0))};
    const std::string mode = modeOf(instruction, {"all", "any", "uni", "ballot"});
    if (value.empty() || mask.empty() || mode.empty())
        return false;
    llvm::Type *type = mode == "ballot" ? t.builder.getInt32Ty() : t.builder.getInt1Ty();
    return t.write(instruction.operands[0],
                   t.callNamed("llvm.nvvm.vote." + mode + ".sync", type, {mask[0], value[0]}));
}

bool match(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    if (!type || !hasOnly(instruction, {"any", "all", "sync"}))
        return false;
    const auto value = t.readAll(instruction, 1, 1, *type);
    const auto mask = t.readAll(instruction, 2, 1, bitsOf(32));
    if (value.empty() || mask.empty())
        return false;
    const std::string width = "i" + std::to_string(type->bits);
    llvm::Type *lanes = t.builder.getInt32Ty();
    if (instruction.has("any"))
        return t.write(
            instruction.operands[0],
            t.callNamed("llvm.nvvm.match.any.sync." + width, lanes, {mask[0], value[0]}));
    llvm::Type *both = llvm::StructType::get(lanes, t.builder.getInt1Ty());
    llvm::Value *result =
        t.callNamed("llvm.nvvm.match.all.sync." + width + "p", both, {mask[0], value[0]});
    return writeWithPredicate(t, instruction.operands[0], t.builder.CreateExtractValue(result, 0),
                              t.builder.CreateExtractValue(result, 1));
}

bool reduce(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    const auto v = t.readAll(instruction, 1, 2, bitsOf(32));
    const std::string name = modeOf(instruction, {"add", "min", "max", "and", "or", "xor"});
    const bool isOrder = name == "min" || name == "max";
    if (!type || type->isFloat() || v.empty() || name.empty())
        return false;
    const std::string full = isOrder && !type->isSigned() ? "u" + name : name;
    return t.write(
        instruction.operands[0],
        t.callNamed("llvm.nvvm.redux.sync." + full, t.builder.getInt32Ty(), {v[0], v[1]}));
}

/// The lowest lane of those that are here.
bool elect(Translation &t, const Instruction &instruction)
{
    const auto mask = t.readAll(instruction, 1, 1, bitsOf(32));
    if (mask.empty())
        return false;
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *here = t.callNamed("llvm.nvvm.activemask", builder.getInt32Ty());
    llvm::Value *leader = builder.CreateBinaryIntrinsic(
        llvm::Intrinsic::cttz, builder.CreateAnd(here, mask[0]), builder.getInt1(false));
    llvm::Value *lane = t.callNamed("llvm.nvvm.read.ptx.sreg.laneid", builder.getInt32Ty());
    return writeWithPredicate(t, instruction.operands[0], leader,
                              builder.CreateICmpEQ(lane, leader));
}

bool activeLanes(Translation &t, const Instruction &instruction)
{
    return t.write(instruction.operands[0],
                   t.callNamed("llvm.nvvm.activemask", t.builder.getInt32Ty()));
}

} // namespace

bool translateLanes(Translation &t, const Instruction &instruction)
{
    if (instruction.operands.empty() || !areWritable(t, instruction.operands[0]))
        return false;
    using Family = bool (*)(Translation &, const Instruction &);
    const auto family = llvm::StringSwitch<Family>(instruction.name)
                            .Case("shfl", shuffle)
                            .Case("vote", vote)
                            .Case("match", match)
                            .Case("redux", reduce)
                            .Case("elect", elect)
                            .Case("activemask", activeLanes)
                            .Default(nullptr);
    return family && family(t, instruction);
}

} // namespace warplens::ptx
