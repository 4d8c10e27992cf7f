// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "../simt/kernelbuilder.h"

#include "compiler/compile.h"
#include "experiment/experiment.h"

namespace warplens {

/// Compiled by hand:
///
///     data[(blockIdx.x * blockDim.x + threadIdx.x) * stride];
///     threadIdx.x / (blockIdx.x - odd);      // by zero in block `odd` alone
///     while (blockIdx.x > last) { }
inline std::shared_ptr<const Kernel> stridedKernel()
{
    KernelBuilder builder;
    const auto data = builder.buffer("data", ValueType::F32);
    const auto stride = builder.scalar("stride", ValueType::I32);
    const auto odd = builder.scalar("odd", ValueType::I32);
    const auto last = builder.scalar("last", ValueType::I32);
    constexpr auto I32 = ValueType::I32;

    builder.block(2);
    const Operand block = builder.special(SpecialValue::BlockX);
    const Operand thread = builder.special(SpecialValue::ThreadX);
    const Operand start =
        builder.op(Opcode::Mul, I32, block, builder.special(SpecialValue::BlockDimX));
    const Operand index = builder.op(Opcode::Add, I32, start, thread);
    const Operand scaled = builder.op(Opcode::Mul, I32, index, builder.parameter(stride));
    builder.load(ValueType::F32, builder.element(builder.parameter(data), scaled, 4),
                 builder.arrayOf(data));
    builder.op(Opcode::UDiv, I32, thread,
               builder.op(Opcode::Sub, I32, block, builder.parameter(odd)));
    builder.branch(builder.icmp(IntPredicate::SGt, I32, block, builder.parameter(last)), 1, 2);
    builder.block(2);
    builder.jump(1);
    builder.block();
    builder.ret();
    builder.kernel.displayName = "strided";
    builder.kernel.sites[0].space = Space::Global;
    return std::make_shared<const Kernel>(builder.kernel);
}

/// Never divides by zero, never loops, at stride 1 on sm_80.
inline Experiment stridedExperiment(Extent grid, Extent block)
{
    Experiment experiment;
    experiment.source.text = "strided";
    experiment.launch.grid = grid;
    experiment.launch.block = block;
    experiment.launch.arguments = {{"stride", "1"}, {"odd", "-1"}, {"last", "2000000"}};
    return experiment;
}

} // namespace warplens
