// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/buffertext.h"

#include "experiment/numbertext.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::string_view FilePrefix = "file=";

/// The text up to the next colon, which is taken off `rest` together with it.
std::string_view nextPart(std::string_view &rest)
{
    const std::string_view part = rest.substr(0, rest.find(':'));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    return trimmed(part);
}

/// A path may hold colons, so it ends at the last one that a number follows.
std::string_view filePart(std::string_view &rest)
{
    const auto colon = rest.rfind(':');
    const bool hasOffset = colon != std::string_view::npos && parseUnsigned(rest.substr(colon + 1));
    const std::string_view part = hasOffset ? rest.substr(0, colon) : rest;
    rest = hasOffset ? rest.substr(colon + 1) : std::string_view();
    return part;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::variant<InitialContents, std::string> numbered(BufferInit init, std::string_view text)
{
    if (init == BufferInit::Constant) {
        if (const auto value = parseReal(text))
            return InitialContents{init, *value, {}};
        return quoted(text) + " is not a number";
    }
    constexpr std::uint64_t LargestExact = std::uint64_t(1) << 53;
    const auto value = parseUnsigned(text);
    if (!value || *value > LargestExact)
        return quoted(text) + " is not a whole number from 0 to 2^53";
    if (init == BufferInit::Ramp && *value == 0)
        return std::string("a ramp needs a length of at least 1");
    return InitialContents{init, double(*value), {}};
}

} // namespace

std::variant<InitialContents, std::string> parseInit(std::string_view text)
{
    text = trimmed(text);
    const auto after = [text](std::string_view prefix) { return text.substr(prefix.size()); };
    if (text.empty() || text == "ramp")
        return InitialContents{};
    if (text == "zeros")
        return InitialContents{BufferInit::Zeros, 0, {}};
    if (text.starts_with("ramp%"))
        return numbered(BufferInit::Ramp, after("ramp%"));
    if (text.starts_with("const="))
        return numbered(BufferInit::Constant, after("const="));
    if (text.starts_with("random="))
        return numbered(BufferInit::Random, after("random="));
    if (!text.starts_with(FilePrefix))
        return quoted(text) + " is none of zeros, ramp, ramp%N, const=V, random=SEED, file=PATH";
    if (after(FilePrefix).empty())
        return std::string("file= needs a path");
    return InitialContents{BufferInit::Bytes, 0, std::string(after(FilePrefix))};
}

std::variant<BufferSpec, std::string> parseBuffer(std::string_view text)
{
    BufferSpec buffer;
    std::string_view rest = text;
    buffer.type = nextPart(rest);
    if (const auto count = nextPart(rest); !count.empty()) {
        const auto number = parseUnsigned(count);
        if (!number)
            return quoted(count) + " is not a number of elements";
        buffer.count = *number;
    }
    buffer.init = rest.starts_with(FilePrefix) ? filePart(rest) : nextPart(rest);
    const auto init = parseInit(buffer.init);
    if (const auto *error = std::get_if<std::string>(&init))
        return *error;
    if (const auto offset = trimmed(rest); !offset.empty()) {
        const auto number = parseUnsigned(offset);
        if (!number)
            return quoted(offset) + " is not an offset in bytes";
        buffer.offset = *number;
    }
    return buffer;
}

std::string writeBuffer(const BufferSpec &buffer)
{
    // A file's path could end in something that reads as an offset: always write one after it.
    const bool offset = buffer.offset != 0 || buffer.init.starts_with(FilePrefix);
    std::string text = buffer.type;
    if (buffer.count != 0 || !buffer.init.empty() || offset)
        text += ":" + (buffer.count != 0 ? std::to_string(buffer.count) : std::string());
    if (!buffer.init.empty() || offset)
        text += ":" + buffer.init;
    if (offset)
        text += ":" + std::to_string(buffer.offset);
    return text;
}

} // namespace warplens
