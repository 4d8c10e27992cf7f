// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/markwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace warplens {

namespace {

struct MarkText
{
    Q_DECLARE_TR_FUNCTIONS(MarkText)
};

QString threadWords(const Mark &mark, const Result &result)
{
    if (!mark.lane)
        return mark.warp ? MarkText::tr("warp %1").arg(*mark.warp) : QString();
    if (!mark.warp)
        return MarkText::tr("lane %1").arg(*mark.lane);
    const std::uint64_t linear = std::uint64_t(*mark.warp) * result.launch.warpSize + *mark.lane;
    const Extent &block = result.launch.block;
    if (linear >= block.count())
        return MarkText::tr("warp %1, lane %2").arg(*mark.warp).arg(*mark.lane);
    const Extent thread = positionOf(linear, block);
    return MarkText::tr("warp %1, lane %2: thread (%3, %4, %5)")
        .arg(*mark.warp)
        .arg(*mark.lane)
        .arg(thread.x)
        .arg(thread.y)
        .arg(thread.z);
}

/// `data[34], byte 136 (0x88)`, or the bare address outside every array.
QString addressWords(std::uint64_t address, const Result &result)
{
    const auto place = std::ranges::find_if(result.arrays, [&](const PlacedArray &array) {
        return address >= array.base && (array.bytes == 0 || address < array.base + array.bytes)
            && array.space == spaceOf(address) && address - array.base < window::GlobalStride / 2;
    });
    if (place == result.arrays.end() || !result.kernel())
        return MarkText::tr("address 0x%1").arg(address, 0, 16);
    const std::uint64_t byte = address - place->base;
    const QString name = QString::fromStdString(arrayName(*result.kernel(), place->array));
    const std::uint32_t each = std::max(1u, arrayType(*result.kernel(), place->array).elementBytes);
    return MarkText::tr("%1[%2], byte %3 (0x%4)")
        .arg(name)
        .arg(byte / each)
        .arg(byte)
        .arg(byte, 0, 16);
}

QString placeWords(const Mark &mark, const Result &result)
{
    if (!mark.address)
        return mark.bank ? MarkText::tr("bank %1").arg(*mark.bank) : QString();
    const Device &device = result.device;
    if (spaceOf(*mark.address) == Space::Shared) {
        const std::uint64_t word = *mark.address / device.shared.bankBytes;
        return MarkText::tr("bank %1").arg(
            mark.bank.value_or(std::uint32_t(word % device.shared.banks)));
    }
    const std::uint32_t sector = device.global.sectorBytes;
    const std::uint32_t line = device.global.lineBytes;
    return MarkText::tr("sector %1 of its line").arg(*mark.address % line / sector);
}

} // namespace

QString wordsFor(const Mark &mark, const Result &result)
{
    QStringList lines{threadWords(mark, result)};
    if (mark.address)
        lines << addressWords(*mark.address, result);
    lines << placeWords(mark, result);
    if (mark.site && result.kernel() && *mark.site < result.kernel()->sites.size()) {
        const Position position = result.kernel()->sites[*mark.site].position;
        if (position.isValid())
            lines << MarkText::tr("line %1").arg(position.line);
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace warplens
