// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace warplens {

/// The bytes, zero-extended, of the number `text` in a parameter of `type`; none if it is no number
/// or does not fit. A Bool takes 0, 1, `false` and `true`.
std::optional<std::uint64_t> scalarBits(std::string_view text, ValueType type, bool isSigned);

} // namespace warplens
