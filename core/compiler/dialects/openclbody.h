// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <llvm/IR/IRBuilder.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace warplens {

/// What a mangled name says of a parameter: of what it points to, if it is a pointer.
struct OpenClParameter
{
    char letter = 'i'; ///< of the Itanium ABI: i int, j unsigned, f float, h uchar, …
    unsigned lanes = 1;
    bool isPointer = false;

    bool isUnsigned() const
    {
        return letter == 'h' || letter == 't' || letter == 'j' || letter == 'm';
    }
    unsigned bytes() const; ///< of one element; 3-vectors as memory holds them
};

/// `name` and the parameters of a function of OpenCL's library.
struct OpenClName
{
    std::string name;
    std::vector<OpenClParameter> parameters;
    bool isUnaligned = false; ///< its mangled name ends in UnalignedSuffix
};

/// Of the loads and stores of vectors that may stand at any component.
inline constexpr const char *UnalignedSuffix = ".unaligned";

/// The name is empty for anything that is not a mangled function name.
OpenClName openClName(llvm::StringRef mangled);

/// The body of one built-in function under construction.
class OpenClBody
{
public:
    OpenClBody(llvm::Function &function, OpenClName name, std::uint32_t warpSize);

    llvm::StringRef name() const { return m_name.name; }
    std::size_t count() const { return m_function.arg_size(); }
    llvm::Value *arg(unsigned i) const { return m_function.getArg(i); }
    const OpenClParameter &parameter(unsigned i) const;
    bool isUnaligned() const { return m_name.isUnaligned; }
    llvm::Type *type() const { return m_function.getReturnType(); }
    llvm::Type *elementType() const { return type()->getScalarType(); }
    std::uint32_t warpSize() const { return m_warpSize; }
    llvm::Module &module() const { return *m_function.getParent(); }
    llvm::Function &function() const { return m_function; }

    /// `make` of each component of the arguments; a number stands for all of its components.
    using Make = std::function<llvm::Value *(const std::vector<llvm::Value *> &)>;
    llvm::Value *each(llvm::Type *result, const std::vector<llvm::Value *> &values,
                      const Make &make);
    /// Of all arguments, and as what the function returns.
    llvm::Value *each(const Make &make);

    /// A call of a function that the lowering knows by name.
    llvm::Value *call(const std::string &callee, llvm::Type *result,
                      const std::vector<llvm::Value *> &values);
    /// `__wl_math_<function>` of numbers of one type; a half is computed as a float.
    llvm::Value *math(const std::string &function, const std::vector<llvm::Value *> &values);
    llvm::Value *number(llvm::Type *type, double value);
    llvm::Value *isNegative(llvm::Value *integer);

    /// `call` may be null: the function returns nothing.
    void ret(llvm::Value *value);

    llvm::IRBuilder<> b;

private:
    llvm::Function &m_function;
    OpenClName m_name;
    std::uint32_t m_warpSize;
};

// The families of functions, each in a file of its own. False: not of this family.
bool defineOpenClWork(OpenClBody &body);    ///< places, barriers, sub-groups
bool defineOpenClNumbers(OpenClBody &body); ///< mathematics, integers, relations, conversions
bool defineOpenClMemory(OpenClBody &body);  ///< vector loads and stores, copies
bool defineOpenClAtomics(OpenClBody &body);

} // namespace warplens
