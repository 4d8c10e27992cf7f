// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/globalcost.h"
#include "kernel/space.h"

#include <QtTest>

#include <functional>

using namespace warplens;

/// Where less than a warp is served together: CC 1.x, split requests and the stores of CC 5.x.
class HalfWarpsTest : public QObject
{
    Q_OBJECT

private slots:
    void transactions_data();
    void transactions();
    void storesMergeApart();
    void hintsChooseTheTransaction();
};

namespace {

using OffsetOfLane = std::function<std::uint64_t(unsigned lane)>;

struct Row
{
    const char *name;
    GlobalProtocol protocol;
    std::uint32_t bytes;
    LaneMask active;
    OffsetOfLane offset;
    const char *transactions; ///< bytes@offset×lanes, in the order they are made
    std::uint32_t requests;
    std::uint32_t sectors;
};

constexpr LaneMask All = 0xffff'ffff;
constexpr LaneMask Lower = 0xffff;

const std::vector<Row> &rows()
{
    using enum GlobalProtocol;
    static const std::vector<Row> all = {
        {"strict, in sequence", StrictHalfWarp, 4, All, [](unsigned l) { return l * 4; },
         "64@0x16 64@64x16", 2, 4},
        {"strict, lanes missing", StrictHalfWarp, 4, 0x0000'8010, [](unsigned l) { return l * 4; },
         "64@0x2", 1, 2},
        {"strict, one half astray", StrictHalfWarp, 4, 0x0003'ffff,
         [](unsigned l) { return l < 16 ? l * 4 : 64 + (l ^ 1) % 16 * 4; },
         "64@0x16 32@64x1 32@64x1", 3, 4},
        {"strict, off the segment", StrictHalfWarp, 4, 0xf, [](unsigned l) { return 32 + l * 4; },
         "32@32x1 32@32x1 32@32x1 32@32x1", 4, 4},
        {"strict, one word", StrictHalfWarp, 4, 0x3, [](unsigned) { return 0; }, "32@0x1 32@0x1", 2,
         2},
        {"strict, halves of words", StrictHalfWarp, 2, 0x7, [](unsigned l) { return l * 2; },
         "32@0x1 32@0x1 32@0x1", 3, 3},
        {"strict, 16 bytes", StrictHalfWarp, 16, Lower, [](unsigned l) { return 128 + l * 16; },
         "128@128x8 128@256x8", 1, 8},
        {"strict, 16 bytes, upper half", StrictHalfWarp, 16, 0xffff'0000,
         [](unsigned l) { return l * 16; }, "128@256x8 128@384x8", 1, 8},
        {"strict, 16 bytes, one segment idle", StrictHalfWarp, 16, 0xff,
         [](unsigned l) { return l * 16; }, "128@0x8 128@128x0", 1, 4},
        {"segments, in sequence", SegmentHalfWarp, 4, All, [](unsigned l) { return l * 4; },
         "64@0x16 64@64x16", 2, 4},
        {"segments, any order", SegmentHalfWarp, 4, All, [](unsigned l) { return (l ^ 13) * 4; },
         "64@0x16 64@64x16", 2, 4},
        {"segments, one on", SegmentHalfWarp, 4, All, [](unsigned l) { return l * 4 + 4; },
         "128@0x16 64@64x15 32@128x1", 2, 6},
        {"segments, one word", SegmentHalfWarp, 4, All, [](unsigned) { return 100; },
         "32@96x16 32@96x16", 2, 2},
        {"segments, middle of one", SegmentHalfWarp, 4, 0x3, [](unsigned l) { return 60 + l * 4; },
         "128@0x2", 1, 2},
        {"segments, lowest lane first", SegmentHalfWarp, 4, 0x3,
         [](unsigned l) { return l == 0 ? 256 : 0; }, "32@256x1 32@0x1", 1, 2},
        {"segments, bytes", SegmentHalfWarp, 1, Lower, [](unsigned l) { return l * 4; },
         "32@0x8 32@32x8", 1, 2},
        {"segments, halves", SegmentHalfWarp, 2, Lower, [](unsigned l) { return l * 6; },
         "64@0x11 32@64x5", 1, 3},
        {"segments, 16 bytes", SegmentHalfWarp, 16, Lower, [](unsigned l) { return l * 16; },
         "128@0x8 128@128x8", 1, 8},
        {"segments, over an end", SegmentHalfWarp, 8, 0x1, [](unsigned) { return 124; },
         "32@96x1 32@128x1", 1, 2},
    };
    return all;
}

Request requestOf(const Row &row)
{
    Request request;
    request.bytes = row.bytes;
    request.active = row.active;
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        if (row.active >> lane & 1)
            request.address[lane] = window::Global + row.offset(lane);
    return request;
}

QString textOf(const std::vector<Transaction> &transactions)
{
    QStringList parts;
    for (const Transaction &moved : transactions)
        parts += QStringLiteral("%1@%2x%3")
                     .arg(moved.bytes)
                     .arg(moved.address - window::Global)
                     .arg(std::popcount(moved.lanes));
    return parts.join(' ');
}

Request inSequence(AccessKind kind, std::uint32_t bytes, std::uint64_t step)
{
    Request request;
    request.kind = kind;
    request.bytes = bytes;
    request.active = All;
    for (unsigned lane = 0; lane < 32; ++lane)
        request.address[lane] = window::Global + lane * step;
    return request;
}

} // namespace

