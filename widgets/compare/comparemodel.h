// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "views/focus.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace warplens {

/// A state that was kept to be compared with: what was evaluated, and what of it was looked at.
struct PinnedState
{
    QString name;
    std::shared_ptr<const Result> result;
    Selection selection;
};

/// States below each other, the last row the one in the window now; each count with its difference
/// from the first row.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Name,
        Requests,
        Sectors,
        Efficiency,
        Wavefronts,
        Ways,
        Conflicts,
        Occupied, ///< percent of the warps a multiprocessor holds
        Columns
    };
    static constexpr std::size_t MostPins = 4;

    using QAbstractTableModel::QAbstractTableModel;

    const std::vector<PinnedState> &pins() const { return m_pins; }
    /// Null: the row is not a pin.
    const PinnedState *pinAt(int row) const;
    /// Keeps what is shown now. False: there is nothing, or no room.
    bool pin();
    void unpin(int row);
    void setNow(std::shared_ptr<const Result> result, const Selection &selection);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Pins can be renamed.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    QString freeName() const;
    const PinnedState &stateAt(int row) const;
    QString text(int row, Column column) const;

    std::vector<PinnedState> m_pins;
    PinnedState m_now;
};

/// The count of a state; none: it has none.
std::optional<double> figureOf(const PinnedState &state, CompareModel::Column column);

} // namespace warplens
