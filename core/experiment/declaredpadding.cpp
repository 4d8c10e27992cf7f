// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/declaredpadding.h"

#include "experiment/numbertext.h"
#include "kernel/characters.h"
#include "kernel/linescan.h"

#include <algorithm>
#include <limits>

namespace warplens {

namespace {

/// Past the string that starts at `start`; it ends with its line at the latest.
std::size_t afterString(std::string_view text, std::size_t start)
{
    for (std::size_t i = start + 1; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == '"')
            return i + 1;
        i += text[i] == '\\' ? 1 : 0;
    }
    return start + 1;
}

/// The text with blanks in place of comments and strings: same length, same lines.
std::string codeOf(std::string_view text)
{
    std::string code(text);
    const auto blank = [&code](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < std::min(to, code.size()); ++i)
            code[i] = code[i] == '\n' ? '\n' : ' ';
    };
    const auto past = [&text](std::string_view mark, std::size_t from) {
        const std::size_t at = text.find(mark, from);
        return at == std::string_view::npos ? text.size() : at + mark.size();
    };
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        if (text.substr(i, 2) == "//")
            end = std::min(text.find('\n', i), text.size());
        else if (text.substr(i, 2) == "/*")
            end = past("*/", i + 2);
        else if (text[i] == '"')
            end = afterString(text, i);
        blank(i, end);
        i = std::max(end, i + 1);
    }
    return code;
}

/// Offset of a place; past the end if the text has no such line.
std::size_t offsetOf(std::string_view text, Position position)
{
    std::size_t at = 0;
    for (std::uint32_t line = 1; line < position.line; ++line) {
        at = text.find('\n', at);
        if (at == std::string_view::npos)
            return text.size();
        ++at;
    }
    return at + position.column - 1;
}

bool marksShared(std::string_view word)
{
    return word == "__shared__" || word == "groupshared" || word == "__local" || word == "local";
}

/// Past the name in the first shared declaration of `array`; npos: there is none.
std::size_t afterSharedName(std::string_view code, const std::string &array)
{
    bool isShared = false;
    for (std::size_t i = 0; i < code.size();) {
        const std::string_view word = wordAt(code, i);
        if (word.empty()) {
            const char c = code[i++];
            isShared = isShared && c != ';' && c != '{' && c != '}';
            continue;
        }
        i += word.size();
        isShared = isShared || marksShared(word);
        if (isShared && word == array && charAt(code, code.find_first_not_of(" \t\r\n", i)) == '[')
            return i;
    }
    return std::string_view::npos;
}

std::size_t afterName(std::string_view code, const std::string &array, Position position)
{
    if (position.isValid()) {
        const std::size_t at = offsetOf(code, position);
        if (at < code.size() && wordAt(code, at) == array)
            return at + array.size();
    }
    return afterSharedName(code, array);
}

/// The bracket that closes the one at `open`; npos: none does.
std::size_t closing(std::string_view code, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < code.size(); ++i) {
        depth += code[i] == '[' || code[i] == '(' ? 1 : code[i] == ']' || code[i] == ')' ? -1 : 0;
        if (depth == 0)
            return i;
        if (code[i] == ';')
            break;
    }
    return std::string_view::npos;
}

/// Whether a sum may follow `expression` as it stands: no operator in it binds weaker.
bool bindsAsSum(std::string_view expression)
{
    int depth = 0;
    for (const char c : expression) {
        depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        if (depth == 0 && std::string_view("<>?&|^=,").find(c) != std::string_view::npos)
            return false;
    }
    return true;
}

/// Splits `16 + 1` into row and padding.
void splitSum(std::string_view inside, DeclaredPadding &declared)
{
    declared.row = std::string(trimmed(inside));
    const std::size_t plus = inside.rfind('+');
    if (plus == std::string_view::npos || !bindsAsSum(inside))
        return;
    const auto padding = parseUnsigned(inside.substr(plus + 1));
    const std::string_view row = trimmed(inside.substr(0, plus));
    const bool isSum = padding && *padding <= std::numeric_limits<std::uint32_t>::max()
        && !row.empty() && row.back() != '+';
    if (!isSum)
        return;
    declared.padding = std::uint32_t(*padding);
    declared.row = std::string(row);
}

} // namespace

std::variant<DeclaredPadding, SweepError>
declaredPadding(std::string_view text, const std::string &array, Position position)
{
    const std::string code = codeOf(text);
    const SweepError none = {SweepErrorKind::NoDeclaration, {array}};
    std::size_t at = afterName(code, array, position);
    if (at == std::string_view::npos)
        return none;
    DeclaredPadding declared;
    int dimensions = 0;
    while (charAt(code, at = code.find_first_not_of(" \t\r\n", at)) == '[') {
        declared.start = at + 1;
        declared.end = at = closing(code, at);
        if (at == std::string_view::npos)
            return none;
        ++at;
        ++dimensions;
    }
    if (dimensions == 0)
        return none;
    if (dimensions == 1)
        return SweepError{SweepErrorKind::OneDimension, {array}};
    splitSum(std::string_view(code).substr(declared.start, declared.end - declared.start),
             declared);
    if (declared.row.empty())
        return none;
    return declared;
}

std::string withPadding(std::string_view text, const DeclaredPadding &declared,
                        std::uint32_t padding)
{
    std::string row = declared.row;
    if (padding > 0)
        row = (bindsAsSum(row) ? row : "(" + row + ")") + " + " + std::to_string(padding);
    std::string padded(text);
    padded.replace(declared.start, declared.end - declared.start, row);
    return padded;
}

} // namespace warplens