void HalfWarpsTest::transactions_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows().size(); ++i)
        QTest::newRow(rows()[i].name) << int(i);
}

void HalfWarpsTest::transactions()
{
    QFETCH(int, index);
    const Row &row = rows()[std::size_t(index)];
    Device device;
    device.global.protocol = row.protocol;
    const Request request = requestOf(row);
    const auto moved = transactionsOf(request, device);
    QCOMPARE(textOf(moved), QString(row.transactions));
    const GlobalCost cost = globalCost(request, device);
    TransactionCounts counts;
    for (const Transaction &one : moved)
        counts.add(one.bytes, 1);
    QVERIFY(cost.transactions == counts);
    QCOMPARE(cost.memoryRequests, row.requests);
    QCOMPARE(cost.sectors, row.sectors);
    QCOMPARE(sectorsOf(request, device).size(), std::size_t(row.sectors));
}

/// CC 5.x: a column of 16×16 blocks puts lanes l and l + 16 into one sector, which a load fetches
/// once and stores write twice.
void HalfWarpsTest::storesMergeApart()
{
    Device device;
    device.global.storeLanesMerged = {{1, 16}};
    Request request = inSequence(AccessKind::Load, 4, 0);
    for (unsigned lane = 0; lane < 32; ++lane)
        request.address[lane] += lane % 16 * 1024 + lane / 16 * 4;
    QCOMPARE(globalCost(request, device).sectors, 16u);
    for (const AccessKind kind : {AccessKind::Store, AccessKind::Atomic}) {
        request.kind = kind;
        const GlobalCost cost = globalCost(request, device);
        QCOMPARE(cost.sectors, 32u);
        QCOMPARE(cost.memoryRequests, 2u);
        QCOMPARE(cost.transactions.count(32), 32u);
        QCOMPARE(sectorsOf(request, device).size(), std::size_t(32));
        QCOMPARE(transactionsOf(request, device).size(), std::size_t(32));
    }
}

/// CC 2.x: `.cg` moves sectors where other loads move lines; stores have their own size.
void HalfWarpsTest::hintsChooseTheTransaction()
{
    Device device;
    device.global.loadTransactionBytes = 128;
    device.global.hintedLoadBytes = {{CacheHint::Global, 32}};
    Request request = inSequence(AccessKind::Load, 4, 8);
    QCOMPARE(globalCost(request, device).transactions.count(128), 2u);
    QCOMPARE(transactionsOf(request, device).size(), std::size_t(2));
    request.hint = CacheHint::Streaming; // nothing is said of it
    QCOMPARE(globalCost(request, device).transactions.count(128), 2u);
    request.hint = CacheHint::Global;
    QCOMPARE(globalCost(request, device).transactions.count(128), 0u);
    QCOMPARE(globalCost(request, device).transactions.count(32), 8u);
    QCOMPARE(transactionsOf(request, device).size(), std::size_t(8));
    request.kind = AccessKind::Store;
    device.global.hintedLoadBytes[CacheHint::Global] = 128;
    QCOMPARE(globalCost(request, device).transactions.count(32), 8u);
}

QTEST_APPLESS_MAIN(HalfWarpsTest)
#include "halfwarps_test.moc"
