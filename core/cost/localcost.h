// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/globalcost.h"

namespace warplens {

/// `request`, which goes to local memory, as the requests to global memory that it becomes: word w
/// of lane l stands at word w × warp size + l, so lanes at one offset lie side by side. A wide
/// access becomes one request for each of its words.
/// Source: CUDA C Programming Guide, local memory: consecutive 32-bit words are accessed by
/// consecutive thread ids.
std::vector<Request> interleaved(const Request &request, const Device &device);

/// What they cost together.
GlobalCost localCost(const Request &request, const Device &device);

} // namespace warplens
