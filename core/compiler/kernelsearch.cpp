// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/kernelsearch.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/SourceManager.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <map>

namespace warplens {

bool isKernel(const clang::FunctionDecl *function)
{
    return function->hasAttr<clang::CUDAGlobalAttr>()
        || function->hasAttr<clang::OpenCLKernelAttr>();
}

namespace {

class CollectKernels : public clang::RecursiveASTVisitor<CollectKernels>
{
public:
    std::vector<clang::FunctionDecl *> functions;
    std::vector<clang::FunctionDecl *> mentioned; ///< from host code, in order
    clang::FunctionDecl *asked = nullptr;         ///< by the wrapper
    std::map<clang::FunctionDecl *, const clang::CUDAKernelCallExpr *> launches;

    bool shouldVisitTemplateInstantiations() const { return true; }

    bool VisitFunctionDecl(clang::FunctionDecl *function)
    {
        if (isKernel(function))
            functions.push_back(function);
        return true;
    }
    bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch)
    {
        if (clang::FunctionDecl *callee = launch->getDirectCallee())
            launches.emplace(callee->getCanonicalDecl(), launch);
        return true;
    }
    bool VisitDeclRefExpr(clang::DeclRefExpr *reference)
    {
        auto *function = llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl());
        if (!function || !isKernel(function))
            return true;
        // The wrapper is the main file; the text is included by it.
        const clang::SourceManager &sources = function->getASTContext().getSourceManager();
        if (sources.isInMainFile(reference->getLocation()))
            asked = function->getCanonicalDecl();
        else
            mentioned.push_back(function->getCanonicalDecl());
        return true;
    }
};

/// The declaration as written that `function` belongs to.
const clang::FunctionDecl *patternOf(const clang::FunctionDecl *function)
{
    const clang::FunctionDecl *pattern = function->getTemplateInstantiationPattern();
    return (pattern ? pattern : function)->getCanonicalDecl();
}

/// The numbers that a kernel's assertions want its template parameters to have: `N == 32` or
/// `N >= 32`, alone or joined by `&&`.
class CollectAsserted : public clang::RecursiveASTVisitor<CollectAsserted>
{
public:
    std::map<const clang::NamedDecl *, std::string> numbers;

    bool VisitStaticAssertDecl(clang::StaticAssertDecl *assertion)
    {
        see(assertion->getAssertExpr());
        return true;
    }

private:
    void see(const clang::Expr *condition)
    {
        const auto *operation =
            llvm::dyn_cast<clang::BinaryOperator>(condition->IgnoreParenImpCasts());
        if (!operation)
            return;
        if (operation->getOpcode() == clang::BO_LAnd) {
            see(operation->getLHS());
            see(operation->getRHS());
        }
        if (operation->getOpcode() != clang::BO_EQ && operation->getOpcode() != clang::BO_GE)
            return;
        const auto *name =
            llvm::dyn_cast<clang::DeclRefExpr>(operation->getLHS()->IgnoreParenImpCasts());
        const auto *number =
            llvm::dyn_cast<clang::IntegerLiteral>(operation->getRHS()->IgnoreParenImpCasts());
        if (name && number)
            numbers.emplace(name->getDecl(), llvm::toString(number->getValue(), 10, true));
    }
};

template <class Argument> std::string textOf(const Argument &print)
{
    std::string text;
    llvm::raw_string_ostream stream(text);
    print(stream);
    return text;
}

TemplateParameter describe(const clang::NamedDecl *declaration, const clang::PrintingPolicy &policy)
{
    TemplateParameter parameter;
    parameter.name = declaration->getNameAsString();
    parameter.isPack = declaration->isParameterPack();
    parameter.kind = TemplateParameter::Kind::Other;
    if (const auto *type = llvm::dyn_cast<clang::TemplateTypeParmDecl>(declaration)) {
        parameter.kind = TemplateParameter::Kind::Type;
        if (type->hasDefaultArgument())
            parameter.defaultText = textOf([&](llvm::raw_ostream &out) {
                type->getDefaultArgument().getArgument().print(policy, out, true);
            });
    } else if (const auto *value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(declaration)) {
        const clang::QualType valueType = value->getType();
        if (valueType->isBooleanType())
            parameter.kind = TemplateParameter::Kind::Boolean;
        else if (valueType->isEnumeralType())
            parameter.kind = TemplateParameter::Kind::Enumeration;
        else if (valueType->isIntegralType(value->getASTContext()) || valueType->isDependentType())
            parameter.kind = TemplateParameter::Kind::Integer;
        parameter.valueType = valueType.getAsString(policy);
        if (value->hasDefaultArgument())
            parameter.defaultText = textOf([&](llvm::raw_ostream &out) {
                value->getDefaultArgument().getArgument().print(policy, out, true);
            });
    }
    return parameter;
}

