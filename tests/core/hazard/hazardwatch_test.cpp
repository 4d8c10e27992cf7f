// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "slowwatch.h"

#include "hazard/hazardroom.h"

#include <QtTest>

#include <algorithm>
#include <ctime>

using namespace warplens;

class HazardWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void classes_data();
    void classes();
    void examplesNameBothAccesses();
    void meetingsOrder_data();
    void meetingsOrder();
    void equalValues_data();
    void equalValues();
    void sameInstruction();
    void partsOfAWord();
    void accessesThatAreNotAligned();
    void unwritten();
    void onlyReadArraysAreNotUnwritten();
    void outsideTheArrayNothingHappens();
    void blocksAndIntervalsAreApart();
    void warpStorage();
    void longIntervalsAreBounded();
    void manySitesAreBounded();
    void notesKeepNoErrorOut();
    void canBeStopped();
    void countsEpochsForEver();
    void barriersOfSomeWarpsOrder();
    void tooManyBarriersToFollow();
    void isNeeded_data();
    void isNeeded();
    void mergingKeepsTheFirst();
    void sortsBySeverityAndText();
    void agreesWithTheSlowWatch();
};

namespace {

constexpr int None = -1;

std::vector<int> allAt(int offset, unsigned lanes = 4) { return std::vector<int>(lanes, offset); }

/// `Race RAW within 3 of 1: 0@2 -> 1@0`: kind, class, pairs, blocks, and site@thread of both.
QString describe(const Hazard &hazard)
{
    static constexpr const char *kinds[] = {"Race", "Same", "Unwritten", "WarpStorage"};
    static constexpr const char *classes[] = {"RAW", "WAR", "WAW"};
    static constexpr const char *severities[] = {"note", "warning", "error"};
    QString text = kinds[int(hazard.kind)];
    if (hazard.kind == HazardKind::Race)
        text += QStringLiteral(" %1%2").arg(classes[int(hazard.raceClass)],
                                            hazard.withinWarp ? " within" : "");
    text += QStringLiteral(" %1 %2 of %3: %4@%5")
                .arg(severities[int(hazard.severity)])
                .arg(hazard.pairs)
                .arg(hazard.blocks)
                .arg(hazard.first.site)
                .arg(hazard.first.thread);
    if (hazard.second.site != NoSite)
        text += QStringLiteral(" %1@%2").arg(hazard.second.site).arg(hazard.second.thread);
    return text;
}

QStringList describe(const SharedProgram &program)
{
    QStringList all;
    for (const Hazard &hazard : program.watched())
        all += describe(hazard);
    all.sort();
    return all;
}

/// Two warps of four lanes; byte 0 was written in an interval before, byte 1 as well.
SharedProgram twoWarps(AccessKind first, AccessKind second)
{
    SharedProgram program(4, 8, 16);
    program.site(first, 1);
    program.site(second, 1);
    const std::uint32_t fill = program.site(AccessKind::Store, 1);
    program.access(0, fill, {0, 1, 2, 3});
    program.nextInterval();
    return program;
}

} // namespace

