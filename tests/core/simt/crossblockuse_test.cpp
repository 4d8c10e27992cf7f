// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernelbuilder.h"
#include "simt/crossblockuse.h"

#include <QtTest>

using namespace warplens;

class CrossBlockUseTest : public QObject
{
    Q_OBJECT

private slots:
    void crosses_data();
    void crosses();
    void countsWordsByArray();
    void keepsTheLowestPagesInAnyOrder();
    void notesStandAtTheFirstLoad();
};

namespace {

constexpr std::uint64_t Plenty = 1u << 24;

/// One access of word `word` by a block.
struct Access
{
    std::uint64_t block = 0;
    bool isRead = false;
};
using Accesses = std::vector<Access>;

BlockUse useOf(bool isRead, std::size_t word)
{
    BlockUse use;
    (isRead ? use.read : use.written).add(word);
    return use;
}

void add(CrossBlockUse &use, const Access &access, std::uint64_t page = 0, std::size_t word = 70)
{
    use.add(0, page, access.block, useOf(access.isRead, word));
}

} // namespace

Q_DECLARE_METATYPE(Accesses)

void CrossBlockUseTest::crosses_data()
{
    QTest::addColumn<Accesses>("accesses");
    QTest::addColumn<bool>("isCrossed");
    constexpr bool Read = true;
    constexpr bool Written = false;
    QTest::newRow("nothing") << Accesses{} << false;
    QTest::newRow("only read") << Accesses{{0, Read}, {1, Read}} << false;
    QTest::newRow("only written") << Accesses{{0, Written}, {1, Written}} << false;
    QTest::newRow("by one") << Accesses{{3, Read}, {3, Written}, {3, Read}} << false;
    QTest::newRow("by two") << Accesses{{3, Written}, {0, Read}} << true;
    QTest::newRow("read by several") << Accesses{{0, Read}, {0, Written}, {1, Read}} << true;
    QTest::newRow("written by several") << Accesses{{0, Read}, {0, Written}, {1, Written}} << true;
    QTest::newRow("both by both") << Accesses{{0, Read}, {0, Written}, {1, Read}, {1, Written}}
                                  << true;
    QTest::newRow("far apart") << Accesses{{0, Read}, {std::uint64_t(1) << 40, Written}} << true;
}

/// In each order, cut into two groups at each place.
void CrossBlockUseTest::crosses()
{
    QFETCH(Accesses, accesses);
    QFETCH(bool, isCrossed);
    std::vector<std::size_t> order(accesses.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const std::map<std::uint32_t, std::uint64_t> one = {{0, 1}};
    do {
        for (std::size_t cut = 0; cut <= order.size(); ++cut) {
            CrossBlockUse first(Plenty);
            CrossBlockUse second(Plenty);
            for (std::size_t i = 0; i < order.size(); ++i)
                add(i < cut ? first : second, accesses[order[i]]);
            first += std::move(second);
            QCOMPARE(first.wordsCrossed() == one, isCrossed);
            QCOMPARE(first.wordsCrossed().empty(), !isCrossed);
        }
    } while (std::ranges::next_permutation(order).found);
}

void CrossBlockUseTest::countsWordsByArray()
{
    CrossBlockUse use(Plenty);
    const std::vector<std::pair<std::uint32_t, std::uint64_t>> pages = {{4, 10}, {4, 11}, {6, 20}};
    for (const auto &[array, page] : pages)
        for (const std::size_t word : {std::size_t(0), std::size_t(63), WordsOfPage - 1}) {
            use.add(array, page, 0, useOf(true, word));
            use.add(array, page, 1, useOf(false, word));
        }
    const std::map<std::uint32_t, std::uint64_t> expected = {{4, 6}, {6, 3}};
    QVERIFY(use.wordsCrossed() == expected);
}

/// Little memory: of 64 pages few are kept, the same ones whatever comes first.
void CrossBlockUseTest::keepsTheLowestPagesInAnyOrder()
{
    constexpr std::uint64_t Little = 100'000;
    constexpr std::uint64_t Pages = 64;
    const auto crossed = [](CrossBlockUse &use) { return use.wordsCrossed()[0]; };
    CrossBlockUse upwards(Little);
    CrossBlockUse downwards(Little);
    CrossBlockUse evens(Little);
    CrossBlockUse odds(Little);
    for (const bool isRead : {true, false})
        for (std::uint64_t i = 0; i < Pages; ++i) {
            const Access access = {isRead ? 1u : 2u, isRead};
            // All words of a page but as many as its number, so that sums tell which were kept.
            for (std::size_t word = i; word < WordsOfPage; ++word) {
                add(upwards, access, i, word);
                add(i % 2 == 0 ? evens : odds, access, i, word);
            }
            const std::uint64_t page = Pages - 1 - i;
            for (std::size_t word = page; word < WordsOfPage; ++word)
                add(downwards, access, page, word);
        }
    evens += std::move(odds);
    const std::uint64_t kept = crossed(upwards);
    QVERIFY(kept > 2 * (WordsOfPage - 1) && kept < Pages / 2 * WordsOfPage);
    QCOMPARE(crossed(downwards), kept);
    QCOMPARE(crossed(evens), kept);
}

void CrossBlockUseTest::notesStandAtTheFirstLoad()
{
    KernelBuilder b;
    const std::uint32_t a = b.buffer("a");
    const std::uint32_t c = b.buffer("c");
    const Operand any = b.parameter(a);
    b.load(ValueType::I32, any);
    const std::uint32_t unknown = b.line();
    b.store(ValueType::I32, any, b.i32(1), b.arrayOf(a));
    b.load(ValueType::I32, any, b.arrayOf(a));
    const std::uint32_t first = b.line();
    b.load(ValueType::I32, any, b.arrayOf(a));
    b.ret();
    CrossBlockUse use(Plenty);
    for (const std::uint32_t array : {b.arrayOf(a), b.arrayOf(c)}) {
        use.add(array, array, 0, useOf(true, 5));
        use.add(array, array, 1, useOf(false, 5));
    }
    const std::vector<Diagnostic> notes = crossBlockReads(b.kernel, use);
    QCOMPARE(notes.size(), std::size_t(2));
    QCOMPARE(notes[0].position.line, first);
    QCOMPARE(notes[0].arguments, std::vector<std::string>{"a"});
    QCOMPARE(notes[1].position.line, unknown);
    QCOMPARE(notes[1].arguments, std::vector<std::string>{"c"});
}

QTEST_APPLESS_MAIN(CrossBlockUseTest)
#include "crossblockuse_test.moc"
