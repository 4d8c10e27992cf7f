// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sass.h"

#include <optional>

namespace widths {

namespace {

using warplens::Space;

enum class Sizes { Plain, IntegerAtomic, FloatAtomic, Word, MatrixRow };

struct Form
{
    unsigned opcode = 0;
    Space space = Space::Global;
    Operation operation = Operation::Load;
    Sizes sizes = Sizes::Plain;
};

// The digit in front says where operands come from: registers, constants or the instruction.
constexpr Form Forms[] = {
    {0x381, Space::Global, Operation::Load, Sizes::Plain}, // LDG
    {0x981, Space::Global, Operation::Load, Sizes::Plain},
    {0x386, Space::Global, Operation::Store, Sizes::Plain}, // STG
    {0x986, Space::Global, Operation::Store, Sizes::Plain},
    {0x384, Space::Shared, Operation::Load, Sizes::Plain}, // LDS
    {0x984, Space::Shared, Operation::Load, Sizes::Plain},
    {0x388, Space::Shared, Operation::Store, Sizes::Plain}, // STS
    {0x988, Space::Shared, Operation::Store, Sizes::Plain},
    {0x383, Space::Local, Operation::Load, Sizes::Plain}, // LDL
    {0x983, Space::Local, Operation::Load, Sizes::Plain},
    {0x387, Space::Local, Operation::Store, Sizes::Plain}, // STL
    {0x987, Space::Local, Operation::Store, Sizes::Plain},
    {0x380, Space::Unknown, Operation::Load, Sizes::Plain}, // LD
    {0x980, Space::Unknown, Operation::Load, Sizes::Plain},
    {0x385, Space::Unknown, Operation::Store, Sizes::Plain}, // ST
    {0x985, Space::Unknown, Operation::Store, Sizes::Plain},
    {0x3a8, Space::Global, Operation::Atomic, Sizes::IntegerAtomic}, // ATOMG
    {0x9a8, Space::Global, Operation::Atomic, Sizes::IntegerAtomic},
    {0x3a9, Space::Global, Operation::Atomic, Sizes::IntegerAtomic}, // ATOMG.CAS
    {0x3a3, Space::Global, Operation::Atomic, Sizes::FloatAtomic},
    {0x9a3, Space::Global, Operation::Atomic, Sizes::FloatAtomic},
    {0x38e, Space::Global, Operation::Atomic, Sizes::IntegerAtomic}, // REDG
    {0x98e, Space::Global, Operation::Atomic, Sizes::IntegerAtomic},
    {0x3a6, Space::Global, Operation::Atomic, Sizes::FloatAtomic},
    {0x9a6, Space::Global, Operation::Atomic, Sizes::FloatAtomic},
    {0x38c, Space::Shared, Operation::Atomic, Sizes::IntegerAtomic}, // ATOMS
    {0x98c, Space::Shared, Operation::Atomic, Sizes::IntegerAtomic},
    {0x38d, Space::Shared, Operation::Atomic, Sizes::IntegerAtomic},  // ATOMS.CAS
    {0xf8c, Space::Shared, Operation::Atomic, Sizes::Word},           // ATOMS.POPC.INC
    {0x38a, Space::Unknown, Operation::Atomic, Sizes::IntegerAtomic}, // ATOM
    {0x98a, Space::Unknown, Operation::Atomic, Sizes::IntegerAtomic},
    {0x83b, Space::Shared, Operation::LoadMatrix, Sizes::MatrixRow},  // LDSM
    {0x844, Space::Shared, Operation::StoreMatrix, Sizes::MatrixRow}, // STSM
};
constexpr unsigned AsyncCopy = 0xfae;    // LDGSTS
constexpr unsigned OrderingLoad = 0x984; // LDS RZ, [RZ]

unsigned bytesOf(Sizes sizes, unsigned type)
{
    constexpr unsigned Plain[] = {1, 1, 2, 2, 4, 8, 16, 16};
    constexpr unsigned Integer[] = {4, 4, 8, 8, 4, 4, 4, 4}; // U32, S32, U64, S64
    constexpr unsigned Float64 = 7;
    switch (sizes) {
    case Sizes::Plain: return Plain[type];
    case Sizes::IntegerAtomic: return Integer[type];
    case Sizes::FloatAtomic: return type == Float64 ? 8 : 4;
    case Sizes::Word: return 4;
    case Sizes::MatrixRow: return 16;
    }
    return 0;
}

} // namespace

std::vector<Access> accessesOf(std::uint64_t low, std::uint64_t high)
{
    const auto opcode = unsigned(low & 0xfff);
    const auto type = unsigned(high >> 9 & 7);
    if (opcode == AsyncCopy) {
        const unsigned bytes = bytesOf(Sizes::Plain, type);
        return {{Space::Global, Operation::Load, bytes}, {Space::Shared, Operation::Store, bytes}};
    }
    // A load of nothing from nowhere only keeps order, in front of asynchronous copies.
    constexpr std::uint64_t ZeroRegisters = 0xffff; // result and address
    if ((low >> 16 & ZeroRegisters) == ZeroRegisters && opcode == OrderingLoad)
        return {};
    for (const Form &form : Forms)
        if (form.opcode == opcode)
            return {{form.space, form.operation, bytesOf(form.sizes, type)}};
    return {};
}

} // namespace widths