void HazardWatchTest::classes_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("within");
    QTest::addColumn<bool>("independent");
    QTest::addColumn<QString>("expected"); // of lane 1 and another thread at one byte
    const int load = int(AccessKind::Load);
    const int store = int(AccessKind::Store);
    const int atomic = int(AccessKind::Atomic);
    const auto row = [](const char *name, int first, int second, const char *across,
                        const char *within) {
        const QString whole = QString::fromLatin1(across);
        const QString part = QString::fromLatin1(within);
        QTest::addRow("%s", name) << first << second << false << true << whole;
        QTest::addRow("%s, lock step", name) << first << second << false << false << whole;
        QTest::addRow("%s, one warp", name) << first << second << true << true << part;
        QTest::addRow("%s, one warp in lock step", name)
            << first << second << true << false << QString();
    };
    row("store, load", store, load, "Race RAW error 1 of 1: 0@1 1@6",
        "Race RAW within warning 1 of 1: 0@1 1@2");
    row("load, store", load, store, "Race WAR error 1 of 1: 0@1 1@6",
        "Race WAR within warning 1 of 1: 0@1 1@2");
    row("store, store", store, store, "Race WAW error 1 of 1: 0@1 1@6",
        "Race WAW within warning 1 of 1: 0@1 1@2");
    row("load, load", load, load, "", "");
    row("atomic, atomic", atomic, atomic, "", "");
    row("store, atomic", store, atomic, "Race WAW error 1 of 1: 0@1 1@6",
        "Race WAW within warning 1 of 1: 0@1 1@2");
    row("atomic, store", atomic, store, "Race WAW error 1 of 1: 0@1 1@6",
        "Race WAW within warning 1 of 1: 0@1 1@2");
    row("atomic, load", atomic, load, "Race RAW error 1 of 1: 0@1 1@6",
        "Race RAW within warning 1 of 1: 0@1 1@2");
    row("load, atomic", load, atomic, "Race WAR error 1 of 1: 0@1 1@6",
        "Race WAR within warning 1 of 1: 0@1 1@2");
}

void HazardWatchTest::classes()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(bool, within);
    QFETCH(bool, independent);
    SharedProgram program = twoWarps(AccessKind(first), AccessKind(second));
    program.launch.independentLanes = independent;
    program.access(0, 0, {None, 0, None, None}, {1, 1, 1, 1});
    program.access(within ? 0 : 1, 1, {None, None, 0, None}, {2, 2, 2, 2});
    QTEST(describe(program).join('\n'), "expected");
    // Thread 1 itself may do both.
    SharedProgram alone = twoWarps(AccessKind(first), AccessKind(second));
    alone.access(0, 0, {None, 0, None, None}, {1, 1, 1, 1});
    alone.access(0, 1, {None, 0, None, None}, {2, 2, 2, 2});
    QCOMPARE(describe(alone), QStringList());
}

void HazardWatchTest::examplesNameBothAccesses()
{
    SharedProgram program(4, 8, 64);
    const auto store = program.site(AccessKind::Store, 4);
    const auto load = program.site(AccessKind::Load, 8);
    program.access(0, store, {0, 4, 8, 12});
    program.access(0, store, {16, 20, 24, 28}, {5, 5, 5, 5});
    program.access(1, store, {32, 36, 40, 44});
    program.access(1, load, {None, None, 24, None});
    const std::vector<Hazard> hazards = program.watched();
    QCOMPARE(hazards.size(), std::size_t(1));
    Hazard expected;
    expected.raceClass = RaceClass::ReadAfterWrite;
    expected.array = 0;
    expected.first = {store, 2, 0, 1};
    expected.second = {load, 6, 1, 0};
    expected.byte = 24;
    expected.bytes = 4;
    expected.pairs = 2; // two places of four bytes, two writers
    expected.blocks = 1;
    QVERIFY(hazards[0] == expected);
}

void HazardWatchTest::meetingsOrder_data()
{
    QTest::addColumn<QList<int>>("meetings"); // masks between a store of lane 0 and a load of 3
    QTest::addColumn<bool>("isRace");
    QTest::newRow("none") << QList<int>{} << true;
    QTest::newRow("all") << QList<int>{0xf} << false;
    QTest::newRow("both") << QList<int>{0x9} << false;
    QTest::newRow("the writer alone") << QList<int>{0x1} << true;
    QTest::newRow("the reader with others") << QList<int>{0xe} << true;
    QTest::newRow("word goes round") << QList<int>{0x3, 0x6, 0xc} << false;
    QTest::newRow("word goes the wrong way") << QList<int>{0xc, 0x6, 0x3} << true;
}

