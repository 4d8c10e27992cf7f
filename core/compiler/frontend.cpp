// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/frontend.h"

#include "compiler/constantvalue.h"
#include "compiler/knownheaders.h"
#include "compiler/limits.h"
#include "compiler/projectfiles.h"
#include "compiler/reading.h"
#include "compiler/templatechoice.h"

#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>

#include <algorithm>
#include <filesystem>

namespace warplens {

/// Guesses settle in two rounds; a third is for guesses that follow from guesses.
static constexpr int MaxReadings = 4;
/// Headers that are found may include others that are not where they look.
static constexpr int MaxSearches = 3;

/// The folders that are open: the text's own first.
static std::vector<std::string> openFolders(const CompileRequest &request)
{
    std::vector<std::string> folders;
    if (const std::filesystem::path file(request.source.file); file.is_absolute())
        folders.push_back(file.parent_path().string());
    std::ranges::copy(request.includeFolders, std::back_inserter(folders));
    return folders;
}

/// What the open folders hold, looked at once for all readings.
static const ProjectFiles &projectOf(ReadingInput &input)
{
    if (!input.project)
        input.project = std::make_shared<const ProjectFiles>(openFolders(*input.request));
    return *input.project;
}

/// Adds the folders in which the open ones hold what `reading` missed; says whether there are any.
static bool addFolders(ReadingInput &input, const Reading &reading)
{
    const auto isOfProject = [](const MissingHeader &header) {
        return !isKnownHeader(header.name);
    };
    if (input.folders.empty() || std::ranges::none_of(reading.missing, isOfProject))
        return false;
    const ProjectFiles &project = projectOf(input);
    const std::string &file = input.request->source.file;
    const std::size_t before = input.folders.size();
    for (const MissingHeader &header : reading.missing) {
        if (!isOfProject(header))
            continue;
        const std::string folder =
            project.folderOf(header.name, file.empty() ? input.folders.front() : file);
        if (!folder.empty() && std::ranges::find(input.folders, folder) == input.folders.end())
            input.folders.push_back(folder);
    }
    return input.folders.size() > before;
}

static Reading readWithHeaders(ReadingInput &input, const Budget &budget,
                               llvm::LLVMContext &context)
{
    for (int search = 0;; ++search) {
        Reading reading = read(input, budget, context);
        if (search == MaxSearches || !addFolders(input, reading))
            return reading;
    }
}

/// Leaves out what kernels launch; says whether that is anything new.
static bool leaveLaunchesOut(ReadingInput &input, const Reading &reading)
{
    const std::size_t before = input.leftOut.size();
    for (const ReadingError &error : reading.errors) {
        const auto launch =
            error.isDevice ? launchInKernel(error.error, input.wrapped.text) : std::nullopt;
        if (launch && std::ranges::find(input.leftOut, *launch) == input.leftOut.end())
            input.leftOut.push_back(*launch);
    }
    return input.leftOut.size() > before;
}

static Reading readUntilSettled(ReadingInput &input, std::vector<WrapperParameter> &parameters,
                                const std::string &instantiation, const Budget &budget,
                                llvm::LLVMContext &context)
{
    for (int round = 0;; ++round) {
        input.wrapped = wrap(input.request->source, parameters, instantiation);
        if (!input.includer.empty())
            input.wrapped.wrapper = "#include \"" + input.includer + "\"\n" + instantiation + "\n";
        blankLaunches(input.wrapped, input.leftOut);
        Reading reading = readWithHeaders(input, budget, context);
        if (round < MaxReadings && leaveLaunchesOut(input, reading))
            continue;
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
        if (error.words.starts_with("recursive template instantiation exceeded"))
            diagnostics.push_back(
                {DiagnosticKind::TemplateRecursion, severity, error.position, error.end, {}});
        else
            diagnostics.push_back({DiagnosticKind::CompilerMessage,
                                   severity,
                                   error.position,
                                   error.end,
                                   {error.words}});
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
        // Two of one name, in two namespaces, are told apart.
        const bool isAlone =
            std::ranges::count(reading.kernels, kernel.name, &FoundKernel::name) == 1;
        KernelEntry entry{isAlone ? kernel.name : kernel.qualifiedName,
                          reading.positions[i],
                          kernel.isLaunched,
                          {}};
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

static void addBadArgument(std::vector<Diagnostic> &diagnostics, const Reading &reading,
                           const std::pair<std::string, std::string> &asked)
{
    const Position position = reading.positions[reading.chosen];
    diagnostics.push_back({DiagnosticKind::BadTemplateArgument,
                           Severity::Error,
                           position,
                           position,
                           {asked.first, asked.second}});
}

/// No instance has the arguments asked for. One that a launch asks for is no answer to that.
static void refuseArguments(std::vector<Diagnostic> &diagnostics, Reading &reading,
                            const FoundKernel &kernel, const CompileRequest &request)
{
    reading.module.reset();
    reading.declaration = {};
    // Where the kernel itself cannot take them, its own errors say so at their place.
    if (reading.wrapperError.empty()
        && std::ranges::any_of(reading.errors, &ReadingError::isDevice))
        return;
    std::vector<std::pair<std::string, std::string>> asked;
    for (const TemplateParameter &parameter : kernel.parameters) {
        if (const auto text = request.templateArguments.find(parameter.name);
            text != request.templateArguments.end())
            asked.emplace_back(*text);
    }
    // The wrapper's own complaint is about what was put into it.
    const auto isNamed = [&](const auto &argument) {
        return reading.wrapperError.find("'" + argument.second + "'") != std::string::npos;
    };
    const bool isAnyNamed = std::ranges::any_of(asked, isNamed);
    for (const auto &argument : asked) {
        if (isNamed(argument) || !isAnyNamed)
            addBadArgument(diagnostics, reading, argument);
    }
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
    for (const TemplateParameter &parameter : kernel.parameters) {
        const auto asked = input.request->templateArguments.find(parameter.name);
        if (asked == input.request->templateArguments.end() || isTemplateArgument(asked->second))
            continue;
        addBadArgument(diagnostics, reading, *asked);
        reading.module.reset();
        reading.declaration = {};
        return;
    }
    for (const TemplateChoice &choice : templateChoices(kernel, input.request->templateArguments)) {
        reading = readUntilSettled(input, parameters, choice.declaration, budget, context);
        if (reading.declaration.function.empty() || !reading.isAsked)
            continue;
        for (TemplateArgument &argument : reading.templateArguments)
            argument.isAssumed = choice.assumed.contains(argument.name);
        if (!choice.assumed.empty())
            diagnostics.push_back({DiagnosticKind::AssumedTemplate,
                                   Severity::Note,
                                   reading.declaration.position,
                                   reading.declaration.position,
                                   {kernel.name, choice.arguments}});
        return;
    }
    if (isAskedFor)
        refuseArguments(diagnostics, reading, kernel, *input.request);
}

/// Names that no template parameter of the kernel has.
static void addUnknownArguments(std::vector<Diagnostic> &diagnostics, const Reading &reading,
                                const CompileRequest &request)
{
    if (reading.chosen >= reading.kernels.size())
        return;
    const std::vector<TemplateParameter> &parameters = reading.kernels[reading.chosen].parameters;
    std::string names;
    for (const TemplateParameter &parameter : parameters)
        names += (names.empty() ? "" : ", ") + parameter.name;
    for (const auto &[name, text] : request.templateArguments) {
        if (std::ranges::find(parameters, name, &TemplateParameter::name) == parameters.end())
            diagnostics.push_back({DiagnosticKind::UnknownParameter,
                                   Severity::Warning,
                                   reading.positions[reading.chosen],
                                   reading.positions[reading.chosen],
                                   {name, names.empty() ? "-" : names}});
    }
}

static std::ptrdiff_t deviceErrors(const Reading &reading)
{
    return std::ranges::count(reading.errors, true, &ReadingError::isDevice);
}

/// Some files are parts of another that says first what they need, and how they are launched: such
/// a file is read through the one that includes it, where that helps.
static void readThroughIncluder(ReadingInput &input, std::vector<WrapperParameter> &parameters,
                                Reading &reading, const Budget &budget, llvm::LLVMContext &context)
{
    const std::string &file = input.request->source.file;
    const bool hasIncluders = input.wrapped.form == SourceForm::File
        && (input.wrapped.language == Dialect::Cuda || input.wrapped.language == Dialect::Hip);
    if (file.empty() || !hasIncluders)
        return;
    const FoundKernel *kernel =
        reading.chosen < reading.kernels.size() ? &reading.kernels[reading.chosen] : nullptr;
    const bool isWhole = kernel && !kernel->isBroken && reading.declaration.undeclared.empty()
        && deviceErrors(reading) == 0 && (kernel->isLaunched || isCompiledFile(file));
    if (isWhole)
        return;
    const std::string includer = projectOf(input).includerOf(file);
    const ReadingInput alone = input;
    input.includer = includer;
    if (input.includer.empty())
        return;
    Reading through = readUntilSettled(input, parameters, {}, budget, context);
    // Other kernels of the includer may have errors of their own.
    const auto textErrors = [](const Reading &one) {
        return std::ranges::count_if(one.errors, [](const ReadingError &error) {
            return error.isDevice && error.error.position.isValid();
        });
    };
    const bool isBetter = through.module && textErrors(through) <= textErrors(reading);
    if (isBetter)
        reading = std::move(through);
    else
        input = alone;
}

static void addLaunches(std::vector<Diagnostic> &diagnostics, const ReadingInput &input)
{
    for (const KernelLaunch &launch : input.leftOut)
        diagnostics.push_back({DiagnosticKind::LaunchInKernel,
                               Severity::Warning,
                               launch.position,
                               launch.position,
                               {launch.kernel}});
}

/// Headers whose absence may be why names are unknown.
static void addMissingHeaders(std::vector<Diagnostic> &diagnostics, const Reading &reading,
                              Severity severity)
{
    if (deviceErrors(reading) == 0 && reading.declaration.undeclared.empty())
        return;
    for (const MissingHeader &header : reading.missing) {
        if (!isKnownHeader(header.name) && !isToolkitHeader(header.name))
            diagnostics.push_back({DiagnosticKind::MissingInclude,
                                   severity,
                                   header.position,
                                   header.position,
                                   {header.name}});
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
    input.folders = openFolders(request);
    std::vector<WrapperParameter> parameters;
    FrontEndOutcome outcome;
    // Comments alone say nothing.
    const std::string text = request.source.text + "\n";
    if (tokensOf(text).empty()) {
        outcome.diagnostics.push_back({DiagnosticKind::EmptySource, Severity::Error, {}, {}, {}});
        return outcome;
    }
    Reading reading = readUntilSettled(input, parameters, {}, budget, context);
    readThroughIncluder(input, parameters, reading, budget, context);
    instantiate(input, parameters, reading, budget, context, outcome.diagnostics);
    addUnknownArguments(outcome.diagnostics, reading, request);

    const bool isFile = input.wrapped.form == SourceForm::File;
    const bool isWhole = reading.module && input.wrapped.hasStatements
        && !reading.declaration.function.empty() && !llvm::verifyModule(*reading.module);
    if (isFile)
        outcome.kernels = entriesOf(reading);
    // Errors of other kernels than the chosen one stop nobody.
    addErrors(outcome.diagnostics, reading, isFile, isWhole ? Severity::Warning : Severity::Error);
    if (isFile)
        addHostNote(outcome.diagnostics, reading);
    addMissingHeaders(outcome.diagnostics, reading, isWhole ? Severity::Note : Severity::Error);
    addLaunches(outcome.diagnostics, input);
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
    outcome.templateArguments = std::move(reading.templateArguments);
    outcome.virtualCalls = std::move(reading.virtualCalls);
    markWrapperParameters(outcome.declaration, parameters);
    return outcome;
}

} // namespace warplens
