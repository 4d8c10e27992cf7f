// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/virtualcalls.h"

#include "compiler/diagnosticcollector.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>

namespace warplens {

namespace {

class CollectVirtualCalls : public clang::RecursiveASTVisitor<CollectVirtualCalls>
{
public:
    CollectVirtualCalls(const clang::SourceManager &sources, const WrappedSource &wrapped)
        : m_sources(sources)
        , m_wrapped(wrapped)
    {
    }
    std::map<Position, std::string> calls;

    bool shouldVisitTemplateInstantiations() const { return true; }
    bool VisitCXXMemberCallExpr(clang::CXXMemberCallExpr *call)
    {
        const clang::CXXMethodDecl *method = call->getMethodDecl();
        if (!method || !method->isVirtual())
            return true;
        if (const auto position = positionInText(m_sources, call->getExprLoc(), m_wrapped))
            calls.emplace(*position, method->getNameAsString());
        return true;
    }

private:
    const clang::SourceManager &m_sources;
    const WrappedSource &m_wrapped;
};

} // namespace

std::map<Position, std::string> virtualCalls(const std::vector<clang::Decl *> &declarations,
                                             const clang::SourceManager &sources,
                                             const WrappedSource &wrapped)
{
    CollectVirtualCalls collected(sources, wrapped);
    for (clang::Decl *declaration : declarations)
        collected.TraverseDecl(declaration);
    return std::move(collected.calls);
}

} // namespace warplens
