// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <algorithm>

namespace warplens::ptx {

namespace {

/// `ldmatrix_x4_trans` for the lowering; empty if it is no matrix of 8×8 16-bit elements.
std::string runtimeName(const Instruction &instruction, std::size_t matrices)
{
    const std::string count = "x" + std::to_string(matrices);
    if (!instruction.has(count.c_str()) || !instruction.has("m8n8") || !instruction.has("b16"))
        return {};
    return "__wl_" + instruction.name + "_inshared_" + count
        + (instruction.has("trans") ? "_trans" : "");
}

} // namespace

bool translateMatrix(Translation &t, const Instruction &instruction)
{
    const bool isLoad = instruction.name == "ldmatrix";
    if ((!isLoad && instruction.name != "stmatrix") || instruction.operands.size() != 2)
        return false;
    const Operand &fragment = instruction.operands[isLoad ? 0 : 1];
    const std::vector<Operand> words =
        fragment.kind == Operand::Kind::Vector ? fragment.parts : std::vector<Operand>{fragment};
    const std::string name = runtimeName(instruction, words.size());
    llvm::Value *address = t.address(instruction.operands[isLoad ? 1 : 0], Space::Shared);
    if (name.empty() || !address)
        return false;
    llvm::Type *word = t.integerType(32);
    if (!isLoad) {
        std::vector<llvm::Value *> arguments{address};
        for (const Operand &each : words) {
            arguments.push_back(t.read(each, bitsOf(32)));
            if (!arguments.back())
                return false;
        }
        t.callNamed(name, t.builder.getVoidTy(), arguments);
        return true;
    }
    if (!std::ranges::all_of(words, [&](const Operand &each) { return t.isWritable(each); }))
        return false;
    llvm::Type *result = words.size() == 1
        ? word
        : llvm::StructType::get(word->getContext(), std::vector<llvm::Type *>(words.size(), word));
    llvm::Value *loaded = t.callNamed(name, result, {address});
    for (unsigned i = 0; i < words.size(); ++i)
        t.write(words[i], words.size() == 1 ? loaded : t.builder.CreateExtractValue(loaded, i));
    return true;
}

} // namespace warplens::ptx
