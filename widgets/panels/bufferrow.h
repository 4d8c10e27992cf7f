// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "kernel/kernel.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace warplens {

class NumberEdit;

/// A buffer: name, element type, count, initial contents, offset. Empty fields mean what their
/// placeholders say.
class BufferRow : public QWidget
{
    Q_OBJECT

public:
    explicit BufferRow(const Parameter &parameter, QWidget *parent = nullptr);

    void setBuffer(const BufferSpec &buffer);
    void setMessage(const QString &message);

signals:
    void edited(const warplens::BufferSpec &buffer);

private:
    void setUpFields(const Parameter &parameter);
    void report();

    BufferSpec m_buffer;
    bool m_typeIsOpen;
    QComboBox *m_type;
    NumberEdit *m_count;
    QComboBox *m_init;
    NumberEdit *m_offset;
    QLabel *m_message;
};

} // namespace warplens
