// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <clang/Basic/SourceLocation.h>
#include <clang/Basic/TokenKinds.h>

#include <set>
#include <string>
#include <vector>

namespace clang {
class SourceManager;
class Token;
} // namespace clang

namespace warplens {

/// The top-level declarations of a text, told apart by its tokens alone, so that it works where
/// the text does not parse. Answers whose an error is: a kernel's or the host's.
class DeclarationMap
{
public:
    explicit DeclarationMap(const clang::SourceManager &sources)
        : m_sources(sources)
    {
    }

    /// The next token after macro expansion.
    void see(const clang::Token &token);

    /// Whether `location` lies in a declaration with `__global__`, `__device__`, `__shared__` or
    /// `__constant__`.
    bool isDevice(clang::SourceLocation location) const;
    /// Names that stand before `<<<`.
    const std::set<std::string> &launched() const { return m_launched; }

private:
    struct Declaration
    {
        clang::FileID file;
        unsigned begin = 0;
        unsigned end = 0;
        bool isDevice = false;
    };
    /// What has been seen of the declaration under way.
    struct State
    {
        Declaration declaration;
        bool isOpen = false;
        int parentheses = 0;
        int braces = 0;
        int angles = 0;
        bool afterTemplate = false;
        bool inAttribute = false;
        bool hasParameters = false;
        bool hasInitializer = false;
        bool isNamespace = false;
        bool isLinkage = false;
        bool isFunction = false;
    };

    void open(const clang::Token &token);
    void finish();
    bool seeTemplateHead(clang::tok::TokenKind kind);
    void seeAttribute(const clang::Token &token);
    void seeBracket(clang::tok::TokenKind kind);
    void seeOutermost(clang::tok::TokenKind kind);
    void openBody();
    void noteLaunch(const clang::Token &token);

    const clang::SourceManager &m_sources;
    std::vector<Declaration> m_declarations;
    std::set<std::string> m_launched;
    State m_state;
    int m_openNamespaces = 0;
    clang::tok::TokenKind m_previous = clang::tok::unknown;
    std::string m_lastName;                ///< outside template arguments
    std::vector<std::string> m_angleNames; ///< the name before each open `<`
};

} // namespace warplens
