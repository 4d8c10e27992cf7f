// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/arraymap.h"
#include "simt/crossblockuse.h"
#include "simt/simulator.h"

#include <array>
#include <cstddef>
#include <memory>
#include <unordered_map>
#include <vector>

namespace warplens::simt {

inline constexpr unsigned PageBits = 12;
inline constexpr std::uint64_t PageBytes = std::uint64_t(1) << PageBits;
inline constexpr std::uint64_t PageMask = PageBytes - 1;
static_assert(PageBytes == WordsOfPage * 4);

struct Page
{
    alignas(64) std::array<std::byte, PageBytes> bytes;
    std::uint64_t number = 0;    ///< its first address / PageBytes
    std::uint64_t lastBlock = 0; ///< the last run of a block that touched it
    bool isDirty = false;
    bool isTracked = false; ///< of an array both read and written: keep `use`
    BlockUse use;           ///< by this block
};

/// Remembers the words that a load reads, unless this block wrote them before.
inline void markRead(Page &page, std::uint64_t address, std::size_t count)
{
    const std::size_t last = ((address & PageMask) + count - 1) / 4;
    for (std::size_t word = (address & PageMask) / 4; word <= last; ++word)
        if (!page.use.written.has(word))
            page.use.read.add(word);
}

inline void markWritten(Page &page, std::uint64_t address, std::size_t count)
{
    const std::size_t last = ((address & PageMask) + count - 1) / 4;
    for (std::size_t word = (address & PageMask) / 4; word <= last; ++word)
        page.use.written.add(word);
}

/// Sparse memory with the contents the launch gives it. Pages come into being as they are touched;
/// those a block wrote to are forgotten at its end, so that the next one starts afresh.
class Pages
{
public:
    Pages(const Kernel &kernel, const ResolvedLaunch &launch, const ArrayMap &arrays,
          std::uint64_t budgetBytes);

    /// The page that holds `address`.
    Page &at(std::uint64_t address)
    {
        const std::uint64_t number = address >> PageBits;
        Entry &entry = m_recent[(number ^ (number >> 32) * 37) % m_recent.size()];
        if (entry.number != number || entry.run != m_run) [[unlikely]]
            entry = {number, m_run, &touch(number)};
        return *entry.page;
    }
    /// The same, about to be written.
    Page &writable(std::uint64_t address)
    {
        Page &page = at(address);
        if (!page.isDirty) {
            page.isDirty = true;
            m_dirty.push_back(&page);
        }
        return page;
    }

    /// Bytes of all pages touched in this block are more than the budget: contents are no longer
    /// right.
    bool isExhausted() const { return m_touched * PageBytes > m_budget; }
    /// Counts memory kept elsewhere against the same budget, until the block ends.
    void charge(std::uint64_t bytes) { m_touched += bytes / PageBytes; }

    void beginBlock(std::uint64_t block);
    void endBlock();

    /// Takes away what blocks did with tracked pages so far.
    CrossBlockUse takeUse();

private:
    struct Entry
    {
        std::uint64_t number = 0;
        std::uint64_t run = 0;
        Page *page = nullptr;
    };

    Page &touch(std::uint64_t number);
    void fill(Page &page) const;
    std::unique_ptr<Page> blankPage();

    const Kernel &m_kernel;
    const ResolvedLaunch &m_launch;
    const ArrayMap &m_arrays;
    std::uint64_t m_budget;
    std::uint64_t m_block = 0;
    std::uint64_t m_touched = 0; ///< pages of this block
    std::uint64_t m_run = 0;
    std::array<Entry, 512> m_recent = {};
    std::unordered_map<std::uint64_t, std::unique_ptr<Page>> m_pages;
    std::vector<std::unique_ptr<Page>> m_blank;
    std::vector<Page *> m_dirty;
    std::vector<Page *> m_used;  ///< tracked pages touched in this block
    std::vector<bool> m_tracked; ///< by array: the kernel both writes and reads it
    CrossBlockUse m_use;         ///< of the blocks before
};

} // namespace warplens::simt
