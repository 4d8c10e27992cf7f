// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/source.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace warplens {

/// What an index expression leaves open: which memory, of which type and shape, read or written.
class ExpressionSection : public QWidget
{
    Q_OBJECT

public:
    explicit ExpressionSection(QWidget *parent = nullptr);

    /// Only the fields round the text are shown; the text is the editor's.
    void setSource(const Source &source);

signals:
    void edited(const warplens::Source &source);

private:
    void report();

    Source m_source;
    QComboBox *m_space;
    QComboBox *m_type;
    QComboBox *m_op;
    QLineEdit *m_shape;
    QLabel *m_message;
};

/// Reads `32, 33`, `[32][33]` or nothing; none if it is anything else.
std::optional<std::vector<std::uint32_t>> parseShape(const QString &text);
QString shapeText(const std::vector<std::uint32_t> &shape);

} // namespace warplens
