// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/intervallog.h"
#include "hazard/shadow.h"
#include "hazard/sharedsite.h"

namespace warplens::hazard {

/// The bytes of place `index`, bit b for byte b, that an access of `bytes` at `offset` takes.
std::uint16_t bytesInPlace(std::uint64_t index, unsigned placeShift, std::uint64_t offset,
                           std::uint32_t bytes);

/// Leaves in `shadow` what the lanes of a request do. Returns those whose access takes place, with
/// where they go in `offsets`; the others are outside their array, which is said elsewhere.
LaneMask touchAll(const Request &request, const SharedSites &sites, std::uint32_t epoch,
                  Shadow &shadow, Offsets &offsets);

} // namespace warplens::hazard
