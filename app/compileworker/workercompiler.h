// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "compileworker/workerprocess.h"

#include <mutex>
#include <string>
#include <vector>

namespace warplens {

struct WorkerLimits
{
    std::chrono::milliseconds compile{2000}; ///< then the worker is killed: CompilerTimeout
    std::chrono::milliseconds start{20'000}; ///< loading Clang from a cold disk can take seconds
    /// A compilation nobody waits for any more may go on this long: the worker stays warm.
    std::chrono::milliseconds abandoned{300};
};

/// Compiles in a worker process, which is started when needed and kept warm. Text that hangs or
/// kills the compiler costs that process and gives a diagnostic; the next call gets a fresh one, as
/// it does when the worker retires. One that cannot be started is CompilerUnavailable.
/// Never takes longer than the limits allow. Any thread; one compilation at a time.
class WorkerCompiler
{
public:
    /// `program`: the executable that has the worker inside.
    explicit WorkerCompiler(std::string program, WorkerLimits limits = {});

    CompileOutcome operator()(const CompileRequest &request, std::stop_token stop);
    /// Starts the worker without waiting for it, so that the first compilation finds it warm.
    void start();

private:
    using Clock = WorkerProcess::Clock;
    using Wait = WorkerProcess::Wait;

    bool launch();
    Wait makeReady(const std::stop_token &stop);
    void warmUp(const CompileRequest &request, const std::stop_token &stop);
    Wait ask(std::string_view request, std::string &answer, const std::stop_token &stop);
    CompileOutcome exchange(std::string_view request, const std::stop_token &stop);

    const std::string m_program;
    const WorkerLimits m_limits;
    std::mutex m_mutex;
    WorkerProcess m_process;
    std::string m_whyUnavailable; ///< of the last start that failed
    /// The worker owes a message that nobody waits for: its "ready", or an abandoned answer.
    bool m_owesMessage = false;
    Clock::time_point m_owedUntil;
    std::vector<CompileRequest> m_warm; ///< what this worker has prepared; see warmUpFor
};

/// The running program itself, also when its file has been replaced since.
std::string ownProgram();

/// A started WorkerCompiler as the core's `Compile`; the worker ends with its last copy.
Compile compileInWorker(std::string program);

} // namespace warplens
