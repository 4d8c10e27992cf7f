// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/pastedtext.h"

#include "compiler/texttokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace warplens {

namespace {

struct Replacement
{
    std::string_view found;
    std::string_view meant; ///< not longer
};

constexpr std::array<Replacement, 6> Entities = {{{"&lt;", "<"},
                                                  {"&gt;", ">"},
                                                  {"&amp;", "&"},
                                                  {"&quot;", "\""},
                                                  {"&#39;", "'"},
                                                  {"&nbsp;", " "}}};

constexpr std::array<Replacement, 5> Typography = {{{"\xE2\x80\xA6", "..."},   // …
                                                    {"\xC2\xA0", "  "},        // no-break space
                                                    {"\xE2\x80\x8B", "   "},   // zero-width space
                                                    {"\xEF\xBB\xBF", "   "},   // byte-order mark
                                                    {"\xE2\x88\x92", "-  "}}}; // minus

template <std::size_t N>
const Replacement *replacementAt(const std::string &text, std::size_t at,
                                 const std::array<Replacement, N> &all)
{
    const auto found = std::ranges::find_if(all, [&](const Replacement &one) {
        return text.compare(at, one.found.size(), one.found) == 0;
    });
    return found == all.end() ? nullptr : &*found;
}

/// Entities in a row may be one operator, so the blanks that fill up stand before or behind all of
/// them: behind where an operator goes before, as in `p-&gt;x`.
void replaceEntities(std::string &text)
{
    for (std::size_t at = text.find('&'); at != text.npos; at = text.find('&', at + 1)) {
        std::string meant;
        std::size_t end = at;
        while (const Replacement *entity = replacementAt(text, end, Entities)) {
            meant += entity->meant;
            end += entity->found.size();
        }
        if (end == at)
            continue;
        const std::string filler(end - at - meant.size(), ' ');
        const bool isBehindOperator =
            at > 0 && std::string_view("+-*/%<>=!&|^").find(text[at - 1]) != std::string_view::npos;
        text.replace(at, end - at, isBehindOperator ? meant + filler : filler + meant);
        at = end - 1;
    }
}

void replaceTypography(std::string &text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (static_cast<unsigned char>(text[at]) < 0x80)
            continue;
        if (const Replacement *sign = replacementAt(text, at, Typography))
            text.replace(at, sign->found.size(), sign->meant);
    }
}

void blank(std::string &text, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        if (text[i] != '\n' && text[i] != '\r')
            text[i] = ' ';
    }
}

/// Puts `word` where [begin, end) was, with blanks behind it.
void put(std::string &text, std::size_t begin, std::size_t end, std::string_view word)
{
    blank(text, begin, end);
    text.replace(begin, word.size(), word);
}

struct Line
{
    std::size_t begin = 0; ///< its first character that is no blank
    std::size_t end = 0;
};

/// Those that hold something.
std::vector<Line> filledLines(const std::string &text)
{
    std::vector<Line> lines;
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t end = std::min(text.find('\n', line), text.size());
        const std::size_t begin = text.find_first_not_of(" \t\r", line);
        if (begin < end)
            lines.push_back({begin, end});
        line = end + 1;
    }
    return lines;
}

void dropForeignLines(std::string &text)
{
    for (const Line &line : filledLines(text)) {
        const std::string_view words(text.data() + line.begin, line.end - line.begin);
        if (words.starts_with("```") || words.starts_with("$ "))
            blank(text, line.begin, line.end);
    }
}

void dropQuoteMarks(std::string &text)
{
    const std::vector<Line> lines = filledLines(text);
    if (!std::ranges::all_of(lines, [&](const Line &line) { return text[line.begin] == '>'; }))
        return;
    for (const Line &line : lines)
        blank(text, line.begin, std::min(text.find_first_not_of("> ", line.begin), line.end));
}

/// Where the number that a line starts with ends, with its mark, if it is `expected` and stands
/// alone.
std::optional<std::size_t> endOfLineNumber(const std::string &text, const Line &line,
                                           std::optional<std::uint64_t> expected,
                                           std::uint64_t &number)
{
    number = 0;
    std::size_t at = line.begin;
    for (; at < line.end && at < line.begin + 9 && text[at] >= '0' && text[at] <= '9'; ++at)
        number = number * 10 + std::uint64_t(text[at] - '0');
    if (at == line.begin || (expected && number != *expected))
        return std::nullopt;
    if (at < line.end && std::string_view(":.|)").find(text[at]) != std::string_view::npos)
        ++at;
    const bool standsAlone = at == line.end || text[at] == ' ' || text[at] == '\t';
    return standsAlone ? std::optional(at) : std::nullopt;
}

void dropLineNumbers(std::string &text)
{
    const std::vector<Line> lines = filledLines(text);
    std::vector<std::size_t> ends;
    std::optional<std::uint64_t> expected;
    bool hasWords = false;
    for (const Line &line : lines) {
        std::uint64_t number = 0;
        const auto end = endOfLineNumber(text, line, expected, number);
        if (!end)
            return;
        ends.push_back(*end);
        expected = number + 1;
        hasWords |= *end < line.end;
    }
    if (lines.size() < 2 || !hasWords)
        return;
    for (std::size_t i = 0; i < lines.size(); ++i)
        blank(text, lines[i].begin, ends[i]);
}

