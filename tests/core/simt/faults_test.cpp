// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace warplens;

namespace {

using Arguments = std::vector<std::string>;

/// One access of thread x at `base + x × stride + offset` bytes, then the loaded value is shown.
struct Access
{
    ObservedKernel b;
    std::uint32_t array = NoArray;
    std::uint32_t line = 0;

    void load(Operand base, std::int64_t stride, std::int64_t offset, ValueType type,
              std::uint8_t components = 1)
    {
        const Operand x = b.special(SpecialValue::ThreadX);
        const Operand at = b.op(Opcode::Add, ValueType::I64,
                                b.element(base, x, std::uint32_t(stride)), b.i64(offset));
        const Operand value = b.load(type, at, array, components);
        line = b.line();
        if (bytesOf(type) == 4)
            b.observe(value);
        b.ret();
    }
};

} // namespace

class FaultsTest : public QObject
{
    Q_OBJECT
private slots:
    void outOfBounds_data();
    void outOfBounds();
    void storesOutOfBoundsAreDropped();
    void sharedOfUnknownArray();
    void wildAddress();
    void misaligned_data();
    void misaligned();
    void storeToConstant();
    void endlessLoop();
    void memoryBudget();
    void localMemoryBudget();
    void stopToken();
    void stopWhileRunning();
    void runsAgainAfterAFault();
};

void FaultsTest::outOfBounds_data()
{
    QTest::addColumn<std::uint64_t>("bytes");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("faults"); // of 32 threads, 4 bytes each in a row
    QTest::addColumn<QString>("first");
    QTest::newRow("all inside") << std::uint64_t(128) << 0 << 0 << QString();
    QTest::newRow("one past the end") << std::uint64_t(128) << 4 << 1 << QStringLiteral("128");
    QTest::newRow("half of the last outside")
        << std::uint64_t(126) << 0 << 1 << QStringLiteral("124");
    QTest::newRow("before the start") << std::uint64_t(128) << -8 << 2 << QStringLiteral("-8");
    QTest::newRow("before an array without end")
        << std::uint64_t(0) << -8 << 2 << QStringLiteral("-8");
    QTest::newRow("an array without end") << std::uint64_t(0) << 2'000'000'000 << 0 << QString();
}

void FaultsTest::outOfBounds()
{
    QFETCH(std::uint64_t, bytes);
    QFETCH(int, offset);
    QFETCH(int, faults);
    QFETCH(QString, first);
    Access access;
    const std::uint32_t data = access.b.buffer("data");
    access.load(access.b.parameter(data), 4, offset, ValueType::I32);
    ResolvedLaunch launch = launchOf(access.b.kernel, {32, 1, 1}, {2, 1, 1});
    launch.buffers[data] = {bytes, 0, ValueType::I32, BufferInit::Constant, 5, nullptr};
    const Run run = simulate(access.b.kernel, launch, {1});
    QVERIFY(run.finished);
    const Diagnostic diagnostic = run.only(DiagnosticKind::OutOfBounds);
    QCOMPARE(diagnostic.count, std::uint64_t(faults));
    QCOMPARE(run.diagnostics.size(), std::size_t(faults ? 1 : 0));
    std::uint64_t zeros = 0;
    for (const auto &[thread, values] : access.b.observed(run))
        zeros += values == std::vector<std::uint32_t>{0};
    QCOMPARE(zeros, std::uint64_t(faults));
    // The request is there, with all its lanes.
    QCOMPARE(run.sink.requests.front().active, LaneMask(0xffff'ffff));
    QCOMPARE(run.sink.requests.front().address[31],
             window::Global + window::GlobalStride + std::uint64_t(31 * 4 + offset));
    if (faults == 0)
        return;
    const std::string thread = offset > 0 || bytes == 126 ? "(31, 0, 0)" : "(0, 0, 0)";
    QCOMPARE(diagnostic.position.line, access.line);
    QCOMPARE(diagnostic.arguments,
             (Arguments{"data", first.toStdString(), std::to_string(bytes), thread, "(1, 0, 0)"}));
}

/// s[x + 16] = 7 for an array of 32: half of the warp is dropped and nothing else is touched.
void FaultsTest::storesOutOfBoundsAreDropped()
{
    ObservedKernel b;
    const std::uint32_t s = b.variable("s", Space::Shared, 128);
    const std::uint32_t next = b.variable("next", Space::Shared, 128);
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand beyond = b.op(Opcode::Add, ValueType::I32, x, b.i32(16));
    b.store(ValueType::I32, b.element(b.addressOf(s), beyond, 4), b.i32(7), s);
    const std::uint32_t line = b.line();
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(s), x, 4), s));
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(next), x, 4), next));
    const Operand before = b.op(Opcode::Sub, ValueType::I32, x, b.i32(1));
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(s), before, 4), s));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    auto observed = b.observed(run);
    for (std::uint32_t thread = 0; thread < 32; ++thread)
        QCOMPARE((observed[{0, thread}]),
                 (std::vector<std::uint32_t>{thread < 16 ? 0u : 7u, 0, thread < 17 ? 0u : 7u}));
    QCOMPARE(run.diagnostics.size(), std::size_t(2));
    QCOMPARE(run.diagnostics[0].position.line, line);
    QCOMPARE(run.diagnostics[0].count, std::uint64_t(16));
    QCOMPARE(run.diagnostics[0].arguments,
             (Arguments{"s", "128", "128", "(16, 0, 0)", "(0, 0, 0)"}));
    // s[-1] lies below the whole window and is still told as an index of s.
    QCOMPARE(run.diagnostics[1].kind, DiagnosticKind::OutOfBounds);
    QCOMPARE(run.diagnostics[1].arguments, (Arguments{"s", "-4", "128", "(0, 0, 0)", "(0, 0, 0)"}));
}

