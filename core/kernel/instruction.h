// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"
#include "kernel/valuetype.h"

#include <array>
#include <cstdint>

namespace warplens {

/// What an instruction reads: a register of the warp, or an entry of the kernel's constants.
class Operand
{
public:
    constexpr Operand() = default;
    static constexpr Operand reg(std::uint32_t index) { return Operand(index); }
    static constexpr Operand constant(std::uint32_t index) { return Operand(index | ConstantBit); }

    constexpr bool isNone() const { return m_code == None; }
    constexpr bool isConstant() const { return !isNone() && (m_code & ConstantBit); }
    constexpr bool isRegister() const { return !(m_code & ConstantBit); }
    /// Index of the register, or into `Kernel::constants`.
    constexpr std::uint32_t index() const { return m_code & ~ConstantBit; }
    constexpr std::uint32_t code() const { return m_code; }
    static constexpr Operand fromCode(std::uint32_t code) { return Operand(code); }

    bool operator==(const Operand &) const = default;

private:
    static constexpr std::uint32_t ConstantBit = 0x8000'0000;
    static constexpr std::uint32_t None = 0xffff'ffff;
    explicit constexpr Operand(std::uint32_t code)
        : m_code(code)
    {
    }
    std::uint32_t m_code = None;
};

/// All operations, lane by lane under the active mask; inactive lanes keep the result's old value.
/// `type` is the operands' type and, unless said otherwise, the result's. Operands are a, b, c.
/// Integer arithmetic wraps. A shift by the width or more gives 0 (AShr: the sign), as PTX defines
/// it. A division by zero gives all ones, a remainder its dividend, and both are reported.
enum class Opcode : std::uint8_t {
    Move, ///< a
    // Integers
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    SMin,
    SMax,
    UMin,
    UMax,
    MulHighS,
    MulHighU, ///< upper half of the double-width product
    Popc,
    Clz,
    Ctz,
    BitReverse,
    ByteSwap,
    FunnelL,
    FunnelR, ///< llvm.fshl / llvm.fshr of a:b by c
    // Floating point; IEEE, round to nearest even. F16 and BF16 round after each operation.
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    FNeg,
    Fma,
    Math, ///< `modifier` is a MathFunction
    // Comparisons: result Bool
    ICmp,   ///< `modifier` is an IntPredicate
    FCmp,   ///< `modifier` is a FloatPredicate
    Select, ///< a (Bool) ? b : c
    // Conversions from `type` to `resultType`
    Truncate,
    ZeroExtend,
    SignExtend,
    FloatConvert, ///< float to float
    FloatToUInt,
    FloatToSInt, ///< towards zero, saturating, NaN gives 0 (as PTX cvt)
    UIntToFloat,
    SIntToFloat,
    // Where am I
    Special,      ///< `modifier` is a SpecialValue; result is `type`
    Parameter,    ///< `payload`: byte offset into the parameter block; result `type`
    Address,      ///< `payload`: index of a Variable; its flat address, I64
    LocalAddress, ///< `payload`: byte offset in the lane's local memory; I64
    // Memory: a is the address (I64). `components` values of `type` in consecutive registers.
    // `site` names the access site; what the lowering itself copies through local memory has none.
    Load,   ///< result: first of `components` registers
    Store,  ///< b: first of `components` registers (or, if 1, a constant)
    Atomic, ///< `modifier` is an AtomicOp; b operand, c compare value; result: old
    /// `ldmatrix` and `stmatrix`: `components` (1, 2 or 4) matrices of 8×8 16-bit elements. a of
    /// lane 8m + r is the address of row r of matrix m, 16 bytes; lanes past 8 × components give
    /// none. `modifier` 1: transposed. Lane l holds elements 2(l mod 4) and the next of row l / 4
    /// of each matrix: one I32 register a matrix.
    LoadMatrix,
    StoreMatrix, ///< b: first of `components` registers
    // The other lanes
    /// `modifier` is a BarrierKind; a: predicate (Bool), b: number of the barrier (I32), 0 if
    /// absent, c: threads that come to it (I32), all of the block if absent. Warps count as a
    /// whole.
    Barrier,
    WarpBarrier, ///< __syncwarp; a: lanes that meet (I32)
    Fence,       ///< __threadfence and kin: no effect here
    Shuffle, ///< `modifier` is a ShuffleMode; a value, b lane operand (I32), c: clamp/segment word
             ///< (I32), as PTX shfl
    Vote,    ///< `modifier` is a VoteMode; a: Bool, or the value for MatchAny/MatchAll
    Print,   ///< `payload`: index into Kernel::prints; a: address (I64) of the packed arguments
    // No effect that Warplens models; result zero
    Opaque, ///< `payload`: index into Kernel::opaqueCalls
    // Terminators: the last of every block and nowhere else
    Jump,   ///< targets[0]
    Branch, ///< a (Bool) ? targets[0] : targets[1]
    Switch, ///< a; `payload`: index into Kernel::switches
    Return,
    Trap, ///< __trap, a failed assert, unreachable; `payload`: see Kernel::assertions
};

enum class IntPredicate : std::uint8_t { Eq, Ne, ULt, ULe, UGt, UGe, SLt, SLe, SGt, SGe };

/// Bit 0: true if equal, bit 1: if greater, bit 2: if less, bit 3: if unordered. So every LLVM
/// predicate is its own number.
enum class FloatPredicate : std::uint8_t {
    False = 0,
    OEq = 1,
    OGt = 2,
    OGe = 3,
    OLt = 4,
    OLe = 5,
    ONe = 6,
    Ord = 7,
    Uno = 8,
    UEq = 9,
    UGt = 10,
    UGe = 11,
    ULt = 12,
    ULe = 13,
    UNe = 14,
    True = 15
};

enum class MathFunction : std::uint8_t {
    Sqrt,
    Rsqrt,
    Rcp,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Exp,
    Exp2,
    Exp10,
    Expm1,
    Log,
    Log2,
    Log10,
    Log1p,
    Pow,
    Fabs,
    Floor,
    Ceil,
    Trunc,
    Rint,
    Round,
    Fmin,
    Fmax,
    CopySign,
    Fmod,
    Hypot,
    Cbrt,
    Erf,
    Erfc,
    Saturate
};

enum class SpecialValue : std::uint8_t {
    ThreadX,
    ThreadY,
    ThreadZ,
    BlockX,
    BlockY,
    BlockZ,
    BlockDimX,
    BlockDimY,
    BlockDimZ,
    GridDimX,
    GridDimY,
    GridDimZ,
    LaneId,
    WarpId,
    WarpSize,
    ActiveMask,
    Clock,
    DynamicSharedBytes
};

enum class AtomicOp : std::uint8_t {
    Exchange,
    Add,
    Sub,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    FAdd,
    FMin,
    FMax,
    IncWrap,        ///< CUDA atomicInc: old >= b ? 0 : old + 1
    DecWrap,        ///< CUDA atomicDec: old == 0 || old > b ? b : old - 1
    CompareExchange ///< old == c ? b : old
};

/// Arrive: as Plain, but the warp does not wait.
enum class BarrierKind : std::uint8_t { Plain, Count, And, Or, Arrive };
enum class ShuffleMode : std::uint8_t { Up, Down, Butterfly, Index };
enum class VoteMode : std::uint8_t { Any, All, Ballot, MatchAny, MatchAll };

inline constexpr std::uint32_t NoSite = 0xffff'ffff;

/// One lane-wide instruction. A value type of fixed size: a kernel is a flat array of these.
struct Instruction
{
    Opcode opcode = Opcode::Move;
    ValueType type = ValueType::I32;
    ValueType resultType = ValueType::I32; ///< what the result register holds
    std::uint8_t modifier = 0;             ///< one of the enums above, per opcode
    std::uint8_t components = 1;           ///< Load, Store: 1 to 16
    Operand result;                        ///< a register, or none
    std::array<Operand, 3> operands;
    std::uint32_t site = NoSite;
    std::uint32_t payload = 0;
    std::array<std::uint32_t, 2> targets = {0, 0}; ///< blocks
    Position position;

    bool operator==(const Instruction &) const = default;
};

} // namespace warplens
