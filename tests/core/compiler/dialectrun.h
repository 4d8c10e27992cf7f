// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "frontend_summary.h"

#include <QMap>

namespace warplens {

/// A text, compiled and run for one block.
struct DialectRun
{
    CompileOutcome outcome;
    /// Of warp 0, in order: `load 16 global data 0 16 32 48`, the offsets of the first four active
    /// lanes in the array; `of N` where fewer than the warp's lanes take part.
    QStringList requests;
    QStringList problems; ///< what stopped it, or what the run complains of
};

struct DialectLaunch
{
    Extent block{32, 1, 1};
    Extent grid{1, 1, 1};
    unsigned warpSize = 32;
    QMap<QString, double> values; ///< of parameters that are numbers; others are 0
};

/// Buffers of numbers hold 0, 1, 2, ….
DialectRun runDialect(const QString &text, const DialectLaunch &launch = {},
                      const QString &kernel = {});

} // namespace warplens
