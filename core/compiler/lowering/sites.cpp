// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/sites.h"

#include "compiler/lowering/accessmarks.h"
#include "compiler/lowering/positions.h"

#include <llvm/IR/DebugLoc.h>
#include <llvm/IR/Instruction.h>

#include <algorithm>
#include <numeric>

namespace warplens::lowering {

std::uint32_t addSite(Translation &t, AccessKind kind, const llvm::Value &pointer,
                      std::uint32_t bytes, AtomicOp atomic)
{
    const Origin origin = t.origins.of(&pointer);
    // Which of a thread's own arrays stay in memory is a compiler's decision: as written, nobody
    // knows yet. What is copied without a place in the text, as structs by value, is not the
    // text's.
    const bool isKept = t.kernel.optimised && t.current && t.current->getDebugLoc();
    if (origin.space == Space::Local && !isKept)
        return NoSite;
    Site site;
    site.kind = kind;
    site.atomic = atomic;
    site.bytes = bytes;
    site.space = origin.space;
    site.array = origin.array;
    if (t.current) {
        Place place = placeOf(t.current->getDebugLoc().get());
        site.position = place.position;
        site.call = std::move(place.call);
        const AccessMarks marks = marksOf(*t.current, pointer);
        site.hint = marks.hint;
        site.isAsync = marks.isAsync;
    }
    t.kernel.sites.push_back(std::move(site));
    return std::uint32_t(t.kernel.sites.size() - 1);
}

void sortSites(Kernel &kernel)
{
    std::vector<std::uint32_t> order; // sites in the order of the instructions
    for (const Instruction &instruction : kernel.instructions) {
        if (instruction.site != NoSite)
            order.push_back(instruction.site);
    }
    std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return kernel.sites[i].position; });
    std::vector<std::uint32_t> place(kernel.sites.size(), NoSite);
    std::vector<Site> sorted;
    for (const std::uint32_t site : order) {
        place[site] = std::uint32_t(sorted.size());
        sorted.push_back(std::move(kernel.sites[site]));
    }
    kernel.sites = std::move(sorted);
    for (Instruction &instruction : kernel.instructions) {
        if (instruction.site != NoSite)
            instruction.site = place[instruction.site];
    }
}

} // namespace warplens::lowering
