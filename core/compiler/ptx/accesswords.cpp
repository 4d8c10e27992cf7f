// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/accesswords.h"

#include "compiler/lowering/accessmarks.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

std::optional<Space> spaceNamed(llvm::StringRef word)
{
    return llvm::StringSwitch<std::optional<Space>>(word)
        .Case("global", Space::Global)
        .Cases("shared", "shared::cta", "shared::cluster", Space::Shared)
        .Case("const", Space::Constant)
        .Case("local", Space::Local)
        .Default({});
}

/// `evict_first` is what `.cs` asks for, and an access that takes no line of L1 what `.cg` does.
std::optional<CacheHint> hintNamed(llvm::StringRef word)
{
    return llvm::StringSwitch<std::optional<CacheHint>>(word)
        .Case("L1::no_allocate", CacheHint::Global)
        .Case("L1::evict_first", CacheHint::Streaming)
        .Cases("volatile", "mmio", CacheHint::Volatile)
        .Default(lowering::cacheHintNamed(word));
}

bool saysNothing(llvm::StringRef word)
{
    return word.starts_with("L1::") || word.starts_with("L2::")
        || llvm::StringSwitch<bool>(word)
               .Cases("weak", "relaxed", "acquire", "release", "acq_rel", "sc", true)
               .Cases("cta", "cluster", "gpu", "sys", "nc", "unified", true)
               .Default(false);
}

} // namespace

AccessWords accessWordsOf(const std::vector<std::string> &words)
{
    AccessWords found;
    for (const std::string &word : words) {
        if (const auto space = spaceNamed(word))
            found.space = *space;
        else if (const auto hint = hintNamed(word))
            found.hint = *hint;
        else if (word == "v2" || word == "v4" || word == "v8")
            found.elements = unsigned(word[1] - '0');
        else if (const auto type = typeNamed(word); type && !found.type)
            found.type = type;
        else if (!saysNothing(word))
            found.others.push_back(word);
    }
    return found;
}

} // namespace warplens::ptx
