// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/hlslglobals.h"

#include "compiler/arraytype.h"
#include "compiler/declare.h"
#include "compiler/diagnosticcollector.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/GlobalDecl.h>
#include <clang/AST/RecordLayout.h>
#include <clang/CodeGen/ModuleBuilder.h>
#include <clang/Sema/Sema.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ReplaceConstant.h>

namespace warplens {

namespace {

/// More numbers than this make a parameter of no use; the struct is zero then.
constexpr std::size_t MostNumbers = 64;

/// A number inside a struct, vector or array.
struct Number
{
    std::string name; ///< `light.color.x`
    clang::QualType type;
    std::uint64_t offset = 0; ///< bytes
};

void collectNumbers(const clang::ASTContext &context, clang::QualType type, const std::string &name,
                    std::uint64_t offset, std::vector<Number> &numbers)
{
    if (numbers.size() > MostNumbers)
        return;
    if (const clang::ConstantArrayType *array = context.getAsConstantArrayType(type)) {
        const clang::QualType element = array->getElementType();
        const auto bytes = std::uint64_t(context.getTypeSizeInChars(element).getQuantity());
        const std::uint64_t count = array->getSize().getLimitedValue(MostNumbers + 1);
        for (std::uint64_t i = 0; i < count; ++i)
            collectNumbers(context, element, name + "[" + std::to_string(i) + "]",
                           offset + i * bytes, numbers);
        return;
    }
    const auto *record = llvm::dyn_cast_or_null<clang::CXXRecordDecl>(type->getAsRecordDecl());
    if (!record || !record->hasDefinition()) {
        numbers.push_back({name, type, offset});
        return;
    }
    const clang::ASTRecordLayout &layout = context.getASTRecordLayout(record);
    for (const clang::CXXBaseSpecifier &base : record->bases()) {
        const auto *parent = base.getType()->getAsCXXRecordDecl();
        const auto place = std::uint64_t(layout.getBaseClassOffset(parent).getQuantity());
        collectNumbers(context, base.getType(), name, offset + place, numbers);
    }
    for (const clang::FieldDecl *field : record->fields())
        collectNumbers(context, field->getType(), name + "." + field->getNameAsString(),
                       offset + layout.getFieldOffset(field->getFieldIndex()) / 8, numbers);
}

/// The pointer that a buffer of the prelude is; nothing for any other type.
const clang::FieldDecl *bufferField(clang::QualType type)
{
    const auto *record = llvm::dyn_cast_or_null<clang::CXXRecordDecl>(type->getAsRecordDecl());
    if (!record || !record->hasDefinition() || record->field_empty())
        return nullptr;
    const clang::FieldDecl *field = *record->field_begin();
    const bool isPrelude = record->getDeclContext()->isNamespace() && field->getName() == "data";
    return isPrelude && field->getType()->isPointerType() ? field : nullptr;
}

/// The element's type as the text spells it: `float3`, not what the name stands for.
clang::QualType elementOf(clang::QualType buffer, const clang::FieldDecl &field)
{
    const auto *specialised = buffer->getAs<clang::TemplateSpecializationType>();
    if (specialised && !specialised->template_arguments().empty())
        return specialised->template_arguments().front().getAsType();
    const auto *record =
        llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(buffer->getAsRecordDecl());
    return record ? record->getTemplateArgs().get(0).getAsType()
                  : field.getType()->getPointeeType();
}

llvm::GlobalVariable *addVariable(llvm::Module &module, llvm::Type *type, const std::string &symbol)
{
    return new llvm::GlobalVariable(module, type, false, llvm::GlobalValue::ExternalLinkage,
                                    nullptr, symbol, nullptr, llvm::GlobalValue::NotThreadLocal, 1);
}

/// Gives `function` its own copy of `whole`, put together from its parts.
void copyInto(llvm::Function &function, llvm::GlobalVariable &whole,
              const std::vector<std::pair<llvm::GlobalVariable *, std::uint64_t>> &parts)
{
    llvm::convertUsersOfConstantsToInstructions({&whole}, &function);
    llvm::SmallVector<llvm::Use *> uses;
    for (llvm::Use &use : whole.uses()) {
        const auto *user = llvm::dyn_cast<llvm::Instruction>(use.getUser());
        if (user && user->getFunction() == &function)
            uses.push_back(&use);
    }
    if (uses.empty())
        return;
    llvm::IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
    llvm::AllocaInst *copy = builder.CreateAlloca(whole.getValueType(), 0, nullptr);
    for (const auto &[part, offset] : parts) {
        llvm::Value *to = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), copy, offset);
        builder.CreateStore(builder.CreateLoad(part->getValueType(), part), to);
    }
    llvm::Value *inSpace = builder.CreateAddrSpaceCast(copy, whole.getType());
    for (llvm::Use *use : uses) {
        auto *cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(use->getUser());
        if (cast && cast->getDestAddressSpace() == 0)
            cast->replaceAllUsesWith(copy);
        else
            use->set(inSpace);
    }
}

} // namespace

