// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/sitesmodel.h"

#include "views/accesswords.h"

#include <QColor>
#include <QLocale>

namespace warplens {

void SitesModel::setResult(std::shared_ptr<const Result> result)
{
    const bool sameRows = m_result && result && m_result->sites.size() == result->sites.size();
    if (sameRows) {
        // Keeps the view's current row while numbers change under it.
        m_result = std::move(result);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_result = std::move(result);
    endResetModel();
}

void SitesModel::setExcessInk(const QColor &ink)
{
    m_excessInk = ink;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1), {Qt::ForegroundRole});
}

std::uint32_t SitesModel::siteOf(int row) const
{
    return m_result->sites.at(std::size_t(row)).site;
}

int SitesModel::rowOf(std::uint32_t site) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (siteOf(row) == site)
            return row;
    }
    return -1;
}

int SitesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_result ? 0 : int(m_result->sites.size());
}

int SitesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString SitesModel::text(const SiteResult &site, Column column) const
{
    const auto number = [](std::uint64_t value) { return QLocale().toString(qulonglong(value)); };
    const Counts &counts = site.counts;
    const bool shared = site.space == Space::Shared;
    const bool global = site.space == Space::Global;
    const Kernel *kernel = m_result->kernel();
    const Site *access =
        kernel && site.site < kernel->sites.size() ? &kernel->sites[site.site] : nullptr;
    switch (column) {
    case Column::Line: return access ? QString::number(access->position.line) : QString();
    case Column::Op: return access ? accessWords(*access) : QString();
    case Column::Array: return QString::fromStdString(site.array);
    case Column::Space: return spaceWords(site.space);
    case Column::Requests: return number(counts.requests);
    case Column::Sectors: return global ? number(counts.sectors) : QString();
    case Column::Ideal:
        if (global)
            return number(counts.idealSectors);
        return shared && counts.modelled ? number(counts.idealWavefronts) : QString();
    case Column::Efficiency: {
        const std::optional<double> percent = counts.efficiencyPercent();
        return global && percent ? tr("%1 %").arg(QLocale().toString(*percent, 'f', 1)) : QString();
    }
    case Column::Wavefronts:
        return shared && counts.modelled ? number(counts.wavefronts) : QString();
    case Column::Ways: return shared && counts.modelled ? tr("%1×").arg(counts.maxWays) : QString();
    case Column::Conflicts:
        return shared && counts.modelled ? number(counts.conflicts()) : QString();
    case Column::Script: return shared ? number(counts.tgsmConflicts) : QString();
    }
    return {};
}

bool SitesModel::isExcess(const SiteResult &site, Column column) const
{
    switch (column) {
    case Column::Sectors:
    case Column::Efficiency: return site.space == Space::Global && site.counts.excessSectors() > 0;
    case Column::Wavefronts:
    case Column::Ways:
    case Column::Conflicts: return site.space == Space::Shared && site.counts.conflicts() > 0;
    default: return false;
    }
}

QVariant SitesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SiteResult &site = m_result->sites[std::size_t(index.row())];
    const auto column = Column(index.column());
    const bool isNumber = column == Column::Line || column >= Column::Requests;
    switch (role) {
    case Qt::DisplayRole: return text(site, column);
    case Qt::ForegroundRole: return isExcess(site, column) ? QVariant(m_excessInk) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    default: return {};
    }
}

QVariant SitesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter
                        | (column == Column::Line || column >= Column::Requests ? Qt::AlignRight
                                                                                : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && column == Column::Script)
        return tr("Conflicts as a well-known script counts them, which remembers one word a bank");
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Line: return tr("line");
    case Column::Op: return tr("access");
    case Column::Array: return tr("array");
    case Column::Space: return tr("space");
    case Column::Requests: return tr("requests");
    case Column::Sectors: return tr("sectors");
    case Column::Ideal: return tr("ideal");
    case Column::Efficiency: return tr("efficiency");
    case Column::Wavefronts: return tr("wavefronts");
    case Column::Ways: return tr("ways");
    case Column::Conflicts: return tr("conflicts");
    case Column::Script: return tr("script");
    }
    return {};
}

} // namespace warplens
