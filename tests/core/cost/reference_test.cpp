// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "randomrequest.h"
#include "referencemodel.h"

#include "device/devices.h"

#include <QtTest>

using namespace warplens;

/// Thousands of random requests on devices of all shapes must cost what the slow model says.
class ReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void agrees_data();
    void agrees();
    void matricesAgree();
};

namespace {

constexpr int Requests = 200; // of each row

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
    device.shared.rules = {{8, BankRule::OnePlusDistinctAddresses}};
    device.global.lanesMerged = {{4, 16}, {12, 4}};
    return device;
}

std::vector<std::pair<QString, Device>> devices()
{
    return {
        {"sm_80", *findDevice(builtInDevices(), "sm_80")},
        {"sm_20", *findDevice(builtInDevices(), "sm_20")},
        {"custom", custom({})},
        {"no multicast", custom({{"multicast", "off"}, {"pair_merge", "on"}})},
        {"wave 64", custom({{"warp_size", "64"}, {"banks", "64"}, {"pair_merge", "on"}})},
        {"small", custom({{"warp_size", "9"}, {"banks", "5"}, {"sector_bytes", "8"}})},
        {"one bank", custom({{"banks", "1"}, {"bank_bytes", "1"}, {"line_bytes", "4096"}})},
        {"wide banks", custom({{"banks", "12"}, {"bank_bytes", "16"}, {"sector_bytes", "4"}})},
        {"one lane", custom({{"warp_size", "1"}, {"banks", "128"}, {"l1_caching", "on"}})},
        {"odd phases", oddPhases()},
    };
}

#define AGREES(actual, expected)                                                                   \
    QVERIFY2((actual) == (expected), (textOf(request) + "\n  in " #actual).c_str())

} // namespace

void ReferenceTest::agrees_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<Pattern>("pattern");
    const auto all = devices();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Pattern pattern : AllPatterns)
            QTest::addRow("%s, %s", qPrintable(all[i].first), nameOf(pattern)) << int(i) << pattern;
}

void ReferenceTest::agrees()
{
    QFETCH(int, index);
    QFETCH(Pattern, pattern);
    const Device device = devices()[std::size_t(index)].second;
    std::mt19937_64 random(std::uint64_t(index) * 100 + std::uint64_t(pattern));
    for (int i = 0; i < Requests; ++i) {
        Request request = randomRequest(random, pattern, Space::Global, device.warpSize);
        AGREES(globalCost(request, device), reference::globalCost(request, device));
        AGREES(sectorsOf(request, device), reference::sectorsOf(request, device));

        request = randomRequest(random, pattern, Space::Shared, device.warpSize);
        AGREES(sharedCost(request, device), reference::sharedCost(request, device));
        AGREES(phasesOf(request, device), reference::phasesOf(request, device));
        AGREES(bankWords(request, request.active, device),
               reference::bankWords(request, request.active, device));

        std::map<std::uint32_t, std::uint64_t> expected = reference::bankPasses(request, device);
        std::vector<std::uint64_t> passes(device.shared.banks, 1); // it adds, so not from 0
        addBankPasses(request, device, passes);
        for (std::uint32_t bank = 0; bank < device.shared.banks; ++bank)
            AGREES(passes[bank], expected[bank] + 1);

        const std::uint64_t base = window::Shared;
        const std::uint32_t element = 1 + std::uint32_t(i) % 9;
        expected = reference::tgsmConflicts(request, device, base, element);
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

/// Eight rows of 16 bytes each at any addresses: pairs of equal ones merge nothing.
void ReferenceTest::matricesAgree()
{
    std::mt19937_64 random(5);
    for (const auto &[name, device] : devices()) {
        for (int i = 0; i < Requests; ++i) {
            const auto pattern = AllPatterns[std::size_t(i) % std::size(AllPatterns)];
            Request request = randomRequest(random, pattern, Space::Shared, device.warpSize);
            request.bytes = 16;
            request.matrices = std::uint8_t(1 << i % 3);
            request.active &= (std::uint64_t(1) << 8 * request.matrices) - 1;
            if (!request.active)
                continue;
            AGREES(sharedCost(request, device), reference::sharedCost(request, device));
            AGREES(phasesOf(request, device), reference::phasesOf(request, device));
        }
    }
}

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
