// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/listtable.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace warplens {

namespace {

/// What has an ink of its own keeps it in the chosen row, and the rest stays legible there.
class InkDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant ink = index.data(Qt::ForegroundRole);
        option->palette.setColor(QPalette::HighlightedText,
                                 ink.isValid() ? ink.value<QColor>()
                                               : option->palette.color(QPalette::Text));
    }
};

} // namespace

void makeList(QTableView &table)
{
    table.setItemDelegate(new InkDelegate(&table));
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QTableView::SelectRows);
    table.setSelectionMode(QTableView::SingleSelection);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.setHorizontalScrollMode(QTableView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(26);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setMinimumSectionSize(48);
}

} // namespace warplens
