// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"
#include "figure/textstyle.h"
#include "figure/views.h"

#include <cmath>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warplens {

/// A place in a picture, in pixels.
struct Box
{
    double x = 0, y = 0, width = 0, height = 0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    Box inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    bool operator==(const Box &) const = default;
};

/// A text and the size at which it fits.
struct FittedText
{
    std::string text;
    double size = 0;
    bool operator==(const FittedText &) const = default;
};

/// Collects the items of one figure. All lengths of a picture are multiples of `em`.
class Canvas
{
public:
    explicit Canvas(const FigureStyle &style);

    const FigureStyle &style() const { return m_style; }
    const Theme &theme() const { return m_style.theme; }
    double em() const { return m_style.fontSize; }
    /// So many font sizes in whole pixels: edges of cells stay sharp, and their coordinates short.
    double whole(double ems) const { return std::round(ems * em()); }

    /// The phrase in the reader's language, with its arguments filled in.
    std::string say(const char *phrase,
                    std::initializer_list<std::string_view> arguments = {}) const;
    double textWidth(std::string_view text, const TextStyle &style) const;
    /// The first of `candidates` that fits into `width` at `largest` or smaller, but not below
    /// `smallest`; a smaller size comes before a shorter text.
    std::optional<FittedText> fit(const std::vector<std::string> &candidates, double width,
                                  TextStyle style, double smallest) const;

    std::uint32_t mark(const Mark &mark);
    void begin(std::string name) { m_figure.items.push_back(GroupBegin{std::move(name)}); }
    void end() { m_figure.items.push_back(GroupEnd{}); }
    void add(FigureItem item) { m_figure.items.push_back(std::move(item)); }
    void text(double x, double baseline, std::string text, const TextStyle &style,
              std::uint32_t mark = NoMark);
    /// Writes `parts` one after the other with a middle dot between them.
    void dotted(double x, double baseline,
                std::initializer_list<std::pair<std::string, TextStyle>> parts);

    /// Text styles of all pictures.
    TextStyle title() const;
    TextStyle plain() const;
    TextStyle quiet() const;
    TextStyle code() const;

    /// Takes the figure; its size is rounded up to whole pixels.
    Figure finish(double width, double height, std::string title, std::string description);

private:
    const FigureStyle &m_style;
    Figure m_figure;
};

} // namespace warplens
