// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/utf8.h"
#include "figure/views.h"

#include <array>
#include <cstdint>

namespace warplens {

namespace {

/// Advances of U+0020 to U+007E in thousandths of the size, measured on DejaVu Sans, one of the
/// wider humanist faces: what fits by this table fits in most others.
constexpr std::array<std::uint16_t, 95> Regular = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
constexpr std::array<std::uint16_t, 95> Bold = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};
constexpr std::uint16_t MonoAdvance = 602;

/// The letter without its accent for U+00C0 to U+017F: an accent does not change the advance. `W`
/// stands for the ligatures.
constexpr std::string_view Unaccented =
    "AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYTsaaaaaamceeeeiiiidnooooo+ouuuuypy"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUuJjKkkLlLlLlLlLlNnNnNnnNn"
    "OoOoOoWmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf";
static_assert(Unaccented.size() == 0x180 - 0xC0);

bool isMark(char32_t c)
{
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x200B && c <= 0x200F)
        || (c >= 0xFE00 && c <= 0xFE0F);
}

/// Han, kana, hangul and what is set as wide as they are (Unicode's East Asian Width W and F, by
/// ranges), and pictographs.
bool isFullWidth(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF)
        || (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF01 && c <= 0xFF60)
        || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF)
        || (c >= 0x20000 && c <= 0x3FFFD);
}

std::uint16_t punctuation(char32_t c, bool bold)
{
    switch (c) {
    case 0xA0: return bold ? 348 : 318;
    case 0xB0:
    case 0x2013: return 500;
    case 0xB7:
    case 0x2018:
    case 0x2019: return bold ? 380 : 318;
    case 0x201C:
    case 0x201D: return bold ? 657 : 518;
    case 0x2014:
    case 0x2026: return 1000;
    case 0x2009: return 200;
    case 0x202F: return 200;
    default: return 838; // the width of × ± − → ≤, and on the safe side for the rest
    }
}

std::uint16_t sansAdvance(char32_t c, bool bold)
{
    const auto &table = bold ? Bold : Regular;
    if (c >= 0x20 && c <= 0x7E)
        return table[c - 0x20];
    if (c >= 0xC0 && c <= 0x17F)
        return table[std::size_t(Unaccented[c - 0xC0]) - 0x20];
    if (c >= 0x370 && c <= 0x3FF)
        return bold ? 704 : 627; // the mean of Greek
    if (c >= 0x400 && c <= 0x4FF)
        return bold ? 801 : 715; // the mean of Cyrillic
    return punctuation(c, bold);
}

} // namespace

double defaultTextWidth(std::string_view text, double size, Typeface typeface, bool bold)
{
    std::uint64_t thousandths = 0;
    while (!text.empty()) {
        const char32_t c = takeCharacter(text);
        if (isMark(c))
            continue;
        if (isFullWidth(c))
            thousandths += typeface == Typeface::Mono ? 2 * MonoAdvance : 1000;
        else
            thousandths += typeface == Typeface::Mono ? MonoAdvance : sansAdvance(c, bold);
    }
    return double(thousandths) * size / 1000;
}

} // namespace warplens
