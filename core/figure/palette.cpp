// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/colormix.h"
#include "figure/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warplens {

namespace {

constexpr std::array<Color, WarpHues> Hues = {{
    {0x00, 0x72, 0xB2},
    {0xE6, 0x9F, 0x00},
    {0x00, 0x9E, 0x73},
    {0xCC, 0x79, 0xA7},
    {0x56, 0xB4, 0xE9},
    {0xD5, 0x5E, 0x00},
    {0xF0, 0xE4, 0x42},
    {0x5B, 0x5B, 0x5B},
}};

/// How far the first lane goes towards white and the last one towards black.
struct Ramp
{
    double white = 0;
    double black = 0;
};
constexpr Ramp Full = {0.62, 0.05};
/// The widest that keeps lanes of different warps more than 6 apart (CIEDE2000), seen normally and
/// by protan and deutan eyes.
constexpr Ramp Narrow = {0.20, 0.0};

double luminance(Color color)
{
    const auto linear = [](std::uint8_t channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

} // namespace

Color mixed(Color from, Color to, double share)
{
    const auto channel = [share](std::uint8_t a, std::uint8_t b) {
        return std::uint8_t(std::lround(a + (b - a) * share));
    };
    return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue),
            channel(from.alpha, to.alpha)};
}

double contrast(Color a, Color b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

Color warpColor(std::uint32_t warp) { return Hues[warp % WarpHues]; }

std::uint32_t warpPattern(std::uint32_t warp) { return warp / WarpHues; }

Color laneColor(std::uint32_t warp, std::uint32_t lane, std::uint32_t warpSize, bool narrow)
{
    const Ramp ramp = narrow ? Narrow : Full;
    const double place = warpSize < 2 ? 1 : std::min(1.0, double(lane) / (warpSize - 1));
    const double white = ramp.white + (-ramp.black - ramp.white) * place;
    if (white >= 0)
        return mixed(warpColor(warp), {255, 255, 255}, white);
    return mixed(warpColor(warp), {0, 0, 0}, -white);
}

Color textOn(Color fill)
{
    constexpr Color Black = {0, 0, 0};
    constexpr Color White = {255, 255, 255};
    return contrast(fill, Black) >= contrast(fill, White) ? Black : White;
}

} // namespace warplens
