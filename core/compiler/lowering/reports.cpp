// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/reports.h"

#include <algorithm>

namespace warplens::lowering {

void Reports::add(DiagnosticKind kind, Severity severity, Position position,
                  const std::string &argument)
{
    // A text that cannot be lowered at all would otherwise say so once for each instruction.
    constexpr std::size_t Limit = 50;
    if (m_diagnostics.size() >= Limit && hasErrors())
        return;
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.severity = severity;
    diagnostic.position = diagnostic.end = position;
    if (!argument.empty())
        diagnostic.arguments = {argument};
    if (std::ranges::find(m_diagnostics, diagnostic) == m_diagnostics.end())
        m_diagnostics.push_back(std::move(diagnostic));
}

bool Reports::hasErrors() const
{
    return std::ranges::any_of(m_diagnostics, [](const Diagnostic &diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

} // namespace warplens::lowering
