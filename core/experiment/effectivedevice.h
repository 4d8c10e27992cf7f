// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/experiment.h"
#include "kernel/diagnostic.h"

#include <variant>

namespace warplens {

/// The experiment's device as its file has it, or an UnknownDevice or InvalidDevice error.
std::variant<Device, Diagnostic> deviceOf(const Experiment &experiment);

/// The experiment's device with its overrides applied, or an UnknownDevice or InvalidDevice error.
std::variant<Device, Diagnostic> effectiveDevice(const Experiment &experiment);

} // namespace warplens
