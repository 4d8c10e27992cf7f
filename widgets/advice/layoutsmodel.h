// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/advice.h"
#include "style/look.h"

#include <QAbstractTableModel>

namespace warplens {

/// The layouts of one shared array, the best first: a column for the name, one for each access,
/// then the total, the extra bytes and the code.
class LayoutsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit LayoutsModel(QObject *parent = nullptr);

    /// `array`: index into Advice::shared; past the end: nothing to show.
    void setAdvice(std::shared_ptr<const Advice> advice, std::size_t array);
    void setLook(const Look &look);

    const SharedAdvice *advice() const;
    const AdvisedLayout *layoutOf(int row) const;
    int rowOf(const Layout &layout) const; ///< -1: not among them
    QString codeOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const AdvisedLayout &layout, int row, int column) const;
    QString tipOf(const AdvisedLayout &layout) const;

    std::shared_ptr<const Advice> m_advice;
    std::size_t m_array = 0;
    std::vector<QString> m_codes; ///< by row
    Look m_look;
};

} // namespace warplens
