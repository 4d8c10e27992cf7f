// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/addressentries.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::string_view Separators = " \t\r,;";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isWordCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool startsNumber(const AddressEntry &entry) { return isDigit(entry.text.front()); }

/// Entries are words and numbers, these with a sign or a point at most.
bool isPlain(const AddressEntry &entry)
{
    return std::ranges::all_of(
        entry.text, [](char c) { return isWordCharacter(c) || c == '.' || c == '-' || c == '+'; });
}

/// A heading's words may be in quotes and brackets.
bool isHeading(const std::vector<AddressEntry> &line)
{
    return std::ranges::all_of(line, [](const AddressEntry &entry) {
        return !startsNumber(entry) && std::ranges::all_of(entry.text, [](char c) {
            return isWordCharacter(c)
                || std::string_view("\"()[]#:.-").find(c) != std::string_view::npos;
        });
    });
}

std::vector<AddressEntry> entriesOf(std::string_view line, std::uint32_t number)
{
    std::vector<AddressEntry> entries;
    for (std::size_t at = line.find_first_not_of(Separators); at != line.npos;
         at = line.find_first_not_of(Separators, at)) {
        const std::size_t end = std::min(line.find_first_of(Separators, at), line.size());
        entries.push_back({line.substr(at, end - at), {number, std::uint32_t(at + 1)}});
        at = end;
    }
    return entries;
}

} // namespace

std::optional<AddressLines> addressLines(std::string_view text)
{
    AddressLines lines;
    std::uint32_t number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::vector<AddressEntry> entries = entriesOf(text.substr(at, end - at), number);
        at = end + 1;
        if (!entries.empty())
            lines.push_back(std::move(entries));
        if (lines.size() == 2 && !isPlain(lines.back().front()))
            return std::nullopt; // most texts end here
    }
    if (lines.size() > 1 && isHeading(lines.front()))
        lines.erase(lines.begin());
    std::size_t count = 0;
    for (const std::vector<AddressEntry> &line : lines) {
        for (const AddressEntry &entry : line) {
            const bool mustBeNumber = count < 2;
            if (!isPlain(entry) || (mustBeNumber && !startsNumber(entry)))
                return std::nullopt;
            ++count;
        }
    }
    return count < 2 ? std::nullopt : std::optional(std::move(lines));
}

} // namespace warplens
