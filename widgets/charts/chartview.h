// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "style/look.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QCustomPlot;

namespace warplens {

/// A bar for each of several things: values of a sweep, warps, banks.
struct Chart
{
    QString what;  ///< below the bars
    QString count; ///< beside them
    QStringList labels;
    std::vector<std::optional<double>> values; ///< none: nothing to show there, see `notes`
    std::vector<QColor> colors;                ///< one a bar; empty: the accent
    QStringList notes; ///< more for the tooltip, such as why there is no value; may be empty
    int current = -1;  ///< the bar of what is in the window now

    bool operator==(const Chart &) const = default;
};

/// Shows one chart. A click, or the arrow keys and Return, chooses a bar.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void setChart(const Chart &chart);
    const Chart &chart() const { return m_chart; }
    void setLook(const Look &look);

signals:
    void activated(int bar);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void draw();
    void drawBars();
    void dressAxes();
    int barAt(const QPoint &place) const;
    void showTip(int bar, const QPoint &place);
    void moveCursor(int step);

    Chart m_chart;
    Look m_look;
    QCustomPlot *m_plot;
    int m_cursor = -1; ///< of the keyboard
};

} // namespace warplens
