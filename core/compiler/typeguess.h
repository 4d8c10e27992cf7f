// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/undeclarednames.h"

#include <map>
#include <string>
#include <vector>

namespace warplens {

/// What the uses of undeclared names say about their types: `double x = data[i]` makes `data` an
/// array of double, `b[i]` as a subscript makes `b` an array of int. Name → C++ text, for names
/// whose first telling use differs from what they were taken for.
std::map<std::string, std::string> guessTypes(const std::vector<clang::Decl *> &declarations,
                                              const UndeclaredNames &names);

} // namespace warplens
