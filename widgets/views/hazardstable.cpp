// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/hazardstable.h"

#include "experiment/hazardcoverage.h"
#include "hazard/samehazard.h"
#include "phrases.h"
#include "style/shape.h"
#include "views/hazardsmodel.h"
#include "views/listtable.h"

#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace warplens {

HazardsTable::HazardsTable(QWidget *parent)
    : QFrame(parent)
    , m_model(new HazardsModel(this))
    , m_view(new QTableView)
    , m_limits(makeLabel({}, "sentence"))
    , m_sentence(makeLabel({}, "sentence"))
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Hazards"));
    makeList(*m_view);
    m_view->setMinimumHeight(66); // the header and a row
    setFocusProxy(m_view);
    m_limits->setObjectName("limits");
    m_limits->setWordWrap(true);
    m_limits->setAccessibleName(tr("What was not looked for"));
    m_sentence->setObjectName("chosenHazard");
    m_sentence->setWordWrap(true);
    m_sentence->setAccessibleName(tr("The chosen hazard"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_limits);
    column->addWidget(m_view, 1);
    column->addWidget(m_sentence);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { choose(current.row()); });
    // The current row again, after the selection was widened.
    connect(m_view, &QTableView::clicked, this,
            [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex &index) { choose(index.row()); });
    showSentence();
    showLimits({});
}

void HazardsTable::choose(int row)
{
    showSentence();
    const Hazard *hazard = m_model->hazardOf(row);
    if (!hazard || m_showing)
        return;
    Selection wanted;
    wanted.pair = pairOf(*hazard, *m_model->result());
    emit chosen(wanted);
}

void HazardsTable::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_showing = true;
    showLimits(result ? result->hazardLimits : HazardLimits());
    const Hazard *chosen = m_model->hazardOf(m_view->currentIndex().row());
    const bool isChosen = chosen != nullptr;
    const HazardKey key = keyOf(isChosen ? *chosen : Hazard());
    m_model->setResult(std::move(result));
    for (int row = 0; isChosen && row < m_model->rowCount(); ++row)
        if (keyOf(*m_model->hazardOf(row)) == key)
            m_view->setCurrentIndex(m_model->index(row, 0));
    showPair(selection);
    showSentence();
    m_showing = false;
}

void HazardsTable::setLook(const Look &look) { m_model->setLook(look); }

/// Two hazards may have one example: the current row stays as long as it is of the pair.
void HazardsTable::showPair(const Selection &selection)
{
    const auto isOfPair = [&](int row) {
        const Hazard *hazard = m_model->hazardOf(row);
        return hazard && selection.pair && pairOf(*hazard, *m_model->result()) == *selection.pair;
    };
    if (isOfPair(m_view->currentIndex().row()))
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (isOfPair(row)) {
            m_view->setCurrentIndex(m_model->index(row, 0));
            return;
        }
    }
    m_view->clearSelection();
    m_view->selectionModel()->clearCurrentIndex();
}

void HazardsTable::showLimits(const HazardLimits &limits)
{
    setMessage(m_limits, sentencesOf(limits));
}

void HazardsTable::showSentence()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_sentence->setVisible(!isEmpty || m_limits->text().isEmpty());
    const QModelIndex current = m_view->currentIndex();
    if (isEmpty)
        m_sentence->setText(emptyWords());
    else
        m_sentence->setText(current.isValid()
                                ? m_model->sentenceOf(current.row())
                                : tr("Choose a hazard to see its threads in the pictures."));
}

/// Why there is no row.
QString HazardsTable::emptyWords() const
{
    const std::shared_ptr<const Result> result = m_model->result();
    if (!result || !result->coverage.complete)
        return tr("Looking for hazards…");
    const std::string none = noHazardsText(*result, windowTranslate());
    if (!none.empty())
        return QString::fromStdString(none);
    return judgesHazards(*result) ? tr("No races. What else is wrong stands below the text.")
                                  : tr("Hazards are races in shared memory: nothing here uses it.");
}

} // namespace warplens
