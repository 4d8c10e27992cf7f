// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "floatreference.h"
#include "laneprobe.h"
#include "simulation.h"

#include <QTest>

#include <cmath>

using namespace warplens;

namespace {

std::int64_t asSigned(std::uint64_t value, unsigned width)
{
    return std::int64_t(value << (64 - width)) >> (64 - width);
}

/// What memory holds after one atomic, by the definition of each in CUDA.
std::uint64_t after(AtomicOp op, ValueType type, std::uint64_t old, std::uint64_t b,
                    std::uint64_t c)
{
    const unsigned width = widthOf(type);
    const bool isLess = asSigned(old, width) < asSigned(b, width);
    const auto number = [type](std::uint64_t bits) { return floatValue(type, bits); };
    switch (op) {
    case AtomicOp::Exchange: return b;
    case AtomicOp::Add: return lowBits(old + b, width);
    case AtomicOp::Sub: return lowBits(old - b, width);
    case AtomicOp::And: return old & b;
    case AtomicOp::Or: return old | b;
    case AtomicOp::Xor: return old ^ b;
    case AtomicOp::SMin: return isLess ? old : b;
    case AtomicOp::SMax: return isLess ? b : old;
    case AtomicOp::UMin: return std::min(old, b);
    case AtomicOp::UMax: return std::max(old, b);
    case AtomicOp::FAdd: return nearestBits(type, number(old) + number(b));
    case AtomicOp::FMin: return number(b) < number(old) ? b : old;
    case AtomicOp::FMax: return number(b) > number(old) ? b : old;
    case AtomicOp::IncWrap: return old >= b ? 0 : old + 1;
    case AtomicOp::DecWrap: return old == 0 || old > b ? b : old - 1;
    case AtomicOp::CompareExchange: return old == c ? b : old;
    }
    return 0;
}

bool isFloatOp(AtomicOp op) { return op >= AtomicOp::FAdd && op <= AtomicOp::FMax; }

std::vector<std::uint64_t> operands(ValueType type)
{
    if (isFloat(type)) {
        std::vector<std::uint64_t> values;
        for (const double value : {0.5, 1.0, -3.0, 100.0, 7.25, -0.125, 2048.0, 1.5})
            values.push_back(nearestBits(type, value));
        return values;
    }
    std::vector<std::uint64_t> values;
    for (const std::uint64_t value : {1ull, 2ull, 0ull, 5ull, ~0ull, 1ull << 31, 1ull << 63, 3ull})
        values.push_back(lowBits(value, widthOf(type)));
    return values;
}

} // namespace

class AtomicsTest : public QObject
{
    Q_OBJECT
private slots:
    void lanesTakeTurns_data();
    void lanesTakeTurns();
    void histogram();
    void outsideNothingHappens();
    void floatMinimumIgnoresNan();
};

void AtomicsTest::lanesTakeTurns_data()
{
    QTest::addColumn<int>("op");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("space");
    using enum ValueType;
    for (int op = 0; op <= int(AtomicOp::CompareExchange); ++op)
        for (const ValueType type : {I8, I16, I32, I64, F16, BF16, F32, F64}) {
            const bool exchanges =
                op == int(AtomicOp::Exchange) || op == int(AtomicOp::CompareExchange);
            if (isFloatOp(AtomicOp(op)) != isFloat(type) && !exchanges)
                continue;
            for (const Space space : {Space::Global, Space::Shared})
                QTest::addRow("op %d %s %s", op, nameOf(type), nameOf(space))
                    << op << int(type) << int(space);
        }
}

