// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

using namespace warplens;

class BarrierTest : public QObject
{
    Q_OBJECT
private slots:
    void warpsExchangeThroughSharedMemory();
    void countsAndVotes_data();
    void countsAndVotes();
    void returnedLanesAreNotMissed_data();
    void returnedLanesAreNotMissed();
    void divergedBarrierIsReported();
    void barrierInLoopWithUnevenTurns();
    void finishedWarpsDoNotBlock();
    void warpsAtDifferentBarriers_data();
    void warpsAtDifferentBarriers();
};

namespace {

Operand times4(KernelBuilder &b, Operand base, Operand index) { return b.element(base, index, 4); }

std::uint32_t shown(const ObservedKernel &b, const Run &run, std::uint64_t thread,
                    std::size_t index = 0)
{
    auto observed = b.observed(run);
    const auto &values = observed[{0, thread}];
    return index < values.size() ? values[index] : 0xdead;
}

} // namespace

/// s[x] = x * 3; barrier; show s[n - 1 - x]
void BarrierTest::warpsExchangeThroughSharedMemory()
{
    ObservedKernel b;
    const std::uint32_t s = b.variable("s", Space::Shared, 400);
    const Operand x = b.special(SpecialValue::ThreadX);
    b.store(ValueType::I32, times4(b, b.addressOf(s), x),
            b.op(Opcode::Mul, ValueType::I32, x, b.i32(3)), s);
    b.barrier();
    const Operand other = b.op(Opcode::Sub, ValueType::I32, b.i32(99), x);
    b.observe(b.load(ValueType::I32, times4(b, b.addressOf(s), other), s));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {100, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 100; ++thread)
        QCOMPARE(shown(b, run, thread), (99 - thread) * 3);
    const std::vector<RecordingSink::Barrier> barriers = {
        {0, 0, 0xffff'ffff}, {0, 1, 0xffff'ffff}, {0, 2, 0xffff'ffff}, {0, 3, 0xf}};
    QCOMPARE(run.sink.barriers.size(), barriers.size());
    QVERIFY(run.sink.barriers == barriers);
    for (const Request &request : run.sink.requests)
        QCOMPARE(request.interval, request.kind == AccessKind::Store ? 0u : 1u);
}

void BarrierTest::countsAndVotes_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("limit"); // threads below it vote yes
    QTest::addColumn<unsigned>("result");
    QTest::newRow("count") << int(BarrierKind::Count) << 37 << 37u;
    QTest::newRow("count none") << int(BarrierKind::Count) << 0 << 0u;
    QTest::newRow("and of all") << int(BarrierKind::And) << 100 << 1u;
    QTest::newRow("and of all but one") << int(BarrierKind::And) << 99 << 0u;
    QTest::newRow("or of one") << int(BarrierKind::Or) << 1 << 1u;
    QTest::newRow("or of none") << int(BarrierKind::Or) << 0 << 0u;
}

void BarrierTest::countsAndVotes()
{
    QFETCH(int, kind);
    QFETCH(int, limit);
    QFETCH(unsigned, result);
    ObservedKernel b;
    const Operand x = b.special(SpecialValue::ThreadX);
    b.observe(
        b.barrier(BarrierKind(kind), b.icmp(IntPredicate::SLt, ValueType::I32, x, b.i32(limit))));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {100, 1, 1}));
    for (std::uint32_t thread = 0; thread < 100; ++thread)
        QCOMPARE(shown(b, run, thread), result);
}

void BarrierTest::returnedLanesAreNotMissed_data()
{
    QTest::addColumn<bool>("returnsFirst");
    QTest::newRow("if (x >= 40) return;") << true;
    QTest::newRow("if (x < 40) { all the rest }") << false;
}

