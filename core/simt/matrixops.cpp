// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/access.h"
#include "simt/laneops.h"
#include "simt/operandtypes.h"

#include "device/lanes.h"

namespace warplens::simt {

namespace {

constexpr unsigned Rows = 8; ///< of a matrix, and elements of a row
constexpr unsigned MostMatrices = 4;

using Element = std::uint16_t;
using Row = std::array<Element, Rows>;
using Matrices = std::array<Row, MostMatrices * Rows>; ///< row r of matrix m: 8m + r

/// Only the lanes that give addresses take part in the access: the others are put aside while it
/// is recorded.
class AddressLanes
{
public:
    AddressLanes(Warp &warp, const Step &step, bool isWrite)
    {
        const LaneMask all = warp.active;
        const LaneMask giving = all & firstLanes(Rows * step.instruction->components);
        if (!giving)
            return;
        warp.setActive(giving);
        m_lanes = recordAnyLanes(warp, step, isWrite);
        warp.setActive(all);
    }

    /// `visit(lane, segment, address)` for each row that is there.
    template <class Visit> void forEach(const Visit &visit) const
    {
        for (LaneMask left = m_lanes.valid; left != 0; left &= left - 1) {
            const auto lane = unsigned(std::countr_zero(left));
            visit(lane, *m_lanes.segment[lane], m_lanes.address[lane]);
        }
    }

    const LaneSegments &lanes() const { return m_lanes; }

private:
    LaneSegments m_lanes;
};

/// Where the first and the second element stand that `lane` holds of a matrix: row and column.
struct Held
{
    unsigned row[2];
    unsigned column[2];
};

Held heldBy(unsigned lane, bool isTransposed)
{
    const unsigned major = lane / 4 % Rows;
    const unsigned minor = 2 * (lane % 4);
    if (isTransposed)
        return {{minor, minor + 1}, {major, major}};
    return {{major, major}, {minor, minor + 1}};
}

std::uint32_t *wordsOf(Warp &warp, Operand first, Place place, unsigned matrix)
{
    return warp.at<std::uint32_t>(matrix == 0 || !first.isRegister()
                                      ? place
                                      : warp.machine().program.registerAt(first.index() + matrix));
}

const Step *loadMatrix(Lanes &active, const Step *step)
{
    auto &warp = static_cast<Warp &>(active);
    const Instruction &instruction = *step->instruction;
    Matrices rows = {};
    AddressLanes(warp, *step, false)
        .forEach([&](unsigned lane, const Segment &segment, std::uint64_t address) {
            noteRead(warp, segment, address, sizeof(Row));
            readBytes(warp, segment, lane, address, rows[lane].data(), sizeof(Row));
        });
    for (unsigned matrix = 0; matrix < instruction.components; ++matrix) {
        const Row *own = rows.data() + matrix * Rows;
        std::uint32_t *words = wordsOf(warp, instruction.result, step->result, matrix);
        for (LaneMask left = warp.active; left != 0; left &= left - 1) {
            const auto lane = unsigned(std::countr_zero(left));
            const Held held = heldBy(lane, instruction.modifier != 0);
            words[lane] = std::uint32_t(own[held.row[0]][held.column[0]])
                | std::uint32_t(own[held.row[1]][held.column[1]]) << 16;
        }
    }
    return afterAccess(warp, step);
}

const Step *storeMatrix(Lanes &active, const Step *step)
{
    auto &warp = static_cast<Warp &>(active);
    const Instruction &instruction = *step->instruction;
    Matrices rows = {};
    for (unsigned matrix = 0; matrix < instruction.components; ++matrix) {
        Row *own = rows.data() + matrix * Rows;
        const std::uint32_t *words =
            wordsOf(warp, instruction.operands[1], step->operands[1], matrix);
        for (LaneMask left = warp.active; left != 0; left &= left - 1) {
            const auto lane = unsigned(std::countr_zero(left));
            const Held held = heldBy(lane, instruction.modifier != 0);
            own[held.row[0]][held.column[0]] = Element(words[lane]);
            own[held.row[1]][held.column[1]] = Element(words[lane] >> 16);
        }
    }
    const AddressLanes giving(warp, *step, true);
    ChangedBytes changed = {};
    giving.forEach([&](unsigned lane, const Segment &segment, std::uint64_t address) {
        noteChange(warp, giving.lanes(), lane, 0, rows[lane].data(), sizeof(Row), changed);
        writeBytes(warp, segment, lane, address, rows[lane].data(), sizeof(Row));
    });
    tellStored(warp, giving.lanes(), changed);
    return afterAccess(warp, step);
}

} // namespace

Execute matrixOperation(const Instruction &instruction, unsigned)
{
    if (instruction.components > MostMatrices)
        return nullptr;
    if (instruction.opcode == Opcode::LoadMatrix)
        return loadMatrix;
    if (instruction.opcode == Opcode::StoreMatrix)
        return storeMatrix;
    return nullptr;
}

} // namespace warplens::simt
