// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editexperiment.h"

namespace warplens {

EditExperiment::EditExperiment(Experiment before, const Edit &edit, Apply apply)
    : QUndoCommand(edit.description)
    , m_before(std::move(before))
    , m_after(edit.experiment)
    , m_mergeKey(edit.mergeKey)
    , m_apply(std::move(apply))
{
    m_age.start();
}

void EditExperiment::redo() { m_apply(m_after); }

void EditExperiment::undo() { m_apply(m_before); }

int EditExperiment::id() const
{
    // QUndoStack offers to merge only commands of one id; -1 never merges.
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool EditExperiment::mergeWith(const QUndoCommand *later)
{
    const auto *edit = static_cast<const EditExperiment *>(later);
    if (edit->m_mergeKey != m_mergeKey || m_age.elapsed() > MergeWithin)
        return false;
    m_after = edit->m_after;
    // Dragged there and back: nothing is left to undo.
    setObsolete(m_after == m_before);
    m_age.restart();
    return true;
}

} // namespace warplens
