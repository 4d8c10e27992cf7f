// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"

#include <QString>

namespace warplens {

/// Lets `experiment`, whose text is that of the file at `path`, see the files beside it: headers in
/// its folder, and in the whole project where the file is part of one (a folder above it holds
/// `.git`).
void setOpenedFile(Experiment &experiment, const QString &path);

} // namespace warplens
