// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string_view>

namespace warplens {

/// A file compiled into the program; see resources/embed.cmake.
struct EmbeddedFile
{
    std::string_view name; ///< without its folder
    std::string_view text;
};

} // namespace warplens
