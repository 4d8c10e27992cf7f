// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/layoutsmodel.h"

#include "advice/advicereport.h"
#include "advice/layoutcode.h"
#include "phrases.h"

#include <QFont>
#include <QFontDatabase>
#include <QLocale>

namespace warplens {

LayoutsModel::LayoutsModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_look(lookOf(lightTheme()))
{
}

void LayoutsModel::setAdvice(std::shared_ptr<const Advice> advice, std::size_t array)
{
    beginResetModel();
    m_advice = std::move(advice);
    m_array = array;
    m_codes.clear();
    if (const SharedAdvice *shared = this->advice())
        for (const AdvisedLayout &layout : shared->layouts)
            m_codes.push_back(
                QString::fromStdString(layoutCode(*m_advice->result, *shared, layout.layout)));
    endResetModel();
}

void LayoutsModel::setLook(const Look &look)
{
    m_look = look;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                         {Qt::ForegroundRole});
}

const SharedAdvice *LayoutsModel::advice() const
{
    return m_advice && m_array < m_advice->shared.size() ? &m_advice->shared[m_array] : nullptr;
}

const AdvisedLayout *LayoutsModel::layoutOf(int row) const
{
    const SharedAdvice *shared = advice();
    const bool isThere = shared && row >= 0 && std::size_t(row) < shared->layouts.size();
    return isThere ? &shared->layouts[std::size_t(row)] : nullptr;
}

int LayoutsModel::rowOf(const Layout &layout) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (layoutOf(row)->layout == layout)
            return row;
    return -1;
}

QString LayoutsModel::codeOf(int row) const
{
    return layoutOf(row) ? m_codes[std::size_t(row)] : QString();
}

int LayoutsModel::rowCount(const QModelIndex &parent) const
{
    const SharedAdvice *shared = advice();
    return shared && !parent.isValid() ? int(shared->layouts.size()) : 0;
}

int LayoutsModel::columnCount(const QModelIndex &parent) const
{
    const SharedAdvice *shared = advice();
    return shared && !parent.isValid() ? int(shared->sites.size()) + 4 : 0;
}

QString LayoutsModel::textOf(const AdvisedLayout &layout, int row, int column) const
{
    const SharedAdvice &shared = *advice();
    const int sites = int(shared.sites.size());
    if (column == 0)
        return QString::fromStdString(layoutName(layout.layout, shared.shape, windowTranslate()));
    if (column <= sites) {
        const auto site = std::size_t(column - 1);
        return QString::fromStdString(
            perRequestText(layout.wavefronts[site], shared.sites[site].requests));
    }
    if (column == sites + 1)
        return QLocale().toString(qulonglong(layout.total));
    if (column == sites + 2)
        return layout.fits
            ? QLocale().toString(qlonglong(layout.extraBytes))
            : tr("%1: too many").arg(QLocale().toString(qlonglong(layout.extraBytes)));
    return codeOf(row);
}

QString LayoutsModel::tipOf(const AdvisedLayout &layout) const
{
    const SharedAdvice &shared = *advice();
    QStringList lines;
    for (std::size_t i = 0; i < shared.sites.size(); ++i)
        lines << tr("%1: %2 wavefronts in %3 requests")
                     .arg(QString::fromStdString(siteHeading(shared.sites[i], *m_advice->result)))
                     .arg(layout.wavefronts[i])
                     .arg(shared.sites[i].requests);
    if (!layout.fits)
        lines << tr("The block would need more shared memory than it can have.");
    return lines.join(u'\n');
}

QVariant LayoutsModel::data(const QModelIndex &index, int role) const
{
    const AdvisedLayout *layout = layoutOf(index.row());
    if (!layout)
        return {};
    const int sites = int(advice()->sites.size());
    const bool isNumber = index.column() >= 1 && index.column() <= sites + 2;
    const bool isDeclared = layout->layout.kind == LayoutKind::AsDeclared;
    switch (role) {
    case Qt::DisplayRole: return textOf(*layout, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole: return tipOf(*layout);
    case Qt::FontRole:
        if (index.column() == sites + 3)
            return QFontDatabase::systemFont(QFontDatabase::FixedFont);
        if (isDeclared) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (!layout->fits)
            return toQColor(m_look.theme.quietText);
        if (index.column() == sites + 1 && layout->total > advice()->idealTotal)
            return toQColor(m_look.theme.excess);
        return {};
    default: return {};
    }
}

QVariant LayoutsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const SharedAdvice *shared = advice();
    if (orientation != Qt::Horizontal || !shared)
        return {};
    const int sites = int(shared->sites.size());
    const bool isSite = section >= 1 && section <= sites;
    if (role == Qt::ToolTipRole && isSite)
        return tr("Wavefronts of one request of this access, by its line");
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (section >= 1 && section <= sites + 2 ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("layout");
    if (isSite)
        return QString::fromStdString(
            siteHeading(shared->sites[std::size_t(section - 1)], *m_advice->result));
    if (section == sites + 1)
        return tr("wavefronts");
    return section == sites + 2 ? tr("extra bytes") : tr("code");
}

} // namespace warplens
