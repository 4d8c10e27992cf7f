// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "charts/sweeppanel.h"

#include "charts/chartview.h"
#include "experiment/sweepvalues.h"
#include "phrases.h"
#include "style/shape.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace warplens {

SweepPanel::SweepPanel(SweepRun::MakeCompile makeCompile, QWidget *parent)
    : QFrame(parent)
    , m_run(std::move(makeCompile))
    , m_axis(new QComboBox)
    , m_range(new QLineEdit)
    , m_metric(new QComboBox)
    , m_start(new QPushButton(tr("&Sweep")))
    , m_message(makeLabel({}, "caption"))
    , m_chart(new ChartView)
{
    m_axis->setAccessibleName(tr("What is changed"));
    m_axis->setToolTip(tr("What is changed from bar to bar"));
    m_axis->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_range->setAccessibleName(tr("Values"));
    m_range->setToolTip(tr("Values, such as 1:32, 0:128:4, 1:1024:*2 or 1,2,4"));
    m_metric->setAccessibleName(tr("What is counted"));
    m_start->setProperty("primary", true);
    m_message->setWordWrap(true);
    for (const SweepMetric metric : allMetrics())
        m_metric->addItem(QString::fromStdString(titleOf(metric, windowTranslate())));
    auto *row = new QHBoxLayout;
    row->addWidget(m_axis);
    row->addWidget(m_range, 1);
    row->addWidget(m_metric);
    row->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(m_chart, 1);
    connect(m_axis, &QComboBox::activated, this, &SweepPanel::suggestRange);
    connect(m_metric, &QComboBox::activated, this, &SweepPanel::showChart);
    connect(m_range, &QLineEdit::returnPressed, this, &SweepPanel::startOrStop);
    connect(m_start, &QPushButton::clicked, this, &SweepPanel::startOrStop);
    connect(&m_run, &SweepRun::arrived, this, &SweepPanel::take);
    connect(&m_run, &SweepRun::finished, this, &SweepPanel::finish);
    connect(m_chart, &ChartView::activated, this, &SweepPanel::goTo);
    setResult(nullptr, {});
}

void SweepPanel::setLook(const Look &look) { m_chart->setLook(look); }

void SweepPanel::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_site = selection.site;
    if (result != m_result) {
        m_result = std::move(result);
        fillAxes();
        if (m_result && !m_sweep.values.empty() && !isStillOf(m_result->experiment)) {
            m_run.stop();
            m_points.clear();
            m_sweep = {};
            finish();
        }
    }
    m_start->setEnabled(m_run.isRunning() || !m_axes.empty());
    showChart();
}

/// Whether `experiment` is one of those that were swept, or would be with another value.
bool SweepPanel::isStillOf(const Experiment &experiment) const
{
    const auto same = [&](const Experiment &each) {
        const auto at = applied(each, m_sweep.axis, m_sweep.values.front());
        const auto *changed = std::get_if<Experiment>(&at);
        return changed ? std::optional(*changed) : std::nullopt;
    };
    return same(experiment) == same(m_sweep.experiment);
}

void SweepPanel::fillAxes()
{
    const std::vector<SweepAxis> axes =
        m_result && m_result->kernel() ? sweepAxes(*m_result) : std::vector<SweepAxis>();
    const auto names = [](const std::vector<SweepAxis> &list) {
        QStringList all;
        for (const SweepAxis &axis : list)
            all << QString::fromStdString(nameOf(axis));
        return all;
    };
    const bool isSame = names(axes) == names(m_axes);
    m_axes = axes; // the places in the text may have moved
    if (isSame)
        return;
    const QSignalBlocker blocker(m_axis);
    const QString before = m_axis->currentText();
    m_axis->clear();
    m_axis->addItems(names(axes));
    const int same = m_axis->findText(before);
    m_axis->setCurrentIndex(std::max(same, 0));
    if (same < 0)
        suggestRange();
}

const SweepAxis *SweepPanel::chosenAxis() const
{
    const auto row = std::size_t(m_axis->currentIndex());
    return m_axis->currentIndex() >= 0 && row < m_axes.size() ? &m_axes[row] : nullptr;
}

SweepMetric SweepPanel::chosenMetric() const
{
    return allMetrics()[std::size_t(std::max(0, m_metric->currentIndex()))];
}