void HazardWatchTest::meetingsOrder()
{
    QFETCH(QList<int>, meetings);
    SharedProgram program = twoWarps(AccessKind::Store, AccessKind::Load);
    program.access(0, 0, {0, None, None, None}, {1});
    for (const int mask : meetings)
        program.meet(0, LaneMask(mask));
    program.access(0, 1, {None, None, None, 0});
    QTEST(!program.watched().empty(), "isRace");
    // Another warp's lanes do not meet with them.
    SharedProgram across = twoWarps(AccessKind::Store, AccessKind::Load);
    across.access(0, 0, {0, None, None, None}, {1});
    across.meet(0, 0xf);
    across.meet(1, 0xf);
    across.access(1, 1, {None, None, None, 0});
    QCOMPARE(across.watched().size(), std::size_t(1));
}

void HazardWatchTest::equalValues_data()
{
    QTest::addColumn<QList<int>>("values"); // that warps 0, 1 and 2 store one after the other
    QTest::addColumn<bool>("reads");        // warp 3 then reads
    QTest::addColumn<int>("severity");
    const int note = int(Severity::Note);
    const int error = int(Severity::Error);
    QTest::newRow("new value, all the same") << QList<int>{1, 1, 1} << false << note;
    QTest::newRow("old value") << QList<int>{0, 0, 0} << false << note;
    QTest::newRow("last differs") << QList<int>{1, 1, 2} << false << error;
    QTest::newRow("first differs") << QList<int>{0, 1, 1} << false << error;
    QTest::newRow("there and back") << QList<int>{1, 0, 1} << false << error;
    QTest::newRow("read old value") << QList<int>{0, 0, 0} << true << error;
    QTest::newRow("read new value") << QList<int>{1, 1, 1} << true << error;
}

void HazardWatchTest::equalValues()
{
    QFETCH(QList<int>, values);
    QFETCH(bool, reads);
    QFETCH(int, severity);
    SharedProgram program(4, 16, 16);
    const auto store = program.site(AccessKind::Store, 1);
    const auto load = program.site(AccessKind::Load, 1);
    program.access(0, store, {0, None, None, None});
    program.nextInterval();
    for (int warp = 0; warp < 3; ++warp)
        program.access(std::uint32_t(warp), store, {0, None, None, None}, {values[warp], 0, 0, 0});
    if (reads)
        program.access(3, load, {0, None, None, None});
    for (const Hazard &hazard : program.watched()) {
        if ((hazard.raceClass == RaceClass::ReadAfterWrite) != reads)
            continue;
        QCOMPARE(int(hazard.severity), severity);
        QCOMPARE(hazard.sameValue, severity == int(Severity::Note));
        QCOMPARE(hazard.pairs, std::uint64_t(3));
        return;
    }
    QFAIL("no race");
}

void HazardWatchTest::sameInstruction()
{
    SharedProgram program(4, 8, 16);
    const auto store = program.site(AccessKind::Store, 1);
    program.access(0, store, {0, 0, 0, 1}, {1, 2, 3, 4});
    program.access(1, store, {4, 4, 4, 4}, {7, 7, 7, 7});
    program.nextInterval();
    program.access(1, store, {4, 4, None, None}, {7, 7, 7, 7});
    program.access(1, store, {4, 4, None, None}, {7, 7, 7, 7}); // the same two again
    const QStringList expected = {"Race WAW within note 1 of 1: 0@5 0@4",
                                  "Same note 7 of 1: 0@4 0@5", "Same warning 3 of 1: 0@0 0@1"};
    QCOMPARE(describe(program), expected);
    program.launch.independentLanes = false;
    QCOMPARE(describe(program), expected.mid(1));
}

/// Neighbours in one word are no race, but a word and one of its bytes are.
void HazardWatchTest::partsOfAWord()
{
    SharedProgram program(4, 8, 16);
    const auto byte = program.site(AccessKind::Store, 1);
    const auto word = program.site(AccessKind::Store, 4);
    program.access(0, byte, {0, 1, None, None});
    program.access(1, byte, {2, 3, None, None});
    QCOMPARE(describe(program), QStringList());
    program.nextInterval();
    program.access(0, byte, {3, None, None, None}, {1});
    program.access(1, word, {0, 4, None, None}, {2, 2});
    QCOMPARE(describe(program), QStringList("Race WAW error 1 of 1: 0@0 1@4"));
    QCOMPARE(program.watched()[0].byte, std::uint64_t(3));
    QCOMPARE(program.watched()[0].bytes, 1u);
}

