// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace warplens::lowering {

/// Drops operations whose result nobody reads, and numbers the registers that are left. Accesses
/// stay, and so do divisions: they may have something to report.
void compact(Kernel &kernel);

} // namespace warplens::lowering
