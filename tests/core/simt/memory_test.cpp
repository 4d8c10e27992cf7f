// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

#include <cstring>

using namespace warplens;

namespace {

using Values = std::vector<std::uint32_t>;

/// Shows array[x] for each thread x, loaded as `scalar`; floats as their bits, small ones widened.
void showElements(ObservedKernel &b, std::uint32_t parameter, ValueType scalar)
{
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand at = b.element(b.parameter(parameter), x, bytesOf(scalar));
    const Operand value = b.load(scalar, at, b.arrayOf(parameter));
    if (bytesOf(scalar) < 4)
        b.observe(b.convert(Opcode::ZeroExtend, scalar, ValueType::I32, value));
    else if (bytesOf(scalar) == 4)
        b.observe(value);
    else {
        b.observe(b.convert(Opcode::Truncate, ValueType::I64, ValueType::I32, value));
        b.observe(b.convert(Opcode::Truncate, ValueType::I64, ValueType::I32,
                            b.op(Opcode::LShr, ValueType::I64, value, b.i64(32))));
    }
}

Values shown(const ObservedKernel &b, const Run &run, std::uint64_t thread, std::uint64_t block = 0)
{
    auto observed = b.observed(run);
    return observed[{block, thread}];
}

std::uint32_t bitsOf(float value) { return std::bit_cast<std::uint32_t>(value); }

/// What thread 3 sees in element 3 of a buffer that starts like this.
Values elementThree(const BufferContents &contents)
{
    ObservedKernel b;
    const std::uint32_t data = b.buffer("data", contents.scalar);
    showElements(b, data, contents.scalar);
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {32, 1, 1});
    launch.buffers[data] = contents;
    return shown(b, simulate(b.kernel, launch), 3);
}

} // namespace

Q_DECLARE_METATYPE(warplens::BufferContents)
Q_DECLARE_METATYPE(std::vector<std::uint32_t>)

class MemoryTest : public QObject
{
    Q_OBJECT
private slots:
    void buffersStartAsToldTo_data();
    void buffersStartAsToldTo();
    void randomIsReproducible();
    void indirectLoads();
    void scatteredPages();
    void blocksAreIndependent();
    void variablesStartWithTheirInitialBytes();
    void sharedLayout();
    void sharedMemoryStartsAsZeros();
    void openSharedArrayGrows();
    void vectorsOfComponents();
    void localMemoryBelongsToLanes();
    void narrowStoresKeepTheirNeighbours();
    void readingWhatAnotherBlockWrote();
};