/// A pointer of unknown origin may go anywhere in shared memory, but not past it.
void FaultsTest::sharedOfUnknownArray()
{
    Access access;
    const std::uint32_t s = access.b.variable("s", Space::Shared, 64);
    access.b.variable("t", Space::Shared, 60);
    access.load(access.b.addressOf(s), 4, 0, ValueType::I32);
    const Run run = simulate(access.b.kernel, launchOf(access.b.kernel, {32, 1, 1}));
    const Diagnostic diagnostic = run.only(DiagnosticKind::OutOfBounds);
    QCOMPARE(diagnostic.count, std::uint64_t(1));
    QCOMPARE(diagnostic.arguments, (Arguments{"", "124", "124", "(31, 0, 0)", "(0, 0, 0)"}));
    QCOMPARE(run.sink.requests.front().space, Space::Shared);
    QCOMPARE(run.sink.requests.front().array, s);
}

void FaultsTest::wildAddress()
{
    Access access;
    access.load(access.b.i64(0), 4, 16, ValueType::I32);
    const Run run = simulate(access.b.kernel, launchOf(access.b.kernel, {32, 1, 1}));
    QVERIFY(run.finished);
    const Diagnostic diagnostic = run.only(DiagnosticKind::WildAddress);
    QCOMPARE(diagnostic.count, std::uint64_t(32));
    QCOMPARE(diagnostic.position.line, access.line);
    QCOMPARE(diagnostic.arguments, (Arguments{"0x10", "(0, 0, 0)", "(0, 0, 0)"}));
    QCOMPARE(run.sink.requests.size(), std::size_t(1)); // of the observation: no space, no request
}

void FaultsTest::misaligned_data()
{
    QTest::addColumn<int>("stride");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("components");
    QTest::addColumn<int>("faults");
    QTest::newRow("aligned") << 4 << 0 << 1 << 0;
    QTest::newRow("all odd") << 4 << 2 << 1 << 32;
    QTest::newRow("every other") << 8 << 0 << 4 << 16;
    QTest::newRow("twelve bytes need four") << 12 << 0 << 3 << 0;
    QTest::newRow("twelve bytes off by two") << 12 << 2 << 3 << 32;
    QTest::newRow("across pages") << 4096 << 4094 << 1 << 32;
}

/// Reported and still performed.
void FaultsTest::misaligned()
{
    QFETCH(int, stride);
    QFETCH(int, offset);
    QFETCH(int, components);
    QFETCH(int, faults);
    Access access;
    const std::uint32_t data = access.b.buffer("data");
    access.load(access.b.parameter(data), stride, offset, ValueType::I32, std::uint8_t(components));
    ResolvedLaunch launch = launchOf(access.b.kernel, {32, 1, 1});
    launch.buffers[data] = {0, 0, ValueType::I32, BufferInit::Ramp, 0, nullptr};
    const Run run = simulate(access.b.kernel, launch);
    QVERIFY(run.finished);
    QCOMPARE(run.only(DiagnosticKind::Misaligned).count, std::uint64_t(faults));
    auto observed = access.b.observed(run);
    for (std::uint32_t thread = 0; thread < 32; ++thread) {
        const auto at = std::uint32_t(stride) * thread + std::uint32_t(offset);
        const std::uint64_t pair = at / 4 | std::uint64_t(at / 4 + 1) << 32;
        QCOMPARE((observed[{0, thread}]),
                 std::vector<std::uint32_t>{std::uint32_t(pair >> (at % 4 * 8))});
    }
    if (faults == 32 && components == 1 && stride == 4)
        QCOMPARE(run.only(DiagnosticKind::Misaligned).arguments,
                 (Arguments{"0x200000000002", "4", "0", "(0, 0, 0)", "(0, 0, 0)"}));
}

