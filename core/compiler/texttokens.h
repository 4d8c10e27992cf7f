// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

enum class TokenKind : std::uint8_t { Word, Literal, Punctuator };

/// A token as spelled, before the preprocessor; comments are skipped.
struct TextToken
{
    TokenKind kind = TokenKind::Punctuator;
    std::uint32_t offset = 0; ///< in the text, bytes
    std::string_view text;    ///< into the text

    std::uint32_t end() const { return offset + std::uint32_t(text.size()); }
};

/// `text` must end in a newline and outlive the result.
std::vector<TextToken> tokensOf(std::string_view text);

/// Index of the token that closes the bracket at `open`, or the number of tokens.
std::size_t closingToken(const std::vector<TextToken> &tokens, std::size_t open);

/// How the text uses a name, all occurrences taken together.
struct NameUse
{
    bool isPointer = false;       ///< subscripted, dereferenced, cast to a pointer
    bool isModified = false;      ///< assigned, incremented
    bool isAddressed = false;     ///< its address is taken
    bool isInSubscript = false;   ///< part of another array's index
    std::uint32_t subscripts = 0; ///< most `[…]` in a row after it
    std::uint32_t components = 0; ///< 2 to 4 where `.x` to `.w` of it or its elements is asked for
};
std::map<std::string_view, NameUse> nameUses(const std::vector<TextToken> &tokens);

/// The names whose values the text needs as it is compiled, as far as tokens tell: words in the
/// bounds of declared arrays and in template arguments, and in the initialisers of constants that
/// stand there.
std::set<std::string_view> namesInConstantPlaces(const std::vector<TextToken> &tokens);

/// Whether the word at `index` stands where only a variable makes sense: not a call, a type, a
/// member, a label or a scope.
bool standsForVariable(const std::vector<TextToken> &tokens, std::size_t index);

} // namespace warplens
