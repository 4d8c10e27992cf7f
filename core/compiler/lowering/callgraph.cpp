// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/callgraph.h"

#include "compiler/lowering/pointercalls.h"
#include "compiler/lowering/positions.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Module.h>

namespace warplens::lowering {

namespace {

/// Instructions of a kernel after inlining: more takes the passes seconds.
constexpr std::uint64_t SizeLimit = 400'000;

class CallWalk
{
public:
    explicit CallWalk(Reports &reports)
        : m_reports(reports)
    {
    }

    /// Visits what `function` calls or takes the address of. `from` is the last call in the
    /// person's text on the way here, for calls the prelude makes.
    void visit(llvm::Function &function, Position from)
    {
        m_isThroughPointer = m_isThroughPointer || callsThroughPointer(function);
        m_sizes[&function] = InProgress;
        std::uint64_t size = 0;
        for (llvm::Instruction &instruction : llvm::instructions(function)) {
            ++size;
            const Position own = positionOf(instruction);
            const Position position = own.isValid() ? own : from;
            for (llvm::Use &operand : instruction.operands()) {
                auto *callee = llvm::dyn_cast<llvm::Function>(operand->stripPointerCasts());
                if (callee && !callee->isDeclaration())
                    size += sizeOf(*callee, position);
            }
            size = std::min(size, 2 * SizeLimit);
        }
        m_sizes[&function] = size;
    }

    std::uint64_t sizeOf(llvm::Function &function, Position position)
    {
        const auto found = m_sizes.find(&function);
        if (found == m_sizes.end()) {
            visit(function, position);
            return m_sizes[&function];
        }
        if (found->second != InProgress)
            return found->second;
        m_reports.add(DiagnosticKind::Recursion, Severity::Error, position, plainName(function));
        return 0;
    }

    bool reaches(const llvm::Function &function) const { return m_sizes.contains(&function); }
    bool callsThroughPointers() const { return m_isThroughPointer; }

private:
    static constexpr std::uint64_t InProgress = ~std::uint64_t(0);
    Reports &m_reports;
    llvm::DenseMap<const llvm::Function *, std::uint64_t> m_sizes;
    bool m_isThroughPointer = false;
};

void markForInlining(llvm::Function &function)
{
    function.removeFnAttr(llvm::Attribute::NoInline);
    function.removeFnAttr(llvm::Attribute::OptimizeNone);
    function.addFnAttr(llvm::Attribute::AlwaysInline);
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
        if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction))
            call->removeFnAttr(llvm::Attribute::NoInline);
    }
}

} // namespace

bool prepareCalls(llvm::Function &kernel, Reports &reports)
{
    CallWalk walk(reports);
    if (walk.sizeOf(kernel, {}) > SizeLimit)
        reports.unsupported({},
                            "a kernel of more than " + std::to_string(SizeLimit) + " instructions");
    if (walk.callsThroughPointers()) {
        for (llvm::Function *function : functionsInVariables(*kernel.getParent()))
            walk.sizeOf(*function, {});
    }
    if (reports.hasErrors())
        return false;
    for (llvm::Function &function : *kernel.getParent()) {
        if (function.isDeclaration())
            continue;
        if (walk.reaches(function)) {
            markForInlining(function);
            continue;
        }
        function.deleteBody();
        function.setComdat(nullptr);
    }
    kernel.removeFnAttr(llvm::Attribute::AlwaysInline);
    return true;
}

} // namespace warplens::lowering
