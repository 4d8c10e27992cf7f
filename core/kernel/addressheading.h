// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string_view>

namespace warplens {

/// Whether `line` may stand above a list of addresses: words, in quotes and brackets if need be,
/// and no number.
bool isAddressHeading(std::string_view line);

} // namespace warplens
