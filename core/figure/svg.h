// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <string>

namespace warplens {

/// The figure as SVG 1.1: no CSS, no clip paths, no nested <svg>, colours as #rrggbb with
/// fill-opacity, groups named after what they show, so that slide programs keep shapes editable.
/// Valid XML whatever the names. `embedded`: the session JSON, carried in <metadata>; may be empty.
/// Deterministic: same input, same bytes.
std::string writeSvg(const Figure &figure, const std::string &embedded);

} // namespace warplens
