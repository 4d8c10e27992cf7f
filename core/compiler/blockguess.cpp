// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/blockguess.h"

#include <algorithm>
#include <bit>

namespace warplens {

static constexpr std::uint32_t MaxThreads = 1024; ///< of a block, on every device since CC 2.0

static bool asksFor(const Kernel &kernel, SpecialValue value)
{
    return std::ranges::any_of(kernel.instructions, [value](const Instruction &instruction) {
        return instruction.opcode == Opcode::Special && SpecialValue(instruction.modifier) == value;
    });
}

/// The first shared array of so many axes.
static const Variable *sharedArray(const Kernel &kernel, std::size_t axes)
{
    const auto found = std::ranges::find_if(kernel.variables, [axes](const Variable &variable) {
        return variable.space == Space::Shared && !variable.open
            && variable.array.shape.size() == axes
            && std::ranges::all_of(variable.array.shape, [](auto size) { return size > 0; });
    });
    return found == kernel.variables.end() ? nullptr : &*found;
}

std::optional<Extent> guessBlock(const Kernel &kernel)
{
    if (asksFor(kernel, SpecialValue::ThreadZ))
        return Extent{8, 8, 4};
    if (asksFor(kernel, SpecialValue::ThreadY)) {
        const Variable *tile = sharedArray(kernel, 2);
        if (!tile)
            return Extent{16, 16, 1};
        // A column or row of padding or halo is no thread's.
        const std::uint32_t x = std::min(std::bit_floor(tile->array.shape[1]), MaxThreads);
        const std::uint32_t y = std::min(std::bit_floor(tile->array.shape[0]), MaxThreads / x);
        return Extent{x, y, 1};
    }
    const Variable *array = sharedArray(kernel, 1);
    constexpr std::uint32_t Warp = 32;
    if (!array || array->array.shape[0] < Warp || !asksFor(kernel, SpecialValue::ThreadX))
        return std::nullopt;
    return Extent{std::min(std::bit_floor(array->array.shape[0]), MaxThreads), 1, 1};
}

} // namespace warplens
