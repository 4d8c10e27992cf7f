// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string_view>

namespace warplens {

/// Whether a header belongs to C, C++, the system, CUDA or a library that comes with it, so that no
/// file of a project is meant.
bool isKnownHeader(std::string_view name);

/// Whether a header is named as those of CUDA are; some files of projects are too.
bool isToolkitHeader(std::string_view name);

} // namespace warplens
