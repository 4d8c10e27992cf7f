// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

/// A compile worker that does what its text says instead of compiling: `hang`, `crash`,
/// `babble` (no message), `corrupt` (a message that is no outcome), `halfway` (stops in the
/// middle of one), `slow MS`, `leave` (answers, then ends), `retire` (answers, and says a little
/// later that it ends). Any other text is echoed as the name of a kernel. What prepares it for HLSL
/// takes longer than the tests let it compile. Called by a name that ends in "mute", it never gets
/// ready.

#include "compiler/compile.h"
#include "compileworker/message.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

#include <unistd.h>

using namespace warplens;

namespace {

[[noreturn]] void hang()
{
    while (true)
        pause();
}

void say(std::string_view bytes) { std::cout.write(bytes.data(), bytes.size()).flush(); }

std::optional<std::string> hear()
{
    std::string text(MessageHeaderBytes, '\0');
    if (!std::cin.read(text.data(), text.size()))
        return std::nullopt;
    std::string body(*messageBytes(text), '\0');
    std::cin.read(body.data(), body.size());
    return body;
}

std::string echo(const std::string &text)
{
    CompileOutcome outcome;
    outcome.kernels.push_back(
        {.name = text, .position = {}, .launched = false, .templateParameters = {}});
    return message(toBytes(outcome));
}

} // namespace

int main(int, char *argv[])
{
    if (std::string_view(argv[0]).ends_with("mute"))
        hang();
    say(message({}));
    while (const auto body = hear()) {
        const std::string text = requestFromBytes(*body)->source.text;
        if (text == "hang")
            hang();
        if (text == "crash")
            std::abort();
        if (text == "babble")
            say("this is no message at all");
        else if (text == "corrupt")
            say(message("\x01 this is no outcome"));
        else if (text == "halfway")
            say(echo(text).substr(0, 20)), hang();
        else if (text.starts_with("[numthreads"))
            std::this_thread::sleep_for(std::chrono::milliseconds(700));
        else if (text.starts_with("slow "))
            std::this_thread::sleep_for(std::chrono::milliseconds(std::stoi(text.substr(5))));
        say(echo(text));
        if (text == "leave")
            return EXIT_SUCCESS;
        if (text == "retire") {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            say(message({}));
            return EXIT_SUCCESS;
        }
    }
    return EXIT_SUCCESS;
}
