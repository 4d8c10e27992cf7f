// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "access.h"

#include <map>
#include <string>

namespace widths {

/// Compiles `source` with nvcc for compute capability 9.0 and reads the accesses of each kernel, by
/// mangled name. Empty, with the reason on standard error, if that fails.
std::map<std::string, Accesses> compileWithNvcc(const std::string &nvcc, const std::string &source,
                                                const std::vector<std::string> &includeFolders);

} // namespace widths
