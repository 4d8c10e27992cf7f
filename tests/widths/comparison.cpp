// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "comparison.h"

#include <algorithm>
#include <set>

namespace widths {

namespace {

using warplens::AccessKind;
using warplens::Space;

using Counts = std::map<unsigned, unsigned>; ///< bytes → how often

Counts countsOf(const Accesses &accesses, Space space, Operation operation)
{
    Counts counts;
    for (const auto &[access, count] : accesses)
        if (access.space == space && access.operation == operation)
            counts[access.bytes] += count;
    return counts;
}

std::string textOf(const Counts &counts)
{
    std::string text;
    for (const auto &[bytes, count] : counts)
        text +=
            (text.empty() ? "" : " ") + std::to_string(bytes) + "\u00d7" + std::to_string(count);
    return text.empty() ? "none" : text;
}

Kind kindOf(const Counts &here, const Counts &nvcc)
{
    if (here == nvcc)
        return Kind::Same;
    if (nvcc.empty())
        return Kind::Gone;
    if (here.empty())
        return Kind::Added;
    bool isWider = false;
    for (const auto &[bytes, count] : nvcc) {
        if (here.contains(bytes))
            continue;
        if (here.upper_bound(bytes) != here.end())
            return Kind::Narrower;
        isWider = true;
    }
    if (isWider)
        return Kind::Wider;
    const auto sum = [](const Counts &counts) {
        unsigned total = 0;
        for (const auto &[bytes, count] : counts)
            total += count;
        return total;
    };
    return sum(nvcc) > sum(here) ? Kind::Repeated : Kind::Fewer;
}

Operation operationOf(const warplens::Site &site)
{
    if (site.matrices)
        return site.kind == AccessKind::Load ? Operation::LoadMatrix : Operation::StoreMatrix;
    switch (site.kind) {
    case AccessKind::Load: return Operation::Load;
    case AccessKind::Store: return Operation::Store;
    case AccessKind::Atomic: break;
    }
    return Operation::Atomic;
}

} // namespace

const char *nameOf(Kind kind)
{
    constexpr const char *Names[] = {"same",     "repeated", "fewer", "wider",
                                     "narrower", "gone",     "added"};
    return Names[unsigned(kind)];
}

std::vector<Difference> compare(const Accesses &here, const Accesses &nvcc)
{
    std::set<std::pair<Space, Operation>> all;
    for (const Accesses *accesses : {&here, &nvcc})
        for (const auto &[access, count] : *accesses)
            if (access.space != Space::Constant && access.space != Space::Local)
                all.insert({access.space, access.operation});
    std::vector<Difference> differences;
    for (const auto &[space, operation] : all) {
        const Counts own = countsOf(here, space, operation);
        const Counts theirs = countsOf(nvcc, space, operation);
        differences.push_back({kindOf(own, theirs), space, operation, textOf(own), textOf(theirs)});
    }
    return differences;
}

Accesses accessesOf(const warplens::Kernel &kernel)
{
    Accesses accesses;
    for (const warplens::Site &site : kernel.sites)
        ++accesses[{site.space, operationOf(site), site.bytes}];
    return accesses;
}

} // namespace widths
