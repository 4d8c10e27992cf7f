// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/brokencode.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/SourceManager.h>

namespace warplens {

namespace {

/// Errors can be silent where they follow from an invalid declaration.
class HasError : public clang::RecursiveASTVisitor<HasError>
{
public:
    bool found = false;
    bool shouldVisitImplicitCode() const { return true; }
    bool VisitExpr(clang::Expr *expression)
    {
        found |= expression->containsErrors();
        return !found;
    }
    bool VisitVarDecl(clang::VarDecl *variable)
    {
        found |= variable->isInvalidDecl() || variable->getType()->containsErrors();
        return !found;
    }
};

class FindBroken : public clang::RecursiveASTVisitor<FindBroken>
{
public:
    FindBroken(clang::ASTContext &context, const std::vector<CompilerError> &errors)
        : m_sources(context.getSourceManager())
        , m_errors(errors)
    {
    }
    BrokenFunctions functions;

    bool shouldVisitTemplateInstantiations() const { return true; }
    bool shouldVisitImplicitCode() const { return true; }

    bool VisitVarDecl(clang::VarDecl *variable)
    {
        if (!variable->hasGlobalStorage())
            return true;
        const clang::Expr *initial = variable->isLocalVarDecl() ? nullptr : variable->getInit();
        const clang::QualType type = variable->getType();
        if (variable->isInvalidDecl() || type->isDependentType() || type->containsErrors()
            || (initial && initial->containsErrors())
            || (variable->isFileVarDecl() && holdsError(variable->getSourceRange()))) {
            variable->dropAttr<clang::CUDADeviceAttr>();
            variable->dropAttr<clang::CUDAConstantAttr>();
            variable->dropAttr<clang::CUDASharedAttr>();
        }
        return true;
    }

    bool VisitFunctionDecl(clang::FunctionDecl *function)
    {
        if (!function->doesThisDeclarationHaveABody())
            return true;
        if (function->isInvalidDecl() || holdsError(function->getSourceRange())) {
            functions.insert(function);
            return true;
        }
        const bool isDevice = function->hasAttr<clang::CUDAGlobalAttr>()
            || function->hasAttr<clang::CUDADeviceAttr>()
            || function->getASTContext().getLangOpts().OpenCL;
        if (isDevice && !function->isDependentContext()) {
            HasError body;
            body.TraverseDecl(function);
            if (body.found)
                functions.insert(function);
        }
        return true;
    }

private:
    bool holdsError(clang::SourceRange range) const
    {
        if (range.isInvalid())
            return false;
        const auto begin = m_sources.getDecomposedExpansionLoc(range.getBegin());
        const auto end = m_sources.getDecomposedExpansionLoc(range.getEnd());
        for (const CompilerError &error : m_errors) {
            if (error.location.isInvalid())
                continue;
            const auto place = m_sources.getDecomposedLoc(error.location);
            const bool isBehindBegin = place.first == begin.first && place.second >= begin.second;
            // A body that the text never closes ends in the wrapper.
            const bool isWhole = begin.first == end.first;
            if (isWhole ? isBehindBegin && place.second <= end.second
                        : isBehindBegin || place.first == end.first)
                return true;
        }
        return false;
    }

    const clang::SourceManager &m_sources;
    const std::vector<CompilerError> &m_errors;
};

} // namespace

BrokenFunctions stripBrokenCode(clang::ASTContext &context,
                                const std::vector<clang::Decl *> &declarations,
                                const std::vector<CompilerError> &errors)
{
    if (errors.empty())
        return {};
    FindBroken broken(context, errors);
    for (clang::Decl *declaration : declarations)
        broken.TraverseDecl(declaration);
    for (clang::FunctionDecl *function : broken.functions) {
        // Host code is never generated, and what it launches is worth knowing.
        const bool isHost = !context.getLangOpts().OpenCL && !function->isConstexpr()
            && !function->hasAttr<clang::CUDAGlobalAttr>()
            && !function->hasAttr<clang::CUDADeviceAttr>();
        if (isHost)
            continue;
        function->setBody(nullptr);
        if (auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function)) {
            constructor->setNumCtorInitializers(0);
            constructor->setCtorInitializers(nullptr);
        }
    }
    return std::move(broken.functions);
}

} // namespace warplens
