// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/hazardtext.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace warplens;

class HazardTextTest : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data();
    void sentences();
    void spellsTheBarrier_data();
    void spellsTheBarrier();
    void countsBlocks_data();
    void countsBlocks();
    void readsAreCounted();
    void oneRemedyForAll();
    void elements_data();
    void elements();
    void isTranslated();
};

namespace {

enum Array : std::uint32_t { Staged, Tile, Open, Flag, Buffer };

Variable shared(const char *name, std::vector<std::uint32_t> shape, bool open = false)
{
    Variable variable;
    variable.name = name;
    variable.array.shape = std::move(shape);
    variable.open = open;
    return variable;
}

/// Sites at lines 7, 13 and 7 again, an atomic at line 9; four warps.
Result resultWith(const std::string &text = "__global__ void k() {}")
{
    auto kernel = std::make_shared<Kernel>();
    kernel->variables = {shared("staged", {32}), shared("tile", {32, 33}), shared("s", {}, true),
                         shared("flag", {})};
    kernel->parameters.resize(1);
    kernel->parameters[0].name = "out";
    for (const std::uint32_t line : {7u, 13u, 7u}) {
        Site &site = kernel->sites.emplace_back();
        site.position = {line, 5};
    }
    kernel->sites.push_back({});
    kernel->sites.back().kind = AccessKind::Atomic;
    kernel->sites.back().position = {9, 5};
    Result result;
    result.experiment.source.text = text;
    result.compiled.kernel = kernel;
    result.launch.block = {128, 1, 1};
    return result;
}

Hazard raceOf(RaceClass raceClass, std::uint32_t firstSite, std::uint32_t secondSite)
{
    Hazard hazard;
    hazard.raceClass = raceClass;
    hazard.array = Staged;
    hazard.first = {firstSite, 0, 0, 0};
    hazard.second = {secondSite, 33, 1, 0};
    hazard.byte = 4;
    hazard.pairs = 192;
    hazard.blocks = 1;
    return hazard;
}

} // namespace

void HazardTextTest::sentences_data()
{
    QTest::addColumn<Hazard>("hazard");
    QTest::addColumn<QString>("expected");
    using enum RaceClass;
    const auto row = [](const char *name, const Hazard &hazard, const char *expected) {
        QTest::newRow(name) << hazard << QString::fromUtf8(expected);
    };
    row("one store of several warps", raceOf(WriteAfterWrite, 0, 0),
        "Write after write: threads (0, 0, 0) and (33, 0, 0) both write staged[1] at line 7 with "
        "no barrier between. Give each thread an element of its own, or let one thread write. "
        "(192 meetings of two threads)");
    row("read after write", raceOf(ReadAfterWrite, 0, 1),
        "Read after write: thread (0, 0, 0) writes staged[1] at line 7, and thread (33, 0, 0) "
        "reads it at line 13 with no barrier between. Put __syncthreads() between line 7 and line "
        "13, where all threads pass. (192 meetings of two threads)");
    row("round the loop", raceOf(WriteAfterRead, 1, 0),
        "Write after read: thread (0, 0, 0) reads staged[1] at line 13, and thread (33, 0, 0) "
        "writes it at line 7 with no barrier between. Put __syncthreads() where all threads pass "
        "after line 13 and before line 7 comes next, such as at the end of a loop. (192 meetings "
        "of two threads)");
    row("two accesses of a line", raceOf(WriteAfterRead, 0, 2),
        "Write after read: thread (0, 0, 0) reads staged[1] at line 7, and thread (33, 0, 0) "
        "writes it at line 7 with no barrier between. Put __syncthreads() between the two accesses "
        "of line 7, where all threads pass. (192 meetings of two threads)");
    row("a store, then an atomic", raceOf(WriteAfterWrite, 0, 3),
        "Write after write: thread (0, 0, 0) writes staged[1] at line 7, and thread (33, 0, 0) "
        "changes it by an atomic at line 9 with no barrier between. Put __syncthreads() between "
        "line 7 and line 9, where all threads pass. (192 meetings of two threads)");
    row("an atomic, then a store", raceOf(WriteAfterWrite, 3, 1),
        "Write after write: thread (0, 0, 0) changes staged[1] by an atomic at line 9, and thread "
        "(33, 0, 0) writes it at line 13 with no barrier between. Put __syncthreads() between "
        "line 9 and line 13, where all threads pass. (192 meetings of two threads)");
    row("an atomic, then a load", raceOf(ReadAfterWrite, 3, 1),
        "Read after write: thread (0, 0, 0) changes staged[1] by an atomic at line 9, and thread "
        "(33, 0, 0) reads it at line 13 with no barrier between. Put __syncthreads() between line "
        "9 and line 13, where all threads pass. (192 meetings of two threads)");
    row("a load, then an atomic", raceOf(WriteAfterRead, 0, 3),
        "Write after read: thread (0, 0, 0) reads staged[1] at line 7, and thread (33, 0, 0) "
        "changes it by an atomic at line 9 with no barrier between. Put __syncthreads() between "
        "line 7 and line 9, where all threads pass. (192 meetings of two threads)");
    Hazard next = raceOf(WriteAfterWrite, 0, 0);
    next.second.occurrence = 1;
    row("the next turn of one store", next,
        "Write after write: threads (0, 0, 0) and (33, 0, 0) both write staged[1] at line 7 with "
        "no barrier between. Put __syncthreads() where all threads pass, between one turn of line "
        "7 and the next. (192 meetings of two threads)");
    Hazard hazard = raceOf(WriteAfterWrite, 0, 1);
    hazard.withinWarp = true;
    hazard.second.thread = 3;
    hazard.pairs = 1;
    row("within a warp", hazard,
        "Write after write: thread (0, 0, 0) at line 7 and thread (3, 0, 0) at line 13 both write "
        "staged[1] with no barrier between. The lanes of a warp need not keep step. Put "
        "__syncwarp() between line 7 and line 13, where all threads pass.");
    hazard.sameValue = true;
    row("the same value", hazard,
        "Write after write: thread (0, 0, 0) at line 7 and thread (3, 0, 0) at line 13 both write "
        "staged[1] with no barrier between. In this run they write the same value, and any order "
        "gives that: harmless, unless other data makes them differ.");
    hazard.kind = HazardKind::SameInstruction;
    row("one instruction, one value", hazard,
        "Threads (0, 0, 0) and (3, 0, 0) store the same value to staged[1] in one instruction at "
        "line 7. It is harmless, and one lane's store would do.");
    hazard.sameValue = false;
    row("one instruction", hazard,
        "Threads (0, 0, 0) and (3, 0, 0) store different values to staged[1] in one instruction at "
        "line 7: which of them stays is undefined. Let one lane store, or use an atomic.");
    hazard.kind = HazardKind::Unwritten;
    hazard.second = {};
    row("unwritten", hazard,
        "Thread (0, 0, 0) reads staged[1] at line 7, and no thread of its block has written that "
        "before: what it reads is undefined. Write it first.");
    hazard.kind = HazardKind::WarpStorage;
    hazard.pairs = 0;
    row("storage of a warp", hazard,
        "staged looks like storage of a warp's own, but shared memory belongs to the block, and "
        "its 4 warps use the same elements. Give each warp a row of its own: staged[4][32].");
}

