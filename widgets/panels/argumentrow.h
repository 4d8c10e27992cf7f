// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <QWidget>

#include <string>

class QLabel;
class QSlider;

namespace warplens {

class NumberEdit;

/// A scalar parameter: name, a slider for whole numbers, and a field that takes any number.
class ArgumentRow : public QWidget
{
    Q_OBJECT

public:
    explicit ArgumentRow(const Parameter &parameter, QWidget *parent = nullptr);

    /// `typed` is the launch's text, empty when it has none; `effective` what the run used.
    void setArgument(const std::string &typed, const std::string &effective);
    void setMessage(const QString &message);

signals:
    void edited(const std::string &text);

private:
    void setSlider(const QString &text);

    QSlider *m_slider;
    NumberEdit *m_field;
    QLabel *m_message;
};

} // namespace warplens
