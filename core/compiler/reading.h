// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "compiler/diagnosticcollector.h"
#include "compiler/invocation.h"
#include "compiler/kernellaunches.h"
#include "compiler/kernelsearch.h"
#include "compiler/lowering.h"
#include "compiler/undeclarednames.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
}

namespace warplens {

class Budget;
class ProjectFiles;

/// One pass of Clang over the text, and what it depends on beside the request.
struct ReadingInput
{
    std::shared_ptr<const ProjectFiles> project; ///< once something was looked for
    const CompileRequest *request = nullptr;
    WrappedSource wrapped;
    std::map<std::string, std::string> guesses;
    std::set<std::string> constants;  ///< undeclared names that are known to be constants
    std::vector<std::string> folders; ///< in which headers are looked for, in this order
    /// A file that includes the text's own and is read in its place; empty: the text stands alone.
    std::string includer;
    std::vector<KernelLaunch> leftOut; ///< launches that kernels make
};

/// An `#include` that found nothing.
struct MissingHeader
{
    std::string name;
    Position position; ///< invalid outside the text
};

/// Whose flags and prelude a request is compiled with.
TargetDevice targetOf(const CompileRequest &request);

struct ReadingError
{
    CompilerError error;
    bool isDevice = true; ///< of device code or nobody's; else the host's
};

struct Reading
{
    std::vector<ReadingError> errors;
    std::string wrapperError;           ///< the first error of what stands round the text
    std::vector<MissingHeader> missing; ///< each name once
    std::vector<FoundKernel> kernels;   ///< without pointers into Clang's tree
    std::vector<Position> positions;    ///< of the kernels
    std::size_t chosen = 0;             ///< index into kernels; their number: none
    std::map<std::string, std::string> guesses;
    std::vector<WrapperParameter> toDeclare; ///< names that need the wrapper's declaration
    std::vector<std::string> lateConstants;  ///< see UndeclaredNames
    std::vector<AssumedIndex> assumedIndices;
    std::unique_ptr<llvm::Module> module;
    bool isAsked = false; ///< the module holds the instance that the wrapper asks for
    KernelDeclaration declaration;
    std::vector<Parameter> constants;                ///< undeclared ones that the kernel depends on
    std::vector<TemplateArgument> templateArguments; ///< of the kernel in the module
    std::map<Position, std::string> virtualCalls;    ///< where the text makes one: the function

    /// Whether reading the text again would tell nothing new.
    bool isSettled() const { return guesses.empty() && toDeclare.empty() && lateConstants.empty(); }
};

Reading read(const ReadingInput &input, const Budget &budget, llvm::LLVMContext &context);

} // namespace warplens
