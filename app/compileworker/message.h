// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warplens {

struct CompileOutcome;
struct CompileRequest;

/// What travels between the program and its compile worker: a header of eight bytes (a magic word
/// and the length, both little-endian), then that many bytes. Both ends are the same program.
inline constexpr std::size_t MessageHeaderBytes = 8;
inline constexpr std::uint32_t MaxMessageBytes = 256u << 20;

/// `body` with its header. An empty body says "ready", or in place of an answer that the worker
/// retires.
std::string message(std::string_view body);
/// The length of the body that follows `header`; none: this is no header of ours.
std::optional<std::uint32_t> messageBytes(std::string_view header);

std::string toBytes(const CompileRequest &request);
std::string toBytes(const CompileOutcome &outcome);
/// None: the bytes are not what they should be.
std::optional<CompileRequest> requestFromBytes(std::string_view bytes);
std::optional<CompileOutcome> outcomeFromBytes(std::string_view bytes);

} // namespace warplens
