// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"
#include "style/look.h"

#include <QTableView>

#include <memory>

namespace warplens {

class SitesModel;

/// The table of sites; choosing a row selects its site.
class SitesTable : public QTableView
{
    Q_OBJECT

public:
    explicit SitesTable(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    void setLook(const Look &look);
    /// Question marks in the place of counts.
    void setCountsHidden(bool hidden);

signals:
    void siteChosen(quint32 site);

private:
    SitesModel *m_model;
    bool m_showing = false; ///< a selection from outside is being shown
};

} // namespace warplens
