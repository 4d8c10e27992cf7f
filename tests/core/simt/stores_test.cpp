// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

using namespace warplens;

/// What a run says of stores to shared memory, and of lanes that meet.
class StoresTest : public QObject
{
    Q_OBJECT
private slots:
    void changedBytes_data();
    void changedBytes();
    void vectors();
    void atomics();
    void matrices();
    void severalSpaces();
    void globalIsNotTold();
    void lanesThatMeet_data();
    void lanesThatMeet();
    void nothingIsToldUnasked();
};

namespace {

struct StoreSink : RecordingSink
{
    struct Store
    {
        Request request;
        ChangedBytes changed = {};
    };
    bool wants = true;
    std::vector<Store> stores;
    std::vector<Barrier> meetings;

    bool wantsStores() const override { return wants; }
    void stored(const Request &request, const ChangedBytes &changed) override
    {
        stores.push_back({request, changed});
    }
    void warpBarrier(std::uint64_t block, std::uint32_t warp, LaneMask lanes) override
    {
        meetings.push_back({block, warp, lanes});
    }
};

StoreSink sinkOf(const KernelBuilder &b, std::uint32_t threads, std::uint32_t warpSize = 32)
{
    StoreSink sink;
    ResolvedLaunch launch = launchOf(b.kernel, {threads, 1, 1});
    launch.warpSize = warpSize;
    Simulator simulator(b.kernel, launch, SimulationLimits());
    simulator.runBlock(0, sink, {});
    return sink;
}

} // namespace

void StoresTest::changedBytes_data()
{
    QTest::addColumn<qlonglong>("first"); // that lane 0 stores, and then lane 1 there
    QTest::addColumn<qlonglong>("second");
    QTest::addColumn<int>("firstChanges");
    QTest::addColumn<int>("secondChanges");
    QTest::newRow("nothing") << 0ll << 0ll << 0 << 0;
    QTest::newRow("the same twice") << 0x01000002ll << 0x01000002ll << 0b1001 << 0;
    QTest::newRow("one byte each") << 0x5ll << 0x500ll << 0b0001 << 0b0011;
    QTest::newRow("all") << 0x04030201ll << 0x08070605ll << 0b1111 << 0b1111;
}

void StoresTest::changedBytes()
{
    QFETCH(qlonglong, first);
    QFETCH(qlonglong, second);
    QFETCH(int, firstChanges);
    QFETCH(int, secondChanges);
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 64);
    const Operand isFirst =
        b.icmp(IntPredicate::Eq, ValueType::I32, b.special(SpecialValue::ThreadX), b.i32(0));
    const Operand value =
        b.op(Opcode::Select, ValueType::I32, isFirst, b.i32(first), b.i32(second));
    b.store(ValueType::I32, b.addressOf(s), value, s);
    b.ret();
    const StoreSink sink = sinkOf(b, 2);
    QCOMPARE(sink.stores.size(), std::size_t(1));
    QVERIFY(sink.stores[0].request == sink.requests[0]);
    QCOMPARE(int(sink.stores[0].changed[0]), firstChanges);
    QCOMPARE(int(sink.stores[0].changed[1]), secondChanges);
    QCOMPARE(int(sink.stores[0].changed[2]), 0);
}

/// Of 16 bytes each component has its bits; what stands there already is not changed.
void StoresTest::vectors()
{
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 1024);
    const Operand values = b.regs(4);
    b.move(values, ValueType::I32, b.i32(1));
    b.move(Operand::reg(values.index() + 1), ValueType::I32, b.i32(0));
    b.move(Operand::reg(values.index() + 2), ValueType::I32, b.special(SpecialValue::ThreadX));
    b.move(Operand::reg(values.index() + 3), ValueType::I32, b.i32(-1));
    const Operand at = b.element(b.addressOf(s), b.special(SpecialValue::ThreadX), 16);
    b.store(ValueType::I32, at, values, s, 4);
    b.store(ValueType::I32, at, values, s, 4);
    b.ret();
    const StoreSink sink = sinkOf(b, 40, 64);
    QCOMPARE(sink.stores.size(), std::size_t(2));
    QCOMPARE(int(sink.stores[0].changed[0]), 0xf001);
    QCOMPARE(int(sink.stores[0].changed[39]), 0xf101);
    QVERIFY(sink.stores[1].changed == ChangedBytes());
}

void StoresTest::atomics()
{
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 64);
    b.atomic(AtomicOp::UMax, ValueType::I32, b.addressOf(s), b.special(SpecialValue::ThreadX), {},
             s);
    b.ret();
    const StoreSink sink = sinkOf(b, 3);
    QCOMPARE(sink.stores.size(), std::size_t(1));
    QVERIFY(sink.stores[0].request == sink.requests[0]);
    QCOMPARE(int(sink.stores[0].changed[0]), 0); // 0 was there
    QCOMPARE(int(sink.stores[0].changed[1]), 1);
    QCOMPARE(int(sink.stores[0].changed[2]), 1);
}

