// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/ptx/syntax.h"

#include <optional>
#include <string_view>

namespace warplens::ptx {

/// Reads the text of an asm statement that has `arguments` operands. Nothing for text that is not
/// PTX: a token that does not fit, an operand or a label that is not there, a variable declared
/// (`.shared …`). Instructions nobody knows are read all the same, and registers nobody declared
/// are names, which no instruction takes.
std::optional<Program> parse(std::string_view text, std::uint32_t arguments);

} // namespace warplens::ptx
