// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"
#include "views/drilldown.h"

#include <QWidget>

#include <memory>
#include <vector>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace warplens {

/// Says what is counted and pictured, from the whole launch down: each level is a button that goes
/// back to it, and the last button offers what stands below.
class Breadcrumb : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumb(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    /// To the first of what stands below.
    void narrow();

    QSize minimumSizeHint() const override;

signals:
    void selected(const warplens::Selection &selection);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void fillMenu();
    void fit();

    std::shared_ptr<const Result> m_result;
    Selection m_selection;
    std::vector<Level> m_levels;
    std::vector<QToolButton *> m_buttons; ///< one a level; those past the levels are hidden
    QHBoxLayout *m_layout;
    QToolButton *m_below;
    QMenu *m_menu;
};

} // namespace warplens
