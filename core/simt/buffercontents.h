// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/buffer.h"

#include <cstddef>
#include <span>

namespace warplens::simt {

/// Fills `bytes` with what the buffer holds from byte `offset` on, counted from its start. Bytes
/// outside the buffer are zero. Any part can be made without the parts before it.
void fillContents(std::span<std::byte> bytes, std::int64_t offset, const BufferContents &contents);

} // namespace warplens::simt
