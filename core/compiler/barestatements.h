// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <clang/AST/ASTContext.h>

namespace warplens {

/// Statements that only name an element, such as `s[index];`, come to load it, in everything that
/// `declaration` holds. C++ has them do nothing; a person who writes one asks about the access.
void loadBareElements(clang::ASTContext &context, clang::Decl *declaration);

} // namespace warplens
