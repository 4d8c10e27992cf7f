// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/sourcetokens.h"
#include "kernel/kernel.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// The tokens between one pair of brackets.
struct Brackets
{
    std::size_t open = 0; ///< index of `[`
    std::size_t close = 0;
};

/// Where a text declares an array: `tile[16][17]`.
struct ArrayDeclaration
{
    std::size_t name = 0;         ///< index of its token
    std::vector<Brackets> bounds; ///< outermost first
    std::size_t scopeEnd = 0;     ///< first token out of the array's scope
};

/// None if the text has it in another way: by a type's name, in a macro, in another file.
std::optional<ArrayDeclaration> declarationOf(const Variable &variable,
                                              const std::vector<SourceToken> &tokens,
                                              std::string_view text);

/// `[…][…]` behind the token `name`.
std::vector<Brackets> bracketsAfter(const std::vector<SourceToken> &tokens, std::size_t name);

/// The text between a pair of brackets, without blanks around it.
std::string innerText(const Brackets &brackets, const std::vector<SourceToken> &tokens,
                      std::string_view text);

/// `bound` made larger by `extra`: 16 → 18, TILE → TILE + 2, TILE + 1 → TILE + 3. A negative
/// `extra` makes it smaller: TILE + 1 → TILE.
std::string enlargedBound(const Brackets &bound, const std::vector<SourceToken> &tokens,
                          std::string_view text, std::int64_t extra);

/// One use of an array in which every index stands in brackets.
struct ArrayUse
{
    std::vector<Brackets> indices; ///< outermost first
};

/// How a text uses an array within its scope.
struct ArrayUses
{
    std::vector<ArrayUse> uses;
    /// A phrase: why indices cannot be rewritten, or null.
    const char *obstacle = nullptr;
    /// A phrase: why the rows cannot be moved apart, or null. Indices in brackets follow a row.
    const char *flatUse = nullptr;
};
ArrayUses usesOf(const ArrayDeclaration &declaration, const std::vector<SourceToken> &tokens);
/// Of an array called `name` that the text does not declare, as in an index expression.
ArrayUses usesOf(std::string_view name, std::size_t rank, const std::vector<SourceToken> &tokens);

} // namespace warplens
