// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "panels/edit.h"

#include <QWidget>

class QComboBox;

namespace warplens {

/// The row under the editor: which language the text is in, and whether it is counted as written
/// or as the optimiser leaves it.
class SourceBar : public QWidget
{
    Q_OBJECT

public:
    explicit SourceBar(QWidget *parent = nullptr);

    void setExperiment(const Experiment &experiment);

signals:
    void edited(const warplens::Edit &edit);

private:
    void change(const QString &description, const Experiment &wanted);

    Experiment m_experiment;
    QComboBox *m_dialect;
    QComboBox *m_counts;
};

} // namespace warplens
