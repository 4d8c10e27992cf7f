// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include "simt/controlstack.h"

#include <QTest>

#include <functional>

using namespace warplens;

namespace {

using Thread = std::function<std::vector<std::uint32_t>(std::uint32_t)>;

struct Sample
{
    ObservedKernel builder;
    Thread expected;             ///< what thread x shows
    std::vector<LaneMask> masks; ///< of warp 0
};

constexpr LaneMask All = 0xffff'ffff;
constexpr LaneMask Odd = 0xaaaa'aaaa;

Operand remainder(KernelBuilder &b, Operand value, int divisor)
{
    return b.op(Opcode::URem, ValueType::I32, value, b.i32(divisor));
}

Operand isLess(KernelBuilder &b, Operand value, std::int64_t limit)
{
    return b.icmp(IntPredicate::ULt, ValueType::I32, value, b.i32(limit));
}

/// if (x odd) show 1; else show 2; show x
Sample ifElse()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(3);
    const Operand x = b.special(SpecialValue::ThreadX);
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, remainder(b, x, 2), b.i32(1)), 1, 2);
    b.block(3);
    b.observe(b.i32(1));
    b.jump(3);
    b.block(3);
    b.observe(b.i32(2));
    b.jump(3);
    b.block();
    b.observe(x);
    b.ret();
    s.expected = [](std::uint32_t thread) {
        return std::vector<std::uint32_t>{thread % 2 ? 1u : 2u, thread};
    };
    s.masks = {Odd, All & ~Odd, All};
    return s;
}

/// if (x < 8) { if (x odd) show 1; show 2; } show 3
Sample nested()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(4);
    const Operand x = b.special(SpecialValue::ThreadX);
    b.branch(isLess(b, x, 8), 1, 4);
    b.block(3);
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, remainder(b, x, 2), b.i32(1)), 2, 3);
    b.block(3);
    b.observe(b.i32(1));
    b.jump(3);
    b.block(4);
    b.observe(b.i32(2));
    b.jump(4);
    b.block();
    b.observe(b.i32(3));
    b.ret();
    s.expected = [](std::uint32_t thread) -> std::vector<std::uint32_t> {
        if (thread >= 8)
            return {3};
        return thread % 2 ? std::vector<std::uint32_t>{1, 2, 3} : std::vector<std::uint32_t>{2, 3};
    };
    s.masks = {0xaa, 0xff, All};
    return s;
}

/// for (i = 0; i < x % 4; ++i) show i; show 100
Sample loop()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(1);
    const Operand trips = remainder(b, b.special(SpecialValue::ThreadX), 4);
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block(3);
    b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, i, trips), 2, 3);
    b.block(1);
    b.observe(i);
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.jump(1);
    b.block();
    b.observe(b.i32(100));
    b.ret();
    s.expected = [](std::uint32_t thread) {
        std::vector<std::uint32_t> shown;
        for (std::uint32_t turn = 0; turn < thread % 4; ++turn)
            shown.push_back(turn);
        shown.push_back(100);
        return shown;
    };
    s.masks = {0xeeee'eeee, 0xcccc'cccc, 0x8888'8888, All};
    return s;
}

/// if (x % 3 == 0) return; show x
Sample earlyReturn()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block();
    const Operand x = b.special(SpecialValue::ThreadX);
    b.branch(b.icmp(IntPredicate::Ne, ValueType::I32, remainder(b, x, 3), b.i32(0)), 1, 2);
    b.block();
    b.observe(x);
    b.ret();
    b.block();
    b.ret();
    s.expected = [](std::uint32_t thread) -> std::vector<std::uint32_t> {
        if (thread % 3 == 0)
            return {};
        return {thread};
    };
    s.masks = {0xb6db'6db6};
    return s;
}

/// switch (x % 5) { case 1: show 1; (falls) case 2: show 2; break; case 4: show 4; break;
/// default: show 9; } show 100
Sample switchCase()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(5);
    b.kernel.switches.push_back({4, {{1, 1}, {2, 2}, {4, 3}}});
    const Operand key = remainder(b, b.special(SpecialValue::ThreadX), 5);
    b.write(Opcode::Switch, ValueType::I32, key).payload = 0;
    b.block(2);
    b.observe(b.i32(1));
    b.jump(2);
    b.block(5);
    b.observe(b.i32(2));
    b.jump(5);
    b.block(5);
    b.observe(b.i32(4));
    b.jump(5);
    b.block(5);
    b.observe(b.i32(9));
    b.jump(5);
    b.block();
    b.observe(b.i32(100));
    b.ret();
    s.expected = [](std::uint32_t thread) -> std::vector<std::uint32_t> {
        switch (thread % 5) {
        case 1: return {1, 2, 100};
        case 2: return {2, 100};
        case 4: return {4, 100};
        default: return {9, 100};
        }
    };
    return s;
}

