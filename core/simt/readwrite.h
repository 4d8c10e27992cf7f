// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <vector>

namespace warplens::simt {

/// For each array, numbered as Site::array: some instruction loads from it, and some instruction
/// stores or does atomics to it. Sites whose array is unknown may be any.
std::vector<bool> arraysReadAndWritten(const Kernel &kernel);

} // namespace warplens::simt
