// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/extentrow.h"

#include "style/shape.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace warplens {

ExtentRow::ExtentRow(const QString &name, int most, QWidget *parent)
    : QWidget(parent)
    , m_message(makeLabel({}, "message"))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    auto *title = new QLabel(name);
    title->setMinimumWidth(44);
    layout->addWidget(title, 0, 0);
    const QString axes[] = {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")};
    for (int axis = 0; axis < 3; ++axis) {
        auto *field = new QSpinBox;
        field->setRange(0, most);
        field->setAccelerated(true);
        field->setAlignment(Qt::AlignRight);
        field->setFocusPolicy(Qt::StrongFocus);
        field->setMinimumWidth(52);
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        field->setAccessibleName(name + u' ' + axes[axis]);
        layout->addWidget(makeLabel(axes[axis], "caption"), 0, 1 + 2 * axis);
        layout->addWidget(field, 0, 2 + 2 * axis);
        layout->setColumnStretch(2 + 2 * axis, 1);
        connect(field, &QSpinBox::valueChanged, this, [this] { emit edited(extent()); });
        m_fields[std::size_t(axis)] = field;
    }
    m_message->setWordWrap(true);
    m_message->hide();
    layout->addWidget(m_message, 1, 1, 1, 6);
}

void ExtentRow::setExtent(const Extent &extent)
{
    const std::uint32_t values[] = {extent.x, extent.y, extent.z};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (std::uint32_t(m_fields[axis]->value()) == values[axis])
            continue; // leaves what is being typed alone
        const QSignalBlocker blocker(m_fields[axis]);
        m_fields[axis]->setValue(int(values[axis]));
    }
}

Extent ExtentRow::extent() const
{
    return {std::uint32_t(m_fields[0]->value()), std::uint32_t(m_fields[1]->value()),
            std::uint32_t(m_fields[2]->value())};
}

void ExtentRow::setMessage(const QString &message)
{
    warplens::setMessage(m_message, message);
    for (QSpinBox *field : m_fields)
        setShape(field, "excess", !message.isEmpty());
}

} // namespace warplens
