// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

using namespace warplens;

/// What inline PTX computes, against results worked out from the definitions in the PTX manual.
class PtxValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void lanes_data();
    void lanes();
    void barriers_data();
    void barriers();
    void tiedOperands();
    void emptyTextIsABarrier();
    void predicatesAndBranches();
    void threadsThatLeave();
};

namespace {

/// `$0` of the text, a 64-bit register, with `$1` and `$2` given.
std::uint64_t resultOfText(const QString &text, std::uint64_t a, std::uint64_t b)
{
    return resultOf("%r = call i64 asm sideeffect \"" + text.toStdString()
                        + "\", \"=l,l,l\"(i64 %a, i64 %b)",
                    a, b);
}

/// `text` computes the 32-bit register d of a and b.
QString of32(const char *text)
{
    return QString("{ .reg .b32 a, b, d; .reg .pred p, q; cvt.u32.u64 a, $1; cvt.u32.u64 b, $2; "
                   "%1 cvt.u64.u32 $0, d; }")
        .arg(text);
}

QString of16(const char *text)
{
    return QString("{ .reg .b16 a, b, d; cvt.u16.u64 a, $1; cvt.u16.u64 b, $2; %1 cvt.u64.u16 $0, "
                   "d; }")
        .arg(text);
}

} // namespace

