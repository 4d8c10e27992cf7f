// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/textstyle.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace warplens {

namespace {

/// The styles met in one group, with how often. A handful: found by looking at each.
struct Tally
{
    std::size_t around = 0; ///< index of the group it stands in
    std::vector<std::pair<TextStyle, std::size_t>> styles;

    void add(const TextStyle &style)
    {
        if (style.color.alpha != 255)
            return; // on the group its opacity would reach the shapes, too
        for (auto &[known, count] : styles) {
            if (known == style) {
                ++count;
                return;
            }
        }
        styles.emplace_back(style, 1);
    }

    std::optional<TextStyle> mostFrequent() const
    {
        const auto most =
            std::max_element(styles.begin(), styles.end(), [](const auto &one, const auto &other) {
                return one.second < other.second;
            });
        return most == styles.end() ? std::nullopt : std::optional(most->first);
    }
};

} // namespace

TextStyle styleOf(const TextItem &text)
{
    return {text.size, text.color, text.anchor, text.typeface, text.bold};
}

std::vector<TextStyle> commonTextStyles(const std::vector<FigureItem> &items)
{
    std::vector<Tally> tallies(1);
    std::vector<std::size_t> open = {0};
    for (const FigureItem &item : items) {
        if (std::holds_alternative<GroupBegin>(item)) {
            Tally tally;
            tally.around = open.back();
            open.push_back(tallies.size());
            tallies.push_back(std::move(tally));
        } else if (std::holds_alternative<GroupEnd>(item)) {
            if (open.size() > 1)
                open.pop_back();
        } else if (const auto *text = std::get_if<TextItem>(&item)) {
            tallies[open.back()].add(styleOf(*text));
        }
    }
    std::vector<TextStyle> common;
    common.reserve(tallies.size());
    for (const Tally &tally : tallies) {
        const TextStyle inherited = common.empty() ? TextStyle() : common[tally.around];
        common.push_back(tally.mostFrequent().value_or(inherited));
    }
    return common;
}

} // namespace warplens
