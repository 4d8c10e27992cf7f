// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace warplens::simt {

/// What `printf` makes of `format` and the bits of its arguments, one for each of
/// `format.arguments`. Numbers are written as in C, with a point whatever the locale. `stringAt`
/// gives the string at a flat address, for a `%s` whose text is not known. Arguments that are
/// missing count as 0; widths and the whole text are bounded.
std::string printText(const PrintFormat &format, std::span<const std::uint64_t> bits,
                      const std::function<std::string(std::uint64_t address)> &stringAt);

/// More of one call's text, in bytes, is left out.
inline constexpr std::size_t LongestPrint = 4096;

} // namespace warplens::simt
