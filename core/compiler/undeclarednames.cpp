// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/undeclarednames.h"

#include "compiler/constantvalue.h"
#include "compiler/diagnosticcollector.h"
#include "compiler/lowering.h"
#include "compiler/threadnames.h"
#include "compiler/typenamed.h"
#include "kernel/elementtype.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Sema/Lookup.h>
#include <clang/Sema/Sema.h>

#include <algorithm>

namespace warplens {

/// Of an undeclared array with several subscripts, whose rows are as long as nobody says.
static constexpr std::uint32_t GlobalExtent = 1024;
static constexpr std::uint32_t SharedExtent = 32;

UndeclaredNames::UndeclaredNames(const UndeclaredPolicy &policy, const WrappedSource &wrapped)
    : m_policy(policy)
    , m_wrapped(wrapped)
    , m_tokens(tokensOf(wrapped.text))
    , m_uses(nameUses(m_tokens))
    , m_constantNames(namesInConstantPlaces(m_tokens))
    , m_tellsThreadsApart(tellsThreadsApart(m_tokens, m_uses))
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
    if (entry->getName() == GuardFile || entry->getName() == DefinitionsFile)
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
    name.isReference = use.isAddressed && !use.isPointer;
    name.isBuffer = use.isPointer || name.isReference;
    name.components = use.components;
    name.isMain = isExpression && use.isPointer && isOutermost(place.token);
    name.isShared = name.isMain && m_policy.source->space == Space::Shared;
    name.isModified = use.isModified && !name.isReference;
    name.isIndex = use.isInSubscript;
    if (use.isPointer && use.subscripts > 1)
        name.shape.assign(use.subscripts, name.isShared ? SharedExtent : GlobalExtent);
    // In a whole file, to change what nobody declared is a mistake.
    return !name.isModified || m_wrapped.form != SourceForm::File;
}

/// What its uses leave open. Members make it a vector; an index is of integers, and so is what
/// one counts in by its address.
static std::string defaultType(const UndeclaredName &name)
{
    const bool isNumber = name.isBuffer || name.components > 0;
    const std::string scalar = isNumber && !name.isIndex && !name.isReference ? "float" : "int";
    return name.components > 0 ? scalar + std::to_string(name.components) : scalar;
}

/// Of the array an expression is about: a vector of what was asked for, if its members are named.
std::string UndeclaredNames::mainType(const UndeclaredName &name) const
{
    const std::string type = elementTypeOf(*m_policy.source);
    const std::string vector = type + std::to_string(name.components);
    const auto scalar = elementTypeOf(type);
    const bool isScalar = scalar && scalar->scalars == 1;
    return name.components > 0 && isScalar && elementTypeOf(vector) ? vector : type;
}

