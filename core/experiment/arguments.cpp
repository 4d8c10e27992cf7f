// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/arguments.h"

#include "experiment/numbertext.h"
#include "experiment/parameternames.h"
#include "experiment/scalarbits.h"

namespace warplens {

namespace {

bool isScalar(const Parameter &parameter) { return !parameter.isBuffer && !parameter.isStruct; }

void store(std::vector<std::uint8_t> &block, const Parameter &parameter, std::uint64_t bits)
{
    const unsigned bytes = bytesOf(parameter.value);
    for (unsigned i = 0; i < bytes && parameter.offset + i < block.size(); ++i)
        block[parameter.offset + i] = std::uint8_t(bits >> (8 * i));
}

Diagnostic badArgument(const Parameter &parameter, const std::string &text)
{
    Diagnostic diagnostic;
    diagnostic.position = diagnostic.end = parameter.position;
    if (parameter.isConstant) {
        diagnostic.kind = DiagnosticKind::BadConstant;
        diagnostic.arguments = {parameter.name, text};
        return diagnostic;
    }
    diagnostic.kind = DiagnosticKind::BadArgument;
    const std::string type = parameter.type.empty() ? nameOf(parameter.value) : parameter.type;
    diagnostic.arguments = {parameter.name, text, type};
    return diagnostic;
}

} // namespace

ResolvedArguments resolveArguments(const Launch &launch, const Kernel &kernel)
{
    ResolvedArguments resolved;
    resolved.block.resize(kernel.parameterBytes);
    for (const Parameter &parameter : kernel.parameters) {
        if (!isScalar(parameter))
            continue;
        const auto given = launch.arguments.find(parameter.name);
        const bool isDefault = given == launch.arguments.end();
        const std::string text = !isDefault ? given->second
            : parameter.isConstant          ? parameter.constant
                                            : defaultArgument(parameter);
        resolved.effective.push_back({parameter.name, text, isDefault});
        if (parameter.isConstant) { // part of the compiled kernel
            if (!isDefault && !parseWhole(text))
                resolved.diagnostics.push_back(badArgument(parameter, text));
        } else if (const auto bits = scalarBits(text, parameter.value, parameter.isSigned))
            store(resolved.block, parameter, *bits);
        else
            resolved.diagnostics.push_back(badArgument(parameter, text));
    }
    for (const auto &[name, text] : launch.arguments) {
        if (auto warning = unknownParameter(name, kernel, isScalar))
            resolved.diagnostics.push_back(std::move(*warning));
    }
    return resolved;
}

} // namespace warplens
