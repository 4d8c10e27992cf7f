// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLineEdit>

#include <string>

namespace warplens {

/// A text field that shows a value which may also change from outside. While a person is typing
/// in it their text stays, whatever comes in; when they leave it shows the value again.
class NumberEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr);

    /// Shows `text`; with the keyboard in the field only if it differs from what was typed last.
    void setValueText(const QString &text);

signals:
    /// A person typed; `text` is not judged.
    void typed(const QString &text);

protected:
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString m_value;
};

/// The same for text that core keeps as std::string.
inline void setValueText(NumberEdit &edit, const std::string &text)
{
    edit.setValueText(QString::fromStdString(text));
}

} // namespace warplens
