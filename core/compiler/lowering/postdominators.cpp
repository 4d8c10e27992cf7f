// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/postdominators.h"

#include <algorithm>

namespace warplens::lowering {

namespace {

using Graph = std::vector<std::vector<std::uint32_t>>;

/// Blocks that reach `exit`, in post-order of the walk back from it: `exit` comes last.
std::vector<std::uint32_t> postOrderTo(std::uint32_t exit, const Graph &predecessors)
{
    std::vector<std::uint32_t> order;
    std::vector<bool> seen(predecessors.size());
    struct Step
    {
        std::uint32_t block;
        std::size_t next;
    };
    std::vector<Step> stack{{exit, 0}};
    seen[exit] = true;
    while (!stack.empty()) {
        const std::uint32_t block = stack.back().block;
        if (stack.back().next == predecessors[block].size()) {
            order.push_back(block);
            stack.pop_back();
            continue;
        }
        const std::uint32_t before = predecessors[block][stack.back().next++];
        if (!seen[before]) {
            seen[before] = true;
            stack.push_back({before, 0});
        }
    }
    return order;
}

/// Immediate post-dominators of the blocks in `order` on the paths to its last: Cooper, Harvey and
/// Kennedy, "A Simple, Fast Dominance Algorithm", on the reversed graph.
void dominate(const std::vector<std::uint32_t> &order, const Graph &successors,
              std::vector<std::uint32_t> &meets)
{
    constexpr std::uint32_t Outside = NoBlock;
    std::vector<std::uint32_t> number(successors.size(), Outside);
    for (std::uint32_t i = 0; i < order.size(); ++i)
        number[order[i]] = i;
    const auto last = std::uint32_t(order.size() - 1);
    std::vector<std::uint32_t> dominator(order.size(), Outside); // in numbers of the order
    dominator[last] = last;
    const auto common = [&](std::uint32_t a, std::uint32_t b) {
        while (a != b) {
            while (a < b)
                a = dominator[a];
            while (b < a)
                b = dominator[b];
        }
        return a;
    };
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::uint32_t i = last; i-- > 0;) {
            std::uint32_t found = Outside;
            for (const std::uint32_t next : successors[order[i]]) {
                const std::uint32_t n = number[next];
                if (n != Outside && dominator[n] != Outside)
                    found = found == Outside ? n : common(found, n);
            }
            isChanged = isChanged || found != dominator[i];
            dominator[i] = found;
        }
    }
    for (std::uint32_t i = 0; i < last; ++i)
        meets[order[i]] = order[dominator[i]];
}

} // namespace

std::vector<std::uint32_t> successorsOf(const Kernel &kernel, const Block &block)
{
    const Instruction &end = kernel.instructions[block.first + block.count - 1];
    std::vector<std::uint32_t> successors;
    if (end.opcode == Opcode::Jump) {
        successors = {end.targets[0]};
    } else if (end.opcode == Opcode::Branch) {
        successors = {end.targets[0], end.targets[1]};
    } else if (end.opcode == Opcode::Switch) {
        const SwitchTable &table = kernel.switches[end.payload];
        successors = {table.otherwise};
        for (const SwitchTable::Case &entry : table.cases)
            successors.push_back(entry.target);
    }
    std::ranges::sort(successors);
    const auto rest = std::ranges::unique(successors);
    successors.erase(rest.begin(), rest.end());
    return successors;
}

void findMeetings(Kernel &kernel)
{
    const std::size_t count = kernel.blocks.size();
    Graph successors(count);
    Graph predecessors(count);
    std::vector<std::uint32_t> exits; // traps first: they are the last to count as the way out
    for (std::uint32_t i = 0; i < count; ++i) {
        successors[i] = successorsOf(kernel, kernel.blocks[i]);
        for (const std::uint32_t next : successors[i])
            predecessors[next].push_back(i);
        if (successors[i].empty())
            exits.push_back(i);
    }
    const auto opcodeOf = [&](std::uint32_t i) {
        const Block &block = kernel.blocks[i];
        return kernel.instructions[block.first + block.count - 1].opcode;
    };
    std::ranges::stable_partition(exits,
                                  [&](std::uint32_t i) { return opcodeOf(i) == Opcode::Trap; });
    std::vector<std::uint32_t> meets(count, NoBlock);
    std::vector<bool> isSettled(count);
    while (!exits.empty()) {
        const std::vector<std::uint32_t> order = postOrderTo(exits.back(), predecessors);
        exits.pop_back();
        std::vector<std::uint32_t> found(count, NoBlock);
        dominate(order, successors, found);
        for (const std::uint32_t block : order) {
            if (!isSettled[block])
                meets[block] = found[block];
            isSettled[block] = true;
        }
    }
    const auto onlyReturns = [&](std::uint32_t i) {
        return kernel.blocks[i].count == 1 && opcodeOf(i) == Opcode::Return;
    };
    for (std::uint32_t i = 0; i < count; ++i)
        kernel.blocks[i].meets = meets[i] != NoBlock && onlyReturns(meets[i]) ? NoBlock : meets[i];
}

} // namespace warplens::lowering