void HazardTextTest::sentences()
{
    QFETCH(Hazard, hazard);
    QTEST(QString::fromStdString(describe(hazard, resultWith(), untranslated)), "expected");
}

void HazardTextTest::spellsTheBarrier_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("withinWarp");
    QTest::addColumn<QString>("barrier");
    const auto row = [](const char *source, bool withinWarp, const char *barrier) {
        QTest::addRow("%s %d", source, withinWarp)
            << QString::fromLatin1(source) << withinWarp << QString::fromLatin1(barrier);
    };
    row("__global__ void k() {}", false, " __syncthreads() ");
    row("__global__ void k() {}", true, " __syncwarp() ");
    row("__kernel void k() {}", false, " barrier(CLK_LOCAL_MEM_FENCE) ");
    row("__kernel void k() {}", true, " sub_group_barrier(CLK_LOCAL_MEM_FENCE) ");
    row("[numthreads(8, 8, 1)] void main() {}", false, " GroupMemoryBarrierWithGroupSync() ");
}

void HazardTextTest::spellsTheBarrier()
{
    QFETCH(QString, source);
    QFETCH(bool, withinWarp);
    QFETCH(QString, barrier);
    Hazard hazard = raceOf(RaceClass::ReadAfterWrite, 0, 1);
    hazard.withinWarp = withinWarp;
    const std::string text = describe(hazard, resultWith(source.toStdString()), untranslated);
    QVERIFY2(text.find(barrier.toStdString()) != std::string::npos, text.c_str());
}

void HazardTextTest::countsBlocks_data()
{
    QTest::addColumn<int>("pairs");
    QTest::addColumn<int>("blocks");
    QTest::addColumn<int>("grid");
    QTest::addColumn<QString>("end");
    QTest::newRow("all that there is") << 1 << 1 << 1 << "where all threads pass.";
    QTest::newRow("often") << 5 << 1 << 1 << "pass. (5 meetings of two threads)";
    QTest::newRow("one block of many") << 1 << 1 << 4 << "pass. (in block (2, 0, 0))";
    QTest::newRow("many blocks")
        << 9 << 3 << 4 << "pass. (9 meetings of two threads in 3 blocks, such as block (2, 0, 0))";
    QTest::newRow("often in one block")
        << 5 << 1 << 4 << "pass. (5 meetings of two threads in block (2, 0, 0))";
    QTest::newRow("not counted") << 0 << 3 << 4 << "where all threads pass.";
}

