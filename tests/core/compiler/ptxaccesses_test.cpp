// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include "kernel/names.h"

#include <QTest>

#include <algorithm>

using namespace warplens;

/// The memory operations of inline PTX as sites: space, width, hint, place and addresses.
class PtxAccessesTest : public QObject
{
    Q_OBJECT

private slots:
    void sites_data();
    void sites();
    void addresses();
    void sharedAddressesOf32Bits();
    void guardedAccess();
    void asyncCopies();
    void shortAsyncCopies();
    void matrices();
    void places();
    void opaque_data();
    void opaque();
    void malformed();
    void waitsAreOver();
    void localVariables();
    void hintsOfTheText();
    void optimised();
};

namespace {

using Texts = std::vector<std::string>;

const std::string Shared = "@tile = internal addrspace(3) global [1024 x i8] undef, align 16\n";

/// A kernel whose only statement is `text`; `$0`: the buffer `p`, `$1`: an address in shared
/// memory as 32 bits, `$2`: the thread's number.
std::string kernelOfText(const std::string &text)
{
    return Shared
        + "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "define ptx_kernel void @k(ptr %p) {\n"
          "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "%s = ptrtoint ptr addrspace(3) @tile to i64\n%t = trunc i64 %s to i32\n"
          "call void asm sideeffect \""
        + text + "\", \"l,r,r\"(ptr %p, i32 %t, i32 %tid)\nret void\n}\n";
}

std::string hintOf(CacheHint hint)
{
    constexpr const char *Names[] = {"", " ca", " cg", " cs", " lu", " cv", " wb", " wt"};
    return Names[std::size_t(hint)];
}

/// `load 16 global p cg` and the operation's name where it is another.
Texts describe(const Kernel &kernel)
{
    Texts texts = sitesOf(kernel);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        texts[i] += hintOf(kernel.sites[i].hint);
        const std::string name = operationName(kernel.sites[i]);
        if (name != nameOf(kernel.sites[i].kind))
            texts[i] += " " + name;
    }
    return texts;
}

QString joined(const Texts &texts)
{
    QStringList all;
    for (const std::string &text : texts)
        all += QString::fromStdString(text);
    return all.join(", ");
}

} // namespace

