// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace warplens {

/// A kernel in which no field has its default value, so that a forgotten one shows.
inline Kernel sampleKernel()
{
    Kernel kernel;
    kernel.name = "copy";
    kernel.displayName = "copy<float>";
    kernel.parameters = {{.name = "data",
                          .type = "const double *",
                          .isBuffer = true,
                          .array = {"double", 8, ValueType::F64, 1, {4}},
                          .value = ValueType::I64,
                          .isSigned = false,
                          .offset = 8,
                          .bytes = 8,
                          .isStruct = true,
                          .isUndeclared = true,
                          .position = {1, 2}}};
    kernel.variables = {{.name = "tile",
                         .space = Space::Constant,
                         .array = {"int", 4, ValueType::I32, 2, {32, 33}},
                         .bytes = 4224,
                         .alignment = 16,
                         .open = true,
                         .dynamic = true,
                         .initial = {1, 2, 3},
                         .position = {3, 4}}};
    kernel.sites = {{.kind = AccessKind::Atomic,
                     .atomic = AtomicOp::IncWrap,
                     .bytes = 8,
                     .space = Space::Global,
                     .array = 1,
                     .position = {5, 6},
                     .call = {{7, 8}}}};
    kernel.instructions = {{.opcode = Opcode::Load,
                            .type = ValueType::F64,
                            .resultType = ValueType::F64,
                            .modifier = 3,
                            .components = 2,
                            .result = Operand::reg(5),
                            .operands = {Operand::reg(1), Operand::constant(0), Operand()},
                            .site = 0,
                            .payload = 9,
                            .targets = {1, 2},
                            .position = {10, 11}},
                           {.opcode = Opcode::ICmp,
                            .type = ValueType::I32,
                            .resultType = ValueType::Bool,
                            .modifier = std::uint8_t(IntPredicate::SLt),
                            .result = Operand::reg(2),
                            .operands = {Operand::reg(1), Operand::constant(0), Operand()}},
                           {.opcode = Opcode::Branch,
                            .type = ValueType::Bool,
                            .operands = {Operand::reg(2), Operand(), Operand()},
                            .targets = {0, 0}}};
    kernel.blocks = {{.first = 0, .count = 3, .meets = 0}};
    kernel.switches = {{.otherwise = 1, .cases = {{.value = 2, .target = 3}}}};
    kernel.constants = {{ValueType::I32, 0xffff'ffff}};
    kernel.opaqueCalls = {"printf"};
    kernel.registers = 7;
    kernel.parameterBytes = 16;
    kernel.localBytes = 32;
    kernel.optimised = true;
    kernel.suggestedBlock = Extent{16, 16, 1};
    kernel.suggestedGrid = Extent{4, 4, 2};
    return kernel;
}

} // namespace warplens
