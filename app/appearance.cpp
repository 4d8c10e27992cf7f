// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "appearance.h"

#include <QApplication>
#include <QSettings>
#include <QStyleFactory>

#include <algorithm>
#include <iterator>

namespace warplens {

namespace {

const QString ThemeKey = QStringLiteral("theme");
const QString TypeSizeKey = QStringLiteral("typeSize");
constexpr double TypeSizes[] = {0.9, 1, 1.15, 1.3, 1.5, 1.75, 2};
constexpr int UsualTypeSize = 1;
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

Theme themeFor(ThemeChoice choice)
{
    if (choice == ThemeChoice::HighContrast)
        return highContrastTheme();
    const bool desktop = desktopIsDark();
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktop);
    return dark ? darkTheme() : lightTheme();
}

/// Index into TypeSizes.
int savedTypeSize()
{
    const int size = QSettings().value(TypeSizeKey, UsualTypeSize).toInt();
    return std::clamp(size, 0, int(std::size(TypeSizes)) - 1);
}

} // namespace

Look lookFor(ThemeChoice choice)
{
    Look look = lookOf(themeFor(choice));
    look.scale = TypeSizes[savedTypeSize()];
    return look;
}

bool stepTypeSize(int direction)
{
    const int old = savedTypeSize();
    const int wanted = direction == 0 ? UsualTypeSize : old + direction;
    if (wanted < 0 || wanted >= int(std::size(TypeSizes)) || wanted == old)
        return false;
    QSettings().setValue(TypeSizeKey, wanted);
    return true;
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
