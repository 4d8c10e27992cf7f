// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <QString>

namespace warplens {

/// `load 4 B`, `atomic add 4 B`, in the language of the window.
QString accessWords(const Site &site);
/// `global`, `shared` …, in the language of the window.
QString spaceWords(Space space);
/// `line 4, load of data`, without the line where there is none.
QString siteWords(const Kernel &kernel, std::uint32_t site);

} // namespace warplens