/// Where the hardware allows them, bytes decide, not the words they lie in.
void HazardWatchTest::accessesThatAreNotAligned()
{
    SharedProgram program(4, 8, 32);
    const auto store = program.site(AccessKind::Store, 4);
    program.access(0, store, {2, None, None, None}, {1});
    program.access(1, store, {6, None, None, None}, {2});
    QCOMPARE(describe(program), QStringList());
    program.access(1, store, {5, None, None, None}, {3});
    const std::vector<Hazard> hazards = program.watched();
    QVERIFY(!hazards.empty());
    QCOMPARE(hazards[0].byte, std::uint64_t(5));
    QCOMPARE(hazards[0].bytes, 1u);
}

void HazardWatchTest::unwritten()
{
    SharedProgram program(4, 4, 16);
    const auto store = program.site(AccessKind::Store, 1);
    const auto load = program.site(AccessKind::Load, 1);
    program.access(0, store, {0, 1, None, None});
    program.nextInterval();
    program.access(0, load, {0, 1, 2, 2});
    program.access(0, load, {None, None, 2, None}); // the same again
    program.nextInterval();
    program.access(0, load, {None, None, 2, None});
    program.access(0, store, {None, None, 2, None});
    program.access(0, load, {None, None, 2, None});
    QCOMPARE(describe(program), QStringList("Unwritten warning 3 of 1: 1@2"));
    // What the block before wrote is gone.
    program.nextBlock();
    program.access(0, load, {0, None, None, None});
    QCOMPARE(describe(program), QStringList("Unwritten warning 4 of 2: 1@2"));
}

void HazardWatchTest::onlyReadArraysAreNotUnwritten()
{
    SharedProgram program(4, 4, 16);
    const auto load = program.site(AccessKind::Load, 1);
    program.access(0, load, {0, 1, 2, 3});
    QVERIFY(program.watched().empty());
    const auto store = program.site(AccessKind::Store, 1);
    QCOMPARE(program.watched().size(), std::size_t(1));
    program.kernel.variables[0].open = true;
    program.arrays[0].bytes = 0;
    program.access(0, store, {5, 5, None, None}, {1, 2});
    QCOMPARE(describe(program), QStringList("Same warning 1 of 1: 1@0 1@1"));
}

void HazardWatchTest::outsideTheArrayNothingHappens()
{
    SharedProgram program(4, 8, 16);
    const auto store = program.site(AccessKind::Store, 4);
    program.access(0, store, {0, None, None, None});
    program.access(1, store, {4, None, None, None});
    for (auto &event : program.events)
        event.request.address[0] = window::Shared + 13;
    QVERIFY(program.watched().empty());
    for (auto &event : program.events)
        event.request.address[0] = window::Shared - 4;
    QVERIFY(program.watched().empty());
    // Lanes 0 and 2 meet in the array, as twice 2^63 is nothing; lane 1 is far outside.
    for (auto &event : program.events) {
        event.request.active = 0x7;
        event.request.address[0] = event.request.address[2] = window::Shared;
        event.request.address[1] = window::Shared + (std::uint64_t(1) << 63);
    }
    QCOMPARE(program.watched().size(), std::size_t(2));
    for (auto &event : program.events) {
        event.request.active = 0x1;
        event.request.address[0] = window::Shared + 12;
    }
    QCOMPARE(program.watched().size(), std::size_t(1));
}

void HazardWatchTest::blocksAndIntervalsAreApart()
{
    SharedProgram program(4, 8, 16);
    const auto store = program.site(AccessKind::Store, 1);
    program.access(0, store, {0, None, None, None}, {1});
    program.nextInterval();
    program.access(1, store, {0, None, None, None}, {2});
    program.nextBlock();
    program.access(0, store, {0, None, None, None}, {1});
    QCOMPARE(describe(program), QStringList());
    program.access(1, store, {None, 0, None, None}, {0, 2});
    program.nextInterval();
    program.access(0, store, {0, None, None, None}, {1});
    program.access(1, store, {0, None, None, None}, {2});
    program.nextBlock();
    program.access(0, store, {0, None, None, None}, {1});
    program.access(1, store, {0, None, None, None}, {2});
    QCOMPARE(describe(program), QStringList("Race WAW error 3 of 2: 0@0 0@5"));
    QCOMPARE(program.watched()[0].block, std::uint64_t(1));
}

