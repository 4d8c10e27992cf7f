// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <clang/AST/ASTContext.h>

namespace warplens {

/// The type as the person spelled it, without qualifiers of its own.
std::string spelled(clang::QualType type);

/// How an array of `type` looks: its constant dimensions become the shape, its element the rest. A
/// type that is no array is one element.
ArrayType arrayTypeOf(const clang::ASTContext &context, clang::QualType type);

/// What `scalar` is in a register; I32 for what is no scalar.
ValueType valueTypeOf(const clang::ASTContext &context, clang::QualType scalar);

} // namespace warplens
