// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "filejobs.h"

#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <poll.h>
#include <thread>
#include <unistd.h>

namespace warplens {

namespace {

using Clock = std::chrono::steady_clock;
constexpr rlim_t TaskSeconds = 40; // of the processor: other programs may keep it busy
constexpr auto TaskTime = std::chrono::minutes(10);
constexpr rlim_t MemoryBytes = rlim_t(6) << 30;

/// A process at work on one job, and what it has sent of the task under way.
struct Child
{
    pid_t process = -1;
    int pipe = -1;
    std::size_t job = 0;
    std::size_t task = 0;
    std::string bytes;
    Clock::time_point deadline;
};

/// Each task's words behind their length.
void send(int pipe, const std::string &words)
{
    const auto size = std::uint32_t(words.size());
    std::string bytes(sizeof size, '\0');
    std::memcpy(bytes.data(), &size, sizeof size);
    bytes += words;
    for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t written = write(pipe, bytes.data() + at, bytes.size() - at);
        if (written <= 0)
            _exit(1);
        at += std::size_t(written);
    }
}

/// From now on: the process ends with SIGXCPU behind it.
void limitTime()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const rlim_t seconds = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + TaskSeconds;
    const rlimit limit{seconds, RLIM_INFINITY};
    setrlimit(RLIMIT_CPU, &limit);
}

Child start(const FileJob &job, std::size_t index, std::size_t task)
{
    int ends[2];
    if (pipe(ends) != 0)
        return {};
    const pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        const rlimit limit{MemoryBytes, MemoryBytes};
        setrlimit(RLIMIT_AS, &limit);
        const rlimit noCore{0, 0};
        setrlimit(RLIMIT_CORE, &noCore);
        for (std::size_t next = task; next < job.tasks; ++next) {
            limitTime();
            send(ends[1], job.run(next));
        }
        _exit(0);
    }
    close(ends[1]);
    return {process, ends[0], index, task, {}, Clock::now() + TaskTime};
}

class Pool
{
public:
    Pool(const std::vector<FileJob> &jobs, const TaskDone &done)
        : m_jobs(jobs)
        , m_done(done)
    {
    }

    void run()
    {
        const std::size_t most = std::max(1u, std::thread::hardware_concurrency());
        std::size_t next = 0;
        while (next < m_jobs.size() || !m_children.empty()) {
            while (next < m_jobs.size() && m_children.size() < most) {
                if (m_jobs[next].tasks > 0)
                    m_children.push_back(start(m_jobs[next], next, 0));
                ++next;
            }
            waitForWords();
            endOverdue();
        }
    }

private:
    void waitForWords()
    {
        std::vector<pollfd> pipes;
        for (const Child &child : m_children)
            pipes.push_back({child.pipe, POLLIN, 0});
        poll(pipes.data(), pipes.size(), 200);
        for (std::size_t i = pipes.size(); i-- > 0;) {
            if (pipes[i].revents != 0)
                readFrom(i);
        }
    }

    void readFrom(std::size_t index)
    {
        Child &child = m_children[index];
        char buffer[65536];
        const ssize_t size = read(child.pipe, buffer, sizeof buffer);
        if (size < 0 && errno == EINTR)
            return;
        if (size <= 0)
            return finish(index, "the process ended");
        child.bytes.append(buffer, std::size_t(size));
        std::uint32_t length = 0;
        while (child.bytes.size() >= sizeof length) {
            std::memcpy(&length, child.bytes.data(), sizeof length);
            if (child.bytes.size() < sizeof length + length)
                break;
            const std::string words = child.bytes.substr(sizeof length, length);
            child.bytes.erase(0, sizeof length + length);
            child.deadline = Clock::now() + TaskTime;
            m_done(child.job, child.task++, &words, {});
        }
    }

    void endOverdue()
    {
        for (std::size_t i = m_children.size(); i-- > 0;) {
            if (Clock::now() < m_children[i].deadline)
                continue;
            kill(m_children[i].process, SIGKILL);
            finish(i, "it does not come back");
        }
    }

    /// The child is gone: what is left of its job goes to a new one.
    void finish(std::size_t index, std::string why)
    {
        const Child child = m_children[index];
        close(child.pipe);
        int status = 0;
        waitpid(child.process, &status, 0);
        if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
            why = "it does not come back";
        else if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL)
            why = "the process died of signal " + std::to_string(WTERMSIG(status));
        m_children.erase(m_children.begin() + std::ptrdiff_t(index));
        const FileJob &job = m_jobs[child.job];
        if (child.task >= job.tasks)
            return;
        m_done(child.job, child.task, nullptr, why);
        if (child.task + 1 < job.tasks)
            m_children.push_back(start(job, child.job, child.task + 1));
    }

    const std::vector<FileJob> &m_jobs;
    const TaskDone &m_done;
    std::vector<Child> m_children;
};

} // namespace

void runJobs(const std::vector<FileJob> &jobs, const TaskDone &done) { Pool(jobs, done).run(); }

} // namespace warplens
