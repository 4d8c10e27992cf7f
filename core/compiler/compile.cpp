// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"

#include "compiler/blockguess.h"

#include "compiler/addresslist.h"
#include "compiler/frontend.h"
#include "compiler/limits.h"
#include "compiler/lowering.h"
#include "compiler/precompiledprelude.h"
#include "compiler/reading.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <mutex>

namespace warplens {

static CompileOutcome failure(DiagnosticKind kind, std::vector<std::string> arguments,
                              Position place = {})
{
    CompileOutcome outcome;
    outcome.diagnostics.push_back({kind, Severity::Error, place, place, std::move(arguments)});
    return outcome;
}

/// Whether the passes would take too long over the module.
static bool isTooLarge(const llvm::Module &module)
{
    std::size_t blocks = 0;
    for (const llvm::Function &function : module)
        blocks += function.size();
    return blocks > MaxBlocks || module.getInstructionCount() > MaxInstructions;
}

/// What is left of a virtual call is one through a pointer.
static void nameVirtualCalls(std::vector<Diagnostic> &diagnostics,
                             const std::map<Position, std::string> &virtualCalls)
{
    for (Diagnostic &diagnostic : diagnostics) {
        const auto call = virtualCalls.find(diagnostic.position);
        if (diagnostic.kind == DiagnosticKind::IndirectCall && call != virtualCalls.end()) {
            diagnostic.kind = DiagnosticKind::VirtualCall;
            diagnostic.arguments = {call->second};
        }
    }
}

static void compile(const CompileRequest &request, const Budget &budget, CompileOutcome &outcome)
{
    llvm::LLVMContext context;
    FrontEndOutcome front = runFrontEnd(request, budget, context);
    outcome.kernels = std::move(front.kernels);
    outcome.diagnostics = std::move(front.diagnostics);
    if (!front.module)
        return;
    if (isTooLarge(*front.module)) {
        outcome.diagnostics.push_back(
            {DiagnosticKind::UnsupportedOperation,
             Severity::Error,
             front.declaration.position,
             front.declaration.position,
             {std::to_string(front.module->getInstructionCount()) + " instructions"}});
        return;
    }
    LoweringOutcome lowered = lower(*front.module, front.declaration, request.optimised);
    nameVirtualCalls(lowered.diagnostics, front.virtualCalls);
    std::ranges::move(lowered.diagnostics, std::back_inserter(outcome.diagnostics));
    if (lowered.kernel && lowered.kernel->sites.empty()
        && formOf(request.source) == SourceForm::Expression) {
        outcome.diagnostics.push_back(
            {DiagnosticKind::NoAccess, Severity::Error, {1, 1}, {1, 1}, {}});
    } else if (lowered.kernel) {
        std::ranges::move(front.constants, std::back_inserter(lowered.kernel->parameters));
        lowered.kernel->templateArguments = std::move(front.templateArguments);
        // An expression is about one warp, whatever it asks for.
        if (!lowered.kernel->suggestedBlock && formOf(request.source) != SourceForm::Expression)
            lowered.kernel->suggestedBlock = guessBlock(*lowered.kernel);
        outcome.kernel = std::make_shared<const Kernel>(std::move(*lowered.kernel));
    }
}

CompileOutcome compileInProcess(const CompileRequest &request)
{
    const std::string &text = request.source.text;
    if (text.find_first_not_of(" \t\r\n\v\f") == std::string::npos)
        return failure(DiagnosticKind::EmptySource, {});
    if (text.size() > MaxSourceBytes)
        return failure(DiagnosticKind::SourceTooLarge,
                       {std::to_string(text.size()), std::to_string(MaxSourceBytes)});

    if (formOf(request.source) == SourceForm::Addresses)
        return compileAddressList(request);

    // Clang's crash recovery is not made for two compilations at once.
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    precompiledPrelude(targetOf(request)); // outside the time limit
    CompileOutcome outcome;
    Position place;
    const SafeRun run = runSafely([&] {
        const Budget budget(Budget::Clock::now() + CompileTime, place);
        compile(request, budget, outcome);
    });
    switch (run) {
    case SafeRun::Finished: return outcome;
    case SafeRun::TimeOver: return failure(DiagnosticKind::CompilerTimeout, {"1.5"}, place);
    case SafeRun::TooDeep:
        return failure(DiagnosticKind::UnsupportedOperation, {"nesting this deep"}, place);
    case SafeRun::Crashed: return failure(DiagnosticKind::CompilerCrashed, {});
    }
    return outcome;
}

} // namespace warplens
