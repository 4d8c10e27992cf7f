// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace warplens {

/// A child process with one two-way pipe, and nothing that belongs to a thread or an event loop:
/// QProcess belongs to the thread it was made in, while compilations come from whichever pool
/// thread evaluates. Use from one thread at a time. The child dies with the object.
class WorkerProcess
{
public:
    using Clock = std::chrono::steady_clock;
    enum class Wait { Done, Stopped, TimedOut, Broken };

    WorkerProcess() = default;
    ~WorkerProcess() { kill(); }
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    /// Starts `program --compile-worker`; 0, or the errno value that says why it cannot be started.
    int start(const std::string &program);
    void kill();
    /// It was started, and has not hung up.
    bool isAlive() const;

    Wait send(std::string_view bytes, Clock::time_point deadline, const std::stop_token &stop);
    /// Receives the body of one message. Broken: the other end died or talks nonsense. After
    /// Stopped or TimedOut the next call goes on where this one left off.
    Wait receive(std::string &body, Clock::time_point deadline, const std::stop_token &stop);

private:
    Wait waitFor(short events, Clock::time_point deadline, const std::stop_token &stop) const;

    pid_t m_process = -1;
    int m_socket = -1;
    std::string m_received;
};

} // namespace warplens
