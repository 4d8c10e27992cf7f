// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sessionreader.h"

namespace warplens {

namespace {

/// Deeper than any session is; what walks the tree may recurse safely up to it.
constexpr int DeepestNesting = 64;

std::string placeOf(std::string_view text, std::size_t byte)
{
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char c : text.substr(0, byte == 0 ? 0 : byte - 1)) {
        line += c == '\n' ? 1 : 0;
        column = c == '\n' ? 1 : column + 1;
    }
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace

SessionJson parseSessionJson(std::string_view text, std::string &error)
{
    bool tooDeep = false;
    const auto watchDepth = [&tooDeep](int depth, SessionJson::parse_event_t, SessionJson &) {
        tooDeep = tooDeep || depth > DeepestNesting;
        return !tooDeep;
    };
    SessionJson json;
    try {
        json = SessionJson::parse(text, watchDepth);
    } catch (const SessionJson::parse_error &caught) {
        const bool cutOff = caught.byte > text.size();
        error = cutOff ? "the file ends too early: it is not whole"
                       : "this is not JSON at " + placeOf(text, caught.byte);
        return {};
    } catch (const SessionJson::exception &) {
        error = "a number in the file is too large";
        return {};
    }
    if (tooDeep) {
        error = "the file is nested too deeply";
        return {};
    }
    return json;
}

} // namespace warplens
