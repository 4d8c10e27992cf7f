// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/workerprocess.h"

#include "compileworker/message.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace warplens {

namespace {

/// How long a stopped token can go unseen.
constexpr std::chrono::milliseconds PollSlice{4};

} // namespace

int WorkerProcess::start(const std::string &program)
{
    kill();
    // A socket rather than two pipes: writing to a dead child gives an error, not SIGPIPE.
    std::array<int, 2> ends = {};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return errno;

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    std::string name = program;
    std::string option = "--compile-worker";
    const std::array<char *, 3> arguments = {name.data(), option.data(), nullptr};
    const int error =
        posix_spawn(&m_process, program.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        m_process = -1;
        return error;
    }
    m_socket = ends[0];
    fcntl(m_socket, F_SETFL, O_NONBLOCK);
    return 0;
}

void WorkerProcess::kill()
{
    if (m_socket >= 0)
        close(m_socket);
    if (m_process > 0) {
        ::kill(m_process, SIGKILL);
        while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) { }
    }
    m_socket = -1;
    m_process = -1;
    m_received.clear();
}

bool WorkerProcess::isAlive() const
{
    if (m_socket < 0)
        return false;
    pollfd descriptor = {m_socket, 0, 0};
    return poll(&descriptor, 1, 0) >= 0 && !(descriptor.revents & (POLLHUP | POLLERR));
}

WorkerProcess::Wait WorkerProcess::waitFor(short events, Clock::time_point deadline,
                                           const std::stop_token &stop) const
{
    while (true) {
        pollfd descriptor = {m_socket, events, 0};
        const int ready = poll(&descriptor, 1, int(PollSlice.count()));
        if (ready > 0)
            return Wait::Done; // a hang-up too: the next read or write tells
        if (ready < 0 && errno != EINTR)
            return Wait::Broken;
        if (stop.stop_requested())
            return Wait::Stopped;
        if (Clock::now() >= deadline)
            return Wait::TimedOut;
    }
}

WorkerProcess::Wait WorkerProcess::send(std::string_view bytes, Clock::time_point deadline,
                                        const std::stop_token &stop)
{
    while (!bytes.empty()) {
        const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            bytes.remove_prefix(std::size_t(sent));
            continue;
        }
        if (errno != EAGAIN && errno != EINTR)
            return Wait::Broken;
        if (const Wait wait = waitFor(POLLOUT, deadline, stop); wait != Wait::Done)
            return wait;
    }
    return Wait::Done;
}

WorkerProcess::Wait WorkerProcess::receive(std::string &body, Clock::time_point deadline,
                                           const std::stop_token &stop)
{
    std::array<char, 65'536> chunk;
    while (true) {
        if (m_received.size() >= MessageHeaderBytes) {
            const auto size = messageBytes(m_received);
            if (!size)
                return Wait::Broken;
            if (m_received.size() >= MessageHeaderBytes + *size) {
                body = m_received.substr(MessageHeaderBytes, *size);
                m_received.erase(0, MessageHeaderBytes + *size);
                return Wait::Done;
            }
        }
        if (const Wait wait = waitFor(POLLIN, deadline, stop); wait != Wait::Done)
            return wait;
        const ssize_t got = recv(m_socket, chunk.data(), chunk.size(), 0);
        if (got > 0)
            m_received.append(chunk.data(), std::size_t(got));
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return Wait::Broken;
    }
}

} // namespace warplens
