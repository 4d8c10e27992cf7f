// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/stopslider.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace warplens {

namespace {

constexpr int HandleWidth = 18; // pixels, as the style sheet draws it
constexpr int BandHeight = 4;

} // namespace

StopSlider::StopSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setAccessibleName(tr("Place in the program"));
    setMinimumWidth(70);
    setPageStep(1);
}

void StopSlider::setLines(std::vector<std::uint32_t> lines)
{
    if (lines == m_lines)
        return;
    m_lines = std::move(lines);
    m_runs.clear();
    for (int i = 0; i < int(m_lines.size()); ++i) {
        if (m_runs.empty() || m_runs.back().line != m_lines[std::size_t(i)])
            m_runs.push_back({i, i, m_lines[std::size_t(i)]});
        m_runs.back().last = i;
    }
    setRange(0, int(m_lines.size()));
    setEnabled(!m_lines.empty());
    update();
}

double StopSlider::xOf(double value) const
{
    const double share = maximum() > 0 ? value / maximum() : 0;
    return HandleWidth / 2.0 + share * (width() - HandleWidth);
}

void StopSlider::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const std::vector<std::uint32_t> distinct = [this] {
        std::vector<std::uint32_t> all = m_lines;
        std::ranges::sort(all);
        all.erase(std::ranges::unique(all).begin(), all.end());
        return all;
    }();
    const int y = height() - BandHeight;
    for (const Run &run : m_runs) {
        const auto rank = std::ranges::lower_bound(distinct, run.line) - distinct.begin();
        QColor color = palette().color(QPalette::Highlight);
        color.setAlphaF(rank % 2 == 0 ? 0.35F : 0.85F); // neighbours differ, whatever their hue
        const double left = xOf(run.first + 0.5);
        const double right = std::max(left + 1, xOf(run.last + 1.5) - 1);
        painter.fillRect(QRectF(left, y, right - left, BandHeight), color);
    }
    painter.end();
    QSlider::paintEvent(event);
}

bool StopSlider::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_runs.empty())
        return QSlider::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (const Run &run : m_runs) {
        if (help->pos().x() < xOf(run.last + 1.5)) {
            QToolTip::showText(help->globalPos(), tr("line %1").arg(run.line), this);
            break;
        }
    }
    return true;
}

} // namespace warplens
