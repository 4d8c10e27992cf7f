// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/barrierpassage.h"

#include <bit>

namespace warplens::simt {

BarrierVotes::BarrierVotes(std::span<Warp *const> waiting)
{
    for (const Warp *each : waiting) {
        m_arrived += std::uint32_t(std::popcount(each->active));
        m_votes += std::uint32_t(std::popcount(each->barrierVotes()));
    }
}

std::uint32_t BarrierVotes::resultFor(const Warp &warp) const
{
    switch (BarrierKind(warp.barrierInstruction().modifier)) {
    case BarrierKind::And: return m_votes == m_arrived;
    case BarrierKind::Or: return m_votes != 0;
    case BarrierKind::Plain:
    case BarrierKind::Arrive:
    case BarrierKind::Count: break;
    }
    return m_votes;
}

void reportMismatch(Machine &machine, std::span<Warp *const> waiting)
{
    const Warp *first = waiting.front();
    const Position there = first->barrierInstruction().position;
    for (const Warp *each : waiting) {
        const Position here = each->barrierInstruction().position;
        if (here == there)
            continue;
        machine.log.add(DiagnosticKind::BarrierMismatch, Severity::Warning, here, [&] {
            return std::vector<std::string>{std::to_string(each->index()),
                                            std::to_string(first->index()),
                                            std::to_string(there.line), each->blockText()};
        });
        return;
    }
}

void passBlockBarrier(std::span<Warp *const> waiting)
{
    const BarrierVotes votes(waiting);
    for (Warp *each : waiting)
        each->passBarrier(votes.resultFor(*each));
}

} // namespace warplens::simt
