// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <clang/AST/ASTContext.h>

namespace warplens {

/// Has accesses through a pointer that was cast be as wide as what it was cast to, in everything
/// that `declaration` holds: `*(float4 *)&s[4 * i]` is one access of 16 bytes, as nvcc makes it.
/// Clang, where it sees the array, goes by the alignment of its declaration instead.
void trustCasts(clang::ASTContext &context, clang::Decl *declaration);

} // namespace warplens
