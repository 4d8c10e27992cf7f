// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/optionvalues.h"

#include <QStringList>

#include <algorithm>
#include <cctype>
#include <limits>

namespace warplens {

namespace {

/// `X,Y,…`; none unless each is a number that fits.
std::optional<std::vector<std::uint32_t>> parseSizes(const QString &text)
{
    std::vector<std::uint32_t> sizes;
    for (const QString &part : text.split(u',')) {
        const auto size = parseNumber(part);
        if (!size || *size > std::numeric_limits<std::uint32_t>::max())
            return std::nullopt;
        sizes.push_back(std::uint32_t(*size));
    }
    return sizes;
}

QStringList splitOutsideBrackets(const QString &text)
{
    QStringList parts(QString{});
    int depth = 0;
    for (const QChar character : text) {
        if (character == u'<' || character == u'(')
            ++depth;
        else if (character == u'>' || character == u')')
            --depth;
        if (character == u',' && depth == 0)
            parts.append(QString());
        else
            parts.last() += character;
    }
    return parts;
}

} // namespace

std::optional<std::uint64_t> parseNumber(const QString &text)
{
    const QString digits = text.trimmed();
    if (digits.isEmpty() || !digits.at(0).isDigit())
        return std::nullopt;
    const bool isHexadecimal = digits.startsWith(u"0x", Qt::CaseInsensitive);
    bool ok = false;
    const std::uint64_t number = digits.toULongLong(&ok, isHexadecimal ? 16 : 10);
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<Extent> parseExtent(const QString &text, std::uint32_t rest)
{
    auto sizes = parseSizes(text);
    if (!sizes || sizes->size() > 3)
        return std::nullopt;
    sizes->resize(3, rest);
    return Extent{(*sizes)[0], (*sizes)[1], (*sizes)[2]};
}

std::optional<std::pair<std::string, std::string>> parseAssignment(const QString &text)
{
    const auto equals = text.indexOf(u'=');
    const QString name = text.left(equals).trimmed();
    const QString value = text.mid(equals + 1).trimmed();
    if (equals < 0 || name.isEmpty() || value.isEmpty())
        return std::nullopt;
    return std::pair(name.toStdString(), value.toStdString());
}

std::optional<std::map<std::string, std::string>> parseAssignments(const QString &text)
{
    std::map<std::string, std::string> values;
    for (const QString &part : splitOutsideBrackets(text)) {
        const auto assignment = parseAssignment(part);
        if (!assignment)
            return std::nullopt;
        values.insert(*assignment);
    }
    return values;
}

bool isIdentifier(std::string_view text)
{
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    };
    const auto isPart = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); };
    return !text.empty() && isLetter(text[0]) && std::ranges::all_of(text, isPart);
}

bool isTemplateArgument(std::string_view text)
{
    constexpr std::string_view Signs = " _:<>()[],.*&+-/%|^!~=?'";
    std::string open;
    for (const char c : text) {
        const bool isPart = std::isalnum(static_cast<unsigned char>(c)) != 0
            || Signs.find(c) != std::string_view::npos;
        if (!isPart)
            return false;
        if (c == '<' || c == '(' || c == '[')
            open += c;
        if (c != '>' && c != ')' && c != ']')
            continue;
        const char opening = c == '>' ? '<' : c == ')' ? '(' : '[';
        if (open.empty() || open.back() != opening)
            return false;
        open.pop_back();
    }
    return !text.empty() && open.empty();
}

std::optional<NamedShape> parseNamedShape(const QString &text)
{
    const auto equals = text.indexOf(u'=');
    const auto sizes = parseSizes(text.mid(equals + 1));
    if (!sizes || equals == 0)
        return std::nullopt;
    for (const std::uint32_t size : *sizes)
        if (size == 0)
            return std::nullopt;
    return NamedShape{text.left(std::max<qsizetype>(equals, 0)).trimmed().toStdString(), *sizes};
}

} // namespace warplens
