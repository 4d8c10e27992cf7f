// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QFrame>

class QBoxLayout;

namespace warplens {

class Breadcrumb;
class Headline;
class StepBar;

/// The card across the top: what is counted, the way through it, and the counts.
class CountsCard : public QFrame
{
    Q_OBJECT

public:
    explicit CountsCard(QWidget *parent = nullptr);

    Breadcrumb *breadcrumb() const { return m_breadcrumb; }
    StepBar *steps() const { return m_steps; }
    Headline *headline() const { return m_headline; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_top;
    Breadcrumb *m_breadcrumb;
    StepBar *m_steps;
    Headline *m_headline;
};

} // namespace warplens
