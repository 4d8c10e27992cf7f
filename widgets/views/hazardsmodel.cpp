// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/hazardsmodel.h"

#include "experiment/hazardtext.h"
#include "hazard/samehazard.h"
#include "phrases.h"
#include "style/severitymark.h"

#include <QLocale>

#include <algorithm>

namespace warplens {

namespace {

bool isNumber(HazardsModel::Column column)
{
    return column == HazardsModel::Column::Pairs || column == HazardsModel::Column::Blocks;
}

QString classText(const Hazard &hazard)
{
    switch (hazard.kind) {
    case HazardKind::Race: {
        const std::string_view name = nameOf(hazard.raceClass);
        return QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
    case HazardKind::SameInstruction: return HazardsModel::tr("one store");
    case HazardKind::Unwritten: return HazardsModel::tr("not written");
    case HazardKind::WarpStorage: return HazardsModel::tr("a warp's own?");
    }
    return {};
}

} // namespace

HazardsModel::HazardsModel(QObject *parent)
    : QAbstractTableModel(parent)
{
    setLook(lookOf(lightTheme()));
}

void HazardsModel::setResult(std::shared_ptr<const Result> result)
{
    // A Result without a kernel has no hazards; its sites could not be named.
    if (result && !result->kernel())
        result.reset();
    if (result == m_result)
        return;
    if (m_result && result
        && std::ranges::equal(m_result->hazards, result->hazards, {}, keyOf, keyOf)) {
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

void HazardsModel::setLook(const Look &look)
{
    for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error})
        m_marks[std::size_t(severity)] = severityMark(severity, look);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

const Hazard *HazardsModel::hazardOf(int row) const
{
    return row >= 0 && row < rowCount() ? &m_result->hazards[std::size_t(row)] : nullptr;
}

QString HazardsModel::sentenceOf(int row) const
{
    const Hazard *hazard = hazardOf(row);
    return hazard ? warplens::sentenceOf(*hazard, *m_result) : QString();
}

int HazardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_result ? 0 : int(m_result->hazards.size());
}

int HazardsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

/// `line 7, thread (1, 0, 0)`.
QString HazardsModel::accessText(const HazardAccess &access) const
{
    const std::vector<Site> &sites = m_result->kernel()->sites;
    if (access.site >= sites.size())
        return {};
    const QString thread =
        QString::fromStdString(coordinatesText(positionOf(access.thread, m_result->launch.block)));
    const Position position = sites[access.site].position;
    return position.isValid() ? tr("line %1, thread %2").arg(position.line).arg(thread)
                              : tr("thread %1").arg(thread);
}

QString HazardsModel::text(const Hazard &hazard, Column column) const
{
    switch (column) {
    case Column::Severity: return severityWord(hazard.severity);
    case Column::Class: return classText(hazard);
    case Column::Element:
        return QString::fromStdString(
            elementText(*m_result->kernel(), hazard.array, hazard.byte, windowTranslate()));
    case Column::First: return accessText(hazard.first);
    case Column::Second: return accessText(hazard.second);
    case Column::Pairs: return QLocale().toString(qulonglong(hazard.pairs));
    case Column::Blocks: return QLocale().toString(qulonglong(hazard.blocks));
    }
    return {};
}

QVariant HazardsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Hazard &hazard = m_result->hazards[std::size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(hazard, column);
    case Qt::DecorationRole:
        return column == Column::Severity ? QVariant(m_marks[std::size_t(hazard.severity)])
                                          : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: return sentenceOf(index.row());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    default: return {};
    }
}

QVariant HazardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && column == Column::Class)
        return tr("RAW: read after write. WAR: write after read. WAW: write after write.");
    if (role == Qt::ToolTipRole && column == Column::Pairs)
        return tr("How often two threads met, at all places and in all blocks");
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Severity: return tr("severity");
    case Column::Class: return tr("kind");
    case Column::Element: return tr("element");
    case Column::First: return tr("first");
    case Column::Second: return tr("then");
    case Column::Pairs: return tr("pairs");
    case Column::Blocks: return tr("blocks");
    }
    return {};
}

} // namespace warplens
