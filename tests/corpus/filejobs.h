// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace warplens {

/// A list of tasks that one process does one after the other.
struct FileJob
{
    std::size_t tasks = 0;
    std::function<std::string(std::size_t task)> run;
};

/// Runs the jobs in child processes, as many at once as there are cores. A task that kills or hangs
/// its process costs only itself. `done` gets each task's words as they come, in the calling
/// process: those that `run` made, or none for a lost task and why.
using TaskDone = std::function<void(std::size_t job, std::size_t task, const std::string *words,
                                    const std::string &lost)>;
void runJobs(const std::vector<FileJob> &jobs, const TaskDone &done);

} // namespace warplens
