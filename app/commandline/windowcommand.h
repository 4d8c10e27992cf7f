// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "appearance.h"
#include "device/userdevice.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace warplens {

/// What `warplens [FILE]` is to show.
struct WindowRequest
{
    QString file;                     ///< a path or a lesson's name; empty: the first lesson
    int step = 0;                     ///< of the lesson; 0: its introduction
    std::optional<UserDevice> device; ///< takes the place of the file's own
    std::optional<ThemeChoice> theme; ///< takes the place of the one chosen before
    bool lecture = false;             ///< starts as a lecture
    QString language;                 ///< empty: as chosen before, else the system's
    QString picture;                  ///< not a window but its picture, written to this file
    QSize size;                       ///< of the picture in pixels; empty: as the window opens
};

/// Judges the arguments before anything needs a display. An exit code: nothing is to be shown.
std::variant<int, WindowRequest> readWindowArguments(const QStringList &arguments);

/// Opens the window, or writes its picture. Needs a QApplication. Returns the exit code.
int runWindow(const WindowRequest &request);

} // namespace warplens
