// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compare/comparemodel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warplens {

std::optional<double> figureOf(const PinnedState &state, CompareModel::Column column)
{
    if (!state.result)
        return std::nullopt;
    const SelectedCounts counts = focusOf(*state.result, state.selection);
    const auto of = [](const std::optional<Counts> &space, auto figure) {
        return space && space->modelled ? std::optional(double(figure(*space))) : std::nullopt;
    };
    switch (column) {
    case CompareModel::Requests:
        return of(counts.global, [](const Counts &each) { return each.requests; });
    case CompareModel::Sectors:
        return of(counts.global, [](const Counts &each) { return each.sectors; });
    case CompareModel::Efficiency:
        return counts.global ? counts.global->efficiencyPercent() : std::nullopt;
    case CompareModel::Wavefronts:
        return of(counts.shared, [](const Counts &each) { return each.wavefronts; });
    case CompareModel::Ways:
        return of(counts.shared, [](const Counts &each) { return each.maxWays; });
    case CompareModel::Conflicts:
        return of(counts.shared, [](const Counts &each) { return each.conflicts(); });
    case CompareModel::Occupied: {
        const std::optional<Occupancy> &occupancy = state.result->occupancy;
        return occupancy ? std::optional(occupancy->percent()) : std::nullopt;
    }
    default: return std::nullopt;
    }
}

const PinnedState *CompareModel::pinAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_pins.size() ? &m_pins[std::size_t(row)] : nullptr;
}

const PinnedState &CompareModel::stateAt(int row) const
{
    const PinnedState *pin = pinAt(row);
    return pin ? *pin : m_now;
}

QString CompareModel::freeName() const
{
    for (char16_t letter = u'A';; ++letter) {
        const QString name(1, letter);
        if (std::ranges::find(m_pins, name, &PinnedState::name) == m_pins.end())
            return name;
    }
}

bool CompareModel::pin()
{
    if (!m_now.result || m_pins.size() == MostPins)
        return false;
    const int row = int(m_pins.size());
    beginInsertRows({}, row, row);
    m_pins.push_back({freeName(), m_now.result, m_now.selection});
    endInsertRows();
    return true;
}

void CompareModel::unpin(int row)
{
    if (!pinAt(row))
        return;
    beginRemoveRows({}, row, row);
    m_pins.erase(m_pins.begin() + row);
    endRemoveRows();
    // Another row may be the one that differences are taken from.
    emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void CompareModel::setNow(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_now.result = std::move(result);
    m_now.selection = selection;
    emit dataChanged(index(rowCount() - 1, 0), index(rowCount() - 1, Columns - 1));
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_pins.size()) + 1;
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString CompareModel::text(int row, Column column) const
{
    const std::optional<double> figure = figureOf(stateAt(row), column);
    if (!figure)
        return QStringLiteral("–");
    const QLocale locale;
    const bool isPercent = column == Efficiency || column == Occupied;
    const auto write = [&](double value) {
        return isPercent ? locale.toString(value, 'f', 1) : locale.toString(qlonglong(value));
    };
    QString words = isPercent ? tr("%1 %").arg(write(*figure)) : write(*figure);
    const std::optional<double> first = figureOf(stateAt(0), column);
    if (row == 0 || !first || std::abs(*figure - *first) < 0.05)
        return words;
    const double difference = *figure - *first;
    return words
        + QStringLiteral(" (%1%2)").arg(difference > 0 ? QStringLiteral("+") : QStringLiteral("−"),
                                        write(std::abs(difference)));
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PinnedState &state = stateAt(index.row());
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole && column != Name)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return state.result ? focusOf(*state.result, state.selection).words : QString();
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (column == Name)
        return pinAt(index.row()) ? state.name : tr("now");
    return text(index.row(), column);
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("state");
    case Requests: return tr("requests");
    case Sectors: return tr("sectors");
    case Efficiency: return tr("efficiency");
    case Wavefronts: return tr("wavefronts");
    case Ways: return tr("n-way");
    case Conflicts: return tr("conflicts");
    default: return tr("occupancy");
    }
}

Qt::ItemFlags CompareModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isName = index.column() == Name && pinAt(index.row());
    return isName ? flags | Qt::ItemIsEditable : flags;
}

bool CompareModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != Name || !pinAt(index.row()) || name.isEmpty())
        return false;
    m_pins[std::size_t(index.row())].name = name;
    emit dataChanged(index, index);
    return true;
}

} // namespace warplens
