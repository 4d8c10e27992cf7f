// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/typeguess.h"

#include "compiler/arraytype.h"
#include "kernel/elementtype.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <algorithm>

namespace warplens {

namespace {

class GuessTypes : public clang::RecursiveASTVisitor<GuessTypes>
{
public:
    explicit GuessTypes(const UndeclaredNames &names)
        : m_names(names)
    {
    }
    std::map<std::string, clang::QualType> guesses;
    std::map<std::string, std::string> vectorGuesses;

    bool shouldVisitTemplateInstantiations() const { return true; }

    bool VisitVarDecl(clang::VarDecl *variable)
    {
        if (!variable->getType()->isUndeducedType())
            meets(variable->getInit(), variable->getType());
        return true;
    }
    bool VisitBinaryOperator(clang::BinaryOperator *operation)
    {
        if (operation->isCommaOp() || operation->isLogicalOp() || operation->isShiftOp())
            return true;
        meet(operation->getLHS(), operation->getRHS());
        return true;
    }
    /// An operation that the first guess made impossible, such as `float4 = float`.
    bool VisitRecoveryExpr(clang::RecoveryExpr *failed)
    {
        if (failed->subExpressions().size() == 2)
            meet(failed->subExpressions()[0], failed->subExpressions()[1]);
        return true;
    }
    bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *access)
    {
        meets(access->getIdx(),
              access->getIdx()->getType()->isIntegerType() ? access->getIdx()->getType() : m_int);
        return true;
    }
    bool VisitCallExpr(clang::CallExpr *call)
    {
        const clang::FunctionDecl *callee = call->getDirectCallee();
        if (callee && callee->getIdentifier() && callee->getName().starts_with("atomic")
            && call->getNumArgs() > 1)
            meets(pointee(call->getArg(0)), plain(call->getArg(1))->getType());
        if (const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(call)) {
            if (operation->isAssignmentOp() && call->getNumArgs() == 2)
                meet(call->getArg(0), call->getArg(1));
            return true;
        }
        if (!callee || callee->isTemplateInstantiation())
            return true;
        for (unsigned i = 0; i < std::min(call->getNumArgs(), callee->getNumParams()); ++i)
            meets(call->getArg(i), callee->getParamDecl(i)->getType());
        return true;
    }
    void setInt(clang::QualType type) { m_int = type; }

private:
    void meet(clang::Expr *left, clang::Expr *right)
    {
        // Where both sides are open, neither tells of the other.
        if (!isOpen(right))
            meets(left, plain(right)->getType());
        if (!isOpen(left))
            meets(right, plain(left)->getType());
    }

    /// The narrow float that was made a wider one, or the other way round; null for anything else.
    static const clang::Expr *convertedFrom(const clang::Expr *expression)
    {
        if (const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(expression))
            return made->getNumArgs() == 1 && !llvm::isa<clang::CXXTemporaryObjectExpr>(made)
                    && elementTypeOf(spelled(made->getType()))
                ? made->getArg(0)
                : nullptr;
        const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(expression);
        if (!call || !llvm::isa_and_nonnull<clang::CXXConversionDecl>(call->getMethodDecl()))
            return nullptr;
        const clang::Expr *object = call->getImplicitObjectArgument();
        return elementTypeOf(spelled(object->getType())) ? object : nullptr;
    }

    static const clang::Expr *plain(const clang::Expr *expression)
    {
        for (;;) {
            expression = expression->IgnoreParenImpCasts()->IgnoreImplicit();
            if (const clang::Expr *narrow = convertedFrom(expression)) {
                expression = narrow;
                continue;
            }
            const auto *failed = llvm::dyn_cast<clang::RecoveryExpr>(expression);
            if (!failed || failed->subExpressions().size() != 1)
                return expression;
            expression = failed->subExpressions().front();
        }
    }

    /// What `&element` points to.
    static const clang::Expr *pointee(const clang::Expr *expression)
    {
        const auto *address = llvm::dyn_cast<clang::UnaryOperator>(plain(expression));
        return address && address->getOpcode() == clang::UO_AddrOf ? address->getSubExpr()
                                                                   : nullptr;
    }

