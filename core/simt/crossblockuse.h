// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace warplens {

/// Use of memory is told apart by words of 4 bytes, in pages of this many.
inline constexpr std::size_t WordsOfPage = 1024;

/// Some words of a page.
struct PageWords
{
    std::array<std::uint64_t, WordsOfPage / 64> bits = {};

    bool has(std::size_t word) const { return bits[word / 64] >> word % 64 & 1; }
    void add(std::size_t word) { bits[word / 64] |= std::uint64_t(1) << word % 64; }
};

/// What one block did with a page.
struct BlockUse
{
    PageWords read; ///< by loads, before the block itself wrote the word
    PageWords written;
};

/// Which blocks read and wrote which words. Blocks may be added in any order and grouping: the
/// outcome is the same. Past its share of memory only the pages of the lowest addresses are kept,
/// so that this holds then, too.
class CrossBlockUse
{
public:
    explicit CrossBlockUse(std::uint64_t mostBytes);

    void add(std::uint32_t array, std::uint64_t page, std::uint64_t block, const BlockUse &use);
    CrossBlockUse &operator+=(CrossBlockUse &&other);

    /// For each array: words that some block reads and another one writes; only those with any.
    std::map<std::uint32_t, std::uint64_t> wordsCrossed() const;

private:
    /// No block, one, or several: a number that says which.
    using Who = std::uint32_t;
    struct WordUse
    {
        Who reader = 0;
        Who writer = 0;
    };
    struct PageUse
    {
        std::uint32_t array = NoArray;
        std::array<WordUse, WordsOfPage> words = {};
    };

    static Who one(std::uint64_t block);
    static Who both(Who a, Who b);
    static bool isCrossed(const WordUse &word);
    void keepLowest();

    std::size_t m_mostPages;
    std::map<std::uint64_t, PageUse> m_pages;
};

/// A note for each array with words crossed, at the first load in the text that may read it.
std::vector<Diagnostic> crossBlockReads(const Kernel &kernel, const CrossBlockUse &use);

} // namespace warplens
