// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compare/comparepanel.h"

#include "style/shape.h"
#include "views/listtable.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace warplens {

ComparePanel::ComparePanel(QWidget *parent)
    : QFrame(parent)
    , m_model(new CompareModel(this))
    , m_view(new QTableView)
    , m_hint(makeLabel({}, "caption"))
    , m_pin(new QPushButton(tr("&Pin")))
    , m_toggle(new QPushButton(tr("&Switch")))
    , m_beside(new QPushButton(tr("Side &by side")))
    , m_remove(new QPushButton(tr("&Remove")))
{
    m_view->setModel(m_model);
    makeList(*m_view);
    m_view->setEditTriggers(QTableView::DoubleClicked | QTableView::EditKeyPressed);
    m_view->setAccessibleName(tr("States to compare"));
    setFocusProxy(m_view);
    m_pin->setToolTip(tr("Keep what is shown now, to compare with it (Ctrl+D)"));
    m_toggle->setToolTip(tr("From what is in the window to the chosen state, and back (Ctrl+T)"));
    m_beside->setToolTip(tr("The pictures of the chosen state beside those of now"));
    m_beside->setCheckable(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_pin);
    row->addWidget(m_toggle);
    row->addWidget(m_beside);
    row->addWidget(m_remove);
    row->addWidget(m_hint, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_view, 1);
    connect(m_pin, &QPushButton::clicked, this, &ComparePanel::pin);
    connect(m_toggle, &QPushButton::clicked, this, &ComparePanel::toggle);
    connect(m_beside, &QPushButton::clicked, this, &ComparePanel::showBeside);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        showBeside(false);
        m_model->unpin(m_view->currentIndex().row());
        updateButtons();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_beside->isChecked())
            showBeside(chosen() != nullptr);
        updateButtons();
    });
    updateButtons();
}

void ComparePanel::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    if (result)
        m_now = result->experiment;
    m_model->setNow(std::move(result), selection);
    updateButtons();
}

/// The chosen row, or else the newest pin.
const PinnedState *ComparePanel::chosen() const
{
    const PinnedState *pin = m_model->pinAt(m_view->currentIndex().row());
    return pin || m_model->pins().empty() ? pin : &m_model->pins().back();
}

void ComparePanel::pin()
{
    if (!m_model->pin())
        return;
    m_view->setCurrentIndex(m_model->index(int(m_model->pins().size()) - 1, 0));
    updateButtons();
}

void ComparePanel::toggle()
{
    const PinnedState *pin = chosen();
    if (!pin)
        return;
    const bool isThere = pin->result->experiment == m_now;
    if (isThere && !m_back)
        return;
    Edit edit{
        isThere ? *m_back : pin->result->experiment, tr("switch to %1").arg(pin->name), {}, false};
    if (isThere)
        edit.description = tr("switch back from %1").arg(pin->name);
    else
        m_back = m_now;
    emit edited(edit);
}

void ComparePanel::showBeside(bool on)
{
    m_beside->setChecked(on);
    emit besideWanted(on ? chosen() : nullptr);
}

void ComparePanel::updateButtons()
{
    const bool hasPin = chosen() != nullptr;
    const bool isFull = m_model->pins().size() == CompareModel::MostPins;
    m_pin->setEnabled(!isFull);
    m_toggle->setEnabled(hasPin);
    m_beside->setEnabled(hasPin);
    m_remove->setEnabled(m_model->pinAt(m_view->currentIndex().row()) != nullptr);
    m_hint->setVisible(!hasPin || isFull);
    m_hint->setText(isFull ? tr("Four are kept at most: remove one to pin another.")
                           : tr("Pin what is shown, change something, and compare."));
}

} // namespace warplens
