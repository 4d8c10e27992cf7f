// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

using namespace warplens;

/// `bar.sync 1, 64`, `bar.arrive` and kin.
class NamedBarriersTest : public QObject
{
    Q_OBJECT
private slots:
    void consumerWaitsForProducer();
    void buffersAreFilledAndEmptied();
    void halvesOfABlock_data();
    void halvesOfABlock();
    void votesOfAHalf_data();
    void votesOfAHalf();
    void mixedWithTheBarrierOfTheBlock();
    void countOfTheWholeBlock();
    void warpsThatLeftAreNotMissed();
    void tooFewCome();
    void waitersOfSeveralBarriers();
    void onlyWaitsStandInForOthers();
    void badPlaces_data();
    void badPlaces();
    void countsDiffer();
    void lanesNameDifferentBarriers();
};

namespace {

using Texts = std::vector<std::string>;

/// A kernel of warps that do different things with one array of shared memory.
class WarpKernel : public ObservedKernel
{
public:
    WarpKernel()
        : array(variable("s", Space::Shared, 4096))
        , x(special(SpecialValue::ThreadX))
        , warp(special(SpecialValue::WarpId))
    {
    }
    Operand at(Operand index) { return element(addressOf(array), index, 4); }
    /// Block 1 is for the warps below `limit`, block 2 for the others.
    void divide(std::int64_t limit)
    {
        branch(icmp(IntPredicate::SLt, ValueType::I32, warp, i32(limit)), 1, 2);
    }
    void named(BarrierKind kind, std::int64_t number, std::int64_t threads)
    {
        barrier(kind, i32(number), i32(threads));
    }

    const std::uint32_t array;
    const Operand x;
    const Operand warp;
};

constexpr auto Plain = BarrierKind::Plain;
constexpr auto Arrive = BarrierKind::Arrive;

std::vector<std::uint32_t> shown(const ObservedKernel &b, const Run &run, std::uint64_t thread)
{
    const auto observed = b.observed(run);
    const auto found = observed.find({0, thread});
    return found == observed.end() ? std::vector<std::uint32_t>() : found->second;
}

} // namespace

/// Warp 0 waits for what warp 1, which runs after it, stores; warp 2 has no part in it.
void NamedBarriersTest::consumerWaitsForProducer()
{
    WarpKernel b;
    b.divide(1);
    b.block();
    b.named(Plain, 1, 64);
    b.observe(b.load(ValueType::I32, b.at(b.op(Opcode::Add, ValueType::I32, b.x, b.i32(32)))));
    b.ret();
    b.block();
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, b.warp, b.i32(1)), 3, 4);
    b.block();
    b.store(ValueType::I32, b.at(b.x), b.op(Opcode::Mul, ValueType::I32, b.x, b.i32(3)));
    b.named(Arrive, 1, 64);
    b.ret();
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {96, 1, 1}), {0, 0});
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(shown(b, run, lane).front(), (lane + 32) * 3);
    QCOMPARE(run.sink.named,
             (Texts{"arrive 1 by 1", "pass 1 by 0", "arrive 1 by 1", "pass 1 by 0"}));
    QVERIFY(run.sink.barriers.empty());
}

/// One buffer between a warp that fills it and one that empties it, five times.
void NamedBarriersTest::buffersAreFilledAndEmptied()
{
    constexpr std::uint32_t Turns = 5;
    WarpKernel b;
    const Operand i = b.reg();
    const Operand lane = b.special(SpecialValue::LaneId);
    b.move(i, ValueType::I32, b.i32(0));
    b.divide(1);
    const auto again = [&](std::uint32_t self) {
        b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
        b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, i, b.i32(Turns)), self, 3);
    };
    b.block(); // empties: full is 1, empty is 2
    b.named(Plain, 1, 64);
    b.observe(b.load(ValueType::I32, b.at(lane)));
    b.named(Arrive, 2, 64);
    again(1);
    b.block(); // fills; the first time nobody needs to empty
    b.store(ValueType::I32, b.at(lane), b.op(Opcode::Add, ValueType::I32, i, b.i32(100)));
    b.named(Arrive, 1, 64);
    b.named(Plain, 2, 64);
    again(2);
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(shown(b, run, 7), (std::vector<std::uint32_t>{100, 101, 102, 103, 104}));
}

void NamedBarriersTest::halvesOfABlock_data()
{
    QTest::addColumn<bool>("isRegister");
    QTest::newRow("constants") << false;
    QTest::newRow("a number from a register") << true;
}

