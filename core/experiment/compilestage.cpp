// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/compilestage.h"

#include "experiment/filebytes.h"
#include "experiment/numbertext.h"

#include <algorithm>
#include <iterator>

namespace warplens {

namespace {

using Constants = std::map<std::string, std::string>;

bool has(const CompileOutcome &outcome, std::initializer_list<DiagnosticKind> kinds)
{
    return std::ranges::any_of(outcome.diagnostics, [kinds](const Diagnostic &diagnostic) {
        return std::ranges::find(kinds, diagnostic.kind) != kinds.end();
    });
}

bool wasCancelled(const CompileOutcome &outcome)
{
    return has(outcome, {DiagnosticKind::Cancelled});
}

/// The compiler did not get to the end of the text, and would not another time.
bool brokeOff(const CompileOutcome &outcome)
{
    using enum DiagnosticKind;
    return has(outcome, {Cancelled, CompilerTimeout, CompilerCrashed, CompilerUnavailable});
}

bool differOnlyInConstants(const CompileRequest &request, CompileRequest other)
{
    other.constants = request.constants;
    return request == other;
}

/// What is typed for the compile-time parameters of `kernel`; without one, for any name that may
/// be such. What is no whole number is left out: it is judged with the other arguments.
Constants typedConstants(const Launch &launch, const Kernel *kernel)
{
    Constants constants;
    for (const auto &[name, text] : launch.arguments) {
        const auto isMeant = [&name](const Parameter &parameter) {
            return parameter.isConstant && parameter.name == name;
        };
        if (kernel && std::ranges::none_of(kernel->parameters, isMeant))
            continue;
        // As C++ reads it: 010 is ten to people.
        if (const auto number = parseWhole(text))
            constants[name] = (number->negative ? "-" : "") + std::to_string(number->magnitude);
    }
    return constants;
}

/// Leaves in `request` the constants it was compiled with.
CompileOutcome compileAnew(CompileRequest &request, const Launch &launch, const Compile &compile,
                           const std::stop_token &stop)
{
    CompileOutcome outcome = compile(request, stop);
    if (brokeOff(outcome))
        return outcome;
    // Without a kernel it may be the constants' defaults that do not compile.
    request.constants = typedConstants(launch, outcome.kernel.get());
    return request.constants.empty() ? outcome : compile(request, stop);
}

CompileOutcome outcomeOf(CompileRequest &request, const Launch &launch, const Result *previous,
                         const Compile &compile, const std::stop_token &stop)
{
    const bool isKnown = previous && differOnlyInConstants(previous->compileRequest, request)
        && !wasCancelled(previous->compiled);
    if (!isKnown)
        return compileAnew(request, launch, compile, stop);
    const CompileRequest plain = request;
    if (request == previous->compileRequest && brokeOff(previous->compiled))
        return previous->compiled;
    request.constants = typedConstants(launch, previous->kernel());
    if (request == previous->compileRequest)
        return previous->compiled;
    if (previous->kernel())
        return compile(request, stop);
    request = plain;
    return compileAnew(request, launch, compile, stop);
}

} // namespace

bool compileInto(Result &result, const Result *previous, const Compile &compile,
                 std::stop_token stop)
{
    CompileRequest request = compileRequestOf(result.experiment, result.device);
    for (std::string &folder : request.includeFolders)
        folder = pathFrom(result.scope.folder, folder);
    const Launch &launch = result.experiment.launch;
    result.compiled = outcomeOf(request, launch, previous, compile, stop);
    if (result.kernel())
        request.constants = typedConstants(launch, result.kernel());
    result.compileRequest = std::move(request);
    std::ranges::copy(result.compiled.diagnostics, std::back_inserter(result.diagnostics));
    return result.kernel() != nullptr;
}

} // namespace warplens