void PtxAccessesTest::sites_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString(text) << QString(expected);
    };
    row("{ .reg .f32 a; ld.global.f32 a, [$0]; }", "load 4 global p");
    row("{ .reg .b32 a<4>; ld.global.nc.v4.u32 {a0, a1, a2, a3}, [$0]; }", "load 16 global p");
    row("{ .reg .b64 a<2>; ld.global.ca.v2.b64 {a0, a1}, [$0+32]; }", "load 16 global p ca");
    row("{ .reg .b32 a<2>; ld.cg.v2.f32 {a0, a1}, [$0]; }", "load 8 global p cg");
    row("{ .reg .b16 a; ld.global.cs.u8 a, [$0]; }", "load 1 global p cs");
    row("{ .reg .b16 a; ld.global.lu.b16 a, [$0]; }", "load 2 global p lu");
    row("{ .reg .b32 a; ld.volatile.global.u32 a, [$0]; }", "load 4 global p cv");
    row("{ .reg .b32 a; ld.acquire.gpu.global.u32 a, [$0]; }", "load 4 global p");
    row("{ .reg .b32 a<4>; ld.global.L1::no_allocate.L2::256B.v4.f32 {a0, a1, a2, a3}, [$0]; }",
        "load 16 global p cg");
    row("{ .reg .f64 a; ldu.global.f64 a, [$0]; }", "load 8 global p");
    row("{ .reg .b128 a; ld.global.b128 a, [$0]; st.global.b128 [$0+16], a; }",
        "load 16 global p, store 16 global p");
    row("st.global.wt.u32 [$0], $2;", "store 4 global p wt");
    row("st.global.wb.u16 [$0], $2;", "store 2 global p wb");
    row("st.global.release.gpu.b32 [$0], $2;", "store 4 global p");
    row("st.v4.b32 [$0], {$2, $2, 0, $2};", "store 16 global p");
    row("{ .reg .b32 a; ld.shared.u32 a, [$1]; }", "load 4 shared tile");
    row("st.shared::cta.v2.u32 [$1+8], {$2, $2};", "store 8 shared tile");
    row("red.global.add.u32 [$0], $2;", "atomic 4 global p atomicAdd");
    row("{ .reg .b32 a; atom.shared.cas.b32 a, [$1], 0, $2; }", "atomic 4 shared tile atomicCAS");
    row("red.relaxed.gpu.global.max.s32 [$0], $2;", "atomic 4 global p atomicMax");
    row("{ .reg .b32 a; atom.global.inc.u32 a, [$0], $2; }", "atomic 4 global p atomicInc");
    row("red.global.add.f32 [$0], 0f3F800000;", "atomic 4 global p atomicAdd");
    row("{ .reg .b64 a; atom.exch.b64 a, [$0], 5; }", "atomic 8 global p atomicExch");
    row("cp.async.cg.shared.global.L2::128B [$1], [$0], 16;",
        "load 16 global p cg cp.async, store 16 shared tile cp.async");
    row("cp.async.ca.shared::cta.global [$1], [$0], 4;",
        "load 4 global p ca cp.async, store 4 shared tile cp.async");
    row("{ .reg .b32 a<4>; ldmatrix.sync.aligned.m8n8.x4.shared.b16 {a0, a1, a2, a3}, [$1]; }",
        "load 16 shared tile ldmatrix.x4");
    row("{ .reg .b32 a<2>; ldmatrix.sync.aligned.x2.trans.m8n8.shared::cta.b16 {a0, a1}, [$1]; }",
        "load 16 shared tile ldmatrix.x2");
    row("{ .reg .b32 a; ldmatrix.sync.aligned.m8n8.x1.shared.b16 {a}, [$1]; }",
        "load 16 shared tile ldmatrix.x1");
    row("stmatrix.sync.aligned.m8n8.x2.shared.b16 [$1], {$2, $2};",
        "store 16 shared tile stmatrix.x2");
    row("prefetch.global.L2 [$0];", "");
}

void PtxAccessesTest::sites()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Kernel k = kernelOf(kernelOfText(text.toStdString()));
    QCOMPARE(joined(describe(k)), expected);
    QVERIFY(k.opaqueCalls.empty());
}

/// Addresses that the text itself computes.
void PtxAccessesTest::addresses()
{
    const Kernel k = kernelOf(kernelOfText(
        "{ .reg .u64 a; .reg .u32 i, v; mad.lo.u32 i, $2, 12, 4; cvta.to.global.u64 a, $0; "
        "mad.wide.u32 a, i, 2, a; ld.global.u32 v, [a+-8]; and.b32 v, v, 0; "
        "mad.wide.u32 a, v, 1, a; st.global.u16 [a], i; }"));
    QCOMPARE(joined(describe(k)), "load 4 global p, store 2 global p");
    QCOMPARE(offsetsOf(k, 3), (std::vector<std::uint64_t>{0, 24, 48, 8, 32, 56}));
}

/// Shared memory is addressed by 32 bits from its own beginning, also after arithmetic on them.
void PtxAccessesTest::sharedAddressesOf32Bits()
{
    const Kernel k = kernelOf(kernelOfText(
        "{ .reg .b32 s, v; .reg .b64 g; shl.b32 s, $2, 2; xor.b32 s, s, 4; add.u32 s, s, $1; "
        "st.shared.u32 [s], $2; ld.shared.u32 v, [s]; cvt.u64.u32 g, s; cvta.shared.u64 g, g; "
        "ld.u32 v, [g]; mul.wide.u32 g, v, 8; add.u64 g, g, $0; st.u8 [g], 0; }"));
    QCOMPARE(joined(describe(k)),
             "store 4 shared tile, load 4 shared tile, load 4 shared tile, store 1 global p");
    QCOMPARE(offsetsOf(k, 4), (std::vector<std::uint64_t>{0, 8, 16, 24}));
}