void PtxValuesTest::values_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("a");
    QTest::addColumn<quint64>("b");
    QTest::addColumn<quint64>("expected");
    const auto wide = [](const char *text, std::uint64_t a, std::uint64_t b,
                         std::uint64_t expected) {
        QTest::newRow(text) << QString(text) << quint64(a) << quint64(b) << quint64(expected);
    };
    const auto narrow = [](const char *text, std::uint64_t a, std::uint64_t b,
                           std::uint64_t expected) {
        QTest::newRow(text) << of32(text) << quint64(a) << quint64(b) << quint64(expected);
    };
    const auto half = [](const char *text, std::uint64_t a, std::uint64_t b,
                         std::uint64_t expected) {
        QTest::newRow(text) << of16(text) << quint64(a) << quint64(b) << quint64(expected);
    };
    // Integers
    wide("add.u64 $0, $1, $2;", 5, 7, 12);
    wide("sub.s64 $0, $1, $2;", 5, 7, std::uint64_t(-2));
    wide("mad.lo.u64 $0, $1, $2, 9;", 5, 7, 44);
    wide("mul.hi.u64 $0, $1, $2;", std::uint64_t(1) << 63, 6, 3);
    narrow("add.u32 d, a, b;", 0xffffffff, 2, 1);
    narrow("mul.lo.s32 d, a, b;", 0x10001, 0x10001, 0x20001);
    narrow("mul.hi.s32 d, a, b;", std::uint32_t(-2), 3, 0xffffffff);
    narrow("mul.hi.u32 d, a, b;", 0x80000000, 6, 3);
    narrow("mad.lo.s32 d, a, b, -1;", 6, 7, 41);
    narrow("mad24.lo.u32 d, a, b, 1;", 0x1000003, 5, 16);
    narrow("sad.s32 d, a, b, 100;", std::uint32_t(-3), 4, 107);
    narrow("div.s32 d, a, b;", std::uint32_t(-7), 2, std::uint32_t(-3));
    narrow("rem.u32 d, a, b;", 17, 5, 2);
    narrow("min.s32 d, a, b;", std::uint32_t(-3), 4, std::uint32_t(-3));
    narrow("min.u32 d, a, b;", std::uint32_t(-3), 4, 4);
    narrow("max.s32 d, a, b;", std::uint32_t(-3), 4, 4);
    narrow("abs.s32 d, a;", std::uint32_t(-3), 0, 3);
    narrow("neg.s32 d, a;", 3, 0, std::uint32_t(-3));
    wide("{ .reg .u32 a, b; cvt.u32.u64 a, $1; cvt.u32.u64 b, $2; mul.wide.u32 $0, a, b; }",
         0xffffffff, 16, 0xffffffff0);
    wide("{ .reg .s32 a, b; cvt.u32.u64 a, $1; cvt.u32.u64 b, $2; mad.wide.s32 $0, a, b, $2; }",
         std::uint32_t(-2), 8, std::uint64_t(-8));
    half("mul.lo.u16 d, a, b;", 0x102, 0x101, 0x302);
    // Bits
    narrow("shl.b32 d, a, b;", 3, 4, 48);
    narrow("shl.b32 d, a, b;", 3, 32, 0);
    narrow("shr.u32 d, a, b;", 0x80000000, 40, 0);
    narrow("shr.s32 d, a, b;", 0x80000000, 40, 0xffffffff);
    narrow("shf.l.wrap.b32 d, a, b, 8;", 0x12345678, 0xabcdef01, 0xcdef0112);
    narrow("shf.r.clamp.b32 d, a, b, 40;", 0x12345678, 0xabcdef01, 0xabcdef01);
    narrow("and.b32 d, a, b;", 12, 10, 8);
    narrow("xor.b32 d, a, b;", 12, 10, 6);
    narrow("not.b32 d, a;", 0, 0, 0xffffffff);
    narrow("cnot.b32 d, a;", 0, 0, 1);
    narrow("lop3.b32 d, a, b, 0xff, 0x96;", 12, 10, 12 ^ 10 ^ 0xff);
    narrow("lop3.b32 d, a, b, 15, 0xea;", 12, 10, 15);
    narrow("bfe.u32 d, a, 4, 8;", 0x12345678, 0, 0x67);
    narrow("bfe.s32 d, a, 4, 8;", 0x00000f80, 0, 0xfffffff8);
    narrow("bfe.s32 d, a, 28, 16;", 0x90000000, 0, 0xfffffff9);
    narrow("bfe.u32 d, a, b, 0;", 0xffffffff, 4, 0);
    narrow("bfi.b32 d, a, b, 8, 4;", 0x5, 0xffffffff, 0xfffff5ff);
    narrow("bfi.b32 d, a, b, 0, 64;", 0x5, 0xffffffff, 5);
    narrow("bfind.u32 d, a;", 0x00010000, 0, 16);
    narrow("bfind.u32 d, a;", 0, 0, 0xffffffff);
    narrow("bfind.s32 d, a;", 0xfffffff0, 0, 3);
    narrow("bfind.shiftamt.u32 d, a;", 0x00010000, 0, 15);
    narrow("brev.b32 d, a;", 1, 0, 0x80000000);
    narrow("popc.b32 d, a;", 0xff0f, 0, 12);
    narrow("clz.b32 d, a;", 0xff, 0, 24);
    wide("{ .reg .u32 d; clz.b64 d, $1; cvt.u64.u32 $0, d; }", 0xff, 0, 56);
    narrow("prmt.b32 d, a, b, 0x5410;", 0x33221100, 0x77665544, 0x55441100);
    narrow("prmt.b32 d, a, b, 0x8;", 0x000000f0, 0, 0xf0f0f0ff);
    narrow("dp4a.s32.u32 d, a, b, 1;", 0xff020304, 0x01010101, 9);
    narrow("vabsdiff4.u32.u32.u32.add d, a, b, 10;", 0x01020304, 0x04030201, 18);
    narrow("vabsdiff4.u32.u32.u32 d, a, b, 0;", 0x01020304, 0x04030201, 0x03010103);
    // Comparisons
    narrow("setp.lt.s32 p, a, b; selp.b32 d, 7, 8, p;", std::uint32_t(-1), 0, 7);
    narrow("setp.lo.u32 p, a, b; selp.b32 d, 7, 8, p;", std::uint32_t(-1), 0, 8);
    narrow("setp.ne.and.b32 p|q, a, b, 1; selp.b32 d, 7, 8, q;", 1, 2, 8);
    narrow("setp.ne.and.b32 p|q, a, b, 0; selp.b32 d, 7, 8, q;", 1, 2, 8);
    narrow("setp.eq.u32 p, a, b; setp.ge.or.u32 q, a, 9, !p; selp.u32 d, 1, 0, q;", 1, 2, 1);
    narrow("set.gt.u32.s32 d, a, b;", 2, 1, 0xffffffff);
    narrow("slct.b32.s32 d, 7, 8, a;", std::uint32_t(-1), 0, 8);
    narrow("setp.lt.f32 p, a, b; selp.b32 d, 1, 0, p;", 0x3f800000, 0x7fc00000, 0);
    narrow("setp.ltu.f32 p, a, b; selp.b32 d, 1, 0, p;", 0x3f800000, 0x7fc00000, 1);
    narrow("setp.ne.u32 p, a, 0; and.pred q, p, !p; not.pred p, q; selp.b32 d, 1, 0, p;", 3, 0, 1);
    // Floats
    narrow("add.f32 d, a, b;", 0x3f800000, 0x40000000, 0x40400000);
    narrow("fma.rn.f32 d, a, b, 0f3F800000;", 0x40000000, 0x40400000, 0x40e00000);
    narrow("mul.f32 d, a, 0.5;", 0x40000000, 0, 0x3f800000);
    narrow("add.sat.f32 d, a, b;", 0x3f800000, 0x40000000, 0x3f800000);
    narrow("max.f32 d, a, b;", 0x3f800000, 0x40000000, 0x40000000);
    narrow("neg.f32 d, a;", 0x3f800000, 0, 0xbf800000);
    narrow("ex2.approx.ftz.f32 d, a;", 0x40400000, 0, 0x41000000);
    narrow("lg2.approx.f32 d, a;", 0x41000000, 0, 0x40400000);
    narrow("rcp.approx.ftz.f32 d, a;", 0x40000000, 0, 0x3f000000);
    narrow("sqrt.rn.f32 d, a;", 0x40800000, 0, 0x40000000);
    narrow("rsqrt.approx.f32 d, a;", 0x40800000, 0, 0x3f000000);
    narrow("tanh.approx.f32 d, a;", 0, 0, 0);
    narrow("fma.rn.f16x2 d, a, b, a;", 0x3c004000, 0x40003c00, 0x42004400);
    narrow("add.rn.bf16x2 d, a, b;", 0x3f804000, 0x3f803f80, 0x40004040);
    half("fma.rn.relu.f16 d, a, b, a;", 0xbc00, 0x3c00, 0);
    wide("add.f64 $0, $1, $2;", 0x3ff0000000000000, 0x4000000000000000, 0x4008000000000000);
    // Conversions and moves
    narrow("cvt.rn.f32.s32 d, a;", std::uint32_t(-2), 0, 0xc0000000);
    narrow("cvt.rzi.s32.f32 d, a;", 0xbfc00000, 0, std::uint32_t(-1));
    narrow("cvt.rni.s32.f32 d, a;", 0xbfc00000, 0, std::uint32_t(-2));
    narrow("cvt.rpi.f32.f32 d, a;", 0x3fa00000, 0, 0x40000000);
    narrow("cvt.rn.f16x2.f32 d, a, b;", 0x3f800000, 0x40000000, 0x3c004000);
    narrow("cvt.rn.bf16x2.f32 d, a, b;", 0x3f800000, 0x40000000, 0x3f804000);
    narrow("cvt.rn.relu.bf16x2.f32 d, a, b;", 0xbf800000, 0x40000000, 0x00004000);
    narrow("cvt.rna.tf32.f32 d, a;", 0x3f801000, 0, 0x3f802000);
    narrow("cvt.sat.u8.s32 d, a;", 300, 0, 255);
    narrow("cvt.s32.s8 d, a;", 0x80, 0, 0xffffff80);
    narrow("{ .reg .b16 h; cvt.rn.f16.f32 h, a; cvt.f32.f16 d, h; }", 0x3f800000, 0, 0x3f800000);
    narrow("{ .reg .b16 x, y; mov.b32 {x, y}, a; mov.b32 d, {y, x}; }", 0x12345678, 0, 0x56781234);
    wide("{ .reg .b32 x; mov.b64 {_, x}, $1; mov.b64 $0, {x, x}; }", 0x1234567800000000, 0,
         0x1234567812345678);
    narrow("mov.b32 d, WARP_SZ;", 0, 0, 32);
}

