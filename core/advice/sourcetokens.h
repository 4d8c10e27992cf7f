// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace warplens {

/// A word, number, string or mark of a source text, as spelled; comments are no tokens.
struct SourceToken
{
    enum class Kind : std::uint8_t { Word, Number, Quoted, Mark };

    Kind kind = Kind::Mark; ///< a mark is one character
    std::size_t offset = 0;
    std::string_view text;    ///< into the text
    bool isDirective = false; ///< of the preprocessor

    std::size_t end() const { return offset + text.size(); }
    bool is(std::string_view spelling) const { return text == spelling; }
    bool isWord() const { return kind == Kind::Word; }
};

/// `text` must outlive the result.
std::vector<SourceToken> sourceTokens(std::string_view text);

/// Index of the token that closes the bracket at `open`; the number of tokens if none does.
std::size_t closingBracket(const std::vector<SourceToken> &tokens, std::size_t open);

/// Bytes before `position`; none if the text has no such line.
std::optional<std::size_t> offsetOf(Position position, std::string_view text);

} // namespace warplens
