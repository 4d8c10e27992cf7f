// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/texttokens.h"

#include <clang/Basic/LangOptions.h>
#include <clang/Lex/Lexer.h>

namespace warplens {

std::vector<TextToken> tokensOf(std::string_view text)
{
    clang::LangOptions options;
    options.CPlusPlus = options.CPlusPlus11 = options.CPlusPlus14 = options.CPlusPlus17 = true;
    options.CUDA = true;
    options.LineComment = true;
    const std::string copy(text); // the lexer reads the zero behind its buffer
    clang::Lexer lexer(clang::SourceLocation(), options, copy.data(), copy.data(),
                       copy.data() + copy.size());
    std::vector<TextToken> tokens;
    for (;;) {
        clang::Token token;
        lexer.LexFromRawLexer(token);
        if (token.is(clang::tok::eof))
            break;
        const auto offset = std::uint32_t(lexer.getCurrentBufferOffset() - token.getLength());
        const TokenKind kind = token.is(clang::tok::raw_identifier) ? TokenKind::Word
            : token.isLiteral()                                     ? TokenKind::Literal
                                                                    : TokenKind::Punctuator;
        tokens.push_back({kind, offset, text.substr(offset, token.getLength())});
    }
    return tokens;
}

std::size_t closingToken(const std::vector<TextToken> &tokens, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == "(" || text == "[" || text == "{")
            ++depth;
        else if ((text == ")" || text == "]" || text == "}") && --depth == 0)
            return i;
    }
    return tokens.size();
}

} // namespace warplens
