// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/space.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

/// `Detect`: read off the text, see `dialectOf`.
enum class Dialect : std::uint8_t { Detect, Cuda, Hip, OpenCl, Hlsl };

/// The ways to write a source; see `formOf`.
enum class SourceForm : std::uint8_t {
    Expression, ///< `threadIdx.x * stride`, `tile[threadIdx.y][threadIdx.x]`, `if (…) s[4]`
    Fragment,   ///< statements cut from a kernel
    File,       ///< a whole file, host code and all
    Addresses,  ///< a list of numbers, one address or index for each lane
};

/// What an expression does to memory; fragments and files say it themselves.
enum class ExpressionOp : std::uint8_t {
    Load,
    Store,
    AtomicAdd,
    LoadMatrix1, ///< `ldmatrix.x1`
    LoadMatrix2,
    LoadMatrix4
};

/// The text a person wrote and how to read it. From `space` on, the fields matter for expressions
/// only, but for the last.
struct Source
{
    std::string text;
    Dialect dialect = Dialect::Detect;
    Space space = Space::Global;       ///< Global or Shared
    std::string elementType = "float"; ///< a CUDA type name: float, int, float4, double, …
    std::vector<std::uint32_t> shape;  ///< of the array, outermost first; empty: unbounded, 1-D
    std::string arrayName;             ///< of a bare index; empty: `data`, in shared memory `s`
    ExpressionOp op = ExpressionOp::Load;
    std::string file; ///< path that the text came from; empty: none. `#include "…"` looks beside it

    bool operator==(const Source &) const = default;
};

/// Read off the text: a whole file names `__global__` (or `__kernel`, or `numthreads`), a
/// fragment has a `;` or a brace, anything else is an expression. Comments and strings do not
/// count.
SourceForm formOf(const Source &source);

/// The dialect set, or what the text says: `numthreads` or `groupshared` is HLSL, `__kernel` or
/// `get_local_id` OpenCL, `hipLaunchKernelGGL` or a HIP header HIP, all else CUDA. Never Detect.
Dialect dialectOf(const Source &source);

} // namespace warplens
