// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace warplens {

/// The bytes of the file at `path` (UTF-8), or in English why they cannot be had. Files of more
/// than 256 MiB are refused.
std::variant<std::vector<std::uint8_t>, std::string> readFileBytes(const std::string &path);

/// `path` where it starts at `folder`, if it is relative; an empty folder leaves it as it is.
std::string pathFrom(const std::string &folder, const std::string &path);

} // namespace warplens
