// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "laneprobe.h"

#include <QTest>

using namespace warplens;

namespace {

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

const ValueType Types[] = {ValueType::Bool, ValueType::I8, ValueType::I16, ValueType::I32,
                           ValueType::I64};

/// Values at which integer arithmetic has edges, and some in between.
std::vector<std::uint64_t> edges(unsigned width)
{
    std::vector<std::uint64_t> values = {
        0, 1, 2, 3, 5, 7, 17, 31, 32, 33, 63, 64, 255, 256, 0x8000, 0xffff, ~std::uint64_t(0)};
    for (unsigned bit = width >= 2 ? width - 2 : 0; bit < width; ++bit) {
        values.push_back(std::uint64_t(1) << bit);
        values.push_back((std::uint64_t(1) << bit) - 1);
        values.push_back((std::uint64_t(1) << bit) + 1);
    }
    Mixer mixer;
    for (int i = 0; i < 8; ++i)
        values.push_back(mixer.next());
    for (std::uint64_t &value : values)
        value = lowBits(value, width);
    return values;
}

std::vector<OperandBits> pairs(unsigned width)
{
    std::vector<OperandBits> all;
    for (const std::uint64_t a : edges(width))
        for (const std::uint64_t b : edges(width))
            all.push_back({a, b, lowBits(a * 7 + b * 3, width)});
    return all;
}

Wide asSigned(std::uint64_t value, unsigned width)
{
    return value >> (width - 1) & 1 ? Wide(value) - (Wide(1) << width) : Wide(value);
}

/// The result by its definition, in numbers wide enough for all of them.
std::uint64_t binaryResult(Opcode opcode, unsigned width, std::uint64_t x, std::uint64_t y)
{
    const Wide a = x;
    const Wide b = y;
    const Wide sa = asSigned(x, width);
    const Wide sb = asSigned(y, width);
    const bool shiftsOut = y >= width;
    Wide result = 0;
    switch (opcode) {
    case Opcode::Add: result = a + b; break;
    case Opcode::Sub: result = a - b; break;
    case Opcode::Mul: return lowBits(x * y, width);
    case Opcode::UDiv: result = y ? a / b : -1; break;
    case Opcode::SDiv: result = y ? sa / sb : -1; break;
    case Opcode::URem: result = y ? a % b : a; break;
    case Opcode::SRem: result = y ? sa % sb : a; break;
    case Opcode::And: result = a & b; break;
    case Opcode::Or: result = a | b; break;
    case Opcode::Xor: result = a ^ b; break;
    case Opcode::Shl: result = shiftsOut ? 0 : a << y; break;
    case Opcode::LShr: result = shiftsOut ? 0 : a >> y; break;
    case Opcode::AShr: result = shiftsOut ? (sa < 0 ? -1 : 0) : sa >> y; break;
    case Opcode::SMin: result = sa < sb ? sa : sb; break;
    case Opcode::SMax: result = sa > sb ? sa : sb; break;
    case Opcode::UMin: result = a < b ? a : b; break;
    case Opcode::UMax: result = a > b ? a : b; break;
    case Opcode::MulHighS: result = sa * sb >> width; break;
    case Opcode::MulHighU: result = Wide(UnsignedWide(a) * UnsignedWide(b) >> width); break;
    default: break;
    }
    return lowBits(std::uint64_t(result), width);
}

std::uint64_t bitResult(Opcode opcode, unsigned width, const OperandBits &v)
{
    const unsigned shift = unsigned(v[2] % width);
    std::uint64_t result = 0;
    switch (opcode) {
    case Opcode::Popc:
        for (unsigned bit = 0; bit < width; ++bit)
            result += v[0] >> bit & 1;
        break;
    case Opcode::Clz:
        while (result < width && !(v[0] >> (width - 1 - result) & 1))
            ++result;
        break;
    case Opcode::Ctz:
        while (result < width && !(v[0] >> result & 1))
            ++result;
        break;
    case Opcode::BitReverse:
        for (unsigned bit = 0; bit < width; ++bit)
            result |= (v[0] >> bit & 1) << (width - 1 - bit);
        break;
    case Opcode::ByteSwap:
        for (unsigned bit = 0; bit < width; bit += 8)
            result |= (v[0] >> bit & 0xff) << (width < 8 ? 0 : width - 8 - bit);
        break;
    // The 2n bits of a:b, turned, of which the upper (right: lower) half is kept.
    case Opcode::FunnelL:
        for (unsigned bit = 0; bit < width; ++bit) {
            const unsigned from = bit + width - shift;
            result |= ((from >= width ? v[0] >> (from - width) : v[1] >> from) & 1) << bit;
        }
        break;
    case Opcode::FunnelR:
        for (unsigned bit = 0; bit < width; ++bit) {
            const unsigned from = bit + shift;
            result |= ((from >= width ? v[0] >> (from - width) : v[1] >> from) & 1) << bit;
        }
        break;
    default: break;
    }
    return lowBits(result, width);
}

bool compareResult(IntPredicate predicate, unsigned width, std::uint64_t a, std::uint64_t b)
{
    const Wide sa = asSigned(a, width);
    const Wide sb = asSigned(b, width);
    switch (predicate) {
    case IntPredicate::Eq: return a == b;
    case IntPredicate::Ne: return a != b;
    case IntPredicate::ULt: return a < b;
    case IntPredicate::ULe: return a <= b;
    case IntPredicate::UGt: return a > b;
    case IntPredicate::UGe: return a >= b;
    case IntPredicate::SLt: return sa < sb;
    case IntPredicate::SLe: return sa <= sb;
    case IntPredicate::SGt: return sa > sb;
    case IntPredicate::SGe: return sa >= sb;
    }
    return false;
}

} // namespace