void PtxValuesTest::values()
{
    QFETCH(QString, text);
    QFETCH(quint64, a);
    QFETCH(quint64, b);
    QFETCH(quint64, expected);
    QCOMPARE(QString::number(resultOfText(text, a, b), 16), QString::number(expected, 16));
}

void PtxValuesTest::lanes_data()
{
    QTest::addColumn<QString>("text");     // d of the lane number a
    QTest::addColumn<quint64>("expected"); // in lane 5 of eight
    const auto row = [](const char *text, std::uint64_t expected) {
        QTest::newRow(text) << QString(text) << quint64(expected);
    };
    row("mov.u32 d, %tid.x;", 5);
    row("mov.u32 d, %laneid;", 5);
    row("mov.u32 d, %ntid.x;", 8);
    row("mov.u32 d, %nctaid.y;", 1);
    row("mov.u32 d, %nwarpid;", 1);
    row("mov.u32 d, %smid;", 0);
    row("mov.u32 d, %lanemask_eq;", 32);
    row("mov.u32 d, %lanemask_lt;", 31);
    row("mov.u32 d, %lanemask_le;", 63);
    row("mov.u32 d, %lanemask_gt;", 0xffffffc0);
    row("mov.u32 d, %lanemask_ge;", 0xffffffe0);
    row("{ .reg .b64 t; mov.u64 t, %clock64; sub.u64 t, t, t; cvt.u32.u64 d, t; }", 0);
    row("shfl.sync.bfly.b32 d, a, 1, 0x1f, -1;", 4);
    row("{ .reg .pred p; shfl.sync.up.b32 d|p, a, 6, 0, -1; @p add.u32 d, d, 100; }", 5);
    row("{ .reg .pred p; shfl.sync.up.b32 d|p, a, 2, 0, -1; @p add.u32 d, d, 100; }", 103);
    row("shfl.idx.b32 d, a, 3, 0x1f;", 3);
    row("{ .reg .pred p; setp.gt.u32 p, a, 4; vote.sync.ballot.b32 d, p, 0xff; }", 0xe0);
    row("{ .reg .pred p; setp.gt.u32 p, a, 4; vote.sync.all.pred p, !p, 0xff; selp.b32 d, 1, 2, "
        "p; }",
        2);
    row("{ .reg .b32 h; shr.u32 h, a, 1; match.any.sync.b32 d, h, 0xff; }", 0x30);
    row("{ .reg .pred p; match.all.sync.b32 d|p, a, 0xff; selp.b32 d, 1, 2, p; }", 2);
    row("redux.sync.add.u32 d, a, 0xff;", 28);
    row("redux.sync.max.s32 d, a, 0xf0;", 7);
    row("activemask.b32 d;", 0xff);
    row("{ .reg .pred p; elect.sync d|p, 0xf0; @p mov.b32 d, 99; }", 4);
    row("bar.sync 1, 32; mov.b32 d, a;", 5);
    row("{ .reg .pred p; setp.gt.u32 p, a, 4; bar.red.popc.u32 d, 2, 32, p; }", 3);
    row("{ .reg .pred p; setp.gt.u32 p, a, 4; barrier.cta.red.popc.u32 d, 0, p; }", 3);
    row("{ .reg .pred p; setp.gt.u32 p, a, 4; bar.red.or.pred p, 0, p; selp.b32 d, 1, 2, p; }", 1);
    row("bar.warp.sync 0xff; membar.gl; fence.acq_rel.gpu; prefetch.global.L2 [%tid.x]; "
        "nanosleep.u32 20; mov.b32 d, a;",
        5);
}

