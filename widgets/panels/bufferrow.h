// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "kernel/kernel.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QToolButton;

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

    /// Asks for a file of contents; empty: none. Tests put an answer here.
    std::function<QString()> chooseFile;

signals:
    void edited(const warplens::BufferSpec &buffer);

private:
    void setUpFields(const Parameter &parameter);
    void report();
    void takeFile();

    BufferSpec m_buffer;
    bool m_typeIsOpen;
    QComboBox *m_type;
    NumberEdit *m_count;
    QComboBox *m_init;
    NumberEdit *m_offset;
    QToolButton *m_file;
    QLabel *m_message;
};

} // namespace warplens
