// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/access.h"
#include "simt/integerlane.h"
#include "simt/laneops.h"

#include <cstring>

namespace warplens::simt {

namespace {

/// `move(lane, bytes)` for each active lane with a pointer to the access's bytes at `offset`.
template <unsigned N, bool IsWrite, class Move>
WARPLENS_INLINE void moveLanes(Warp &warp, const OneSegment &access, unsigned offset,
                               unsigned bytes, const Move &move)
{
    Machine &machine = warp.machine();
    const std::uint64_t *address = warp.request().address.data();
    if (access.segment->storage == Segment::Storage::Flat) {
        std::byte *base = machine.sharedBytes() + offset;
        forActive<N>(warp, [&](unsigned l) { move(l, base + (address[l] - window::Shared)); });
        return;
    }
    if (access.segment->storage == Segment::Storage::Local) {
        forActive<N>(warp, [&](unsigned l) {
            move(l, warp.local(l) + (address[l] - window::Local) + offset);
        });
        return;
    }
    Page *page = nullptr;
    std::uint64_t number = 0;
    forActive<N>(warp, [&](unsigned l) {
        const std::uint64_t at = address[l] + offset;
        if (!page || at >> PageBits != number) {
            page = IsWrite ? &machine.pages.writable(at) : &machine.pages.at(at);
            number = at >> PageBits;
        }
        if (page->isTracked)
            IsWrite ? markWritten(*page, at, bytes) : markRead(*page, at, bytes);
        move(l, page->bytes.data() + (at & PageMask));
    });
}

template <ValueType Type> const Step *loadLanes(Warp &warp, const Step *step)
{
    using U = typename IntegerLane<Type>::Unsigned;
    const Instruction &instruction = *step->instruction;
    const LaneSegments lanes = recordLanes(warp, *step, false);
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        for (unsigned c = 0; c < instruction.components; ++c) {
            U value = 0;
            if (lanes.valid >> lane & 1) {
                const std::uint64_t at = lanes.address[lane] + c * sizeof(U);
                noteRead(warp, *lanes.segment[lane], at, sizeof value);
                readBytes(warp, *lanes.segment[lane], lane, at, &value, sizeof value);
            }
            const Place place =
                componentPlace(warp.machine().program, instruction.result, step->result, c);
            warp.at<U>(place)[lane] = IntegerLane<Type>::wrap(value);
        }
    }
    return afterAccess(warp, step);
}

template <ValueType Type, unsigned N> const Step *load(Lanes &active, const Step *step)
{
    using U = typename IntegerLane<Type>::Unsigned;
    auto &warp = static_cast<Warp &>(active);
    const Instruction &instruction = *step->instruction;
    const OneSegment access = recordOneSegment(warp, *step, false);
    if (!access.segment)
        return loadLanes<Type>(warp, step);
    for (unsigned c = 0; c < instruction.components; ++c) {
        U *result =
            warp.at<U>(componentPlace(warp.machine().program, instruction.result, step->result, c));
        moveLanes<N, false>(warp, access, c * sizeof(U), sizeof(U),
                            [result](unsigned lane, const std::byte *bytes) {
                                U value;
                                std::memcpy(&value, bytes, sizeof value);
                                result[lane] = IntegerLane<Type>::wrap(value);
                            });
    }
    return afterAccess(warp, step);
}

template <ValueType Type> const Step *storeLanes(Warp &warp, const Step *step)
{
    using U = typename IntegerLane<Type>::Unsigned;
    const Instruction &instruction = *step->instruction;
    const LaneSegments lanes = recordLanes(warp, *step, true);
    ChangedBytes changed = {};
    for (LaneMask left = lanes.valid; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        for (unsigned c = 0; c < instruction.components; ++c) {
            const Place place = componentPlace(warp.machine().program, instruction.operands[1],
                                               step->operands[1], c);
            const U *value = warp.at<U>(place) + lane;
            noteChange(warp, lanes, lane, c * sizeof(U), value, sizeof(U), changed);
            writeBytes(warp, *lanes.segment[lane], lane, lanes.address[lane] + c * sizeof(U), value,
                       sizeof(U));
        }
    }
    tellStored(warp, lanes, changed);
    return afterAccess(warp, step);
}

/// Stores to shared memory, and says what they change.
template <ValueType Type, unsigned N>
const Step *storeTelling(Warp &warp, const Step *step, const OneSegment &access)
{
    using U = typename IntegerLane<Type>::Unsigned;
    const Instruction &instruction = *step->instruction;
    ChangedBytes changed = {};
    for (unsigned c = 0; c < instruction.components; ++c) {
        const U *values = warp.at<U>(
            componentPlace(warp.machine().program, instruction.operands[1], step->operands[1], c));
        moveLanes<N, true>(
            warp, access, c * sizeof(U), sizeof(U), [&](unsigned lane, std::byte *bytes) {
                U before;
                std::memcpy(&before, bytes, sizeof before);
                changed[lane] |=
                    std::uint16_t(differingBytes(before, values[lane]) << c * sizeof(U));
                std::memcpy(bytes, values + lane, sizeof(U));
            });
    }
    warp.tellStored(changed);
    return afterAccess(warp, step);
}

template <ValueType Type, unsigned N> const Step *store(Lanes &active, const Step *step)
{
    using U = typename IntegerLane<Type>::Unsigned;
    auto &warp = static_cast<Warp &>(active);
    const Instruction &instruction = *step->instruction;
    const OneSegment access = recordOneSegment(warp, *step, true);
    if (!access.segment)
        return storeLanes<Type>(warp, step);
    if (access.segment->space == Space::Shared && warp.tellsStores())
        return storeTelling<Type, N>(warp, step, access);
    for (unsigned c = 0; c < instruction.components; ++c) {
        const U *values = warp.at<U>(
            componentPlace(warp.machine().program, instruction.operands[1], step->operands[1], c));
        moveLanes<N, true>(warp, access, c * sizeof(U), sizeof(U),
                           [values](unsigned lane, std::byte *bytes) {
                               std::memcpy(bytes, values + lane, sizeof(U));
                           });
    }
    return afterAccess(warp, step);
}

} // namespace

Execute accessOperation(const Instruction &instruction, unsigned lanes)
{
    return forIntegerType(instruction.type, [&]<ValueType Type>() -> Execute {
        if (instruction.opcode == Opcode::Load)
            return lanes > 32 ? &load<Type, 64> : &load<Type, 32>;
        if (instruction.opcode == Opcode::Store)
            return lanes > 32 ? &store<Type, 64> : &store<Type, 32>;
        return nullptr;
    });
}

} // namespace warplens::simt
