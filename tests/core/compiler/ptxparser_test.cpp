// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/parser.h"

#include <QTest>

using namespace warplens::ptx;

class PtxParserTest : public QObject
{
    Q_OBJECT

private slots:
    void instruction();
    void operands();
    void scopesKeepRegistersApart();
    void branchesFindTheirLabel();
    void comments();
    void malformed_data();
    void malformed();
};

namespace {

/// The only instruction of `text`.
Instruction only(const char *text)
{
    const auto program = parse(text, 4);
    if (!program || program->statements.size() != 1)
        return {};
    return program->statements.front().instruction;
}

} // namespace

void PtxParserTest::instruction()
{
    const Instruction load =
        only("ld.global.L1::no_allocate.L2::128B.v4.f32 {$0, $1, _, $3}, [$2+16];");
    QCOMPARE(load.name, "ld");
    QCOMPARE(load.opcode(), "ld.global.L1::no_allocate.L2::128B.v4.f32");
    QVERIFY(load.has("L2::128B"));
    QVERIFY(load.guard.empty());
    QCOMPARE(load.operands.size(), std::size_t(2));
    QCOMPARE(load.operands[0].kind, Operand::Kind::Vector);
    QCOMPARE(load.operands[0].parts.size(), std::size_t(4));
    QCOMPARE(load.operands[0].parts[2].kind, Operand::Kind::Sink);
    QCOMPARE(load.operands[1].kind, Operand::Kind::Address);
    QCOMPARE(load.operands[1].parts.front().index, 2u);
    QCOMPARE(load.operands[1].bits, std::uint64_t(16));
}

void PtxParserTest::operands()
{
    QCOMPARE(only("mov.u32 $0, %tid.x;").operands[1].name, "tid.x");
    QCOMPARE(only("mov.u32 $0, 0x1fU;").operands[1].bits, std::uint64_t(31));
    QCOMPARE(only("mov.s32 $0, -7;").operands[1].bits, std::uint64_t(-7));
    QCOMPARE(only("mov.f32 $0, 0f3F000000;").operands[1].number, 0.5);
    QCOMPARE(only("mov.f64 $0, 0d4000000000000000;").operands[1].number, 2.0);
    QCOMPARE(only("mov.f32 $0, 1.25e1;").operands[1].number, 12.5);
    QCOMPARE(only("ld.u32 $0, [$1 + -8]").operands[1].bits, std::uint64_t(-8));
    QCOMPARE(only("ld.u32 $0, [$1-8];").operands[1].bits, std::uint64_t(-8));
    QCOMPARE(only("mov.u32 ${0:r}, $1;").operands[0].kind, Operand::Kind::Argument);
    const Instruction bulk = only("cp.async.bulk.tensor.2d [$0], [$1, {$2, $3}], [$1];");
    QCOMPARE(bulk.operands[1].parts.size(), std::size_t(2));
}

void PtxParserTest::scopesKeepRegistersApart()
{
    const auto late = parse("{ { .reg .b32 a; } mov.b32 $0, a; }", 1);
    QVERIFY(late);
    QCOMPARE(late->statements[0].instruction.operands[1].kind, Operand::Kind::Name);
    const auto sound = parse("{ .reg .b32 t, u<2>; .reg .pred %p; mov.b32 t, u1; { .reg .pred t; "
                             "setp.eq.u32 t|%p, u0, 0; } @!%p mov.b32 t, 1; }",
                             0);
    QVERIFY(sound);
    QCOMPARE(sound->registers, (std::vector<std::uint32_t>{32, 32, 32, 1, 1}));
    QCOMPARE(sound->statements.size(), std::size_t(3));
    QCOMPARE(sound->statements[0].instruction.operands[0].index, 0u);
    QCOMPARE(sound->statements[1].instruction.operands[0].parts[0].index, 4u);
    const Instruction &last = sound->statements[2].instruction;
    QCOMPARE(last.operands[0].index, 0u);
    QVERIFY(last.guard.front().isNegated);
    QCOMPARE(last.guard.front().index, 3u);
}

void PtxParserTest::branchesFindTheirLabel()
{
    const auto program = parse("{ .reg .pred P; AGAIN_${:uid}: mbarrier.try_wait.b64 P, [$0], $1; "
                               "@P bra DONE; bra.uni AGAIN_${:uid}; $$L_1: DONE: }",
                               2);
    QVERIFY(program);
    QCOMPARE(program->labels.size(), std::size_t(3));
    QCOMPARE(program->statements[2].instruction.operands[0].index, 2u);
    QCOMPARE(program->statements[3].instruction.operands[0].index, 0u);
}

void PtxParserTest::comments()
{
    const auto program = parse("// what\n/* a; b */ mov.u32 $0, /* c */ 1; // end", 1);
    QVERIFY(program);
    QCOMPARE(program->statements.size(), std::size_t(1));
    QVERIFY(parse("", 0));
    QVERIFY(parse(" \n\t;; ", 0));
}

void PtxParserTest::malformed_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"mov.u32 $0 $1;",
                             "mov.u32 $0, $9;",
                             "mov.u32 $0, %r1, ;",
                             "{ mov.u32 $0, 1;",
                             "mov.u32 $0, 1; }",
                             "bra NOWHERE;",
                             "ld.u32 $0, [$1;",
                             "mov.u32 {$0, $1;",
                             ".shared .b32 x;",
                             ".reg .b33 x;",
                             ".reg .b32 x, x;",
                             "@ mov.u32 $0, 1;",
                             "L: L: ret;",
                             "mov.u32 $0, -$1;",
                             "mov.u32 $0, 0f12;",
                             "mov.u32 $0, ${1;",
                             "\"text\"",
                             "%r = 1;",
                             "mov.u32 $0, {{{{{{{{{{$1}}}}}}}}}};",
                             "ld.u32 $0, [$1*4];",
                             "$",
                             "0x",
                             ".reg .b32 r<99999>;"})
        QTest::newRow(text) << QString(text);
}

void PtxParserTest::malformed()
{
    QFETCH(QString, text);
    const bool isRead = parse(text.toStdString(), 4).has_value();
    QVERIFY(!isRead);
}

QTEST_APPLESS_MAIN(PtxParserTest)
#include "ptxparser_test.moc"
