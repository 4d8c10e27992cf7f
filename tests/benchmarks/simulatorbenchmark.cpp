// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Warp instructions a second of the simulator on one core, for kernels of different kinds.

#include "../core/simt/kernelbuilder.h"
#include "simt/simulator.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace warplens;

namespace {

struct CountingSink : RequestSink
{
    std::uint64_t requests = 0;
    void request(const Request &) override { ++requests; }
    void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }
};

/// A loop of `turns` around what `body` writes; `body` gets the counter.
template <class Body> void loop(KernelBuilder &b, std::int64_t turns, const Body &body)
{
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(1);
    b.block(2);
    body(i);
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, i, b.i32(turns)), 1, 2);
    b.block();
    b.ret();
}

Kernel integers()
{
    KernelBuilder b;
    const Operand x = b.reg();
    b.move(x, ValueType::I32, b.special(SpecialValue::ThreadX));
    loop(b, 1000, [&](Operand i) {
        b.write(Opcode::Mul, ValueType::I32, x, b.i32(1664525)).result = x;
        b.write(Opcode::Add, ValueType::I32, x, i).result = x;
        b.write(Opcode::Xor, ValueType::I32, x, b.op(Opcode::LShr, ValueType::I32, x, b.i32(7)))
            .result = x;
        b.write(Opcode::SMax, ValueType::I32, x, b.i32(5)).result = x;
        b.write(Opcode::And, ValueType::I32, x, b.i32(0xffffff)).result = x;
    });
    return b.kernel;
}

Kernel floats()
{
    KernelBuilder b;
    const Operand x = b.reg();
    b.move(x, ValueType::F32,
           b.convert(Opcode::SIntToFloat, ValueType::I32, ValueType::F32,
                     b.special(SpecialValue::ThreadX)));
    loop(b, 1000, [&](Operand) {
        b.write(Opcode::Fma, ValueType::F32, x, b.f32(0.5f), b.f32(1)).result = x;
        b.write(Opcode::FMul, ValueType::F32, x, b.f32(1.25f)).result = x;
        b.write(Opcode::FAdd, ValueType::F32, x, b.f32(-3)).result = x;
        b.write(Opcode::FSub, ValueType::F32, x, b.f32(0.125f)).result = x;
    });
    return b.kernel;
}

Kernel divisions()
{
    KernelBuilder b;
    const Operand x = b.special(SpecialValue::ThreadX);
    loop(b, 1000, [&](Operand i) {
        const Operand sum = b.op(Opcode::Add, ValueType::I32, x, i);
        b.op(Opcode::SDiv, ValueType::I32, sum, b.i32(17));
        b.op(Opcode::URem, ValueType::I32, sum, b.i32(17));
    });
    return b.kernel;
}

Kernel diverged()
{
    KernelBuilder b;
    const Operand x = b.reg();
    const Operand lane = b.special(SpecialValue::LaneId);
    b.move(x, ValueType::I32, lane);
    const Operand odd = b.icmp(IntPredicate::Ne, ValueType::I32,
                               b.op(Opcode::And, ValueType::I32, lane, b.i32(1)), b.i32(0));
    b.branch(odd, 1, 2);
    b.block(2);
    const Operand i = b.reg();
    b.move(i, ValueType::I32, b.i32(0));
    b.jump(3);
    b.block();
    b.ret();
    b.block(2);
    b.write(Opcode::Mul, ValueType::I32, x, b.i32(1664525)).result = x;
    b.write(Opcode::Xor, ValueType::I32, x, i).result = x;
    b.write(Opcode::Add, ValueType::I32, i, b.i32(1)).result = i;
    b.branch(b.icmp(IntPredicate::SLt, ValueType::I32, i, b.i32(1000)), 3, 2);
    return b.kernel;
}