/// Every lane does the same kind of atomic on one cell, with operands that change with the lane;
/// all the old values are those of lanes one after the other.
void AtomicsTest::lanesTakeTurns()
{
    QFETCH(int, op);
    QFETCH(int, type);
    QFETCH(int, space);
    const auto kind = ValueType(type);
    const auto values = operands(kind);
    const unsigned bytes = bytesOf(kind);
    ObservedKernel b;
    const std::uint32_t cell = b.variable("cell", Space(space), 16);
    const std::uint32_t table = b.variable("table", Space::Constant, 64);
    for (const std::uint64_t value : values)
        for (unsigned byte = 0; byte < 8; ++byte)
            b.kernel.variables[table].initial.push_back(std::uint8_t(value >> (8 * byte)));
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand seven = b.op(Opcode::And, ValueType::I32, x, b.i32(7));
    const Operand operand = b.load(kind, b.element(b.addressOf(table), seven, 8), table);
    const Operand next = b.op(Opcode::And, ValueType::I32,
                              b.op(Opcode::LShr, ValueType::I32, x, b.i32(1)), b.i32(7));
    const Operand compare = b.load(kind, b.element(b.addressOf(table), next, 8), table);
    const Operand old = b.atomic(AtomicOp(op), kind, b.addressOf(cell), operand, compare, cell);
    const ValueType bits = bytes == 8 ? ValueType::I64
        : bytes == 4                  ? ValueType::I32
        : bytes == 2                  ? ValueType::I16
                                      : ValueType::I8;
    const Operand wide =
        bytes == 8 ? old : b.convert(Opcode::ZeroExtend, bits, ValueType::I64, old);
    b.observe(b.convert(Opcode::Truncate, ValueType::I64, ValueType::I32, wide));
    b.observe(b.convert(Opcode::Truncate, ValueType::I64, ValueType::I32,
                        b.op(Opcode::LShr, ValueType::I64, wide, b.i64(32))));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {48, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    auto observed = b.observed(run);
    std::uint64_t memory = 0;
    for (std::uint32_t thread = 0; thread < 48; ++thread) {
        QCOMPARE((observed[{0, thread}]),
                 (std::vector<std::uint32_t>{std::uint32_t(memory), std::uint32_t(memory >> 32)}));
        memory = after(AtomicOp(op), kind, memory, values[thread & 7], values[thread >> 1 & 7]);
    }
}

/// bins[x % 10] += 1; barrier; the first ten threads show a bin each
void AtomicsTest::histogram()
{
    ObservedKernel b;
    const std::uint32_t bins = b.variable("bins", Space::Shared, 40);
    b.block();
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand bin = b.op(Opcode::URem, ValueType::I32, x, b.i32(10));
    b.atomic(AtomicOp::Add, ValueType::I32, b.element(b.addressOf(bins), bin, 4), b.i32(1), {},
             bins);
    b.barrier();
    b.branch(b.icmp(IntPredicate::ULt, ValueType::I32, x, b.i32(10)), 1, 2);
    b.block();
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(bins), x, 4), bins));
    b.ret();
    b.block();
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {256, 1, 1}));
    auto observed = b.observed(run);
    for (std::uint32_t i = 0; i < 10; ++i)
        QCOMPARE((observed[{0, i}]), std::vector<std::uint32_t>{i < 6 ? 26u : 25u});
}

void AtomicsTest::outsideNothingHappens()
{
    ObservedKernel b;
    const std::uint32_t s = b.variable("s", Space::Shared, 64);
    const Operand at = b.element(b.addressOf(s), b.special(SpecialValue::ThreadX), 4);
    b.observe(b.atomic(AtomicOp::Add, ValueType::I32, at, b.i32(5), {}, s));
    b.observe(b.atomic(AtomicOp::Add, ValueType::I32, at, b.i32(5), {}, s));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    auto observed = b.observed(run);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE((observed[{0, i}]), (std::vector<std::uint32_t>{0, i < 16 ? 5u : 0u}));
    QCOMPARE(run.diagnostics.size(), std::size_t(2));
    QCOMPARE(run.diagnostics[0].kind, DiagnosticKind::OutOfBounds);
    QCOMPARE(run.diagnostics[0].count, std::uint64_t(16));
}

void AtomicsTest::floatMinimumIgnoresNan()
{
    for (const AtomicOp op : {AtomicOp::FMin, AtomicOp::FMax}) {
        ObservedKernel b;
        const std::uint32_t s = b.variable("s", Space::Shared, 4);
        b.store(ValueType::F32, b.addressOf(s), b.f32(NAN), s);
        b.atomic(op, ValueType::F32, b.addressOf(s), b.f32(2), {}, s);
        b.observe(b.atomic(op, ValueType::F32, b.addressOf(s), b.f32(NAN), {}, s));
        b.observe(b.load(ValueType::I32, b.addressOf(s), s));
        b.ret();
        const Run run = simulate(b.kernel, launchOf(b.kernel, {1, 1, 1}));
        const auto two = std::bit_cast<std::uint32_t>(2.0f);
        QCOMPARE((b.observed(run)[{0, 0}]), (std::vector<std::uint32_t>{two, two}));
    }
}

QTEST_APPLESS_MAIN(AtomicsTest)
#include "atomics_test.moc"
