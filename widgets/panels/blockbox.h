// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <QSpinBox>

#include <optional>

namespace warplens {

/// Which block of the grid one looks at: `block (1, 2)`. Its number, or its place, can be typed.
/// Hidden where there is only one.
class BlockBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit BlockBox(QWidget *parent = nullptr);

    /// `block` is linear in `grid`.
    void setBlock(std::uint64_t block, const Extent &grid);

signals:
    void chosen(quint64 block);

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    std::optional<int> blockIn(const QString &text) const;

    Extent m_grid;
};

} // namespace warplens
