// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/worker.h"

#include "compiler/compile.h"
#include "compiler/warmup.h"
#include "compileworker/message.h"

#include <cerrno>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

namespace warplens {

namespace {

/// Address space, not resident memory: it includes the libraries and the compiler's big stack.
constexpr rlim_t AddressSpaceBytes = rlim_t(3) << 30;
/// A compilation that was given up leaks what it held; past this much memory a fresh process is
/// cheaper. The other end starts one when this one has ended.
constexpr long RecycleKilobytes = 1 << 20;
/// Ends a worker whose other end died while it was hanging in a compilation.
constexpr unsigned OrphanSeconds = 30;

void limitResources()
{
    const rlimit core = {0, 0};
    setrlimit(RLIMIT_CORE, &core);
#ifndef __SANITIZE_ADDRESS__ // the sanitizer reserves terabytes of addresses
    const rlimit addressSpace = {AddressSpaceBytes, AddressSpaceBytes};
    setrlimit(RLIMIT_AS, &addressSpace);
#endif
}

bool readAll(int input, char *data, std::size_t size)
{
    while (size > 0) {
        const ssize_t got = read(input, data, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        data += got;
        size -= std::size_t(got);
    }
    return true;
}

bool writeAll(int output, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(output, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(std::size_t(written));
    }
    return true;
}

std::optional<std::string> readMessage(int input)
{
    std::string header(MessageHeaderBytes, '\0');
    if (!readAll(input, header.data(), header.size()))
        return std::nullopt;
    const auto bytes = messageBytes(header);
    if (!bytes)
        return std::nullopt;
    std::string body(*bytes, '\0');
    if (!readAll(input, body.data(), body.size()))
        return std::nullopt;
    return body;
}

bool isBloated()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss > RecycleKilobytes;
}

} // namespace

int runCompileWorker(int input, int output)
{
    limitResources();
    // Whatever a library prints must not end up among the answers.
    const int answers = dup(output);
    dup2(STDERR_FILENO, output);

    compileInProcess(warmUpFor(CompileRequest()));
    if (!writeAll(answers, message({})))
        return EXIT_FAILURE;
    while (const auto body = readMessage(input)) {
        const auto request = requestFromBytes(*body);
        if (!request)
            return EXIT_FAILURE;
        alarm(OrphanSeconds);
        const CompileOutcome outcome = compileInProcess(*request);
        alarm(0);
        if (!writeAll(answers, message(toBytes(outcome))))
            return EXIT_FAILURE;
        if (isBloated()) {
            // A request may be on its way already: its sender is to know that nobody read it.
            writeAll(answers, message({}));
            return EXIT_SUCCESS;
        }
    }
    return EXIT_SUCCESS;
}

} // namespace warplens
