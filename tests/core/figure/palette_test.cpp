// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/colormix.h"
#include "figure/theme.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace warplens;

namespace {

/// Source: Machado, Oliveira, Fernandes (2009), severity 1, on linear RGB.
using Matrix = std::array<double, 9>;
constexpr Matrix Normal = {1, 0, 0, 0, 1, 0, 0, 0, 1};
constexpr Matrix Protan = {0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                           0.099216, -0.003882, -0.048116, 1.051998};
constexpr Matrix Deutan = {0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                           0.047413, -0.011820, 0.042940,  0.968881};
constexpr Matrix Tritan = {1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                           0.147602, 0.004733,  0.691367,  0.303900};

double decoded(std::uint8_t channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::uint8_t encoded(double value)
{
    value = std::clamp(value, 0.0, 1.0);
    value = value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return std::uint8_t(std::lround(255 * value));
}

Color seen(Color color, const Matrix &m)
{
    const double r = decoded(color.red);
    const double g = decoded(color.green);
    const double b = decoded(color.blue);
    return {encoded(m[0] * r + m[1] * g + m[2] * b), encoded(m[3] * r + m[4] * g + m[5] * b),
            encoded(m[6] * r + m[7] * g + m[8] * b)};
}

template <typename ColorOf>
double smallestDifference(std::uint32_t lanes, const Matrix &eye, ColorOf colorOf)
{
    double smallest = 1000;
    for (std::uint32_t a = 0; a < WarpHues; ++a)
        for (std::uint32_t b = 0; b < a; ++b)
            for (std::uint32_t i = 0; i < lanes; ++i)
                for (std::uint32_t j = 0; j < lanes; ++j)
                    smallest = std::min(
                        smallest,
                        colorDifference(seen(colorOf(a, i), eye), seen(colorOf(b, j), eye)));
    return smallest;
}

} // namespace

class PaletteTest : public QObject
{
    Q_OBJECT

private slots:
    void difference_data();
    void difference();
    void hues_data();
    void hues();
    void narrowRamps_data();
    void narrowRamps();
    void rampFalls();
    void patterns();
    void textReads();
    void themesRead_data();
    void themesRead();
};

void PaletteTest::difference_data()
{
    QTest::addColumn<Color>("a");
    QTest::addColumn<Color>("b");
    QTest::addColumn<double>("difference");
    const Color red = {255, 0, 0};
    const Color green = {0, 255, 0};
    const Color blue = {0, 0, 255};
    QTest::newRow("same") << red << red << 0.0;
    QTest::newRow("black and white") << Color{0, 0, 0} << Color{255, 255, 255} << 100.0;
    QTest::newRow("red and green") << red << green << 86.61;
    QTest::newRow("red and blue") << red << blue << 52.88;
    QTest::newRow("green and blue") << green << blue << 83.19;
}

void PaletteTest::difference()
{
    QFETCH(Color, a);
    QFETCH(Color, b);
    QFETCH(double, difference);
    QVERIFY2(std::abs(colorDifference(a, b) - difference) < 0.02,
             qPrintable(QString::number(colorDifference(a, b))));
    QCOMPARE(colorDifference(a, b), colorDifference(b, a));
}

void PaletteTest::hues_data()
{
    QTest::addColumn<Matrix>("eye");
    QTest::addColumn<double>("smallest");
    QTest::newRow("normal") << Normal << 21.7;
    QTest::newRow("protan") << Protan << 12.2;
    QTest::newRow("deutan") << Deutan << 11.6;
    QTest::newRow("tritan") << Tritan << 10.9;
}

void PaletteTest::hues()
{
    QFETCH(Matrix, eye);
    QFETCH(double, smallest);
    const double found =
        smallestDifference(1, eye, [](auto warp, auto) { return warpColor(warp); });
    QVERIFY2(std::abs(found - smallest) < 0.3, qPrintable(QString::number(found)));
}

void PaletteTest::narrowRamps_data()
{
    QTest::addColumn<Matrix>("eye");
    QTest::newRow("normal") << Normal;
    QTest::newRow("protan") << Protan;
    QTest::newRow("deutan") << Deutan;
    QTest::newRow("tritan") << Tritan;
}

/// No lane of one warp looks like any lane of another, across the whole ramps.
void PaletteTest::narrowRamps()
{
    QFETCH(Matrix, eye);
    constexpr std::uint32_t Lanes = 32;
    const double found = smallestDifference(
        Lanes, eye, [](auto warp, auto lane) { return laneColor(warp, lane, Lanes, true); });
    QVERIFY2(found > 6, qPrintable(QString::number(found)));
}

void PaletteTest::rampFalls()
{
    const auto brightness = [](Color c) { return 2126 * c.red + 7152 * c.green + 722 * c.blue; };
    for (const bool narrow : {false, true}) {
        for (std::uint32_t warp = 0; warp < WarpHues; ++warp) {
            QVERIFY(colorDifference(laneColor(warp, 0, 32, narrow), laneColor(warp, 31, 32, narrow))
                    > (narrow ? 2 : 8));
            for (std::uint32_t lane = 1; lane < 32; ++lane)
                QVERIFY(brightness(laneColor(warp, lane, 32, narrow))
                        <= brightness(laneColor(warp, lane - 1, 32, narrow)));
        }
    }
    QCOMPARE(laneColor(3, 0, 1, true), warpColor(3));
    QCOMPARE(laneColor(3, 63, 64, true), laneColor(3, 31, 32, true));
}

void PaletteTest::patterns()
{
    QCOMPARE(warpPattern(7), 0u);
    QCOMPARE(warpPattern(8), 1u);
    QCOMPARE(warpPattern(31), 3u);
    QCOMPARE(warpColor(8), warpColor(0));
    QVERIFY(warpColor(0) != warpColor(1));
}

void PaletteTest::textReads()
{
    for (const bool narrow : {false, true})
        for (std::uint32_t warp = 0; warp < WarpHues; ++warp)
            for (std::uint32_t lane = 0; lane < 32; ++lane) {
                const Color fill = laneColor(warp, lane, 32, narrow);
                QVERIFY(contrast(fill, textOn(fill)) >= 4.5);
            }
}

void PaletteTest::themesRead_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << lightTheme();
    QTest::newRow("dark") << darkTheme();
}

void PaletteTest::themesRead()
{
    QFETCH(Theme, theme);
    QVERIFY(contrast(theme.text, theme.background) >= 7);
    QVERIFY(contrast(theme.quietText, theme.background) >= 4.5);
    QVERIFY(contrast(theme.quietText, theme.idle) >= 4.5);
    QVERIFY(contrast(theme.excess, theme.background) >= 4.5);
    QVERIFY(contrast(textOn(theme.excess), theme.excess) >= 4.5);
    QVERIFY(contrast(theme.accent, theme.background) >= 4.5);
    QVERIFY(contrast(theme.sector, theme.background) >= 2.9);
}

QTEST_APPLESS_MAIN(PaletteTest)
#include "palette_test.moc"
