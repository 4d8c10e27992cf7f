// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <QString>
#include <QStringList>

namespace warplens {

/// All texts of the figure, in painting order.
QStringList textsOf(const Figure &figure);
/// The warps, lanes … of marks that filled rectangles carry.
std::size_t rectsOfWarp(const Figure &figure, std::uint32_t warp);

/// What is wrong with the figure's geometry; empty if nothing: items outside the picture, texts
/// that overlap, marks and groups that do not fit together.
QString faultOf(const Figure &figure);

} // namespace warplens
