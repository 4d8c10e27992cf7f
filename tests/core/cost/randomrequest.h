// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <random>
#include <string>

/// Shapes of addresses that kernels make, and some that they should not.
enum class Pattern { Steps, Rows, Swizzle, Near, Far, Misaligned, Broadcasts };
inline constexpr Pattern AllPatterns[] = {Pattern::Steps,     Pattern::Rows, Pattern::Swizzle,
                                          Pattern::Near,      Pattern::Far,  Pattern::Misaligned,
                                          Pattern::Broadcasts};
const char *nameOf(Pattern pattern);

/// A request of any width, kind, hint and mask, at least one lane active, the others' addresses 0.
warplens::Request randomRequest(std::mt19937_64 &random, Pattern pattern, warplens::Space space,
                                std::uint32_t warpSize);

/// `request` with each address rounded down to what its width needs: the old protocols are defined
/// for no others.
warplens::Request aligned(warplens::Request request);

/// For the message of a test that fails.
std::string textOf(const warplens::Request &request);
