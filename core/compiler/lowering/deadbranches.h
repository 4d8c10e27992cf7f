// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace llvm {
class Function;
}

namespace warplens::lowering {

/// Removes what never runs whatever the launch: the other side of a branch on a template argument,
/// or on the space of a pointer that is known. Nothing there is a site.
void removeDeadBranches(llvm::Function &function);

} // namespace warplens::lowering
