// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <chrono>
#include <cstddef>
#include <functional>

namespace clang {
class Preprocessor;
class Sema;
class SourceLocation;
class SourceManager;
} // namespace clang

namespace warplens {

/// Text larger than this is refused unread.
inline constexpr std::size_t MaxSourceBytes = std::size_t(1) << 20;
/// One compilation, its repetitions included, in time of the processor.
inline constexpr std::chrono::milliseconds CompileTime(1500);
/// Functions above this are not handed to the passes, some of which are quadratic.
inline constexpr std::size_t MaxBlocks = 20'000;
inline constexpr std::size_t MaxInstructions = 400'000;

/// The processor's time that this thread has had. On a busy machine a text may use as much as on an
/// idle one, until whoever waits for the worker loses patience.
struct ProcessorClock
{
    using duration = std::chrono::microseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<ProcessorClock>;
    static constexpr bool is_steady = true;
    static time_point now();
};

/// What a compilation may use up, checked from inside Clang wherever it can be made to work long:
/// at tokens, macros, includes, conditions and template instantiations.
class Budget
{
public:
    using Clock = ProcessorClock;
    /// `place` gets where in the text the compilation was when it had to give up, as far as known;
    /// it must outlive the thread of `runSafely`.
    Budget(Clock::time_point deadline, Position &place);

    /// Leaves the compilation, through `runSafely`, when time or stack have run out. Call only
    /// inside `runSafely`, on its thread.
    void check() const;
    void check(clang::SourceLocation location, const clang::SourceManager &sources) const;
    bool timeIsOver() const { return Clock::now() >= m_deadline; }

    /// Installs the checks; the budget must outlive both.
    void watch(clang::Preprocessor &preprocessor) const;
    void watch(clang::Sema &sema) const;

private:
    bool isOver(int &code) const;

    Clock::time_point m_deadline;
    Position &m_place;
    const char *m_stackTop;
    mutable unsigned m_ticks = 0;
};

enum class SafeRun { Finished, TimeOver, TooDeep, Crashed };

/// Runs `work` on a thread with a stack deep enough for generated code (1 GiB, touched as it is
/// used) and comes back even if it gave up or crashed; what it held is leaked then. A stack that
/// overflows all the same takes the process: that is why the program compiles in a worker.
SafeRun runSafely(const std::function<void()> &work);

} // namespace warplens
