// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/xmltext.h"

#include "figure/utf8.h"

namespace warplens {

namespace {

bool isForbidden(char32_t c) { return c < 0x20 || c == 0x7F || c == 0xFFFE || c == 0xFFFF; }

/// Null if `c` stands for itself.
const char *reference(char32_t c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\t': return "&#9;";
    case '\n': return "&#10;";
    case '\r': return "&#13;";
    default: return nullptr;
    }
}

} // namespace

std::string xmlText(std::string_view text)
{
    std::string xml;
    xml.reserve(text.size() + text.size() / 8);
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t c = takeCharacter(text);
        const std::string_view bytes = before.substr(0, before.size() - text.size());
        // A real U+FFFD is three bytes; one byte that reads as U+FFFD was invalid.
        const bool invalid = c == ReplacementCharacter && bytes.size() == 1;
        if (const char *escaped = reference(c))
            xml += escaped;
        else if (invalid || isForbidden(c))
            xml += "\xEF\xBF\xBD";
        else
            xml += bytes;
    }
    return xml;
}

} // namespace warplens