void HazardWatchTest::warpStorage()
{
    SharedProgram program(4, 8, 4);
    const auto store = program.site(AccessKind::Store, 1);
    const auto load = program.site(AccessKind::Load, 1);
    program.access(0, store, {0, 1, 2, 3}, {1, 1, 1, 1});
    program.access(0, load, allAt(0));
    program.access(1, store, {0, 1, 2, 3}, {2, 2, 2, 2});
    const QStringList notes = describe(program).filter("WarpStorage");
    QCOMPARE(notes, QStringList("WarpStorage note 4 of 1: 0@0 0@4"));
    // Equal values may be chance.
    SharedProgram equal(4, 8, 4);
    equal.site(AccessKind::Store, 1);
    equal.access(0, store, {0, 1, 2, 3}, {5, 5, 5, 5});
    equal.access(1, store, {0, 1, 2, 3}, {5, 5, 5, 5});
    QCOMPARE(describe(equal),
             QStringList({"Race WAW note 4 of 1: 0@0 0@4", "WarpStorage note 4 of 1: 0@0 0@4"}));
    QVERIFY(std::ranges::all_of(equal.watched(), &Hazard::sameValue));
    equal.nextInterval();
    equal.access(0, store, {0, 1, 2, 3}, {5, 5, 5, 5});
    equal.access(1, store, {0, 1, 2, 3}, {6, 6, 6, 6});
    const auto mixed = equal.watched();
    const auto storage = std::ranges::find(mixed, HazardKind::WarpStorage, &Hazard::kind);
    QVERIFY(storage != mixed.end() && storage->pairs == 8 && !storage->sameValue);
    // Read by others alone, it may be meant so.
    SharedProgram published(4, 8, 4);
    published.site(AccessKind::Store, 1);
    published.site(AccessKind::Load, 1);
    published.access(0, 0, {0, 1, 2, 3}, {1, 1, 1, 1});
    published.access(1, 1, {0, 1, 2, 3});
    QCOMPARE(describe(published), QStringList("Race RAW error 4 of 1: 0@0 1@4"));
    SharedProgram longer(4, 8, 8);
    longer.site(AccessKind::Store, 1);
    longer.access(0, 0, {0, 1, 2, 3}, {1, 1, 1, 1});
    longer.access(1, 0, {0, 1, 2, 3}, {2, 2, 2, 2});
    QCOMPARE(describe(longer), QStringList("Race WAW error 4 of 1: 0@0 0@4"));
}

