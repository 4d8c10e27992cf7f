// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "session.h"

#include "editexperiment.h"
#include "views/focus.h"

#include <algorithm>
#include <variant>

namespace warplens {

namespace {

constexpr int MostUndoSteps = 500;

/// An error in the text or the launch leaves nothing to show; one of the run what it counted.
bool canBePictured(const Result &result)
{
    return result.kernel() && (!result.hasErrors() || !result.recording.empty());
}

} // namespace

const Question *OpenLesson::question() const
{
    const bool isStep = step > 0 && std::size_t(step) <= file.steps.size();
    const LessonStep *shown = isStep ? &file.steps[std::size_t(step - 1)] : nullptr;
    return shown && shown->question ? &*shown->question : nullptr;
}

const Question *OpenLesson::openQuestion() const
{
    return settled.contains(step) ? nullptr : question();
}

Session::Session(QObject *parent)
    : QObject(parent)
{
    m_undo.setUndoLimit(MostUndoSteps);
}

bool Session::isCurrent() const { return m_picture && m_picture == m_result && isAnswered(); }

bool Session::isAnswered() const
{
    return m_result && m_result->experiment == m_experiment
        && m_result->scope.focusBlock == focusBlock();
}

std::uint64_t Session::focusBlock() const
{
    const Extent &grid = m_experiment.launch.grid;
    if (grid.count() == 0)
        return 0;
    const std::uint64_t x = std::min(m_focus.x, grid.x - 1);
    const std::uint64_t y = std::min(m_focus.y, grid.y - 1);
    const std::uint64_t z = std::min(m_focus.z, grid.z - 1);
    return x + grid.x * (y + grid.y * z);
}

void Session::setFocusBlock(std::uint64_t block)
{
    const Extent &grid = m_experiment.launch.grid;
    if (block >= grid.count() || block == focusBlock())
        return;
    m_focus = positionOf(block, grid);
    emit focusBlockChanged();
    emit resultChanged(); // the picture is no longer what is asked for
}

void Session::apply(const Experiment &experiment)
{
    m_experiment = experiment;
    emit experimentChanged(m_typing);
    emit resultChanged();
}

void Session::edit(const Edit &edit)
{
    if (edit.experiment == m_experiment)
        return;
    m_typing = edit.typing;
    m_undo.push(new EditExperiment(m_experiment, edit,
                                   [this](const Experiment &experiment) { apply(experiment); }));
    m_typing = false;
}

void Session::open(const SessionFile &file)
{
    m_file = file;
    m_lesson.reset();
    m_selection = {};
    m_focus = {0, 0, 0};
    m_undo.clear();
    apply(file.experiment);
    if (!file.steps.empty() || !file.text.empty())
        m_lesson = OpenLesson{file, 0, {}};
    hideCounts(false);
    emit selectionChanged();
    emit lessonChanged();
}

SessionFile Session::fileToSave() const
{
    SessionFile file = m_file;
    file.experiment = m_experiment;
    return file;
}

std::optional<SessionError> Session::openLesson(const SessionFile &file, int step)
{
    if (step < 0 || step > int(file.steps.size()))
        return std::nullopt;
    Edit edit{file.experiment, tr("open %1").arg(QString::fromStdString(file.title)), {}, false};
    if (step > 0) {
        const auto patched = experimentOf(file, std::size_t(step - 1));
        if (const auto *error = std::get_if<SessionError>(&patched))
            return *error;
        edit.experiment = std::get<Experiment>(patched);
    }
    // Another lesson's experiment does not belong to the file that was open, its title or steps.
    if (file != m_file)
        m_file = {};
    const bool isSame = m_lesson && m_lesson->file == file;
    m_lesson = OpenLesson{file, step, isSame ? m_lesson->settled : std::set<int>()};
    hideCounts(m_lesson->openQuestion() != nullptr);
    select({});
    setFocusBlock(0);
    m_focus = {0, 0, 0}; // of a grid that may be larger, too
    // What came from a lesson alone is nothing to save.
    const bool wasClean = m_undo.isClean();
    this->edit(edit);
    if (wasClean)
        m_undo.setClean();
    emit lessonChanged();
    return std::nullopt;
}

void Session::closeLesson()
{
    m_lesson.reset();
    hideCounts(false);
    emit lessonChanged();
}

void Session::setCountsHidden(bool hidden)
{
    if (m_lesson && m_lesson->question() && hidden)
        m_lesson->settled.erase(m_lesson->step);
    else if (m_lesson && m_lesson->question())
        m_lesson->settled.insert(m_lesson->step);
    hideCounts(hidden);
}

void Session::hideCounts(bool hidden)
{
    if (hidden == m_countsHidden)
        return;
    m_countsHidden = hidden;
    emit countsHiddenChanged();
}

void Session::select(const Selection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
    if (selection.pair)
        setFocusBlock(selection.pair->block);
}

/// A pair that stayed in another block, when this one came into focus, is not selected any more.
void Session::dropPairElsewhere()
{
    if (m_selection.pair && isAnswered() && m_selection.pair->block != m_result->focusBlock)
        m_selection.pair.reset();
}

void Session::deliver(std::shared_ptr<const Result> result)
{
    m_result = std::move(result);
    if (!canBePictured(*m_result)) {
        emit resultChanged();
        return;
    }
    const Selection before = m_selection;
    if (m_picture)
        m_selection = carriedOver(m_selection, *m_picture, *m_result);
    dropPairElsewhere();
    m_picture = m_result;
    emit resultChanged();
    if (m_selection != before)
        emit selectionChanged();
}

} // namespace warplens
