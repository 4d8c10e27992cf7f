// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/blockbox.h"

#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>
#include <vector>

namespace warplens {

BlockBox::BlockBox(QWidget *parent)
    : QSpinBox(parent)
{
    setKeyboardTracking(false); // half a place is another block
    setAccelerated(true);
    setAccessibleName(tr("Block that is shown"));
    setToolTip(tr("The block of the grid that the pictures show: type its place or its number, "
                  "or use the arrow keys or the wheel"));
    setRange(0, 0);
    hide();
    connect(this, &QSpinBox::valueChanged, this,
            [this](int block) { emit chosen(quint64(block)); });
}

void BlockBox::setBlock(std::uint64_t block, const Extent &grid)
{
    const std::uint64_t blocks = grid.count();
    setVisible(blocks > 1);
    if (blocks <= 1)
        return;
    constexpr std::uint64_t Most = std::numeric_limits<int>::max();
    const QSignalBlocker blocker(this);
    if (m_grid != grid) {
        m_grid = grid;
        setRange(0, int(std::min(blocks - 1, Most)));
        setValue(value() == 0 ? maximum() : 0); // writes the text anew
    }
    setValue(int(std::min(block, Most)));
}

QString BlockBox::textFromValue(int value) const
{
    const Extent at = positionOf(std::uint64_t(value), m_grid);
    QString place = QString::number(at.x);
    if (m_grid.y > 1 || m_grid.z > 1)
        place += QStringLiteral(", %1").arg(at.y);
    if (m_grid.z > 1)
        place += QStringLiteral(", %1").arg(at.z);
    if (m_grid.y > 1 || m_grid.z > 1)
        place = u'(' + place + u')';
    return tr("block %1").arg(place);
}

/// The numbers in the text, whatever stands between: one is the block's number, more its place.
std::optional<int> BlockBox::blockIn(const QString &text) const
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    std::vector<std::uint64_t> numbers;
    QRegularExpressionMatchIterator matches = digits.globalMatch(text);
    while (matches.hasNext()) {
        bool fits = false;
        numbers.push_back(matches.next().captured().toULongLong(&fits));
        if (!fits)
            return std::nullopt;
    }
    if (numbers.empty() || numbers.size() > 3)
        return std::nullopt;
    std::uint64_t block = numbers.front();
    if (numbers.size() > 1) {
        numbers.resize(3, 0);
        if (numbers[0] >= m_grid.x || numbers[1] >= m_grid.y || numbers[2] >= m_grid.z)
            return std::nullopt;
        block = numbers[0] + m_grid.x * (numbers[1] + m_grid.y * numbers[2]);
    }
    return block <= std::uint64_t(maximum()) ? std::optional(int(block)) : std::nullopt;
}

int BlockBox::valueFromText(const QString &text) const { return blockIn(text).value_or(value()); }

QValidator::State BlockBox::validate(QString &text, int &) const
{
    return blockIn(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

} // namespace warplens