/// A loop without end keeps to its part of the log, and leaves that of others.
void HazardWatchTest::longIntervalsAreBounded()
{
    SharedProgram program(4, 8, 16);
    const auto store = program.site(AccessKind::Store, 1);
    for (int turn = 0; turn < 100'000; ++turn)
        program.access(0, store, {0, None, None, None}, {turn & 1});
    program.access(1, store, {0, None, None, None}, {7});
    QCOMPARE(describe(program), QStringList("Race WAW error 1 of 1: 0@0 0@4"));
    HazardLimits expected;
    expected.logFull = true;
    QCOMPARE(program.limits(), expected);
    // As long, but no two threads meet: nothing can have been missed.
    SharedProgram alone(4, 8, 16);
    alone.site(AccessKind::Store, 1);
    for (int turn = 0; turn < 100'000; ++turn)
        alone.access(0, store, {0, None, None, None}, {turn & 1});
    QCOMPARE(alone.limits(), HazardLimits());
}

/// 400 sites that all race with each other at 64 places: the list is cut, and soon.
void HazardWatchTest::manySitesAreBounded()
{
    SharedProgram program(32, 64, 256);
    for (int i = 0; i < 400; ++i)
        program.site(i % 4 == 0 ? AccessKind::Load : AccessKind::Store, 4);
    for (std::uint32_t warp = 0; warp < 2; ++warp)
        for (std::uint32_t site = 0; site < 400; ++site) {
            std::vector<int> offsets;
            for (unsigned lane = 0; lane < 32; ++lane)
                offsets.push_back(int(4 * ((32 * warp + lane + site) % 64)));
            program.access(warp, site, offsets, std::vector<int>(32, int(site)));
        }
    const std::clock_t start = std::clock();
    const std::vector<Hazard> hazards = program.watched();
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 2, QByteArray::number(seconds) + " s"); // 0.03 s in a fast build
    QVERIFY(program.limits().listCut);
    const auto errors = std::ranges::count(hazards, Severity::Error, &Hazard::severity);
    QCOMPARE(std::size_t(errors), HazardRoom::Most);
    QVERIFY(hazards == program.watched());
    // A tenth of them fits, whole. No site meets itself, and two loads do no harm.
    SharedProgram few(32, 64, 256);
    few.kernel.sites.assign(program.kernel.sites.begin(), program.kernel.sites.begin() + 40);
    for (const auto &event : program.events)
        if (event.request.site < 40)
            few.events.push_back(event);
    QVERIFY(!few.limits().listCut);
    const auto isAcross = [](const Hazard &hazard) { return !hazard.withinWarp; };
    QCOMPARE(std::ranges::count_if(few.watched(), isAcross), 40 * 39 / 2 - 10 * 9 / 2);
}

void HazardWatchTest::notesKeepNoErrorOut()
{
    SharedProgram program(4, 8, 256);
    for (int i = 0; i < 64; ++i)
        program.site(AccessKind::Store, 1);
    for (std::uint32_t warp = 0; warp < 2; ++warp)
        for (std::uint32_t site = 0; site < 64; ++site)
            program.access(warp, site, {0, None, None, None}, {1});
    program.nextInterval();
    program.access(0, 3, {0, None, None, None}, {2});
    program.access(1, 5, {0, None, None, None}, {3});
    QVERIFY(program.limits().listCut);
    QVERIFY(describe(program).contains("Race WAW error 1 of 1: 3@0 5@4"));
}

void HazardWatchTest::canBeStopped()
{
    SharedProgram program = twoWarps(AccessKind::Store, AccessKind::Load);
    program.access(0, 0, {0, None, None, None}, {1});
    program.access(1, 1, {0, None, None, None});
    std::stop_source source;
    HazardWatch watch(program.kernel, program.launch, program.arrays, source.get_token());
    const auto run = [&] {
        for (const auto &event : program.events)
            watch.request(event.request);
        return watch.endBlock();
    };
    QVERIFY(run());
    QCOMPARE(watch.take().size(), std::size_t(1));
    source.request_stop();
    QVERIFY(!run());
    QVERIFY(watch.take().empty());
}

/// A worker counts epochs over all its blocks. Those of before it began anew must not come back.
void HazardWatchTest::countsEpochsForEver()
{
    SharedProgram program(4, 4, 16);
    const auto store = program.site(AccessKind::Store, 1);
    const auto load = program.site(AccessKind::Load, 1);
    HazardWatch watch(program.kernel, program.launch, program.arrays);
    program.access(0, store, {0, None, None, None});
    program.access(0, load, {0, None, None, None});
    watch.request(program.events[0].request);
    for (int i = 0; i < 1 << 24; ++i)
        watch.warpBarrier(0, 0xf);
    watch.endBlock();
    watch.request(program.events[0].request); // writes it in a block of its own
    watch.endBlock();
    watch.request(program.events[1].request); // nobody wrote it in this one
    watch.endBlock();
    const std::vector<Hazard> hazards = watch.take();
    QCOMPARE(hazards.size(), std::size_t(1));
    QCOMPARE(int(hazards[0].kind), int(HazardKind::Unwritten));
}

/// Word of the first store goes from warp 0 over warp 1 to warp 2, and not to warp 3.
void HazardWatchTest::barriersOfSomeWarpsOrder()
{
    for (const std::uint32_t last : {2u, 3u}) {
        SharedProgram program(4, 16, 16);
        const std::uint32_t store = program.site(AccessKind::Store, 1);
        program.access(0, store, {5}, {1});
        program.arrive(0, 1);
        program.pass(1, {1});
        program.arrive(1, 2);
        program.pass(2, {2});
        program.access(last, store, {5}, {2});
        QCOMPARE(describe(program),
                 last == 2 ? QStringList() : QStringList("Race WAW error 1 of 1: 0@0 0@12"));
        QCOMPARE(program.limits(), HazardLimits());
    }
}

void HazardWatchTest::tooManyBarriersToFollow()
{
    SharedProgram program(1, 1024, 16);
    const std::uint32_t store = program.site(AccessKind::Store, 1);
    program.access(0, store, {5}, {1});
    for (int turn = 0; turn < 4000; ++turn)
        program.arrive(0, 1);
    program.access(1, store, {5}, {2});
    QCOMPARE(describe(program), QStringList());
    HazardLimits expected;
    expected.namedBarriers = true;
    QCOMPARE(program.limits(), expected);
}

void HazardWatchTest::isNeeded_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("space");
    QTest::addColumn<bool>("hasArray");
    QTest::addColumn<QString>("opaque");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, AccessKind kind, Space space, bool hasArray,
                        const char *opaque, bool expected) {
        QTest::newRow(name) << int(kind) << int(space) << hasArray << QString(opaque) << expected;
    };
    row("store", AccessKind::Store, Space::Shared, true, "", true);
    row("atomic", AccessKind::Atomic, Space::Shared, true, "", true);
    row("store to anywhere", AccessKind::Store, Space::Unknown, true, "", true);
    row("load", AccessKind::Load, Space::Shared, true, "", false);
    row("global", AccessKind::Store, Space::Global, true, "", false);
    row("no array", AccessKind::Store, Space::Unknown, false, "", false);
    row("waits for memory", AccessKind::Store, Space::Shared, true, "mbarrier", false);
}

