// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace warplens {

/// How the scalars of a buffer start out, by their index i.
enum class BufferInit : std::uint8_t {
    Zeros,
    Ramp,     ///< i, modulo `value` if that is not 0
    Constant, ///< value
    Random,   ///< reproducible from the seed `value`: integers of all bits, floats in [0, 1)
    Bytes,    ///< the bytes of a file, zeros after them
};

/// A global buffer as the launch gives it.
struct BufferContents
{
    std::uint64_t bytes = 0;  ///< 0: no end; it grows as it is touched
    std::uint64_t offset = 0; ///< added to its 256-byte aligned base
    ValueType scalar = ValueType::F32;
    BufferInit init = BufferInit::Zeros;
    double value = 0;
    std::shared_ptr<const std::vector<std::uint8_t>> fileBytes;

    bool operator==(const BufferContents &) const = default;
};

} // namespace warplens
