// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/theme.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace warplens {

namespace {

constexpr double Pi = std::numbers::pi;

struct Lab
{
    double lightness = 0, a = 0, b = 0;
};

double linear(std::uint8_t channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// CIE 1976: the cube root, and the straight line near black that replaces it.
double compress(double ratio)
{
    return ratio > 216.0 / 24389.0 ? std::cbrt(ratio) : (24389.0 / 27.0 * ratio + 16) / 116;
}

/// sRGB (IEC 61966-2-1) to CIELAB under D65.
Lab labOf(Color color)
{
    const double red = linear(color.red);
    const double green = linear(color.green);
    const double blue = linear(color.blue);
    const double x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const double y = compress(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
    const double z = compress((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// In degrees, 0 to 360; 0 for a grey.
double hueOf(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double degrees = std::atan2(b, a) * 180 / Pi;
    return degrees < 0 ? degrees + 360 : degrees;
}

double cosine(double degrees) { return std::cos(degrees * Pi / 180); }
double sine(double degrees) { return std::sin(degrees * Pi / 180); }

/// C⁷ / (C⁷ + 25⁷), the measure of "how chromatic" that the formula uses twice.
double chromaShare(double chroma)
{
    const double power = std::pow(chroma, 7);
    return power / (power + std::pow(25.0, 7));
}

/// The signed way from hue `first` to hue `second`, the short way round the circle.
double hueStep(double first, double second)
{
    const double step = second - first;
    if (step > 180)
        return step - 360;
    return step < -180 ? step + 360 : step;
}

double meanHue(double first, double second)
{
    if (std::abs(first - second) <= 180)
        return (first + second) / 2;
    return first + second < 360 ? (first + second + 360) / 2 : (first + second - 360) / 2;
}

/// Source: Sharma, Wu, Dalal (2005), The CIEDE2000 color-difference formula.
double ciede2000(const Lab &first, const Lab &second)
{
    const double meanC = (std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - std::sqrt(chromaShare(meanC)));
    const double a1 = first.a * stretch;
    const double a2 = second.a * stretch;
    const double c1 = std::hypot(a1, first.b);
    const double c2 = std::hypot(a2, second.b);
    const double h1 = hueOf(a1, first.b);
    const double h2 = hueOf(a2, second.b);
    const bool grey = c1 * c2 == 0;

    const double lightnessStep = second.lightness - first.lightness;
    const double chromaStep = c2 - c1;
    const double hueDistance = grey ? 0 : 2 * std::sqrt(c1 * c2) * sine(hueStep(h1, h2) / 2);

    const double lightness = (first.lightness + second.lightness) / 2;
    const double chroma = (c1 + c2) / 2;
    const double hue = grey ? h1 + h2 : meanHue(h1, h2);

    const double t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
        + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63);
    const double offset = (lightness - 50) * (lightness - 50);
    const double scaleL = 1 + 0.015 * offset / std::sqrt(20 + offset);
    const double scaleC = 1 + 0.045 * chroma;
    const double scaleH = 1 + 0.015 * chroma * t;
    const double turn = 60 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -2 * std::sqrt(chromaShare(chroma)) * sine(turn);

    const double l = lightnessStep / scaleL;
    const double c = chromaStep / scaleC;
    const double h = hueDistance / scaleH;
    return std::sqrt(std::max(0.0, l * l + c * c + h * h + rotation * c * h));
}

} // namespace

double colorDifference(Color a, Color b) { return ciede2000(labOf(a), labOf(b)); }

} // namespace warplens