void PtxAccessesTest::guardedAccess()
{
    const Kernel k = kernelOf(kernelOfText(
        "{ .reg .pred p; .reg .u64 a; setp.lt.u32 p, $2, 2; mad.wide.u32 a, $2, 4, $0; "
        "@p st.global.u32 [a], 1; @!p st.global.u8 [a], 1; }"));
    QCOMPARE(joined(describe(k)), "store 4 global p, store 1 global p");
    QCOMPARE(offsetsOf(k, 4), (std::vector<std::uint64_t>{0, 4, 8, 12}));
}

void PtxAccessesTest::asyncCopies()
{
    const Kernel k = kernelOf(kernelOfText(
        "{ .reg .b32 v, s; .reg .u64 a; shl.b32 s, $2, 4; mad.wide.u32 a, $2, 16, $0; "
        "st.global.u32 [a+4], $2; add.u32 s, s, $1; cp.async.cg.shared.global [s], [a], 16; "
        "cp.async.commit_group; cp.async.wait_group 0; ld.shared.u32 v, [s+4]; "
        "mad.wide.u32 a, v, 1, $0; st.global.u8 [a], 0; }"));
    const auto isAsync = [](const Site &site) { return site.isAsync; };
    QCOMPARE(std::ranges::count_if(k.sites, isAsync), std::ptrdiff_t(2));
    const std::vector<std::uint64_t> offsets = offsetsOf(k, 2);
    QCOMPARE(offsets, (std::vector<std::uint64_t>{4, 20, 0, 16, 0, 1}));
}

/// What is not read is zero, and a lane that reads nothing makes no access to global memory.
void PtxAccessesTest::shortAsyncCopies()
{
    const std::string text =
        "{ .reg .b32 v, s, n; .reg .pred q; .reg .u64 a; shl.b32 s, $2, 4; "
        "mad.wide.u32 a, $2, 16, $0; st.global.u32 [a+4], 0x01020304; add.u32 s, s, $1; "
        "st.shared.u32 [s+4], -1; mul.lo.u32 n, $2, 6; setp.eq.u32 q, $2, 0; "
        "cp.async.cg.shared.global [s], [a], 16, COUNT; cp.async.wait_all; "
        "ld.shared.u16 v, [s+4]; mad.wide.u32 a, v, 1, $0; st.global.u8 [a], 0; }";
    const auto offsetsWith = [&](const char *count) {
        std::string own = text;
        own.replace(own.find("COUNT"), 5, count);
        return offsetsOf(kernelOf(kernelOfText(own)), 3);
    };
    QCOMPARE(offsetsWith("n"), (std::vector<std::uint64_t>{4, 20, 36, 16, 32, 0, 0x304, 0x304}));
    QCOMPARE(offsetsWith("q"), (std::vector<std::uint64_t>{4, 20, 36, 16, 32, 0, 0x304, 0x304}));
    QCOMPARE(offsetsWith("5"), (std::vector<std::uint64_t>{4, 20, 36, 0, 16, 32, 4, 4, 4}));
    QCOMPARE(offsetsWith("16"),
             (std::vector<std::uint64_t>{4, 20, 36, 0, 16, 32, 0x304, 0x304, 0x304}));
}

