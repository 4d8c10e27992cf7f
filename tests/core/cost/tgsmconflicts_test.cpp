// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "blockrequests.h"

#include "cost/sharedcost.h"
#include "device/devices.h"

#include <QtTest>

#include <array>

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

namespace {

struct Pattern
{
    const char *name;
    IndexOfThread index;
};

const std::array<Pattern, 4> Patterns = {{
    {"threadIdx.x*8", [](const Extent &thread) { return thread.x * 8; }},
    {"threadIdx.x+threadIdx.y*8", [](const Extent &thread) { return thread.x + thread.y * 8; }},
    {"(threadIdx.x+threadIdx.y*8)*2",
     [](const Extent &thread) { return (thread.x + thread.y * 8) * 2; }},
    {"5", [](const Extent &) { return 5; }},
}};
enum { Strided, Linear, Doubled, OneWord };

} // namespace

void TgsmConflictsTest::group_data()
{
    QTest::addColumn<int>("pattern");
    QTest::addColumn<QString>("wave");
    QTest::addColumn<QString>("banks");
    QTest::addColumn<QString>("multicast");
    QTest::addColumn<quint64>("conflicts"); // of an 8×8 group
    QTest::addColumn<quint64>("inBank0");
    QTest::addColumn<quint64>("inBank8");
    QTest::addColumn<quint64>("wavefronts");
    const auto row = [](int pattern, const char *wave, const char *banks, const char *multicast,
                        quint64 conflicts, quint64 inBank0, quint64 inBank8, quint64 wavefronts) {
        const char *name = Patterns[std::size_t(pattern)].name;
        QTest::addRow("%s, wave %s, %s banks, multicast %s", name, wave, banks, multicast)
            << pattern << QString(wave) << QString(banks) << QString(multicast) << conflicts
            << inBank0 << inBank8 << wavefronts;
    };
    row(Strided, "32", "32", "on", 56, 14, 14, 4);
    row(Strided, "32", "32", "off", 56, 14, 14, 16);
    row(Strided, "64", "32", "on", 60, 15, 15, 4);
    row(Strided, "64", "32", "off", 60, 15, 15, 16);
    row(Strided, "32", "64", "on", 0, 0, 0, 2);
    row(Strided, "32", "64", "off", 48, 6, 6, 8);
    row(Strided, "32", "33", "on", 0, 0, 0, 2);
    row(Strided, "32", "16", "on", 60, 30, 30, 16);
    row(Doubled, "32", "32", "on", 32, 2, 2, 4);
    row(Doubled, "64", "32", "on", 48, 3, 3, 4);
    row(Doubled, "32", "32", "off", 32, 2, 2, 4);
    row(OneWord, "32", "32", "on", 0, 0, 0, 2);
    row(OneWord, "32", "32", "off", 62, 0, 0, 64);
    row(Linear, "32", "32", "on", 0, 0, 0, 2);
}

void TgsmConflictsTest::group()
{
    QFETCH(int, pattern);
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
    const IndexOfThread &index = Patterns[std::size_t(pattern)].index;
    for (const Request &request : sharedLoads(index, {8, 8, 1}, 4, device.warpSize)) {
        conflicts += tgsmConflicts(request, device, window::Shared, 4);
        addTgsmConflicts(request, device, window::Shared, 4, byBank);
        wavefronts += sharedCost(request, device).wavefronts;
    }
    QTEST(quint64(conflicts), "conflicts");
    QTEST(quint64(byBank[0]), "inBank0");
    QTEST(quint64(byBank[8]), "inBank8");
    QTEST(quint64(wavefronts), "wavefronts");
}

QTEST_APPLESS_MAIN(TgsmConflictsTest)
#include "tgsmconflicts_test.moc"
