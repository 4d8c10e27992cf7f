// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/sitesmodel.h"

#include "experiment/hazardtext.h"
#include "experiment/reportnumbers.h"
#include "phrases.h"
#include "views/accesswords.h"
#include "views/counterwords.h"

#include <QColor>
#include <QLocale>

#include <algorithm>

namespace warplens {

namespace {

using Column = SitesModel::Column;

QString number(std::uint64_t value) { return QLocale().toString(qulonglong(value)); }

bool movesSectors(Space space) { return space == Space::Global || space == Space::Local; }

QString percentText(const Counts &counts)
{
    const std::optional<double> percent = counts.efficiencyPercent();
    return percent ? SitesModel::tr("%1 %").arg(QLocale().toString(*percent, 'f', 1)) : QString();
}

QString idealText(const SiteResult &site)
{
    switch (site.space) {
    case Space::Global:
    case Space::Local: return number(site.counts.idealSectors);
    case Space::Shared: return number(site.counts.idealWavefronts);
    case Space::Constant: return number(site.counts.idealWords);
    case Space::Unknown: break;
    }
    return {};
}

/// What a site costs, by a rule the device has.
QString figureText(const SiteResult &site, Column column)
{
    const Counts &counts = site.counts;
    const bool shared = site.space == Space::Shared;
    const bool sectors = movesSectors(site.space);
    switch (column) {
    case Column::Sectors: return sectors ? number(counts.sectors) : QString();
    case Column::Ideal: return idealText(site);
    case Column::Efficiency: return sectors ? percentText(counts) : QString();
    case Column::Wavefronts: return shared ? number(counts.wavefronts) : QString();
    case Column::Ways: return shared ? SitesModel::tr("%1×").arg(counts.maxWays) : QString();
    case Column::Conflicts: return shared ? number(counts.conflicts()) : QString();
    case Column::Words: return site.space == Space::Constant ? number(counts.words) : QString();
    default: return {};
    }
}

/// `bins[3]: 1,024`.
QString hottestWords(const SiteResult &site, const Result &result)
{
    const std::optional<PlacedByte> place = placeOf(result, site.hottest->address);
    const QString element = place
        ? QString::fromStdString(
              elementText(*result.kernel(), place->array, place->byte, windowTranslate()))
        : QStringLiteral("?");
    return SitesModel::tr("%1: %2").arg(element, number(site.hottest->lanes));
}

/// What aggregation would leave, and who takes turns.
QString atomicTip(const SiteResult &site)
{
    const Counts &counts = site.counts;
    QString tip = SitesModel::tr("%1 operations; added up in each warp first, %2 would be left.\n"
                                 "At most %3 lanes of a request meet at one address.")
                      .arg(number(counts.lanes), number(counts.distinctAddresses))
                      .arg(counts.maxSameAddress);
    if (site.space == Space::Shared && counts.modelled)
        tip +=
            u'\n' + SitesModel::tr("They take turns in %1 steps.").arg(number(counts.wavefronts));
    if (site.hottest->isCut)
        tip += u'\n'
            + SitesModel::tr("The hottest is that of the lowest addresses: there are too many.");
    return tip;
}

std::optional<CounterFigure> counterOf(Column column, Space space)
{
    switch (column) {
    case Column::Requests: return CounterFigure::Requests;
    case Column::Sectors: return CounterFigure::Sectors;
    case Column::Ideal:
        return movesSectors(space) ? CounterFigure::IdealSectors : CounterFigure::IdealWavefronts;
    case Column::Efficiency: return CounterFigure::Efficiency;
    case Column::Wavefronts: return CounterFigure::Wavefronts;
    case Column::Conflicts: return CounterFigure::Conflicts;
    case Column::L2Atomics: return CounterFigure::L2Atomics;
    case Column::Words: return CounterFigure::ExcessWords;
    default: return {};
    }
}

} // namespace

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

void SitesModel::setCountsHidden(bool hidden)
{
    if (hidden == m_countsHidden)
        return;
    m_countsHidden = hidden;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
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

bool SitesModel::isNeeded(Column column) const
{
    if (column < Column::Sectors)
        return true;
    return m_result && std::ranges::any_of(m_result->sites, [this, column](const SiteResult &site) {
               const Counts &counts = site.counts;
               // The script is there to be compared: where it agrees, it says nothing.
               const bool agrees = counts.modelled && counts.tgsmConflicts == counts.conflicts();
               return !text(site, column).isEmpty() && !(column == Column::Script && agrees);
           });
}

QString SitesModel::text(const SiteResult &site, Column column) const
{
    const Kernel *kernel = m_result->kernel();
    const Site *access =
        kernel && site.site < kernel->sites.size() ? &kernel->sites[site.site] : nullptr;
    switch (column) {
    case Column::Line: return access ? QString::number(access->position.line) : QString();
    case Column::Op: return access ? accessWords(*access) : QString();
    case Column::Array: return QString::fromStdString(site.array);
    case Column::Space: return spaceWords(site.space);
    case Column::Requests: return number(site.counts.requests);
    case Column::Script:
        return site.space == Space::Shared ? number(site.counts.tgsmConflicts) : QString();
    case Column::L2Atomics: {
        const bool isKnown = site.space == Space::Global && site.hottest
            && m_result->device.global.atomicLanesMerged != 0;
        return isKnown ? number(site.counts.l2Atomics) : QString();
    }
    case Column::Hottest: return site.hottest ? hottestWords(site, *m_result) : QString();
    default: return site.counts.modelled ? figureText(site, column) : QString();
    }
}

bool SitesModel::isExcess(const SiteResult &site, Column column) const
{
    switch (column) {
    case Column::Sectors:
    case Column::Efficiency: return movesSectors(site.space) && site.counts.excessSectors() > 0;
    case Column::Wavefronts:
    case Column::Ways:
    case Column::Conflicts: return site.space == Space::Shared && site.counts.conflicts() > 0;
    case Column::Words: return site.space == Space::Constant && site.counts.excessWords() > 0;
    default: return false;
    }
}

QString SitesModel::tip(const SiteResult &site, Column column) const
{
    const bool isOfAtomics = column == Column::Op || column >= Column::L2Atomics;
    const QString atomic = isOfAtomics && site.hottest ? atomicTip(site) : QString();
    const std::optional<CounterFigure> figure = counterOf(column, site.space);
    if (!figure || !m_result->kernel() || site.site >= m_result->kernel()->sites.size())
        return atomic;
    const QString counters =
        counterTip(m_result->device, site.space, *figure, &m_result->kernel()->sites[site.site]);
    return atomic + (atomic.isEmpty() || counters.isEmpty() ? QString() : QStringLiteral("\n"))
        + counters;
}

QString SitesModel::headerTip(Column column) const
{
    if (column == Column::Script)
        return tr("Conflicts as a well-known script counts them, which remembers one word a bank");
    if (!m_result || !counterOf(column, Space::Global))
        return {};
    const auto of = [column](Space space) { return std::pair(space, *counterOf(column, space)); };
    return counterTip(
        m_result->device,
        {of(Space::Global), of(Space::Shared), of(Space::Constant), of(Space::Local)});
}

QVariant SitesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SiteResult &site = m_result->sites[std::size_t(index.row())];
    const auto column = Column(index.column());
    const bool isNumber = column == Column::Line || column >= Column::Requests;
    const bool isHidden = m_countsHidden && column >= Column::Requests;
    const bool isInked = isExcess(site, column) && !isHidden;
    switch (role) {
    case Qt::DisplayRole: {
        const QString shown = text(site, column);
        return isHidden && !shown.isEmpty() ? QStringLiteral("?") : shown;
    }
    case Qt::ToolTipRole: return m_countsHidden ? QString() : tip(site, column);
    case Qt::ForegroundRole: return isInked ? QVariant(m_excessInk) : QVariant();
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
    if (role == Qt::ToolTipRole)
        return headerTip(column);
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
    case Column::Words: return tr("words");
    case Column::L2Atomics: return tr("L2 operations");
    case Column::Hottest: return tr("hottest");
    }
    return {};
}

} // namespace warplens
