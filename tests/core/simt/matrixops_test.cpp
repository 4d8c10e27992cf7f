// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simulation.h"

#include <QTest>

using namespace warplens;

/// `ldmatrix` and `stmatrix`: who gives addresses, who gets what.
class MatrixOpsTest : public QObject
{
    Q_OBJECT

private slots:
    void elements_data();
    void elements();
    void addressLanes_data();
    void addressLanes();
    void storedRows();
    void lanesThatAreAway();
    void outOfBounds();
};

namespace {

constexpr std::uint32_t RowBytes = 16;

struct MatrixKernel : ObservedKernel
{
    explicit MatrixKernel(std::uint64_t bytes = 1024)
        : tile(variable("tile", Space::Shared, bytes))
        , lane(special(SpecialValue::LaneId))
    {
    }

    Operand row() { return element(addressOf(tile), lane, RowBytes); }

    /// Halfword i of the tile is i; each lane fills two rows.
    void fillTile()
    {
        for (std::uint32_t word = 0; word < 8; ++word) {
            const Operand index = op(Opcode::Add, ValueType::I32,
                                     op(Opcode::Mul, ValueType::I32, lane, i32(8)), i32(word));
            const Operand low = op(Opcode::Mul, ValueType::I32, index, i32(2));
            const Operand high = op(Opcode::Shl, ValueType::I32,
                                    op(Opcode::Add, ValueType::I32, low, i32(1)), i32(16));
            store(ValueType::I32, element(addressOf(tile), index, 4),
                  op(Opcode::Or, ValueType::I32, low, high));
        }
    }
    Operand loadMatrix(Operand address, std::uint8_t matrices, bool isTransposed = false)
    {
        const Operand result = regs(matrices);
        Instruction &instruction = write(Opcode::LoadMatrix, ValueType::I32, address);
        instruction.result = result;
        instruction.components = matrices;
        instruction.modifier = isTransposed;
        addSite(AccessKind::Load, NoArray);
        return named(matrices, result);
    }
    void storeMatrix(Operand address, Operand first, std::uint8_t matrices)
    {
        write(Opcode::StoreMatrix, ValueType::I32, address, first).components = matrices;
        addSite(AccessKind::Store, NoArray);
        named(matrices, first);
    }
    Operand named(std::uint8_t matrices, Operand value)
    {
        kernel.sites.back().matrices = matrices;
        return value;
    }
    /// The requests that matrices make.
    std::vector<Request> matrixRequests(const Run &run) const
    {
        std::vector<Request> found;
        for (const Request &request : run.sink.requests)
            if (request.matrices)
                found.push_back(request);
        return found;
    }

    std::uint32_t tile;
    Operand lane;
};

} // namespace

void MatrixOpsTest::elements_data()
{
    QTest::addColumn<bool>("isTransposed");
    QTest::newRow("rows") << false;
    QTest::newRow("columns") << true;
}

void MatrixOpsTest::elements()
{
    QFETCH(bool, isTransposed);
    MatrixKernel b;
    b.fillTile();
    const Operand first = b.loadMatrix(b.row(), 4, isTransposed);
    for (std::uint32_t matrix = 0; matrix < 4; ++matrix)
        b.observe(Operand::reg(first.index() + matrix));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    auto observed = b.observed(run);
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        for (std::uint32_t matrix = 0; matrix < 4; ++matrix) {
            const std::uint32_t row = lane / 4;
            const std::uint32_t column = lane % 4 * 2;
            const std::uint32_t low =
                64 * matrix + (isTransposed ? 8 * column + row : 8 * row + column);
            const std::uint32_t high = low + (isTransposed ? 8 : 1);
            const std::vector<std::uint32_t> values = observed[{0, lane}];
            QCOMPARE(values[matrix], low | high << 16);
        }
}

void MatrixOpsTest::addressLanes_data()
{
    QTest::addColumn<int>("matrices");
    QTest::addColumn<quint64>("lanes");
    QTest::newRow("x1") << 1 << quint64(0xff);
    QTest::newRow("x2") << 2 << quint64(0xffff);
    QTest::newRow("x4") << 4 << quint64(0xffff'ffff);
}

/// The request holds only the lanes that give addresses; the others' may be anything.
void MatrixOpsTest::addressLanes()
{
    QFETCH(int, matrices);
    QFETCH(quint64, lanes);
    MatrixKernel b(std::uint64_t(matrices) * 128);
    b.loadMatrix(b.row(), std::uint8_t(matrices));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    const std::vector<Request> requests = b.matrixRequests(run);
    QCOMPARE(requests.size(), std::size_t(1));
    QCOMPARE(quint64(requests[0].active), lanes);
    QCOMPARE(requests[0].bytes, RowBytes);
    QCOMPARE(int(requests[0].matrices), matrices);
    QCOMPARE(requests[0].space, Space::Shared);
    QCOMPARE(requests[0].address[7] - requests[0].address[0], std::uint64_t(7) * RowBytes);
}

/// A stored matrix read back word by word.
void MatrixOpsTest::storedRows()
{
    MatrixKernel b;
    const Operand values = b.regs(2);
    b.move(values, ValueType::I32, b.lane);
    b.move(Operand::reg(values.index() + 1), ValueType::I32,
           b.op(Opcode::Add, ValueType::I32, b.lane, b.i32(100)));
    b.storeMatrix(b.row(), values, 2);
    b.observe(b.load(ValueType::I32, b.element(b.addressOf(b.tile), b.lane, 4)));
    b.observe(b.load(
        ValueType::I32,
        b.op(Opcode::Add, ValueType::I64, b.element(b.addressOf(b.tile), b.lane, 4), b.i64(128))));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    // Lane l holds the pair l mod 4 of row l / 4: the words lie in the order of the lanes.
    auto observed = b.observed(run);
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
        const std::vector<std::uint32_t> expected{lane, lane + 100};
        QCOMPARE((observed[{0, lane}]), expected);
    }
}

/// In a block of 12 threads, four rows of the second matrix are nobody's: they read as zeros.
void MatrixOpsTest::lanesThatAreAway()
{
    MatrixKernel b;
    b.fillTile();
    const Operand first = b.loadMatrix(b.row(), 2, true);
    b.observe(Operand::reg(first.index() + 1));
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {12, 1, 1}));
    QVERIFY(run.diagnostics.empty());
    QCOMPARE(b.matrixRequests(run).front().active, LaneMask(0xfff));
    auto observed = b.observed(run);
    const std::vector<std::uint32_t> there = observed[{0, 4}]; // rows 0 and 1, column 1
    const std::vector<std::uint32_t> away = observed[{0, 7}];  // rows 6 and 7
    QCOMPARE(there[0], 65u | 73u << 16);
    QCOMPARE(away[0], 0u);
}

void MatrixOpsTest::outOfBounds()
{
    MatrixKernel b(256);
    b.loadMatrix(b.row(), 4);
    b.ret();
    const Run run = simulate(b.kernel, launchOf(b.kernel, {32, 1, 1}));
    QCOMPARE(run.only(DiagnosticKind::OutOfBounds).count, std::uint64_t(16));
}

QTEST_APPLESS_MAIN(MatrixOpsTest)
#include "matrixops_test.moc"
