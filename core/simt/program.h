// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"
#include "simt/lanes.h"
#include "simt/simulator.h"

#include <map>
#include <optional>
#include <span>
#include <utility>

namespace warplens::simt {

/// A block of the kernel, ready to run.
struct CodeBlock
{
    const Step *first = nullptr;
    std::uint32_t count = 0;
    std::uint32_t meets = NoBlock;
    bool onlyReturns = false;    ///< lanes that come here do nothing more
    bool reachesBarrier = false; ///< a barrier stands on some way from here
};

/// A kernel made ready to run for one launch: every instruction with the function that executes
/// it, operands resolved to places, constants and launch values spread over the lanes.
class Program
{
public:
    /// What the placing of arrays decides.
    struct Values
    {
        std::span<const std::uint64_t> addresses; ///< flat, of Kernel::variables
        std::span<const std::uint8_t> parameters; ///< the parameter block, buffers filled in
    };

    Program(const Kernel &kernel, const ResolvedLaunch &launch, const Values &values);
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    const CodeBlock &block(std::uint32_t index) const { return m_blocks[index]; }
    /// 32, or 64 for warps larger than that: the lanes each operand has room for.
    unsigned laneSlots() const { return m_laneSlots; }
    /// Size of one warp's registers, in LaneStorage.
    std::size_t registerStorage() const { return m_registerStorage; }
    Place registerAt(std::uint32_t index) const { return m_registers[index]; }
    std::byte *constants() { return m_constants.front().bytes.data(); }
    bool hasBarrier() const { return m_hasBarrier; }
    /// One that has a number, counts threads or is not waited at.
    bool hasNamedBarrier() const { return m_hasNamedBarrier; }

    /// Sets what blockIdx reads.
    void setBlock(const Extent &block);

private:
    void placeRegisters();
    void translate(const ResolvedLaunch &launch, const Values &values);
    void linkBlocks();
    void findExits();
    Place reserve(unsigned bytes);
    void spreadTo(Place place, std::uint64_t bits, unsigned bytes);
    Place spread(std::uint64_t bits, unsigned bytes);
    Place operandPlace(const Instruction &instruction, unsigned index);
    std::optional<Place> launchValue(const Instruction &instruction, const ResolvedLaunch &launch,
                                     const Values &values);

    const Kernel &m_kernel;
    unsigned m_laneSlots = 32;
    std::size_t m_registerStorage = 0;
    bool m_hasBarrier = false;
    bool m_hasNamedBarrier = false;
    std::vector<Place> m_registers;
    std::vector<LaneStorage> m_constants;
    std::map<std::pair<std::uint64_t, unsigned>, Place> m_spread;
    std::array<Place, 6> m_blockPlaces = {}; ///< x, y, z as I32, then as I64
    std::vector<Step> m_steps;
    std::vector<CodeBlock> m_blocks;
};

} // namespace warplens::simt
