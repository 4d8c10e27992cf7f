// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/workercompiler.h"

#include "compiler/warmup.h"
#include "compileworker/message.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

CompileOutcome failure(DiagnosticKind kind, std::vector<std::string> arguments = {})
{
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.arguments = std::move(arguments);
    CompileOutcome outcome;
    outcome.diagnostics.push_back(std::move(diagnostic));
    return outcome;
}

std::string secondsOf(std::chrono::milliseconds time)
{
    return std::to_string(std::llround(std::ceil(double(time.count()) / 1000)));
}

} // namespace

WorkerCompiler::WorkerCompiler(std::string program, WorkerLimits limits)
    : m_program(std::move(program))
    , m_limits(limits)
{
}

void WorkerCompiler::start()
{
    const std::lock_guard lock(m_mutex);
    if (!m_process.isAlive())
        launch();
}

bool WorkerCompiler::launch()
{
    m_owesMessage = true;
    m_owedUntil = Clock::now() + m_limits.start;
    m_warm = {warmUpFor(CompileRequest())};
    return m_process.start(m_program);
}

/// A worker that owes nothing and waits for a request. One that overruns with an abandoned answer
/// is replaced.
WorkerCompiler::Wait WorkerCompiler::makeReady(const std::stop_token &stop)
{
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (!m_process.isAlive() && !launch())
            return Wait::Broken;
        if (!m_owesMessage)
            return Wait::Done;
        std::string ignored;
        const Wait wait = m_process.receive(ignored, m_owedUntil, stop);
        if (wait == Wait::Stopped)
            return wait;
        if (wait == Wait::Done) {
            m_owesMessage = false;
            return wait;
        }
        m_process.kill();
    }
    return Wait::Broken;
}

WorkerCompiler::Wait WorkerCompiler::exchange(std::string_view request, std::string &answer,
                                              const std::stop_token &stop)
{
    if (const Wait wait = makeReady(stop); wait != Wait::Done)
        return wait;
    const auto begin = Clock::now();
    if (const Wait wait = m_process.send(message(request), begin + m_limits.compile, stop);
        wait != Wait::Done) {
        m_process.kill(); // it has half a request
        return wait;
    }
    const Wait wait = m_process.receive(answer, begin + m_limits.compile, stop);
    if (wait == Wait::Stopped) {
        m_owesMessage = true;
        m_owedUntil = begin + m_limits.abandoned;
        if (Clock::now() > m_owedUntil)
            m_process.kill();
    } else if (wait != Wait::Done) {
        m_process.kill();
    }
    return wait;
}

/// Has a preparation made outside the time of a compilation. Its answer is owed, like that of an
/// abandoned request.
void WorkerCompiler::warmUp(const CompileRequest &request, const std::stop_token &stop)
{
    const CompileRequest warm = warmUpFor(request);
    if (makeReady(stop) != Wait::Done || std::ranges::find(m_warm, warm) != m_warm.end())
        return;
    m_owedUntil = Clock::now() + m_limits.start;
    if (m_process.send(message(toBytes(warm)), m_owedUntil, stop) != Wait::Done) {
        m_process.kill(); // it has half a request
        return;
    }
    m_owesMessage = true;
    m_warm.push_back(warm);
}

CompileOutcome WorkerCompiler::operator()(const CompileRequest &request, std::stop_token stop)
{
    const std::lock_guard lock(m_mutex);
    if (stop.stop_requested())
        return failure(DiagnosticKind::Cancelled);
    const std::string bytes = toBytes(request);
    if (bytes.size() > MaxMessageBytes)
        return failure(
            DiagnosticKind::SourceTooLarge,
            {std::to_string(request.source.text.size()), std::to_string(MaxMessageBytes)});
    warmUp(request, stop);
    std::string answer;
    switch (exchange(bytes, answer, stop)) {
    case Wait::Stopped: return failure(DiagnosticKind::Cancelled);
    case Wait::TimedOut:
        return failure(DiagnosticKind::CompilerTimeout, {secondsOf(m_limits.compile)});
    case Wait::Broken: return failure(DiagnosticKind::CompilerCrashed);
    case Wait::Done: break;
    }
    if (auto outcome = outcomeFromBytes(answer))
        return std::move(*outcome);
    m_process.kill();
    return failure(DiagnosticKind::CompilerCrashed);
}

Compile compileInWorker(std::string program)
{
    auto compiler = std::make_shared<WorkerCompiler>(std::move(program));
    compiler->start();
    return [compiler](const CompileRequest &request, std::stop_token stop) {
        return (*compiler)(request, std::move(stop));
    };
}

} // namespace warplens
