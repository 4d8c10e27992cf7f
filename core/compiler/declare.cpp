// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/declare.h"

#include "compiler/arraytype.h"
#include "compiler/constantuse.h"
#include "compiler/diagnosticcollector.h"
#include "compiler/dialects/requiredblock.h"
#include "compiler/launchextent.h"

#include <clang/AST/Attr.h>
#include <clang/AST/GlobalDecl.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/CodeGen/ModuleBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

namespace warplens {

namespace {

/// Where the text puts a variable outside the threads' own memory; nothing for those.
std::optional<Space> declaredSpace(const clang::VarDecl *variable)
{
    if (variable->hasAttr<clang::CUDASharedAttr>())
        return Space::Shared;
    if (variable->hasAttr<clang::CUDAConstantAttr>())
        return Space::Constant;
    if (variable->hasAttr<clang::CUDADeviceAttr>())
        return Space::Global;
    switch (variable->getType().getAddressSpace()) {
    case clang::LangAS::opencl_local: return Space::Shared;
    case clang::LangAS::opencl_constant: return Space::Constant;
    case clang::LangAS::opencl_global: return Space::Global;
    default: return {};
    }
}

class CollectVariables : public clang::RecursiveASTVisitor<CollectVariables>
{
public:
    std::vector<clang::VarDecl *> variables;

