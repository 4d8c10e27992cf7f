// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QSlider>

#include <cstdint>
#include <vector>

namespace warplens {

/// A slider over the stops of a walk: 0 is "all", i the stop i − 1. A band below the groove shows
/// where the source lines are.
class StopSlider : public QSlider
{
    Q_OBJECT

public:
    explicit StopSlider(QWidget *parent = nullptr);

    /// The source line of each stop.
    void setLines(std::vector<std::uint32_t> lines);
    /// The first and last stop of each run of one line, in order.
    struct Run
    {
        int first = 0;
        int last = 0;
        std::uint32_t line = 0;
    };
    const std::vector<Run> &runs() const { return m_runs; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// The pixel at which the handle stands for `value`.
    double xOf(double value) const;

    std::vector<std::uint32_t> m_lines;
    std::vector<Run> m_runs;
};

} // namespace warplens
