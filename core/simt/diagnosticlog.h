// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/extent.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace warplens::simt {

/// Diagnostics of a run, one for each kind and position: the first example and how many there were.
class DiagnosticLog
{
public:
    /// `arguments` makes the strings of the first example; it is called no more often than that.
    template <class Arguments>
    void add(DiagnosticKind kind, Severity severity, Position position, const Arguments &arguments)
    {
        const auto [entry, isNew] = m_index.try_emplace({kind, position}, m_diagnostics.size());
        if (isNew)
            m_diagnostics.push_back({kind, severity, position, position, arguments(), 1});
        else
            ++m_diagnostics[entry->second].count;
    }

    const std::vector<Diagnostic> &diagnostics() const { return m_diagnostics; }

private:
    std::map<std::pair<DiagnosticKind, Position>, std::size_t> m_index;
    std::vector<Diagnostic> m_diagnostics;
};

/// `(x, y, z)`
std::string textOf(const Extent &position);
/// `0x` and hexadecimal digits
std::string addressText(std::uint64_t address);

} // namespace warplens::simt
