// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "simt/buffer.h"

#include <string>
#include <string_view>
#include <variant>

namespace warplens {

/// Reads `TYPE[:COUNT[:INIT[:OFFSET]]]`; each part may be empty. The second alternative says in
/// English what is wrong. TYPE is not judged here, as a kernel may declare it.
std::variant<BufferSpec, std::string> parseBuffer(std::string_view text);

/// The shortest text that `parseBuffer` reads back as the same value.
std::string writeBuffer(const BufferSpec &buffer);

/// What BufferSpec::init asks for.
struct InitialContents
{
    BufferInit init = BufferInit::Ramp;
    double value = 0;
    std::string path; ///< of `file=PATH`
    bool operator==(const InitialContents &) const = default;
};

/// Reads `zeros`, `ramp`, `ramp%N`, `const=V`, `random=SEED`, `file=PATH`; empty means `ramp`.
std::variant<InitialContents, std::string> parseInit(std::string_view text);

} // namespace warplens
