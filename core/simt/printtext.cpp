// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/printtext.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace warplens::simt {

namespace {

/// Wide enough for any number in full; wider fields are cut to it.
constexpr int WidestField = 512;

/// One conversion, `%-8.3llx`.
struct Conversion
{
    bool left = false;
    bool zeros = false;
    bool plus = false;
    bool space = false;
    bool alternate = false;
    int width = 0;
    std::optional<int> precision;
    unsigned bytes = 4; ///< of an integer
    char letter = 0;    ///< 0: the format ends before it
};

/// Up to the width: the sign or 0x first, zeros after it.
std::string padded(const Conversion &conversion, const std::string &prefix, std::string body,
                   bool zeros)
{
    const auto width = std::size_t(conversion.width);
    const std::size_t size = prefix.size() + body.size();
    if (size >= width)
        return prefix + body;
    const std::string fill(width - size, zeros ? '0' : ' ');
    if (conversion.left)
        return prefix + body + std::string(width - size, ' ');
    return zeros ? prefix + fill + body : fill + prefix + body;
}

std::string upperCase(std::string text)
{
    for (char &c : text)
        c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    return text;
}

std::string signText(const Conversion &conversion, bool negative)
{
    return negative ? "-" : conversion.plus ? "+" : conversion.space ? " " : "";
}

std::string digitsOf(std::uint64_t value, int base)
{
    std::array<char, 64> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, base).ptr;
    return {digits.data(), end};
}

std::string integerText(const Conversion &conversion, std::uint64_t bits)
{
    const unsigned unused = 64 - 8 * conversion.bytes;
    const bool isSigned = conversion.letter == 'd' || conversion.letter == 'i';
    const auto value = std::int64_t(bits << unused) >> unused;
    const bool negative = isSigned && value < 0;
    const std::uint64_t magnitude =
        negative ? 0 - std::uint64_t(value) : (bits << unused) >> unused;
    const char letter = conversion.letter;
    const int base = letter == 'o' ? 8 : letter == 'x' || letter == 'X' ? 16 : 10;
    std::string digits = digitsOf(magnitude, base);
    if (conversion.precision == 0 && magnitude == 0)
        digits.clear();
    if (const auto least = std::size_t(conversion.precision.value_or(0)); digits.size() < least)
        digits.insert(0, least - digits.size(), '0');
    const bool isMarked = conversion.alternate && base == 16 && magnitude != 0;
    const std::string prefix = isSigned ? signText(conversion, negative) : isMarked ? "0x" : "";
    if (conversion.alternate && base == 8 && !digits.starts_with('0'))
        digits.insert(0, 1, '0');
    const std::string text =
        padded(conversion, prefix, digits, conversion.zeros && !conversion.precision);
    return letter == 'X' ? upperCase(text) : text;
}

std::string realText(const Conversion &conversion, double value)
{
    const char letter = char(conversion.letter | 0x20);
    const auto format = letter == 'f' ? std::chars_format::fixed
        : letter == 'e'               ? std::chars_format::scientific
        : letter == 'a'               ? std::chars_format::hex
                                      : std::chars_format::general;
    std::array<char, 1024> digits; // 309 before the point, as many after it as a field is wide
    char *const end = digits.data() + digits.size();
    const double magnitude = std::fabs(value);
    const auto written = letter == 'a' && !conversion.precision
        ? std::to_chars(digits.data(), end, magnitude, format)
        : std::to_chars(digits.data(), end, magnitude, format, conversion.precision.value_or(6));
    const bool isFinite = std::isfinite(value);
    std::string prefix = signText(conversion, std::signbit(value));
    prefix += letter == 'a' && isFinite ? "0x" : "";
    const std::string text = padded(conversion, prefix, std::string(digits.data(), written.ptr),
                                    conversion.zeros && isFinite);
    return conversion.letter == letter ? text : upperCase(text);
}

class Printer
{
public:
    Printer(const PrintFormat &format, std::span<const std::uint64_t> bits,
            const std::function<std::string(std::uint64_t)> &stringAt)
        : m_format(format)
        , m_bits(bits)
        , m_stringAt(stringAt)
        , m_rest(format.format)
    {
    }

