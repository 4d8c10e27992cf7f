// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/listtable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

#include <functional>

namespace warplens {

namespace {

struct ListTable
{
    Q_DECLARE_TR_FUNCTIONS(ListTable)
};

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

/// The row as it is shown: hidden columns are left out.
QString rowText(const QTableView &table, const std::function<QString(int)> &cell)
{
    QStringList cells;
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        if (!table.isColumnHidden(column))
            cells << cell(column);
    }
    return cells.join(u'\t') + u'\n';
}

QString rowText(const QTableView &table, int row)
{
    return rowText(table,
                   [&](int column) { return table.model()->index(row, column).data().toString(); });
}

QString headerText(const QTableView &table)
{
    return rowText(table, [&](int column) {
        return table.model()->headerData(column, Qt::Horizontal).toString();
    });
}

/// Right click, or the keys: what spreadsheets and slides take.
void addCopying(QTableView &table)
{
    const auto add = [&table](const QString &text, const QKeySequence &keys, auto copied) {
        auto *action = new QAction(text, &table);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, &table,
                         [&table, copied] { QApplication::clipboard()->setText(copied(table)); });
        table.addAction(action);
    };
    add(ListTable::tr("Copy row"), QKeySequence::Copy, [](const QTableView &list) {
        const QModelIndex current = list.currentIndex();
        return current.isValid() ? rowText(list, current.row()) : headerText(list);
    });
    add(ListTable::tr("Copy table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        [](const QTableView &list) {
            QString text = headerText(list);
            for (int row = 0; row < list.model()->rowCount(); ++row)
                text += rowText(list, row);
            return text;
        });
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace

void makeList(QTableView &table)
{
    addCopying(table);
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
