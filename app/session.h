// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "experiment/sessionfile.h"
#include "figure/selection.h"
#include "panels/edit.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <set>

namespace warplens {

/// A lesson that is open, and where one is in it. Step 0 is the introduction.
struct OpenLesson
{
    SessionFile file;
    int step = 0;
    std::set<int> settled; ///< the steps whose question was answered, or its answer shown

    /// What the step asks and was not told yet.
    const Question *openQuestion() const;
    /// What the step asks.
    const Question *question() const;
};

/// The one mutable object: what is edited, what is known about it, what is looked at. Lives in the
/// GUI thread. Views never see it; whoever owns both wires its signals to them.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    const Experiment &experiment() const { return m_experiment; }
    const Selection &selection() const { return m_selection; }
    QUndoStack *undoStack() { return &m_undo; }
    const std::optional<OpenLesson> &lesson() const { return m_lesson; }

    /// The newest Result, partial ones too; null before the first.
    std::shared_ptr<const Result> result() const { return m_result; }
    /// The newest Result that can be pictured: what the views show. It may be of an older
    /// experiment, see `isCurrent`.
    std::shared_ptr<const Result> picture() const { return m_picture; }
    /// Whether the picture shows the experiment as it stands.
    bool isCurrent() const;
    /// Whether the newest Result answers the experiment as it stands, for the block in focus.
    bool isAnswered() const;

    /// Makes an undoable change. Changing nothing is no step.
    void edit(const Edit &edit);
    /// Starts over with what was read from a file: not undoable.
    void open(const SessionFile &file);
    /// What to write to a file: the experiment, and all of the opened file that is not one.
    SessionFile fileToSave() const;

    /// Opens a lesson's introduction or step, and its experiment as an undoable edit.
    std::optional<SessionError> openLesson(const SessionFile &file, int step);
    void closeLesson();

    /// Whether the counts are kept from being seen: until a question is answered, or as long as
    /// somebody wants.
    bool countsHidden() const { return m_countsHidden; }
    /// Showing them settles the question of the step that is open.
    void setCountsHidden(bool hidden);

    /// The block that is looked at, linear in the grid of the experiment. Where the grid has
    /// shrunk past the place that was chosen, it is the nearest that is left.
    std::uint64_t focusBlock() const;
    /// Not undoable: it is no part of the experiment.
    void setFocusBlock(std::uint64_t block);

    /// A pair in another block brings that block into focus.
    void select(const Selection &selection);
    void deliver(std::shared_ptr<const Result> result);

signals:
    /// The experiment changed; `typing`: more keystrokes are likely.
    void experimentChanged(bool typing);
    /// The result, the picture or whether it is current changed.
    void resultChanged();
    void selectionChanged();
    /// Another block is to be looked at.
    void focusBlockChanged();
    void lessonChanged();
    void countsHiddenChanged();

private:
    void hideCounts(bool hidden);
    void apply(const Experiment &experiment);
    void dropPairElsewhere();

    Experiment m_experiment;
    SessionFile m_file; ///< as opened; its experiment is ignored
    Selection m_selection;
    Extent m_focus = {0, 0, 0}; ///< place in the grid, as chosen
    std::shared_ptr<const Result> m_result;
    std::shared_ptr<const Result> m_picture;
    std::optional<OpenLesson> m_lesson;
    bool m_typing = false;
    bool m_countsHidden = false;
    QUndoStack m_undo;
};

} // namespace warplens
