// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"
#include "style/look.h"

#include <QFrame>

#include <memory>

class QLabel;
class QTableView;

namespace warplens {

class HazardsModel;

/// The table of hazards, with the chosen one in a whole sentence below it. Choosing a row, by
/// pointer or keyboard, asks for its two threads in the pictures.
class HazardsTable : public QFrame
{
    Q_OBJECT

public:
    explicit HazardsTable(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    void setLook(const Look &look);

signals:
    /// With the pair of the hazard and nothing else.
    void chosen(const warplens::Selection &selection);

private:
    void choose(int row);
    void showSentence();
    QString emptyWords() const;
    void showLimits(const HazardLimits &limits);
    void showPair(const Selection &selection);

    HazardsModel *m_model;
    QTableView *m_view;
    QLabel *m_limits; ///< what the list does not cover; hidden where it covers all
    QLabel *m_sentence;
    bool m_showing = false; ///< a selection from outside is being shown
};

} // namespace warplens