/// A matrix stored and loaded transposed: lane l of x2 holds elements of two matrices.
void PtxAccessesTest::matrices()
{
    const Kernel k = kernelOf(kernelOfText(
        "{ .reg .b32 s, v, w; .reg .u64 a; and.b32 s, $2, 15; shl.b32 s, s, 4; add.u32 s, s, $1; "
        "mad.lo.u32 v, $2, 0x20002, 0x10000; add.u32 w, v, 0x400040; "
        "stmatrix.sync.aligned.m8n8.x2.shared.b16 [s], {v, w}; "
        "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {v, w}, [s]; "
        "cvt.u32.u16 v, v; shr.u32 w, w, 16; mad.wide.u32 a, v, 1, $0; st.global.u8 [a], 0; "
        "mad.wide.u32 a, w, 1, $0; st.global.u8 [a], 0; }"));
    const std::vector<std::uint64_t> offsets = offsetsOf(k, 32);
    QCOMPARE(offsets.size(), std::size_t(64));
    for (unsigned lane = 0; lane < 32; ++lane) {
        // Element (row, column) of the first matrix is 8 row + column, of the second 64 more.
        const unsigned row = 2 * (lane % 4);
        const unsigned column = lane / 4;
        QCOMPARE(quint64(offsets[lane]), quint64(8 * row + column));
        QCOMPARE(quint64(offsets[32 + lane]), quint64(64 + 8 * (row + 1) + column));
    }
}

/// An asm statement in a function of the text belongs to its line there, and to the call.
void PtxAccessesTest::places()
{
    const Kernel k = kernelOf(
        "define internal i32 @get(ptr %p) !dbg !11 {\n"
        "%v = call i32 asm sideeffect \"ld.global.cg.u32 $0, [$1];\", \"=r,l\"(ptr %p), !dbg !22\n"
        "ret i32 %v\n}\n"
        "define ptx_kernel void @k(ptr %p, ptr %q) !dbg !10 {\n"
        "%a = call i32 @get(ptr %p), !dbg !20\n%b = call i32 @get(ptr %q), !dbg !21\nret void\n}\n"
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n"
        "!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: "
        "LineTablesOnly)\n!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
        "!2 = !DIFile(filename: \"/text/source.cu\", directory: \"\")\n"
        "!4 = !DISubroutineType(types: !{})\n"
        "!10 = distinct !DISubprogram(name: \"k\", file: !2, line: 20, type: !4, unit: !0, "
        "spFlags: DISPFlagDefinition)\n"
        "!11 = distinct !DISubprogram(name: \"get\", file: !2, line: 3, type: !4, unit: !0, "
        "spFlags: DISPFlagDefinition)\n"
        "!20 = !DILocation(line: 21, column: 3, scope: !10)\n"
        "!21 = !DILocation(line: 22, column: 5, scope: !10)\n"
        "!22 = !DILocation(line: 4, column: 7, scope: !11)\n");
    QCOMPARE(joined(describe(k)), "load 4 global p cg, load 4 global q cg");
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE(k.sites[i].position, (Position{4, 7}));
    QCOMPARE(k.sites[0].call, (std::vector<Position>{{21, 3}}));
    QCOMPARE(k.sites[1].call, (std::vector<Position>{{22, 5}}));
}

void PtxAccessesTest::opaque_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *text, const char *name) {
        QTest::newRow(text) << QString(text) << QString(name);
    };
    row("{ .reg .f32 d<4>; mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {d0, d1, d2, d3}, "
        "{$2, $2, $2, $2}, {$2, $2}, {d0, d1, d2, d3}; }",
        "asm mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    row("wgmma.fence.sync.aligned;", "asm wgmma.fence.sync.aligned");
    row("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$1], "
        "[$0, {$2, $2}], [$1];",
        "asm cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes");
    row("mbarrier.init.shared::cta.b64 [$1], $2;", "asm mbarrier");
    row("{ .reg .b32 v; mov.u32 v, %nothing; }", "asm mov.u32");
    row("{ .reg .b32 v; add.u32 v, undeclared, 1; }", "asm add.u32");
    row("st.global.u32 [$0];", "asm st.global.u32");
    row("ld.global.u32 $0, [$0];", "asm ld.global.u32"); // an input is not to be written
    row("ld.global.v3.f32 {$2, $2, $2}, [$0];", "asm ld.global.v3.f32");
}

