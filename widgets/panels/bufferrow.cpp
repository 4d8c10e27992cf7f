// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/bufferrow.h"

#include "panels/numberedit.h"
#include "style/shape.h"

#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace warplens {

namespace {

/// Where text stands for a number: empty is 0.
std::optional<std::uint64_t> parseCount(const QString &text)
{
    if (text.trimmed().isEmpty())
        return 0;
    bool isNumber = false;
    const quint64 value = text.trimmed().toULongLong(&isNumber, 0);
    return isNumber ? std::optional<std::uint64_t>(value) : std::nullopt;
}

QString countText(std::uint64_t count) { return count == 0 ? QString() : QString::number(count); }

QComboBox *editableCombo(const QStringList &choices, const QString &placeholder)
{
    auto *combo = new QComboBox;
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->addItems(choices);
    combo->setCurrentIndex(-1);
    combo->lineEdit()->setPlaceholderText(placeholder);
    combo->setMinimumContentsLength(4);
    combo->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return combo;
}

void setComboText(QComboBox &combo, const std::string &text)
{
    const QString wanted = QString::fromStdString(text);
    if (combo.currentText() == wanted)
        return;
    const QSignalBlocker blocker(combo);
    combo.setEditText(wanted);
}

} // namespace

BufferRow::BufferRow(const Parameter &parameter, QWidget *parent)
    : QWidget(parent)
    , chooseFile([this] {
        return QFileDialog::getOpenFileName(
            this, tr("Contents of a buffer"), {},
            tr("Numbers and bytes (*.csv *.txt *.bin);;All files (*)"));
    })
    , m_typeIsOpen(parameter.isUndeclared)
    , m_type(
          editableCombo({QStringLiteral("float"), QStringLiteral("int"), QStringLiteral("double"),
                         QStringLiteral("float2"), QStringLiteral("float4"),
                         QStringLiteral("unsigned char"), QStringLiteral("half")},
                        QString::fromStdString(parameter.array.element)))
    , m_count(new NumberEdit)
    , m_init(
          editableCombo({QStringLiteral("zeros"), QStringLiteral("ramp"), QStringLiteral("ramp%16"),
                         QStringLiteral("const=1"), QStringLiteral("random=1")},
                        QStringLiteral("ramp")))
    , m_offset(new NumberEdit)
    , m_file(new QToolButton)
    , m_message(makeLabel({}, "message"))
{
    setUpFields(parameter);
    for (QComboBox *combo : {m_type, m_init})
        connect(combo, &QComboBox::editTextChanged, this, &BufferRow::report);
    for (NumberEdit *field : {m_count, m_offset})
        connect(field, &NumberEdit::typed, this, &BufferRow::report);
    connect(m_file, &QToolButton::clicked, this, &BufferRow::takeFile);
}

void BufferRow::setUpFields(const Parameter &parameter)
{
    const QString name = QString::fromStdString(parameter.name);
    auto *label = makeLabel(name, "row");
    label->setToolTip(QString::fromStdString(parameter.type) + u' ' + name);
    m_type->setEnabled(m_typeIsOpen);
    m_type->setAccessibleName(tr("%1: element type").arg(name));
    m_count->setAccessibleName(tr("%1: elements").arg(name));
    m_count->setPlaceholderText(QStringLiteral("∞"));
    m_count->setToolTip(tr("Elements; empty: no end"));
    m_count->setAlignment(Qt::AlignRight);
    m_init->setAccessibleName(tr("%1: contents at the start").arg(name));
    m_offset->setAccessibleName(tr("%1: offset in bytes").arg(name));
    m_offset->setPlaceholderText(QStringLiteral("0"));
    m_offset->setAlignment(Qt::AlignRight);
    m_file->setText(QStringLiteral("…"));
    m_file->setAccessibleName(tr("%1: contents from a file").arg(name));
    m_file->setToolTip(tr("Take the contents from a file: numbers in a text, else bytes"));
    m_file->setFixedWidth(34);
    m_message->setWordWrap(true);
    m_message->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(2);
    QWidget *const fields[] = {label, m_type, m_count, m_init, m_offset};
    const int stretches[] = {4, 5, 4, 5, 3};
    for (int column = 0; column < 5; ++column) {
        fields[column]->setMinimumWidth(0);
        fields[column]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        layout->addWidget(fields[column], 0, column);
        layout->setColumnStretch(column, stretches[column]);
    }
    layout->addWidget(m_file, 0, 5);
    layout->addWidget(m_message, 1, 0, 1, 6);
}

void BufferRow::takeFile()
{
    const QString path = chooseFile();
    if (!path.isEmpty())
        m_init->setEditText(QStringLiteral("file=") + path);
}

void BufferRow::setBuffer(const BufferSpec &buffer)
{
    if (buffer == m_buffer)
        return;
    m_buffer = buffer;
    setComboText(*m_type, buffer.type);
    setComboText(*m_init, buffer.init);
    m_count->setValueText(countText(buffer.count));
    m_offset->setValueText(countText(buffer.offset));
}

void BufferRow::report()
{
    const std::optional<std::uint64_t> count = parseCount(m_count->text());
    const std::optional<std::uint64_t> offset = parseCount(m_offset->text());
    setShape(m_count, "excess", !count);
    setShape(m_offset, "excess", !offset);
    if (!count || !offset) {
        setMessage(tr("Type a whole number, or nothing."));
        return;
    }
    m_buffer = {m_type->currentText().toStdString(), *count, m_init->currentText().toStdString(),
                *offset};
    emit edited(m_buffer);
}

void BufferRow::setMessage(const QString &message) { warplens::setMessage(m_message, message); }

} // namespace warplens
