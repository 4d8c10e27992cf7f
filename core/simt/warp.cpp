// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/warp.h"

#include "device/lanes.h"
#include "simt/operandtypes.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace warplens::simt {

namespace {

/// Instructions between two looks at the stop token.
constexpr std::uint64_t StepsBetweenChecks = 4096;

} // namespace

Warp::Warp(Machine &machine)
    : m_machine(machine)
    , m_laneSlots(machine.program.laneSlots())
    , m_localBytes(machine.kernel.localBytes)
    , m_registers(machine.program.registerStorage())
    , m_occurrences(machine.kernel.sites.size())
{
    bases = {m_registers.front().bytes.data(), machine.program.constants()};
}

void Warp::start(std::uint32_t index, const WarpThreads &threads)
{
    m_index = index;
    m_threads = &threads;
    m_state = State::Ready;
    m_steps = 0;
    m_checkAt = 0;
    m_interval = 0;
    std::fill(m_occurrences.begin(), m_occurrences.end(), 0);
    m_local.assign(std::size_t(m_localBytes) * m_laneSlots, std::byte(0));
    m_control.start(threads.lanes);
    alive = 0;
    static const Step Nowhere;
    m_next = enter(0, Nowhere);
}

void Warp::run()
{
    for (const Step *step = m_next; step;)
        step = step->run(*this, step);
}

const Step *Warp::check(const Step *next, const Step &from)
{
    if (m_steps > m_machine.limits.stepsPerWarp) {
        const Position place = from.instruction && from.instruction->position.isValid()
            ? from.instruction->position
            : next->instruction->position;
        return stopFor(DiagnosticKind::EndlessLoop, m_machine.limits.stepsPerWarp, place);
    }
    if (m_machine.stop.stop_requested()) {
        m_state = State::Stopped;
        return nullptr;
    }
    m_checkAt = std::min(m_steps + StepsBetweenChecks, m_machine.limits.stepsPerWarp + 1);
    return next;
}

const Step *Warp::stopFor(DiagnosticKind kind, std::uint64_t limit, Position position)
{
    m_machine.log.add(kind, Severity::Error, position,
                      [&] { return std::vector<std::string>{std::to_string(limit)}; });
    m_state = State::Stopped;
    return nullptr;
}

const Step *Warp::diverge(std::span<LaneGroup> groups, const Step &from)
{
    const Program &program = m_machine.program;
    std::uint32_t meets = program.block(m_block).meets;
    // A meeting place where nothing happens any more is the exit: lanes need not wait there.
    if (meets != NoBlock && program.block(meets).onlyReturns)
        meets = NoBlock;
    if (meets == NoBlock) {
        // Those that leave go first, so that a barrier counts only lanes that will still come.
        const auto rank = [&program](const LaneGroup &group) {
            const CodeBlock &block = program.block(group.block);
            return block.onlyReturns ? 0 : block.reachesBarrier ? 2 : 1;
        };
        std::stable_sort(groups.begin(), groups.end(),
                         [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    }
    return enter(m_control.diverge(groups, meets), from);
}

const Step *Warp::leave(const Step &from) { return enter(m_control.leave(), from); }

const Step *Warp::arriveAtBarrier(const Step &step)
{
    if (active != alive)
        reportDivergence(*step.instruction, active);
    m_state = State::AtBarrier;
    m_next = &step;
    return nullptr;
}

LaneMask Warp::barrierVotes() const
{
    const Place predicate = m_next->operands[0];
    LaneMask votes = 0;
    for (LaneMask left = active; left != 0; left &= left - 1) {
        const unsigned lane = unsigned(std::countr_zero(left));
        votes |= LaneMask(at<std::uint8_t>(predicate)[lane] & 1) << lane;
    }
    return votes;
}

void Warp::passBarrier(std::uint32_t result)
{
    m_machine.sink->barrier(m_machine.block, m_index, active);
    ++m_interval;
    goOn(result);
}

void Warp::goOn(std::uint32_t result)
{
    const Instruction &instruction = *m_next->instruction;
    if (!instruction.result.isNone())
        for (LaneMask left = active; left != 0; left &= left - 1)
            setBits(m_next->result, bytesOf(resultTypeOf(instruction)),
                    unsigned(std::countr_zero(left)), result);
    m_state = State::Ready;
    ++m_next;
}

std::uint64_t Warp::bitsOf(Place place, unsigned bytes, unsigned lane) const
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, at<std::byte>(place) + std::size_t(lane) * bytes, bytes);
    return bits;
}

