// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <vector>

namespace warplens::simt {

/// For each register: some instruction reads it. An atomic whose result nobody reads only writes.
std::vector<bool> registersRead(const Kernel &kernel);

/// For each array, numbered as Site::array: some instruction may write it and another may read it,
/// so a block may read what another one wrote. Sites whose array is unknown may be any.
std::vector<bool> arraysReadAndWritten(const Kernel &kernel);

} // namespace warplens::simt
