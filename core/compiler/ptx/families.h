// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace warplens::ptx {

class Translation;
struct Instruction;

// The families of instructions, each in a file of its own. False: not of this family, or nothing
// that the family knows; then nothing was written yet.

/// `ld`, `ldu`, `st`; accesses.cpp.
bool translateAccess(Translation &t, const Instruction &instruction);
/// `atom`, `red`; updates.cpp.
bool translateUpdate(Translation &t, const Instruction &instruction);
/// `cp.async`, but for bulk copies; asynccopies.cpp.
bool translateAsyncCopy(Translation &t, const Instruction &instruction);
/// `ldmatrix`, `stmatrix`; matrices.cpp.
bool translateMatrix(Translation &t, const Instruction &instruction);
/// `mov`, `cvta`, `mapa`, `isspacep`; moves.cpp.
bool translateMove(Translation &t, const Instruction &instruction);
/// `add`, `mad.wide`, `min`, …: integers; integers.cpp.
bool translateInteger(Translation &t, const Instruction &instruction);
/// `shl`, `lop3`, `bfe`, `prmt`, …; bits.cpp.
bool translateBits(Translation &t, const Instruction &instruction);
/// `dp4a`, `vabsdiff4`: four bytes at a time; bytes.cpp.
bool translateBytes(Translation &t, const Instruction &instruction);
/// `add.f32`, `fma`, `ex2.approx`, …; floats.cpp.
bool translateFloat(Translation &t, const Instruction &instruction);
/// `cvt`; conversions.cpp.
bool translateConversion(Translation &t, const Instruction &instruction);
/// `setp`, `set`, `selp`, `slct`; comparisons.cpp.
bool translateComparison(Translation &t, const Instruction &instruction);
/// `shfl`, `vote`, `match`, `redux`, `activemask`, `elect`; lanes.cpp.
bool translateLanes(Translation &t, const Instruction &instruction);
/// `bar`, `barrier`, `membar`, `fence`, `mbarrier`; barriers.cpp.
bool translateBarrier(Translation &t, const Instruction &instruction);
/// What changes nothing here: `prefetch`, `nanosleep`; and `trap`, `exit`; effects.cpp.
bool translateEffect(Translation &t, const Instruction &instruction);

/// Accepts an instruction that nobody knows: zeros in what it writes. The lowering says so.
void translateOpaque(Translation &t, const Instruction &instruction);

} // namespace warplens::ptx
