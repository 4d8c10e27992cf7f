// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace warplens {

/// What a file holds for a buffer of `scalar`s. A text of numbers, set apart by spaces, commas,
/// semicolons or lines, with a first line of titles or not, is read as numbers; anything else is
/// taken byte by byte. The second alternative says in English what is wrong: it cannot be read, a
/// number does not fit, or a `.csv` file holds something that is no number.
std::variant<std::vector<std::uint8_t>, std::string> readBufferFile(const std::string &path,
                                                                    ValueType scalar);

} // namespace warplens