FoundKernel describe(const clang::FunctionDecl *pattern)
{
    FoundKernel kernel;
    const clang::PrintingPolicy policy(pattern->getASTContext().getLangOpts());
    kernel.name = pattern->getNameAsString();
    kernel.qualifiedName =
        textOf([&](llvm::raw_ostream &out) { pattern->printQualifiedName(out, policy); });
    kernel.location = pattern->getLocation();
    if (const clang::FunctionTemplateDecl *described = pattern->getDescribedFunctionTemplate()) {
        kernel.isTemplate = true;
        CollectAsserted collected;
        collected.TraverseDecl(described->getTemplatedDecl());
        for (const clang::NamedDecl *parameter : *described->getTemplateParameters()) {
            kernel.parameters.push_back(describe(parameter, policy));
            kernel.parameters.back().asserted = collected.numbers[parameter];
        }
    }
    return kernel;
}

/// By parameter; packs, whose arguments are many, are left out.
std::map<std::string, std::string> argumentsOf(const clang::FunctionDecl *instance)
{
    std::map<std::string, std::string> texts;
    for (const TemplateArgument &argument : templateArgumentsOf(instance))
        texts[argument.name] = argument.text;
    return texts;
}

/// Launched instances first, in the order of their launches.
void rankInstances(FoundKernel &kernel, const CollectKernels &collected, const DeclarationMap &map)
{
    const auto rank = [&](clang::FunctionDecl *instance) {
        const auto first = std::ranges::find(collected.mentioned, instance->getCanonicalDecl());
        return std::size_t(first - collected.mentioned.begin());
    };
    std::ranges::stable_sort(kernel.instances, {}, rank);
    kernel.isLaunched = map.launched().contains(kernel.name);
    kernel.launchOrder = collected.mentioned.size();
    if (kernel.instances.empty())
        return;
    clang::FunctionDecl *first = kernel.instances.front();
    kernel.launchOrder = rank(first);
    kernel.isLaunched |= kernel.launchOrder < collected.mentioned.size();
    kernel.arguments = argumentsOf(first);
    const auto launch = collected.launches.find(first->getCanonicalDecl());
    kernel.launch = launch == collected.launches.end() ? nullptr : launch->second;
    for (clang::FunctionDecl *instance : kernel.instances) {
        if (collected.asked && instance->getCanonicalDecl() == collected.asked)
            kernel.asked = instance;
    }
}

} // namespace

std::vector<TemplateArgument> templateArgumentsOf(const clang::FunctionDecl *instance)
{
    std::vector<TemplateArgument> found;
    const clang::TemplateArgumentList *arguments = instance->getTemplateSpecializationArgs();
    const clang::FunctionTemplateDecl *primary = instance->getPrimaryTemplate();
    if (!arguments || !primary)
        return found;
    const clang::PrintingPolicy policy(instance->getASTContext().getLangOpts());
    for (unsigned i = 0; i < arguments->size(); ++i) {
        const clang::NamedDecl *parameter = primary->getTemplateParameters()->getParam(i);
        if (!parameter->isParameterPack())
            found.push_back({parameter->getNameAsString(), textOf([&](llvm::raw_ostream &out) {
                                 arguments->get(i).print(policy, out, false);
                             }),
                             false});
    }
    return found;
}

std::vector<FoundKernel> findKernels(const std::vector<clang::Decl *> &declarations,
                                     const BrokenFunctions &broken, const DeclarationMap &map)
{
    CollectKernels collected;
    for (clang::Decl *declaration : declarations)
        collected.TraverseDecl(declaration);

    std::vector<FoundKernel> kernels;
    std::map<const clang::FunctionDecl *, std::size_t> indexOf;
    std::set<const clang::FunctionDecl *> seen;
    for (clang::FunctionDecl *function : collected.functions) {
        const bool isBroken = broken.contains(function);
        if ((!function->doesThisDeclarationHaveABody() && !isBroken)
            || !seen.insert(function).second)
            continue;
        const clang::FunctionDecl *pattern = patternOf(function);
        const auto [place, isNew] = indexOf.emplace(pattern, kernels.size());
        if (isNew)
            kernels.push_back(
                describe(function->getTemplateInstantiationPattern() ? pattern : function));
        FoundKernel &kernel = kernels[place->second];
        kernel.isBroken |= isBroken;
        if (!function->isDependentContext() && !isBroken)
            kernel.instances.push_back(function);
    }
    for (FoundKernel &kernel : kernels)
        rankInstances(kernel, collected, map);
    std::ranges::stable_sort(
        kernels, {}, [](const FoundKernel &kernel) { return kernel.location.getRawEncoding(); });
    return kernels;
}

} // namespace warplens