void MemoryTest::buffersStartAsToldTo_data()
{
    QTest::addColumn<BufferContents>("contents");
    QTest::addColumn<Values>("expected");
    const auto row = [](const char *name, ValueType scalar, BufferInit init, double value,
                        const Values &expected) {
        QTest::newRow(name) << BufferContents{1024, 0, scalar, init, value, nullptr} << expected;
    };
    row("zeros", ValueType::I32, BufferInit::Zeros, 7, {0});
    row("ramp i8", ValueType::I8, BufferInit::Ramp, 0, {3});
    row("ramp i16", ValueType::I16, BufferInit::Ramp, 0, {3});
    row("ramp i32", ValueType::I32, BufferInit::Ramp, 0, {3});
    row("ramp i64", ValueType::I64, BufferInit::Ramp, 0, {3, 0});
    row("ramp f16", ValueType::F16, BufferInit::Ramp, 0, {0x4200});
    row("ramp bf16", ValueType::BF16, BufferInit::Ramp, 0, {0x4040});
    row("ramp f32", ValueType::F32, BufferInit::Ramp, 0, {bitsOf(3)});
    row("ramp f64", ValueType::F64, BufferInit::Ramp, 0, {0, 0x4008'0000});
    row("ramp modulo 3", ValueType::I32, BufferInit::Ramp, 3, {0});
    row("ramp modulo 2", ValueType::F32, BufferInit::Ramp, 2, {bitsOf(1)});
    row("constant i32", ValueType::I32, BufferInit::Constant, -5, {std::uint32_t(-5)});
    row("constant u32", ValueType::I32, BufferInit::Constant, 4294967295.0, {0xffff'ffff});
    row("constant f32", ValueType::F32, BufferInit::Constant, 0.25, {bitsOf(0.25f)});
    row("constant f16", ValueType::F16, BufferInit::Constant, -2, {0xc000});
    auto bytes = std::make_shared<std::vector<std::uint8_t>>();
    for (int i = 0; i < 14; ++i)
        bytes->push_back(std::uint8_t(0x10 + i));
    QTest::newRow("a file that ends inside the element")
        << BufferContents{1024, 0, ValueType::I32, BufferInit::Bytes, 0, bytes} << Values{0x1d1c};
    QTest::newRow("shifted base, odd")
        << BufferContents{1024, 6, ValueType::I32, BufferInit::Ramp, 0, nullptr} << Values{3};
}

void MemoryTest::buffersStartAsToldTo()
{
    QFETCH(BufferContents, contents);
    QFETCH(Values, expected);
    QCOMPARE(elementThree(contents), expected);
    contents.bytes = 0; // no end
    QCOMPARE(elementThree(contents), expected);
}

void MemoryTest::randomIsReproducible()
{
    const auto randomOf = [](ValueType scalar, double seed) {
        return elementThree({0, 0, scalar, BufferInit::Random, seed, nullptr});
    };
    QCOMPARE(randomOf(ValueType::I32, 1), randomOf(ValueType::I32, 1));
    QVERIFY(randomOf(ValueType::I32, 1) != randomOf(ValueType::I32, 2));
    ObservedKernel b;
    const std::uint32_t data = b.buffer("data", ValueType::F32);
    showElements(b, data, ValueType::F32);
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {1024, 1, 1});
    launch.buffers[data] = {0, 0, ValueType::F32, BufferInit::Random, 42, nullptr};
    const Run run = simulate(b.kernel, launch);
    const auto observed = b.observed(run);
    double sum = 0;
    for (const auto &[thread, values] : observed) {
        const float value = std::bit_cast<float>(values.front());
        QVERIFY(value >= 0 && value < 1);
        sum += value;
    }
    QCOMPARE(observed.size(), std::size_t(1024));
    QVERIFY(std::abs(sum / 1024 - 0.5) < 0.05);
}

/// show a[b[x]], with b[i] = i % 7 and a[i] = 100
void MemoryTest::indirectLoads()
{
    ObservedKernel b;
    const std::uint32_t values = b.buffer("a");
    const std::uint32_t indices = b.buffer("b");
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand index = b.load(ValueType::I32, b.element(b.parameter(indices), x, 4));
    b.observe(b.load(ValueType::I32, b.element(b.parameter(values), index, 4)));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {64, 1, 1});
    launch.buffers[indices] = {256, 0, ValueType::I32, BufferInit::Ramp, 7, nullptr};
    launch.buffers[values] = {28, 0, ValueType::I32, BufferInit::Ramp, 5, nullptr};
    const Run run = simulate(b.kernel, launch);
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 64; ++thread)
        QCOMPARE(shown(b, run, thread), Values{thread % 7 % 5});
}

/// a[x * 5000] = x; show a[x * 5000] + a[x * 5000 + 1], each lane on pages of its own
void MemoryTest::scatteredPages()
{
    ObservedKernel b;
    const std::uint32_t data = b.buffer("a");
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand at = b.element(b.parameter(data), x, 20000);
    b.store(ValueType::I32, at, x);
    const Operand next = b.op(Opcode::Add, ValueType::I64, at, b.i64(4));
    b.observe(b.op(Opcode::Add, ValueType::I32, b.load(ValueType::I32, at),
                   b.load(ValueType::I32, next)));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {64, 1, 1});
    launch.buffers[data].init = BufferInit::Ramp;
    const Run run = simulate(b.kernel, launch);
    for (std::uint32_t thread = 0; thread < 64; ++thread)
        QCOMPARE(shown(b, run, thread), Values{thread + thread * 5000 + 1});
}

/// show a[x]; a[x] = 99; show a[x]: the next block sees the first contents again
void MemoryTest::blocksAreIndependent()
{
    ObservedKernel b;
    const std::uint32_t global = b.variable("counter", Space::Global, 128);
    b.kernel.variables[global].initial = {5, 0, 0, 0};
    const std::uint32_t data = b.buffer("a");
    const Operand x = b.special(SpecialValue::ThreadX);
    for (const Operand base : {b.parameter(data), b.addressOf(global)}) {
        const Operand at = b.element(base, x, 4);
        b.observe(b.load(ValueType::I32, at));
        b.store(ValueType::I32, at, b.i32(99));
        b.observe(b.load(ValueType::I32, at));
    }
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {32, 1, 1}, {3, 1, 1});
    launch.buffers[data] = {128, 0, ValueType::I32, BufferInit::Ramp, 0, nullptr};
    const Run run = simulate(b.kernel, launch, {0, 2, 1, 0});
    for (const std::uint64_t block : {1, 2})
        QCOMPARE(shown(b, run, 3, block), (Values{3, 99, 0, 99}));
    QCOMPARE(shown(b, run, 0, 0), (Values{0, 99, 5, 99, 0, 99, 5, 99}));
}

