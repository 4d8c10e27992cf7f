// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "floatreference.h"
#include "laneprobe.h"
#include "simt/narrowfloat.h"

#include <QTest>

#include <cmath>

using namespace warplens;

namespace {

const ValueType Types[] = {ValueType::F16, ValueType::BF16, ValueType::F32, ValueType::F64};

std::vector<OperandBits> triples(ValueType type)
{
    const auto edges = floatEdges(type);
    std::vector<OperandBits> all;
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = 0; j < edges.size(); ++j)
            all.push_back({edges[i], edges[j], edges[(i * 5 + j * 3) % edges.size()]});
    return all;
}

/// `differences`, but with any NaN as good as another.
std::string floatDifferences(const Instruction &instruction,
                             const std::vector<OperandBits> &operands,
                             const std::function<std::uint64_t(const OperandBits &)> &expected)
{
    const ValueType type = instruction.resultType;
    std::vector<OperandBits> numbers;
    std::vector<OperandBits> others;
    for (const OperandBits &each : operands)
        (std::isnan(floatValue(type, expected(each))) ? others : numbers).push_back(each);
    for (const OperandBits &each : others) {
        const auto results = executeOnce(instruction, std::vector<OperandBits>(32, each), 1, 0);
        if (!std::isnan(floatValue(type, results[0])))
            return "a number instead of NaN";
    }
    return numbers.empty() ? std::string() : differences(instruction, numbers, expected);
}

/// F32 and F64 by the machine; narrow floats exactly in long double (64 bits), then rounded.
long double arithmetic(Opcode opcode, ValueType type, const OperandBits &v)
{
    const double a = floatValue(type, v[0]);
    const double b = floatValue(type, v[1]);
    const double c = floatValue(type, v[2]);
    if (type == ValueType::F32) {
        const auto x = float(a);
        const auto y = float(b);
        switch (opcode) {
        case Opcode::FAdd: return x + y;
        case Opcode::FSub: return x - y;
        case Opcode::FMul: return x * y;
        case Opcode::FDiv: return x / y;
        case Opcode::FRem: return std::fmod(x, y);
        case Opcode::FNeg: return -x;
        default: return std::fma(x, y, float(c));
        }
    }
    if (type == ValueType::F64) {
        switch (opcode) {
        case Opcode::FAdd: return a + b;
        case Opcode::FSub: return a - b;
        case Opcode::FMul: return a * b;
        case Opcode::FDiv: return a / b;
        case Opcode::FRem: return std::fmod(a, b);
        case Opcode::FNeg: return -a;
        default: return std::fma(a, b, c);
        }
    }
    const long double x = a;
    const long double y = b;
    switch (opcode) {
    case Opcode::FAdd: return x + y;
    case Opcode::FSub: return x - y;
    case Opcode::FMul: return x * y;
    case Opcode::FDiv: return x / y;
    case Opcode::FRem: return std::fmod(x, y);
    case Opcode::FNeg: return -x;
    default: break;
    }
    // 64 bits may not hold the sum; what is lost is too small to matter but for ties: keep a trace.
    const long double product = x * y;
    const long double sum = product + (long double)(c);
    const long double part = sum - product;
    const long double lost = (product - (sum - part)) + ((long double)(c)-part);
    if (lost != 0 && std::isfinite(lost))
        return std::nextafter(sum, lost > 0 ? (long double)(INFINITY) : -(long double)(INFINITY));
    return sum;
}

bool compares(FloatPredicate predicate, double a, double b)
{
    const bool isUnordered = std::isnan(a) || std::isnan(b);
    switch (predicate) {
    case FloatPredicate::False: return false;
    case FloatPredicate::OEq: return a == b;
    case FloatPredicate::OGt: return a > b;
    case FloatPredicate::OGe: return a >= b;
    case FloatPredicate::OLt: return a < b;
    case FloatPredicate::OLe: return a <= b;
    case FloatPredicate::ONe: return !isUnordered && a != b;
    case FloatPredicate::Ord: return !isUnordered;
    case FloatPredicate::Uno: return isUnordered;
    case FloatPredicate::UEq: return isUnordered || a == b;
    case FloatPredicate::UGt: return !(a <= b);
    case FloatPredicate::UGe: return !(a < b);
    case FloatPredicate::ULt: return !(a >= b);
    case FloatPredicate::ULe: return !(a > b);
    case FloatPredicate::UNe: return a != b;
    case FloatPredicate::True: return true;
    }
    return false;
}

