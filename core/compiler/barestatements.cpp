// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/barestatements.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>

namespace warplens {

namespace {

bool namesElement(const clang::Expr *expression)
{
    expression = expression->IgnoreParens();
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
        return llvm::isa<clang::FieldDecl>(member->getMemberDecl())
            && (member->isArrow() || namesElement(member->getBase()));
    if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
        return operation->getOpcode() == clang::UO_Deref;
    return llvm::isa<clang::ArraySubscriptExpr>(expression);
}

clang::Expr *cast(clang::ASTContext &context, clang::CastKind kind, clang::QualType type,
                  clang::Expr *expression, clang::ExprValueKind value)
{
    return clang::ImplicitCastExpr::Create(context, type, kind, expression, nullptr, value,
                                           clang::FPOptionsOverride());
}

clang::Expr *loaded(clang::ASTContext &context, clang::Expr *element);

/// One load after the other, of each field.
clang::Expr *loadedFields(clang::ASTContext &context, clang::Expr *element,
                          const clang::RecordDecl *record)
{
    clang::Expr *all = nullptr;
    for (clang::FieldDecl *field : record->fields()) {
        const clang::SourceLocation place = element->getExprLoc();
        clang::Expr *member = clang::MemberExpr::Create(
            context, element, false, place, clang::NestedNameSpecifierLoc(), place, field,
            clang::DeclAccessPair::make(field, clang::AS_public),
            clang::DeclarationNameInfo(field->getDeclName(), place), nullptr, field->getType(),
            clang::VK_LValue, clang::OK_Ordinary, clang::NOUR_None);
        clang::Expr *value = loaded(context, member);
        if (!value)
            continue;
        all = all
            ? clang::BinaryOperator::Create(context, all, value, clang::BO_Comma, value->getType(),
                                            clang::VK_PRValue, clang::OK_Ordinary,
                                            element->getExprLoc(), clang::FPOptionsOverride())
            : value;
    }
    return all;
}

/// The vector of words that a struct as wide and as aligned is loaded as, as by hand.
clang::QualType wordsOf(clang::ASTContext &context, clang::QualType type)
{
    const auto bytes = context.getTypeSizeInChars(type).getQuantity();
    if (context.getTypeAlignInChars(type).getQuantity() < bytes)
        return {};
    switch (bytes) {
    case 1: return context.CharTy;
    case 2: return context.ShortTy;
    case 4: return context.IntTy;
    case 8: return context.getVectorType(context.IntTy, 2, clang::VectorKind::Generic);
    case 16: return context.getVectorType(context.IntTy, 4, clang::VectorKind::Generic);
    default: return {};
    }
}

/// The value of `element`; null for what cannot be loaded whole.
clang::Expr *loaded(clang::ASTContext &context, clang::Expr *element)
{
    const clang::QualType type = element->getType();
    if (type->isDependentType() || type->isIncompleteType() || element->refersToBitField())
        return nullptr;
    if (const clang::RecordDecl *record = type->getAsRecordDecl()) {
        const clang::QualType words = wordsOf(context, type);
        if (words.isNull())
            return loadedFields(context, element, record);
        element = cast(context, clang::CK_LValueBitCast, words, element, clang::VK_LValue);
        return cast(context, clang::CK_LValueToRValue, words, element, clang::VK_PRValue);
    }
    if (type->isScalarType() || type->isVectorType())
        return cast(context, clang::CK_LValueToRValue, type.getUnqualifiedType(), element,
                    clang::VK_PRValue);
    return nullptr;
}

class LoadBareElements : public clang::RecursiveASTVisitor<LoadBareElements>
{
public:
    explicit LoadBareElements(clang::ASTContext &context)
        : m_context(context)
    {
    }
    bool shouldVisitTemplateInstantiations() const { return true; }

    bool VisitCompoundStmt(clang::CompoundStmt *block)
    {
        for (clang::Stmt *&statement : block->body())
            statement = replacement(statement);
        return true;
    }
    bool VisitIfStmt(clang::IfStmt *choice)
    {
        choice->setThen(replacement(choice->getThen()));
        if (choice->getElse())
            choice->setElse(replacement(choice->getElse()));
        return true;
    }
    bool VisitForStmt(clang::ForStmt *loop)
    {
        loop->setBody(replacement(loop->getBody()));
        return true;
    }
    bool VisitWhileStmt(clang::WhileStmt *loop)
    {
        loop->setBody(replacement(loop->getBody()));
        return true;
    }
    bool VisitDoStmt(clang::DoStmt *loop)
    {
        loop->setBody(replacement(loop->getBody()));
        return true;
    }

private:
    clang::Stmt *replacement(clang::Stmt *statement)
    {
        auto *expression = llvm::dyn_cast<clang::Expr>(statement);
        if (!expression || !expression->isGLValue() || !namesElement(expression))
            return statement;
        clang::Expr *value = loaded(m_context, expression);
        return value ? value : statement;
    }

    clang::ASTContext &m_context;
};

} // namespace

void loadBareElements(clang::ASTContext &context, clang::Decl *declaration)
{
    LoadBareElements(context).TraverseDecl(declaration);
}

} // namespace warplens