class IntegerOpsTest : public QObject
{
    Q_OBJECT
private slots:
    void binary_data();
    void binary();
    void bits_data();
    void bits();
    void compare_data();
    void compare();
    void select_data();
    void select();
    void divisionByZeroIsReported();
};

void IntegerOpsTest::binary_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("type");
    for (int opcode = int(Opcode::Add); opcode <= int(Opcode::MulHighU); ++opcode)
        for (const ValueType type : Types)
            QTest::addRow("opcode %d %s", opcode, nameOf(type)) << opcode << int(type);
}

void IntegerOpsTest::binary()
{
    QFETCH(int, opcode);
    QFETCH(int, type);
    const unsigned width = widthOf(ValueType(type));
    const std::string wrong = differences(
        instructionOf(Opcode(opcode), ValueType(type)), pairs(width),
        [&](const OperandBits &v) { return binaryResult(Opcode(opcode), width, v[0], v[1]); });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void IntegerOpsTest::bits_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("type");
    for (int opcode = int(Opcode::Popc); opcode <= int(Opcode::FunnelR); ++opcode)
        for (const ValueType type : Types)
            QTest::addRow("opcode %d %s", opcode, nameOf(type)) << opcode << int(type);
}

void IntegerOpsTest::bits()
{
    QFETCH(int, opcode);
    QFETCH(int, type);
    const unsigned width = widthOf(ValueType(type));
    const std::string wrong =
        differences(instructionOf(Opcode(opcode), ValueType(type)), pairs(width),
                    [&](const OperandBits &v) { return bitResult(Opcode(opcode), width, v); });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void IntegerOpsTest::compare_data()
{
    QTest::addColumn<int>("predicate");
    QTest::addColumn<int>("type");
    for (int predicate = 0; predicate <= int(IntPredicate::SGe); ++predicate)
        for (const ValueType type : Types)
            QTest::addRow("predicate %d %s", predicate, nameOf(type)) << predicate << int(type);
}

void IntegerOpsTest::compare()
{
    QFETCH(int, predicate);
    QFETCH(int, type);
    const unsigned width = widthOf(ValueType(type));
    const std::string wrong = differences(
        instructionOf(Opcode::ICmp, ValueType(type), unsigned(predicate)), pairs(width),
        [&](const OperandBits &v) {
            return std::uint64_t(compareResult(IntPredicate(predicate), width, v[0], v[1]));
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void IntegerOpsTest::select_data()
{
    QTest::addColumn<int>("type");
    for (int type = 0; type <= int(ValueType::F64); ++type)
        QTest::addRow("%s", nameOf(ValueType(type))) << type;
}

void IntegerOpsTest::select()
{
    QFETCH(int, type);
    std::vector<OperandBits> operands;
    for (const std::uint64_t value : edges(8 * bytesOf(ValueType(type))))
        for (const std::uint64_t condition : {0, 1})
            operands.push_back({condition, value, lowBits(~value, 8 * bytesOf(ValueType(type)))});
    if (ValueType(type) == ValueType::Bool)
        operands = {{0, 0, 1}, {0, 1, 0}, {1, 0, 1}, {1, 1, 0}};
    const auto chosen = [](const OperandBits &v) { return v[0] ? v[1] : v[2]; };
    std::string wrong =
        differences(instructionOf(Opcode::Select, ValueType(type)), operands, chosen);
    QVERIFY2(wrong.empty(), wrong.c_str());
    const auto same = [](const OperandBits &v) { return v[0]; };
    for (OperandBits &each : operands)
        std::swap(each[0], each[1]);
    wrong = differences(instructionOf(Opcode::Move, ValueType(type)), operands, same);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

/// Only active lanes count, and the first one is named.
void IntegerOpsTest::divisionByZeroIsReported()
{
    KernelBuilder b;
    const Operand thread = b.special(SpecialValue::ThreadX);
    const Operand divisor = b.op(Opcode::Sub, ValueType::I32, thread, b.i32(5));
    b.op(Opcode::SDiv, ValueType::I32, b.i32(1), divisor);
    const std::uint32_t line = b.line();
    b.op(Opcode::URem, ValueType::I32, b.i32(1), divisor);
    b.ret();
    ResolvedLaunch launch;
    launch.grid = {4, 1, 1};
    launch.block = {20, 2, 1};
    struct : RequestSink
    {
        void request(const Request &) override { }
        void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }
    } sink;
    Simulator simulator(b.kernel, launch, SimulationLimits());
    QVERIFY(simulator.runBlock(2, sink, {}));
    QVERIFY(simulator.runBlock(3, sink, {}));
    const auto diagnostics = simulator.diagnostics();
    QCOMPARE(diagnostics.size(), std::size_t(2));
    QCOMPARE(diagnostics[0].kind, DiagnosticKind::DivisionByZero);
    QCOMPARE(diagnostics[0].position.line, line);
    QCOMPARE(diagnostics[1].position.line, line + 1);
    QCOMPARE(diagnostics[0].count, std::uint64_t(4)); // threads (5, 0) and (5, 1) of two blocks
    const std::vector<std::string> first = {"(5, 0, 0)", "(2, 0, 0)"};
    QCOMPARE(diagnostics[0].arguments, first);
}

QTEST_APPLESS_MAIN(IntegerOpsTest)
#include "integerops_test.moc"
