// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/argumentrow.h"

#include "panels/numberedit.h"
#include "style/shape.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

constexpr qint64 LeastSliderRange = 32;
constexpr qint64 MostSliderRange = 1 << 30;

/// A round upper end that leaves room above `value`.
int sliderEnd(qint64 value)
{
    const auto wanted = quint64(std::clamp(2 * std::abs(value), LeastSliderRange, MostSliderRange));
    return int(std::bit_ceil(wanted));
}

} // namespace

ArgumentRow::ArgumentRow(const Parameter &parameter, QWidget *parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_field(new NumberEdit)
    , m_message(makeLabel({}, "message"))
{
    const QString name = QString::fromStdString(parameter.name);
    auto *label = makeLabel(name, "row");
    label->setToolTip(parameter.isConstant
                          ? tr("%1: a constant of the text; changing it compiles anew").arg(name)
                          : QString::fromStdString(parameter.type) + u' ' + name);
    label->setMinimumWidth(64);
    m_slider->setAccessibleName(tr("%1, slider").arg(name));
    m_slider->setRange(0, int(LeastSliderRange));
    m_slider->setVisible(!isFloat(parameter.value) && !parameter.isStruct);
    m_field->setAccessibleName(name);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setFixedWidth(84);
    m_message->setWordWrap(true);
    m_message->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(label, 0, 0);
    layout->addWidget(m_slider, 0, 1);
    layout->addWidget(m_field, 0, 2);
    layout->addWidget(m_message, 1, 0, 1, 3);
    layout->setColumnStretch(1, 1);
    connect(m_field, &NumberEdit::typed, this, [this](const QString &text) {
        setSlider(text);
        emit edited(text.toStdString());
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        m_field->setValueText(QString::number(value));
        emit edited(std::to_string(value));
    });
}

void ArgumentRow::setArgument(const std::string &typed, const std::string &effective)
{
    const QString text = QString::fromStdString(typed.empty() ? effective : typed);
    if (!(m_field->hasFocus() && typed.empty()))
        m_field->setValueText(text);
    m_field->setPlaceholderText(QString::fromStdString(effective));
    setSlider(text);
}

void ArgumentRow::setSlider(const QString &text)
{
    bool isWhole = false;
    const qint64 value = text.trimmed().toLongLong(&isWhole, 0);
    if (!isWhole || m_slider->isSliderDown())
        return;
    const QSignalBlocker blocker(m_slider);
    if (value > m_slider->maximum() || value < m_slider->minimum())
        m_slider->setRange(value < 0 ? -sliderEnd(value) : 0, sliderEnd(value));
    m_slider->setValue(int(std::clamp(value, -MostSliderRange, MostSliderRange)));
}

void ArgumentRow::setMessage(const QString &message)
{
    warplens::setMessage(m_message, message);
    setShape(m_field, "excess", !message.isEmpty());
}

} // namespace warplens
