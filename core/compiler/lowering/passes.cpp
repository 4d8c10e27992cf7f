// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/passes.h"

#include "compiler/lowering/accessmarks.h"
#include "compiler/lowering/aggregatecopies.h"
#include "compiler/lowering/callgraph.h"
#include "compiler/lowering/deadbranches.h"
#include "compiler/lowering/entrycopies.h"
#include "compiler/lowering/loads.h"
#include "compiler/lowering/pointercalls.h"
#include "compiler/ptx/expand.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/IPO/AlwaysInliner.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Utils/Mem2Reg.h>

namespace warplens::lowering {

namespace {

/// The analyses a pass may ask for; they know each other's addresses, so this stays in place.
class Pipeline
{
public:
    Pipeline()
        : m_builder(nullptr, scalarOptions(), std::nullopt, &m_callbacks)
    {
        // It takes wide loads apart by what a CPU would gain from it.
        m_callbacks.registerShouldRunOptionalPassCallback(
            [](llvm::StringRef pass, llvm::Any) { return pass != "VectorCombinePass"; });
        m_builder.registerModuleAnalyses(m_modules);
        m_builder.registerCGSCCAnalyses(m_callGraphs);
        m_builder.registerFunctionAnalyses(m_functions);
        m_builder.registerLoopAnalyses(m_loops);
        m_builder.crossRegisterProxies(m_loops, m_functions, m_callGraphs, m_modules);
    }
    Pipeline(const Pipeline &) = delete;
    Pipeline &operator=(const Pipeline &) = delete;

    void inlineCalls(llvm::Module &module)
    {
        forget();
        llvm::AlwaysInlinerPass().run(module, m_modules);
        forget();
    }

    template <typename Pass> void run(Pass pass, llvm::Function &function)
    {
        forget();
        pass.run(function, m_functions);
        forget();
    }

    void optimise(llvm::Module &module)
    {
        forget();
        m_builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(module, m_modules);
        forget();
    }

private:
    /// A lane is scalar: what looks for vector units in it would change widths.
    static llvm::PipelineTuningOptions scalarOptions()
    {
        llvm::PipelineTuningOptions options;
        options.LoopVectorization = false;
        options.LoopInterleaving = false;
        options.SLPVectorization = false;
        return options;
    }

    /// Between two passes our own code changes the function.
    void forget()
    {
        m_loops.clear();
        m_functions.clear();
        m_callGraphs.clear();
        m_modules.clear();
    }

    llvm::LoopAnalysisManager m_loops;
    llvm::FunctionAnalysisManager m_functions;
    llvm::CGSCCAnalysisManager m_callGraphs;
    llvm::ModuleAnalysisManager m_modules;
    llvm::PassInstrumentationCallbacks m_callbacks;
    llvm::PassBuilder m_builder;
};

bool callsDefined(const llvm::Function &function)
{
    for (const llvm::Instruction &instruction : llvm::instructions(function)) {
        const auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction);
        if (call && call->getCalledFunction() && !call->getCalledFunction()->isDeclaration())
            return true;
    }
    return false;
}

/// Local variables into registers. What points at a variable may itself be in one, so each round
/// finds more that are local.
void promoteLocals(Pipeline &pipeline, llvm::Function &kernel, bool optimised)
{
    constexpr int MostRounds = 6;
    pipeline.run(llvm::PromotePass(), kernel);
    releasePromoted(kernel);
    for (int round = 0; round < MostRounds; ++round) {
        expandCopies(kernel, Copies::OfMemory);
        if (!optimised)
            keepLoads(kernel);
        pipeline.run(llvm::SROAPass(llvm::SROAOptions::PreserveCFG), kernel);
        if (!releasePromoted(kernel) && round > 0)
            break;
    }
}

} // namespace

bool runPasses(llvm::Function &kernel, const KernelDeclaration &declaration, bool optimised,
               Reports &reports)
{
    if (!prepareCalls(kernel, reports))
        return false;
    llvm::Module &module = *kernel.getParent();
    findAccessMarks(module);
    ptx::expandAssembly(module);
    // By default LLVM prints what its passes remark on, and leaves the process over an error.
    module.getContext().setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) { });
    kernel.setLinkage(llvm::GlobalValue::ExternalLinkage); // nobody here calls it
    kernel.setComdat(nullptr);
    Pipeline pipeline;
    if (!optimised) {
        forgetInitialValues(module);
        for (llvm::Function &function : module) {
            if (!function.isDeclaration())
                keepLoads(function);
        }
    }
    pipeline.inlineCalls(module);
    copyParametersAtEntry(kernel, declaration);
    if (optimised) {
        expandCopies(kernel, Copies::OfMemory);
        pipeline.optimise(module);
    } else {
        promoteLocals(pipeline, kernel, optimised);
    }
    // A function that was called through a pointer may have become known by now.
    constexpr int MostRounds = 4;
    PointerCalls pointerCalls;
    for (int round = 0; round < MostRounds; ++round) {
        if (!callsDefined(kernel) && !pointerCalls.resolve(kernel))
            break;
        pipeline.inlineCalls(module);
        promoteLocals(pipeline, kernel, optimised);
    }
    removeDeadBranches(kernel);
    releaseLoads(kernel);
    expandCopies(kernel, Copies::All);
    return true;
}

} // namespace warplens::lowering
