// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"

#include <optional>
#include <string>

namespace warplens {

/// An UnknownParameter warning, unless `kernel` has a parameter `name` for which `accepts` holds.
/// Only a warning: a person may be half-way through renaming it.
std::optional<Diagnostic> unknownParameter(const std::string &name, const Kernel &kernel,
                                           bool (*accepts)(const Parameter &));

} // namespace warplens
