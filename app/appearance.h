// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "style/look.h"

#include <QString>

namespace warplens {

enum class ThemeChoice { System, Light, Dark };

/// The look for a choice; System follows the desktop's palette as it was at the start.
Look lookFor(ThemeChoice choice);
/// Gives the whole application this look.
void useLook(const Look &look);

/// What was chosen before, and remembering it. Names are those of the settings file.
ThemeChoice savedThemeChoice();
void saveThemeChoice(ThemeChoice choice);

} // namespace warplens
