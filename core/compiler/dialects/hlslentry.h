// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/dialects/hlslrewrite.h"
#include "compiler/texttokens.h"

#include <map>
#include <string>
#include <vector>

namespace warplens {

/// A parameter of an entry function, or a member of a struct.
struct HlslMember
{
    std::string name;     ///< of a parameter: its type
    std::string semantic; ///< empty without
};

/// The members with semantics, by struct.
using HlslStructs = std::map<std::string, std::vector<HlslMember>>;

/// An entry function as the text declares it.
struct HlslFunction
{
    std::string name;
    std::size_t offset = 0;
    std::vector<HlslMember> parameters;
};

/// `SV_…`, in any case of letters.
bool isSystemValue(std::string_view word);

/// Of the tokens between a function's parentheses, which are at `first` - 1 and `last`.
std::vector<HlslMember> hlslParameters(const std::vector<TextToken> &tokens, std::size_t first,
                                       std::size_t last);

std::vector<HlslEntry> hlslEntries(const std::vector<HlslFunction> &functions,
                                   const HlslStructs &structs);

} // namespace warplens
