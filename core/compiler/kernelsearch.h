// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/brokencode.h"
#include "compiler/declarationmap.h"
#include "kernel/kernel.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class CUDAKernelCallExpr;
}

namespace warplens {

/// One template parameter of a kernel.
struct TemplateParameter
{
    enum class Kind { Type, Integer, Boolean, Enumeration, Other };
    std::string name;
    Kind kind = Kind::Type;
    std::string valueType;   ///< of an enumeration
    std::string defaultText; ///< C++ text, empty without
    std::string asserted;    ///< an integer that the kernel's assertions want, or empty
    bool isPack = false;
};

/// A kernel of the text, with the functions it may be compiled as.
struct FoundKernel
{
    std::string name;
    std::string qualifiedName; ///< from the global namespace on
    clang::SourceLocation location;
    bool isTemplate = false;
    bool isBroken = false; ///< its text has an error
    bool isLaunched = false;
    /// Of its first launch among all launches; without one, past the last.
    std::size_t launchOrder = 0;
    bool hasInstance = false; ///< it can be compiled as it is
    std::vector<TemplateParameter> parameters;
    /// Complete functions: one, or the instances of a template; launched ones first.
    std::vector<clang::FunctionDecl *> instances;
    /// The template arguments of the first instance, by parameter, as C++ text.
    std::map<std::string, std::string> arguments;
    clang::FunctionDecl *asked = nullptr;              ///< the instance that the wrapper asks for
    const clang::CUDAKernelCallExpr *launch = nullptr; ///< the first of instances.front()
};

/// `__global__`, or OpenCL's `kernel`.
bool isKernel(const clang::FunctionDecl *function);
/// The template arguments of an instance, in the order of the parameters. Empty for a function that
/// is no instance.
std::vector<TemplateArgument> templateArgumentsOf(const clang::FunctionDecl *instance);

/// All kernels of `declarations`, in source order.
std::vector<FoundKernel> findKernels(const std::vector<clang::Decl *> &declarations,
                                     const BrokenFunctions &broken, const DeclarationMap &map);

} // namespace warplens
