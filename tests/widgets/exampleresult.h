// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <memory>
#include <string>

namespace warplens {

/// A Result as evaluation would make it, without compiling or simulating anything: a block of 64
/// threads runs `tile[threadIdx.x * 2] = data[threadIdx.x * stride];` on line 2 of its text. Site 0
/// loads global memory, site 1 stores to shared memory, 2-way; the recording holds warp 0's load
/// and store, then warp 1's.
std::shared_ptr<Result> exampleResult(std::uint32_t stride = 2);

/// The same on a grid of four blocks, but both warps store to the cells of warp 0. Hazards: an
/// error between threads 0 and 32 of block 0, a warning about thread 5 alone in block 3, and a note
/// about lanes 1 and 2 of warp 0 that store the same.
std::shared_ptr<Result> racingResult();

/// The same kernel with one error in the text, or in the launch, and nothing counted.
std::shared_ptr<Result> failedResult(const Experiment &experiment, const Diagnostic &diagnostic);

extern const std::string exampleText;

} // namespace warplens
