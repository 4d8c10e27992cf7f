// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/undeclarednames.h"

#include "compiler/diagnosticcollector.h"
#include "compiler/lowering.h"
#include "compiler/typenamed.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Sema/Lookup.h>
#include <clang/Sema/Sema.h>

#include <algorithm>

namespace warplens {

UndeclaredNames::UndeclaredNames(const UndeclaredPolicy &policy, const WrappedSource &wrapped)
    : m_policy(policy)
    , m_wrapped(wrapped)
    , m_tokens(tokensOf(wrapped.text))
    , m_uses(nameUses(m_tokens))
{
}

void UndeclaredNames::attach(clang::Sema &sema)
{
    m_sema = &sema;
    sema.addExternalSource(this);
}

const UndeclaredName *UndeclaredNames::find(const clang::Decl *declaration) const
{
    const auto found = std::ranges::find(m_names, declaration, &UndeclaredName::variable);
    return found == m_names.end() ? nullptr : &*found;
}

bool UndeclaredNames::isTypeKnown(const UndeclaredName &name) const
{
    return name.isMain || m_policy.bufferTypes.contains(name.name)
        || m_policy.guesses.contains(name.name);
}

UndeclaredNames::Place UndeclaredNames::placeOf(clang::SourceLocation location,
                                                llvm::StringRef name) const
{
    Place place;
    const clang::SourceManager &sources = m_sema->getSourceManager();
    const clang::SourceLocation spelling = sources.getSpellingLoc(location);
    const auto entry = sources.getFileEntryRefForID(sources.getFileID(spelling));
    if (!entry)
        return place;
    if (entry->getName() == WrapperFile) {
        place.isWrapper = true;
        return place;
    }
    std::size_t offset = sources.getFileOffset(spelling);
    if (entry->getName() == GuardFile)
        offset -= sources.getBufferData(sources.getFileID(spelling)).find('\n') + 1;
    else if (entry->getName() != PersonFile)
        return place;
    const auto token = std::ranges::lower_bound(m_tokens, offset, {}, &TextToken::offset);
    place.isText = token != m_tokens.end() && token->offset == offset
        && llvm::StringRef(token->text.data(), token->text.size()) == name;
    place.token = std::size_t(token - m_tokens.begin());
    return place;
}

/// `thread`, `lane`, `SV_GroupThreadID` and their kin stand in a namespace of the prelude, where
/// only expressions and fragments find them.
clang::NamedDecl *UndeclaredNames::shaderName(llvm::StringRef name) const
{
    clang::ASTContext &context = m_sema->Context;
    clang::DeclContext *global = context.getTranslationUnitDecl();
    for (clang::NamedDecl *found : global->lookup(&context.Idents.get("__wl_names"))) {
        auto *names = llvm::dyn_cast<clang::NamespaceDecl>(found);
        if (!names)
            continue;
        for (clang::NamedDecl *member : names->lookup(&context.Idents.get(name)))
            return member;
    }
    return nullptr;
}

/// Whether no bracket of the expression itself is open round the token.
bool UndeclaredNames::isOutermost(std::size_t token) const
{
    int depth = 0;
    for (std::size_t i = 0; i < token; ++i) {
        if (m_tokens[i].offset < m_wrapped.expressionStart)
            continue;
        depth += m_tokens[i].text == "[" ? 1 : m_tokens[i].text == "]" ? -1 : 0;
    }
    return depth == 0 && m_tokens[token].offset >= m_wrapped.expressionStart;
}

bool UndeclaredNames::describe(UndeclaredName &name, const Place &place) const
{
    const bool isExpression = m_wrapped.form == SourceForm::Expression;
    if (place.isWrapper) {
        // The wrapper names one thing that nobody declared: the array of a bare index.
        if (!isExpression || name.name != implicitArray(*m_policy.source))
            return false;
        name.isBuffer = name.isMain = true;
        name.isShared = m_policy.source->space == Space::Shared;
        return true;
    }
    if (!place.isText || !standsForVariable(m_tokens, place.token))
        return false;
    const auto found = m_uses.find(m_tokens[place.token].text);
    const NameUse use = found == m_uses.end() ? NameUse() : found->second;
    name.isBuffer = use.isPointer;
    name.isMain = isExpression && use.isPointer && isOutermost(place.token);
    name.isShared = name.isMain && m_policy.source->space == Space::Shared;
    name.isModified = use.isModified;
    name.isIndex = use.isInSubscript;
    // In a whole file, to change what nobody declared is a mistake.
    return !name.isModified || m_wrapped.form != SourceForm::File;
}

clang::QualType UndeclaredNames::elementType(const UndeclaredName &name,
                                             clang::SourceLocation location,
                                             clang::Scope *scope) const
{
    const auto asked = m_policy.bufferTypes.find(name.name);
    const auto guessed = m_policy.guesses.find(name.name);
    const std::string text = asked != m_policy.bufferTypes.end() ? asked->second
        : name.isMain                                            ? m_policy.source->elementType
        : guessed != m_policy.guesses.end()                      ? guessed->second
        : name.isBuffer && !name.isIndex                         ? "float"
                                                                 : "int";
    const clang::QualType type = typeNamed(*m_sema, scope, location, text);
    if (!type.isNull())
        return type;
    clang::DiagnosticsEngine &diagnostics = m_sema->getDiagnostics();
    diagnostics.Report(
        location,
        diagnostics.getCustomDiagID(clang::DiagnosticsEngine::Error, "unknown type name '%0'"))
        << text;
    return m_sema->Context.FloatTy;
}

clang::QualType UndeclaredNames::typeOf(const UndeclaredName &name, clang::QualType element) const
{
    clang::ASTContext &context = m_sema->Context;
    const bool isOpenCl = m_sema->getLangOpts().OpenCL;
    if (isOpenCl) // what it points to, and it itself
        element = context.getAddrSpaceQualType(element, clang::LangAS::opencl_global);
    if (!name.isBuffer)
        return name.isModified ? element : element.withConst();
    const std::vector<std::uint32_t> &shape = name.shape;
    clang::QualType type = element;
    for (std::size_t i = shape.size(); i > 1; --i)
        type = context.getConstantArrayType(type, llvm::APInt(64, shape[i - 1]), nullptr,
                                            clang::ArraySizeModifier::Normal, 0);
    if (!name.isShared) {
        clang::QualType pointer = context.getPointerType(type);
        if (isOpenCl)
            pointer = context.getAddrSpaceQualType(pointer, clang::LangAS::opencl_global);
        return name.isModified ? pointer : pointer.withConst();
    }
    if (shape.empty())
        return context.getIncompleteArrayType(type, clang::ArraySizeModifier::Normal, 0);
    return context.getConstantArrayType(type, llvm::APInt(64, shape[0]), nullptr,
                                        clang::ArraySizeModifier::Normal, 0);
}

clang::VarDecl *UndeclaredNames::declare(const UndeclaredName &name, clang::LookupResult &result,
                                         clang::Scope *scope) const
{
    clang::ASTContext &context = m_sema->Context;
    const clang::SourceLocation location = result.getNameLoc();
    const clang::QualType type = typeOf(name, elementType(name, location, scope));
    // A variable of the kernel's own struct has no linkage, and Clang wants such a one defined.
    const bool isExtern =
        type->isIncompleteArrayType() || clang::isExternallyVisible(type->getLinkage());
    auto *variable = clang::VarDecl::Create(context, context.getTranslationUnitDecl(), location,
                                            location, result.getLookupName().getAsIdentifierInfo(),
                                            type, context.getTrivialTypeSourceInfo(type, location),
                                            isExtern ? clang::SC_Extern : clang::SC_None);
    if (name.isShared)
        variable->addAttr(clang::CUDASharedAttr::CreateImplicit(context));
    else if (!m_sema->getLangOpts().OpenCL)
        variable->addAttr(clang::CUDADeviceAttr::CreateImplicit(context));
    // Numbered, so that a map by symbol keeps the order of first use.
    const std::string number = std::to_string(1000 + m_names.size()).substr(1);
    variable->addAttr(clang::AsmLabelAttr::CreateImplicit(
        context, "__wl_undeclared_" + number + "_" + name.name, true));
    return variable;
}

Position UndeclaredNames::textPosition(const clang::LookupResult &result) const
{
    return positionInText(m_sema->getSourceManager(), result.getNameLoc(), m_wrapped)
        .value_or(Position());
}

bool UndeclaredNames::LookupUnqualified(clang::LookupResult &result, clang::Scope *scope)
{
    const clang::IdentifierInfo *identifier = result.getLookupName().getAsIdentifierInfo();
    if (!m_sema || !identifier || result.isForRedeclaration()
        || result.getLookupKind() != clang::Sema::LookupOrdinaryName)
        return false;
    const clang::FunctionDecl *function = m_sema->getCurFunctionDecl(/*AllowLambda=*/true);
    const bool isDeviceCode = function
        && (m_sema->getLangOpts().OpenCL || function->hasAttr<clang::CUDAGlobalAttr>()
            || function->hasAttr<clang::CUDADeviceAttr>());
    if (!isDeviceCode || m_sema->isConstantEvaluatedContext())
        return false;
    const Place place = placeOf(result.getNameLoc(), identifier->getName());
    if (!place.isText && !place.isWrapper)
        return false;
    // A fragment was cut from a kernel that has its own `i`; only an expression means ours.
    const bool isOurs = m_wrapped.form == SourceForm::Expression
        || (m_wrapped.form == SourceForm::Fragment && identifier->getName() != "i");
    if (isOurs && place.isText) {
        if (clang::NamedDecl *known = shaderName(identifier->getName())) {
            result.addDecl(known);
            result.resolveKind();
            return true;
        }
    }
    UndeclaredName name;
    name.name = identifier->getName().str();
    const auto found = std::ranges::find(m_names, name.name, &UndeclaredName::name);
    if (found != m_names.end()) {
        if (place.isText && !standsForVariable(m_tokens, place.token))
            return false;
        if (place.isText && !found->position.isValid())
            found->position = textPosition(result);
        result.addDecl(found->variable);
        result.resolveKind();
        return true;
    }
    if (!describe(name, place))
        return false;
    if (place.isText)
        name.position = textPosition(result);
    if (name.isMain)
        name.shape = m_policy.source->shape;
    name.variable = declare(name, result, scope);
    m_names.push_back(name);
    result.addDecl(name.variable);
    result.resolveKind();
    return true;
}

} // namespace warplens
