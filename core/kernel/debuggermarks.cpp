// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/debuggermarks.h"

#include "kernel/addressheading.h"
#include "kernel/characters.h"
#include "kernel/linescan.h"

#include <algorithm>
#include <string>

namespace warplens {

Symbol symbolAt(std::string_view line, std::size_t at)
{
    const std::size_t start = afterBlanks(line, at);
    if (charAt(line, start) != '<' || start == at || afterBlanks(line, start + 1) != start + 1)
        return {at, 1};
    int depth = 0;
    for (std::size_t i = start; i < line.size(); ++i) {
        depth += line[i] == '<' ? 1 : line[i] == '>' ? -1 : 0;
        if (depth > 0)
            continue;
        constexpr std::string_view Repeats = "<repeats ";
        const bool isRepeated = line.substr(start).starts_with(Repeats);
        return {i + 1, isRepeated ? valueOf(decimalAt(line, start + Repeats.size())) : 1};
    }
    return {at, 1};
}

std::size_t afterHistoryNumber(std::string_view line, std::size_t at)
{
    const std::string_view digits = charAt(line, at) == '$' ? decimalAt(line, at + 1) : "";
    const std::size_t equals = afterBlanks(line, at + 1 + digits.size());
    return digits.empty() || charAt(line, equals) != '=' ? at : equals + 1;
}

std::size_t afterCast(std::string_view line, std::size_t at)
{
    if (charAt(line, at) != '(' || isDigit(charAt(line, at + 1)))
        return at;
    int depth = 0;
    bool isPointer = false;
    for (std::size_t i = at; i < line.size(); ++i) {
        const char c = line[i];
        constexpr std::string_view Punctuation = " ()[]*@:<>,&";
        if (!isWordCharacter(c) && Punctuation.find(c) == Punctuation.npos)
            return at;
        isPointer |= c == '*' || c == '@';
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth > 0)
            continue;
        const std::size_t next = afterBlanks(line, i + 1);
        const bool hasValue = isHexadecimal(numberAt(line, next)) || charAt(line, next) == '$';
        return isPointer && hasValue ? i + 1 : at;
    }
    return at;
}

std::size_t afterSpaceMark(std::string_view line, std::size_t at)
{
    const std::string_view word = charAt(line, at) == '@' ? wordAt(line, at + 1) : "";
    return word.empty() ? at : at + 1 + word.size();
}

std::size_t afterAddressWord(std::string_view line, std::size_t at)
{
    const std::string_view word = wordAt(line, at);
    const std::string name = lowerCase(word);
    if (name != "addr" && name != "address" && name != "ptr")
        return at;
    return afterArrow(line, at + word.size());
}

bool isPrompt(std::string_view line)
{
    return line.starts_with("(gdb) ") || line.starts_with("(cuda-gdb) ")
        || line.starts_with("(lldb) ") || line.starts_with("[Switching ");
}

bool isTableRule(std::string_view line)
{
    return line.find_first_not_of(" \t\r-+=|:") == line.npos
        && (line.find("--") != line.npos || line.find("==") != line.npos);
}

bool isFramed(std::string_view line)
{
    const std::size_t first = afterBlanks(line, 0);
    const std::size_t last = line.find_last_not_of(Blanks);
    return first < line.size() && first != last && line[first] == '|' && line[last] == '|';
}

bool isTableHeading(std::string_view line)
{
    constexpr std::string_view Frame = "|\"[]";
    std::string words(line);
    std::ranges::replace_if(words, [&](char c) { return Frame.find(c) != Frame.npos; }, ' ');
    return isAddressHeading(words);
}

} // namespace warplens
