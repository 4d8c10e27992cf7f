// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/rundiagnostics.h"

#include <algorithm>

namespace warplens {

namespace {

template <typename List> auto findSame(List &list, const Diagnostic &wanted)
{
    return std::ranges::find_if(list, [&wanted](const Diagnostic &candidate) {
        return candidate.kind == wanted.kind && candidate.position == wanted.position;
    });
}

} // namespace

bool isOfRun(const Diagnostic &diagnostic)
{
    return diagnostic.kind >= DiagnosticKind::DivisionByZero;
}

void mergeDiagnostics(std::vector<Diagnostic> &into, const std::vector<Diagnostic> &more)
{
    for (const Diagnostic &diagnostic : more) {
        const auto known = findSame(into, diagnostic);
        if (known == into.end())
            into.push_back(diagnostic);
        else
            known->count += diagnostic.count;
    }
}

std::vector<Diagnostic> diagnosticsSince(const std::vector<Diagnostic> &before,
                                         const std::vector<Diagnostic> &now)
{
    std::vector<Diagnostic> risen;
    for (const Diagnostic &diagnostic : now) {
        const auto known = findSame(before, diagnostic);
        const std::uint64_t earlier = known == before.end() ? 0 : known->count;
        if (diagnostic.count == earlier)
            continue;
        risen.push_back(diagnostic);
        risen.back().count -= earlier;
    }
    return risen;
}

} // namespace warplens
