// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/rowshare.h"

#include <algorithm>

namespace warplens {

std::vector<std::size_t> shareRows(std::span<const std::size_t> wanted, std::size_t most)
{
    std::vector<std::size_t> given(wanted.size(), 0);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        given[i] = std::min<std::size_t>(wanted[i], 1);
    std::size_t left = most - std::min(most, std::size_t(std::ranges::count(given, 1u)));
    while (left > 0) {
        const auto hungry = [&](std::size_t i) { return given[i] < wanted[i]; };
        std::size_t parts = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            parts += hungry(i);
        if (parts == 0)
            break;
        const std::size_t share = std::max<std::size_t>(1, left / parts);
        for (std::size_t i = 0; i < wanted.size() && left > 0; ++i) {
            const std::size_t more = std::min({share, wanted[i] - given[i], left});
            given[i] += more;
            left -= more;
        }
    }
    return given;
}

} // namespace warplens
