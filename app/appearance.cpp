// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "appearance.h"

#include <QApplication>
#include <QSettings>
#include <QStyleFactory>

namespace warplens {

namespace {

const QString ThemeKey = QStringLiteral("theme");
const QString Names[] = {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};

/// The desktop's own palette: read before useLook replaces it.
bool desktopIsDark()
{
    static const bool dark = [] {
        const QPalette palette = QApplication::palette();
        return palette.color(QPalette::WindowText).lightness()
            > palette.color(QPalette::Window).lightness();
    }();
    return dark;
}

} // namespace

Look lookFor(ThemeChoice choice)
{
    const bool desktop = desktopIsDark();
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktop);
    return lookOf(dark ? darkTheme() : lightTheme());
}

void useLook(const Look &look)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteOf(look));
    qApp->setStyleSheet(styleSheetOf(look));
}

ThemeChoice savedThemeChoice()
{
    const QString name = QSettings().value(ThemeKey).toString();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        if (name == Names[int(choice)])
            return choice;
    }
    return ThemeChoice::System;
}

void saveThemeChoice(ThemeChoice choice) { QSettings().setValue(ThemeKey, Names[int(choice)]); }

} // namespace warplens