void Warp::setBits(Place place, unsigned bytes, unsigned lane, std::uint64_t bits)
{
    std::memcpy(at<std::byte>(place) + std::size_t(lane) * bytes, &bits, bytes);
}

void Warp::record(const Step &step, Space space, LaneMask lanes, std::uint32_t array)
{
    const Site &site = kernel().sites[step.instruction->site];
    m_request.site = step.instruction->site;
    m_request.space = space;
    m_request.kind = site.kind;
    m_request.matrices = std::uint8_t(site.matrices);
    m_request.hint = site.hint;
    m_request.bytes = accessBytesOf(*step.instruction);
    m_request.block = m_machine.block;
    m_request.warp = m_index;
    m_request.occurrence = m_occurrences[step.instruction->site];
    m_request.interval = m_interval;
    m_request.active = lanes;
    m_request.array = array;
    m_machine.sink->request(m_request);
}

void Warp::tellMeetings(Place masks)
{
    const auto *named = at<std::uint32_t>(masks);
    for (LaneMask left = active; left != 0;) {
        const std::uint32_t mask = named[std::countr_zero(left)];
        LaneMask same = 0;
        for (LaneMask lanes = left; lanes != 0; lanes &= lanes - 1) {
            const auto lane = unsigned(std::countr_zero(lanes));
            same |= LaneMask(named[lane] == mask) << lane;
        }
        left &= ~same;
        // A mask has 32 bits: in larger warps all of them mean all lanes.
        if (mask != ~0u)
            same &= mask;
        if (same != 0)
            m_machine.sink->warpBarrier(m_machine.block, m_index, same);
    }
}

std::string Warp::threadText(unsigned lane) const
{
    return textOf({m_threads->x[lane], m_threads->y[lane], m_threads->z[lane]});
}

std::string Warp::blockText() const
{
    return textOf(positionOf(m_machine.block, m_machine.launch.grid));
}

void Warp::reportDivisionByZero(const Instruction &instruction, unsigned lane)
{
    m_machine.log.add(DiagnosticKind::DivisionByZero, Severity::Error, instruction.position,
                      [&] { return std::vector<std::string>{threadText(lane), blockText()}; });
}

void Warp::reportDivergence(const Instruction &barrier, LaneMask lanes)
{
    // Where barriers count warps, one lane of each is enough to pass.
    const Severity severity =
        m_machine.launch.independentLanes ? Severity::Error : Severity::Warning;
    m_machine.log.add(DiagnosticKind::BarrierDivergence, severity, barrier.position, [&] {
        return std::vector<std::string>{
            std::to_string(std::popcount(lanes)), std::to_string(std::popcount(alive)),
            std::to_string(m_index), blockText(), warplens::textOf(lanes)};
    });
}

void Warp::reportTrap(const Instruction &instruction)
{
    const bool isAssertion =
        instruction.payload != 0 && instruction.payload <= kernel().assertions.size();
    const auto kind = isAssertion ? DiagnosticKind::AssertionFailed : DiagnosticKind::TrapReached;
    for (LaneMask left = active; left != 0; left &= left - 1)
        m_machine.log.add(kind, Severity::Error, instruction.position, [&] {
            std::vector<std::string> facts;
            if (isAssertion)
                facts.push_back(kernel().assertions[instruction.payload - 1]);
            facts.push_back(threadText(unsigned(std::countr_zero(left))));
            facts.push_back(blockText());
            return facts;
        });
}

} // namespace warplens::simt