template <class T> T mathValue(MathFunction function, T a, T b)
{
    using enum MathFunction;
    switch (function) {
    case Sqrt: return std::sqrt(a);
    case Rsqrt: return 1 / std::sqrt(a);
    case Rcp: return 1 / a;
    case Sin: return std::sin(a);
    case Cos: return std::cos(a);
    case Tan: return std::tan(a);
    case Asin: return std::asin(a);
    case Acos: return std::acos(a);
    case Atan: return std::atan(a);
    case Atan2: return std::atan2(a, b);
    case Sinh: return std::sinh(a);
    case Cosh: return std::cosh(a);
    case Tanh: return std::tanh(a);
    case Asinh: return std::asinh(a);
    case Acosh: return std::acosh(a);
    case Atanh: return std::atanh(a);
    case Exp: return std::exp(a);
    case Exp2: return std::exp2(a);
    case Exp10: return std::pow(T(10), a);
    case Expm1: return std::expm1(a);
    case Log: return std::log(a);
    case Log2: return std::log2(a);
    case Log10: return std::log10(a);
    case Log1p: return std::log1p(a);
    case Pow: return std::pow(a, b);
    case Fabs: return std::isnan(a) ? a : a < 0 || 1 / a < 0 ? -a : a;
    case Floor: return std::floor(a);
    case Ceil: return std::ceil(a);
    case Trunc: return std::trunc(a);
    case Rint: return std::rint(a);
    case Round: return std::round(a);
    case Fmin:
        if (a == 0 && b == 0)
            return std::signbit(a) || std::signbit(b) ? T(-0.0) : T(0);
        return std::isnan(a) ? b : std::isnan(b) ? a : std::min(a, b);
    case Fmax:
        if (a == 0 && b == 0)
            return std::signbit(a) && std::signbit(b) ? T(-0.0) : T(0);
        return std::isnan(a) ? b : std::isnan(b) ? a : std::max(a, b);
    case CopySign: return std::signbit(a) == std::signbit(b) ? a : -a;
    case Fmod: return std::fmod(a, b);
    case Hypot: return std::hypot(a, b);
    case Cbrt: return std::cbrt(a);
    case Erf: return std::erf(a);
    case Erfc: return std::erfc(a);
    case Saturate: return a > 1 ? T(1) : a > 0 ? a : T(0);
    }
    return a;
}

} // namespace

class FloatOpsTest : public QObject
{
    Q_OBJECT
private slots:
    void arithmetic_data();
    void arithmetic();
    void compare_data();
    void compare();
    void math_data();
    void math();
    void halfAgreesWithTheCompiler();
};

void FloatOpsTest::arithmetic_data()
{
    QTest::addColumn<int>("opcode");
    QTest::addColumn<int>("type");
    for (int opcode = int(Opcode::FAdd); opcode <= int(Opcode::Fma); ++opcode)
        for (const ValueType type : Types)
            QTest::addRow("opcode %d %s", opcode, nameOf(type)) << opcode << int(type);
}

void FloatOpsTest::arithmetic()
{
    QFETCH(int, opcode);
    QFETCH(int, type);
    const std::string wrong = floatDifferences(
        instructionOf(Opcode(opcode), ValueType(type)), triples(ValueType(type)),
        [&](const OperandBits &v) {
            return nearestBits(ValueType(type), ::arithmetic(Opcode(opcode), ValueType(type), v));
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void FloatOpsTest::compare_data()
{
    QTest::addColumn<int>("predicate");
    QTest::addColumn<int>("type");
    for (int predicate = 0; predicate <= int(FloatPredicate::True); ++predicate)
        for (const ValueType type : Types)
            QTest::addRow("predicate %d %s", predicate, nameOf(type)) << predicate << int(type);
}

void FloatOpsTest::compare()
{
    QFETCH(int, predicate);
    QFETCH(int, type);
    const ValueType kind = ValueType(type);
    const std::string wrong = differences(
        instructionOf(Opcode::FCmp, kind, unsigned(predicate)), triples(kind),
        [&](const OperandBits &v) {
            return std::uint64_t(compares(FloatPredicate(predicate), floatValue(kind, v[0]),
                                          floatValue(kind, v[1])));
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void FloatOpsTest::math_data()
{
    QTest::addColumn<int>("function");
    QTest::addColumn<int>("type");
    for (int function = 0; function <= int(MathFunction::Saturate); ++function)
        for (const ValueType type : Types)
            QTest::addRow("function %d %s", function, nameOf(type)) << function << int(type);
}

void FloatOpsTest::math()
{
    QFETCH(int, function);
    QFETCH(int, type);
    const ValueType kind = ValueType(type);
    const std::string wrong = floatDifferences(
        instructionOf(Opcode::Math, kind, unsigned(function)), triples(kind),
        [&](const OperandBits &v) {
            const double a = floatValue(kind, v[0]);
            const double b = floatValue(kind, v[1]);
            if (kind == ValueType::F64)
                return nearestBits(kind, mathValue(MathFunction(function), a, b));
            return nearestBits(kind, mathValue(MathFunction(function), float(a), float(b)));
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

/// Every half there is, to float and back, against the compiler's own.
void FloatOpsTest::halfAgreesWithTheCompiler()
{
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const auto half = std::bit_cast<_Float16>(std::uint16_t(bits));
        const float value = simt::widenFloat<5, 10>(std::uint16_t(bits));
        if (std::isnan(float(half))) {
            QVERIFY(std::isnan(value));
            continue;
        }
        QCOMPARE(std::bit_cast<std::uint32_t>(value), std::bit_cast<std::uint32_t>(float(half)));
        const double between = value + std::fabs(value) * 0.0003;
        const auto wanted = std::bit_cast<std::uint16_t>(_Float16(between));
        QCOMPARE((simt::narrowFloat<5, 10>(between)), wanted);
    }
}

QTEST_APPLESS_MAIN(FloatOpsTest)
#include "floatops_test.moc"