void PtxValuesTest::lanes()
{
    QFETCH(QString, text);
    QFETCH(quint64, expected);
    const Kernel k =
        kernelOf("define ptx_kernel void @k(ptr %out) {\n"
                 "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                 "%r = call i32 asm sideeffect \"{ .reg .b32 a, d; mov.b32 a, $1; "
                 + text.toStdString()
                 + " mov.b32 $0, d; }\", \"=r,r\"(i32 %tid)\n%i = zext i32 %r to i64\n"
                   "%p = getelementptr i8, ptr %out, i64 %i\nstore i8 0, ptr %p\nret void\n}\n"
                   "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n");
    QVERIFY(k.opaqueCalls.empty());
    const std::vector<std::uint64_t> offsets = offsetsOf(k, 8);
    QCOMPARE(offsets.size(), std::size_t(8));
    QCOMPARE(quint64(offsets[5]), expected);
}

void PtxValuesTest::barriers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString(text) << QString(expected);
    };
    row("bar.sync 0;", "barrier.plain i32\n");
    row("barrier.cta.sync.aligned 0;", "barrier.plain i32\n");
    row("bar.sync 5;", "barrier.plain i32 5\n");
    row("bar.sync 0, 64;", "barrier.plain i32 0 64\n");
    row("barrier.sync 3, 96;", "barrier.plain i32 3 96\n");
    row("bar.arrive 3, 96;", "barrier.arrive i32 3 96\n");
    row("bar.sync $0, $1;", "barrier.plain i32 r0 r1\n");
    row("{ .reg .b32 t; bar.red.popc.u32 t, 4, 1; }", "barrier.count bool to i32 r0 4\n");
    row("{ .reg .pred p; setp.ne.u32 p, $0, 0; bar.red.and.pred p, 4, 64, !p; }",
        "barrier.and bool to i32 r4 4 64\n");
    row("barrier.cluster.arrive; barrier.cluster.wait;", "barrier.plain i32\n");
}

