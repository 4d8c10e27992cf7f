// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/arraycells.h"

#include "cost/bankof.h"
#include "cost/sharedcost.h"
#include "figure/arrayplace.h"
#include "figure/cell.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace warplens {

namespace {

/// Lays requests on top of each other.
class ArrayBuilder
{
public:
    /// `apart`: each request owns a cell, and not each warp.
    ArrayBuilder(const Result &result, ArrayContent &content, bool apart)
        : m_result(result)
        , m_content(content)
        , m_apart(apart)
    {
        m_phase.passes.assign(result.device.shared.banks, 0);
    }

    void add(std::uint32_t index, const Phase &phase, bool modelled)
    {
        const Request &request = m_result.recording[index];
        std::vector<std::uint64_t> passes(m_result.device.shared.banks, 0);
        if (modelled)
            passes = bankPasses(request, phase, m_result.device);
        for (std::size_t bank = 0; bank < passes.size(); ++bank)
            m_phase.passes[bank] = std::max(m_phase.passes[bank], passes[bank]);
        for (LaneMask rest = phase.lanes & request.active; rest; rest &= rest - 1) {
            const auto lane = std::uint32_t(std::countr_zero(rest));
            const CellOwner owner = {request.warp, LaneMask(1) << lane, index, request.site};
            touch(request.address[lane] + phase.offset, phase.bytes, owner, passes);
        }
    }

    ArrayPhase take()
    {
        for (auto &[array, touched] : m_arrays)
            m_phase.arrays.push_back(std::move(touched));
        return std::move(m_phase);
    }

private:
    void touch(std::uint64_t address, std::uint32_t bytes, const CellOwner &owner,
               const std::vector<std::uint64_t> &passes)
    {
        const std::uint32_t array = arrayAt(m_result, Space::Shared, address);
        auto known = m_arrays.find(array);
        if (known == m_arrays.end()) {
            const std::optional<ArrayShape> shape = shapeOf(m_result, array);
            if (!shape) {
                m_content.shapeless = array;
                return;
            }
            known = m_arrays.try_emplace(array, TouchedShape{*shape, {}}).first;
        }
        const ArrayShape &shape = known->second.shape;
        const std::uint64_t start = address - shape.base;
        const std::uint64_t past = (start + bytes - 1) / shape.elementBytes + 1;
        for (std::uint64_t each = start / shape.elementBytes; each < past; ++each) {
            if (each >= shape.count()) {
                m_content.shapeless = NoArray;
                return;
            }
            ArrayCell &cell = known->second.cells[each];
            own(cell, owner);
            cell.ways = std::max(cell.ways, waysOf(shape, each, address, bytes, passes));
        }
    }

    /// Only words that this access wants count, however large the element is.
    std::uint64_t waysOf(const ArrayShape &shape, std::uint64_t element, std::uint64_t address,
                         std::uint32_t bytes, const std::vector<std::uint64_t> &passes) const
    {
        const std::uint64_t bankBytes = m_result.device.shared.bankBytes;
        const BankOf bankOf(m_result.device.shared);
        const std::uint64_t first = std::max(address, shape.addressOf(element));
        const std::uint64_t last = std::min(address + bytes, shape.addressOf(element + 1)) - 1;
        std::uint64_t most = 0;
        for (std::uint64_t word = first / bankBytes; word <= last / bankBytes; ++word)
            most = std::max(most, passes[bankOf(word)]);
        return most;
    }

    void own(ArrayCell &cell, const CellOwner &owner) const
    {
        const auto known = std::ranges::find_if(cell.owners, [&](const CellOwner &each) {
            return each.warp == owner.warp && (!m_apart || each.request == owner.request);
        });
        if (known == cell.owners.end())
            cell.owners.push_back(owner);
        else if (known->request == owner.request)
            known->lanes |= owner.lanes;
    }

    const Result &m_result;
    ArrayContent &m_content;
    bool m_apart;
    ArrayPhase m_phase;
    std::map<std::uint32_t, TouchedShape> m_arrays;
};

void addPhases(ArrayContent &content, const Result &result, std::uint32_t index,
               std::optional<std::uint32_t> chosen)
{
    const Request &request = result.recording[index];
    std::vector<Phase> phases = phasesOf(request, result.device);
    content.modelled = !phases.empty();
    if (phases.empty())
        phases.push_back({request.active, 0, request.bytes});
    for (std::uint32_t phase = 0; phase < phases.size(); ++phase) {
        if (chosen && *chosen < phases.size() && *chosen != phase)
            continue;
        ArrayBuilder builder(result, content, false);
        builder.add(index, phases[phase], content.modelled);
        ArrayPhase grid = builder.take();
        grid.phase = phase;
        grid.phases = std::uint32_t(phases.size());
        grid.lanes = phases[phase].lanes;
        content.phases.push_back(std::move(grid));
    }
}

/// All requests of the focus at once; those of a pair without conflicts: they are two requests.
void addTogether(ArrayContent &content, const Result &result, const Focus &focus)
{
    ArrayBuilder builder(result, content, focus.meets);
    for (const std::uint32_t index : focus.requests) {
        const Request &request = result.recording[index];
        const auto phases = focus.meets ? std::vector<Phase>() : phasesOf(request, result.device);
        content.modelled = content.modelled && (focus.meets || !phases.empty());
        for (const Phase &each : phases)
            builder.add(index, each, true);
        if (phases.empty())
            builder.add(index, {request.active, 0, request.bytes}, false);
    }
    content.phases.push_back(builder.take());
    for (TouchedShape &array : content.phases.front().arrays) {
        for (auto &[element, cell] : array.cells) {
            if (!focus.meets)
                std::ranges::sort(cell.owners, {}, &CellOwner::warp);
            if (!focus.lit.empty())
                cell.owners = setApart(cell.owners, focus.lit);
        }
    }
}

} // namespace

std::optional<ArrayShape> shapeOf(const Result &result, std::uint32_t array)
{
    const PlacedArray *place = placeOf(result, array);
    const Kernel *kernel = result.kernel();
    if (!place || !kernel || array >= kernel->variables.size())
        return std::nullopt;
    const Variable &variable = kernel->variables[array];
    const std::vector<std::uint32_t> &sizes = variable.array.shape;
    if ((sizes.empty() && variable.open) || variable.array.elementBytes == 0)
        return std::nullopt;
    ArrayShape shape;
    shape.array = array;
    shape.base = place->base;
    shape.elementBytes = variable.array.elementBytes;
    shape.sizes = sizes;
    if (!sizes.empty())
        shape.columns = sizes.back();
    if (sizes.size() > 1)
        shape.rows = sizes[sizes.size() - 2];
    for (std::size_t i = 0; i + 2 < sizes.size(); ++i)
        shape.slices *= sizes[i];
    return shape.count() > 0 ? std::optional(shape) : std::nullopt;
}

std::uint32_t bankAt(const Device &device, std::uint64_t address)
{
    return BankOf(device.shared)(address / device.shared.bankBytes);
}

ArrayContent arrayContent(const Result &result, const Focus &focus,
                          std::optional<std::uint32_t> phase)
{
    ArrayContent content;
    if (focus.requests.size() == 1 && !focus.meets)
        addPhases(content, result, focus.requests.front(), phase);
    else
        addTogether(content, result, focus);
    return content;
}

} // namespace warplens
