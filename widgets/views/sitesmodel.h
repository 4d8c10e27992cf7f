// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <QAbstractTableModel>
#include <QColor>

#include <memory>

namespace warplens {

/// The sites of a Result as a table: one row a site and space. Also what screen readers read.
class SitesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column {
        Line,
        Op,
        Array,
        Space,
        Requests,
        Sectors,
        Ideal,
        Efficiency,
        Wavefronts,
        Ways,
        Conflicts,
        Script,    ///< what the classic script counts, see tgsmConflicts
        Words,     ///< constant memory
        L2Atomics, ///< atomics of global memory
        Hottest,   ///< atomics: the element that most lanes went to, and how many
    };
    static constexpr int Columns = int(Column::Hottest) + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setResult(std::shared_ptr<const Result> result);
    void setExcessInk(const QColor &ink);
    /// Question marks in the place of counts.
    void setCountsHidden(bool hidden);
    /// The site of a row, and the first row of a site (−1: none).
    std::uint32_t siteOf(int row) const;
    int rowOf(std::uint32_t site) const;
    /// Whether some row has a figure there; the columns that all rows share always count as needed.
    bool isNeeded(Column column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const SiteResult &site, Column column) const;
    QString tip(const SiteResult &site, Column column) const;
    QString headerTip(Column column) const;
    bool isExcess(const SiteResult &site, Column column) const;

    std::shared_ptr<const Result> m_result;
    QColor m_excessInk = Qt::darkRed;
    bool m_countsHidden = false;
};

} // namespace warplens
