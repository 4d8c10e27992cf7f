// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "charts/sweeprun.h"
#include "experiment/result.h"
#include "figure/selection.h"
#include "panels/edit.h"
#include "style/look.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace warplens {

class ChartView;

/// Counts what is in the window again for each value of one thing, as a chart that grows while it
/// does; choosing a bar goes there.
class SweepPanel : public QFrame
{
    Q_OBJECT

public:
    explicit SweepPanel(SweepRun::MakeCompile makeCompile, QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    void setLook(const Look &look);

signals:
    void edited(const warplens::Edit &edit);

private:
    void fillAxes();
    void suggestRange();
    void startOrStop();
    void take(const SweepPoint &point);
    void finish();
    void goTo(int bar);
    void showChart();
    bool isStillOf(const Experiment &experiment) const;
    const SweepAxis *chosenAxis() const;
    SweepMetric chosenMetric() const;
    std::optional<double> figureOf(const SweepPoint &point) const;

    SweepRun m_run;
    std::shared_ptr<const Result> m_result;
    std::optional<std::uint32_t> m_site; ///< that is selected
    std::vector<SweepAxis> m_axes;
    Sweep m_sweep; ///< the one whose points there are
    std::vector<SweepPoint> m_points;
    QComboBox *m_axis;
    QLineEdit *m_range;
    QComboBox *m_metric;
    QPushButton *m_start;
    QLabel *m_message;
    ChartView *m_chart;
};

} // namespace warplens