void HazardWatchTest::isNeeded()
{
    QFETCH(int, kind);
    QFETCH(int, space);
    QFETCH(bool, hasArray);
    QFETCH(QString, opaque);
    SharedProgram program(4, 8, 16);
    program.site(AccessKind(kind), 4);
    program.kernel.sites[0].space = Space(space);
    if (!hasArray)
        program.arrays.clear();
    if (!opaque.isEmpty())
        program.kernel.opaqueCalls.push_back(opaque.toStdString());
    HazardWatch watch(program.kernel, program.launch, program.arrays);
    QTEST(watch.isNeeded(), "expected");
    QCOMPARE(watch.takeLimits().opaqueBarriers, !opaque.isEmpty());
    QCOMPARE(watch.takeLimits().opaqueBarriers, !opaque.isEmpty()); // holds as long as the kernel
}

void HazardWatchTest::mergingKeepsTheFirst()
{
    Hazard one;
    one.first.site = 1;
    one.second.site = 2;
    one.block = 3;
    one.pairs = 10;
    one.blocks = 2;
    Hazard later = one;
    later.block = 9;
    later.pairs = 5;
    later.blocks = 1;
    Hazard other = one;
    other.raceClass = RaceClass::ReadAfterWrite;
    Hazard storage = one;
    storage.kind = HazardKind::WarpStorage;
    Hazard storageElsewhere = storage;
    storageElsewhere.first.site = 7;
    std::vector<Hazard> all = {one, storage};
    mergeHazards(all, {other, later, storageElsewhere});
    QCOMPARE(all.size(), std::size_t(3));
    QCOMPARE(all[0].pairs, std::uint64_t(15));
    QCOMPARE(all[0].blocks, std::uint64_t(3));
    QCOMPARE(all[0].block, std::uint64_t(3));
    QCOMPARE(all[1].pairs, std::uint64_t(20));
    QCOMPARE(all[1].first.site, 1u);
    QVERIFY(all[2] == other);
}

