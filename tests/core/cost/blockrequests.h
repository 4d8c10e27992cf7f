// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "indexexpression.h"

#include "simt/request.h"

#include <vector>

/// The requests that a block's warps make of one access: address = base + index × bytes; warps
/// without an active lane make none.
std::vector<warplens::Request> requestsOf(const IndexExpression &expression,
                                          const warplens::Extent &block, warplens::Space space,
                                          warplens::AccessKind kind, std::uint32_t bytes,
                                          std::uint32_t warpSize);

/// Where the array of those requests begins.
std::uint64_t arrayBase(warplens::Space space);
