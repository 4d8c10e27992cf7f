// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sameoutcome.h"

#include "../simt/kernelbuilder.h"

#include "experiment/evaluate.h"

#include <QtTest>

using namespace warplens;

/// Reads of what other blocks write, found in a whole grid on any number of threads.
class CrossBlockTest : public QObject
{
    Q_OBJECT

private slots:
    void threadsDoNotMatter_data();
    void threadsDoNotMatter();
    void nothingToNote_data();
    void nothingToNote();
    void nothingWithoutTheWholeGrid();
};

namespace {

constexpr auto I32 = ValueType::I32;
constexpr std::uint32_t Blocks = 64;

struct TestKernel
{
    Kernel kernel;
    std::uint32_t line = 0; ///< of the load
};

/// a[b * 32 + t] = b; if (first <= b && b < end) o[t] = a[(b + away) * 32 + t];
/// A block `endless` of the grid never ends.
TestKernel neighbourKernel(std::int64_t away, std::int64_t first, std::int64_t end,
                           std::int64_t endless = -1)
{
    KernelBuilder b;
    const std::uint32_t a = b.buffer("a");
    const std::uint32_t o = b.buffer("o");
    b.block(2);
    const Operand block = b.special(SpecialValue::BlockX);
    const Operand thread = b.special(SpecialValue::ThreadX);
    const auto indexIn = [&](Operand which) {
        return b.op(Opcode::Add, I32, b.op(Opcode::Mul, I32, which, b.i32(32)), thread);
    };
    b.store(I32, b.element(b.parameter(a), indexIn(block), 4), block, b.arrayOf(a));
    const Operand inside =
        b.op(Opcode::And, ValueType::Bool, b.icmp(IntPredicate::SGe, I32, block, b.i32(first)),
             b.icmp(IntPredicate::SLt, I32, block, b.i32(end)));
    b.branch(inside, 1, 2);
    b.block(2);
    const Operand other = b.op(Opcode::Add, I32, block, b.i32(away));
    const Operand value = b.load(I32, b.element(b.parameter(a), indexIn(other), 4), b.arrayOf(a));
    const std::uint32_t line = b.line();
    b.store(I32, b.element(b.parameter(o), thread, 4), value, b.arrayOf(o));
    b.jump(2);
    b.block(4);
    b.branch(b.icmp(IntPredicate::Eq, I32, block, b.i32(endless)), 3, 4);
    b.block(4);
    b.jump(3);
    b.block();
    b.ret();
    return {b.kernel, line};
}

/// a[b * 32 + t] += 1
Kernel inPlaceKernel()
{
    KernelBuilder b;
    const std::uint32_t a = b.buffer("a");
    const Operand start = b.op(Opcode::Mul, I32, b.special(SpecialValue::BlockX), b.i32(32));
    const Operand at = b.element(
        b.parameter(a), b.op(Opcode::Add, I32, start, b.special(SpecialValue::ThreadX)), 4);
    const Operand old = b.load(I32, at, b.arrayOf(a));
    b.store(I32, at, b.op(Opcode::Add, I32, old, b.i32(1)), b.arrayOf(a));
    b.ret();
    return b.kernel;
}

/// o[t] = atomicAdd(&c[0], 1) + c[1];
Kernel counterKernel()
{
    KernelBuilder b;
    const std::uint32_t c = b.buffer("c");
    const std::uint32_t o = b.buffer("o");
    const Operand ticket = b.atomic(AtomicOp::Add, I32, b.parameter(c), b.i32(1), {}, b.arrayOf(c));
    const Operand beside = b.load(I32, b.element(b.parameter(c), b.i32(1), 4), b.arrayOf(c));
    b.store(I32, b.element(b.parameter(o), b.special(SpecialValue::ThreadX), 4),
            b.op(Opcode::Add, I32, ticket, beside), b.arrayOf(o));
    b.ret();
    return b.kernel;
}

std::shared_ptr<const Result> run(const Kernel &kernel, const Scope &scope,
                                  std::uint32_t blocks = Blocks)
{
    Experiment experiment;
    experiment.source.text = "kernel";
    experiment.launch.grid = {blocks, 1, 1};
    experiment.launch.block = {32, 1, 1};
    const Compile compile = [&kernel](const CompileRequest &, std::stop_token) {
        CompileOutcome outcome;
        outcome.kernel = std::make_shared<const Kernel>(kernel);
        return outcome;
    };
    return evaluate(experiment, scope, nullptr, compile, {}, {});
}

} // namespace