/// y[i] = a·x[i] + y[i], with the address arithmetic a compiler writes.
Kernel saxpy()
{
    KernelBuilder b;
    const std::uint32_t x = b.buffer("x", ValueType::F32);
    const std::uint32_t y = b.buffer("y", ValueType::F32);
    const Operand index = b.op(Opcode::Add, ValueType::I32,
                               b.op(Opcode::Mul, ValueType::I32, b.special(SpecialValue::BlockX),
                                    b.special(SpecialValue::BlockDimX)),
                               b.special(SpecialValue::ThreadX));
    const Operand xs = b.load(ValueType::F32, b.element(b.parameter(x), index, 4), x);
    const Operand at = b.element(b.parameter(y), index, 4);
    const Operand ys = b.load(ValueType::F32, at, y);
    b.store(ValueType::F32, at, b.op(Opcode::Fma, ValueType::F32, b.f32(2), xs, ys), y);
    b.ret();
    return b.kernel;
}

/// A tile goes through shared memory: one barrier, one row in and one column out.
Kernel transpose()
{
    KernelBuilder b;
    const std::uint32_t tile = b.variable("tile", Space::Shared, 32 * 33 * 4);
    const std::uint32_t in = b.buffer("in", ValueType::F32);
    const std::uint32_t out = b.buffer("out", ValueType::F32);
    const auto rowMajor = [&b](Operand row, Operand column, std::int64_t width) {
        return b.op(Opcode::Add, ValueType::I32,
                    b.op(Opcode::Mul, ValueType::I32, row, b.i32(width)), column);
    };
    const Operand tx = b.special(SpecialValue::ThreadX);
    const Operand ty = b.special(SpecialValue::ThreadY);
    const Operand left =
        b.op(Opcode::Mul, ValueType::I32, b.special(SpecialValue::BlockX), b.i32(32));
    const Operand from = rowMajor(ty, b.op(Opcode::Add, ValueType::I32, left, tx), 4096);
    const Operand value =
        b.load(ValueType::F32, b.element(b.parameter(in), from, 4), b.arrayOf(in));
    b.store(ValueType::F32, b.element(b.addressOf(tile), rowMajor(ty, tx, 33), 4), value, tile);
    b.barrier();
    const Operand turned =
        b.load(ValueType::F32, b.element(b.addressOf(tile), rowMajor(tx, ty, 33), 4), tile);
    const Operand to = rowMajor(b.op(Opcode::Add, ValueType::I32, left, ty), tx, 4096);
    b.store(ValueType::F32, b.element(b.parameter(out), to, 4), turned, b.arrayOf(out));
    b.ret();
    return b.kernel;
}

void measure(const char *name, const Kernel &kernel, const Extent &block, std::uint64_t blocks)
{
    ResolvedLaunch launch;
    launch.grid = {std::uint32_t(blocks), 1, 1};
    launch.block = block;
    launch.parameterBlock.resize(kernel.parameterBytes);
    launch.buffers.assign(kernel.parameters.size(),
                          {0, 0, ValueType::F32, BufferInit::Ramp, 0, nullptr});
    double best = 1e9;
    std::uint64_t instructions = 0;
    for (int repeat = 0; repeat < 5; ++repeat) {
        Simulator simulator(kernel, launch, SimulationLimits());
        CountingSink sink;
        const std::clock_t start = std::clock(); // processor time: others may be busy
        for (std::uint64_t i = 0; i < blocks; ++i)
            simulator.runBlock(i, sink, {});
        const double time = double(std::clock() - start) / CLOCKS_PER_SEC;
        best = std::min(best, time);
        instructions = simulator.instructionsExecuted();
    }
    std::printf("%-10s %6.1f million warp instructions/s  %5.2f ns each\n", name,
                double(instructions) / best * 1e-6, best / double(instructions) * 1e9);
}

} // namespace

int main()
{
    measure("integers", integers(), {256, 1, 1}, 100);
    measure("floats", floats(), {256, 1, 1}, 100);
    measure("divisions", divisions(), {256, 1, 1}, 100);
    measure("diverged", diverged(), {256, 1, 1}, 100);
    measure("saxpy", saxpy(), {256, 1, 1}, 4096);
    measure("transpose", transpose(), {32, 32, 1}, 128);
}
