// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "experiment/sessionreader.h"

namespace warplens {

/// The object `experiment` of a session. All keys, in a fixed order.
SessionJson experimentJson(const Experiment &experiment);

/// Reads it back; unknown keys are left in the reader.
Experiment readExperiment(SessionReader &reader);

/// A text of several lines as an array of them, which is easier to read and to compare.
SessionJson textJson(const std::string &text);

} // namespace warplens
