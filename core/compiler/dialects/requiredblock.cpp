// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/requiredblock.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/Expr.h>

#include <algorithm>

namespace warplens {

/// `numthreads` is an annotation of the prelude.
static std::optional<Extent> blockOfEntry(const clang::FunctionDecl *entry)
{
    const clang::ASTContext &context = entry->getASTContext();
    for (const auto *annotation : entry->specific_attrs<clang::AnnotateAttr>()) {
        if (annotation->getAnnotation() != "numthreads" || annotation->args_size() != 3)
            continue;
        std::uint32_t axes[3] = {};
        for (unsigned i = 0; i < 3; ++i) {
            clang::Expr::EvalResult value;
            const clang::Expr *size = annotation->args_begin()[i];
            if (!size->EvaluateAsInt(value, context))
                return {};
            // None, or too many, is for the check of the launch to refuse.
            const std::int64_t threads = value.Val.getInt().getExtValue();
            axes[i] = std::uint32_t(std::clamp<std::int64_t>(threads, 0, 0x7fff'ffff));
        }
        return Extent{axes[0], axes[1], axes[2]};
    }
    return {};
}

std::optional<Extent> requiredBlock(const clang::FunctionDecl *kernel,
                                    const std::vector<clang::Decl *> &declarations)
{
    if (const auto *required = kernel->getAttr<clang::ReqdWorkGroupSizeAttr>())
        return Extent{required->getXDim(), required->getYDim(), required->getZDim()};
    if (const auto *hint = kernel->getAttr<clang::WorkGroupSizeHintAttr>())
        return Extent{hint->getXDim(), hint->getYDim(), hint->getZDim()};
    // HLSL's kernel stands in the wrapper and calls the function of its name.
    for (clang::Decl *declaration : declarations) {
        const auto *scope = llvm::dyn_cast<clang::NamespaceDecl>(declaration);
        if (!scope)
            continue;
        for (const clang::Decl *member : scope->noload_decls()) {
            const auto *function = llvm::dyn_cast<clang::FunctionDecl>(member);
            if (!function || function->getDeclName() != kernel->getDeclName())
                continue;
            if (const auto block = blockOfEntry(function))
                return block;
        }
    }
    return {};
}

} // namespace warplens
