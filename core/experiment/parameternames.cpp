// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/parameternames.h"

namespace warplens {

std::optional<Diagnostic> unknownParameter(const std::string &name, const Kernel &kernel,
                                           bool (*accepts)(const Parameter &))
{
    std::string names;
    for (const Parameter &parameter : kernel.parameters) {
        if (!accepts(parameter))
            continue;
        if (parameter.name == name)
            return std::nullopt;
        names += (names.empty() ? "" : ", ") + parameter.name;
    }
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::UnknownParameter;
    diagnostic.severity = Severity::Warning;
    diagnostic.arguments = {name, names.empty() ? "none" : names};
    return diagnostic;
}

} // namespace warplens
