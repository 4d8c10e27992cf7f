// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

#include <bit>
#include <limits>

using namespace warplens;

namespace {

std::uint64_t bits(double value) { return std::bit_cast<std::uint64_t>(value); }
std::uint64_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

constexpr std::uint64_t u(std::int64_t value) { return std::uint64_t(value); }

} // namespace

class LoweringArithmeticTest : public QObject
{
    Q_OBJECT

private slots:
    void computes_data();
    void computes();
    void negatesThroughRegisters();
};

void LoweringArithmeticTest::computes_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<quint64>("a");
    QTest::addColumn<quint64>("b");
    QTest::addColumn<quint64>("expected");
    const auto row = [](const char *name, const char *body, std::uint64_t a, std::uint64_t b,
                        std::uint64_t expected) {
        QTest::newRow(name) << QString(body) << quint64(a) << quint64(b) << quint64(expected);
    };
    /// An operation on integers of `type`; the result is sign-extended.
    const auto integer = [&](const char *name, const char *type, const char *operation,
                             std::int64_t a, std::int64_t b, std::int64_t expected) {
        const QString body = QString("%x = trunc i64 %a to TYPE\n%y = trunc i64 %b to TYPE\n"
                                     "%z = OPERATION\n%r = sext TYPE %z to i64")
                                 .replace("OPERATION", operation)
                                 .replace("TYPE", type);
        QTest::newRow(name) << body << quint64(a) << quint64(b) << quint64(expected);
    };
    integer("add of i32 wraps", "i32", "add i32 %x, %y", 0x7fffffff, 1, -0x80000000ll);
    integer("division truncates", "i32", "sdiv i32 %x, %y", -7, 2, -3);
    integer("remainder has the dividend's sign", "i32", "srem i32 %x, %y", -7, 2, -1);
    integer("unsigned division", "i32", "udiv i32 %x, %y", -8, 2, 0x7ffffffc);
    integer("i24 add wraps", "i24", "add i24 %x, %y", 0x7fffff, 1, -0x800000);
    integer("i24 signed division", "i24", "sdiv i24 %x, %y", -7, 2, -3);
    integer("i24 arithmetic shift", "i24", "ashr i24 %x, %y", -256, 4, -16);
    integer("i24 logical shift", "i24", "lshr i24 %x, %y", -256, 4, 0x0ffff0);
    integer("i24 shift out of the top", "i24", "shl i24 %x, %y", 0xffffff, 12, -0x1000);
    integer("i24 unsigned remainder", "i24", "urem i24 %x, %y", -1, 1000, 0xffffff % 1000);
    integer("i5 multiplication", "i5", "mul i5 %x, %y", 7, 5, 3);
    integer("i8 subtraction", "i8", "sub i8 %x, %y", -128, 1, 127);
    integer("i48 multiplication", "i48", "mul i48 %x, %y", 0x800000000000, 3, -0x800000000000);
    integer("i1 addition is exclusive or", "i1", "add i1 %x, %y", 1, 1, 0);
    integer("i1 arithmetic shift", "i1", "ashr i1 %x, %y", 1, 0, -1);

    const char *Compare = "%x = trunc i64 %a to TYPE\n%y = trunc i64 %b to TYPE\n"
                          "%z = icmp PREDICATE TYPE %x, %y\n%r = zext i1 %z to i64";
    const auto compare = [&](const char *name, const char *type, const char *predicate,
                             std::int64_t a, std::int64_t b, bool expected) {
        QTest::newRow(name)
            << QString(Compare).replace("PREDICATE", predicate).replace("TYPE", type) << quint64(a)
            << quint64(b) << quint64(expected);
    };
    compare("signed less", "i32", "slt", -1, 0, true);
    compare("unsigned less", "i32", "ult", -1, 0, false);
    compare("i24 signed less", "i24", "slt", -1, 0, true);
    compare("i24 ignores what is above", "i24", "eq", 0x1000005, 5, true);
    compare("i1 true is the lesser", "i1", "slt", 1, 0, true);
    compare("i1 unsigned", "i1", "ugt", 1, 0, true);
    compare("i16 greater or equal", "i16", "sge", 3, 3, true);

    row("sext of i1", "%x = trunc i64 %a to i1\n%r = sext i1 %x to i64", 1, 0, ~0ull);
    row("zext of i1", "%x = trunc i64 %a to i1\n%r = zext i1 %x to i64", 3, 0, 1);
    row("sext of i24 to i32",
        "%x = trunc i64 %a to i24\n%y = sext i24 %x to i32\n%r = zext i32 %y to i64", 0x800000, 0,
        0xff800000);
    row("sext of i20 to i24",
        "%x = trunc i64 %a to i20\n%y = sext i20 %x to i24\n%r = zext i24 %y to i64", 0x80000, 0,
        0xf80000);
    row("trunc of i32 to i24",
        "%x = trunc i64 %a to i32\n%y = trunc i32 %x to i24\n%r = zext i24 %y to i64", 0xff123456,
        0, 0x123456);

    /// An intrinsic of two integers of `type`; the result is zero-extended.
    const auto call = [&](const char *name, const char *type, const char *function, std::int64_t a,
                          std::int64_t b, std::uint64_t expected) {
        QTest::newRow(name) << QString("%x = trunc i64 %a to TYPE\n%y = trunc i64 %b to TYPE\n"
                                       "%z = call TYPE @llvm.NAME.TYPE(TYPE %x, TYPE %y)\n"
                                       "%r = zext TYPE %z to i64")
                                   .replace("NAME", function)
                                   .replace("TYPE", type)
                            << quint64(a) << quint64(b) << quint64(expected);
    };
    row("ctpop",
        "%x = trunc i64 %a to i32\n%y = call i32 @llvm.ctpop.i32(i32 %x)\n%r = zext i32 %y to i64",
        0xf0f1, 0, 9);
    row("ctlz of i32",
        "%x = trunc i64 %a to i32\n%y = call i32 @llvm.ctlz.i32(i32 %x, i1 false)\n%r = zext i32 "
        "%y to i64",
        0x10000, 0, 15);
    row("ctlz of i24",
        "%x = trunc i64 %a to i24\n%y = call i24 @llvm.ctlz.i24(i24 %x, i1 false)\n%r = zext i24 "
        "%y to i64",
        0x1000, 0, 11);
    row("cttz of zero i24",
        "%x = trunc i64 %a to i24\n%y = call i24 @llvm.cttz.i24(i24 %x, i1 false)\n%r = zext i24 "
        "%y to i64",
        0, 0, 24);
    row("bitreverse",
        "%x = trunc i64 %a to i32\n%y = call i32 @llvm.bitreverse.i32(i32 %x)\n%r = zext i32 %y to "
        "i64",
        1, 0, 0x80000000);
    row("bswap",
        "%x = trunc i64 %a to i32\n%y = call i32 @llvm.bswap.i32(i32 %x)\n%r = zext i32 %y to i64",
        0x11223344, 0, 0x44332211);
    row("fshl",
        "%x = trunc i64 %a to i32\n%y = trunc i64 %b to i32\n%z = call i32 @llvm.fshl.i32(i32 %x, "
        "i32 %y, i32 8)\n%r = zext i32 %z to i64",
        0x11223344, 0xaabbccdd, 0x223344aa);
    row("fshr",
        "%x = trunc i64 %a to i32\n%y = trunc i64 %b to i32\n%z = call i32 @llvm.fshr.i32(i32 %x, "
        "i32 %y, i32 8)\n%r = zext i32 %z to i64",
        0x11223344, 0xaabbccdd, 0x44aabbcc);
    row("abs",
        "%x = trunc i64 %a to i32\n%y = call i32 @llvm.abs.i32(i32 %x, i1 false)\n%r = zext i32 %y "
        "to i64",
        u(-5), 0, 5);
    call("smin", "i16", "smin", -5, 3, 0xfffb);
    call("umax", "i16", "umax", -5, 3, 0xfffb);
    call("uadd.sat", "i8", "uadd.sat", 200, 100, 255);
    call("usub.sat", "i8", "usub.sat", 3, 5, 0);
    call("sadd.sat up", "i8", "sadd.sat", 100, 100, 127);
    call("sadd.sat down", "i8", "sadd.sat", -100, -100, 0x80);
    call("ssub.sat", "i8", "ssub.sat", -100, 100, 0x80);
    call("ssub.sat inside", "i8", "ssub.sat", 100, 99, 1);

    const auto overflows = [&](const char *name, const char *function, std::int64_t a,
                               std::int64_t b, std::uint64_t value, bool overflow) {
        QTest::newRow(name)
            << QString("%x = trunc i64 %a to i32\n%y = trunc i64 %b to i32\n"
                       "%z = call {i32, i1} @llvm.NAME.with.overflow.i32(i32 %x, i32 %y)\n"
                       "%v = extractvalue {i32, i1} %z, 0\n%o = extractvalue {i32, i1} %z, 1\n"
                       "%w = zext i32 %v to i64\n%p = zext i1 %o to i64\n"
                       "%q = shl i64 %p, 32\n%r = or i64 %q, %w")
                   .replace("NAME", function)
            << quint64(a) << quint64(b) << quint64(value | std::uint64_t(overflow) << 32);
    };
    overflows("umul overflows", "umul", 0x10000, 0x10000, 0, true);
    overflows("umul fits", "umul", 0xffff, 0x10001, 0xffffffff, false);
    overflows("smul overflows", "smul", 0x10000, 0x8000, 0x80000000, true);
    overflows("smul fits", "smul", -0x10000, 0x8000, 0x80000000, false);
    overflows("sadd overflows", "sadd", 0x7fffffff, 1, 0x80000000, true);
    overflows("ssub overflows", "ssub", -0x80000000ll, 1, 0x7fffffff, true);
    overflows("ssub fits", "ssub", 5, 7, 0xfffffffe, false);
    overflows("uadd overflows", "uadd", -1, 1, 0, true);
    overflows("usub overflows", "usub", 1, 2, 0xffffffff, true);

    row("double sum",
        "%x = bitcast i64 %a to double\n%y = bitcast i64 %b to double\n%z = fadd double %x, %y\n%r "
        "= bitcast double %z to i64",
        bits(0.1), bits(0.2), bits(0.1 + 0.2));
    row("float to int",
        "%x = bitcast i64 %a to double\n%y = fptosi double %x to i32\n%r = sext i32 %y to i64",
        bits(-2.9), 0, u(-2));
    row("unsigned to float",
        "%x = trunc i64 %a to i32\n%y = uitofp i32 %x to float\n%z = bitcast float %y to i32\n%r = "
        "zext i32 %z to i64",
        0xffffffff, 0, bits(4294967296.0f));
    row("bool to float",
        "%x = trunc i64 %a to i1\n%y = sitofp i1 %x to float\n%z = bitcast float %y to i32\n%r = "
        "zext i32 %z to i64",
        1, 0, bits(-1.0f));
    row("i24 to float",
        "%x = trunc i64 %a to i24\n%y = sitofp i24 %x to float\n%z = bitcast float %y to i32\n%r = "
        "zext i32 %z to i64",
        u(-3), 0, bits(-3.0f));
    row("unordered compare",
        "%x = bitcast i64 %a to double\n%z = fcmp une double %x, %x\n%r = zext i1 %z to i64",
        bits(std::numeric_limits<double>::quiet_NaN()), 0, 1);
    row("ordered compare",
        "%x = bitcast i64 %a to double\n%y = bitcast i64 %b to double\n%z = fcmp ogt double %x, "
        "%y\n%r = zext i1 %z to i64",
        bits(2.0), bits(1.0), 1);
    row("fmuladd",
        "%x = bitcast i64 %a to double\n%z = call double @llvm.fmuladd.f64(double %x, double %x, "
        "double 1.0)\n%r = bitcast double %z to i64",
        bits(3.0), 0, bits(10.0));
    row("sqrt",
        "%x = bitcast i64 %a to double\n%z = call double @llvm.sqrt.f64(double %x)\n%r = bitcast "
        "double %z to i64",
        bits(9.0), 0, bits(3.0));
    row("powi",
        "%x = bitcast i64 %a to double\n%z = call double @llvm.powi.f64.i32(double %x, i32 3)\n%r "
        "= bitcast double %z to i64",
        bits(2.0), 0, bits(8.0));
    row("ldexp",
        "%x = bitcast i64 %a to double\n%z = call double @llvm.ldexp.f64.i32(double %x, i32 "
        "-2)\n%r = bitcast double %z to i64",
        bits(3.0), 0, bits(0.75));
    const auto classTest = [&](const char *name, double value, int mask, bool expected) {
        QTest::newRow(name)
            << QString("%x = bitcast i64 %a to double\n%z = call i1 @llvm.is.fpclass.f64(double "
                       "%x, i32 MASK)\n%r = zext i1 %z to i64")
                   .replace("MASK", QString::number(mask))
            << quint64(bits(value)) << quint64(0) << quint64(expected);
    };
    classTest("isnan of nan", std::numeric_limits<double>::quiet_NaN(), 3, true);
    classTest("isnan of infinity", std::numeric_limits<double>::infinity(), 3, false);
    classTest("isinf of minus infinity", -std::numeric_limits<double>::infinity(), 516, true);
    classTest("isfinite of a number", -1.5, 504, true);
    classTest("isnormal of a subnormal", 4e-320, 264, false);

    row("select", "%c = icmp ult i64 %a, %b\n%r = select i1 %c, i64 %a, i64 %b", 7, 5, 5);
    row("vector elements",
        "%v = insertelement <2 x i32> <i32 1, i32 2>, i32 7, i64 %a\n%w = shufflevector <2 x i32> "
        "%v, <2 x i32> poison, <2 x i32> <i32 1, i32 0>\n%r = bitcast <2 x i32> %w to i64",
        1, 0, 0x1'00000007);
    row("element by register",
        "%z = extractelement <4 x i32> <i32 10, i32 11, i32 12, i32 13>, i64 %a\n%r = zext i32 %z "
        "to i64",
        2, 0, 12);
    row("bitcast to halves and back",
        "%v = bitcast i64 %a to <4 x i16>\n%e = extractelement <4 x i16> %v, i32 2\n%r = zext i16 "
        "%e to i64",
        0x1111222233334444, 0, 0x2222);
    row("aggregates",
        "%s = insertvalue {i32, {i64, i8}} zeroinitializer, i64 %a, 1, 0\n%r = extractvalue {i32, "
        "{i64, i8}} %s, 1, 0",
        42, 0, 42);
    row("freeze and poison", "%x = freeze i64 poison\n%y = freeze i64 %a\n%r = add i64 %x, %y", 5,
        0, 5);
    row("wide product's upper half by shift",
        "%x = zext i64 %a to i128\n%y = shl i128 %x, 64\n%z = lshr i128 %y, 64\n%r = trunc i128 %z "
        "to i64",
        77, 0, 77);
    row("pointers as numbers",
        "%p = inttoptr i64 %a to ptr\n%q = getelementptr i32, ptr %p, i32 -3\n%r = ptrtoint ptr %q "
        "to i64",
        1000, 0, 988);
    row("index of a narrow type is signed",
        "%p = inttoptr i64 %a to ptr\n%i = trunc i64 %b to i8\n%q = getelementptr i16, ptr %p, i8 "
        "%i\n%r = ptrtoint ptr %q to i64",
        1000, 0xff, 998);
    row("index into a struct",
        "%p = inttoptr i64 %a to ptr\n%q = getelementptr {i8, [4 x i32]}, ptr %p, i64 1, i32 1, "
        "i64 %b\n%r = ptrtoint ptr %q to i64",
        1000, 2, 1032);
}

void LoweringArithmeticTest::computes()
{
    QFETCH(QString, body);
    QFETCH(quint64, a);
    QFETCH(quint64, b);
    QFETCH(quint64, expected);
    QCOMPARE(quint64(resultOf(body.toStdString(), a, b)), expected);
}

void LoweringArithmeticTest::negatesThroughRegisters()
{
    const std::string body = "%x = bitcast i64 %a to double\n%y = fneg double %x\n"
                             "%r = bitcast double %y to i64";
    QCOMPARE(resultOf(body, bits(0.0), 0), bits(-0.0));
    QCOMPARE(resultOf(body, bits(-2.5), 0), bits(2.5));
}

QTEST_APPLESS_MAIN(LoweringArithmeticTest)
#include "lowering_arithmetic.moc"
