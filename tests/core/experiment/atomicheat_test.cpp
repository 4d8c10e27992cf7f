// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/atomicheat.h"

#include <QtTest>

#include <map>
#include <random>

using namespace warplens;

class AtomicHeatTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingAtFirst();
    void lowestOfThoseAsHot();
    void inactiveLanesDoNotCount();
    void manyAddressesInAnyGrouping_data();
    void manyAddressesInAnyGrouping();
};

namespace {

Request requestTo(const std::vector<std::uint64_t> &addresses, LaneMask active = 0xffff'ffff)
{
    Request request;
    request.kind = AccessKind::Atomic;
    request.active = active;
    for (std::size_t lane = 0; lane < 32; ++lane)
        request.address[lane] = addresses[lane % addresses.size()];
    return request;
}

/// What a count that forgets nothing says of the lowest addresses.
HottestAddress plainly(const std::map<std::uint64_t, std::uint64_t> &lanes)
{
    HottestAddress hottest;
    std::size_t looked = 0;
    for (const auto &[address, count] : lanes) {
        if (looked++ == AtomicHeat::MostAddresses)
            break;
        if (count > hottest.lanes)
            hottest = {address, count, false};
    }
    hottest.isCut = lanes.size() > AtomicHeat::MostAddresses;
    return hottest;
}

} // namespace

void AtomicHeatTest::nothingAtFirst() { QVERIFY(!AtomicHeat().hottest()); }

void AtomicHeatTest::lowestOfThoseAsHot()
{
    AtomicHeat heat;
    heat.add(requestTo({0x300, 0x200})); // 16 lanes each
    heat.add(requestTo({0x100}, 0xffff));
    QVERIFY(heat.hottest() == (HottestAddress{0x100, 16, false}));
    heat.add(requestTo({0x300}, 1));
    QVERIFY(heat.hottest() == (HottestAddress{0x300, 17, false}));
}

void AtomicHeatTest::inactiveLanesDoNotCount()
{
    AtomicHeat heat;
    heat.add(requestTo({0x100, 0x200}, 0b0110'1010));
    QVERIFY(heat.hottest() == (HottestAddress{0x200, 3, false}));
}

void AtomicHeatTest::manyAddressesInAnyGrouping_data()
{
    QTest::addColumn<uint>("addresses");
    QTest::addColumn<int>("parts");
    for (const uint addresses : {100u, 16'384u, 16'385u, 60'000u})
        for (const int parts : {1, 2, 7})
            QTest::addRow("%u in %d", addresses, parts) << addresses << parts;
}

void AtomicHeatTest::manyAddressesInAnyGrouping()
{
    QFETCH(uint, addresses);
    QFETCH(int, parts);
    std::mt19937 random(7);
    std::map<std::uint64_t, std::uint64_t> lanes;
    std::vector<AtomicHeat> heats{std::size_t(parts)};
    // Every address once, so that their number is known, then some more often, in any order.
    std::vector<std::uint64_t> all;
    for (uint i = 0; i < addresses; ++i)
        all.push_back(0x1000 + 4 * std::uint64_t(i));
    for (int i = 0; i < 40'000; ++i)
        all.push_back(0x1000 + 4 * std::uint64_t(random() % addresses));
    std::ranges::shuffle(all, random);
    for (std::size_t first = 0; first < all.size(); first += 32) {
        const std::size_t count = std::min<std::size_t>(32, all.size() - first);
        const auto from = all.begin() + std::ptrdiff_t(first);
        const LaneMask active = (LaneMask(1) << count) - 1;
        heats[random() % heats.size()].add(requestTo({from, from + std::ptrdiff_t(count)}, active));
        for (std::size_t lane = 0; lane < count; ++lane)
            ++lanes[from[std::ptrdiff_t(lane)]];
    }
    AtomicHeat sum;
    std::ranges::shuffle(heats, random);
    for (const AtomicHeat &heat : heats)
        sum += heat;
    QVERIFY(sum.hottest().has_value());
    QCOMPARE(sum.hottest()->address, plainly(lanes).address);
    QCOMPARE(sum.hottest()->lanes, plainly(lanes).lanes);
    QCOMPARE(sum.hottest()->isCut, plainly(lanes).isCut);
}

QTEST_APPLESS_MAIN(AtomicHeatTest)
#include "atomicheat_test.moc"
