// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string>
#include <vector>

namespace warplens {

/// The kernels that `text` defines, each name once, in order: `__global__` outside comments,
/// strings and macros, up to a body.
std::vector<std::string> kernelNames(std::string text);

} // namespace warplens
