// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering.h"

#include "compiler/lowering/check.h"
#include "compiler/lowering/compaction.h"
#include "compiler/lowering/controlflow.h"
#include "compiler/lowering/passes.h"
#include "compiler/lowering/postdominators.h"
#include "compiler/lowering/prints.h"
#include "compiler/lowering/sites.h"
#include "compiler/lowering/storage.h"

#include <llvm/IR/Module.h>

namespace warplens {

namespace {

Kernel translated(llvm::Function &function, const KernelDeclaration &declaration, bool optimised,
                  lowering::Reports &reports)
{
    Kernel kernel;
    kernel.optimised = optimised;
    kernel.name = declaration.name;
    kernel.displayName = declaration.displayName;
    kernel.suggestedGrid = declaration.suggestedGrid;
    kernel.suggestedBlock = declaration.suggestedBlock;
    lowering::takeWords(function, kernel);
    const lowering::Storage storage = lowering::layOutStorage(function, declaration, kernel);
    lowering::Translation translation(function, storage, kernel, reports);
    lowering::translateBlocks(translation, function);
    if (reports.hasErrors())
        return kernel;
    lowering::compact(kernel);
    lowering::findMeetings(kernel);
    lowering::sortSites(kernel);
    kernel.parameters.insert(kernel.parameters.end(), declaration.constants.begin(),
                             declaration.constants.end());
    return kernel;
}

} // namespace

LoweringOutcome lower(llvm::Module &module, const KernelDeclaration &declaration, bool optimised)
{
    LoweringOutcome outcome;
    lowering::Reports reports;
    llvm::Function *function = module.getFunction(declaration.function);
    if (!function || function->isDeclaration()) {
        reports.add(DiagnosticKind::UndefinedFunction, Severity::Error, declaration.position,
                    declaration.name);
    } else if (lowering::runPasses(*function, declaration, optimised, reports)) {
        Kernel kernel = translated(*function, declaration, optimised, reports);
        if (!reports.hasErrors()) {
            for (const std::string &problem : lowering::check(kernel))
                reports.unsupported(declaration.position, problem);
        }
        if (!reports.hasErrors())
            outcome.kernel = std::move(kernel);
    }
    outcome.diagnostics = reports.take();
    return outcome;
}

} // namespace warplens
