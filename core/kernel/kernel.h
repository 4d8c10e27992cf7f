// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"
#include "kernel/instruction.h"
#include "kernel/position.h"
#include "kernel/space.h"
#include "kernel/valuetype.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// A constant, the same in all lanes. `bits` holds the value's bytes, zero-extended.
struct Constant
{
    ValueType type = ValueType::I32;
    std::uint64_t bits = 0;
    bool operator==(const Constant &) const = default;
};

/// How the elements of an array look, as the person declared it: `float tile[32][33]` is
/// {"float", 4, {32, 33}}. An empty shape is one element, or an array of unknown size if `open`.
struct ArrayType
{
    std::string element = "float"; ///< as spelled, `double`, `float4`, `Particle`
    std::uint32_t elementBytes = 4;
    ValueType scalar = ValueType::F32; ///< what an element is made of, for initial contents
    std::uint32_t scalars = 1;         ///< of those in one element
    std::vector<std::uint32_t> shape;  ///< outermost first
    bool operator==(const ArrayType &) const = default;
};

/// Something the launch has to supply. Pointer parameters are buffers.
struct Parameter
{
    std::string name;
    std::string type; ///< as spelled: `const float *`, `int`
    bool isBuffer = false;
    ArrayType array;                  ///< of a buffer
    ValueType value = ValueType::I32; ///< of a scalar
    bool isSigned = true;             ///< of an integer scalar
    std::uint32_t offset = 0;         ///< in the parameter block, bytes
    std::uint32_t bytes = 4;          ///< in the parameter block; structs: their size, zero-filled
    bool isStruct = false;            ///< passed by value; its bytes are zero
    bool isUndeclared = false;        ///< a name the text used without declaring it
    /// Stands where the text needs a constant, as in `tile[16][16 + PAD]`: changing it compiles
    /// anew, and it takes no place in the parameter block.
    bool isConstant = false;
    std::string constant; ///< its value as compiled, C++ text
    Position position;    ///< of the name
    bool operator==(const Parameter &) const = default;
};

/// A variable with storage: a `__shared__` array, a `__constant__` or `__device__` global.
struct Variable
{
    std::string name;
    Space space = Space::Shared;
    ArrayType array;
    std::uint64_t bytes = 0;     ///< 0 when `open`
    std::uint32_t alignment = 4; ///< bytes
    /// Its size is not part of the text: `extern __shared__`, or the array of a bare expression.
    bool open = false;
    /// `extern __shared__`: starts after all sized shared variables and ends with the launch's
    /// dynamic bytes. An open array that is not dynamic has no end.
    bool dynamic = false;
    std::vector<std::uint8_t> initial; ///< empty: zeros
    Position position;
    bool operator==(const Variable &) const = default;
};

enum class AccessKind : std::uint8_t { Load, Store, Atomic };

/// What the access says about the caches; PTX's operators of the same names.
enum class CacheHint : std::uint8_t {
    Default,
    AllLevels,   ///< .ca
    Global,      ///< .cg: L2 only
    Streaming,   ///< .cs
    LastUse,     ///< .lu
    Volatile,    ///< .cv, `volatile`
    WriteBack,   ///< .wb
    WriteThrough ///< .wt
};

/// One memory instruction of the kernel as written. A 12-byte struct copy is three sites; one
/// instruction inlined at two call sites is two, told apart by `call`.
struct Site
{
    AccessKind kind = AccessKind::Load;
    AtomicOp atomic = AtomicOp::Add; ///< of an Atomic
    std::uint32_t bytes = 4;         ///< of each lane: 1 to 16
    CacheHint hint = CacheHint::Default;
    /// One half of an asynchronous copy from global to shared memory (`cp.async`).
    bool isAsync = false;
    std::uint32_t matrices = 0;   ///< 1, 2 or 4: `ldmatrix` or `stmatrix`; 0: a plain access
    Space space = Space::Unknown; ///< Unknown: known only when run
    /// Index into `Kernel::variables`, or `variables.size()` + index into `parameters`; NoArray
    /// when the pointer's origin is not known before the run.
    std::uint32_t array = 0xffff'ffff;
    Position position;          ///< of the access in the text
    std::vector<Position> call; ///< the calls it was inlined through, outermost first
    bool operator==(const Site &) const = default;
};
inline constexpr std::uint32_t NoArray = 0xffff'ffff;

/// A basic block: a slice of `Kernel::instructions` that ends in its only terminator.
struct Block
{
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    /// Immediate post-dominator, where diverged lanes meet again; NoBlock: they meet at the exit.
    std::uint32_t meets = 0xffff'ffff;
    bool operator==(const Block &) const = default;
};
inline constexpr std::uint32_t NoBlock = 0xffff'ffff;

struct SwitchTable
{
    struct Case
    {
        std::uint64_t value = 0; ///< bits of the operand's type
        std::uint32_t target = 0;
        bool operator==(const Case &) const = default;
    };
    std::uint32_t otherwise = 0;
    std::vector<Case> cases;
    bool operator==(const SwitchTable &) const = default;
};

/// A call of `printf`: its format, and where each argument stands behind the instruction's address.
struct PrintFormat
{
    struct Argument
    {
        ValueType type = ValueType::I32; ///< F64 for every floating argument, as C passes them
        std::uint32_t offset = 0;        ///< bytes
        std::string text;                ///< of a `%s` whose string the text holds
        bool operator==(const Argument &) const = default;
    };
    std::string format;
    std::vector<Argument> arguments;
    bool operator==(const PrintFormat &) const = default;
};

/// What a template parameter of the kernel stands for.
struct TemplateArgument
{
    std::string name;
    std::string text;       ///< C++ text: `float`, `16`
    bool isAssumed = false; ///< neither the person nor a launch said so
    bool operator==(const TemplateArgument &) const = default;
};

/// A compiled kernel in lane-wide instructions. Never changes once made, so any thread may read
/// it. Block 0 is the entry. Registers are written before they are read on every path; SSA phis
/// have become moves in the predecessors.
struct Kernel
{
    std::string name;        ///< as the person wrote it, without template arguments
    std::string displayName; ///< with them: `reduce<256, float>`
    std::vector<Parameter> parameters;
    std::vector<Variable> variables;
    std::vector<Site> sites; ///< in source order
    std::vector<Instruction> instructions;
    std::vector<Block> blocks;
    std::vector<SwitchTable> switches;
    std::vector<Constant> constants;
    std::vector<std::string> opaqueCalls;
    std::vector<PrintFormat> prints;
    /// What failed where a Trap's payload is n: entry n - 1; a payload of 0 is a plain trap.
    std::vector<std::string> assertions;
    std::vector<TemplateArgument> templateArguments; ///< in the order of the parameters
    std::uint32_t registers = 0;
    std::uint32_t parameterBytes = 0;
    std::uint32_t localBytes = 0; ///< of each lane
    bool optimised = false;       ///< not the text as written
    /// From a launch in the file, where its size can be evaluated.
    std::optional<Extent> suggestedBlock;
    std::optional<Extent> suggestedGrid;

    bool operator==(const Kernel &) const = default;
};

/// The name of what `Site::array` means in `kernel`; empty for NoArray.
std::string arrayName(const Kernel &kernel, std::uint32_t array);
/// Its type; a float array of unknown size for NoArray.
const ArrayType &arrayType(const Kernel &kernel, std::uint32_t array);

/// The kernel as text, one instruction a line, for tests and for reading.
std::string print(const Kernel &kernel);

} // namespace warplens
