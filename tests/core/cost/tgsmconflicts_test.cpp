// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "blockrequests.h"

#include "cost/sharedcost.h"
#include "device/devices.h"

#include <QtTest>

using namespace warplens;

/// The classic group-shared-memory script beside the hardware's count.
class TgsmConflictsTest : public QObject
{
    Q_OBJECT

private slots:
    void group_data();
    void group();
};

using Banks = std::vector<std::uint64_t>;

void TgsmConflictsTest::group_data()
{
    QTest::addColumn<QString>("index");
    QTest::addColumn<QString>("wave");
    QTest::addColumn<QString>("banks");
    QTest::addColumn<QString>("multicast");
    QTest::addColumn<quint64>("conflicts"); // of an 8×8 group
    QTest::addColumn<quint64>("inBank0");
    QTest::addColumn<quint64>("inBank8");
    QTest::addColumn<quint64>("wavefronts");
    const auto row = [](const char *index, const char *wave, const char *banks,
                        const char *multicast, quint64 conflicts, quint64 inBank0, quint64 inBank8,
                        quint64 wavefronts) {
        QTest::addRow("%s, wave %s, %s banks, multicast %s", index, wave, banks, multicast)
            << QString(index) << QString(wave) << QString(banks) << QString(multicast) << conflicts
            << inBank0 << inBank8 << wavefronts;
    };
    const char *strided = "s[threadIdx.x*8]";
    row(strided, "32", "32", "on", 56, 14, 14, 4);
    row(strided, "32", "32", "off", 56, 14, 14, 16);
    row(strided, "64", "32", "on", 60, 15, 15, 4);
    row(strided, "64", "32", "off", 60, 15, 15, 16);
    row(strided, "32", "64", "on", 0, 0, 0, 2);
    row(strided, "32", "64", "off", 48, 6, 6, 8);
    row(strided, "32", "33", "on", 0, 0, 0, 2);
    row(strided, "32", "16", "on", 60, 30, 30, 16);
    const char *doubled = "s[(threadIdx.y*8+threadIdx.x)*2]";
    row(doubled, "32", "32", "on", 32, 2, 2, 4);
    row(doubled, "64", "32", "on", 48, 3, 3, 4);
    row(doubled, "32", "32", "off", 32, 2, 2, 4);
    row("s[5]", "32", "32", "on", 0, 0, 0, 2);
    row("s[5]", "32", "32", "off", 62, 0, 0, 64);
    row("s[threadIdx.x+threadIdx.y*8]", "32", "32", "on", 0, 0, 0, 2);
}

void TgsmConflictsTest::group()
{
    QFETCH(QString, index);
    QFETCH(QString, wave);
    QFETCH(QString, banks);
    QFETCH(QString, multicast);
    const auto device = std::get<Device>(overridden(*findDevice(builtInDevices(), "custom"),
                                                    {{"warp_size", wave.toStdString()},
                                                     {"banks", banks.toStdString()},
                                                     {"multicast", multicast.toStdString()}}));
    std::uint64_t conflicts = 0;
    std::uint64_t wavefronts = 0;
    Banks byBank(device.shared.banks);
    for (const Request &request : requestsOf(IndexExpression(index.toStdString()), {8, 8, 1},
                                             Space::Shared, AccessKind::Load, 4, device.warpSize)) {
        const std::uint64_t base = arrayBase(Space::Shared);
        conflicts += tgsmConflicts(request, device, base, 4);
        addTgsmConflicts(request, device, base, 4, byBank);
        wavefronts += sharedCost(request, device).wavefronts;
    }
    QTEST(quint64(conflicts), "conflicts");
    QTEST(quint64(byBank[0]), "inBank0");
    QTEST(quint64(byBank[8]), "inBank8");
    QTEST(quint64(wavefronts), "wavefronts");
}

QTEST_APPLESS_MAIN(TgsmConflictsTest)
#include "tgsmconflicts_test.moc"