/// Which barrier it is, and for how many.
void PtxValuesTest::barriers()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Kernel k = kernelOf("define ptx_kernel void @k(i32 %a, i32 %b) {\n"
                              "call void asm sideeffect \""
                              + text.toStdString() + "\", \"r,r\"(i32 %a, i32 %b)\nret void\n}\n");
    QVERIFY(k.opaqueCalls.empty());
    const std::string printed = print(k);
    QVERIFY2(printed.find(expected.toStdString()) != std::string::npos, printed.c_str());
}

/// `"+l"(x)` is a result that begins with the value of an operand behind all others.
void PtxValuesTest::tiedOperands()
{
    QCOMPARE(
        resultOf("%r = call i64 asm \"add.u64 $0, $0, $1;\", \"=l,l,0\"(i64 %b, i64 %a)", 40, 2),
        std::uint64_t(42));
    QCOMPARE(resultOf("%s = call {i64, i64} asm \"mov.b64 $0, $1; add.u64 $1, $1, 1;\", "
                      "\"=&l,=l,1\"(i64 %a)\n%x = extractvalue {i64, i64} %s, 0\n"
                      "%y = extractvalue {i64, i64} %s, 1\n%r = add i64 %x, %y",
                      20, 0),
             std::uint64_t(41));
}

void PtxValuesTest::emptyTextIsABarrier()
{
    QCOMPARE(resultOf("call void asm sideeffect \"\", \"~{memory}\"()\n"
                      "%r = call i64 asm sideeffect \"\", \"=l,0\"(i64 %a)",
                      17, 0),
             std::uint64_t(17));
}

void PtxValuesTest::threadsThatLeave()
{
    const Kernel k = kernelOf(
        "define internal void @leave(i32 %tid) {\ncall void asm sideeffect \"{ .reg .pred p; "
        "setp.lt.u32 p, $0, 3; @p exit; }\", \"r\"(i32 %tid)\nret void\n}\n"
        "define ptx_kernel void @k(ptr %out) {\n"
        "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ncall void @leave(i32 %tid)\n"
        "%p = getelementptr i8, ptr %out, i32 %tid\nstore i8 0, ptr %p\nret void\n}\n"
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n");
    QCOMPARE(offsetsOf(k, 5), (std::vector<std::uint64_t>{3, 4}));
}

void PtxValuesTest::predicatesAndBranches()
{
    // A loop: the sum of 1 to a.
    const QString sum = "{ .reg .pred p; .reg .b64 n, s; mov.b64 n, $1; mov.b64 s, 0; "
                        "AGAIN: setp.eq.u64 p, n, 0; @p bra DONE; add.u64 s, s, n; "
                        "sub.u64 n, n, 1; bra.uni AGAIN; DONE: mov.b64 $0, s; }";
    QCOMPARE(resultOfText(sum, 10, 0), std::uint64_t(55));
    QCOMPARE(resultOfText(sum, 0, 0), std::uint64_t(0));
    const QString guarded = "{ .reg .pred p; setp.ne.u64 p, $1, $2; mov.b64 $0, 1; "
                            "@p mov.b64 $0, 2; @!p add.u64 $0, $0, 10; }";
    QCOMPARE(resultOfText(guarded, 1, 1), std::uint64_t(11));
    QCOMPARE(resultOfText(guarded, 1, 2), std::uint64_t(2));
}

QTEST_APPLESS_MAIN(PtxValuesTest)
#include "ptxvalues_test.moc"
