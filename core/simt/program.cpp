// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/program.h"

#include "simt/laneops.h"
#include "simt/operandtypes.h"

#include <algorithm>
#include <cstring>

namespace warplens::simt {

namespace {

constexpr std::size_t StorageBytes = sizeof(LaneStorage);

Execute executorOf(const Instruction &instruction, unsigned lanes)
{
    using Family = Execute (*)(const Instruction &, unsigned);
    static constexpr Family Families[] = {
        moveOperation,       integerOperation, floatOperation,   comparisonOperation,
        conversionOperation, accessOperation,  controlOperation, specialOperation,
        divisionOperation,   bitOperation,     mathOperation,    exchangeOperation,
        atomicOperation,     matrixOperation,  printOperation};
    for (const Family family : Families)
        if (const Execute run = family(instruction, lanes))
            return run;
    // A type that the operation does not have, such as a sine of a byte: zero.
    Instruction zero = instruction;
    zero.opcode = Opcode::Opaque;
    return moveOperation(zero, lanes);
}

bool isNamedBarrier(const Instruction &instruction)
{
    return instruction.opcode == Opcode::Barrier
        && (!instruction.operands[1].isNone() || !instruction.operands[2].isNone()
            || BarrierKind(instruction.modifier) == BarrierKind::Arrive);
}

} // namespace

Program::Program(const Kernel &kernel, const ResolvedLaunch &launch, const Values &values)
    : m_kernel(kernel)
    , m_laneSlots(launch.warpSize > 32 ? 64 : 32)
{
    m_constants.resize(1);
    placeRegisters();
    for (unsigned axis = 0; axis < 3; ++axis) {
        m_blockPlaces[axis] = reserve(4);
        m_blockPlaces[axis + 3] = reserve(8);
    }
    translate(launch, values);
    linkBlocks();
    findExits();
}

void Program::placeRegisters()
{
    std::vector<unsigned> bytes(m_kernel.registers, 1);
    const auto use = [&bytes](Operand operand, unsigned count, ValueType type) {
        if (operand.isNone() || !operand.isRegister())
            return;
        for (std::size_t i = operand.index(); i < operand.index() + count; ++i) {
            if (i >= bytes.size())
                bytes.resize(i + 1, 1);
            bytes[i] = std::max(bytes[i], bytesOf(type));
        }
    };
    for (const Instruction &instruction : m_kernel.instructions) {
        const bool isAtomic = instruction.opcode == Opcode::Atomic;
        const bool isLoad = isAtomic || instruction.opcode == Opcode::Load
            || instruction.opcode == Opcode::LoadMatrix;
        const bool isStore = isAtomic || instruction.opcode == Opcode::Store
            || instruction.opcode == Opcode::StoreMatrix;
        use(instruction.result, isLoad ? instruction.components : 1, resultTypeOf(instruction));
        for (unsigned i = 0; i < instruction.operands.size(); ++i)
            use(instruction.operands[i], isStore && i == 1 ? instruction.components : 1,
                operandTypeOf(instruction, i));
    }
    std::size_t offset = StorageBytes; // the first place is scratch, for operands that are none
    for (const unsigned width : bytes) {
        m_registers.push_back(registerPlace(offset));
        const std::size_t size = std::size_t(width) * m_laneSlots;
        offset += (size + StorageBytes - 1) / StorageBytes * StorageBytes;
    }
    m_registerStorage = (offset + 8 * MaxLanes) / StorageBytes;
}

Place Program::reserve(unsigned bytes)
{
    const std::size_t offset = m_constants.size() * StorageBytes;
    const std::size_t size = std::size_t(bytes) * m_laneSlots;
    m_constants.resize(m_constants.size() + (size + StorageBytes - 1) / StorageBytes);
    return constantPlace(offset);
}

void Program::spreadTo(Place place, std::uint64_t bits, unsigned bytes)
{
    std::byte *lanes = constants() + (std::uint32_t(place) & ~1u);
    for (unsigned l = 0; l < m_laneSlots; ++l)
        std::memcpy(lanes + std::size_t(l) * bytes, &bits, bytes);
}

Place Program::spread(std::uint64_t bits, unsigned bytes)
{
    if (bytes < 8)
        bits &= (std::uint64_t(1) << (8 * bytes)) - 1;
    const auto [entry, isNew] = m_spread.try_emplace({bits, bytes});
    if (isNew) {
        entry->second = reserve(bytes);
        spreadTo(entry->second, bits, bytes);
    }
    return entry->second;
}

void Program::setBlock(const Extent &block)
{
    const std::array<std::uint32_t, 3> position = {block.x, block.y, block.z};
    for (unsigned axis = 0; axis < 3; ++axis) {
        spreadTo(m_blockPlaces[axis], position[axis], 4);
        spreadTo(m_blockPlaces[axis + 3], position[axis], 8);
    }
}

Place Program::operandPlace(const Instruction &instruction, unsigned index)
{
    const Operand operand = instruction.operands[index];
    if (operand.isNone())
        return {};
    if (operand.isRegister())
        return m_registers[operand.index()];
    // Spread at the width it is read with, so that a zero is a zero of any type.
    return spread(m_kernel.constants[operand.index()].bits,
                  bytesOf(operandTypeOf(instruction, index)));
}

std::optional<Place> Program::launchValue(const Instruction &instruction,
                                          const ResolvedLaunch &launch, const Values &values)
{
    const unsigned bytes = bytesOf(resultTypeOf(instruction));
    const auto wide = [&](std::uint64_t bits) { return std::optional(spread(bits, bytes)); };
    switch (instruction.opcode) {
    case Opcode::Parameter: {
        std::uint64_t bits = 0;
        const std::size_t first =
            std::min<std::size_t>(instruction.payload, values.parameters.size());
        std::memcpy(&bits, values.parameters.data() + first,
                    std::min<std::size_t>(bytes, values.parameters.size() - first));
        return wide(bits);
    }
    case Opcode::Address: return wide(values.addresses[instruction.payload]);
    case Opcode::LocalAddress: return wide(window::Local + instruction.payload);
    case Opcode::Special: break;
    default: return std::nullopt;
    }
    using enum SpecialValue;
    const auto special = SpecialValue(instruction.modifier);
    switch (special) {
    case BlockX:
    case BlockY:
    case BlockZ:
        if (bytes < 4)
            return std::nullopt;
        return m_blockPlaces[unsigned(special) - unsigned(BlockX) + (bytes == 8 ? 3 : 0)];
    case BlockDimX: return wide(launch.block.x);
    case BlockDimY: return wide(launch.block.y);
    case BlockDimZ: return wide(launch.block.z);
    case GridDimX: return wide(launch.grid.x);
    case GridDimY: return wide(launch.grid.y);
    case GridDimZ: return wide(launch.grid.z);
    case WarpSize: return wide(launch.warpSize);
    case DynamicSharedBytes: return wide(launch.dynamicSharedBytes);
    default: return std::nullopt;
    }
}

void Program::translate(const ResolvedLaunch &launch, const Values &values)
{
    m_steps.reserve(m_kernel.instructions.size());
    for (const Instruction &instruction : m_kernel.instructions) {
        Step step;
        step.instruction = &instruction;
        step.result =
            instruction.result.isNone() ? Place() : m_registers[instruction.result.index()];
        for (unsigned i = 0; i < instruction.operands.size(); ++i)
            step.operands[i] = operandPlace(instruction, i);
        if (const auto place = launchValue(instruction, launch, values)) {
            Instruction move = instruction;
            move.opcode = Opcode::Move;
            move.type = resultTypeOf(instruction);
            step.operands[0] = *place;
            step.run = executorOf(move, m_laneSlots);
        } else {
            step.run = executorOf(instruction, m_laneSlots);
        }
        m_hasBarrier |= instruction.opcode == Opcode::Barrier;
        m_hasNamedBarrier |= isNamedBarrier(instruction);
        m_steps.push_back(step);
    }
}

void Program::linkBlocks()
{
    for (const Block &block : m_kernel.blocks)
        m_blocks.push_back({m_steps.data() + block.first, block.count, block.meets});
}

void Program::findExits()
{
    const auto successors = [this](const CodeBlock &block) {
        const Instruction &last = *block.first[block.count - 1].instruction;
        std::vector<std::uint32_t> targets;
        if (last.opcode == Opcode::Jump || last.opcode == Opcode::Branch)
            targets.assign(last.targets.begin(),
                           last.targets.begin() + (last.opcode == Opcode::Jump ? 1 : 2));
        if (last.opcode == Opcode::Switch) {
            const SwitchTable &table = m_kernel.switches[last.payload];
            targets.push_back(table.otherwise);
            for (const auto &each : table.cases)
                targets.push_back(each.target);
        }
        return targets;
    };
    for (CodeBlock &block : m_blocks) {
        block.onlyReturns = block.count == 1 && block.first->instruction->opcode == Opcode::Return;
        for (std::uint32_t i = 0; i < block.count; ++i)
            block.reachesBarrier |= block.first[i].instruction->opcode == Opcode::Barrier;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = m_blocks.size(); i-- > 0;) {
            CodeBlock &block = m_blocks[i];
            const bool isJump =
                block.count == 1 && block.first->instruction->opcode == Opcode::Jump;
            for (const std::uint32_t target : successors(block)) {
                const bool barrier = m_blocks[target].reachesBarrier && !block.reachesBarrier;
                const bool returns = isJump && m_blocks[target].onlyReturns && !block.onlyReturns;
                block.reachesBarrier |= barrier;
                block.onlyReturns |= returns;
                changed |= barrier || returns;
            }
        }
    }
}

} // namespace warplens::simt
