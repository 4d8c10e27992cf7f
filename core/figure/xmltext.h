// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string>
#include <string_view>

namespace warplens {

/// `text` for XML 1.0 content and attribute values: markup escaped; invalid UTF-8 and characters
/// that XML forbids (controls, U+FFFE, U+FFFF) replaced by U+FFFD. Tabs and line breaks become
/// references, so that a parser gives back the same bytes.
std::string xmlText(std::string_view text);

} // namespace warplens
