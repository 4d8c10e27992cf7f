// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/bankrows.h"

#include "cost/sharedcost.h"
#include "figure/arrayplace.h"
#include "figure/cell.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace warplens {

namespace {

/// Lays requests on top of each other.
class GridBuilder
{
public:
    /// `apart`: each request owns a cell, and not each warp.
    explicit GridBuilder(const Result &result, bool apart = false)
        : m_result(result)
        , m_apart(apart)
    {
        m_phase.passes.assign(result.device.shared.banks, 0);
    }

    void add(std::uint32_t index, const Phase &phase, bool modelled)
    {
        const Request &request = m_result.recording[index];
        const Device &device = m_result.device;
        std::vector<std::uint64_t> passes(device.shared.banks, 0);
        if (modelled)
            passes = bankPasses(request, phase, device);
        for (std::size_t bank = 0; bank < passes.size(); ++bank)
            m_phase.passes[bank] = std::max(m_phase.passes[bank], passes[bank]);
        for (const BankWord &word : bankWords(request, phase, device)) {
            BankCell &cell = cellOf(word, request);
            cell.conflict |= passes[word.bank] > 1;
            own(cell, {request.warp, word.lanes, index, request.site});
        }
    }

    BankPhase take()
    {
        for (auto &[array, rows] : m_arrays) {
            BankArray &grid = m_phase.arrays.emplace_back();
            grid.array = array;
            for (auto &[row, cells] : rows) {
                BankRow &line = grid.rows.emplace_back();
                line.row = row;
                for (auto &[bank, cell] : cells)
                    line.cells.push_back(std::move(cell));
            }
        }
        return std::move(m_phase);
    }

private:
    BankCell &cellOf(const BankWord &word, const Request &request)
    {
        const std::uint64_t bankBytes = m_result.device.shared.bankBytes;
        const auto lane = std::size_t(std::countr_zero(word.lanes));
        const std::uint64_t address = std::max(request.address[lane], word.word * bankBytes);
        std::uint32_t array = arrayAt(m_result, Space::Shared, address);
        if (array == NoArray)
            array = request.array; // past its end
        const std::uint64_t start = window::Shared / bankBytes;
        const std::uint64_t row = (word.word - start) / m_result.device.shared.banks;
        BankCell &cell = m_arrays[array][row][word.bank];
        cell.bank = word.bank;
        cell.word = word.word;
        return cell;
    }

    void own(BankCell &cell, const CellOwner &owner) const
    {
        const auto known = std::ranges::find_if(cell.owners, [&](const CellOwner &each) {
            return each.warp == owner.warp && (!m_apart || each.request == owner.request);
        });
        if (known == cell.owners.end())
            cell.owners.push_back(owner);
        else if (known->request == owner.request)
            known->lanes |= owner.lanes;
    }

    using Rows = std::map<std::uint64_t, std::map<std::uint32_t, BankCell>>;

    const Result &m_result;
    bool m_apart;
    BankPhase m_phase;
    std::map<std::uint32_t, Rows> m_arrays;
};

void addPhases(BankContent &content, const Result &result, std::uint32_t index,
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
        GridBuilder builder(result);
        builder.add(index, phases[phase], content.modelled);
        BankPhase grid = builder.take();
        grid.phase = phase;
        grid.phases = std::uint32_t(phases.size());
        grid.lanes = phases[phase].lanes;
        content.phases.push_back(std::move(grid));
    }
}

void sortOwners(BankPhase &grid)
{
    for (BankArray &array : grid.arrays)
        for (BankRow &row : array.rows)
            for (BankCell &cell : row.cells)
                std::ranges::sort(cell.owners, {}, &CellOwner::warp);
}

/// The requests of a pair, one on top of the other. How long they take is another question.
BankPhase meeting(const Result &result, const Focus &focus)
{
    GridBuilder builder(result, true);
    for (const std::uint32_t index : focus.requests) {
        const Request &request = result.recording[index];
        builder.add(index, {request.active, 0, request.bytes}, false);
    }
    return builder.take();
}

void setApart(BankPhase &grid, const std::vector<LitLane> &lit)
{
    for (BankArray &array : grid.arrays)
        for (BankRow &row : array.rows)
            for (BankCell &cell : row.cells)
                cell.owners = setApart(cell.owners, lit);
}

} // namespace

std::uint64_t BankPhase::mostPasses() const
{
    return passes.empty() ? 0 : *std::ranges::max_element(passes);
}

BankContent bankContent(const Result &result, const Focus &focus,
                        std::optional<std::uint32_t> phase)
{
    BankContent content;
    if (focus.meets) {
        content.phases.push_back(meeting(result, focus));
        setApart(content.phases.front(), focus.lit);
        return content;
    }
    if (focus.requests.size() == 1) {
        addPhases(content, result, focus.requests.front(), phase);
        return content;
    }
    GridBuilder builder(result);
    for (const std::uint32_t index : focus.requests) {
        const Request &request = result.recording[index];
        const auto phases = phasesOf(request, result.device);
        content.modelled = content.modelled && !phases.empty();
        for (const Phase &each : phases)
            builder.add(index, each, true);
        if (phases.empty())
            builder.add(index, {request.active, 0, request.bytes}, false);
    }
    content.phases.push_back(builder.take());
    sortOwners(content.phases.front());
    setApart(content.phases.front(), focus.lit);
    return content;
}

} // namespace warplens
