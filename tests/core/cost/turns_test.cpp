// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/sharedcost.h"
#include "kernel/space.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace warplens;

/// Who takes turns on a bank, under each of the rules that devices choose from.
class TurnsTest : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void phasesOfHalfWarps();
    void storesHaveTheirOwnPhases();
    void widthsWithoutARule();
};

namespace {

using OffsetOfLane = std::function<std::uint64_t(unsigned lane)>;

struct Row
{
    const char *name;
    SharedRules rules;
    AccessKind kind;
    std::uint32_t bytes;
    LaneMask active;
    OffsetOfLane offset;
    std::uint32_t wavefronts;
    std::uint32_t ideal;
    std::uint32_t ways;
    std::uint64_t ofBank0; ///< passes, over all phases
};

constexpr LaneMask All = 0xffff'ffff;
constexpr LaneMask Lower = 0xffff;

SharedRules kepler4()
{
    SharedRules rules;
    rules.wordsTogether = 2;
    rules.phases = rules.storePhases = {{4, {All}}, {16, {Lower, All & ~Lower}}};
    return rules;
}

SharedRules tesla()
{
    SharedRules rules;
    rules.protocol = SharedProtocol::BroadcastHalfWarp;
    rules.banks = 16;
    return rules;
}

SharedRules without(SharedRules rules)
{
    rules.multicast = false;
    return rules;
}

SharedRules fermi()
{
    SharedRules rules;
    rules.phases = rules.storePhases = {{16, {0xff, 0xff00, 0xff'0000, 0xff00'0000}}};
    rules.rules = {{16, BankRule::OnePlusDistinctAddresses}};
    return rules;
}

std::vector<Row> atomicRows()
{
    using enum AccessKind;
    const auto one = [](unsigned) { return 0; };
    const auto each = [](unsigned l) { return l * 4; };
    return {
        {"load of one word", {}, Load, 4, All, one, 1, 1, 1, 1},
        {"store to one word", {}, Store, 4, All, one, 1, 1, 1, 1},
        {"atomic on one word", {}, Atomic, 4, All, one, 32, 1, 32, 32},
        {"atomic, no multicast", without({}), Atomic, 4, All, one, 32, 1, 32, 32},
        {"atomic, a word each", {}, Atomic, 4, All, each, 1, 1, 1, 1},
        {"atomic on four words",
         {},
         Atomic,
         4,
         All,
         [](unsigned l) { return l % 4 * 4; },
         8,
         1,
         8,
         8},
        {"atomic on one bank",
         {},
         Atomic,
         4,
         All,
         [](unsigned l) { return l * 64; },
         16,
         1,
         16,
         16},
        {"atomic of 8 bytes", {}, Atomic, 8, All, one, 32, 2, 16, 32},
        {"atomic of bytes", {}, Atomic, 1, All, [](unsigned l) { return l; }, 4, 1, 4, 4},
        {"atomic, CC 1.x", tesla(), Atomic, 4, All, one, 32, 2, 16, 32},
        {"atomic of 8 bytes, CC 1.x", tesla(), Atomic, 8, All, one, 64, 4, 16, 32},
        {"atomic, Kepler", kepler4(), Atomic, 4, All, [](unsigned l) { return l % 2 * 128; }, 32, 1,
         32, 32},
        {"atomic, one plus", fermi(), Atomic, 16, 0x3, one, 2, 1, 2, 2},
        // Documented as 2-way at its best, so that is no conflict.
        {"load, one plus", fermi(), Load, 16, 0x3, one, 2, 2, 2, 2},
        {"load, one plus, two", fermi(), Load, 16, 0x3, [](unsigned l) { return l * 128; }, 3, 2, 3,
         3},
        {"load, one plus, in order", fermi(), Load, 16, All, [](unsigned l) { return l * 16; }, 8,
         8, 2, 8},
    };
}

std::vector<Row> wordsTogetherRows()
{
    using enum AccessKind;
    const SharedRules rules = kepler4();
    return {
        {"Kepler, stride 2 is free", rules, Load, 4, All, [](unsigned l) { return l * 8; }, 1, 1, 1,
         1},
        {"Kepler, stride 2, a segment late", rules, Store, 4, All,
         [](unsigned l) { return 128 + l * 8; }, 2, 1, 2, 2},
        {"Kepler, stride 4", rules, Load, 4, All, [](unsigned l) { return l * 16; }, 2, 1, 2, 2},
        {"Kepler, a column", rules, Load, 4, All, [](unsigned l) { return l * 128; }, 16, 1, 16,
         16},
        {"Kepler, words i and i + 64", rules, Load, 4, 0x3, [](unsigned l) { return l * 256; }, 2,
         1, 2, 2},
        {"Kepler, scattered", rules, Load, 4, 0xf,
         [](unsigned l) { return std::array<std::uint64_t, 4>{384, 0, 256, 128}[l]; }, 2, 1, 2, 2},
        {"Kepler, no multicast", without(rules), Load, 4, 0xf,
         [](unsigned l) { return l % 2 * 128; }, 4, 1, 4, 4},
    };
}

std::vector<Row> broadcastRows()
{
    using enum AccessKind;
    const SharedRules rules = tesla();
    return {
        {"CC 1.x, one word", rules, Load, 4, All, [](unsigned) { return 64; }, 2, 2, 1, 2},
        {"CC 1.x, no multicast", without(rules), Load, 4, Lower, [](unsigned) { return 64; }, 16, 1,
         16, 16},
        {"CC 1.x, a column", rules, Load, 4, All, [](unsigned l) { return l * 64; }, 32, 2, 16, 32},
        {"CC 1.x, two words of two banks", rules, Load, 4, 0xf,
         [](unsigned l) { return l / 2 * 4; }, 2, 1, 2, 1},
        {"CC 1.x, two words of one bank", rules, Load, 4, 0xf,
         [](unsigned l) { return l % 2 * 64; }, 2, 1, 2, 2},
        // Word 0 first, with lane 4; then word 1 is the lowest lane's.
        {"CC 1.x, the broadcast word moves on", rules, Load, 4, 0xff,
         [](unsigned l) { return l < 4 ? 0u : 4u; }, 2, 1, 2, 1},
        {"CC 1.x, bytes side by side", rules, Load, 1, Lower, [](unsigned l) { return l; }, 4, 1, 4,
         1},
        {"CC 1.x, each across two words", rules, Load, 4, Lower,
         [](unsigned l) { return l * 4 + 2; }, 2, 1, 2, 2},
        {"CC 1.x, doubles", rules, Load, 8, Lower, [](unsigned l) { return l * 8; }, 4, 2, 2, 2},
        {"CC 1.x, 16 bytes", rules, Store, 16, Lower, [](unsigned l) { return l * 16; }, 16, 4, 4,
         4},
        {"CC 1.x, 12 bytes", rules, Load, 12, Lower, [](unsigned l) { return l * 12; }, 3, 3, 1, 3},
    };
}

const std::vector<Row> &rows()
{
    static const std::vector<Row> all = [] {
        std::vector<Row> joined = atomicRows();
        for (const auto &more : {wordsTogetherRows(), broadcastRows()})
            joined.insert(joined.end(), more.begin(), more.end());
        return joined;
    }();
    return all;
}

Request requestOf(AccessKind kind, std::uint32_t bytes, LaneMask active, const OffsetOfLane &offset)
{
    Request request;
    request.space = Space::Shared;
    request.kind = kind;
    request.bytes = bytes;
    request.active = active;
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        if (active >> lane & 1)
            request.address[lane] = window::Shared + offset(lane);
    return request;
}

Device deviceWith(const SharedRules &rules)
{
    Device device;
    device.shared = rules;
    return device;
}

} // namespace

