// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "views/focus.h"

#include <QFrame>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace warplens {

/// The six large figures across the top, global memory left, shared right. Dark red only where
/// something is in excess. Which part of the launch they count stands above, see Breadcrumb.
class Headline : public QFrame
{
    Q_OBJECT

public:
    explicit Headline(QWidget *parent = nullptr);

    void setCounts(const SelectedCounts &focus);
    /// What goes for the whole launch, whatever is counted: its occupancy, and how the device's
    /// profiler calls the figures.
    void setLaunch(const Result &result);
    /// Question marks in the place of figures.
    void setCountsHidden(bool hidden);
    /// Says that counts and pictures are not those of the text as it stands; empty: they are. With
    /// `canStop` a button beside it stops what they wait for.
    void setRibbon(const QString &text, bool canStop = false);

    QSize minimumSizeHint() const override;

signals:
    void stopWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cell
    {
        QLabel *value;
        QLabel *caption;
        QLabel *remark;
    };

    QHBoxLayout *addHalf(QWidget *half);
    void fit();
    Cell addCell(QHBoxLayout *layout, const QString &caption);
    void setCell(const Cell &cell, const QString &value, const QString &remark, bool excess);
    static void setTip(const Cell &cell, const QString &tip);
    void placeRibbon();
    void setGlobal(const std::optional<Counts> &counts);
    void setShared(const std::optional<Counts> &counts);

    QBoxLayout *m_halves = nullptr;
    QWidget *m_globalHalf = nullptr;
    QFrame *m_rule;
    QWidget *m_sharedHalf = nullptr;
    bool m_countsHidden = false;
    SelectedCounts m_shown;
    bool m_hasGlobal = false;
    bool m_hasShared = false;
    QLabel *m_ribbon;
    QToolButton *m_stop;
    Cell m_requests;
    Cell m_sectors;
    Cell m_efficiency;
    Cell m_wavefronts;
    Cell m_ways;
    Cell m_excess;
};

} // namespace warplens
