// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"

#include <QString>

namespace warplens {

/// A change a person made in one of the views: the experiment as it is to be.
struct Edit
{
    Experiment experiment;
    QString description; ///< what Undo names: "change stride"
    /// Edits with the same key that follow each other closely are one step of Undo; empty: never.
    QString mergeKey;
    bool typing = false; ///< more keystrokes are likely, so evaluation may wait a moment
};

} // namespace warplens
