// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/controlstack.h"
#include "simt/machine.h"

namespace warplens::simt {

/// What the threads of one warp have read as threadIdx, the same in every block.
struct WarpThreads
{
    alignas(64) std::array<std::uint32_t, MaxLanes> x = {};
    alignas(64) std::array<std::uint32_t, MaxLanes> y = {};
    alignas(64) std::array<std::uint32_t, MaxLanes> z = {};
    LaneMask lanes = 0; ///< that exist
};

/// One warp of the running block.
class Warp : public Lanes
{
public:
    enum class State : std::uint8_t {
        Ready,
        AtBarrier,
        Finished,
        Stopped, ///< by a budget or the token
    };

    explicit Warp(Machine &machine);
    Warp(const Warp &) = delete;
    Warp &operator=(const Warp &) = delete;

    /// Puts the warp at the kernel's start.
    void start(std::uint32_t index, const WarpThreads &threads);
    /// Runs to the next barrier or the end.
    void run();
    /// Goes on after the barrier it is at; `result` is what the barrier gives its lanes.
    void goOn(std::uint32_t result);
    /// The same with the whole block.
    void passBarrier(std::uint32_t result);

    State state() const { return m_state; }
    std::uint64_t steps() const { return m_steps; }
    std::uint32_t index() const { return m_index; }
    const WarpThreads &threads() const { return *m_threads; }
    const Kernel &kernel() const { return m_machine.kernel; }
    Machine &machine() { return m_machine; }
    const Machine &machine() const { return m_machine; }
    unsigned laneSlots() const { return m_laneSlots; }
    /// At a barrier: its instruction, and its active lanes whose predicate is true.
    const Instruction &barrierInstruction() const { return *m_next->instruction; }
    LaneMask barrierVotes() const;
    /// What a lane has for an operand of it that is there, an I32.
    std::uint32_t barrierOperand(unsigned operand, unsigned lane) const
    {
        return at<std::uint32_t>(m_next->operands[operand])[lane];
    }
    /// Only these lanes come to a barrier.
    void reportDivergence(const Instruction &barrier, LaneMask lanes);

    // For control operations: each returns the step to run next, or null.
    const Step *jump(std::uint32_t block, const Step &from)
    {
        return enter(m_control.jump(block), from);
    }
    const Step *diverge(std::span<LaneGroup> groups, const Step &from);
    const Step *leave(const Step &from);
    const Step *arriveAtBarrier(const Step &step);
    /// Ends the run of the block: a budget is spent.
    const Step *stopFor(DiagnosticKind kind, std::uint64_t limit, Position position);

    /// The value of one lane, zero-extended.
    std::uint64_t bitsOf(Place place, unsigned bytes, unsigned lane) const;
    void setBits(Place place, unsigned bytes, unsigned lane, std::uint64_t bits);

    // For memory operations.
    std::byte *local(unsigned lane) { return m_local.data() + std::size_t(lane) * m_localBytes; }
    Request &request() { return m_request; }
    /// Fills in what the request does not yet say and hands it to the sink.
    void record(const Step &step, Space space, LaneMask lanes, std::uint32_t array);
    /// Whether anybody wants to know what stores change, and when lanes meet.
    bool tellsStores() const { return m_machine.tellsStores; }
    /// Says it of the request recorded last.
    void tellStored(const ChangedBytes &changed) { m_machine.sink->stored(m_request, changed); }
    /// Active lanes that name each other in a `__syncwarp` have met.
    void tellMeetings(Place masks);
    /// To be called once an instruction's requests are recorded.
    void countOccurrence(const Step &step) { ++m_occurrences[step.instruction->site]; }

    std::string threadText(unsigned lane) const;
    std::string blockText() const;
    void reportDivisionByZero(const Instruction &instruction, unsigned lane);
    void reportTrap(const Instruction &instruction);

private:
    const Step *enter(std::uint32_t block, const Step &from)
    {
        if (block == NoBlock) {
            m_state = State::Finished;
            return nullptr;
        }
        if (const LaneMask lanes = m_control.active();
            lanes != active || m_control.alive() != alive) {
            alive = m_control.alive();
            setActive(lanes);
        }
        const CodeBlock &code = m_machine.program.block(block);
        m_block = block;
        m_steps += code.count;
        if (m_steps >= m_checkAt) [[unlikely]]
            return check(code.first, from);
        return code.first;
    }
    const Step *check(const Step *next, const Step &from);

    Machine &m_machine;
    const unsigned m_laneSlots;
    const std::uint32_t m_localBytes;
    std::vector<LaneStorage> m_registers;
    std::vector<std::byte> m_local;
    std::vector<std::uint32_t> m_occurrences; ///< by site
    ControlStack m_control;
    const WarpThreads *m_threads = nullptr;
    const Step *m_next = nullptr;
    std::uint64_t m_steps = 0;
    std::uint64_t m_checkAt = 0;
    std::uint32_t m_index = 0;
    std::uint32_t m_block = 0;
    std::uint32_t m_interval = 0; ///< barriers of the block passed
    State m_state = State::Ready;
    Request m_request;
};

} // namespace warplens::simt
