// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/typenamed.h"

#include "compiler/texttokens.h"

#include <clang/AST/ASTContext.h>
#include <clang/Sema/Lookup.h>
#include <clang/Sema/Sema.h>

#include <algorithm>

namespace warplens {

static clang::QualType builtinType(const clang::ASTContext &context, std::vector<std::string> words)
{
    const auto take = [&words](std::string_view word) { return std::erase(words, word); };
    const bool isUnsigned = take("unsigned") > 0;
    const bool isSigned = take("signed") > 0;
    const auto longs = take("long");
    const bool isShort = take("short") > 0;
    const bool isInt = take("int") > 0;
    if (words == std::vector<std::string>{"char"})
        return isUnsigned ? context.UnsignedCharTy
            : isSigned    ? context.SignedCharTy
                          : context.CharTy;
    if (words == std::vector<std::string>{"float"})
        return context.FloatTy;
    if (words == std::vector<std::string>{"double"})
        return context.DoubleTy;
    if (words == std::vector<std::string>{"bool"})
        return context.BoolTy;
    if (!words.empty() || !(isUnsigned || isSigned || isShort || isInt || longs))
        return {};
    if (isShort)
        return isUnsigned ? context.UnsignedShortTy : context.ShortTy;
    if (longs > 1)
        return isUnsigned ? context.UnsignedLongLongTy : context.LongLongTy;
    if (longs == 1)
        return isUnsigned ? context.UnsignedLongTy : context.LongTy;
    return isUnsigned ? context.UnsignedIntTy : context.IntTy;
}

static clang::QualType declaredType(clang::Sema &sema, clang::Scope *scope,
                                    clang::SourceLocation location, const std::string &name)
{
    clang::LookupResult result(sema, &sema.Context.Idents.get(name), location,
                               clang::Sema::LookupOrdinaryName);
    result.suppressDiagnostics();
    sema.LookupName(result, scope);
    if (!result.isSingleResult())
        return {};
    auto *type = llvm::dyn_cast<clang::TypeDecl>(result.getFoundDecl());
    return type ? sema.Context.getTypeDeclType(type) : clang::QualType();
}

clang::QualType typeNamed(clang::Sema &sema, clang::Scope *scope, clang::SourceLocation location,
                          const std::string &text)
{
    std::vector<std::string> words;
    int stars = 0;
    const std::string line = text + "\n";
    for (const TextToken &token : tokensOf(line)) {
        if (token.text == "*")
            ++stars;
        else if (token.text != "const" && token.text != "volatile" && token.text != "struct")
            words.emplace_back(token.text);
    }
    clang::QualType type = builtinType(sema.Context, words);
    if (type.isNull() && words.size() == 1)
        type = declaredType(sema, scope, location, words.front());
    for (; !type.isNull() && stars > 0; --stars)
        type = sema.Context.getPointerType(type);
    return type;
}

} // namespace warplens
