// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "style/look.h"

#include <QStringList>

#include <optional>

namespace warplens {

enum class ThemeChoice { System, Light, Dark, HighContrast };

/// The look for a choice, with type of the size that was chosen before; System follows the
/// desktop's palette as it was at the start.
Look lookFor(ThemeChoice choice);
/// For a projector: high contrast, and no type smaller than 20 pixels.
Look lectureLook();
/// Gives the whole application this look.
void useLook(const Look &look);

/// As the settings file and the command line name them, in the order of the choices.
QStringList themeNames();
std::optional<ThemeChoice> themeNamed(const QString &name);

/// What was chosen before, and remembering it.
ThemeChoice savedThemeChoice();
void saveThemeChoice(ThemeChoice choice);

/// The size of type that was chosen before, one step up (+1) or down (−1) from it, or (0) the usual
/// one, is the choice from now on. False: it is the largest or smallest already.
bool stepTypeSize(int direction);

} // namespace warplens
