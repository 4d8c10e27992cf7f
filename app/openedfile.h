// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"

#include <QString>

namespace warplens {

/// Lets `experiment`, whose text is that of the file at `path`, see the files round it: those of
/// the project where it is part of one (a folder above it holds `.git`), else those in its folder.
void setOpenedFile(Experiment &experiment, const QString &path);

} // namespace warplens
