// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/shareduse.h"

#include <bit>

namespace warplens {

void SharedUse::add(const Request &request)
{
    if (request.space != Space::Shared)
        return;
    const auto &elements = m_context->elementsOf(request);
    auto &cells = m_cells[request.array];
    for (LaneMask left = request.active; left != 0; left &= left - 1) {
        const std::uint64_t byte =
            request.address[unsigned(std::countr_zero(left))] - elements.base;
        const std::uint64_t last = (byte + request.bytes - 1) / elements.bytes;
        for (std::uint64_t element = byte / elements.bytes; element <= last; ++element) {
            Cell &cell = cells.try_emplace(element, Cell{request.warp, false}).first->second;
            cell.severalWarps = cell.severalWarps || cell.firstWarp != request.warp;
        }
    }
}

std::vector<SharedArrayUse> SharedUse::arrays() const
{
    std::vector<SharedArrayUse> uses;
    for (const auto &[array, cells] : m_cells) {
        SharedArrayUse &use = uses.emplace_back();
        use.array = arrayName(m_context->kernel(), array);
        use.cellsTouched = cells.size();
        for (const auto &[element, cell] : cells)
            use.cellsOfSeveralWarps += cell.severalWarps ? 1 : 0;
    }
    return uses;
}

} // namespace warplens
