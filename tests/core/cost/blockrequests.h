// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"
#include "simt/request.h"

#include <functional>
#include <vector>

/// The requests that a block's warps make when each thread loads an element of a shared array:
/// address = start of shared memory + index × bytes.
using IndexOfThread = std::function<std::uint64_t(const warplens::Extent &thread)>;
std::vector<warplens::Request> sharedLoads(const IndexOfThread &index,
                                           const warplens::Extent &block, std::uint32_t bytes,
                                           std::uint32_t warpSize);
