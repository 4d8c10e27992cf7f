// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sessionreader.h"

namespace warplens {

namespace {

/// Deeper than any session is; what walks the tree may recurse safely up to it.
constexpr int DeepestNesting = 64;

JsonError notJson(std::string_view text, std::size_t byte)
{
    if (byte > text.size())
        return {"the file ends too early: it is not whole", 0, 0};
    JsonError error{"this is not JSON", 1, 1};
    for (const char c : text.substr(0, byte == 0 ? 0 : byte - 1)) {
        error.line += c == '\n' ? 1 : 0;
        error.column = c == '\n' ? 1 : error.column + 1;
    }
    return error;
}

} // namespace

std::variant<SessionJson, JsonError> parseSessionJson(std::string_view text)
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
        return notJson(text, caught.byte);
    } catch (const SessionJson::exception &) {
        return JsonError{"a number in the file is too large", 0, 0};
    }
    if (tooDeep)
        return JsonError{"the file is nested too deeply", 0, 0};
    return json;
}

std::string dumpJson(const SessionJson &json, int indent)
{
    return json.dump(indent, ' ', false, SessionJson::error_handler_t::replace);
}

} // namespace warplens
