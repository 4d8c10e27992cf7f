// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/texttokens.h"
#include "compiler/wrapper.h"
#include "kernel/kernel.h"

#include <clang/Sema/ExternalSemaSource.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace warplens {

/// How the names that a text leaves undeclared are to be read.
struct UndeclaredPolicy
{
    const Source *source = nullptr;
    std::map<std::string, std::string> bufferTypes; ///< asked for: name → C++ text
    std::map<std::string, std::string> guesses;     ///< from an earlier parse, the same way
};

/// A name the text used without declaring it, and the variable that now stands for it.
struct UndeclaredName
{
    std::string name;
    clang::VarDecl *variable = nullptr;
    bool isBuffer = false;
    bool isShared = false;   ///< the shared array of an expression
    bool isMain = false;     ///< the array an expression is about; else inside its brackets
    bool isIndex = false;    ///< its elements are part of an index
    bool isModified = false; ///< needs storage of its own: a parameter of the wrapper
    std::vector<std::uint32_t> shape; ///< of the main array
    Position position;                ///< first use; invalid for the array of a bare index
};

/// Clang's last resort when it does not find a name in device code: declares it. Subscripted or
/// dereferenced names become buffers (in an expression on shared memory, its array), the rest
/// integers. Names in places that need a constant stay undeclared.
class UndeclaredNames : public clang::ExternalSemaSource
{
public:
    UndeclaredNames(const UndeclaredPolicy &policy, const WrappedSource &wrapped);

    void attach(clang::Sema &sema);
    bool LookupUnqualified(clang::LookupResult &result, clang::Scope *scope) override;

    /// In the order of first use.
    const std::vector<UndeclaredName> &names() const { return m_names; }
    /// Whether the name's type was asked for or guessed, and not taken for want of better.
    bool isTypeKnown(const UndeclaredName &name) const;
    /// The entry that `declaration` stands for, or nullptr.
    const UndeclaredName *find(const clang::Decl *declaration) const;

private:
    struct Place
    {
        bool isText = false;    ///< in the person's text, at `token`
        bool isWrapper = false; ///< in the wrapper round it
        std::size_t token = 0;
    };
    Place placeOf(clang::SourceLocation location, llvm::StringRef name) const;
    Position textPosition(const clang::LookupResult &result) const;
    clang::NamedDecl *shaderName(llvm::StringRef name) const;
    bool describe(UndeclaredName &name, const Place &place) const;
    bool isOutermost(std::size_t token) const;
    clang::VarDecl *declare(const UndeclaredName &name, clang::LookupResult &result,
                            clang::Scope *scope) const;
    clang::QualType elementType(const UndeclaredName &name, clang::SourceLocation location,
                                clang::Scope *scope) const;
    clang::QualType typeOf(const UndeclaredName &name, clang::QualType element) const;

    const UndeclaredPolicy &m_policy;
    const WrappedSource &m_wrapped;
    std::vector<TextToken> m_tokens;
    std::map<std::string_view, NameUse> m_uses;
    clang::Sema *m_sema = nullptr;
    std::vector<UndeclaredName> m_names;
};

} // namespace warplens
