// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/figure.h"

#include <QString>

namespace warplens {

/// What a mark stands for, one fact a line: lane, thread, address, sector, bank.
QString wordsFor(const Mark &mark, const Result &result);

} // namespace warplens