/// for (;;) { if (i == x % 3) return; show i; ++i; }: paths that meet nowhere
Sample returnInLoop()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(1);
    const Operand limit = remainder(b, b.special(SpecialValue::ThreadX), 3);
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block();
    b.branch(b.icmp(IntPredicate::Eq, ValueType::I32, i, limit), 2, 3);
    b.block();
    b.ret();
    b.block(1);
    b.observe(i);
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.jump(1);
    s.expected = [](std::uint32_t thread) {
        std::vector<std::uint32_t> shown;
        for (std::uint32_t turn = 0; turn < thread % 3; ++turn)
            shown.push_back(turn);
        return shown;
    };
    return s;
}

/// if (x < 4) { if (x < 2) trap; show 1; } show 2
Sample trapped()
{
    Sample s;
    ObservedKernel &b = s.builder;
    b.block(4);
    const Operand x = b.special(SpecialValue::ThreadX);
    b.branch(isLess(b, x, 4), 1, 4);
    b.block(3);
    b.branch(isLess(b, x, 2), 2, 3);
    b.block();
    b.write(Opcode::Trap, ValueType::I32);
    b.block(4);
    b.observe(b.i32(1));
    b.jump(4);
    b.block();
    b.observe(b.i32(2));
    b.ret();
    s.expected = [](std::uint32_t thread) -> std::vector<std::uint32_t> {
        if (thread < 2)
            return {};
        return thread < 4 ? std::vector<std::uint32_t>{1, 2} : std::vector<std::uint32_t>{2};
    };
    s.masks = {0xc, 0xffff'fffc};
    return s;
}

const std::pair<const char *, Sample (*)()> Samples[] = {
    {"if else", ifElse},
    {"nested", nested},
    {"loop with a trip count of each lane", loop},
    {"early return", earlyReturn},
    {"switch", switchCase},
    {"return in a loop", returnInLoop},
    {"trap", trapped}};

} // namespace

class ControlFlowTest : public QObject
{
    Q_OBJECT
private slots:
    void threadsTakeTheirOwnWay_data();
    void threadsTakeTheirOwnWay();
    void trapIsReported();
    void stackStaysShallow();
    void instructionsAreCounted();
};

void ControlFlowTest::threadsTakeTheirOwnWay_data()
{
    QTest::addColumn<int>("sample");
    QTest::addColumn<unsigned>("warpSize");
    QTest::addColumn<unsigned>("threads");
    for (int i = 0; i < int(std::size(Samples)); ++i)
        for (const unsigned warpSize : {1u, 7u, 16u, 32u, 64u})
            for (const unsigned threads : {64u, 77u})
                QTest::addRow("%s, %u threads in warps of %u", Samples[i].first, threads, warpSize)
                    << i << warpSize << threads;
}

void ControlFlowTest::threadsTakeTheirOwnWay()
{
    QFETCH(int, sample);
    QFETCH(unsigned, warpSize);
    QFETCH(unsigned, threads);
    const Sample s = Samples[sample].second();
    ResolvedLaunch launch = launchOf(s.builder.kernel, {threads, 1, 1});
    launch.warpSize = warpSize;
    const Run run = simulate(s.builder.kernel, launch);
    QVERIFY(run.finished);
    auto observed = s.builder.observed(run, warpSize);
    for (std::uint32_t thread = 0; thread < threads; ++thread)
        QCOMPARE((observed[{0, thread}]), s.expected(thread));
    QCOMPARE(observed.size(), std::size_t(threads));
    if (warpSize == 32 && !s.masks.empty())
        QCOMPARE(s.builder.masks(run), s.masks);
}

void ControlFlowTest::trapIsReported()
{
    const Sample s = trapped();
    const Run run = simulate(s.builder.kernel, launchOf(s.builder.kernel, {64, 1, 1}));
    const Diagnostic trap = run.only(DiagnosticKind::TrapReached);
    QCOMPARE(trap.count, std::uint64_t(2));
    QCOMPARE(trap.severity, Severity::Error);
    const std::vector<std::string> arguments = {"(0, 0, 0)", "(0, 0, 0)"};
    QCOMPARE(trap.arguments, arguments);
}

/// Turn after turn of a loop that lanes leave one by one must not pile up paths.
void ControlFlowTest::stackStaysShallow()
{
    simt::ControlStack stack;
    stack.start(All);
    stack.jump(1);
    for (unsigned lane = 0; lane < 31; ++lane) {
        const LaneMask leaving = LaneMask(1) << lane;
        const simt::LaneGroup groups[] = {{2, stack.active() & ~leaving}, {3, leaving}};
        QCOMPARE(stack.diverge(groups, 3), 2u);
        QCOMPARE(stack.jump(1), 1u);
        QVERIFY(stack.depth() <= 2);
    }
    QCOMPARE(stack.jump(3), 3u);
    QCOMPARE(stack.active(), All);
    QCOMPARE(stack.leave(), NoBlock);
}

void ControlFlowTest::instructionsAreCounted()
{
    const Sample s = ifElse();
    std::uint64_t all = 0;
    for (const Block &block : s.builder.kernel.blocks)
        all += block.count;
    const Run run = simulate(s.builder.kernel, launchOf(s.builder.kernel, {64, 1, 1}));
    QCOMPARE(run.instructions, 2 * all);
}

QTEST_APPLESS_MAIN(ControlFlowTest)
#include "controlflow_test.moc"
