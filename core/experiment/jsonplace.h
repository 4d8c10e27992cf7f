// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <string_view>

namespace warplens {

/// The line, from 1, on which the value at `path` starts in `json`, which has to be well-formed.
/// Paths are as SessionReader says them: `steps[2].patch.launch`. Of one that is not there, the
/// line of the innermost value on the way to it.
std::size_t lineOfPath(std::string_view json, std::string_view path);

} // namespace warplens