/// Each half turns its part of the array over, behind a barrier of its own.
void NamedBarriersTest::halvesOfABlock()
{
    QFETCH(bool, isRegister);
    WarpKernel b;
    b.store(ValueType::I32, b.at(b.x), b.x);
    const Operand half = b.op(Opcode::LShr, ValueType::I32, b.warp, b.i32(1));
    const Operand number = b.op(Opcode::Add, ValueType::I32, half, b.i32(1));
    b.divide(2);
    for (const int own : {1, 2}) {
        b.block();
        b.barrier(Plain, isRegister ? number : b.i32(own), b.i32(64));
        b.observe(b.load(ValueType::I32, b.at(b.op(Opcode::Xor, ValueType::I32, b.x, b.i32(63)))));
        b.ret();
    }
    const Run run = simulate(b.kernel, launchOf(b.kernel, {128, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 128; ++thread)
        QCOMPARE(shown(b, run, thread).front(), thread ^ 63);
    QCOMPARE(run.sink.named, (Texts{"pass 1 by 0 1", "pass 2 by 2 3"}));
    for (const Request &request : run.sink.requests)
        QCOMPARE(request.interval, 0u);
}

void NamedBarriersTest::votesOfAHalf_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<unsigned>("first");
    QTest::addColumn<unsigned>("second");
    QTest::newRow("count") << int(BarrierKind::Count) << 64u << 6u;
    QTest::newRow("and") << int(BarrierKind::And) << 1u << 0u;
    QTest::newRow("or") << int(BarrierKind::Or) << 1u << 1u;
}

/// All of the first half and six of the second say yes.
void NamedBarriersTest::votesOfAHalf()
{
    QFETCH(int, kind);
    QFETCH(unsigned, first);
    QFETCH(unsigned, second);
    WarpKernel b;
    const Operand number = b.op(Opcode::LShr, ValueType::I32, b.warp, b.i32(1));
    const Operand yes = b.icmp(IntPredicate::SLt, ValueType::I32, b.x, b.i32(70));
    b.observe(b.barrier(BarrierKind(kind), number, b.i32(64), yes));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {128, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 128; ++thread)
        QCOMPARE(shown(b, run, thread).front(), thread < 64 ? first : second);
}

/// All; then only a half; then all again.
void NamedBarriersTest::mixedWithTheBarrierOfTheBlock()
{
    WarpKernel b;
    b.barrier();
    b.divide(2);
    b.block();
    b.named(Plain, 3, 64);
    b.jump(2);
    b.block();
    b.barrier();
    b.load(ValueType::I32, b.at(b.x));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {128, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.sink.barriers.size(), std::size_t(8));
    QCOMPARE(run.sink.named, (Texts{"pass 3 by 0 1"}));
    for (const Request &request : run.sink.requests)
        QCOMPARE(request.interval, 2u);
}

/// `bar.sync 5, 128` of 128 threads, and `bar.sync 5` behind it, are barriers of the block.
void NamedBarriersTest::countOfTheWholeBlock()
{
    WarpKernel b;
    b.named(Plain, 5, 128);
    b.barrier(Plain, b.i32(5), {});
    b.load(ValueType::I32, b.at(b.x));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {128, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.sink.barriers.size(), std::size_t(8));
    QVERIFY(run.sink.named.empty());
    QCOMPARE(run.sink.requests.front().interval, 2u);
}

/// The last warps return while the others wait for all.
void NamedBarriersTest::warpsThatLeftAreNotMissed()
{
    WarpKernel b;
    b.divide(2);
    b.block();
    b.barrier(Plain, b.i32(2), {});
    b.observe(b.x);
    b.ret();
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {128, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(b.observed(run).size(), std::size_t(64));
}

/// Three warps are counted and two come, one of them without waiting.
void NamedBarriersTest::tooFewCome()
{
    WarpKernel b;
    b.divide(2);
    b.block();
    b.named(Plain, 4, 128);
    const std::uint32_t line = b.line();
    b.ret();
    b.block();
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, b.warp, b.i32(2)), 3, 4);
    b.block();
    b.named(Arrive, 4, 128);
    b.ret();
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {160, 1, 1}, {2, 1, 1}), {1});
    QVERIFY(!run.finished);
    const Diagnostic diagnostic = run.only(DiagnosticKind::BarrierDeadlock);
    QCOMPARE(diagnostic.count, std::uint64_t(1));
    QCOMPARE(diagnostic.severity, Severity::Error);
    QCOMPARE(diagnostic.position.line, line);
    QCOMPARE(diagnostic.arguments, (Texts{"0-1", "4", "96", "128", "(1, 0, 0)"}));
}

