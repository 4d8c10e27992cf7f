// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/printtext.h"

#include <QtTest>

#include <bit>
#include <clocale>

using namespace warplens;

/// What C's printf makes of the same, where C says.
class PrintTextTest : public QObject
{
    Q_OBJECT

private slots:
    void prints_data();
    void prints();
    void stringsComeFromMemory();
    void isBounded();
    void localeDoesNotMatter();
};

namespace {

using Arguments = std::vector<std::pair<ValueType, std::uint64_t>>;

std::string printed(const std::string &format, const Arguments &arguments)
{
    PrintFormat made;
    made.format = format;
    std::vector<std::uint64_t> bits;
    for (const auto &[type, value] : arguments) {
        made.arguments.push_back({type, std::uint32_t(8 * bits.size()), {}});
        bits.push_back(value);
    }
    return simt::printText(made, bits, [](std::uint64_t address) {
        return address == 16 ? std::string("from memory") : std::string();
    });
}

std::pair<ValueType, std::uint64_t> whole(std::int64_t value)
{
    return {ValueType::I32, std::uint32_t(value)};
}
std::pair<ValueType, std::uint64_t> wide(std::uint64_t value) { return {ValueType::I64, value}; }
std::pair<ValueType, std::uint64_t> real(double value)
{
    return {ValueType::F64, std::bit_cast<std::uint64_t>(value)};
}

} // namespace

void PrintTextTest::prints_data()
{
    QTest::addColumn<std::string>("format");
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char *format, const Arguments &arguments, const char *expected) {
        QTest::newRow(format) << std::string(format) << arguments << std::string(expected);
    };
    row("plain\n", {}, "plain\n");
    row("100%%", {}, "100%");
    row("%d %i", {whole(-7), whole(42)}, "-7 42");
    row("%u", {whole(-1)}, "4294967295");
    row("%x %X %#x %o", {whole(255), whole(255), whole(255), whole(8)}, "ff FF 0xff 10");
    row("%lld %llu", {wide(std::uint64_t(-5)), wide(~0ull)}, "-5 18446744073709551615");
    row("%hhd %hd", {whole(300), whole(70000)}, "44 4464");
    row("[%5d|%-5d|%05d|%+d|% d]", {whole(42), whole(42), whole(-42), whole(42), whole(42)},
        "[   42|42   |-0042|+42| 42]");
    row("[%8.3d|%.0d]", {whole(7), whole(0)}, "[     007|]");
    row("[%*d|%-*d|%.*f]", {whole(4), whole(1), whole(3), whole(2), whole(1), real(0.25)},
        "[   1|2  |0.2]");
    row("%f %e %g %g", {real(1.5), real(12345.678), real(0.0001), real(1e20)},
        "1.500000 1.234568e+04 0.0001 1e+20");
    row("%.2f|%8.3f|%-8.1f|%08.2f", {real(3.14159), real(-2.5), real(9.96), real(-1.5)},
        "3.14|  -2.500|10.0    |-0001.50");
    row("%f %F %g", {real(-INFINITY), real(INFINITY), real(NAN)}, "-inf INF nan");
    row("%E", {real(0.5)}, "5.000000E-01");
    row("%a", {real(1)}, "0x1p+0");
    row("%c%c|%3c", {whole('a'), whole('b'), whole('c')}, "ab|  c");
    row("%p", {wide(0xabc)}, "0xabc");
    row("%d %d", {whole(1)}, "1 0");
    row("%y %", {}, "%y %");
}

void PrintTextTest::prints()
{
    QFETCH(std::string, format);
    QFETCH(Arguments, arguments);
    QTEST(printed(format, arguments), "expected");
}

void PrintTextTest::stringsComeFromMemory()
{
    QCOMPARE(printed("%s|%.4s|%12s|%s", {wide(16), wide(16), wide(16), wide(0)}),
             std::string("from memory|from| from memory|(null)"));
    PrintFormat format{"%s %d", {{ValueType::I64, 0, "known"}, {ValueType::I32, 8, {}}}};
    const std::vector<std::uint64_t> bits = {1, 3};
    QCOMPARE(simt::printText(format, bits, [](std::uint64_t) { return std::string("wrong"); }),
             std::string("known 3"));
}

void PrintTextTest::isBounded()
{
    QVERIFY(printed("%999999999d", {whole(1)}).size() < 1000);
    QVERIFY(printed("%.999999999f", {real(1e308)}).size() < 1000);
    std::string many;
    for (int i = 0; i < 1000; ++i)
        many += "%500d";
    QCOMPARE(printed(many, {}).size(), simt::LongestPrint);
}

void PrintTextTest::localeDoesNotMatter()
{
    // Where a system has it, as the window sets it.
    for (const char *name : {"fr_FR.UTF-8", "de_DE.UTF-8"})
        std::setlocale(LC_NUMERIC, name);
    QCOMPARE(printed("%.1f", {real(1.5)}), std::string("1.5"));
    std::setlocale(LC_NUMERIC, "C");
}

QTEST_APPLESS_MAIN(PrintTextTest)
#include "printtext_test.moc"
