// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/constantuse.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <vector>

namespace warplens {

namespace {

/// Follows uses from declaration to declaration; those of the prelude are of no interest.
class FollowUses : public clang::RecursiveASTVisitor<FollowUses>
{
public:
    std::set<const clang::Decl *> reached;

    void follow()
    {
        while (!m_waiting.empty()) {
            clang::Decl *next = m_waiting.back();
            m_waiting.pop_back();
            TraverseDecl(next);
        }
    }
    void reach(clang::Decl *declaration)
    {
        if (!declaration || declaration->isFromASTFile() || !reached.insert(declaration).second)
            return;
        m_waiting.push_back(declaration);
        if (auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration))
            reach(function->getTemplateInstantiationPattern());
        else if (auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(declaration))
            reach(const_cast<clang::CXXRecordDecl *>(record->getTemplateInstantiationPattern()));
        else if (auto *pattern = llvm::dyn_cast<clang::TemplateDecl>(declaration))
            reach(pattern->getTemplatedDecl());
    }

    bool VisitDeclRefExpr(clang::DeclRefExpr *use)
    {
        reach(use->getDecl());
        return true;
    }
    bool VisitMemberExpr(clang::MemberExpr *use)
    {
        reach(use->getMemberDecl());
        return true;
    }
    bool VisitCXXConstructExpr(clang::CXXConstructExpr *use)
    {
        reach(use->getConstructor());
        return true;
    }
    bool VisitOverloadExpr(clang::OverloadExpr *use)
    {
        for (clang::NamedDecl *candidate : use->decls())
            reach(candidate);
        return true;
    }
    bool VisitTypedefTypeLoc(clang::TypedefTypeLoc use)
    {
        reach(use.getTypedefNameDecl());
        return true;
    }
    bool VisitTagTypeLoc(clang::TagTypeLoc use)
    {
        reach(use.getDecl());
        return true;
    }
    bool VisitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc use)
    {
        reach(use.getTypePtr()->getTemplateName().getAsTemplateDecl());
        return true;
    }

private:
    std::vector<clang::Decl *> m_waiting;
};

} // namespace

std::set<const clang::Decl *> declarationsUsedBy(clang::FunctionDecl *kernel,
                                                 const clang::Stmt *launch)
{
    FollowUses uses;
    uses.reach(kernel);
    if (launch)
        uses.TraverseStmt(const_cast<clang::Stmt *>(launch));
    uses.follow();
    return std::move(uses.reached);
}

} // namespace warplens
