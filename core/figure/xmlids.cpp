// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/xmlids.h"

namespace warplens {

std::string XmlIds::take(std::string_view name)
{
    std::string id;
    for (const char c : name) {
        const bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain)
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    if (id.empty() || (id.front() >= '0' && id.front() <= '9'))
        id = id.empty() ? "group" : "n" + id;
    std::string unique = id;
    for (int count = 2; !m_taken.insert(unique).second; ++count)
        unique = id + '-' + std::to_string(count);
    return unique;
}

} // namespace warplens
