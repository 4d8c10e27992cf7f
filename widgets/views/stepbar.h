// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"
#include "views/stops.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace warplens {

class StopSlider;

/// Walks through what was recorded of the block, forwards and backwards: by request, line,
/// iteration or phase; by button, slider, or by itself at a chosen pace.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);

    /// One stop on (+1) or back (−1). Before the first and past the last stands all of it.
    void step(int direction);
    StepUnit unit() const { return m_unit; }
    void setUnit(StepUnit unit);
    bool isPlaying() const { return m_clock.isActive(); }
    /// From the first stop if it stands at the last. Stops by itself there.
    void setPlaying(bool playing);
    /// Stops a second: 0.5 to 8.
    void setPace(double pace);

signals:
    void selected(const warplens::Selection &selection);

private:
    void goTo(std::optional<std::size_t> stop);
    void playOn();
    void update();

    std::shared_ptr<const Result> m_result;
    Selection m_selection;
    StepUnit m_unit = StepUnit::Request;
    std::vector<Stop> m_stops;
    std::optional<std::size_t> m_here;
    QTimer m_clock;
    QComboBox *m_units;
    QToolButton *m_back;
    StopSlider *m_slider;
    QToolButton *m_forward;
    QLabel *m_label;
    QToolButton *m_play;
};

} // namespace warplens
