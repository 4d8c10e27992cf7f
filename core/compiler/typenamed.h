// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <clang/AST/Type.h>

#include <string>

namespace clang {
class Scope;
class Sema;
} // namespace clang

namespace warplens {

/// The type that `text` spells at a place of the program: built-in words (`unsigned char`) or one
/// name (`float4`, a struct of the text), with `*` behind it. Null if it is none.
clang::QualType typeNamed(clang::Sema &sema, clang::Scope *scope, clang::SourceLocation location,
                          const std::string &text);

} // namespace warplens