/// Takes one elision out of the text.
class Elision
{
public:
    Elision(std::string &text, const std::vector<TextToken> &tokens, std::size_t index,
            SourceForm form)
        : m_text(text)
        , m_tokens(tokens)
        , m_index(index)
        , m_isFile(form == SourceForm::File)
    {
    }

    void takeOut()
    {
        const std::string_view before = at(-1);
        const std::string_view after = at(1);
        if (before == "[" && after == "]")
            dropAccess();
        else if (before == "(" && after == ")")
            fillParentheses();
        else if (before == "," && (after == "}" || (after == ")" && !m_isFile)))
            blank(m_text, begin(-1), end(0));
        else if (before == "<" && after == ">" && startsStatement(-1))
            blank(m_text, begin(-1), end(1));
        else if (startsStatement(0))
            blank(m_text, begin(0), end(0));
        else if (before == "=" || before == "return")
            put(m_text, begin(0), end(0), "{}");
        else if (isBody())
            put(m_text, begin(0), end(0), ";");
        else if (!m_isFile && (after == ";" || after == ")" || after == "]") && isOperator(before))
            put(m_text, begin(0), end(0), "0");
    }

private:
    std::string_view at(int distance) const
    {
        const std::ptrdiff_t place = std::ptrdiff_t(m_index) + distance;
        return place < 0 || place >= std::ptrdiff_t(m_tokens.size()) ? std::string_view()
                                                                     : m_tokens[place].text;
    }
    std::size_t begin(int distance) const { return m_tokens[m_index + distance].offset; }
    std::size_t end(int distance) const { return m_tokens[m_index + distance].end(); }

    bool startsStatement(int distance) const
    {
        const std::string_view before = at(distance - 1);
        return before.empty() || before == ";" || before == "{" || before == "}" || before == ":"
            || before == "...";
    }
    static bool isOperator(std::string_view text)
    {
        constexpr std::array<std::string_view, 14> operators = {
            "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "+=", "-=", "*=", "/="};
        return std::ranges::find(operators, text) != operators.end();
    }
    /// The index of the token that opens what ends at `close`.
    std::size_t opening(std::size_t close) const
    {
        int depth = 0;
        for (std::size_t i = close + 1; i-- > 0;) {
            const std::string_view text = m_tokens[i].text;
            depth += text == ")" || text == "]" ? 1 : text == "(" || text == "[" ? -1 : 0;
            if (depth == 0)
                return i;
        }
        return 0;
    }
    /// What `if (…)`, a loop's head or `else` is followed by.
    bool isBody() const
    {
        if (at(-1) == "else")
            return true;
        if (at(-1) != ")")
            return false;
        const std::size_t open = opening(m_index - 1);
        const std::string_view word = open > 0 ? m_tokens[open - 1].text : std::string_view();
        return word == "if" || word == "for" || word == "while";
    }
    void fillParentheses()
    {
        const std::string_view word = at(-2);
        if (word == "for")
            put(m_text, begin(-2), end(-2), "if");
        if (word == "if" || word == "while" || word == "for")
            put(m_text, begin(0), end(0), "1");
        else if (!m_isFile && word != "catch")
            blank(m_text, begin(0), end(0));
    }
    void dropAccess()
    {
        std::size_t first = m_index - 1;
        while (first > 0 && m_tokens[first - 1].text == "]")
            first = opening(first - 1);
        if (first > 0 && m_tokens[first - 1].kind == TokenKind::Word)
            --first;
        std::size_t last = m_index + 1;
        while (last + 1 < m_tokens.size() && m_tokens[last + 1].text == "[")
            last = closingToken(m_tokens, last + 1);
        const std::size_t begin = m_tokens[first].offset;
        const std::string_view before = first > 0 ? m_tokens[first - 1].text : std::string_view();
        const std::string_view after =
            last + 1 < m_tokens.size() ? m_tokens[last + 1].text : std::string_view();
        if (after == "=")
            blank(m_text, begin, m_tokens[last + 1].end());
        else
            put(m_text, begin, m_tokens[last].end(), before == "=" ? "{}" : "0");
    }

    std::string &m_text;
    const std::vector<TextToken> &m_tokens;
    std::size_t m_index;
    bool m_isFile;
};

void takeOutElisions(std::string &text, SourceForm form)
{
    if (text.find("...") == text.npos)
        return;
    const std::string original = text; // which the tokens point into
    const std::vector<TextToken> tokens = tokensOf(original);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].text == "...")
            Elision(text, tokens, i, form).takeOut();
    }
}

} // namespace

std::string withoutPasteMarks(std::string text, SourceForm form)
{
    replaceTypography(text);
    replaceEntities(text);
    dropForeignLines(text);
    dropQuoteMarks(text);
    dropLineNumbers(text);
    takeOutElisions(text, form);
    return text;
}

} // namespace warplens
