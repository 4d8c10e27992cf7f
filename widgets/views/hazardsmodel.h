// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "style/look.h"

#include <QAbstractTableModel>
#include <QIcon>

#include <array>
#include <memory>

namespace warplens {

/// The hazards of a Result as a table, a row each, errors first. Also what screen readers read: the
/// whole sentence is each cell's tooltip and description.
class HazardsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Severity, Class, Element, First, Second, Pairs, Blocks };
    static constexpr int Columns = int(Column::Blocks) + 1;

    explicit HazardsModel(QObject *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result);
    void setLook(const Look &look);

    const std::shared_ptr<const Result> &result() const { return m_result; }
    /// The hazard of a row; null: there is no such row.
    const Hazard *hazardOf(int row) const;
    QString sentenceOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const Hazard &hazard, Column column) const;
    QString accessText(const HazardAccess &access) const;

    std::shared_ptr<const Result> m_result;
    std::array<QIcon, 3> m_marks; ///< by Severity
};

} // namespace warplens