    std::string run()
    {
        while (!m_rest.empty() && m_text.size() < LongestPrint) {
            const std::size_t plain = std::min(m_rest.find('%'), m_rest.size());
            m_text += m_rest.substr(0, plain);
            m_rest.remove_prefix(plain);
            if (m_rest.empty())
                break;
            const std::string_view start = m_rest;
            m_rest.remove_prefix(1);
            const Conversion conversion = readConversion();
            const auto written = start.substr(0, start.size() - m_rest.size());
            m_text += converted(conversion).value_or(std::string(written));
        }
        m_text.resize(std::min(m_text.size(), LongestPrint));
        return std::move(m_text);
    }

private:
    bool take(char wanted)
    {
        if (!m_rest.starts_with(wanted))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void readFlags(Conversion &conversion)
    {
        for (bool more = true; more;) {
            more = false;
            for (const auto &[letter, flag] :
                 {std::pair('-', &conversion.left), std::pair('0', &conversion.zeros),
                  std::pair('+', &conversion.plus), std::pair(' ', &conversion.space),
                  std::pair('#', &conversion.alternate)}) {
                if (take(letter))
                    *flag = more = true;
            }
        }
    }

    /// A number or `*`; at most `WidestField` either way.
    int readNumber()
    {
        std::int64_t number = 0;
        if (take('*')) {
            number = std::int32_t(nextBits());
        } else {
            for (; !m_rest.empty() && m_rest[0] >= '0' && m_rest[0] <= '9'; m_rest.remove_prefix(1))
                number = std::min<std::int64_t>(number * 10 + (m_rest[0] - '0'), WidestField);
        }
        return int(std::clamp<std::int64_t>(number, -WidestField, WidestField));
    }

    Conversion readConversion()
    {
        Conversion conversion;
        readFlags(conversion);
        conversion.width = readNumber();
        if (conversion.width < 0) {
            conversion.left = true;
            conversion.width = -conversion.width;
        }
        if (take('.')) {
            const int precision = readNumber();
            if (precision >= 0)
                conversion.precision = precision;
        }
        for (bool more = true; more;) {
            more = true;
            if (take('l') || take('j') || take('z') || take('t') || take('q'))
                conversion.bytes = 8;
            else if (take('h'))
                conversion.bytes = conversion.bytes == 2 ? 1 : 2;
            else
                more = take('L');
        }
        if (!m_rest.empty()) {
            conversion.letter = m_rest[0];
            m_rest.remove_prefix(1);
        }
        return conversion;
    }

    const PrintFormat::Argument *nextArgument()
    {
        return m_next < m_format.arguments.size() && m_next < m_bits.size()
            ? &m_format.arguments[m_next++]
            : nullptr;
    }

    std::uint64_t nextBits() { return nextArgument() ? m_bits[m_next - 1] : 0; }

    double nextReal()
    {
        const PrintFormat::Argument *argument = nextArgument();
        if (!argument)
            return 0;
        const std::uint64_t bits = m_bits[m_next - 1];
        if (argument->type == ValueType::F32)
            return double(std::bit_cast<float>(std::uint32_t(bits)));
        return std::bit_cast<double>(bits);
    }

    std::string nextString(const Conversion &conversion)
    {
        const PrintFormat::Argument *argument = nextArgument();
        const std::uint64_t address = argument ? m_bits[m_next - 1] : 0;
        std::string text = argument && !argument->text.empty() ? argument->text
            : address != 0                                     ? m_stringAt(address)
                                                               : "(null)";
        if (conversion.precision)
            text.resize(std::min(text.size(), std::size_t(*conversion.precision)));
        return text;
    }

    /// None: nothing that C knows.
    std::optional<std::string> converted(const Conversion &conversion)
    {
        switch (conversion.letter) {
        case '%': return "%";
        case 'd':
        case 'i':
        case 'u':
        case 'o':
        case 'x':
        case 'X': return integerText(conversion, nextBits());
        case 'a':
        case 'A':
        case 'e':
        case 'E':
        case 'f':
        case 'F':
        case 'g':
        case 'G': return realText(conversion, nextReal());
        case 'c': {
            const char letter = char(nextBits());
            return padded(conversion, {}, letter ? std::string(1, letter) : std::string(), false);
        }
        case 's': return padded(conversion, {}, nextString(conversion), false);
        case 'p': return padded(conversion, "0x", digitsOf(nextBits(), 16), false);
        case 'n': nextArgument(); return "";
        default: return std::nullopt;
        }
    }

    const PrintFormat &m_format;
    std::span<const std::uint64_t> m_bits;
    const std::function<std::string(std::uint64_t)> &m_stringAt;
    std::string_view m_rest;
    std::size_t m_next = 0;
    std::string m_text;
};

} // namespace

std::string printText(const PrintFormat &format, std::span<const std::uint64_t> bits,
                      const std::function<std::string(std::uint64_t)> &stringAt)
{
    return Printer(format, bits, stringAt).run();
}

} // namespace warplens::simt