void TurnsTest::requests_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows().size(); ++i)
        QTest::newRow(rows()[i].name) << int(i);
}

/// The counts, and that what explains them adds up to them.
void TurnsTest::requests()
{
    QFETCH(int, index);
    const Row &row = rows()[std::size_t(index)];
    const Device device = deviceWith(row.rules);
    const Request request = requestOf(row.kind, row.bytes, row.active, row.offset);
    const SharedCost cost = sharedCost(request, device);
    QCOMPARE(cost.wavefronts, row.wavefronts);
    QCOMPARE(cost.idealWavefronts, row.ideal);
    QCOMPARE(cost.maxWays, row.ways);

    std::vector<std::uint64_t> sums(device.shared.banks);
    addBankPasses(request, device, sums);
    QCOMPARE(sums[0], row.ofBank0);
    std::uint64_t wavefronts = 0;
    std::vector<std::uint64_t> passes(device.shared.banks);
    const auto phases = phasesOf(request, device);
    for (const Phase &phase : phases) {
        const auto ofPhase = bankPasses(request, phase, device);
        wavefronts += *std::ranges::max_element(ofPhase);
        std::ranges::transform(passes, ofPhase, passes.begin(), std::plus());
        LaneMask lanes = 0;
        for (const BankWord &word : bankWords(request, phase, device)) {
            QVERIFY(ofPhase[word.bank] > 0);
            lanes |= word.lanes;
        }
        QCOMPARE(lanes, phase.lanes);
    }
    const bool isOnePlus = row.kind != AccessKind::Atomic && row.rules.rules.contains(row.bytes);
    QCOMPARE(phases.size() * (isOnePlus ? 2 : 1), std::size_t(row.ideal));
    QCOMPARE(wavefronts, std::uint64_t(row.wavefronts));
    QCOMPARE(passes, sums);
}

