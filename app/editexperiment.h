// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "panels/edit.h"

#include <QElapsedTimer>
#include <QUndoCommand>

#include <functional>

namespace warplens {

/// The one undo command: the whole experiment before and after. Edits of one thing that follow each
/// other closely, as in typing and dragging, are one step.
class EditExperiment : public QUndoCommand
{
public:
    using Apply = std::function<void(const Experiment &)>;

    /// `apply` is called with the experiment to show, on redo and undo; it must outlive the stack.
    EditExperiment(Experiment before, const Edit &edit, Apply apply);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *later) override;

    /// Edits of one key further apart than this are two steps, in milliseconds.
    static constexpr qint64 MergeWithin = 1500;

private:
    Experiment m_before;
    Experiment m_after;
    QString m_mergeKey;
    Apply m_apply;
    QElapsedTimer m_age; ///< since the last edit that went into this step
};

} // namespace warplens