void HazardWatchTest::sortsBySeverityAndText()
{
    SharedProgram program(4, 8, 16);
    for (int i = 0; i < 3; ++i)
        program.site(AccessKind::Store, 1);
    std::vector<Hazard> hazards(3);
    hazards[0].severity = Severity::Note;
    hazards[1].first.site = 2;
    hazards[2].first.site = 1;
    sortHazards(hazards, program.kernel);
    QCOMPARE(hazards[0].first.site, 1u);
    QCOMPARE(hazards[1].first.site, 2u);
    QCOMPARE(hazards[2].severity, Severity::Note);
}

namespace {

/// The request that an access of an example names; null: there is none.
const Request *requestOf(const SharedProgram &program, std::uint64_t block,
                         const HazardAccess &access)
{
    for (const auto &event : program.events)
        if (event.request.active != 0 && event.request.block == block
            && event.request.site == access.site && event.request.warp == access.warp
            && event.request.occurrence == access.occurrence)
            return &event.request;
    return nullptr;
}

/// Whether both threads of the example touch its bytes.
bool isTrue(const SharedProgram &program, const Hazard &hazard)
{
    for (const HazardAccess *access : {&hazard.first, &hazard.second}) {
        if (hazard.kind == HazardKind::Unwritten && access == &hazard.second)
            continue;
        const Request *request = requestOf(program, hazard.block, *access);
        const std::uint32_t lane = access->thread - access->warp * program.launch.warpSize;
        if (!request || lane >= program.launch.warpSize || !(request->active >> lane & 1))
            return false;
        const std::uint64_t begin = request->address[lane] - window::Shared;
        if (hazard.bytes == 0 || hazard.byte < begin
            || hazard.byte + hazard.bytes > begin + request->bytes)
            return false;
    }
    return hazard.first.thread != hazard.second.thread || hazard.kind == HazardKind::Unwritten;
}

} // namespace

void HazardWatchTest::agreesWithTheSlowWatch()
{
    std::uint64_t found = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        std::mt19937 random(seed);
        const SharedProgram program = randomProgram(random);
        const auto expected = slowHazards(program);
        std::map<HazardKey, HazardCount> actual;
        std::uint64_t across = 0;
        std::uint64_t storages = 0;
        for (const Hazard &hazard : program.watched()) {
            const QByteArray where =
                "seed " + QByteArray::number(seed) + ": " + describe(hazard).toUtf8();
            QVERIFY2(isTrue(program, hazard), where);
            if (hazard.kind == HazardKind::WarpStorage) {
                storages += hazard.pairs;
                continue;
            }
            const bool isOneSite = hazard.first.site == hazard.second.site;
            const bool isAcross = hazard.kind == HazardKind::Race && !hazard.withinWarp;
            across += isAcross && isOneSite ? hazard.pairs : 0;
            QVERIFY2(!actual.contains(keyOf(hazard)), where);
            actual[keyOf(hazard)] = {hazard.pairs, hazard.blocks, hazard.block};
            QVERIFY2(expected.contains(keyOf(hazard)), where);
            const HazardCount &count = expected.at(keyOf(hazard));
            const QByteArray counted = where + ", not " + QByteArray::number(count.pairs) + " of "
                + QByteArray::number(count.blocks);
            QVERIFY2(actual[keyOf(hazard)] == count, counted);
        }
        QVERIFY2(actual == expected, "seed " + QByteArray::number(seed) + ": some are missing");
        const bool isOneWarpLong = program.arrays[0].bytes == program.launch.warpSize
            && program.launch.block.x > program.launch.warpSize;
        QCOMPARE(storages, isOneWarpLong ? across : 0);
        found += actual.size();
    }
    QVERIFY(found > 10'000); // else the programs show nothing
}

QTEST_APPLESS_MAIN(HazardWatchTest)
#include "hazardwatch_test.moc"
