// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <set>

namespace clang {
class Decl;
class FunctionDecl;
class Stmt;
} // namespace clang

namespace warplens {

/// The declarations of the text that `kernel` depends on, through the functions, types and
/// variables it uses and through its launch (null without).
std::set<const clang::Decl *> declarationsUsedBy(clang::FunctionDecl *kernel,
                                                 const clang::Stmt *launch);

} // namespace warplens
