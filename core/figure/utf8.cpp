// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/utf8.h"

#include <cstddef>

namespace warplens {

namespace {

/// Bytes of the sequence that `lead` starts; 0 if it starts none.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

bool isValid(char32_t character, std::size_t length)
{
    constexpr char32_t Smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    return character >= Smallest[length] && character <= 0x10FFFF && !surrogate;
}

} // namespace

char32_t takeCharacter(std::string_view &text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = sequenceLength(lead);
    if (length == 1) {
        text.remove_prefix(1);
        return lead;
    }
    char32_t character = length == 0 ? 0 : lead & (0x7F >> length);
    bool whole = length != 0 && length <= text.size();
    for (std::size_t i = 1; whole && i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        whole = (next & 0xC0) == 0x80;
        character = character << 6 | (next & 0x3F);
    }
    if (!whole || !isValid(character, length)) {
        text.remove_prefix(1);
        return ReplacementCharacter;
    }
    text.remove_prefix(length);
    return character;
}

} // namespace warplens
