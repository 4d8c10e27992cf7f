// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace warplens::lowering {

/// A new site for an access of the current instruction through `pointer`; NoSite if it is to local
/// memory, unless that is what the optimiser left and its place in the text is known.
std::uint32_t addSite(Translation &t, AccessKind kind, const llvm::Value &pointer,
                      std::uint32_t bytes, AtomicOp atomic = AtomicOp::Add);

/// Puts the sites in source order.
void sortSites(Kernel &kernel);

} // namespace warplens::lowering
