// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/templaterow.h"

#include "panels/numberedit.h"
#include "style/shape.h"

#include <QGridLayout>
#include <QLabel>

namespace warplens {

TemplateRow::TemplateRow(const std::string &name, QWidget *parent)
    : QWidget(parent)
    , m_field(new NumberEdit)
    , m_assumed(makeLabel(tr("assumed"), "caption"))
    , m_message(makeLabel({}, "message"))
{
    const QString shown = QString::fromStdString(name);
    auto *label = makeLabel(shown, "row");
    label->setToolTip(tr("Template parameter %1").arg(shown));
    label->setMinimumWidth(64);
    m_field->setAccessibleName(tr("Template parameter %1").arg(shown));
    m_field->setFixedWidth(150);
    m_assumed->setToolTip(tr("Neither you nor a launch in the text said so"));
    m_message->setWordWrap(true);
    m_message->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(label, 0, 0);
    layout->addWidget(m_assumed, 0, 1, Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_field, 0, 2);
    layout->addWidget(m_message, 1, 0, 1, 3);
    layout->setColumnStretch(1, 1);
    connect(m_field, &NumberEdit::typed, this,
            [this](const QString &text) { emit edited(text.toStdString()); });
}

void TemplateRow::setArgument(const std::string &typed, const std::string &effective,
                              bool isAssumed)
{
    // An emptied field stays empty while it is typed in; its placeholder says what counts then.
    if (!(m_field->hasFocus() && typed.empty()))
        m_field->setValueText(QString::fromStdString(typed.empty() ? effective : typed));
    m_field->setPlaceholderText(QString::fromStdString(effective));
    m_assumed->setVisible(isAssumed && typed.empty());
}

void TemplateRow::setMessage(const QString &message)
{
    warplens::setMessage(m_message, message);
    setShape(m_field, "excess", !message.isEmpty());
}

} // namespace warplens