void HazardTextTest::countsBlocks()
{
    QFETCH(int, pairs);
    QFETCH(int, blocks);
    QFETCH(int, grid);
    QFETCH(QString, end);
    Hazard hazard = raceOf(RaceClass::ReadAfterWrite, 0, 1);
    hazard.pairs = std::uint64_t(pairs);
    hazard.blocks = std::uint64_t(blocks);
    hazard.block = 2;
    Result result = resultWith();
    result.launch.grid = {std::uint32_t(grid), 1, 1};
    const auto text = QString::fromStdString(describe(hazard, result, untranslated));
    QVERIFY2(text.endsWith(end), qPrintable(text));
}

void HazardTextTest::readsAreCounted()
{
    Hazard hazard = raceOf(RaceClass::ReadAfterWrite, 0, 1);
    hazard.kind = HazardKind::Unwritten;
    Result result = resultWith();
    const auto ends = [&](const char *end) {
        return describe(hazard, result, untranslated).ends_with(end);
    };
    QVERIFY(ends(" Write it first. (192 reads)"));
    result.launch.grid = {4, 1, 1};
    QVERIFY(ends(" (192 reads in block (0, 0, 0))"));
    hazard.blocks = 2;
    QVERIFY(ends(" (192 reads in 2 blocks, such as block (0, 0, 0))"));
}

/// Where each warp took the array for its own, a row for each warp does for all its races.
void HazardTextTest::oneRemedyForAll()
{
    Result result = resultWith();
    Hazard storage = raceOf(RaceClass::WriteAfterWrite, 0, 0);
    storage.kind = HazardKind::WarpStorage;
    result.hazards = {storage};
    const auto says = [&result](const Hazard &hazard, const char *words) {
        return describe(hazard, result, untranslated).find(words) != std::string::npos;
    };
    const char *rows = "Give each warp a row of its own: staged[4][32]. (192";
    QVERIFY(says(raceOf(RaceClass::WriteAfterWrite, 0, 0), rows));
    QVERIFY(says(raceOf(RaceClass::ReadAfterWrite, 0, 1), rows));
    QVERIFY(!says(raceOf(RaceClass::ReadAfterWrite, 0, 1), "Put __syncthreads"));
    Hazard within = raceOf(RaceClass::ReadAfterWrite, 0, 1);
    within.withinWarp = true;
    QVERIFY(says(within, "Put __syncwarp() between"));
    Hazard elsewhere = raceOf(RaceClass::ReadAfterWrite, 0, 1);
    elsewhere.array = Tile;
    QVERIFY(says(elsewhere, "Put __syncthreads() between"));
}

void HazardTextTest::elements_data()
{
    QTest::addColumn<uint>("array");
    QTest::addColumn<uint>("byte");
    QTest::addColumn<QString>("expected");
    const auto row = [](std::uint32_t array, unsigned byte, const char *expected) {
        QTest::newRow(expected) << array << byte << QString::fromLatin1(expected);
    };
    row(Staged, 0, "staged[0]");
    row(Staged, 126, "staged[31]");
    row(Staged, 128, "staged[32]"); // past the end
    row(Tile, 4 * 35, "tile[1][2]");
    row(Tile, 4 * 33 * 32, "tile[32][0]");
    row(Open, 20, "s[5]");
    row(Flag, 3, "flag");
    row(Flag, 4, "flag[1]");
    row(Buffer, 12, "out[3]");
    row(NoArray, 12, "byte 12 of shared memory");
}

void HazardTextTest::elements()
{
    QFETCH(uint, array);
    QFETCH(uint, byte);
    const Result result = resultWith();
    QTEST(QString::fromStdString(elementText(*result.kernel(), array, byte, untranslated)),
          "expected");
}

void HazardTextTest::isTranslated()
{
    const auto shout = [](const char *english) { return "<" + std::string(english) + ">"; };
    const std::string text = describe(raceOf(RaceClass::ReadAfterWrite, 0, 1), resultWith(), shout);
    QCOMPARE(std::ranges::count(text, '<'), 3); // the race, the advice, how often
    QCOMPARE(std::string(nameOf(RaceClass::WriteAfterRead)), std::string("WAR"));
    QCOMPARE(std::string(nameOf(HazardKind::WarpStorage)), std::string("warp_storage"));
}

QTEST_APPLESS_MAIN(HazardTextTest)
#include "hazardtext_test.moc"