void MemoryTest::variablesStartWithTheirInitialBytes()
{
    ObservedKernel b;
    const std::uint32_t table = b.variable("table", Space::Constant, 16384);
    b.kernel.variables[table].initial.resize(16384);
    for (std::size_t i = 0; i < 16384; i += 4)
        b.kernel.variables[table].initial[i + 1] = std::uint8_t(i / 4 % 251);
    const std::uint32_t second = b.variable("second", Space::Constant, 4);
    b.kernel.variables[second].initial = {7};
    const Operand x = b.special(SpecialValue::ThreadX);
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(table), x, 512), table));
    b.observe(b.load(ValueType::I32, b.addressOf(second), second));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 32; ++thread)
        QCOMPARE(shown(b, run, thread), (Values{thread * 128 % 251 * 256, 7}));
    QCOMPARE(run.sink.requests.front().space, Space::Constant);
    QCOMPARE(run.sink.requests.front().array, table);
}

/// Declaration order, aligned; then the dynamic ones, all at one place; then the open one.
void MemoryTest::sharedLayout()
{
    KernelBuilder b;
    const std::uint32_t bytes = b.variable("bytes", Space::Shared, 5);
    b.kernel.variables[bytes].alignment = 1;
    const std::uint32_t first = b.variable("first", Space::Shared, 0);
    const std::uint32_t doubles = b.variable("doubles", Space::Shared, 24);
    b.kernel.variables[doubles].alignment = 8;
    const std::uint32_t second = b.variable("second", Space::Shared, 0);
    for (const std::uint32_t dynamic : {first, second})
        b.kernel.variables[dynamic].dynamic = b.kernel.variables[dynamic].open = true;
    const std::uint32_t open = b.variable("open", Space::Shared, 0);
    b.kernel.variables[open].open = true;
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {32, 1, 1});
    launch.dynamicSharedBytes = 100;
    const Run run = simulate(b.kernel, launch);
    const auto place = [&run](std::uint32_t array) {
        const PlacedArray &placed = run.arrays[array];
        return std::make_pair(placed.base - window::Shared, placed.bytes);
    };
    QCOMPARE(run.arrays.size(), std::size_t(5));
    QCOMPARE(place(bytes), std::make_pair(std::uint64_t(0), std::uint64_t(5)));
    QCOMPARE(place(doubles), std::make_pair(std::uint64_t(8), std::uint64_t(24)));
    QCOMPARE(place(first), std::make_pair(std::uint64_t(32), std::uint64_t(100)));
    QCOMPARE(place(second), std::make_pair(std::uint64_t(32), std::uint64_t(100)));
    QCOMPARE(place(open), std::make_pair(std::uint64_t(144), std::uint64_t(0)));
}

void MemoryTest::sharedMemoryStartsAsZeros()
{
    ObservedKernel b;
    const std::uint32_t s = b.variable("s", Space::Shared, 128);
    const Operand at = b.element(b.addressOf(s), b.special(SpecialValue::ThreadX), 4);
    b.observe(b.load(ValueType::I32, at, s));
    b.store(ValueType::I32, at, b.i32(8), s);
    b.observe(b.load(ValueType::I32, at, s));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}, {2, 1, 1}), {0, 1});
    for (const std::uint64_t block : {0, 1})
        QCOMPARE(shown(b, run, 31, block), (Values{0, 8}));
}

void MemoryTest::openSharedArrayGrows()
{
    ObservedKernel b;
    const std::uint32_t s = b.variable("s", Space::Shared, 0);
    b.kernel.variables[s].open = true;
    const Operand at = b.element(b.addressOf(s), b.special(SpecialValue::ThreadX), 1 << 20);
    b.observe(b.load(ValueType::I32, at, s));
    b.store(ValueType::I32, at, b.i32(8), s);
    b.observe(b.load(ValueType::I32, at, s));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}, {2, 1, 1}), {0, 1});
    QVERIFY(run.diagnostics.empty());
    for (const std::uint64_t block : {0, 1})
        QCOMPARE(shown(b, run, 31, block), (Values{0, 8}));
}

/// A float4 goes from one buffer to another; requests are of 16 bytes.
void MemoryTest::vectorsOfComponents()
{
    ObservedKernel b;
    const std::uint32_t in = b.buffer("in");
    const std::uint32_t out = b.buffer("out");
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand four =
        b.load(ValueType::I32, b.element(b.parameter(in), x, 16), b.arrayOf(in), 4);
    const Operand to = b.element(b.parameter(out), x, 16);
    b.store(ValueType::I32, to, four, b.arrayOf(out), 4);
    for (int component = 0; component < 4; ++component)
        b.observe(
            b.load(ValueType::I32, b.op(Opcode::Add, ValueType::I64, to, b.i64(4 * component))));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {512, 1, 1});
    launch.buffers[in].init = BufferInit::Ramp;
    const Run run = simulate(b.kernel, launch);
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 512; ++thread)
        QCOMPARE(shown(b, run, thread),
                 (Values{thread * 4, thread * 4 + 1, thread * 4 + 2, thread * 4 + 3}));
    QCOMPARE(run.sink.requests.front().bytes, 16u);
}

