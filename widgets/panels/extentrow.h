// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <QWidget>

#include <array>

class QLabel;
class QSpinBox;

namespace warplens {

/// x, y and z of a grid or block, with a message below when they are wrong. Zero can be typed: it
/// is core that says what is wrong with it.
class ExtentRow : public QWidget
{
    Q_OBJECT

public:
    ExtentRow(const QString &name, int most, QWidget *parent = nullptr);

    void setExtent(const Extent &extent);
    Extent extent() const;
    void setMessage(const QString &message);

signals:
    void edited(const warplens::Extent &extent);

private:
    std::array<QSpinBox *, 3> m_fields;
    QLabel *m_message;
};

} // namespace warplens