/// Only the lanes that give a row's address store it.
void StoresTest::matrices()
{
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 1024);
    const Operand at = b.element(b.addressOf(s), b.special(SpecialValue::LaneId), 16);
    b.write(Opcode::StoreMatrix, ValueType::I32, at, b.i32(0x00010000));
    b.addSite(AccessKind::Store, s);
    b.kernel.sites.back().matrices = 1;
    b.ret();
    const StoreSink sink = sinkOf(b, 32);
    QCOMPARE(sink.stores.size(), std::size_t(1));
    QVERIFY(sink.stores[0].request == sink.requests[0]);
    QCOMPARE(sink.stores[0].request.active, LaneMask(0xff));
    QCOMPARE(int(sink.stores[0].changed[0]), 0b0100'0100'0100'0100);
    QCOMPARE(int(sink.stores[0].changed[8]), 0);
}

/// Through a generic pointer, one lane to global memory, one to shared.
void StoresTest::severalSpaces()
{
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 64);
    const std::uint32_t out = b.buffer("out");
    const Operand isFirst =
        b.icmp(IntPredicate::Eq, ValueType::I32, b.special(SpecialValue::ThreadX), b.i32(0));
    const Operand at =
        b.op(Opcode::Select, ValueType::I64, isFirst, b.parameter(out), b.addressOf(s));
    b.store(ValueType::I32, at, b.i32(3));
    b.atomic(AtomicOp::Add, ValueType::I32, at, b.i32(0x100));
    b.ret();
    const StoreSink sink = sinkOf(b, 2);
    QCOMPARE(sink.requests.size(), std::size_t(4));
    QCOMPARE(sink.stores.size(), std::size_t(2));
    for (const auto &[request, changed] : sink.stores) {
        QCOMPARE(request.space, Space::Shared);
        QCOMPARE(request.active, LaneMask(2));
        QCOMPARE(request.array, s);
        QCOMPARE(request.address[1], window::Shared);
        QCOMPARE(request.address[0], std::uint64_t(0));
        QCOMPARE(int(changed[0]), 0);
    }
    QCOMPARE(int(sink.stores[0].changed[1]), 1);
    QCOMPARE(int(sink.stores[1].changed[1]), 2);
}

void StoresTest::globalIsNotTold()
{
    KernelBuilder b;
    const std::uint32_t out = b.buffer("out");
    b.store(ValueType::I32, b.parameter(out), b.i32(3), b.arrayOf(out));
    b.atomic(AtomicOp::Add, ValueType::I32, b.parameter(out), b.i32(1), {}, b.arrayOf(out));
    b.ret();
    const StoreSink sink = sinkOf(b, 2);
    QCOMPARE(sink.requests.size(), std::size_t(2));
    QVERIFY(sink.stores.empty());
}

void StoresTest::lanesThatMeet_data()
{
    QTest::addColumn<unsigned>("mask"); // of the lower half; the other lanes name the rest
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<unsigned>("warpSize");
    QTest::addColumn<QList<qulonglong>>("meetings");
    const auto row = [](const char *name, unsigned mask, unsigned threads, unsigned warpSize,
                        const QList<qulonglong> &meetings) {
        QTest::newRow(name) << mask << threads << warpSize << meetings;
    };
    row("all", 0xffffffff, 32, 32, {0xffffffff});
    row("those that are there", 0xffffffff, 8, 32, {0xff});
    row("half and half", 0x0000ffff, 32, 32, {0xffff, 0xffff0000});
    row("not all of the half", 0x000000ff, 32, 32, {0xff, 0xffff0000});
    row("all of 64", 0xffffffff, 64, 64, {0xffffffffffffffff});
    row("two warps", 0xffffffff, 40, 32, {0xffffffff, 0xff});
}

void StoresTest::lanesThatMeet()
{
    QFETCH(unsigned, mask);
    QFETCH(unsigned, threads);
    QFETCH(unsigned, warpSize);
    QFETCH(QList<qulonglong>, meetings);
    KernelBuilder b;
    const Operand isLow =
        b.icmp(IntPredicate::SLt, ValueType::I32, b.special(SpecialValue::LaneId), b.i32(16));
    const unsigned rest = mask == 0xffffffff ? mask : 0xffff0000;
    b.write(Opcode::WarpBarrier, ValueType::I32,
            b.op(Opcode::Select, ValueType::I32, isLow, b.i32(mask), b.i32(rest)));
    b.ret();
    QList<qulonglong> found;
    for (const auto &meeting : sinkOf(b, threads, warpSize).meetings)
        found += meeting.active;
    QCOMPARE(found, meetings);
}

void StoresTest::nothingIsToldUnasked()
{
    KernelBuilder b;
    const std::uint32_t s = b.variable("s", Space::Shared, 64);
    b.store(ValueType::I32, b.addressOf(s), b.i32(3), s);
    b.write(Opcode::WarpBarrier, ValueType::I32, b.i32(-1));
    b.ret();
    StoreSink sink;
    sink.wants = false;
    Simulator(b.kernel, launchOf(b.kernel, {32, 1, 1}), SimulationLimits()).runBlock(0, sink, {});
    QCOMPARE(sink.requests.size(), std::size_t(1));
    QVERIFY(sink.stores.empty());
    QVERIFY(sink.meetings.empty());
}

QTEST_APPLESS_MAIN(StoresTest)
#include "stores_test.moc"
