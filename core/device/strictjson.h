// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace warplens {

/// Parses `text`. A mistake goes to `error` with its line and column; so does a key that stands
/// twice in one object, since the first of the two would be ignored.
nlohmann::json strictJson(std::string_view text, std::string &error);

} // namespace warplens