void CrossBlockTest::threadsDoNotMatter_data()
{
    QTest::addColumn<int>("away");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("blocks");
    QTest::addColumn<int>("focus");
    QTest::addColumn<int>("words");
    QTest::newRow("the block before") << -1 << 1 << 64 << 64 << 0 << 63 * 32;
    QTest::newRow("the block after") << 1 << 0 << 63 << 64 << 0 << 63 * 32;
    QTest::newRow("one reader of a later block") << 40 << 7 << 8 << 64 << 0 << 32;
    QTest::newRow("only the focus block reads") << 1 << 5 << 6 << 64 << 5 << 32;
    QTest::newRow("only the focus block is read") << -1 << 6 << 7 << 64 << 5 << 32;
    QTest::newRow("several blocks a chunk") << 1 << 0 << 8999 << 9000 << 0 << 8999 * 32;
}

void CrossBlockTest::threadsDoNotMatter()
{
    QFETCH(int, away);
    QFETCH(int, first);
    QFETCH(int, end);
    QFETCH(int, blocks);
    QFETCH(int, focus);
    QFETCH(int, words);
    const TestKernel test = neighbourKernel(away, first, end);
    Scope scope;
    scope.focusBlock = std::uint64_t(focus);
    scope.threads = 1;
    const auto one = run(test.kernel, scope, std::uint32_t(blocks));
    QCOMPARE(one->diagnostics.size(), std::size_t(1));
    const Position position = {test.line, 1};
    const Diagnostic expected = {DiagnosticKind::CrossBlockRead,
                                 Severity::Note,
                                 position,
                                 position,
                                 {"a"},
                                 std::uint64_t(words)};
    QVERIFY(one->diagnostics[0] == expected);
    for (const unsigned threads : {2u, 3u, 8u}) {
        scope.threads = threads;
        QVERIFY(sameOutcome(*one, *run(test.kernel, scope, std::uint32_t(blocks))));
    }
}

void CrossBlockTest::nothingToNote_data()
{
    QTest::addColumn<Kernel>("kernel");
    QTest::newRow("in place") << inPlaceKernel();
    QTest::newRow("a counter for all") << counterKernel();
    QTest::newRow("its own words") << neighbourKernel(0, 0, Blocks).kernel;
    QTest::newRow("words nobody writes") << neighbourKernel(Blocks, 0, Blocks).kernel;
}

Q_DECLARE_METATYPE(Kernel)

void CrossBlockTest::nothingToNote()
{
    QFETCH(Kernel, kernel);
    for (const unsigned threads : {1u, 3u}) {
        Scope scope;
        scope.threads = threads;
        const auto result = run(kernel, scope);
        QVERIFY(result->coverage.exact);
        QVERIFY(result->diagnostics.empty());
    }
}

/// Which blocks ran beside the one that failed is a matter of luck.
void CrossBlockTest::nothingWithoutTheWholeGrid()
{
    const Kernel kernel = neighbourKernel(-1, 1, Blocks, 40).kernel;
    Scope scope;
    scope.limits.stepsPerWarp = 2000;
    for (const unsigned threads : {1u, 8u}) {
        scope.threads = threads;
        const auto result = run(kernel, scope);
        QCOMPARE(result->diagnostics.size(), std::size_t(1));
        QCOMPARE(result->diagnostics[0].kind, DiagnosticKind::EndlessLoop);
    }
    scope.wholeGrid = false;
    QVERIFY(run(kernel, scope)->diagnostics.empty());
}

QTEST_APPLESS_MAIN(CrossBlockTest)
#include "crossblock_test.moc"
