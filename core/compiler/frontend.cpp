// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/frontend.h"

#include "compiler/constantvalue.h"
#include "compiler/limits.h"
#include "compiler/reading.h"
#include "compiler/templatechoice.h"

#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>

#include <algorithm>

namespace warplens {

/// Guesses settle in two rounds; a third is for guesses that follow from guesses.
static constexpr int MaxReadings = 4;

static Reading readUntilSettled(ReadingInput &input, std::vector<WrapperParameter> &parameters,
                                const std::string &instantiation, const Budget &budget,
                                llvm::LLVMContext &context)
{
    for (int round = 0;; ++round) {
        input.wrapped = wrap(input.request->source, parameters, instantiation);
        Reading reading = read(input, budget, context);
        if (reading.isSettled() || round == MaxReadings)
            return reading;
        input.constants.insert(reading.lateConstants.begin(), reading.lateConstants.end());
        for (const auto &[name, type] : reading.guesses)
            input.guesses[name] = type;
        // Types first: what is declared in the wrapper is guessed no more.
        if (reading.guesses.empty())
            parameters.insert(parameters.end(), reading.toDeclare.begin(), reading.toDeclare.end());
    }
}

static void addErrors(std::vector<Diagnostic> &diagnostics, const Reading &reading, bool isFile,
                      Severity severity)
{
    for (const auto &[error, isDevice] : reading.errors) {
        if (isFile && !isDevice)
            continue;
        diagnostics.push_back(
            {DiagnosticKind::CompilerMessage, severity, error.position, error.end, {error.words}});
    }
}

static void addHostNote(std::vector<Diagnostic> &diagnostics, const Reading &reading)
{
    const auto host = std::ranges::find(reading.errors, false, &ReadingError::isDevice);
    if (host == reading.errors.end())
        return;
    const auto count = std::ranges::count(reading.errors, false, &ReadingError::isDevice);
    diagnostics.push_back({DiagnosticKind::HostErrorIgnored,
                           Severity::Note,
                           host->error.position,
                           host->error.end,
                           {host->error.words},
                           std::uint64_t(count)});
}

static std::vector<KernelEntry> entriesOf(const Reading &reading)
{
    std::vector<KernelEntry> entries;
    for (std::size_t i = 0; i < reading.kernels.size(); ++i) {
        const FoundKernel &kernel = reading.kernels[i];
        KernelEntry entry{kernel.name, reading.positions[i], kernel.isLaunched, {}};
        for (const TemplateParameter &parameter : kernel.parameters)
            entry.templateParameters.push_back(parameter.name);
        entries.push_back(entry);
    }
    return entries;
}

static std::string namesOf(const std::vector<KernelEntry> &entries)
{
    std::string names;
    for (const KernelEntry &entry : entries)
        names += (names.empty() ? "" : ", ") + entry.name;
    return names;
}

/// A template that nobody launches, or whose arguments were asked for, gets an instance of its own.
static void instantiate(ReadingInput &input, std::vector<WrapperParameter> &parameters,
                        Reading &reading, const Budget &budget, llvm::LLVMContext &context,
                        std::vector<Diagnostic> &diagnostics)
{
    if (reading.chosen >= reading.kernels.size())
        return;
    const FoundKernel kernel = reading.kernels[reading.chosen];
    const bool isAskedFor =
        std::ranges::any_of(kernel.parameters, [&](const TemplateParameter &parameter) {
            return input.request->templateArguments.contains(parameter.name);
        });
    if (!kernel.isTemplate || kernel.isBroken || (kernel.hasInstance && !isAskedFor))
        return;
    for (const TemplateChoice &choice : templateChoices(kernel, input.request->templateArguments)) {
        reading = readUntilSettled(input, parameters, choice.declaration, budget, context);
        if (reading.declaration.function.empty())
            continue;
        if (choice.isAssumed)
            diagnostics.push_back({DiagnosticKind::AssumedTemplate,
                                   Severity::Note,
                                   reading.declaration.position,
                                   reading.declaration.position,
                                   {kernel.name, choice.arguments}});
        return;
    }
}

/// Why there is no kernel, where no error of the text says it.
static void explain(std::vector<Diagnostic> &diagnostics, const CompileRequest &request,
                    const Reading &reading, const std::vector<KernelEntry> &entries)
{
    const bool isSaid = std::ranges::any_of(diagnostics, [](const Diagnostic &diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
    if (!entries.empty() && reading.chosen >= entries.size())
        diagnostics.push_back({DiagnosticKind::UnknownKernel,
                               Severity::Error,
                               {},
                               {},
                               {request.kernel, namesOf(entries)}});
    else if (isSaid)
        return;
    else if (entries.empty())
        diagnostics.push_back({DiagnosticKind::NoKernel, Severity::Error, {}, {}, {}});
    else
        diagnostics.push_back({DiagnosticKind::UnsupportedOperation,
                               Severity::Error,
                               entries[reading.chosen].position,
                               entries[reading.chosen].position,
                               {entries[reading.chosen].name}});
}

/// Parameters of the wrapper stand for undeclared names, at the place of their first use.
static void markWrapperParameters(KernelDeclaration &declaration,
                                  const std::vector<WrapperParameter> &parameters)
{
    for (Parameter &parameter : declaration.parameters) {
        const auto own = std::ranges::find(parameters, parameter.name, &WrapperParameter::name);
        if (own == parameters.end())
            continue;
        parameter.isUndeclared = true;
        parameter.position = own->position;
    }
}

static void addAssumedIndices(std::vector<Diagnostic> &diagnostics, const Reading &reading)
{
    for (const AssumedIndex &index : reading.assumedIndices) {
        Position end = index.position;
        end.column += std::uint32_t(index.name.size());
        diagnostics.push_back({DiagnosticKind::CompilerMessage,
                               Severity::Note,
                               index.position,
                               end,
                               {index.name + " = " + index.meaning}});
    }
}

/// Says whether all constants that were given are whole numbers.
static bool checkConstants(std::vector<Diagnostic> &diagnostics, const CompileRequest &request,
                           const std::vector<Parameter> &constants)
{
    bool isGood = true;
    for (const Parameter &constant : constants) {
        const auto given = request.constants.find(constant.name);
        if (given == request.constants.end() || constantValue(given->second))
            continue;
        isGood = false;
        diagnostics.push_back({DiagnosticKind::BadConstant,
                               Severity::Error,
                               constant.position,
                               constant.position,
                               {constant.name, given->second}});
    }
    return isGood;
}

FrontEndOutcome runFrontEnd(const CompileRequest &request, const Budget &budget,
                            llvm::LLVMContext &context)
{
    ReadingInput input;
    input.request = &request;
    std::vector<WrapperParameter> parameters;
    FrontEndOutcome outcome;
    // Comments alone say nothing.
    const std::string text = request.source.text + "\n";
    if (tokensOf(text).empty()) {
        outcome.diagnostics.push_back({DiagnosticKind::EmptySource, Severity::Error, {}, {}, {}});
        return outcome;
    }
    Reading reading = readUntilSettled(input, parameters, {}, budget, context);
    instantiate(input, parameters, reading, budget, context, outcome.diagnostics);

    const bool isFile = input.wrapped.form == SourceForm::File;
    const bool isWhole = reading.module && !reading.declaration.function.empty()
        && !llvm::verifyModule(*reading.module);
    if (isFile)
        outcome.kernels = entriesOf(reading);
    // Errors of other kernels than the chosen one stop nobody.
    addErrors(outcome.diagnostics, reading, isFile, isWhole ? Severity::Warning : Severity::Error);
    if (isFile)
        addHostNote(outcome.diagnostics, reading);
    if (!isWhole) {
        explain(outcome.diagnostics, request, reading, outcome.kernels);
        return outcome;
    }
    addAssumedIndices(outcome.diagnostics, reading);
    if (!checkConstants(outcome.diagnostics, request, reading.constants))
        return outcome;
    outcome.module = std::move(reading.module);
    outcome.declaration = std::move(reading.declaration);
    outcome.constants = std::move(reading.constants);
    markWrapperParameters(outcome.declaration, parameters);
    return outcome;
}

} // namespace warplens
