// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"
#include "kernel/source.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace warplens {

/// A buffer as a person writes it: `TYPE[:COUNT[:INIT[:OFFSET]]]`, see DESIGN's command line and
/// `parseBuffer`. Kept as text fields so that nothing typed is lost; `resolve` judges them.
struct BufferSpec
{
    std::string type;         ///< element type; empty: as the kernel declares it
    std::uint64_t count = 0;  ///< elements; 0: no end, it grows as it is touched
    std::string init;         ///< zeros, ramp, ramp%N, const=V, random=SEED, file=PATH; empty: ramp
    std::uint64_t offset = 0; ///< bytes after the 256-byte aligned base

    bool operator==(const BufferSpec &) const = default;
};

/// How the kernel is launched. Names that no parameter has are kept and ignored: a person may be
/// half-way through renaming one.
struct Launch
{
    Extent grid;
    Extent block = {32, 1, 1};
    std::uint64_t sharedBytes = 0; ///< dynamic shared memory of a block; 0: as much as it may have
    std::map<std::string, std::string> arguments; ///< scalar parameter → number as typed
    std::map<std::string, BufferSpec> buffers;    ///< buffer parameter → contents

    bool operator==(const Launch &) const = default;
};

/// All that a person can edit, as a comparable value. Equal experiments give equal results.
struct Experiment
{
    Source source;
    std::string kernel; ///< empty: the first launched, else the first
    std::map<std::string, std::string> templateArguments;
    Launch launch;
    std::string device = "sm_80";                       ///< id, name or alias
    std::map<std::string, std::string> deviceOverrides; ///< see device/devices.h
    /// The text of the device's file where it is not built in, so that an experiment stands on its
    /// own; `device` is then its id. Kept even if it cannot be read.
    std::string deviceRules;
    std::vector<std::string> includeFolders;
    bool optimised = false;

    bool operator==(const Experiment &) const = default;
};

} // namespace warplens
