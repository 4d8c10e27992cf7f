// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/castalignment.h"

#include <clang/AST/RecursiveASTVisitor.h>

namespace warplens {

namespace {

class TrustCasts : public clang::RecursiveASTVisitor<TrustCasts>
{
public:
    explicit TrustCasts(clang::ASTContext &context)
        : m_context(context)
    {
    }
    bool shouldVisitTemplateInstantiations() const { return true; }

    bool VisitExplicitCastExpr(clang::ExplicitCastExpr *cast)
    {
        clang::Expr *from = cast->getSubExpr();
        if (from->isInstantiationDependent() || from->containsErrors())
            return true;
        if (cast->getCastKind() == clang::CK_BitCast && from->getType()->isPointerType())
            cast->setSubExpr(hidden(from));
        else if (cast->getCastKind() == clang::CK_LValueBitCast && from->isLValue()
                 && from->getObjectKind() == clang::OK_Ordinary)
            cast->setSubExpr(target(hidden(addressOf(from)), cast->getType()));
        return true;
    }

private:
    /// Behind a comma Clang does not look for the declaration.
    clang::Expr *hidden(clang::Expr *pointer)
    {
        const clang::SourceLocation place = pointer->getExprLoc();
        clang::Expr *zero =
            clang::IntegerLiteral::Create(m_context, llvm::APInt(32, 0), m_context.IntTy, place);
        return clang::BinaryOperator::Create(m_context, zero, pointer, clang::BO_Comma,
                                             pointer->getType(), clang::VK_PRValue,
                                             clang::OK_Ordinary, place, clang::FPOptionsOverride());
    }

    clang::Expr *addressOf(clang::Expr *object)
    {
        return unary(object, clang::UO_AddrOf, m_context.getPointerType(object->getType()),
                     clang::VK_PRValue);
    }

    /// `*(type *)pointer`
    clang::Expr *target(clang::Expr *pointer, clang::QualType type)
    {
        const clang::QualType wanted = m_context.getPointerType(type);
        const clang::SourceLocation place = pointer->getExprLoc();
        clang::Expr *cast = clang::CStyleCastExpr::Create(
            m_context, wanted, clang::VK_PRValue, clang::CK_BitCast, pointer, nullptr,
            clang::FPOptionsOverride(), m_context.getTrivialTypeSourceInfo(wanted, place), place,
            place);
        return unary(cast, clang::UO_Deref, type, clang::VK_LValue);
    }

    clang::Expr *unary(clang::Expr *operand, clang::UnaryOperatorKind kind, clang::QualType type,
                       clang::ExprValueKind valueKind)
    {
        return clang::UnaryOperator::Create(m_context, operand, kind, type, valueKind,
                                            clang::OK_Ordinary, operand->getExprLoc(), false,
                                            clang::FPOptionsOverride());
    }

    clang::ASTContext &m_context;
};

} // namespace

void trustCasts(clang::ASTContext &context, clang::Decl *declaration)
{
    TrustCasts(context).TraverseDecl(declaration);
}

} // namespace warplens