/// Lanes that do nothing more are gone, whichever way the branch is written.
void BarrierTest::returnedLanesAreNotMissed()
{
    QFETCH(bool, returnsFirst);
    ObservedKernel b;
    b.block(2);
    const Operand x = b.special(SpecialValue::ThreadX);
    const IntPredicate predicate = returnsFirst ? IntPredicate::SGe : IntPredicate::SLt;
    const Operand condition = b.icmp(predicate, ValueType::I32, x, b.i32(40));
    b.branch(condition, returnsFirst ? 2 : 1, returnsFirst ? 1 : 2);
    b.block(2);
    b.barrier();
    b.observe(x);
    b.jump(2);
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {96, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(b.observed(run).size(), std::size_t(40));
    QCOMPARE(run.sink.barriers.size(), std::size_t(2)); // the third warp had left
}

/// if (x < 40) barrier; show x: warp 1 comes with 8 of 32 lanes
void BarrierTest::divergedBarrierIsReported()
{
    ObservedKernel b;
    b.block(2);
    const Operand x = b.special(SpecialValue::ThreadX);
    b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, x, b.i32(40)), 1, 2);
    b.block(2);
    b.barrier();
    const std::uint32_t line = b.line();
    b.jump(2);
    b.block();
    b.observe(x);
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}, {2, 1, 1}), {1});
    QVERIFY(run.finished);
    const Diagnostic diagnostic = run.only(DiagnosticKind::BarrierDivergence);
    QCOMPARE(diagnostic.count, std::uint64_t(1));
    QCOMPARE(diagnostic.severity, Severity::Error);
    QCOMPARE(diagnostic.position.line, line);
    const std::vector<std::string> arguments = {"8", "32", "1", "(1, 0, 0)", "0-7"};
    QCOMPARE(diagnostic.arguments, arguments);
    QCOMPARE(b.observed(run).size(), std::size_t(64));
    // A warp in lock step passes with the lanes it has.
    ResolvedLaunch inLockStep = launchOf(b.kernel, {64, 1, 1});
    inLockStep.independentLanes = false;
    const Run together = simulate(b.kernel, inLockStep);
    QCOMPARE(together.only(DiagnosticKind::BarrierDivergence).severity, Severity::Warning);
}

/// for (i = 0; i <= x; ++i) barrier: every lane has its own number of turns
void BarrierTest::barrierInLoopWithUnevenTurns()
{
    ObservedKernel b;
    b.block(1);
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block(2);
    b.barrier();
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.branch(b.icmp(IntPredicate::SLe, ValueType::I32, i, x), 1, 2);
    b.block();
    b.observe(i);
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    QVERIFY(run.finished);
    // Warp 0 comes 32 times, 31 of them not whole; warp 1 64 times, the last 31 not whole.
    QCOMPARE(run.only(DiagnosticKind::BarrierDivergence).count, std::uint64_t(62));
    QCOMPARE(run.sink.barriers.size(), std::size_t(96));
    for (std::uint32_t thread = 0; thread < 64; ++thread)
        QCOMPARE(shown(b, run, thread), thread + 1);
}

/// Warp 0 returns at once; the others pass two barriers.
void BarrierTest::finishedWarpsDoNotBlock()
{
    ObservedKernel b;
    b.block();
    const Operand warp = b.special(SpecialValue::WarpId);
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, warp, b.i32(0)), 1, 2);
    b.block();
    b.ret();
    b.block();
    b.barrier();
    b.barrier();
    b.observe(warp);
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {96, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.sink.barriers.size(), std::size_t(4));
    QCOMPARE(b.observed(run).size(), std::size_t(64));
}

void BarrierTest::warpsAtDifferentBarriers_data()
{
    QTest::addColumn<bool>("isMismatch");
    QTest::addColumn<bool>("copies");
    QTest::newRow("each its own") << true << false;
    QTest::newRow("the same for all") << false << false;
    QTest::newRow("waits for copies") << false << true;
}

/// if (warp == 0) barrier; else barrier;
void BarrierTest::warpsAtDifferentBarriers()
{
    QFETCH(bool, isMismatch);
    QFETCH(bool, copies);
    ObservedKernel b;
    b.block();
    const Operand warp = b.special(SpecialValue::WarpId);
    const Operand isFirst = b.icmp(IntPredicate::Eq, ValueType::I32, warp, b.i32(0));
    b.branch(isFirst, 1, isMismatch || copies ? 2 : 1);
    b.block();
    b.barrier();
    const std::uint32_t line = b.line();
    b.ret();
    b.block();
    b.barrier();
    const std::uint32_t otherLine = b.line();
    b.ret();
    b.block(); // nobody comes here
    b.observe(warp);
    b.kernel.sites.back().isAsync = copies;
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {96, 1, 1}));
    QVERIFY(run.finished);
    QCOMPARE(run.sink.barriers.size(), std::size_t(3));
    QCOMPARE(run.diagnostics.size(), std::size_t(isMismatch ? 1 : 0));
    if (!isMismatch)
        return;
    const Diagnostic diagnostic = run.only(DiagnosticKind::BarrierMismatch);
    QCOMPARE(diagnostic.count, std::uint64_t(1));
    QCOMPARE(diagnostic.severity, Severity::Warning);
    QCOMPARE(diagnostic.position.line, otherLine);
    const std::vector<std::string> arguments = {"1", "0", std::to_string(line), "(0, 0, 0)"};
    QCOMPARE(diagnostic.arguments, arguments);
}

QTEST_APPLESS_MAIN(BarrierTest)
#include "barrier_test.moc"
