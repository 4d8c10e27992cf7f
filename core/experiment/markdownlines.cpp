// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/markdownlines.h"

#include "experiment/numbertext.h"

namespace warplens {

Fence fenceOf(std::string_view line)
{
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    line.remove_prefix(indent);
    if (indent > 3 || line.empty() || (line[0] != '`' && line[0] != '~'))
        return {};
    const std::size_t count = std::min(line.find_first_not_of(line[0]), line.size());
    if (count < 3)
        return {};
    return {line[0], count, trimmed(line.substr(count))};
}

bool closes(std::string_view line, const Fence &open)
{
    const Fence fence = fenceOf(line);
    return fence.mark == open.mark && fence.count >= open.count && fence.info.empty();
}

} // namespace warplens
