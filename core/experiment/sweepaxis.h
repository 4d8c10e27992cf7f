// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "experiment/result.h"
#include "experiment/sweeperror.h"
#include "kernel/position.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

/// One thing of an experiment that a sweep changes.
struct SweepAxis
{
    enum class Kind : std::uint8_t {
        Argument, ///< a scalar parameter, compile-time ones too
        Template,
        Block,
        Grid,
        SharedBytes,
        Offset, ///< bytes after a buffer's base
        Padding ///< elements behind each row of a shared array
    };
    Kind kind = Kind::Argument;
    std::string name = {};  ///< of the parameter, buffer or array
    char component = 'x';   ///< of block and grid: x, y or z
    Position position = {}; ///< of the array's name, where the text has it

    bool operator==(const SweepAxis &) const = default;
};

/// How people and the command line name it: `stride`, `block.x`, `shared-bytes`, `in.offset`,
/// `tile.padding`.
std::string nameOf(const SweepAxis &axis);

/// All that can be swept of an experiment. Without a kernel: grid and block.
std::vector<SweepAxis> sweepAxes(const Result &result);

/// By name, a parameter's coming first; `padding` is that of the only array that has rows. Names of
/// launches without a use here are taken too: they may matter for other values.
std::variant<SweepAxis, SweepError> sweepAxis(std::string_view name, const Result &result);

/// `experiment` with `value` on the axis. What the compiler or the launch will judge is not judged.
std::variant<Experiment, SweepError> applied(Experiment experiment, const SweepAxis &axis,
                                             const std::string &value);

/// Where the result's own experiment stands on the axis; empty: it cannot be told.
std::string currentValue(const Result &result, const SweepAxis &axis);

} // namespace warplens
