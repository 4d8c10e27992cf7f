// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/message.h"

#include "compiler/compilearchive.h"

#include <cereal/archives/binary.hpp>

#include <exception>
#include <sstream>

namespace warplens {

namespace {

constexpr std::string_view Magic = "WLC1";

template <class Value> std::string encode(const Value &value)
{
    std::ostringstream stream(std::ios::binary);
    cereal::BinaryOutputArchive archive(stream);
    archive(value);
    return std::move(stream).str();
}

template <class Value> std::optional<Value> decode(std::string_view bytes)
{
    // Cereal throws on short input; a wrong length inside may also ask for absurd memory.
    try {
        std::istringstream stream(std::string(bytes), std::ios::binary);
        cereal::BinaryInputArchive archive(stream);
        Value value;
        archive(value);
        if (stream.peek() != std::istringstream::traits_type::eof())
            return std::nullopt;
        return value;
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace

std::string message(std::string_view body)
{
    std::string bytes(Magic);
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes += char(std::uint8_t(body.size() >> shift));
    bytes += body;
    return bytes;
}

std::optional<std::uint32_t> messageBytes(std::string_view header)
{
    if (header.size() < MessageHeaderBytes || !header.starts_with(Magic))
        return std::nullopt;
    std::uint32_t bytes = 0;
    for (unsigned i = 0; i < 4; ++i)
        bytes |= std::uint32_t(std::uint8_t(header[Magic.size() + i])) << (8 * i);
    if (bytes > MaxMessageBytes)
        return std::nullopt;
    return bytes;
}

std::string toBytes(const CompileRequest &request) { return encode(request); }

std::string toBytes(const CompileOutcome &outcome) { return encode(outcome); }

std::optional<CompileRequest> requestFromBytes(std::string_view bytes)
{
    return decode<CompileRequest>(bytes);
}

std::optional<CompileOutcome> outcomeFromBytes(std::string_view bytes)
{
    return decode<CompileOutcome>(bytes);
}

} // namespace warplens