void PtxAccessesTest::opaque()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    const LoweringOutcome outcome = lowerText(kernelOfText(text.toStdString()));
    QVERIFY(outcome.kernel);
    QCOMPARE(outcome.kernel->opaqueCalls, (Texts{name.toStdString()}));
    QCOMPARE(outcome.diagnostics.size(), std::size_t(1));
    QCOMPARE(outcome.diagnostics.front().kind, DiagnosticKind::OpaqueCall);
}

void PtxAccessesTest::malformed()
{
    const LoweringOutcome outcome =
        lowerText("define ptx_kernel void @k(ptr %p) {\n"
                  "%v = call i32 asm sideeffect \"ld.global.u32 $0 [$1];\", \"=r,l\"(ptr %p)\n"
                  "%i = zext i32 %v to i64\n%q = getelementptr i8, ptr %p, i64 %i\n"
                  "store i8 0, ptr %q\nret void\n}\n");
    QVERIFY(outcome.kernel);
    QCOMPARE(outcome.kernel->opaqueCalls, (Texts{"asm ld.global.u32"}));
    QCOMPARE(offsetsOf(*outcome.kernel, 1), (std::vector<std::uint64_t>{0}));
}

void PtxAccessesTest::waitsAreOver()
{
    const Kernel k = kernelOf(
        kernelOfText("{ .reg .pred P; WAIT: mbarrier.try_wait.parity.shared::cta.b64 P, [$1], $2; "
                     "@P bra DONE; bra WAIT; DONE: st.global.u32 [$0], 1; }"));
    QCOMPARE(offsetsOf(k, 1), (std::vector<std::uint64_t>{0}));
}

/// An asm statement does not put the variables it works on into memory.
void PtxAccessesTest::localVariables()
{
    const Kernel k = kernelOf("define ptx_kernel void @k(ptr %p) {\n%v = alloca i32\n"
                              "%a = call i32 asm \"ld.global.u32 $0, [$1];\", \"=r,l\"(ptr %p)\n"
                              "store i32 %a, ptr %v\n%b = load i32, ptr %v\n"
                              "call void asm sideeffect \"st.global.u32 [$1], $0;\", "
                              "\"r,l\"(i32 %b, ptr %p)\nret void\n}\n");
    QCOMPARE(k.localBytes, 0u);
    QCOMPARE(joined(describe(k)), "load 4 global p, store 4 global p");
}

/// What `volatile` and the functions named after the hints say, as far as a copy of four elements.
void PtxAccessesTest::hintsOfTheText()
{
    const Kernel k = kernelOf(
        "declare ptr @__wl_hinted_cs(ptr)\ndeclare ptr @__wl_hinted_wt(ptr)\n"
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
        "define ptx_kernel void @k(ptr %p) {\n%v = load volatile i32, ptr %p\n"
        "%s = call ptr @__wl_hinted_cs(ptr %p)\n%w = call ptr @__wl_hinted_wt(ptr %p)\n"
        "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %w, ptr align 16 %s, i64 16, i1 false)\n"
        "store volatile i32 %v, ptr %p\nret void\n}\n");
    QCOMPARE(joined(describe(k)),
             "load 4 global p cv, load 16 global p cs, store 16 global p wt, store 4 global p cv");
}

void PtxAccessesTest::optimised()
{
    const Kernel k =
        kernelOf(kernelOfText("{ .reg .b32 v; ld.global.cg.u32 v, [$0]; ld.global.cg.u32 v, [$0]; "
                              "cp.async.cg.shared.global [$1], [$0], 16; }"),
                 {}, true);
    QCOMPARE(joined(describe(k)),
             "load 4 global p cg, load 4 global p cg, load 16 global p cg cp.async, "
             "store 16 shared tile cp.async");
}

QTEST_APPLESS_MAIN(PtxAccessesTest)
#include "ptxaccesses_test.moc"
