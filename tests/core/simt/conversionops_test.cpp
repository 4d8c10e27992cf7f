// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "floatreference.h"
#include "laneprobe.h"

#include <QTest>

#include <cmath>

using namespace warplens;

namespace {

__extension__ using Wide = __int128;

const ValueType Integers[] = {ValueType::Bool, ValueType::I8, ValueType::I16, ValueType::I32,
                              ValueType::I64};
const ValueType Floats[] = {ValueType::F16, ValueType::BF16, ValueType::F32, ValueType::F64};

Wide asSigned(std::uint64_t value, unsigned width)
{
    return value >> (width - 1) & 1 ? Wide(value) - (Wide(1) << width) : Wide(value);
}

std::vector<OperandBits> integers(ValueType type)
{
    std::vector<OperandBits> all;
    const unsigned width = widthOf(type);
    for (unsigned bit = 0; bit < width; ++bit)
        for (int delta = -1; delta <= 1; ++delta) {
            const std::uint64_t value =
                (std::uint64_t(1) << bit) + std::uint64_t(std::int64_t(delta));
            all.push_back({lowBits(value, width), 0, 0});
            all.push_back({lowBits(0 - value, width), 0, 0});
            all.push_back({lowBits(value * 3 + 0x10001, width), 0, 0});
        }
    // Between two floats, and just off the middle between two: rounded twice they go wrong.
    for (const std::uint64_t value : {0x0100'0001ull, 0x0180'0001ull, 0x8080'0000'0000'0001ull,
                                      0x4040'0000'0000'0001ull, 0x0020'0000'0000'0001ull})
        all.push_back({lowBits(value, width), 0, 0});
    return all;
}

std::vector<OperandBits> floats(ValueType type)
{
    std::vector<OperandBits> all;
    for (const std::uint64_t bits : floatEdges(type))
        all.push_back({bits, 0, 0});
    for (const double value : {-128.5,
                               -129.0,
                               127.5,
                               128.0,
                               254.9,
                               255.0,
                               255.5,
                               256.0,
                               -0.9,
                               0.9,
                               32767.0,
                               32768.0,
                               -32768.0,
                               -32769.0,
                               65535.0,
                               65536.0,
                               2147483520.0,
                               -2147483648.0,
                               -2147483904.0,
                               18446744073709551616.0,
                               9223372036854775808.0,
                               -9223372036854775808.0})
        all.push_back({nearestBits(type, value), 0, 0});
    return all;
}

Wide clamped(double value, unsigned width, bool isSigned)
{
    const Wide lowest = isSigned ? -(Wide(1) << (width - 1)) : 0;
    const Wide highest = (Wide(1) << (isSigned ? width - 1 : width)) - 1;
    if (std::isnan(value))
        return 0;
    if (value <= double(-0x1p100))
        return lowest;
    if (value >= double(0x1p100))
        return highest;
    const Wide whole = Wide(value);
    return whole < lowest ? lowest : whole > highest ? highest : whole;
}

void addTypes(Opcode opcode, const ValueType *from, std::size_t fromCount, const ValueType *to,
              std::size_t toCount)
{
    for (std::size_t i = 0; i < fromCount; ++i)
        for (std::size_t j = 0; j < toCount; ++j)
            QTest::addRow("opcode %d %s to %s", int(opcode), nameOf(from[i]), nameOf(to[j]))
                << int(opcode) << int(from[i]) << int(to[j]);
}

Instruction conversion(int opcode, int from, int to)
{
    Instruction instruction = instructionOf(Opcode(opcode), ValueType(from));
    instruction.resultType = ValueType(to);
    return instruction;
}

} // namespace

class ConversionOpsTest : public QObject
{
    Q_OBJECT
private slots:
    void integerToInteger_data();
    void integerToInteger();
    void floatToInteger_data();
    void floatToInteger();
    void integerToFloat_data();
    void integerToFloat();
    void floatToFloat_data();
    void floatToFloat();
};

void ConversionOpsTest::integerToInteger_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (const Opcode opcode : {Opcode::Truncate, Opcode::ZeroExtend, Opcode::SignExtend})
        addTypes(opcode, Integers, 5, Integers, 5);
}

void ConversionOpsTest::integerToInteger()
{
    QFETCH(int, opcode);
    QFETCH(int, from);
    QFETCH(int, to);
    const std::string wrong = differences(
        conversion(opcode, from, to), integers(ValueType(from)), [&](const OperandBits &v) {
            const Wide value = Opcode(opcode) == Opcode::SignExtend
                ? asSigned(v[0], widthOf(ValueType(from)))
                : Wide(v[0]);
            return lowBits(std::uint64_t(value), widthOf(ValueType(to)));
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void ConversionOpsTest::floatToInteger_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (const Opcode opcode : {Opcode::FloatToUInt, Opcode::FloatToSInt})
        addTypes(opcode, Floats, 4, Integers, 5);
}

void ConversionOpsTest::floatToInteger()
{
    QFETCH(int, opcode);
    QFETCH(int, from);
    QFETCH(int, to);
    const unsigned width = widthOf(ValueType(to));
    const std::string wrong = differences(
        conversion(opcode, from, to), floats(ValueType(from)), [&](const OperandBits &v) {
            const double value = floatValue(ValueType(from), v[0]);
            const bool isSigned = Opcode(opcode) == Opcode::FloatToSInt;
            return lowBits(std::uint64_t(clamped(value, width, isSigned)), width);
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void ConversionOpsTest::integerToFloat_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (const Opcode opcode : {Opcode::UIntToFloat, Opcode::SIntToFloat})
        addTypes(opcode, Integers, 5, Floats, 4);
}

void ConversionOpsTest::integerToFloat()
{
    QFETCH(int, opcode);
    QFETCH(int, from);
    QFETCH(int, to);
    const std::string wrong = differences(
        conversion(opcode, from, to), integers(ValueType(from)), [&](const OperandBits &v) {
            // A long double holds all 64 bits.
            const long double value = Opcode(opcode) == Opcode::SIntToFloat
                ? (long double)(asSigned(v[0], widthOf(ValueType(from))))
                : (long double)(v[0]);
            return nearestBits(ValueType(to), value);
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void ConversionOpsTest::floatToFloat_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    addTypes(Opcode::FloatConvert, Floats, 4, Floats, 4);
}

void ConversionOpsTest::floatToFloat()
{
    QFETCH(int, opcode);
    QFETCH(int, from);
    QFETCH(int, to);
    std::vector<OperandBits> numbers;
    for (const OperandBits &each : floats(ValueType(from)))
        if (!std::isnan(floatValue(ValueType(from), each[0])))
            numbers.push_back(each);
    const Instruction instruction = conversion(opcode, from, to);
    const std::string wrong = differences(instruction, numbers, [&](const OperandBits &v) {
        return nearestBits(ValueType(to), floatValue(ValueType(from), v[0]));
    });
    QVERIFY2(wrong.empty(), wrong.c_str());
    const std::uint64_t nan = nearestBits(ValueType(from), NAN);
    const auto results = executeOnce(instruction, std::vector<OperandBits>(32, {nan, 0, 0}), 1, 0);
    QVERIFY(std::isnan(floatValue(ValueType(to), results[0])));
}

QTEST_APPLESS_MAIN(ConversionOpsTest)
#include "conversionops_test.moc"
