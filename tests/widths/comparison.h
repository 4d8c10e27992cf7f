// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "access.h"

#include <string>
#include <vector>

namespace widths {

/// What nvcc made of the accesses of one operation in one space, against the text's.
enum class Kind {
    Same,     ///< the same widths, equally often
    Repeated, ///< the same widths, more often: loops unrolled, code made twice
    Fewer,    ///< the same widths, less often: values kept in registers, branches joined
    Wider,    ///< a width that the text has not, above one it has: neighbours read as one
    Narrower, ///< a width that the text has not, below one it has: an access split
    Gone,     ///< nothing left
    Added     ///< nothing of the kind in the text
};
const char *nameOf(Kind kind);

struct Difference
{
    Kind kind = Kind::Same;
    warplens::Space space = warplens::Space::Global;
    Operation operation = Operation::Load;
    std::string here; ///< `4×2 16×1`: bytes × how often
    std::string nvcc;
};

/// One entry for each operation and space that either has, without constant and local memory.
std::vector<Difference> compare(const Accesses &here, const Accesses &nvcc);

/// The sites of a kernel.
Accesses accessesOf(const warplens::Kernel &kernel);

} // namespace widths