void SweepPanel::suggestRange()
{
    const SweepAxis *axis = chosenAxis();
    if (!axis)
        return;
    using Kind = SweepAxis::Kind;
    switch (axis->kind) {
    case Kind::Padding: m_range->setText(QStringLiteral("0:32")); break;
    case Kind::Block: m_range->setText(QStringLiteral("1:1024:*2")); break;
    case Kind::Offset: m_range->setText(QStringLiteral("0:128:4")); break;
    case Kind::SharedBytes: m_range->setText(QStringLiteral("0:49152:4096")); break;
    default: m_range->setText(QStringLiteral("1:32")); break;
    }
    const bool isShared = axis->kind == Kind::Padding || (m_result && !m_result->global);
    const SweepMetric metric = isShared ? SweepMetric::Wavefronts : SweepMetric::Sectors;
    const auto at = std::ranges::find(allMetrics(), metric);
    m_metric->setCurrentIndex(int(at - allMetrics().begin()));
}

void SweepPanel::startOrStop()
{
    if (m_run.isRunning()) {
        m_run.stop();
        finish();
        return;
    }
    const SweepAxis *axis = chosenAxis();
    if (!axis || !m_result)
        return;
    const auto values = parseSweepValues(m_range->text().toStdString());
    if (const auto *error = std::get_if<SweepError>(&values)) {
        m_message->setText(QString::fromStdString(describe(*error, windowTranslate())));
        return;
    }
    m_points.clear();
    m_sweep = {m_result->experiment, *axis, std::get<std::vector<std::string>>(values)};
    m_start->setText(tr("&Stop"));
    m_run.start(m_sweep, m_result->scope, m_result);
    showChart();
}

void SweepPanel::take(const SweepPoint &point)
{
    m_points.push_back(point);
    showChart();
}

void SweepPanel::finish()
{
    m_start->setText(tr("&Sweep"));
    showChart();
}

void SweepPanel::goTo(int bar)
{
    if (bar < 0 || std::size_t(bar) >= m_sweep.values.size() || !m_result)
        return;
    const std::string &value = m_sweep.values[std::size_t(bar)];
    const auto at = applied(m_sweep.experiment, m_sweep.axis, value);
    if (const auto *experiment = std::get_if<Experiment>(&at))
        emit edited({*experiment,
                     tr("%1 = %2").arg(QString::fromStdString(nameOf(m_sweep.axis)),
                                       QString::fromStdString(value)),
                     {},
                     false});
}

/// Of the access that is selected, else of the launch.
std::optional<double> SweepPanel::figureOf(const SweepPoint &point) const
{
    if (point.hasFailed())
        return std::nullopt;
    const bool isOfSite = m_site && *m_site < point.sites.size();
    return valueOf(isOfSite ? point.sites[*m_site] : point.launch, chosenMetric());
}

void SweepPanel::showChart()
{
    Chart chart;
    chart.what = QString::fromStdString(nameOf(m_sweep.axis));
    chart.count = m_metric->currentText();
    chart.values.resize(m_sweep.values.size());
    for (const std::string &value : m_sweep.values)
        chart.labels << QString::fromStdString(value);
    chart.notes.resize(chart.labels.size());
    int failed = 0;
    for (const SweepPoint &point : m_points) {
        chart.values[point.index] = figureOf(point);
        failed += point.hasFailed();
        chart.notes[qsizetype(point.index)] =
            QString::fromStdString(errorText(point, windowTranslate()));
    }
    if (m_result && !m_sweep.values.empty())
        chart.current = int(
            chart.labels.indexOf(QString::fromStdString(currentValue(*m_result, m_sweep.axis))));
    m_chart->setVisible(!m_sweep.values.empty());
    m_chart->setChart(chart);
    if (m_run.isRunning())
        m_message->setText(tr("%1 of %2 values").arg(m_points.size()).arg(m_sweep.values.size()));
    else if (m_axes.empty())
        m_message->setText(tr("Nothing runs yet: the messages say what to correct."));
    else if (m_sweep.values.empty())
        m_message->setText(tr("Choose what to change and its values, then press Sweep."));
    else if (failed > 0)
        m_message->setText(tr("%1 values fail: point at their places to see why.").arg(failed));
    else
        m_message->setText(tr("Click a bar to go there."));
}

} // namespace warplens
