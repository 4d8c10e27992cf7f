// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "appearance.h"

#include <QApplication>
#include <QSettings>
#include <QStyleFactory>

namespace warplens {

namespace {

const QString ThemeKey = QStringLiteral("theme");
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
    if (choice == ThemeChoice::HighContrast)
        return lookOf(highContrastTheme());
    const bool desktop = desktopIsDark();
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktop);
    return lookOf(dark ? darkTheme() : lightTheme());
}

Look lectureLook()
{
    constexpr double SmallestAtDesk = 12; // pixels
    constexpr double SmallestInLecture = 20;
    Look look = lookOf(highContrastTheme());
    look.scale = SmallestInLecture / SmallestAtDesk;
    return look;
}

void useLook(const Look &look)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteOf(look));
    qApp->setStyleSheet(styleSheetOf(look));
}

QStringList themeNames()
{
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"),
            QStringLiteral("contrast")};
}

std::optional<ThemeChoice> themeNamed(const QString &name)
{
    const auto index = themeNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(ThemeChoice(index));
}

ThemeChoice savedThemeChoice()
{
    return themeNamed(QSettings().value(ThemeKey).toString()).value_or(ThemeChoice::System);
}

void saveThemeChoice(ThemeChoice choice)
{
    QSettings().setValue(ThemeKey, themeNames()[int(choice)]);
}

} // namespace warplens
