// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/advicepanel.h"

#include "advice/advicereport.h"
#include "advice/adviser.h"
#include "advice/layoutcode.h"
#include "advice/layoutsmodel.h"
#include "figure/arrayplace.h"
#include "phrases.h"
#include "style/shape.h"
#include "views/listtable.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace warplens {

LayoutEdit layoutEditOf(const Result &result, const SharedAdvice &advice, const Layout &layout)
{
    AppliedLayout changed = applied(result, advice, layout);
    if (!changed.experiment)
        return {std::nullopt, QString::fromStdString(windowTranslate()(changed.obstacle))};
    const QString name =
        QString::fromStdString(layoutName(layout, advice.shape, windowTranslate()));
    const QString array = QString::fromStdString(arrayName(*result.kernel(), advice.array));
    return {Edit{std::move(*changed.experiment),
                 AdvicePanel::tr("lay out %1 as %2").arg(array, name),
                 {},
                 false},
            {}};
}

AdvicePanel::AdvicePanel(QWidget *parent)
    : QFrame(parent)
    , m_adviser(new Adviser(this))
    , m_model(new LayoutsModel(this))
    , m_empty(makeLabel({}, "caption"))
    , m_arrays(new QComboBox)
    , m_title(makeLabel({}, "heading"))
    , m_view(new QTableView)
    , m_remarks(makeLabel({}, "caption"))
    , m_global(makeLabel({}, "sentence"))
    , m_note(makeLabel({}, "caption"))
    , m_copy(new QPushButton(tr("&Copy code")))
    , m_apply(new QPushButton(tr("&Apply")))
{
    build();
    connect(m_adviser, &Adviser::ready, this, &AdvicePanel::takeAdvice);
    connect(m_arrays, &QComboBox::currentIndexChanged, this, &AdvicePanel::showArray);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AdvicePanel::showRow);
    connect(m_view, &QTableView::activated, this, &AdvicePanel::apply);
    connect(m_copy, &QPushButton::clicked, this, &AdvicePanel::copyCode);
    connect(m_apply, &QPushButton::clicked, this, &AdvicePanel::apply);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        const SharedAdvice *shared = m_model->advice();
        if (!shared || section < 1 || std::size_t(section) > shared->sites.size())
            return;
        Selection wanted;
        wanted.site = shared->sites[std::size_t(section - 1)].site;
        emit selected(wanted);
    });
    showEmpty(tr("Run a kernel that uses shared memory to see other layouts of its arrays."));
}

void AdvicePanel::build()
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Layouts, the best first"));
    makeList(*m_view);
    m_view->setMinimumHeight(92); // the header and two rows
    m_view->horizontalHeader()->setSectionsClickable(true);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setToolTip(tr("Enter or a double click puts the layout into the text"));
    setFocusProxy(m_view);
    m_arrays->setAccessibleName(tr("Shared array"));
    m_note->setObjectName(QStringLiteral("note"));
    m_global->setObjectName(QStringLiteral("globalAdvice"));
    m_global->setAccessibleName(tr("Advice on global memory"));
    m_empty->setObjectName(QStringLiteral("empty"));
    for (QLabel *label : {m_empty, m_remarks, m_global, m_note}) {
        label->setWordWrap(true);
        label->setMinimumWidth(60);
    }
    m_apply->setProperty("primary", true);
    m_apply->setToolTip(
        tr("Changes the declaration or the indices in the text; Undo takes it back"));
    m_copy->setToolTip(tr("Copies the code of the chosen layout"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_arrays);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_note, 1);
    bottom->addWidget(m_copy);
    bottom->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 6);
    column->setSpacing(4);
    column->addWidget(m_empty);
    column->addLayout(top);
    column->addWidget(m_view, 1);
    column->addWidget(m_remarks);
    column->addLayout(bottom);
    column->addWidget(m_global);
    column->addStretch();
}

void AdvicePanel::setLook(const Look &look) { m_model->setLook(look); }

void AdvicePanel::setCurrent(bool isCurrent)
{
    m_isCurrent = isCurrent;
    showRow();
}

void AdvicePanel::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    const bool isNew = selection.site != m_selection.site;
    m_selection = selection;
    if (!result || !result->kernel()) {
        m_adviser->stop();
        m_advice.reset();
        m_model->setAdvice(nullptr, 0);
        showEmpty(tr("Nothing ran: the messages say what to correct."));
        return;
    }
    m_adviser->ask(result);
    if (isNew)
        showSelection();
}