    bool shouldVisitTemplateInstantiations() const { return true; }
    bool VisitVarDecl(clang::VarDecl *variable)
    {
        if (declaredSpace(variable) && !variable->getDeclContext()->isDependentContext()
            && !variable->getType()->isDependentType())
            variables.push_back(variable);
        return true;
    }
};

Variable describe(const clang::ASTContext &context, const clang::VarDecl *variable,
                  Position position)
{
    Variable result;
    const clang::QualType type = variable->getType();
    result.name = variable->getNameAsString();
    result.space = declaredSpace(variable).value_or(Space::Global);
    result.array = arrayTypeOf(context, type);
    result.alignment = std::uint32_t(context.getDeclAlign(variable).getQuantity());
    result.open = type->isIncompleteArrayType();
    result.dynamic = result.open && variable->hasExternalStorage();
    result.bytes = result.open || type->isIncompleteType()
        ? 0
        : std::uint64_t(context.getTypeSizeInChars(type).getQuantity());
    result.position = position;
    return result;
}

std::string displayName(const clang::FunctionDecl *function)
{
    std::string name;
    llvm::raw_string_ostream stream(name);
    const clang::PrintingPolicy policy(function->getASTContext().getLangOpts());
    stream << function->getNameAsString();
    if (const clang::TemplateArgumentList *arguments = function->getTemplateSpecializationArgs())
        clang::printTemplateArgumentList(stream, arguments->asArray(), policy);
    return name;
}

std::string symbolOf(clang::CodeGenerator &generator, clang::VarDecl *variable)
{
    // C has no mangled names: Clang puts the function's in front.
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(variable->getDeclContext());
    if (function && variable->isLocalVarDecl()
        && !function->getASTContext().getLangOpts().CPlusPlus)
        return generator.GetMangledName(clang::GlobalDecl(function)).str() + "."
            + variable->getNameAsString();
    return generator.GetMangledName(clang::GlobalDecl(variable)).str();
}

void declareUndeclared(KernelDeclaration &declaration, clang::CodeGenerator &generator,
                       const llvm::Module &module, const UndeclaredNames &undeclared,
                       const clang::ASTContext &context)
{
    for (const UndeclaredName &name : undeclared.names()) {
        const std::string symbol = symbolOf(generator, name.variable);
        const llvm::GlobalVariable *global = module.getGlobalVariable(symbol, true);
        if (!global || global->use_empty())
            continue;
        if (name.isShared) {
            Variable variable = describe(context, name.variable, name.position);
            variable.dynamic = false; // its end is nobody's business
            declaration.variables[symbol] = variable;
            continue;
        }
        Parameter parameter = describeParameter(context, name.variable->getType());
        parameter.name = name.name;
        parameter.position = name.position;
        parameter.isUndeclared = true;
        if (parameter.isBuffer)
            parameter.array.shape = name.shape;
        declaration.undeclared[symbol] = parameter;
    }
}

} // namespace

Parameter describeParameter(const clang::ASTContext &context, clang::QualType type)
{
    Parameter parameter;
    clang::QualType plain = type.getUnqualifiedType();
    plain.removeLocalRestrict();
    parameter.type = spelled(plain);
    const clang::QualType canonical = plain.getCanonicalType();
    if (canonical->isPointerType() || canonical->isReferenceType()) {
        parameter.isBuffer = true;
        parameter.array = arrayTypeOf(context, plain->getPointeeType());
        parameter.value = ValueType::I64;
    } else {
        parameter.isStruct = canonical->isRecordType() || canonical->isArrayType();
        parameter.array = arrayTypeOf(context, plain);
        parameter.value = valueTypeOf(context, canonical);
        parameter.isSigned = canonical->isSignedIntegerOrEnumerationType();
    }
    parameter.bytes = std::uint32_t(context.getTypeSizeInChars(canonical).getQuantity());
    return parameter;
}

Position kernelPosition(const clang::SourceManager &sources, const FoundKernel &kernel,
                        const WrappedSource &wrapped)
{
    if (const auto entry = wrapped.entries.find(kernel.name); entry != wrapped.entries.end())
        return entry->second;
    return positionInText(sources, kernel.location, wrapped).value_or(Position());
}

std::vector<Parameter> declareConstants(const FoundKernel &kernel, clang::FunctionDecl *function,
                                        const UndeclaredNames &undeclared,
                                        const WrappedSource &wrapped)
{
    const bool isFile = wrapped.form == SourceForm::File;
    std::vector<Parameter> parameters;
    if (undeclared.constants().empty())
        return parameters;
    std::set<const clang::Decl *> used;
    if (isFile)
        used = declarationsUsedBy(function, kernel.launch);
    for (const UndeclaredConstant &constant : undeclared.constants()) {
        if (isFile && !used.contains(constant.declaration))
            continue;
        Parameter parameter =
            describeParameter(function->getASTContext(), constant.declaration->getType());
        parameter.name = constant.name;
        parameter.position = constant.position;
        parameter.isUndeclared = true;
        parameter.isConstant = true;
        parameter.constant = constant.text;
        parameters.push_back(parameter);
    }
    return parameters;
}

KernelDeclaration declare(clang::CodeGenerator &generator, const llvm::Module &module,
                          const FoundKernel &kernel, clang::FunctionDecl *function,
                          const std::vector<clang::Decl *> &declarations,
                          const UndeclaredNames &undeclared, const WrappedSource &wrapped)
{
    const clang::ASTContext &context = function->getASTContext();
    const clang::SourceManager &sources = context.getSourceManager();
    const auto positionOf = [&](clang::SourceLocation location) {
        return positionInText(sources, location, wrapped).value_or(Position());
    };
    const bool isFile = wrapped.form == SourceForm::File;
    KernelDeclaration declaration;
    declaration.function =
        generator.GetMangledName(clang::GlobalDecl(function, clang::KernelReferenceKind::Kernel))
            .str();
    if (isFile) {
        declaration.name = kernel.name;
        declaration.displayName = displayName(function);
        declaration.position = kernelPosition(sources, kernel, wrapped);
    } else {
        declaration.position = wrapped.start;
    }
    for (const clang::ParmVarDecl *formal : function->parameters()) {
        Parameter parameter = describeParameter(context, formal->getType());
        parameter.name = formal->getNameAsString();
        parameter.position = positionOf(formal->getLocation());
        declaration.parameters.push_back(parameter);
    }
    CollectVariables collected;
    for (clang::Decl *one : declarations)
        collected.TraverseDecl(one);
    for (clang::VarDecl *variable : collected.variables)
        declaration.variables[symbolOf(generator, variable)] =
            describe(context, variable, positionOf(variable->getLocation()));
    declareUndeclared(declaration, generator, module, undeclared, context);
    const LaunchExtent launch = launchExtentOf(function, kernel.launch);
    declaration.suggestedGrid = launch.grid;
    declaration.suggestedBlock =
        launch.block ? launch.block : requiredBlock(function, declarations);
    return declaration;
}

} // namespace warplens
