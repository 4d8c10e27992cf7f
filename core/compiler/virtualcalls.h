// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/wrapper.h"

#include <map>
#include <string>
#include <vector>

namespace clang {
class Decl;
class SourceManager;
} // namespace clang

namespace warplens {

/// Where `declarations` call a virtual function whose body only the object knows, and its name.
std::map<Position, std::string> virtualCalls(const std::vector<clang::Decl *> &declarations,
                                             const clang::SourceManager &sources,
                                             const WrappedSource &wrapped);

} // namespace warplens
