// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/diagnosticcollector.h"

#include <set>
#include <vector>

namespace clang {
class ASTContext;
class Decl;
class FunctionDecl;
} // namespace clang

namespace warplens {

/// Functions with a body in which the text has an error.
using BrokenFunctions = std::set<clang::FunctionDecl *>;

/// Finds what code generation must not see: empties broken functions and takes broken variables
/// off the device. Code generation crashes on them otherwise. With no errors it does nothing.
BrokenFunctions stripBrokenCode(clang::ASTContext &context,
                                const std::vector<clang::Decl *> &declarations,
                                const std::vector<CompilerError> &errors);

} // namespace warplens