clang::QualType UndeclaredNames::elementType(const UndeclaredName &name,
                                             clang::SourceLocation location,
                                             clang::Scope *scope) const
{
    const auto asked = m_policy.bufferTypes.find(name.name);
    const auto guessed = m_policy.guesses.find(name.name);
    const std::string text = asked != m_policy.bufferTypes.end() ? asked->second
        : name.isMain                                            ? mainType(name)
        : guessed != m_policy.guesses.end()                      ? guessed->second
                                                                 : defaultType(name);
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
    if (name.isReference)
        return context.getLValueReferenceType(element);
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

static bool isDeviceCode(const clang::FunctionDecl *function)
{
    return function
        && (function->getLangOpts().OpenCL || function->hasAttr<clang::CUDAGlobalAttr>()
            || function->hasAttr<clang::CUDADeviceAttr>());
}

/// Whether a name in a template's arguments reads like a number rather than a type: not `T`,
/// `Matrix` or `scalar_t`.
static bool readsLikeNumber(llvm::StringRef name)
{
    const bool hasLower = std::ranges::any_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
    const bool startsUpper = name.front() >= 'A' && name.front() <= 'Z';
    return !(startsUpper && hasLower) && !name.ends_with("_t") && name != "T" && name != "U";
}

/// Host code is not judged, so it only counts where it may launch a kernel's template.
bool UndeclaredNames::isConstantPlace(const clang::FunctionDecl *function,
                                      llvm::StringRef name) const
{
    const auto &context = m_sema->currentEvaluationContext();
    using Context = std::remove_cvref_t<decltype(context)>;
    const bool isTemplateArgument = context.ExprContext == Context::EK_TemplateArgument;
    if (isTemplateArgument && !readsLikeNumber(name))
        return false;
    if (function && !isDeviceCode(function) && !isTemplateArgument)
        return false;
    if (m_sema->isConstantEvaluatedContext())
        return true;
    const auto *variable = llvm::dyn_cast_or_null<clang::VarDecl>(context.ManglingContextDecl);
    if (!variable || variable->isInvalidDecl())
        return false;
    const bool isConstant = variable->getType().isConstQualified()
        && variable->getType()->isIntegralOrEnumerationType();
    return variable->isConstexpr()
        || (isConstant
            && (variable->isFileVarDecl()
                || m_constantNames.contains(
                    {variable->getName().data(), variable->getName().size()})));
}

/// Like `#define NAME value`, but found by the compiler's own look-up: a constant of an
/// enumeration has no storage, so it may be used wherever a number may.
clang::EnumConstantDecl *UndeclaredNames::makeConstant(clang::LookupResult &result,
                                                       const std::string &text)
{
    clang::ASTContext &context = m_sema->Context;
    const clang::SourceLocation location = result.getNameLoc();
    if (!m_owner) {
        m_owner = clang::EnumDecl::Create(context, context.getTranslationUnitDecl(), location,
                                          location, nullptr, nullptr, false, false, false);
        m_owner->startDefinition();
        m_owner->completeDefinition(context.IntTy, context.IntTy, 32, 32);
    }
    const ConstantValue value = constantValue(text).value_or(ConstantValue());
    const clang::QualType type = value.isWide
        ? (value.isUnsigned ? context.UnsignedLongLongTy : context.LongLongTy)
        : (value.isUnsigned ? context.UnsignedIntTy : context.IntTy);
    const llvm::APSInt number(llvm::APInt(64, value.bits).trunc(value.isWide ? 64 : 32),
                              value.isUnsigned);
    return clang::EnumConstantDecl::Create(context, m_owner, location,
                                           result.getLookupName().getAsIdentifierInfo(), type,
                                           nullptr, number);
}

bool UndeclaredNames::resolveConstant(clang::LookupResult &result,
                                      const clang::FunctionDecl *function, const Place &place)
{
    const llvm::StringRef name = result.getLookupName().getAsIdentifierInfo()->getName();
    if (!standsForVariable(m_tokens, place.token))
        return false;
    auto found = std::ranges::find(m_constants, name, &UndeclaredConstant::name);
    if (found == m_constants.end()) {
        if (!m_policy.knownConstants.contains(name.str()) && !isConstantPlace(function, name))
            return false;
        UndeclaredConstant constant;
        constant.name = name.str();
        constant.position = textPosition(result);
        const auto given = m_policy.constants.find(constant.name);
        constant.text = given != m_policy.constants.end() && constantValue(given->second)
            ? given->second
            : defaultConstant(constant.name);
        constant.declaration = makeConstant(result, constant.text);
        m_constants.push_back(constant);
        found = m_constants.end() - 1;
    }
    result.addDecl(found->declaration);
    result.resolveKind();
    return true;
}

std::vector<std::string> UndeclaredNames::lateConstants() const
{
    std::vector<std::string> late;
    for (const UndeclaredConstant &constant : m_constants) {
        const bool wasVariable =
            std::ranges::find(m_names, constant.name, &UndeclaredName::name) != m_names.end();
        if ((wasVariable || m_otherUses.contains(constant.name))
            && !m_policy.knownConstants.contains(constant.name))
            late.push_back(constant.name);
    }
    return late;
}

/// Names of the thread's place, which the prelude keeps in a namespace of their own.
bool UndeclaredNames::resolveIndex(clang::LookupResult &result, const Place &place)
{
    if (m_wrapped.form == SourceForm::File)
        return false;
    const llvm::StringRef name = result.getLookupName().getAsIdentifierInfo()->getName();
    const std::string_view word(name.data(), name.size());
    const bool isExpression = m_wrapped.form == SourceForm::Expression;
    const bool isCertain = isExpression && (word == "i" || word == "lane" || word == "warp");
    if (isWeakThreadName(word) && !isCertain && m_tellsThreadsApart)
        return false;
    const auto meaning = threadNameMeaning(word);
    const auto use = m_uses.find(word);
    if (meaning && use != m_uses.end()
        && (use->second.isModified || use->second.isAddressed || use->second.isPointer
            || use->second.components > 0
            || (!isExpression && !standsForVariable(m_tokens, place.token))))
        return false;
    clang::NamedDecl *known = shaderName(name);
    if (!known)
        return false;
    const bool isNoted = meaning && !isCertain
        && std::ranges::find(m_assumed, word, &AssumedIndex::name) == m_assumed.end();
    if (isNoted)
        m_assumed.push_back({name.str(), std::string(*meaning), textPosition(result)});
    result.addDecl(known);
    result.resolveKind();
    return true;
}

bool UndeclaredNames::LookupUnqualified(clang::LookupResult &result, clang::Scope *scope)
{
    const clang::IdentifierInfo *identifier = result.getLookupName().getAsIdentifierInfo();
    if (!m_sema || !identifier || result.isForRedeclaration()
        || result.getLookupKind() != clang::Sema::LookupOrdinaryName)
        return false;
    const Place place = placeOf(result.getNameLoc(), identifier->getName());
    if (!place.isText && !place.isWrapper)
        return false;
    const clang::FunctionDecl *function = m_sema->getCurFunctionDecl(/*AllowLambda=*/true);
    if (place.isText && resolveConstant(result, function, place))
        return true;
    if (!isDeviceCode(function) || m_sema->isConstantEvaluatedContext()) {
        m_otherUses.insert(identifier->getName().str());
        return false;
    }
    if (place.isText && resolveIndex(result, place))
        return true;
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
    if (name.isMain && !m_policy.source->shape.empty())
        name.shape = m_policy.source->shape;
    name.variable = declare(name, result, scope);
    m_names.push_back(name);
    result.addDecl(name.variable);
    result.resolveKind();
    return true;
}

} // namespace warplens
