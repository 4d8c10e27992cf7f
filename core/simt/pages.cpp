// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/pages.h"

#include "simt/buffercontents.h"
#include "simt/readwrite.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace warplens::simt {

namespace {

/// Clean pages kept from block to block; past that they are made again when needed.
constexpr std::size_t KeptPages = (64u << 20) / PageBytes;

} // namespace

Pages::Pages(const Kernel &kernel, const ResolvedLaunch &launch, const ArrayMap &arrays,
             std::uint64_t budgetBytes)
    : m_kernel(kernel)
    , m_launch(launch)
    , m_arrays(arrays)
    , m_budget(budgetBytes)
    , m_tracked(arraysReadAndWritten(kernel))
    , m_use(budgetBytes / 4)
{
}

void Pages::beginBlock(std::uint64_t block)
{
    m_block = block;
    ++m_run;
    m_touched = 0;
}

void Pages::endBlock()
{
    for (const Page *page : m_used)
        m_use.add(m_arrays.arrayAt(page->number << PageBits), page->number, m_block, page->use);
    m_used.clear();
    for (Page *page : m_dirty) {
        const auto found = m_pages.find(page->number);
        m_blank.push_back(std::move(found->second));
        m_pages.erase(found);
    }
    m_dirty.clear();
    ++m_run; // what was found lately may be gone
    if (m_pages.size() > KeptPages)
        m_pages.clear();
    if (m_blank.size() > KeptPages)
        m_blank.resize(KeptPages);
}

CrossBlockUse Pages::takeUse() { return std::exchange(m_use, CrossBlockUse(m_budget / 4)); }

Page &Pages::touch(std::uint64_t number)
{
    auto &slot = m_pages[number];
    if (!slot) {
        slot = blankPage();
        slot->number = number;
        fill(*slot);
    }
    if (slot->lastBlock != m_run) {
        slot->lastBlock = m_run;
        ++m_touched;
        if (slot->isTracked) {
            slot->use = {};
            m_used.push_back(slot.get());
        }
    }
    return *slot;
}

std::unique_ptr<Page> Pages::blankPage()
{
    if (m_blank.empty())
        return std::make_unique<Page>();
    std::unique_ptr<Page> page = std::move(m_blank.back());
    m_blank.pop_back();
    page->lastBlock = 0;
    page->isDirty = false;
    return page;
}

void Pages::fill(Page &page) const
{
    const std::uint64_t first = page.number << PageBits;
    const std::uint32_t array = m_arrays.arrayAt(first);
    page.isTracked = array != NoArray && m_tracked[array] && spaceOf(first) == Space::Global;
    if (array == NoArray || spaceOf(first) == Space::Shared) {
        page.bytes.fill(std::byte(0));
        return;
    }
    const auto offset = std::int64_t(first - m_arrays.segment(array).begin);
    const std::size_t variables = m_kernel.variables.size();
    if (array >= variables) {
        const std::size_t parameter = array - variables;
        fillContents(page.bytes, offset,
                     parameter < m_launch.buffers.size() ? m_launch.buffers[parameter]
                                                         : BufferContents());
        return;
    }
    page.bytes.fill(std::byte(0));
    const auto &initial = m_kernel.variables[array].initial;
    if (offset >= 0 && std::uint64_t(offset) < initial.size())
        std::memcpy(page.bytes.data(), initial.data() + offset,
                    std::min<std::size_t>(PageBytes, initial.size() - std::size_t(offset)));
}

} // namespace warplens::simt
