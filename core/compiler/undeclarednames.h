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
    std::map<std::string, std::string> constants;   ///< given: name → whole number, as typed
    std::set<std::string> knownConstants;           ///< from an earlier parse
};

/// A name the text used without declaring it, and the variable that now stands for it.
struct UndeclaredName
{
    std::string name;
    clang::VarDecl *variable = nullptr;
    bool isBuffer = false;
    bool isShared = false;        ///< the shared array of an expression
    bool isMain = false;          ///< the array an expression is about; else inside its brackets
    bool isIndex = false;         ///< its elements are part of an index
    bool isModified = false;      ///< needs storage of its own: a parameter of the wrapper
    bool isReference = false;     ///< a buffer of one element, whose address the text takes
    std::uint32_t components = 0; ///< 2 to 4: of a vector, by the members asked for; 0: of none
    std::vector<std::uint32_t> shape; ///< of the main array
    Position position;                ///< first use; invalid for the array of a bare index
};

/// A name the text used without declaring it where the compiler needs its value.
struct UndeclaredConstant
{
    std::string name;
    std::string text; ///< its value, a whole number in C's spelling
    clang::EnumConstantDecl *declaration = nullptr;
    Position position; ///< first use
};

/// A name that was taken for where the thread is: `tid` for `threadIdx.x`.
struct AssumedIndex
{
    std::string name;
    std::string meaning; ///< C++ text
    Position position;   ///< first use
};

/// Clang's last resort when it does not find a name in device code: declares it.
///
/// - Subscripted or dereferenced names become buffers (in an expression on shared memory, its
///   array), and so do those whose address is taken, of one element.
/// - Names in places that need a constant (array bounds, template arguments, cases, constexpr) and
///   all other uses of these names are numbers known when compiling, in whole files, too.
/// - In expressions and fragments, a name that nearly every kernel gives to the thread's place
///   means that, unless the text changes or subscripts it: `tid`, `tx`, `ty`, `bid`, `lane`, `gid`,
///   `idx` and their spellings always; `i`, `x`, `y`, `row` and `col` only where nothing else in
///   the text tells threads apart (`i` of an expression: always). See resources/prelude/
///   threadnames.h.
/// - The rest are integers.
class UndeclaredNames : public clang::ExternalSemaSource
{
public:
    UndeclaredNames(const UndeclaredPolicy &policy, const WrappedSource &wrapped);

    void attach(clang::Sema &sema);
    bool LookupUnqualified(clang::LookupResult &result, clang::Scope *scope) override;

    /// In the order of first use.
    const std::vector<UndeclaredName> &names() const { return m_names; }
    const std::vector<UndeclaredConstant> &constants() const { return m_constants; }
    const std::vector<AssumedIndex> &assumedIndices() const { return m_assumed; }
    /// Constants that were met as something else before their place told: the text has to be read
    /// again, with these known.
    std::vector<std::string> lateConstants() const;
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
    bool isConstantPlace(const clang::FunctionDecl *function, llvm::StringRef name) const;
    bool resolveConstant(clang::LookupResult &result, const clang::FunctionDecl *function,
                         const Place &place);
    bool resolveIndex(clang::LookupResult &result, const Place &place);
    clang::EnumConstantDecl *makeConstant(clang::LookupResult &result, const std::string &text);
    Position textPosition(const clang::LookupResult &result) const;
    clang::NamedDecl *shaderName(llvm::StringRef name) const;
    bool describe(UndeclaredName &name, const Place &place) const;
    bool isOutermost(std::size_t token) const;
    clang::VarDecl *declare(const UndeclaredName &name, clang::LookupResult &result,
                            clang::Scope *scope) const;
    std::string mainType(const UndeclaredName &name) const;
    clang::QualType elementType(const UndeclaredName &name, clang::SourceLocation location,
                                clang::Scope *scope) const;
    clang::QualType typeOf(const UndeclaredName &name, clang::QualType element) const;

    const UndeclaredPolicy &m_policy;
    const WrappedSource &m_wrapped;
    std::vector<TextToken> m_tokens;
    std::map<std::string_view, NameUse> m_uses;
    std::set<std::string_view> m_constantNames; ///< as far as tokens tell
    bool m_tellsThreadsApart = false; ///< whether the text says by itself where a thread is
    clang::Sema *m_sema = nullptr;
    clang::EnumDecl *m_owner = nullptr; ///< of the constants
    std::vector<UndeclaredName> m_names;
    std::vector<UndeclaredConstant> m_constants;
    std::vector<AssumedIndex> m_assumed;
    std::set<std::string> m_otherUses; ///< names that stayed undeclared somewhere
};

} // namespace warplens
