// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/canvas.h"
#include "figure/focus.h"

#include <string>

namespace warplens {

/// `block 0`, `block (1, 2)`.
std::string blockText(const Result &result, const Canvas &canvas);

/// What a picture shows: `block 0 · warp 3 · line 12 · 2 requests`.
std::string scopeText(const Result &result, const Selection &selection, const Focus &focus,
                      const Canvas &canvas);

/// What a picture of a pair shows: `block 0 · warp 0, lane 0, line 13 · warp 1, lane 4, line 7`.
std::string pairText(const Result &result, const AccessPair &pair, const Canvas &canvas);

/// How to read a picture of a pair; of its threads only, where they met in another space.
std::string pairCaption(const AccessPair &pair, const Focus &focus, const Canvas &canvas);

/// What it leaves out, as a sentence; empty if nothing.
std::string cutText(const Result &result, const Focus &focus, const Canvas &canvas);

/// The sentence of a picture of `space` (Global or Shared) that has nothing to show.
std::string emptyText(const Result &result, const Focus &focus, Space space, const Canvas &canvas);

/// `1 request`, `12 requests`.
std::string requestsText(std::uint64_t count, const Canvas &canvas);

} // namespace warplens
