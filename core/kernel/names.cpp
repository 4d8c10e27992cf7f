// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/names.h"

#include <cctype>
#include <iterator>

namespace warplens {

namespace {

// In the order of the enums in instruction.h.
constexpr const char *opcodeNames[] = {
    "move",        "add",          "sub",         "mul",         "udiv",       "sdiv",
    "urem",        "srem",         "and",         "or",          "xor",        "shl",
    "lshr",        "ashr",         "smin",        "smax",        "umin",       "umax",
    "mulHighS",    "mulHighU",     "popc",        "clz",         "ctz",        "bitReverse",
    "byteSwap",    "funnelL",      "funnelR",     "fadd",        "fsub",       "fmul",
    "fdiv",        "frem",         "fneg",        "fma",         "math",       "icmp",
    "fcmp",        "select",       "truncate",    "zeroExtend",  "signExtend", "floatConvert",
    "floatToUInt", "floatToSInt",  "uintToFloat", "sintToFloat", "special",    "parameter",
    "address",     "localAddress", "load",        "store",       "atomic",     "loadMatrix",
    "storeMatrix", "barrier",      "warpBarrier", "fence",       "shuffle",    "vote",
    "print",       "opaque",       "jump",        "branch",      "switch",     "return",
    "trap"};

constexpr const char *intPredicateNames[] = {"eq",  "ne",  "ult", "ule", "ugt",
                                             "uge", "slt", "sle", "sgt", "sge"};

constexpr const char *floatPredicateNames[] = {"false", "oeq", "ogt", "oge", "olt", "ole",
                                               "one",   "ord", "uno", "ueq", "ugt", "uge",
                                               "ult",   "ule", "une", "true"};

constexpr const char *mathFunctionNames[] = {
    "sqrt",  "rsqrt", "rcp",   "sin",      "cos",   "tan",   "asin",  "acos", "atan",  "atan2",
    "sinh",  "cosh",  "tanh",  "asinh",    "acosh", "atanh", "exp",   "exp2", "exp10", "expm1",
    "log",   "log2",  "log10", "log1p",    "pow",   "fabs",  "floor", "ceil", "trunc", "rint",
    "round", "fmin",  "fmax",  "copySign", "fmod",  "hypot", "cbrt",  "erf",  "erfc",  "saturate"};

constexpr const char *specialValueNames[] = {
    "threadX",   "threadY",   "threadZ",   "blockX",     "blockY",   "blockZ",
    "blockDimX", "blockDimY", "blockDimZ", "gridDimX",   "gridDimY", "gridDimZ",
    "laneId",    "warpId",    "warpSize",  "activeMask", "clock",    "dynamicSharedBytes"};

constexpr const char *atomicOpNames[] = {"exch", "add",  "sub",  "and",  "or",   "xor",
                                         "smin", "smax", "umin", "umax", "fadd", "fmin",
                                         "fmax", "inc",  "dec",  "cas"};

constexpr const char *barrierKindNames[] = {"plain", "count", "and", "or", "arrive"};

constexpr const char *shuffleModeNames[] = {"up", "down", "bfly", "idx"};

constexpr const char *voteModeNames[] = {"any", "all", "ballot", "matchAny", "matchAll"};

static_assert(std::size(opcodeNames) == std::size_t(Opcode::Trap) + 1);
static_assert(std::size(mathFunctionNames) == std::size_t(MathFunction::Saturate) + 1);
static_assert(std::size(specialValueNames) == std::size_t(SpecialValue::DynamicSharedBytes) + 1);
static_assert(std::size(atomicOpNames) == std::size_t(AtomicOp::CompareExchange) + 1);

template <std::size_t N> const char *nameAt(const char *const (&names)[N], unsigned index)
{
    return index < N ? names[index] : "?";
}

} // namespace

const char *nameOf(Opcode opcode) { return nameAt(opcodeNames, unsigned(opcode)); }

const char *nameOf(AccessKind kind)
{
    switch (kind) {
    case AccessKind::Load: return "load";
    case AccessKind::Store: return "store";
    case AccessKind::Atomic: return "atomic";
    }
    return "?";
}

const char *nameOf(AtomicOp op) { return nameAt(atomicOpNames, unsigned(op)); }

const char *modifierName(const Instruction &instruction)
{
    const unsigned modifier = instruction.modifier;
    switch (instruction.opcode) {
    case Opcode::ICmp: return nameAt(intPredicateNames, modifier);
    case Opcode::FCmp: return nameAt(floatPredicateNames, modifier);
    case Opcode::Math: return nameAt(mathFunctionNames, modifier);
    case Opcode::Special: return nameAt(specialValueNames, modifier);
    case Opcode::Atomic: return nameAt(atomicOpNames, modifier);
    case Opcode::Barrier: return nameAt(barrierKindNames, modifier);
    case Opcode::Shuffle: return nameAt(shuffleModeNames, modifier);
    case Opcode::Vote: return nameAt(voteModeNames, modifier);
    default: return "";
    }
}

std::string operationName(const Site &site)
{
    if (site.matrices)
        return (site.kind == AccessKind::Load ? "ldmatrix.x" : "stmatrix.x")
            + std::to_string(site.matrices);
    if (site.isAsync)
        return "cp.async";
    if (site.kind != AccessKind::Atomic)
        return nameOf(site.kind);
    switch (site.atomic) {
    case AtomicOp::SMin:
    case AtomicOp::UMin:
    case AtomicOp::FMin: return "atomicMin";
    case AtomicOp::SMax:
    case AtomicOp::UMax:
    case AtomicOp::FMax: return "atomicMax";
    case AtomicOp::FAdd: return "atomicAdd";
    case AtomicOp::CompareExchange: return "atomicCAS";
    default: break;
    }
    std::string name = nameOf(site.atomic);
    name[0] = char(std::toupper(static_cast<unsigned char>(name[0])));
    return "atomic" + name;
}

} // namespace warplens
