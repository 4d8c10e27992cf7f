// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/crossblockuse.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>
#include <string>

namespace warplens {

namespace {

constexpr std::uint32_t Nobody = 0;
constexpr std::uint32_t Several = 1;
constexpr std::uint32_t FirstBlock = 2;

template <class Visit> void forWords(const PageWords &words, const Visit &visit)
{
    for (std::size_t i = 0; i < words.bits.size(); ++i)
        for (std::uint64_t left = words.bits[i]; left != 0; left &= left - 1)
            visit(i * 64 + std::size_t(std::countr_zero(left)));
}

/// The first load in the text from `array`; if none says so, the first that may be from anywhere.
Position firstLoad(const Kernel &kernel, std::uint32_t array)
{
    std::optional<Position> sure;
    std::optional<Position> possible;
    for (const Instruction &instruction : kernel.instructions) {
        if (instruction.opcode != Opcode::Load && instruction.opcode != Opcode::LoadMatrix)
            continue;
        const std::uint32_t named =
            instruction.site < kernel.sites.size() ? kernel.sites[instruction.site].array : NoArray;
        if (named != array && named != NoArray)
            continue;
        std::optional<Position> &first = named == array ? sure : possible;
        first = std::min(first.value_or(instruction.position), instruction.position);
    }
    return sure.value_or(possible.value_or(Position()));
}

} // namespace

CrossBlockUse::CrossBlockUse(std::uint64_t mostBytes)
    : m_mostPages(std::size_t(mostBytes / sizeof(PageUse)))
{
}

void CrossBlockUse::add(std::uint32_t array, std::uint64_t page, std::uint64_t block,
                        const BlockUse &use)
{
    if (m_pages.size() == m_mostPages && (m_pages.empty() || page > m_pages.rbegin()->first))
        return;
    PageUse &known = m_pages[page];
    known.array = array;
    const Who who = one(block);
    forWords(use.read, [&](std::size_t word) {
        known.words[word].reader = both(known.words[word].reader, who);
    });
    forWords(use.written, [&](std::size_t word) {
        known.words[word].writer = both(known.words[word].writer, who);
    });
    keepLowest();
}

CrossBlockUse &CrossBlockUse::operator+=(CrossBlockUse &&other)
{
    m_pages.merge(other.m_pages);
    for (const auto &[number, more] : other.m_pages) { // those known here, too
        PageUse &known = m_pages.at(number);
        for (std::size_t i = 0; i < WordsOfPage; ++i) {
            known.words[i].reader = both(known.words[i].reader, more.words[i].reader);
            known.words[i].writer = both(known.words[i].writer, more.words[i].writer);
        }
    }
    other.m_pages.clear();
    keepLowest();
    return *this;
}

std::map<std::uint32_t, std::uint64_t> CrossBlockUse::wordsCrossed() const
{
    std::map<std::uint32_t, std::uint64_t> crossed;
    for (const auto &[number, page] : m_pages) {
        const auto count = std::ranges::count_if(page.words, isCrossed);
        if (count != 0)
            crossed[page.array] += std::uint64_t(count);
    }
    return crossed;
}

/// Blocks so far apart that they share a number are more than any run gets through.
CrossBlockUse::Who CrossBlockUse::one(std::uint64_t block)
{
    return FirstBlock + Who(block % (UINT32_MAX - FirstBlock));
}

CrossBlockUse::Who CrossBlockUse::both(Who a, Who b)
{
    if (a == Nobody || a == b)
        return b;
    return b == Nobody ? a : Several;
}

bool CrossBlockUse::isCrossed(const WordUse &word)
{
    return word.reader != Nobody && word.writer != Nobody
        && (word.reader != word.writer || word.reader == Several);
}

void CrossBlockUse::keepLowest()
{
    while (m_pages.size() > m_mostPages)
        m_pages.erase(std::prev(m_pages.end()));
}

std::vector<Diagnostic> crossBlockReads(const Kernel &kernel, const CrossBlockUse &use)
{
    std::vector<Diagnostic> notes;
    for (const auto &[array, words] : use.wordsCrossed()) {
        const Position position = firstLoad(kernel, array);
        notes.push_back({DiagnosticKind::CrossBlockRead, Severity::Note, position, position,
                         std::vector<std::string>{arrayName(kernel, array)}, words});
    }
    return notes;
}

} // namespace warplens
