// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/addressentries.h"

#include "kernel/addressheading.h"
#include "kernel/characters.h"
#include "kernel/debuggerlisting.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::string_view Separators = " \t\r,;";

bool startsNumber(const AddressEntry &entry) { return isDigit(entry.text.front()); }

/// Entries are words and numbers, these with a sign or a point at most.
bool isPlain(const AddressEntry &entry)
{
    return std::ranges::all_of(
        entry.text, [](char c) { return isWordCharacter(c) || c == '.' || c == '-' || c == '+'; });
}

std::vector<AddressEntry> entriesOf(std::string_view line, std::uint32_t number)
{
    std::vector<AddressEntry> entries;
    for (std::size_t at = line.find_first_not_of(Separators); at != line.npos;
         at = line.find_first_not_of(Separators, at)) {
        const std::size_t end = std::min(line.find_first_of(Separators, at), line.size());
        entries.push_back({line.substr(at, end - at), {number, std::uint32_t(at + 1)}, {}});
        at = end;
    }
    return entries;
}

/// Of a text of words and numbers that starts with two numbers.
std::optional<AddressLines> plainLines(std::string_view text)
{
    AddressLines lines;
    std::uint32_t number = 1;
    bool hasHeading = false;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        std::vector<AddressEntry> entries = entriesOf(line, number);
        at = end + 1;
        if (entries.empty())
            continue;
        if (lines.empty())
            hasHeading = isAddressHeading(line);
        lines.push_back(std::move(entries));
        if (lines.size() == 2 && !isPlain(lines.back().front()))
            return std::nullopt; // most texts end here
    }
    if (lines.size() > 1 && hasHeading)
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

} // namespace

std::optional<AddressLines> addressLines(std::string_view text)
{
    std::optional<AddressLines> lines = plainLines(text);
    return lines ? lines : debuggerListing(text);
}

} // namespace warplens
