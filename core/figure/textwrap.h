// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"

#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// `text` in lines of at most `width` pixels, broken at spaces; a word that is wider than a line,
/// as whole sentences of Japanese are, is broken between characters.
std::vector<std::string> wrapped(std::string_view text, double width, const Canvas &canvas,
                                 const TextStyle &style);

} // namespace warplens