void TurnsTest::phasesOfHalfWarps()
{
    const Request request =
        requestOf(AccessKind::Load, 8, 0xffff'00ff, [](unsigned l) { return l * 8; });
    const std::vector<Phase> expected = {
        {0xff, 0, 4}, {0xff, 4, 4}, {0xffff'0000, 0, 4}, {0xffff'0000, 4, 4}};
    QVERIFY(phasesOf(request, deviceWith(tesla())) == expected);
    const Request narrow = requestOf(AccessKind::Load, 2, 0x1, [](unsigned) { return 6; });
    const std::vector<Phase> one = {{0x1, 0, 2}};
    QVERIFY(phasesOf(narrow, deviceWith(tesla())) == one);
    // The words of the second half of each access.
    const auto words = bankWords(request, expected[1], deviceWith(tesla()));
    QCOMPARE(words.front().bank, 1u);
    QCOMPARE(words.front().lanes, LaneMask(1));
}

/// gfx942: 16-byte loads and stores go by other lanes. Lanes 0 and 20 read one bank.
void TurnsTest::storesHaveTheirOwnPhases()
{
    SharedRules rules;
    rules.phases = {{16, {0xf0000f, 0xf00f0}}};
    rules.storePhases = {{16, {0xff, 0xff0000}}};
    const auto offset = [](unsigned l) { return l == 20 ? 128 : 0; };
    const LaneMask lanes = 1 | 1 << 20;
    const Device device = deviceWith(rules);
    QCOMPARE(sharedCost(requestOf(AccessKind::Load, 16, lanes, offset), device).maxWays, 2u);
    for (const AccessKind kind : {AccessKind::Store, AccessKind::Atomic}) {
        const SharedCost cost = sharedCost(requestOf(kind, 16, lanes, offset), device);
        QCOMPARE(cost.maxWays, 1u);
        QCOMPARE(cost.idealWavefronts, 2u);
    }
}

void TurnsTest::widthsWithoutARule()
{
    SharedRules rules;
    rules.phases = {{8, {All}}, {12, {}}, {16, {Lower, All & ~Lower}}};
    rules.storePhases = {{4, {All}}};
    const auto modelled = [&](AccessKind kind, std::uint32_t bytes, std::uint8_t matrices = 0) {
        Request request = requestOf(kind, bytes, All, [](unsigned l) { return l * 16; });
        request.matrices = matrices;
        const Device device = deviceWith(rules);
        const SharedCost cost = sharedCost(request, device);
        std::vector<std::uint64_t> passes(device.shared.banks);
        addBankPasses(request, device, passes);
        const auto sum = std::accumulate(passes.begin(), passes.end(), std::uint64_t(0));
        const bool isEmpty = cost.wavefronts == 0 && cost.idealWavefronts == 0 && sum == 0
            && phasesOf(request, device).empty();
        return cost.modelled && !isEmpty ? 1 : !cost.modelled && isEmpty ? 0 : -1;
    };
    QCOMPARE(modelled(AccessKind::Load, 8), 1);
    QCOMPARE(modelled(AccessKind::Load, 12), 0);
    QCOMPARE(modelled(AccessKind::Load, 16), 1);
    QCOMPARE(modelled(AccessKind::Store, 4), 1);
    QCOMPARE(modelled(AccessKind::Store, 8), 0);
    QCOMPARE(modelled(AccessKind::Load, 16, 4), 1);
    rules = tesla();
    QCOMPARE(modelled(AccessKind::Load, 16), 1);
    QCOMPARE(modelled(AccessKind::Load, 16, 4), 0); // CC 1.x has no ldmatrix
}

QTEST_APPLESS_MAIN(TurnsTest)
#include "turns_test.moc"
