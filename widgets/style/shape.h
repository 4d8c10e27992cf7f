// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

class QFrame;
class QLabel;
class QWidget;

namespace warplens {

/// A white panel with round corners.
QFrame *makeCard(QWidget *parent = nullptr);

/// A label the style sheet sets by its role: heading, title, figure, caption, message.
QLabel *makeLabel(const QString &text, const char *role, QWidget *parent = nullptr);

/// Sets a property the style sheet looks at, and styles the widget anew if it changed.
void setShape(QWidget *widget, const char *property, bool on);

/// Shows `text` below a field, or hides the label when there is none.
void setMessage(QLabel *label, const QString &text);

} // namespace warplens
