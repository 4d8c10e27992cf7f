// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "randomrequest.h"
#include "referencemodel.h"

#include "device/devices.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <tuple>

using namespace warplens;

/// Thousands of random requests on devices of all shapes must cost what the slow model says.
class ReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void global_data() { rows(); }
    void global();
    void shared_data() { rows(); }
    void shared();
    void tgsm_data() { rows(); }
    void tgsm();
    void others_data() { rows(); }
    void others();
    void matrices();

private:
    static void rows();
};

namespace {

constexpr int Requests = 60; // of each row

using Overrides = std::map<std::string, std::string>;

Device custom(const Overrides &overrides)
{
    return std::get<Device>(overridden(*findDevice(builtInDevices(), "custom"), overrides));
}

/// Phases out of lane order, in a warp of 64, and a width that has none.
Device oddPhases()
{
    Device device = *findDevice(builtInDevices(), "custom");
    device.warpSize = 64;
    device.shared.pairMerge = true;
    device.shared.phases = {
        {4, {0xffff'ffff, 0xffff'ffff'0000'0000}},
        {8,
         {0x00f0'000f'00f0'000f, 0x000f'00f0'000f'00f0, 0xf000'0f00'f000'0f00,
          0x0f00'f000'0f00'f000}},
    };
    device.shared.storePhases = {{4, {~LaneMask(0)}}, {8, {}}};
    device.shared.wordsTogether = 3;
    device.shared.rules = {{8, BankRule::OnePlusDistinctAddresses}};
    device.global.lanesMerged = {{4, 16}, {12, 4}};
    device.global.storeLanesMerged = {{2, 32}, {16, 2}};
    device.global.hintedLoadBytes = {{CacheHint::AllLevels, 128}};
    device.global.atomicLanesMerged = 8;
    device.constantLanes = 24;
    return device;
}

std::vector<std::pair<QString, Device>> makeDevices()
{
    std::vector<std::pair<QString, Device>> devices;
    for (const Device &device : builtInDevices())
        devices.emplace_back(QString::fromStdString(device.id), device);
    const auto changed = [](const char *id, const Overrides &overrides) {
        return std::get<Device>(overridden(*findDevice(builtInDevices(), id), overrides));
    };
    const std::vector<std::pair<QString, Device>> more = {
        {"sm_20, L1 off", changed("sm_20", {{"l1_caching", "off"}})},
        {"sm_35, L1 on", changed("sm_35", {{"l1_caching", "on"}})},
        {"sm_35, 8-byte mode", changed("sm_35", {{"bank_mode", "8"}})},
        {"sm_35, no multicast", changed("sm_35", {{"multicast", "off"}})},
        {"no multicast", custom({{"multicast", "off"}, {"pair_merge", "on"}})},
        {"wave 64", custom({{"warp_size", "64"}, {"banks", "64"}, {"pair_merge", "on"}})},
        {"small", custom({{"warp_size", "9"}, {"banks", "5"}, {"sector_bytes", "8"}})},
        {"one bank", custom({{"banks", "1"}, {"bank_bytes", "1"}, {"line_bytes", "4096"}})},
        {"wide banks", custom({{"banks", "12"}, {"bank_bytes", "16"}, {"sector_bytes", "4"}})},
        {"one lane", custom({{"warp_size", "1"}, {"banks", "128"}, {"l1_caching", "on"}})},
        {"odd phases", oddPhases()},
    };
    devices.insert(devices.end(), more.begin(), more.end());
    return devices;
}

const std::vector<std::pair<QString, Device>> &devices()
{
    static const auto all = makeDevices();
    return all;
}

/// A random request such as `device` defines the cost of.
Request requestFor(const Device &device, std::mt19937_64 &random, Pattern pattern, Space space)
{
    Request request = randomRequest(random, pattern, space, device.warpSize);
    const bool isOld = device.global.protocol != GlobalProtocol::Merge
        || device.shared.protocol != SharedProtocol::Banks;
    const bool needsWords = space == Space::Local || space == Space::Constant;
    if (isOld && request.bytes == 12)
        request.bytes = 16;
    // Neither has a rule for wide atomics: the hardware has none.
    if (!device.shared.rules.empty() && request.kind == AccessKind::Atomic)
        request.bytes = std::min(request.bytes, 8u);
    return isOld || needsWords ? aligned(request) : request;
}

std::vector<Phase> sorted(std::vector<Phase> phases)
{
    std::ranges::sort(phases, {}, [](const Phase &p) { return std::pair(p.lanes, p.offset); });
    return phases;
}

using Moves = std::multiset<std::tuple<std::uint64_t, std::uint32_t, LaneMask>>;

Moves movesOf(const auto &transactions)
{
    Moves moves;
    for (const auto &each : transactions)
        moves.insert({each.address, each.bytes, each.lanes});
    return moves;
}

#define AGREES(actual, expected)                                                                   \
    QVERIFY2((actual) == (expected), (textOf(request) + "\n  in " #actual).c_str())

} // namespace

void ReferenceTest::rows()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<Pattern>("pattern");
    const auto &all = devices();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Pattern pattern : AllPatterns)
            QTest::addRow("%s, %s", qPrintable(all[i].first), nameOf(pattern)) << int(i) << pattern;
}

void ReferenceTest::global()
{
    QFETCH(int, index);
    QFETCH(Pattern, pattern);
    const Device &device = devices()[std::size_t(index)].second;
    std::mt19937_64 random(std::uint64_t(index) * 100 + std::uint64_t(pattern));
    for (int i = 0; i < Requests; ++i) {
        const Request request = requestFor(device, random, pattern, Space::Global);
        AGREES(globalCost(request, device), reference::globalCost(request, device));
        AGREES(sectorsOf(request, device), reference::sectorsOf(request, device));
        AGREES(movesOf(transactionsOf(request, device)),
               movesOf(reference::transactionsOf(request, device)));
        AGREES(atomicCost(request, device), reference::atomicCost(request, device));
    }
}

void ReferenceTest::shared()
{
    QFETCH(int, index);
    QFETCH(Pattern, pattern);
    const Device &device = devices()[std::size_t(index)].second;
    std::mt19937_64 random(std::uint64_t(index) * 100 + std::uint64_t(pattern) + 10);
    for (int i = 0; i < Requests; ++i) {
        const Request request = requestFor(device, random, pattern, Space::Shared);
        AGREES(sharedCost(request, device), reference::sharedCost(request, device));
        AGREES(atomicCost(request, device), reference::atomicCost(request, device));
        const std::vector<Phase> phases = sorted(reference::phasesOf(request, device));
        AGREES(sorted(phasesOf(request, device)), phases);
        for (const Phase &phase : phases) {
            AGREES(bankWords(request, phase, device), reference::bankWords(request, phase, device));
            auto expected = reference::bankPasses(request, phase, device);
            const std::vector<std::uint64_t> passes = bankPasses(request, phase, device);
            for (std::uint32_t bank = 0; bank < device.shared.banks; ++bank)
                AGREES(passes[bank], expected[bank]);
        }
        std::map<std::uint32_t, std::uint64_t> expected = reference::bankPasses(request, device);
        std::vector<std::uint64_t> passes(device.shared.banks, 1); // it adds, so not from 0
        addBankPasses(request, device, passes);
        for (std::uint32_t bank = 0; bank < device.shared.banks; ++bank)
            AGREES(passes[bank], expected[bank] + 1);
    }
}

void ReferenceTest::tgsm()
{
    QFETCH(int, index);
    QFETCH(Pattern, pattern);
    const Device &device = devices()[std::size_t(index)].second;
    std::mt19937_64 random(std::uint64_t(index) * 100 + std::uint64_t(pattern) + 20);
    for (int i = 0; i < Requests; ++i) {
        const Request request = requestFor(device, random, pattern, Space::Shared);
        const std::uint64_t base = window::Shared;
        const std::uint32_t element = 1 + std::uint32_t(i) % 9;
        auto expected = reference::tgsmConflicts(request, device, base, element);
        std::vector<std::uint64_t> conflicts(device.shared.banks, 1);
        addTgsmConflicts(request, device, base, element, conflicts);
        std::uint64_t sum = 0;
        for (std::uint32_t bank = 0; bank < device.shared.banks; ++bank) {
            AGREES(conflicts[bank], expected[bank] + 1);
            sum += expected[bank];
        }
        AGREES(tgsmConflicts(request, device, base, element), sum);
    }
}

/// Constant and local memory.
void ReferenceTest::others()
{
    QFETCH(int, index);
    QFETCH(Pattern, pattern);
    const Device &device = devices()[std::size_t(index)].second;
    std::mt19937_64 random(std::uint64_t(index) * 100 + std::uint64_t(pattern) + 30);
    for (int i = 0; i < Requests; ++i) {
        Request request = requestFor(device, random, pattern, Space::Constant);
        AGREES(constantCost(request, device), reference::constantCost(request, device));
        request = requestFor(device, random, pattern, Space::Local);
        if (device.localWordBytes)
            AGREES(localCost(request, device), reference::localCost(request, device));
    }
}

/// Eight rows of 16 bytes each at any addresses: pairs of equal ones merge nothing.
void ReferenceTest::matrices()
{
    std::mt19937_64 random(5);
    for (const auto &[name, device] : devices()) {
        if (device.shared.protocol != SharedProtocol::Banks)
            continue; // that hardware has no such instruction
        for (int i = 0; i < Requests; ++i) {
            const auto pattern = AllPatterns[std::size_t(i) % std::size(AllPatterns)];
            Request request = randomRequest(random, pattern, Space::Shared, device.warpSize);
            request.bytes = 16;
            request.matrices = std::uint8_t(1 << i % 3);
            request.active &= (std::uint64_t(1) << 8 * request.matrices) - 1;
            if (!request.active)
                continue;
            AGREES(sharedCost(request, device), reference::sharedCost(request, device));
            AGREES(sorted(phasesOf(request, device)), sorted(reference::phasesOf(request, device)));
        }
    }
}

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
