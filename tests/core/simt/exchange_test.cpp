// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "laneprobe.h"

#include <QTest>

#include <bit>

using namespace warplens;

namespace {

/// The pseudocode of PTX `shfl`, for warps of 32 and, with one more bit in each field, of 64.
unsigned shflSource(ShuffleMode mode, unsigned lane, unsigned b, unsigned c, unsigned size)
{
    const unsigned bits = size - 1;
    const int bval = int(b & bits);
    const int cval = int(c & bits);
    const int mask = int(c >> 8 & bits);
    const int maxLane = (int(lane) & mask) | (cval & ~mask);
    const int minLane = int(lane) & mask;
    int j = 0;
    bool p = false;
    switch (mode) {
    case ShuffleMode::Up:
        j = int(lane) - bval;
        p = j >= maxLane;
        break;
    case ShuffleMode::Down:
        j = int(lane) + bval;
        p = j <= maxLane;
        break;
    case ShuffleMode::Butterfly:
        j = int(lane) ^ bval;
        p = j <= maxLane;
        break;
    case ShuffleMode::Index:
        j = minLane | (bval & ~mask);
        p = j <= maxLane;
        break;
    }
    return p ? unsigned(j) : lane;
}

const LaneMask Masks[] = {~LaneMask(0), 0xfff0'0ff0'f0f0'ff01, 0x8000'0000'8000'0001, 0x30};

} // namespace

class ExchangeTest : public QObject
{
    Q_OBJECT
private slots:
    void shuffle_data();
    void shuffle();
    void votes_data();
    void votes();
    void match_data();
    void match();
};

void ExchangeTest::shuffle_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("width"); // of the segments
    QTest::addColumn<int>("type");
    for (int mode = 0; mode <= int(ShuffleMode::Index); ++mode)
        for (const int width : {32, 16, 8, 2})
            for (const ValueType type : {ValueType::I32, ValueType::F32, ValueType::I64})
                QTest::addRow("mode %d width %d %s", mode, width, nameOf(type))
                    << mode << width << int(type);
}

void ExchangeTest::shuffle()
{
    QFETCH(int, mode);
    QFETCH(int, width);
    QFETCH(int, type);
    const unsigned bytes = bytesOf(ValueType(type));
    for (const unsigned size : {32u, 64u})
        for (const LaneMask mask : Masks)
            for (const unsigned operand : {0u, 1u, 3u, 15u, 31u, 40u}) {
                const LaneMask active = mask & (~LaneMask(0) >> (64 - size));
                // As the CUDA headers make it: width w leaves the upper lane bits to the segment.
                const unsigned clamp = ShuffleMode(mode) == ShuffleMode::Up ? 0 : size - 1;
                const unsigned control = (size - unsigned(width)) << 8 | clamp;
                std::vector<OperandBits> lanes;
                for (unsigned lane = 0; lane < size; ++lane)
                    lanes.push_back({lowBits(0x1'0000'0001ull * (lane + 100), 8 * bytes),
                                     operand + (lane & 1), control});
                const auto results =
                    executeOnce(instructionOf(Opcode::Shuffle, ValueType(type), unsigned(mode)),
                                lanes, active, 7);
                for (unsigned lane = 0; lane < size; ++lane) {
                    const unsigned from =
                        shflSource(ShuffleMode(mode), lane, operand + (lane & 1), control, size);
                    const unsigned source = active >> from & 1 ? from : lane;
                    QCOMPARE(results[lane], active >> lane & 1 ? lanes[source][0] : 7);
                }
            }
}

void ExchangeTest::votes_data()
{
    QTest::addColumn<std::uint64_t>("yes");
    QTest::newRow("none") << std::uint64_t(0);
    QTest::newRow("some") << std::uint64_t(0x1234'5678'9abc'def0);
    QTest::newRow("one") << std::uint64_t(1);
    QTest::newRow("all") << ~std::uint64_t(0);
}

void ExchangeTest::votes()
{
    QFETCH(std::uint64_t, yes);
    for (const unsigned size : {32u, 64u})
        for (const LaneMask mask : Masks)
            for (const VoteMode mode : {VoteMode::Any, VoteMode::All, VoteMode::Ballot}) {
                const LaneMask active = mask & (~LaneMask(0) >> (64 - size));
                std::vector<OperandBits> lanes;
                for (unsigned lane = 0; lane < size; ++lane)
                    lanes.push_back({yes >> lane & 1, 0, 0});
                Instruction vote = instructionOf(Opcode::Vote, ValueType::Bool, unsigned(mode));
                vote.resultType = mode != VoteMode::Ballot ? ValueType::Bool
                    : size == 64                           ? ValueType::I64
                                                           : ValueType::I32;
                const std::uint64_t expected = mode == VoteMode::Any ? (yes & active) != 0
                    : mode == VoteMode::All                          ? (yes & active) == active
                                                                     : yes & active;
                const auto results = executeOnce(vote, lanes, active, 1);
                for (unsigned lane = 0; lane < size; ++lane)
                    QCOMPARE(results[lane], active >> lane & 1 ? expected : 1);
            }
}

void ExchangeTest::match_data()
{
    QTest::addColumn<int>("groups");
    QTest::newRow("all equal") << 1;
    QTest::newRow("three values") << 3;
    QTest::newRow("all different") << 64;
}

void ExchangeTest::match()
{
    QFETCH(int, groups);
    for (const ValueType type : {ValueType::I32, ValueType::I64})
        for (const LaneMask mask : Masks)
            for (const VoteMode mode : {VoteMode::MatchAny, VoteMode::MatchAll}) {
                const LaneMask active = mask & 0xffff'ffff;
                std::vector<OperandBits> lanes;
                for (unsigned lane = 0; lane < 32; ++lane)
                    lanes.push_back({lane % unsigned(groups) + 5, 0, 0});
                Instruction vote = instructionOf(Opcode::Vote, type, unsigned(mode));
                vote.resultType = ValueType::I32;
                const auto results = executeOnce(vote, lanes, active, 1);
                for (unsigned lane = 0; lane < 32; ++lane) {
                    LaneMask equal = 0;
                    for (unsigned other = 0; other < 32; ++other)
                        if ((active >> other & 1) && lanes[other][0] == lanes[lane][0])
                            equal |= LaneMask(1) << other;
                    if (mode == VoteMode::MatchAll && equal != active)
                        equal = 0;
                    QCOMPARE(results[lane], active >> lane & 1 ? equal : 1);
                }
            }
}

QTEST_APPLESS_MAIN(ExchangeTest)
#include "exchange_test.moc"
