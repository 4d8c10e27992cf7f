// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/workercompiler.h"

#include "compiler/warmup.h"
#include "compileworker/message.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstring>

#include <unistd.h>

namespace warplens {

namespace {

/// The translation context of why the compiler is not there.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CompileWorker)
};

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
    const int error = m_process.start(m_program);
    if (error != 0)
        m_whyUnavailable = std::strerror(error);
    return error == 0;
}

/// A worker that owes nothing and waits for a request. One that overruns with an abandoned answer
/// is replaced. Broken: not even a fresh one gets ready.
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
        m_whyUnavailable = (wait == Wait::TimedOut ? Words::tr("it does not get ready")
                                                   : Words::tr("it ends at once"))
                               .toStdString();
        m_process.kill();
    }
    return Wait::Broken;
}

/// Sends a request to a worker that is ready, and waits for its message.
WorkerCompiler::Wait WorkerCompiler::ask(std::string_view request, std::string &answer,
                                         const std::stop_token &stop)
{
    const auto begin = Clock::now();
    const Wait sent = m_process.send(message(request), begin + m_limits.compile, stop);
    if (sent == Wait::Stopped || sent == Wait::TimedOut) {
        m_process.kill(); // it has half a request
        return sent;
    }
    // What it said before it hung up, if it did, can still be read.
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

CompileOutcome WorkerCompiler::exchange(std::string_view request, const std::stop_token &stop)
{
    std::string answer;
    Wait wait = Wait::Broken;
    for (int attempt = 0; attempt < 2 && answer.empty(); ++attempt) {
        wait = makeReady(stop);
        if (wait == Wait::Broken)
            return failure(DiagnosticKind::CompilerUnavailable, {m_whyUnavailable});
        if (wait == Wait::Done)
            wait = ask(request, answer, stop);
        if (wait != Wait::Done)
            break;
        if (answer.empty()) // it had retired before it read the request
            m_process.kill();
    }
    if (wait == Wait::Stopped)
        return failure(DiagnosticKind::Cancelled);
    if (wait == Wait::TimedOut)
        return failure(DiagnosticKind::CompilerTimeout, {secondsOf(m_limits.compile)});
    if (wait == Wait::Done) {
        if (auto outcome = outcomeFromBytes(answer))
            return std::move(*outcome);
        m_process.kill();
    }
    return failure(DiagnosticKind::CompilerCrashed);
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
    return exchange(bytes, stop);
}

std::string ownProgram()
{
    // Unlike the path it was started by, this is the file that runs even once that is replaced.
    const std::string running = "/proc/self/exe";
    return access(running.c_str(), X_OK) == 0
        ? running
        : QCoreApplication::applicationFilePath().toStdString();
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
