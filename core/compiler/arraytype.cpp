// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/arraytype.h"

#include "compiler/dialects/hlslrewrite.h"

#include <clang/AST/Decl.h>
#include <clang/AST/PrettyPrinter.h>

namespace warplens {

std::string spelled(clang::QualType type)
{
    clang::LangOptions options;
    options.CPlusPlus = options.Bool = true;
    clang::PrintingPolicy policy(options);
    policy.SuppressTagKeyword = true;
    std::string text = type.getUnqualifiedType().getAsString(policy);
    // The namespace round an HLSL text is nobody's spelling.
    const std::string scope = std::string(HlslNamespace) + "::";
    for (auto at = text.find(scope); at != std::string::npos; at = text.find(scope, at))
        text.erase(at, scope.size());
    return text;
}

static ValueType integerOfBits(std::uint64_t bits)
{
    return bits <= 8 ? ValueType::I8
        : bits <= 16 ? ValueType::I16
        : bits <= 32 ? ValueType::I32
                     : ValueType::I64;
}

ValueType valueTypeOf(const clang::ASTContext &context, clang::QualType scalar)
{
    const clang::QualType type = scalar.getCanonicalType().getUnqualifiedType();
    if (type->isBooleanType())
        return ValueType::Bool;
    if (type->isPointerType() || type->isReferenceType() || type->isMemberPointerType())
        return ValueType::I64;
    if (type->isBFloat16Type())
        return ValueType::BF16;
    if (type->isFloat16Type() || type->isHalfType())
        return ValueType::F16;
    if (type->isRealFloatingType())
        return context.getTypeSize(type) == 64 ? ValueType::F64 : ValueType::F32;
    if (type->isIntegralOrEnumerationType())
        return integerOfBits(context.getTypeSize(type));
    return ValueType::I32;
}

/// The first scalar inside a struct, vector or array: what the whole is taken to be made of.
static clang::QualType leafOf(const clang::ASTContext &context, clang::QualType type)
{
    for (;;) {
        if (const clang::ArrayType *array = context.getAsArrayType(type)) {
            type = array->getElementType();
        } else if (const auto *vector = type->getAs<clang::VectorType>()) {
            type = vector->getElementType();
        } else if (const clang::RecordDecl *record = type->getAsRecordDecl();
                   record && record->getDefinition() && !record->getDefinition()->field_empty()) {
            type = record->getDefinition()->field_begin()->getType();
        } else {
            return type;
        }
    }
}

ArrayType arrayTypeOf(const clang::ASTContext &context, clang::QualType type)
{
    ArrayType result;
    while (const clang::ArrayType *array = context.getAsArrayType(type)) {
        if (const auto *sized = llvm::dyn_cast<clang::ConstantArrayType>(array))
            result.shape.push_back(std::uint32_t(sized->getSize().getLimitedValue(0xffff'ffffU)));
        type = array->getElementType();
    }
    result.element = spelled(type);
    if (type->isVoidType() || type->isFunctionType() || type->isIncompleteType()
        || type->isDependentType()) {
        result.elementBytes = 1;
        result.scalar = ValueType::I8;
        return result;
    }
    result.elementBytes = std::uint32_t(context.getTypeSizeInChars(type).getQuantity());
    result.scalar = valueTypeOf(context, leafOf(context, type));
    result.scalars = std::max(1U, result.elementBytes / bytesOf(result.scalar));
    return result;
}

} // namespace warplens
