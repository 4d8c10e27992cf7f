// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/declarationmap.h"

#include <clang/Basic/IdentifierTable.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Token.h>

#include <algorithm>

namespace warplens {

namespace tok = clang::tok;

void DeclarationMap::open(const clang::Token &token)
{
    const auto [file, offset] = m_sources.getDecomposedExpansionLoc(token.getLocation());
    m_state.isOpen = true;
    m_state.declaration.file = file;
    m_state.declaration.begin = offset;
    m_state.declaration.end = offset;
}

void DeclarationMap::finish()
{
    m_declarations.push_back(m_state.declaration);
    m_state = State();
}

/// The parameters of `template <…>` say nothing about the declaration.
bool DeclarationMap::seeTemplateHead(tok::TokenKind kind)
{
    if (m_state.afterTemplate) {
        m_state.afterTemplate = false;
        m_state.angles = kind == tok::less ? 1 : 0;
        return m_state.angles > 0;
    }
    if (m_state.angles <= 0)
        return false;
    if (kind == tok::l_paren)
        ++m_state.parentheses;
    else if (kind == tok::r_paren)
        --m_state.parentheses;
    else if (m_state.parentheses == 0)
        m_state.angles += kind == tok::less ? 1
            : kind == tok::greater          ? -1
            : kind == tok::greatergreater   ? -2
                                            : 0;
    return true;
}

void DeclarationMap::seeAttribute(const clang::Token &token)
{
    if (token.is(tok::kw___attribute))
        m_state.inAttribute = true;
    if (!m_state.inAttribute || token.isNot(tok::identifier))
        return;
    const llvm::StringRef name = token.getIdentifierInfo()->getName();
    if (name == "global" || name == "device" || name == "constant" || name == "shared")
        m_state.declaration.isDevice = true;
}

void DeclarationMap::openBody()
{
    const bool isScope =
        m_state.isNamespace || (m_state.isLinkage && m_previous == tok::string_literal);
    if (isScope) {
        ++m_openNamespaces;
        m_state = State();
        return;
    }
    m_state.isFunction = m_state.hasParameters && !m_state.hasInitializer;
    m_state.braces = 1;
}

void DeclarationMap::seeOutermost(tok::TokenKind kind)
{
    switch (kind) {
    case tok::kw_template: m_state.afterTemplate = true; return;
    case tok::kw_namespace: m_state.isNamespace = true; return;
    case tok::equal: m_state.hasInitializer |= m_previous != tok::kw_operator; return;
    case tok::string_literal: m_state.isLinkage |= m_previous == tok::kw_extern; return;
    case tok::semi: finish(); return;
    case tok::l_brace: openBody(); return;
    default: return;
    }
}

void DeclarationMap::seeBracket(tok::TokenKind kind)
{
    if (kind == tok::l_paren || kind == tok::l_square) {
        if (!m_state.inAttribute && m_state.parentheses == 0 && m_state.braces == 0)
            m_state.hasParameters |= kind == tok::l_paren;
        ++m_state.parentheses;
    } else if (kind == tok::r_paren || kind == tok::r_square) {
        m_state.parentheses = std::max(m_state.parentheses - 1, 0);
        m_state.inAttribute &= m_state.parentheses > 0;
    } else if (m_state.parentheses == 0 && m_state.braces == 0) {
        seeOutermost(kind);
    } else if (kind == tok::l_brace) {
        ++m_state.braces;
    } else if (kind == tok::r_brace && m_state.braces > 0) {
        if (--m_state.braces == 0 && m_state.parentheses == 0 && m_state.isFunction)
            finish();
    }
}

/// `name<<<` and `name<T, 16><<<`.
void DeclarationMap::noteLaunch(const clang::Token &token)
{
    switch (token.getKind()) {
    case tok::identifier: m_lastName = token.getIdentifierInfo()->getName().str(); break;
    case tok::less: m_angleNames.push_back(m_lastName); break;
    case tok::greater:
        if (!m_angleNames.empty()) {
            m_lastName = m_angleNames.back();
            m_angleNames.pop_back();
        }
        break;
    case tok::semi:
    case tok::l_brace: m_angleNames.clear(); break;
    case tok::lesslessless: m_launched.insert(m_lastName); break;
    default: break;
    }
}

void DeclarationMap::see(const clang::Token &token)
{
    if (token.is(tok::eof) || token.getLocation().isInvalid())
        return;
    const tok::TokenKind kind = token.getKind();
    if (!m_state.isOpen && (kind == tok::semi || (kind == tok::r_brace && m_openNamespaces > 0))) {
        m_openNamespaces -= kind == tok::r_brace ? 1 : 0;
        m_previous = kind;
        return;
    }
    if (!m_state.isOpen)
        open(token);
    const auto [file, offset] = m_sources.getDecomposedExpansionLoc(token.getLocation());
    const unsigned length =
        token.getLocation().isMacroID() || token.isAnnotation() ? 1 : token.getLength();
    if (file == m_state.declaration.file)
        m_state.declaration.end = std::max(m_state.declaration.end, offset + length);
    noteLaunch(token);
    if (!seeTemplateHead(kind)) {
        seeAttribute(token);
        seeBracket(kind);
    }
    m_previous = kind;
}

bool DeclarationMap::isDevice(clang::SourceLocation location) const
{
    const auto [file, offset] = m_sources.getDecomposedExpansionLoc(location);
    const auto contains = [file = file, offset = offset](const Declaration &declaration) {
        return declaration.file == file && offset >= declaration.begin && offset <= declaration.end;
    };
    // What the text leaves open ends in the wrapper, which is the main file.
    if (m_state.isOpen && m_sources.isInMainFile(location))
        return m_state.declaration.isDevice;
    if (m_state.isOpen && m_state.declaration.file == file && offset >= m_state.declaration.begin)
        return m_state.declaration.isDevice;
    return std::ranges::any_of(m_declarations, [&](const Declaration &declaration) {
        return declaration.isDevice && contains(declaration);
    });
}

} // namespace warplens
