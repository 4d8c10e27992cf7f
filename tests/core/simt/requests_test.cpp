// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

using namespace warplens;

class RequestsTest : public QObject
{
    Q_OBJECT
private slots:
    void sayWhatHappened();
    void occurrencesCountEachSite();
    void genericPointersMakeOneForEachSpace();
    void partialWarps_data();
    void partialWarps();
    void threadPositions_data();
    void threadPositions();
    void launchValues();
    void arraysOfTheLaunch();
};

void RequestsTest::sayWhatHappened()
{
    KernelBuilder b;
    const std::uint32_t in = b.buffer("in");
    const std::uint32_t out = b.buffer("out");
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand wide = b.load(ValueType::I64, b.element(b.parameter(in), x, 8), b.arrayOf(in));
    b.store(ValueType::I64, b.element(b.parameter(out), x, 16), wide, b.arrayOf(out));
    b.atomic(AtomicOp::Add, ValueType::I32, b.parameter(out), b.i32(1), {}, b.arrayOf(out));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {64, 1, 1}, {8, 1, 1});
    launch.buffers[out].offset = 4;
    launch.buffers[out].bytes = 4096;
    const Run run = simulate(b.kernel, launch, {6});
    QCOMPARE(run.sink.requests.size(), std::size_t(6));
    Request expected;
    expected.site = 0;
    expected.space = Space::Global;
    expected.kind = AccessKind::Load;
    expected.bytes = 8;
    expected.block = 6;
    expected.warp = 1;
    expected.active = 0xffff'ffff;
    expected.array = b.arrayOf(in);
    for (unsigned lane = 0; lane < 32; ++lane)
        expected.address[lane] = window::Global + (32 + lane) * 8;
    QVERIFY(run.sink.requests[3] == expected);
    expected.site = 1;
    expected.kind = AccessKind::Store;
    expected.array = b.arrayOf(out);
    for (unsigned lane = 0; lane < 32; ++lane)
        expected.address[lane] = window::Global + window::GlobalStride + 4 + (32 + lane) * 16;
    QVERIFY(run.sink.requests[4] == expected);
    expected.site = 2;
    expected.kind = AccessKind::Atomic;
    expected.bytes = 4;
    for (unsigned lane = 0; lane < 32; ++lane)
        expected.address[lane] = window::Global + window::GlobalStride + 4;
    QVERIFY(run.sink.requests[5] == expected);
}

void RequestsTest::occurrencesCountEachSite()
{
    KernelBuilder b;
    const std::uint32_t data = b.buffer("data");
    b.block(1);
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block(2);
    b.load(ValueType::I32, b.parameter(data));
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, i, b.i32(3)), 1, 2);
    b.block();
    b.load(ValueType::I32, b.parameter(data));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}, {2, 1, 1}), {0, 1});
    QCOMPARE(run.sink.requests.size(), std::size_t(16));
    for (std::size_t i16 = 0; i16 < 16; ++i16) {
        const Request &request = run.sink.requests[i16];
        QCOMPARE(request.block, std::uint64_t(i16 / 8));
        QCOMPARE(request.warp, std::uint32_t(i16 / 4 % 2));
        QCOMPARE(request.site, i16 % 4 == 3 ? 1u : 0u);
        QCOMPARE(request.occurrence, i16 % 4 == 3 ? 0u : std::uint32_t(i16 % 4));
    }
}

