// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"
#include "kernel/kernel.h"

#include <optional>

namespace warplens {

/// A block that the kernel looks written for, where the text launches it nowhere: the shape of its
/// shared tile, or the length of its shared array, cut to powers of two; 16 × 16 where it asks for
/// two axes of threads and 8 × 8 × 4 where it asks for three. Nothing where the text gives no hint.
std::optional<Extent> guessBlock(const Kernel &kernel);

} // namespace warplens
