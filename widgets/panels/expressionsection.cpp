// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/expressionsection.h"

#include "kernel/elementtype.h"
#include "style/shape.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace warplens {

namespace {

const Space spaces[] = {Space::Global, Space::Shared};

void setRow(QComboBox &combo, int row)
{
    if (combo.currentIndex() == row)
        return;
    const QSignalBlocker blocker(combo);
    combo.setCurrentIndex(row);
}

} // namespace

std::optional<std::vector<std::uint32_t>> parseShape(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,x×\\[\\]]+"));
    std::vector<std::uint32_t> shape;
    for (const QString &part : text.split(separators, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const std::uint32_t size = part.toUInt(&isNumber);
        if (!isNumber || size == 0)
            return std::nullopt;
        shape.push_back(size);
    }
    return shape;
}

QString shapeText(const std::vector<std::uint32_t> &shape)
{
    QStringList parts;
    for (const std::uint32_t size : shape)
        parts << QString::number(size);
    return parts.join(QStringLiteral(", "));
}

ExpressionSection::ExpressionSection(QWidget *parent)
    : QWidget(parent)
    , m_space(new QComboBox)
    , m_type(new QComboBox)
    , m_op(new QComboBox)
    , m_shape(new QLineEdit)
    , m_message(makeLabel({}, "message"))
{
    m_space->addItems({tr("global"), tr("shared")});
    m_space->setAccessibleName(tr("Memory"));
    m_type->setEditable(true);
    m_type->setInsertPolicy(QComboBox::NoInsert);
    for (const char *type : {"float", "double", "int", "char", "short", "float2", "float4"})
        m_type->addItem(QLatin1StringView(type));
    m_type->setAccessibleName(tr("Element type"));
    m_op->addItems({tr("load"), tr("store"), QStringLiteral("atomicAdd"),
                    QStringLiteral("ldmatrix.x1"), QStringLiteral("ldmatrix.x2"),
                    QStringLiteral("ldmatrix.x4")});
    m_op->setAccessibleName(tr("Operation"));
    m_shape->setPlaceholderText(tr("no end"));
    m_shape->setAccessibleName(tr("Shape of the array"));
    m_shape->setToolTip(tr("Sizes of the array, outermost first: 32, 33"));
    m_message->hide();

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    const QString names[] = {tr("memory"), tr("type"), tr("access"), tr("shape")};
    QWidget *const fields[] = {m_space, m_type, m_op, m_shape};
    for (int column = 0; column < 4; ++column) {
        layout->addWidget(makeLabel(names[column], "caption"), 0, column);
        fields[column]->setMinimumWidth(0);
        fields[column]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        layout->addWidget(fields[column], 1, column);
        layout->setColumnStretch(column, 1);
    }
    layout->addWidget(m_message, 2, 0, 1, 4);
    for (QComboBox *combo : {m_space, m_type, m_op})
        connect(combo, &QComboBox::currentTextChanged, this, &ExpressionSection::report);
    connect(m_shape, &QLineEdit::textEdited, this, &ExpressionSection::report);
}

void ExpressionSection::setSource(const Source &source)
{
    m_source = source;
    setRow(*m_space, source.space == Space::Shared ? 1 : 0);
    setRow(*m_op, int(source.op));
    const QString type = QString::fromStdString(source.elementType);
    if (m_type->currentText() != type) {
        const QSignalBlocker blocker(m_type);
        m_type->setEditText(type);
    }
    if (parseShape(m_shape->text()) != source.shape)
        m_shape->setText(shapeText(source.shape));
}

void ExpressionSection::report()
{
    const std::optional<std::vector<std::uint32_t>> shape = parseShape(m_shape->text());
    const bool isType = elementTypeOf(m_type->currentText().toStdString()).has_value();
    setShape(m_shape, "excess", !shape);
    setShape(m_type, "excess", !isType);
    setMessage(m_message,
               !shape        ? tr("Type sizes above 0, such as 32, 33.")
                   : !isType ? tr("Type the name of a type, such as float, int or double2.")
                             : QString());
    if (!shape || !isType)
        return;
    m_source.space = spaces[m_space->currentIndex()];
    m_source.elementType = m_type->currentText().toStdString();
    m_source.op = ExpressionOp(m_op->currentIndex());
    m_source.shape = *shape;
    emit edited(m_source);
}

} // namespace warplens