/// Each lane keeps its own value at the same local address; such accesses are not recorded.
void MemoryTest::localMemoryBelongsToLanes()
{
    ObservedKernel b;
    b.kernel.localBytes = 64;
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand at = b.op(Opcode::LocalAddress, ValueType::I64);
    b.kernel.instructions.back().payload = 8;
    const Operand varying = b.op(Opcode::Add, ValueType::I64, at,
                                 b.op(Opcode::Mul, ValueType::I64,
                                      b.convert(Opcode::ZeroExtend, ValueType::I32, ValueType::I64,
                                                b.op(Opcode::And, ValueType::I32, x, b.i32(7))),
                                      b.i64(4)));
    b.observe(b.load(ValueType::I32, at));
    b.store(ValueType::I32, varying, x);
    b.observe(b.load(ValueType::I32, varying));
    b.ret();
    for (Instruction &each : b.kernel.instructions)
        if ((each.opcode == Opcode::Load || each.opcode == Opcode::Store)
            && (each.operands[0] == at || each.operands[0] == varying))
            each.site = NoSite;
    const Run run = simulate(b.kernel, launchOf(b.kernel, {64, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    for (std::uint32_t thread = 0; thread < 64; ++thread)
        QCOMPARE(shown(b, run, thread), (Values{0, thread}));
    QCOMPARE(run.sink.requests.size(), std::size_t(4));
}

void MemoryTest::narrowStoresKeepTheirNeighbours()
{
    ObservedKernel b;
    const std::uint32_t data = b.buffer("a", ValueType::I8);
    const Operand x = b.special(SpecialValue::ThreadX);
    const Operand narrow = b.convert(Opcode::Truncate, ValueType::I32, ValueType::I8, x);
    b.store(ValueType::I8, b.element(b.parameter(data), x, 2), narrow);
    b.observe(b.load(ValueType::I32, b.element(b.parameter(data), x, 4)));
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {16, 1, 1});
    launch.buffers[data] = {256, 0, ValueType::I8, BufferInit::Constant, 0x77, nullptr};
    const Run run = simulate(b.kernel, launch);
    for (std::uint32_t thread = 0; thread < 8; ++thread)
        QCOMPARE(shown(b, run, thread), Values{0x7700'7700u | thread * 2 | (thread * 2 + 1) << 16});
    QCOMPARE(shown(b, run, 8), Values{0x7777'7777});
}

/// All blocks read the word of one of them; it does not matter whether that one ran before. What
/// a block wrote itself does not count, nor does a word that nobody wrote.
void MemoryTest::readingWhatAnotherBlockWrote()
{
    KernelBuilder b;
    const std::uint32_t data = b.buffer("flags");
    const std::uint32_t place = b.scalar("place", ValueType::I32);
    const Operand block = b.special(SpecialValue::BlockX);
    const Operand base = b.parameter(data);
    b.store(ValueType::I32, b.element(base, block, 4), b.i32(1), b.arrayOf(data));
    b.load(ValueType::I32, b.element(base, b.parameter(place), 4), b.arrayOf(data));
    const std::uint32_t line = b.line();
    b.ret();
    ResolvedLaunch launch = launchOf(b.kernel, {32, 1, 1}, {4, 1, 1});
    const auto runWith = [&](std::uint32_t index, const std::vector<std::uint64_t> &blocks) {
        std::memcpy(launch.parameterBlock.data() + b.kernel.parameters[place].offset, &index, 4);
        return simulate(b.kernel, launch, blocks);
    };
    const Run run = runWith(0, {0, 1, 2});
    const Diagnostic note = run.only(DiagnosticKind::CrossBlockRead);
    QCOMPARE(note.severity, Severity::Note);
    QCOMPARE(note.position.line, line);
    QCOMPARE(note.arguments, std::vector<std::string>{"flags"});
    QCOMPARE(note.count, std::uint64_t(1));
    for (const std::uint32_t index : {1u, 2u})
        QVERIFY(runWith(index, {0, 1, 2}).diagnostics == run.diagnostics);
    QVERIFY(runWith(2, {2}).diagnostics.empty());
    QVERIFY(runWith(3, {0, 1, 2}).diagnostics.empty());
}

QTEST_APPLESS_MAIN(MemoryTest)
#include "memory_test.moc"