void FaultsTest::storeToConstant()
{
    ObservedKernel b;
    const std::uint32_t table = b.variable("table", Space::Constant, 64);
    b.kernel.variables[table].initial = {3, 0, 0, 0};
    b.store(ValueType::I32, b.addressOf(table), b.i32(9), table);
    b.observe(b.load(ValueType::I32, b.addressOf(table), table));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {1, 1, 1}));
    const Diagnostic diagnostic = run.only(DiagnosticKind::StoreToConstant);
    QCOMPARE(diagnostic.arguments, (Arguments{"table", "(0, 0, 0)", "(0, 0, 0)"}));
    QCOMPARE((b.observed(run)[{0, 0}]), std::vector<std::uint32_t>{3});
}

namespace {

/// for (;;) ++i
ObservedKernel endless(bool hasBarrier)
{
    ObservedKernel b;
    b.block();
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block();
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    if (hasBarrier)
        b.barrier();
    b.jump(1);
    return b;
}

} // namespace

void FaultsTest::endlessLoop()
{
    for (const bool hasBarrier : {false, true}) {
        const ObservedKernel b = endless(hasBarrier);
        SimulationLimits limits;
        limits.stepsPerWarp = 10'000;
        const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}), {0}, limits);
        QVERIFY(!run.finished);
        const Diagnostic diagnostic = run.only(DiagnosticKind::EndlessLoop);
        QCOMPARE(diagnostic.severity, Severity::Error);
        QCOMPARE(diagnostic.position.line, b.line());
        QCOMPARE(diagnostic.arguments, Arguments{"10000"});
        QVERIFY(run.instructions <= 2 * (limits.stepsPerWarp + 10));
    }
}

/// for (i = 0;; ++i) a[i * 1024 + x] = i
void FaultsTest::memoryBudget()
{
    KernelBuilder b;
    const std::uint32_t data = b.buffer("a");
    b.block();
    const Operand at = b.reg();
    b.move(at, ValueType::I64, b.parameter(data));
    b.jump(1);
    b.block();
    b.store(ValueType::I32, at, b.i32(1));
    const std::uint32_t line = b.line();
    b.write(Opcode::Add, ValueType::I64, at, b.i64(4096)).result = at;
    b.jump(1);
    SimulationLimits limits;
    limits.memoryBytes = 1 << 20;
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}), {0}, limits);
    QVERIFY(!run.finished);
    const Diagnostic diagnostic = run.only(DiagnosticKind::MemoryBudget);
    QCOMPARE(diagnostic.position.line, line);
    QCOMPARE(diagnostic.arguments, Arguments{"1048576"});
    QCOMPARE(run.sink.requests.size(), std::size_t(257)); // the first past 256 pages
}

void FaultsTest::localMemoryBudget()
{
    KernelBuilder b;
    b.kernel.localBytes = 1u << 30;
    b.ret();
    const Run local = simulate(b.kernel, launchOf(b.kernel, {1024, 1, 1}));
    QVERIFY(!local.finished);
    QCOMPARE(local.only(DiagnosticKind::MemoryBudget).count, std::uint64_t(1));
    KernelBuilder c;
    c.variable("huge", Space::Shared, std::uint64_t(1) << 40);
    c.ret();
    const Run shared = simulate(c.kernel, launchOf(c.kernel, {32, 1, 1}));
    QVERIFY(!shared.finished);
    QCOMPARE(shared.only(DiagnosticKind::MemoryBudget).count, std::uint64_t(1));
}

void FaultsTest::stopToken()
{
    std::stop_source source;
    source.request_stop();
    const ObservedKernel b = endless(false);
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}), {0}, {}, source.get_token());
    QVERIFY(!run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.instructions, std::uint64_t(0));
}

void FaultsTest::stopWhileRunning()
{
    for (const bool hasBarrier : {false, true}) {
        std::stop_source source;
        std::jthread stopper([&source] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            source.request_stop();
        });
        const ObservedKernel b = endless(hasBarrier);
        SimulationLimits limits;
        limits.stepsPerWarp = std::uint64_t(1) << 60;
        const Run run =
            simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}), {0}, limits, source.get_token());
        QVERIFY(!run.finished);
        QVERIFY(run.diagnostics.empty());
    }
}

/// What a block that was stopped left behind does not reach the next.
void FaultsTest::runsAgainAfterAFault()
{
    ObservedKernel b;
    const std::uint32_t data = b.buffer("a");
    b.block(2);
    const Operand block = b.special(SpecialValue::BlockX);
    const Operand at = b.parameter(data);
    b.observe(b.load(ValueType::I32, at));
    b.store(ValueType::I32, at, b.i32(9));
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, block, b.i32(0)), 1, 2);
    b.block();
    b.jump(1);
    b.block();
    b.ret();
    SimulationLimits limits;
    limits.stepsPerWarp = 1000;
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}, {2, 1, 1}), {0, 1}, limits);
    QCOMPARE(run.only(DiagnosticKind::EndlessLoop).count, std::uint64_t(1));
    QCOMPARE((b.observed(run)[{1, 5}]), std::vector<std::uint32_t>{0});
}

QTEST_APPLESS_MAIN(FaultsTest)
#include "faults_test.moc"
