// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/atomiccost.h"
#include "cost/constantcost.h"
#include "cost/localcost.h"
#include "device/devices.h"
#include "kernel/space.h"

#include <QtTest>

using namespace warplens;

/// What atomics, constant memory and local memory cost.
class SpaceCostsTest : public QObject
{
    Q_OBJECT

private slots:
    void everySizeIsKept();
    void atomics_data();
    void atomics();
    void constants_data();
    void constants();
    void locals_data();
    void locals();
};

namespace {

Request requestTo(std::uint64_t start, std::uint32_t bytes, const std::vector<unsigned> &offsets)
{
    Request request;
    request.space = spaceOf(start);
    request.bytes = bytes;
    for (std::size_t lane = 0; lane < offsets.size(); ++lane) {
        request.active |= LaneMask(1) << lane;
        request.address[lane] = start + offsets[lane];
    }
    return request;
}

std::vector<unsigned> stepsOf(unsigned lanes, unsigned step)
{
    std::vector<unsigned> offsets;
    for (unsigned lane = 0; lane < lanes; ++lane)
        offsets.push_back(lane * step);
    return offsets;
}

using Offsets = std::vector<unsigned>;

} // namespace

void SpaceCostsTest::atomics_data()
{
    QTest::addColumn<Offsets>("offsets");
    QTest::addColumn<unsigned>("merged");
    QTest::addColumn<unsigned>("distinct");
    QTest::addColumn<unsigned>("most");
    QTest::addColumn<unsigned>("hottest");
    QTest::addColumn<unsigned>("l2");
    QTest::addRow("one address") << stepsOf(32, 0) << 16u << 1u << 32u << 0u << 2u;
    QTest::addRow("an address each") << stepsOf(32, 4) << 16u << 32u << 1u << 0u << 32u;
    QTest::addRow("not known") << stepsOf(32, 0) << 0u << 1u << 32u << 0u << 0u;
    QTest::addRow("scattered") << Offsets{8, 4, 8, 12, 4, 8, 0} << 16u << 4u << 3u << 8u << 4u;
    QTest::addRow("lowest of equals") << Offsets{8, 4, 8, 4, 12} << 16u << 3u << 2u << 4u << 3u;
    QTest::addRow("downwards") << Offsets{12, 8, 4, 0} << 16u << 4u << 1u << 0u << 4u;
    QTest::addRow("in twos") << Offsets{0, 4, 4, 0, 0} << 2u << 2u << 3u << 0u << 5u;
}

void SpaceCostsTest::atomics()
{
    QFETCH(Offsets, offsets);
    QFETCH(unsigned, merged);
    Device device;
    device.global.atomicLanesMerged = merged;
    Request request = requestTo(window::Global, 4, offsets);
    request.kind = AccessKind::Atomic;
    const AtomicCost cost = atomicCost(request, device);
    QTEST(cost.distinctAddresses, "distinct");
    QTEST(cost.mostOnOneAddress, "most");
    QTEST(unsigned(cost.hottestAddress - window::Global), "hottest");
    QTEST(cost.l2Operations, "l2");
    request.space = Space::Shared;
    QCOMPARE(atomicCost(request, device).l2Operations, 0u);
}

void SpaceCostsTest::constants_data()
{
    QTest::addColumn<Offsets>("offsets");
    QTest::addColumn<unsigned>("bytes");
    QTest::addColumn<unsigned>("lanes");
    QTest::addColumn<unsigned>("words");
    QTest::addColumn<unsigned>("ideal");
    QTest::addRow("one word") << stepsOf(32, 0) << 4u << 32u << 1u << 1u;
    QTest::addRow("a word each") << stepsOf(32, 4) << 4u << 32u << 32u << 1u;
    QTest::addRow("half-warps apart") << stepsOf(32, 0) << 4u << 16u << 2u << 2u;
    QTest::addRow("one half-warp") << stepsOf(16, 4) << 4u << 16u << 16u << 1u;
    QTest::addRow("bytes of a word") << stepsOf(8, 1) << 1u << 32u << 2u << 1u;
    QTest::addRow("doubles") << stepsOf(4, 8) << 8u << 32u << 8u << 2u;
    QTest::addRow("overlapping") << Offsets{8, 0, 4} << 16u << 32u << 6u << 4u;
    QTest::addRow("not modelled") << stepsOf(32, 4) << 4u << 0u << 0u << 0u;
}

void SpaceCostsTest::constants()
{
    QFETCH(Offsets, offsets);
    QFETCH(unsigned, bytes);
    QFETCH(unsigned, lanes);
    Device device;
    device.constantLanes = lanes;
    const ConstantCost cost = constantCost(requestTo(window::Constant, bytes, offsets), device);
    QCOMPARE(cost.modelled, lanes != 0);
    QTEST(cost.words, "words");
    QTEST(cost.idealWords, "ideal");
}

void SpaceCostsTest::locals_data()
{
    QTest::addColumn<Offsets>("offsets");
    QTest::addColumn<unsigned>("bytes");
    QTest::addColumn<unsigned>("wordBytes");
    QTest::addColumn<unsigned>("parts");
    QTest::addColumn<unsigned>("sectors");
    QTest::addColumn<unsigned>("ideal");
    QTest::addRow("one index") << stepsOf(32, 0) << 4u << 4u << 1u << 4u << 4u;
    QTest::addRow("an index each") << stepsOf(32, 4) << 4u << 4u << 1u << 32u << 4u;
    QTest::addRow("doubles") << stepsOf(32, 0) << 8u << 4u << 2u << 8u << 8u;
    QTest::addRow("bytes") << stepsOf(32, 0) << 1u << 4u << 1u << 4u << 1u;
    QTest::addRow("few lanes") << Offsets{8, 8} << 4u << 4u << 1u << 1u << 1u;
    QTest::addRow("not modelled") << stepsOf(32, 0) << 4u << 0u << 0u << 0u << 0u;
}

void SpaceCostsTest::locals()
{
    QFETCH(Offsets, offsets);
    QFETCH(unsigned, bytes);
    QFETCH(unsigned, wordBytes);
    Device device;
    device.localWordBytes = wordBytes;
    const Request request = requestTo(window::Local, bytes, offsets);
    QTEST(unsigned(interleaved(request, device).size()), "parts");
    const GlobalCost cost = localCost(request, device);
    QTEST(cost.sectors, "sectors");
    QTEST(cost.idealSectors, "ideal");
    QTEST(cost.transactions.count(32), "sectors");
}

/// In whatever order they come, and however many.
void SpaceCostsTest::everySizeIsKept()
{
    TransactionCounts ascending;
    TransactionCounts descending;
    for (std::uint32_t bytes = 1; bytes <= TransactionCounts::MostBytes; bytes *= 2)
        ascending.add(bytes, bytes + 1);
    for (std::uint32_t bytes = TransactionCounts::MostBytes; bytes != 0; bytes /= 2)
        descending.add(bytes, bytes + 1);
    int sizes = 0;
    ascending.each([&sizes](std::uint32_t bytes, std::uint32_t count) {
        ++sizes;
        QCOMPARE(count, bytes + 1);
    });
    QCOMPARE(sizes, 13);
    QVERIFY(ascending == descending);
    QCOMPARE(ascending.count(48), 0u);
    for (const DeviceSetting &setting : settingsOf(builtInDevices().back()))
        QVERIFY(setting.key != "line_bytes" || setting.most <= TransactionCounts::MostBytes);
}

QTEST_APPLESS_MAIN(SpaceCostsTest)
#include "spacecosts_test.moc"