    /// Whether the type of `expression` follows from a buffer whose own type is not known.
    bool isOpen(const clang::Stmt *expression) const
    {
        const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression);
        const UndeclaredName *name = reference ? m_names.find(reference->getDecl()) : nullptr;
        if (name && name->isBuffer && !m_names.isTypeKnown(*name))
            return true;
        return std::ranges::any_of(expression->children(), [this](const clang::Stmt *child) {
            return child && isOpen(child);
        });
    }

    /// The undeclared name whose element (or, of an integer, value) `expression` is.
    const UndeclaredName *rootOf(const clang::Expr *expression) const
    {
        if (!expression)
            return nullptr;
        expression = plain(expression);
        bool isElement = false;
        if (llvm::isa<clang::ArraySubscriptExpr>(expression)) {
            while (const auto *access = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression))
                expression = access->getBase()->IgnoreParenImpCasts();
            isElement = true;
        } else if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression);
                   operation && operation->getOpcode() == clang::UO_Deref) {
            expression = operation->getSubExpr()->IgnoreParenImpCasts();
            if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(expression);
                sum && sum->isAdditiveOp())
                expression = sum->getLHS();
            isElement = true;
        }
        const auto *reference =
            llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
        const UndeclaredName *name = reference ? m_names.find(reference->getDecl()) : nullptr;
        if (!name || (name->isReference ? isElement : name->isBuffer != isElement))
            return nullptr;
        return name->isBuffer || name->isModified ? name : nullptr;
    }

    /// `.x` of an element that was taken for a vector: of what, its use may tell.
    void meetsComponent(const clang::Expr *expression, clang::QualType type)
    {
        const auto *member =
            expression ? llvm::dyn_cast<clang::MemberExpr>(plain(expression)) : nullptr;
        const UndeclaredName *name = member ? rootOf(member->getBase()) : nullptr;
        if (!name || name->components == 0 || m_names.isTypeKnown(*name) || type.isNull()
            || !type->isArithmeticType())
            return;
        std::string scalar = spelled(type);
        if (scalar.starts_with("unsigned ")) // `uint2`
            scalar = "u" + scalar.substr(9);
        const std::string vector = scalar + std::to_string(name->components);
        if (elementTypeOf(vector))
            vectorGuesses.emplace(name->name, vector);
    }

    void meets(const clang::Expr *expression, clang::QualType type)
    {
        meetsComponent(expression, type);
        const UndeclaredName *name = rootOf(expression);
        if (!name || m_names.isTypeKnown(*name) || type.isNull() || type->isReferenceType()
            || type->isDependentType() || type->containsErrors())
            return;
        const bool isElementType = type->isArithmeticType() || type->isRecordType();
        if (isElementType)
            guesses.emplace(name->name, type);
    }

    const UndeclaredNames &m_names;
    clang::QualType m_int;
};

clang::QualType takenFor(const UndeclaredName &name)
{
    clang::QualType type = name.variable->getType();
    if (!name.isBuffer)
        return type;
    if (!llvm::isa<clang::ArrayType>(type.getTypePtr()))
        type = type->getPointeeType();
    while (const auto *array = llvm::dyn_cast<clang::ArrayType>(type.getTypePtr()))
        type = array->getElementType();
    return type;
}

} // namespace

std::map<std::string, std::string> guessTypes(const std::vector<clang::Decl *> &declarations,
                                              const UndeclaredNames &names)
{
    if (names.names().empty())
        return {};
    const clang::ASTContext &context = names.names().front().variable->getASTContext();
    GuessTypes visitor(names);
    visitor.setInt(context.IntTy);
    for (clang::Decl *declaration : declarations)
        visitor.TraverseDecl(declaration);
    std::map<std::string, std::string> texts;
    for (const UndeclaredName &name : names.names()) {
        const auto vector = visitor.vectorGuesses.find(name.name);
        if (vector != visitor.vectorGuesses.end() && vector->second != spelled(takenFor(name)))
            texts[name.name] = vector->second;
        const auto guess = visitor.guesses.find(name.name);
        if (guess == visitor.guesses.end())
            continue;
        if (!context.hasSameUnqualifiedType(guess->second, takenFor(name)))
            texts[name.name] = spelled(guess->second);
    }
    return texts;
}

} // namespace warplens