void HlslGlobals::take(clang::Decl *declaration)
{
    auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration);
    if (!variable || variable->hasAttr<clang::CUDASharedAttr>() || variable->isInvalidDecl()
        || variable->getType().isConstQualified())
        return;
    clang::ASTContext &context = m_sema->Context;
    variable->addAttr(clang::CUDADeviceAttr::CreateImplicit(context));
    if (variable->getStorageClass() == clang::SC_Static)
        return;
    // Numbered, so that a map by symbol keeps the order of the text.
    const std::string number = std::to_string(1000 + m_variables.size()).substr(1);
    variable->addAttr(clang::AsmLabelAttr::CreateImplicit(
        context, "__wl_global_" + number + "_" + variable->getNameAsString(), true));
    m_variables.push_back(variable);
}

void HlslGlobals::see()
{
    auto *scope = m_sema ? llvm::dyn_cast<clang::NamespaceDecl>(m_sema->CurContext) : nullptr;
    if (!scope)
        return;
    clang::Decl *&last = m_last[scope];
    clang::Decl *next = last ? last->getNextDeclInContext() : *scope->noload_decls_begin();
    for (; next; next = next->getNextDeclInContext()) {
        take(next);
        last = next;
    }
}

void HlslGlobals::declare(KernelDeclaration &declaration, clang::CodeGenerator &generator,
                          llvm::Module &module, const clang::ASTContext &context,
                          const WrappedSource &wrapped) const
{
    for (clang::VarDecl *variable : m_variables) {
        const std::string symbol = generator.GetMangledName(clang::GlobalDecl(variable)).str();
        llvm::GlobalVariable *global = module.getGlobalVariable(symbol, true);
        if (!global || global->use_empty())
            continue;
        const clang::QualType type = variable->getType();
        Parameter parameter = describeParameter(context, type);
        parameter.name = variable->getNameAsString();
        parameter.position =
            positionInText(context.getSourceManager(), variable->getLocation(), wrapped)
                .value_or(Position());
        if (const clang::FieldDecl *field = bufferField(type)) {
            parameter.isBuffer = true;
            parameter.isStruct = false;
            parameter.value = ValueType::I64;
            parameter.array = arrayTypeOf(context, elementOf(type, *field));
        }
        std::vector<Number> numbers;
        if (parameter.isStruct)
            collectNumbers(context, type, parameter.name, 0, numbers);
        if (!parameter.isStruct || numbers.empty() || numbers.size() > MostNumbers) {
            declaration.undeclared[symbol] = parameter;
            continue;
        }
        std::vector<std::pair<llvm::GlobalVariable *, std::uint64_t>> parts;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            Parameter one = describeParameter(context, numbers[i].type);
            one.name = numbers[i].name;
            one.position = parameter.position;
            const std::string own = symbol + "_" + std::to_string(1000 + i).substr(1);
            llvm::Type *word = one.value == ValueType::F32
                ? llvm::Type::getFloatTy(module.getContext())
                : one.value == ValueType::F64 ? llvm::Type::getDoubleTy(module.getContext())
                : one.value == ValueType::F16
                ? llvm::Type::getHalfTy(module.getContext())
                : llvm::Type::getIntNTy(module.getContext(),
                                        unsigned(context.getTypeSize(numbers[i].type)));
            parts.emplace_back(addVariable(module, word, own), numbers[i].offset);
            declaration.undeclared[own] = one;
        }
        for (llvm::Function &function : module) {
            if (!function.isDeclaration())
                copyInto(function, *global, parts);
        }
    }
}

} // namespace warplens