/// p = x % 3 == 0 ? global : x % 3 == 1 ? shared : local; show *p
void RequestsTest::genericPointersMakeOneForEachSpace()
{
    ObservedKernel b;
    b.kernel.localBytes = 16;
    const std::uint32_t s = b.variable("s", Space::Shared, 512);
    const std::uint32_t data = b.buffer("data");
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand part = b.op(Opcode::URem, ValueType::I32, x, b.i32(3));
    const Operand local = b.op(Opcode::LocalAddress, ValueType::I64);
    const auto is = [&](int value) {
        return b.icmp(IntPredicate::Eq, ValueType::I32, part, b.i32(value));
    };
    const Operand sharedOrLocal =
        b.op(Opcode::Select, ValueType::I64, is(1), b.element(b.addressOf(s), x, 4), local);
    const Operand pointer = b.op(Opcode::Select, ValueType::I64, is(0),
                                 b.element(b.parameter(data), x, 4), sharedOrLocal);
    b.store(ValueType::I32, pointer, x);
    b.observe(b.load(ValueType::I32, pointer));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.sink.requests.size(), std::size_t(5));
    const Request &global = run.sink.requests[2];
    const Request &shared = run.sink.requests[3];
    QCOMPARE(global.space, Space::Global);
    QCOMPARE(global.active, LaneMask(0x4924'9249));
    QCOMPARE(global.array, b.arrayOf(data));
    QCOMPARE(global.address[1], std::uint64_t(0));
    QCOMPARE(shared.space, Space::Shared);
    QCOMPARE(shared.active, LaneMask(0x9249'2492));
    QCOMPARE(shared.array, s);
    QCOMPARE(shared.occurrence, global.occurrence);
    auto observed = b.observed(run);
    for (std::uint32_t thread = 0; thread < 32; ++thread)
        QCOMPARE((observed[{0, thread}]), std::vector<std::uint32_t>{thread});
}

void RequestsTest::partialWarps_data()
{
    QTest::addColumn<unsigned>("warpSize");
    QTest::addColumn<unsigned>("threads");
    for (const unsigned warpSize : {1u, 5u, 16u, 31u, 32u, 33u, 48u, 64u})
        for (const unsigned threads : {1u, 32u, 33u, 64u, 100u})
            QTest::addRow("%u threads in warps of %u", threads, warpSize) << warpSize << threads;
}

void RequestsTest::partialWarps()
{
    QFETCH(unsigned, warpSize);
    QFETCH(unsigned, threads);
    ObservedKernel b;
    b.observe(b.special(SpecialValue::ThreadX));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {threads, 1, 1});
    launch.warpSize = warpSize;
    const Run run = simulate(b.kernel, launch);
    QCOMPARE(run.sink.requests.size(), std::size_t((threads + warpSize - 1) / warpSize));
    for (const Request &request : run.sink.requests)
        for (unsigned lane = 0; lane < MaxLanes; ++lane) {
            const bool exists = lane < warpSize && request.warp * warpSize + lane < threads;
            QCOMPARE(bool(request.active >> lane & 1), exists);
            QCOMPARE(request.address[lane],
                     exists ? window::Global + request.warp * warpSize + lane : 0);
        }
}

void RequestsTest::threadPositions_data()
{
    QTest::addColumn<int>("value");
    QTest::newRow("x") << int(SpecialValue::ThreadX);
    QTest::newRow("y") << int(SpecialValue::ThreadY);
    QTest::newRow("z") << int(SpecialValue::ThreadZ);
    QTest::newRow("lane") << int(SpecialValue::LaneId);
    QTest::newRow("warp") << int(SpecialValue::WarpId);
}

void RequestsTest::threadPositions()
{
    QFETCH(int, value);
    ObservedKernel b;
    b.observe(b.special(SpecialValue(value)));
    b.ret();
    const Extent block = {5, 4, 3};
    const Run run = simulate(b.kernel, launchOf(b.kernel, block));
    auto observed = b.observed(run);
    for (std::uint32_t thread = 0; thread < 60; ++thread) {
        const std::uint32_t expected[] = {thread % 5, thread / 5 % 4, thread / 20, thread % 32,
                                          thread / 32};
        const std::size_t which = SpecialValue(value) == SpecialValue::LaneId ? 3
            : SpecialValue(value) == SpecialValue::WarpId                     ? 4
                                                                              : std::size_t(value);
        QCOMPARE((observed[{0, thread}]), std::vector<std::uint32_t>{expected[which]});
    }
}

void RequestsTest::launchValues()
{
    ObservedKernel b;
    const std::uint32_t n = b.scalar("n", ValueType::I32);
    for (const SpecialValue value :
         {SpecialValue::BlockX, SpecialValue::BlockY, SpecialValue::BlockZ, SpecialValue::BlockDimX,
          SpecialValue::BlockDimY, SpecialValue::BlockDimZ, SpecialValue::GridDimX,
          SpecialValue::GridDimY, SpecialValue::GridDimZ, SpecialValue::WarpSize,
          SpecialValue::ActiveMask, SpecialValue::DynamicSharedBytes})
        b.observe(b.special(value));
    b.observe(b.parameter(n));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {3, 2, 1}, {4, 5, 6});
    launch.dynamicSharedBytes = 77;
    launch.parameterBlock[b.kernel.parameters[n].offset] = 0x2a;
    const Run run = simulate(b.kernel, launch, {1 + 4 * (2 + 5 * 3), 0});
    auto observed = b.observed(run);
    const std::vector<std::uint32_t> expected = {1, 2, 3, 3, 2, 1, 4, 5, 6, 32, 0x3f, 77, 42};
    QCOMPARE((observed[{69, 5}]), expected);
    const std::vector<std::uint32_t> first = {0, 0, 0, 3, 2, 1, 4, 5, 6, 32, 0x3f, 77, 42};
    QCOMPARE((observed[{0, 0}]), first);
}

void RequestsTest::arraysOfTheLaunch()
{
    KernelBuilder b;
    b.variable("s", Space::Shared, 12);
    b.variable("g", Space::Global, 40);
    b.scalar("n", ValueType::I32);
    const std::uint32_t data = b.buffer("data");
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {1, 1, 1});
    launch.buffers[data].offset = 8;
    launch.buffers[data].bytes = 100;
    const Run run = simulate(b.kernel, launch);
    const std::vector<PlacedArray> expected = {
        {0, Space::Shared, window::Shared, 12},
        {1, Space::Global, window::Global, 40},
        {3, Space::Global, window::Global + window::GlobalStride + 8, 100}};
    QVERIFY(run.arrays == expected);
}

QTEST_APPLESS_MAIN(RequestsTest)
#include "requests_test.moc"
