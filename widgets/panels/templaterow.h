// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

#include <string>

class QLabel;

namespace warplens {

class NumberEdit;

/// A template parameter of the kernel: its name, what it stands for, and whether that is a guess.
class TemplateRow : public QWidget
{
    Q_OBJECT

public:
    explicit TemplateRow(const std::string &name, QWidget *parent = nullptr);

    /// `typed` is the experiment's text, empty when it has none; `effective` what was compiled.
    void setArgument(const std::string &typed, const std::string &effective, bool isAssumed);
    void setMessage(const QString &message);

signals:
    void edited(const std::string &text);

private:
    NumberEdit *m_field;
    QLabel *m_assumed;
    QLabel *m_message;
};

} // namespace warplens
