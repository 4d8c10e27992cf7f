// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace llvm {
class Function;
}

namespace warplens::lowering {

enum class Copies {
    OfMemory, ///< all but those between two local variables, which SROA takes apart better
    All
};

/// Turns memcpy, memmove and memset into the accesses the hardware makes of them: of
/// min(alignment, 16) bytes each, so that a `float4` is copied by one 16-byte access and a struct
/// of four floats by four. To be run before SROA, which would split a `float4` in four. Copies of a
/// length not known, or of more than some thousands of accesses, become loops over bytes.
void expandCopies(llvm::Function &function, Copies which);

} // namespace warplens::lowering
