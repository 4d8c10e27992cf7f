// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/profilercounters.h"

#include <QString>

#include <initializer_list>
#include <utility>

namespace warplens {

/// What the device's profiler calls a figure, for a tip: the tool, then a counter a line and what
/// is to be said about it. Empty if it has no counter for it. Of one site, or of all accesses.
QString counterTip(const Device &device, Space space, CounterFigure figure,
                   const Site *site = nullptr);
/// The same of figures of several spaces.
QString counterTip(const Device &device,
                   std::initializer_list<std::pair<Space, CounterFigure>> figures);

} // namespace warplens