/// The array and the layout that were chosen stay so, where the new advice still has them.
void AdvicePanel::takeAdvice(const std::shared_ptr<const Advice> &advice)
{
    const QString array = m_arrays->currentText();
    const AdvisedLayout *chosen = m_model->layoutOf(m_view->currentIndex().row());
    const Layout layout = chosen ? chosen->layout : Layout();
    m_advice = advice;
    m_arrays->blockSignals(true);
    m_arrays->clear();
    for (const SharedAdvice &shared : advice->shared)
        m_arrays->addItem(
            QString::fromStdString(arrayName(*advice->result->kernel(), shared.array)));
    m_arrays->setCurrentIndex(qMax(0, m_arrays->findText(array)));
    m_arrays->blockSignals(false);
    m_arrays->setVisible(m_arrays->count() > 1);
    showArray();
    if (const int row = chosen ? m_model->rowOf(layout) : -1; row >= 0)
        m_view->setCurrentIndex(m_model->index(row, 0));
    showSelection();
    showGlobal();
    emit adviceReady(advice);
}

void AdvicePanel::showEmpty(const QString &text)
{
    m_empty->setText(text);
    const bool isEmpty = !text.isEmpty();
    m_empty->setVisible(isEmpty);
    for (QWidget *part : QList<QWidget *>{m_title, m_view, m_note, m_copy, m_apply})
        part->setHidden(isEmpty);
    if (isEmpty) {
        m_arrays->hide();
        m_remarks->hide();
        m_global->setHidden(m_advice == nullptr || m_advice->global.empty());
    }
}

void AdvicePanel::showArray()
{
    m_model->setAdvice(m_advice, std::size_t(qMax(0, m_arrays->currentIndex())));
    const SharedAdvice *shared = m_model->advice();
    if (!shared) {
        showEmpty(tr("This block has no shared array to lay out anew. Declare one with __shared__, "
                     "or choose another block."));
        return;
    }
    showEmpty({});
    const Result &result = *m_advice->result;
    const QString name = QString::fromStdString(arrayName(*result.kernel(), shared->array));
    const QString type = QString::fromStdString(typeText(result, shared->array));
    m_title->setText(shared->best() ? tr("%1, %2: wavefronts of a request").arg(name, type)
                                    : tr("%1, %2: no layout is better").arg(name, type));
    QStringList remarks;
    for (const AdviceRemark &remark : shared->remarks)
        remarks << QString::fromStdString(describe(remark, result, windowTranslate()));
    setMessage(m_remarks, remarks.join(u' '));
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
    showRow();
}

void AdvicePanel::showRow()
{
    const AdvisedLayout *layout = m_model->layoutOf(m_view->currentIndex().row());
    m_copy->setEnabled(layout);
    const bool isDeclared = layout && layout->layout.kind == LayoutKind::AsDeclared;
    m_apply->setEnabled(layout && !isDeclared && m_isCurrent);
    if (!layout)
        m_note->clear();
    else if (!layout->fits)
        m_note->setText(tr("The block would need more shared memory than it can have."));
    else if (isDeclared)
        m_note->setText(tr("This is what the text has."));
    else
        m_note->setText(
            layoutEditOf(*m_advice->result, *m_model->advice(), layout->layout).obstacle);
}

void AdvicePanel::showGlobal()
{
    QStringList sentences;
    for (const GlobalAdvice &advice : m_advice->global)
        sentences << tr("Line %1: %2")
                         .arg(m_advice->result->kernel()->sites[advice.site].position.line)
                         .arg(QString::fromStdString(
                             describe(advice, *m_advice->result, windowTranslate())));
    m_global->setText(sentences.join(u'\n'));
    m_global->setHidden(sentences.isEmpty());
}

void AdvicePanel::showSelection()
{
    if (!m_advice || !m_selection.site)
        return;
    for (std::size_t i = 0; i < m_advice->shared.size(); ++i)
        for (const AdvisedSite &site : m_advice->shared[i].sites)
            if (site.site == *m_selection.site)
                m_arrays->setCurrentIndex(int(i));
}

void AdvicePanel::copyCode()
{
    QGuiApplication::clipboard()->setText(m_model->codeOf(m_view->currentIndex().row()));
    m_note->setText(tr("Copied."));
}

void AdvicePanel::apply()
{
    const AdvisedLayout *layout = m_model->layoutOf(m_view->currentIndex().row());
    if (!layout || !m_apply->isEnabled())
        return;
    LayoutEdit edit = layoutEditOf(*m_advice->result, *m_model->advice(), layout->layout);
    if (edit.edit) {
        emit edited(*edit.edit);
        return;
    }
    copyCode();
    m_note->setText(tr("The code is copied. %1").arg(edit.obstacle));
}

} // namespace warplens