/// Half the block waits for the other half, which waits for the block.
void NamedBarriersTest::waitersOfSeveralBarriers()
{
    WarpKernel b;
    b.divide(1);
    b.block();
    b.named(Plain, 1, 64);
    const std::uint32_t line = b.line();
    b.ret();
    b.block();
    b.barrier();
    const std::uint32_t otherLine = b.line();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {96, 1, 1}));
    QVERIFY(!run.finished);
    QCOMPARE(run.diagnostics.size(), std::size_t(2));
    QCOMPARE(run.diagnostics[0].kind, DiagnosticKind::BarrierDeadlock);
    QCOMPARE(run.diagnostics[0].position.line, otherLine);
    QCOMPARE(run.diagnostics[0].arguments, (Texts{"1-2", "0", "64", "96", "(0, 0, 0)"}));
    QCOMPARE(run.diagnostics[1].kind, DiagnosticKind::BarrierDeadlock);
    QCOMPARE(run.diagnostics[1].position.line, line);
    QCOMPARE(run.diagnostics[1].arguments, (Texts{"0", "1", "32", "64", "(0, 0, 0)"}));
}

/// The same where copies are waited for: a barrier of the block may be such a wait, of some.
void NamedBarriersTest::onlyWaitsStandInForOthers()
{
    WarpKernel b;
    b.divide(1);
    b.block();
    b.named(Plain, 1, 64);
    b.ret();
    b.block();
    b.barrier();
    b.named(Arrive, 1, 64);
    b.observe(b.x);
    b.kernel.sites.back().isAsync = true;
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    QVERIFY(run.finished);
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(run.sink.named, (Texts{"pass 0 by 1", "arrive 1 by 1", "pass 1 by 0"}));
}

void NamedBarriersTest::badPlaces_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("arguments");
    const int count = int(DiagnosticKind::BarrierCount);
    QTest::newRow("not whole warps") << 1 << 40 << count << "40 32 1";
    QTest::newRow("no threads") << 1 << 0 << count << "0 32 1";
    QTest::newRow("no such barrier")
        << 16 << 64 << int(DiagnosticKind::BarrierNumber) << "16 0 (0, 0, 0)";
}

void NamedBarriersTest::badPlaces()
{
    QFETCH(int, number);
    QFETCH(int, threads);
    QFETCH(int, kind);
    QFETCH(QString, arguments);
    WarpKernel b;
    b.named(Plain, number, threads);
    const std::uint32_t line = b.line();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    const Diagnostic diagnostic = run.only(DiagnosticKind(kind));
    QCOMPARE(diagnostic.count, std::uint64_t(2));
    QCOMPARE(diagnostic.severity, Severity::Error);
    QCOMPARE(diagnostic.position.line, line);
    QStringList given;
    for (const std::string &each : diagnostic.arguments)
        given += QString::fromStdString(each);
    QCOMPARE(given.join(' '), arguments);
}

void NamedBarriersTest::countsDiffer()
{
    WarpKernel b;
    b.divide(1);
    b.block();
    b.named(Plain, 1, 64);
    const std::uint32_t line = b.line();
    b.ret();
    b.block();
    b.named(Arrive, 1, 128);
    const std::uint32_t otherLine = b.line();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    const Diagnostic diagnostic = run.only(DiagnosticKind::BarrierCounts);
    QCOMPARE(diagnostic.severity, Severity::Error);
    QCOMPARE(diagnostic.position.line, otherLine);
    QCOMPARE(diagnostic.arguments, (Texts{"1", "128", "64", std::to_string(line), "(0, 0, 0)"}));
}

void NamedBarriersTest::lanesNameDifferentBarriers()
{
    WarpKernel b;
    b.barrier(Plain, b.op(Opcode::LShr, ValueType::I32, b.x, b.i32(4)), b.i32(32));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    const Diagnostic diagnostic = run.only(DiagnosticKind::BarrierDivergence);
    QCOMPARE(diagnostic.severity, Severity::Error);
    QCOMPARE(diagnostic.arguments, (Texts{"16", "32", "0", "(0, 0, 0)", "0-15"}));
}

QTEST_APPLESS_MAIN(NamedBarriersTest)
#include "namedbarriers_test.moc"
