// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/sitestable.h"

#include "views/listtable.h"
#include "views/sitesmodel.h"

namespace warplens {

SitesTable::SitesTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new SitesModel(this))
{
    setModel(m_model);
    makeList(*this);
    setAccessibleName(tr("Memory accesses"));
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && !m_showing)
                    emit siteChosen(m_model->siteOf(current.row()));
            });
}

void SitesTable::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_showing = true;
    m_model->setResult(std::move(result));
    for (int column = 0; column < SitesModel::Columns; ++column)
        setColumnHidden(column, !m_model->isNeeded(SitesModel::Column(column)));
    const QModelIndex current = currentIndex();
    if (!selection.site) {
        clearSelection();
        selectionModel()->clearCurrentIndex();
    } else if (!current.isValid() || m_model->siteOf(current.row()) != *selection.site) {
        setCurrentIndex(m_model->index(m_model->rowOf(*selection.site), 0));
    }
    m_showing = false;
}

void SitesTable::setCountsHidden(bool hidden) { m_model->setCountsHidden(hidden); }

void SitesTable::setLook(const Look &look) { m_model->setExcessInk(toQColor(look.theme.excess)); }

} // namespace warplens
