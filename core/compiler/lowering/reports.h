// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"

#include <string>
#include <vector>

namespace warplens::lowering {

/// The diagnostics of one lowering; says the same thing at the same place only once.
class Reports
{
public:
    void add(DiagnosticKind kind, Severity severity, Position position,
             const std::string &argument = {});
    void unsupported(Position position, const std::string &what)
    {
        add(DiagnosticKind::UnsupportedOperation, Severity::Error, position, what);
    }

    bool hasErrors() const;
    std::vector<Diagnostic> take() { return std::move(m_diagnostics); }

private:
    std::vector<Diagnostic> m_diagnostics;
};

} // namespace warplens::lowering
