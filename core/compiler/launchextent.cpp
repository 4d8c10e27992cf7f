// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/launchextent.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/ExprCXX.h>

namespace warplens {

namespace {

constexpr int MaxDepth = 64;

std::optional<std::int64_t> valueOf(const clang::ASTContext &context, const clang::Expr *expression,
                                    int depth);

std::optional<std::int64_t> valueOf(const clang::ASTContext &context,
                                    const clang::BinaryOperator *operation, int depth)
{
    const auto left = valueOf(context, operation->getLHS(), depth);
    const auto right = valueOf(context, operation->getRHS(), depth);
    if (!left || !right)
        return std::nullopt;
    std::int64_t result = 0;
    switch (operation->getOpcode()) {
    case clang::BO_Add:
        return __builtin_add_overflow(*left, *right, &result) ? std::nullopt
                                                              : std::optional(result);
    case clang::BO_Sub:
        return __builtin_sub_overflow(*left, *right, &result) ? std::nullopt
                                                              : std::optional(result);
    case clang::BO_Mul:
        return __builtin_mul_overflow(*left, *right, &result) ? std::nullopt
                                                              : std::optional(result);
    case clang::BO_Div: return *right <= 0 ? std::nullopt : std::optional(*left / *right);
    case clang::BO_Rem: return *right <= 0 ? std::nullopt : std::optional(*left % *right);
    case clang::BO_Shl:
        return *right < 0 || *right > 31 || *left < 0 || *left > 0x7fff'ffff
            ? std::nullopt
            : std::optional(*left << *right);
    case clang::BO_Shr:
        return *right < 0 || *right > 63 ? std::nullopt : std::optional(*left >> *right);
    default: return std::nullopt;
    }
}

std::optional<std::int64_t> valueOf(const clang::ASTContext &context, const clang::Expr *expression,
                                    int depth)
{
    if (!expression || depth > MaxDepth || expression->isValueDependent()
        || expression->containsErrors())
        return std::nullopt;
    clang::Expr::EvalResult evaluated;
    if (expression->getType()->isIntegralOrEnumerationType()
        && expression->EvaluateAsInt(evaluated, context))
        return evaluated.Val.getInt().getExtValue();
    expression = expression->IgnoreParenImpCasts();
    if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(expression))
        return cast->getType()->isIntegralType(context)
            ? valueOf(context, cast->getSubExpr(), depth + 1)
            : std::nullopt;
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression))
        return valueOf(context, operation, depth + 1);
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression);
    const auto *variable =
        reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
    if (!variable || !variable->getType()->isIntegralType(context))
        return std::nullopt;
    return valueOf(context, variable->getAnyInitializer(), depth + 1);
}

/// `expression` is a dim3: made of up to three integers, or a variable that was.
std::optional<Extent> extentOf(const clang::ASTContext &context, const clang::Expr *expression,
                               int depth = 0)
{
    if (!expression || depth > MaxDepth || expression->isValueDependent())
        return std::nullopt;
    expression = expression->IgnoreImplicit()->IgnoreParenImpCasts()->IgnoreImplicit();
    if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(expression))
        return extentOf(context, cast->getSubExpr(), depth + 1);
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
        const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
        if (!variable)
            return std::nullopt;
        if (!variable->getType()->isIntegralType(context))
            return extentOf(context, variable->getAnyInitializer(), depth + 1);
    }
    const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(expression);
    if (made && made->getNumArgs() == 1 && made->getConstructor()->isCopyOrMoveConstructor())
        return extentOf(context, made->getArg(0), depth + 1);
    std::int64_t axes[3] = {1, 1, 1};
    const unsigned count = made ? std::min(made->getNumArgs(), 3U) : 1;
    for (unsigned i = 0; i < count; ++i) {
        const clang::Expr *axis = made ? made->getArg(i) : expression;
        if (const auto *standard = llvm::dyn_cast<clang::CXXDefaultArgExpr>(axis))
            axis = standard->getExpr();
        const auto value = valueOf(context, axis, depth + 1);
        if (!value || *value <= 0 || *value > 0x7fff'ffff)
            return std::nullopt;
        axes[i] = *value;
    }
    return Extent{std::uint32_t(axes[0]), std::uint32_t(axes[1]), std::uint32_t(axes[2])};
}

std::optional<Extent> boundOf(const clang::FunctionDecl *kernel)
{
    const auto *bounds = kernel->getAttr<clang::CUDALaunchBoundsAttr>();
    const auto threads =
        bounds ? valueOf(kernel->getASTContext(), bounds->getMaxThreads(), 0) : std::nullopt;
    if (!threads || *threads <= 0 || *threads > 1024)
        return std::nullopt;
    return Extent{std::uint32_t(*threads), 1, 1};
}

} // namespace

LaunchExtent launchExtentOf(const clang::FunctionDecl *kernel,
                            const clang::CUDAKernelCallExpr *launch)
{
    LaunchExtent extent;
    const clang::CallExpr *config = launch ? launch->getConfig() : nullptr;
    if (config && config->getNumArgs() >= 2) {
        const clang::ASTContext &context = kernel->getASTContext();
        extent.grid = extentOf(context, config->getArg(0));
        extent.block = extentOf(context, config->getArg(1));
    }
    if (!extent.block)
        extent.block = boundOf(kernel);
    return extent;
}

} // namespace warplens
