// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/namedbarriers.h"

#include "simt/barrierpassage.h"

#include <algorithm>
#include <bit>

namespace warplens::simt {

namespace {

constexpr std::uint32_t BarriersOfBlock = 16;

/// `0-3, 6`
std::string textOfAll(const std::vector<std::uint32_t> &numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        if (!text.empty())
            text += ", ";
        text += std::to_string(numbers[i]);
        if (last > i)
            text.append("-").append(std::to_string(numbers[last]));
        i = last + 1;
    }
    return text;
}

/// Says nothing of a number or a count: `__syncthreads` and kin.
bool isPlain(const Instruction &barrier)
{
    return barrier.operands[1].isNone() && barrier.operands[2].isNone();
}

} // namespace

void NamedBarriers::beginBlock(std::size_t warps)
{
    m_warps = warps;
    m_hasLeft.assign(warps, false);
    m_gatherings.clear();
}

/// Lanes that name another barrier than the first do not come to its.
std::uint32_t NamedBarriers::numberAt(Warp &warp)
{
    if (warp.barrierInstruction().operands[1].isNone())
        return 0;
    const std::uint32_t number = warp.barrierOperand(1, unsigned(std::countr_zero(warp.active)));
    LaneMask same = 0;
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        same |= LaneMask(warp.barrierOperand(1, lane) == number) << lane;
    }
    if (same != warp.active)
        warp.reportDivergence(warp.barrierInstruction(), same);
    if (number >= BarriersOfBlock)
        m_machine.log.add(DiagnosticKind::BarrierNumber, Severity::Error,
                          warp.barrierInstruction().position, [&] {
                              return std::vector<std::string>{std::to_string(number),
                                                              std::to_string(warp.index()),
                                                              warp.blockText()};
                          });
    return number;
}

/// In whole warps; All if that is what it comes to.
std::uint32_t NamedBarriers::threadsAt(const Warp &warp, std::uint32_t number)
{
    if (warp.barrierInstruction().operands[2].isNone())
        return All;
    const std::uint32_t size = m_machine.launch.warpSize;
    const std::uint32_t threads = warp.barrierOperand(2, unsigned(std::countr_zero(warp.active)));
    if (threads == 0 || threads % size != 0)
        m_machine.log.add(
            DiagnosticKind::BarrierCount, Severity::Error, warp.barrierInstruction().position, [&] {
                return std::vector<std::string>{std::to_string(threads), std::to_string(size),
                                                std::to_string(number)};
            });
    const std::uint64_t warps = (std::uint64_t(threads) + size - 1) / size;
    return warps == m_warps ? All : std::uint32_t(warps * size);
}

void NamedBarriers::compareCounts(const Warp &warp, std::uint32_t number, std::uint32_t threads)
{
    const Gathering &gathering = m_gatherings[number];
    if (gathering.threads == threads)
        return;
    const auto countText = [this](std::uint32_t count) {
        return std::to_string(count == All ? m_warps * m_machine.launch.warpSize : count);
    };
    m_machine.log.add(
        DiagnosticKind::BarrierCounts, Severity::Error, warp.barrierInstruction().position, [&] {
            return std::vector<std::string>{
                std::to_string(number), countText(threads), countText(gathering.threads),
                std::to_string(gathering.position.line), warp.blockText()};
        });
}

void NamedBarriers::arrive(Warp &warp)
{
    const std::uint32_t number = numberAt(warp);
    const std::uint32_t threads = threadsAt(warp, number);
    Gathering &gathering = m_gatherings[number];
    if (gathering.came.empty()) {
        gathering.threads = threads;
        gathering.position = warp.barrierInstruction().position;
    } else {
        compareCounts(warp, number, threads);
    }
    gathering.came.push_back(warp.index());
    if (BarrierKind(warp.barrierInstruction().modifier) == BarrierKind::Arrive) {
        m_machine.sink->barrierArrival(m_machine.block, warp.index(), number);
        warp.goOn(0);
    } else {
        gathering.waiting.push_back(&warp);
    }
    passIfFull(number);
}

void NamedBarriers::leave(const Warp &warp)
{
    m_hasLeft[warp.index()] = true;
    std::vector<std::uint32_t> ofAll;
    for (const auto &[number, gathering] : m_gatherings)
        if (gathering.threads == All)
            ofAll.push_back(number);
    for (const std::uint32_t number : ofAll)
        passIfFull(number);
}

/// How many it takes.
std::size_t NamedBarriers::warpsOf(const Gathering &gathering) const
{
    if (gathering.threads != All)
        return gathering.threads / m_machine.launch.warpSize;
    std::size_t warps = m_warps;
    for (std::uint32_t warp = 0; warp < m_warps; ++warp)
        warps -= m_hasLeft[warp] && std::ranges::find(gathering.came, warp) == gathering.came.end();
    return warps;
}

void NamedBarriers::passIfFull(std::uint32_t number)
{
    const Gathering &gathering = m_gatherings[number];
    if (gathering.came.size() >= warpsOf(gathering))
        pass(number);
}

void NamedBarriers::pass(std::uint32_t number)
{
    const Gathering gathering = std::move(m_gatherings.extract(number).mapped());
    const bool isFull = gathering.came.size() >= warpsOf(gathering);
    std::vector<Warp *> waiting = gathering.waiting;
    if (waiting.empty())
        return;
    std::ranges::sort(waiting, {}, &Warp::index);
    const bool isOfBlock =
        gathering.threads == All && isFull && waiting.size() == gathering.came.size();
    if (isOfBlock) {
        const bool arePlain = std::ranges::all_of(
            waiting, [](const Warp *each) { return isPlain(each->barrierInstruction()); });
        if (arePlain && !m_standsIn)
            reportMismatch(m_machine, waiting);
        passBlockBarrier(waiting);
        return;
    }
    std::vector<std::uint32_t> warps;
    const BarrierVotes votes(waiting);
    for (Warp *each : waiting) {
        warps.push_back(each->index());
        m_machine.sink->warpBarrier(m_machine.block, each->index(), each->active);
        each->goOn(votes.resultFor(*each));
    }
    m_machine.sink->barrierPassage(m_machine.block, number, warps);
}

bool NamedBarriers::resolve()
{
    const auto block = m_gatherings.find(0);
    const bool waitForBlock = block != m_gatherings.end() && !block->second.waiting.empty()
        && isPlain(block->second.waiting.front()->barrierInstruction());
    if (m_standsIn && waitForBlock) {
        pass(0);
        return true;
    }
    for (const auto &[number, gathering] : m_gatherings)
        reportDeadlock(number, gathering);
    return false;
}

/// Once for each line that warps wait at.
void NamedBarriers::reportDeadlock(std::uint32_t number, const Gathering &gathering)
{
    std::map<Position, std::vector<std::uint32_t>> warps;
    for (const Warp *each : gathering.waiting)
        warps[each->barrierInstruction().position].push_back(each->index());
    const auto threadText = [this](std::size_t count) {
        return std::to_string(count * m_machine.launch.warpSize);
    };
    for (auto &[position, indices] : warps) {
        std::ranges::sort(indices);
        m_machine.log.add(DiagnosticKind::BarrierDeadlock, Severity::Error, position, [&] {
            return std::vector<std::string>{
                textOfAll(indices), std::to_string(number), threadText(gathering.came.size()),
                threadText(warpsOf(gathering)), gathering.waiting.front()->blockText()};
        });
    }
}

} // namespace warplens::simt
