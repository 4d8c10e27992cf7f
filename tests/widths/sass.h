// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "access.h"

#include <cstdint>
#include <vector>

namespace widths {

/// The accesses of one machine instruction of compute capability 9.0, 128 bits; none if it makes
/// none. Read off code that nvcc 13.0 made of kernels of known width: the low 12 bits are the
/// operation, bits 73 to 75 a type.
std::vector<Access> accessesOf(std::uint64_t low, std::uint64_t high);

} // namespace widths
