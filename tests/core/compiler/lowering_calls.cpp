// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

#include <algorithm>

using namespace warplens;

namespace {

using Texts = std::vector<std::string>;

/// Debug metadata: `!10` is the kernel, `!11` a function of the text, `!12` one of the prelude.
constexpr const char *Places = "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n"
                               "!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, "
                               "file: !2, emissionKind: LineTablesOnly)\n"
                               "!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
                               "!2 = !DIFile(filename: \"/text/source.cu\", directory: \"\")\n"
                               "!3 = !DIFile(filename: \"/prelude/math.h\", directory: \"\")\n"
                               "!4 = !DISubroutineType(types: !{})\n"
                               "!10 = distinct !DISubprogram(name: \"k\", file: !2, line: 20, "
                               "type: !4, unit: !0, spFlags: DISPFlagDefinition)\n"
                               "!11 = distinct !DISubprogram(name: \"helper\", file: !2, line: 3, "
                               "type: !4, unit: !0, spFlags: DISPFlagDefinition)\n"
                               "!12 = distinct !DISubprogram(name: \"wrapped\", file: !3, line: 3, "
                               "type: !4, unit: !0, spFlags: DISPFlagDefinition)\n"
                               "!20 = !DILocation(line: 21, column: 3, scope: !10)\n"
                               "!21 = !DILocation(line: 22, column: 5, scope: !10)\n"
                               "!22 = !DILocation(line: 4, column: 7, scope: !11)\n"
                               "!23 = !DILocation(line: 400, column: 1, scope: !12)\n"
                               "!24 = !DILocation(line: 5, column: 9, scope: !11)\n";

std::string number(DiagnosticKind kind) { return std::to_string(int(kind)); }

std::ptrdiff_t count(const Kernel &kernel, Opcode opcode)
{
    return std::ranges::count(kernel.instructions, opcode, &Instruction::opcode);
}

} // namespace

class LoweringCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void placesOfInlinedAccesses();
    void recursion();
    void undefinedFunctions();
    void indirectCalls();
    void callsThroughKnownPointers();
    void opaqueCalls();
    void emits_data();
    void emits();
    void atomics_data();
    void atomics();
    void laneResults_data();
    void laneResults();
    void optimisedKernelsLower();
};

void LoweringCallsTest::placesOfInlinedAccesses()
{
    const Kernel k = kernelOf(
        std::string(
            "define internal void @wrapped(ptr %p) !dbg !12 {\n"
            "%x = load i32, ptr %p, !dbg !23\nret void\n}\n"
            "define internal void @helper(ptr %p) !dbg !11 {\n"
            "call void @wrapped(ptr %p), !dbg !24\n%x = load i8, ptr %p, !dbg !22\nret void\n}\n"
            "define ptx_kernel void @k(ptr %p) !dbg !10 {\n"
            "call void @helper(ptr %p), !dbg !21\nstore i16 0, ptr %p, !dbg !20\n"
            "call void @wrapped(ptr %p), !dbg !21\nret void\n}\n")
        + Places);
    QCOMPARE(sitesOf(k),
             (Texts{"load 1 global p", "load 4 global p", "store 2 global p", "load 4 global p"}));
    const Position positions[] = {{4, 7}, {5, 9}, {21, 3}, {22, 5}};
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(k.sites[i].position, positions[i]);
    // What the prelude does counts where it was called, which is one call less.
    QCOMPARE(k.sites[0].call, (std::vector<Position>{{22, 5}}));
    QCOMPARE(k.sites[1].call, (std::vector<Position>{{22, 5}}));
    QVERIFY(k.sites[2].call.empty() && k.sites[3].call.empty());
}

void LoweringCallsTest::recursion()
{
    const LoweringOutcome outcome = lowerText(
        std::string(
            "define void @helper() !dbg !11 {\ncall void @wrapped(), !dbg !22\nret void\n}\n"
            "define void @wrapped() !dbg !12 {\ncall void @helper(), !dbg !23\nret void\n}\n"
            "define ptx_kernel void @k() !dbg !10 {\ncall void @helper(), !dbg !20\nret void\n}\n")
        + Places);
    QVERIFY(!outcome.kernel);
    // The call that closes the circle is the prelude's; the text's last call on the way is told.
    QCOMPARE(messagesOf(outcome), (Texts{number(DiagnosticKind::Recursion) + " 4:7 helper"}));
}

void LoweringCallsTest::undefinedFunctions()
{
    const LoweringOutcome outcome = lowerText(
        std::string("declare void @_Z7missingi(i32)\ndefine ptx_kernel void @k() !dbg !10 {\n"
                    "call void @_Z7missingi(i32 0), !dbg !20\nret void\n}\n")
        + Places);
    QVERIFY(!outcome.kernel);
    QCOMPARE(messagesOf(outcome),
             (Texts{number(DiagnosticKind::UndefinedFunction) + " 21:3 missing"}));
}

void LoweringCallsTest::indirectCalls()
{
    const LoweringOutcome outcome =
        lowerText(std::string("define ptx_kernel void @k(ptr %f) !dbg !10 {\n"
                              "call void %f(), !dbg !20\nret void\n}\n")
                  + Places);
    QVERIFY(!outcome.kernel);
    QCOMPARE(messagesOf(outcome), (Texts{number(DiagnosticKind::IndirectCall) + " 21:3"}));
}

void LoweringCallsTest::callsThroughKnownPointers()
{
    const Kernel k =
        kernelOf("define internal void @f(ptr %p) {\nstore i32 0, ptr %p\nret void\n}\n"
                 "define ptx_kernel void @k(ptr %p) {\n%v = alloca ptr\nstore ptr @f, ptr %v\n"
                 "%f = load ptr, ptr %v\ncall void %f(ptr %p)\nret void\n}\n");
    QCOMPARE(sitesOf(k), (Texts{"store 4 global p"}));
}

void LoweringCallsTest::opaqueCalls()
{
    const LoweringOutcome outcome = lowerText(
        "declare float @__wl_opaque_texture(i32)\ndeclare i32 @vprintf(ptr, ptr)\n"
        "define ptx_kernel void @k(ptr %p) {\n%x = call float @__wl_opaque_texture(i32 1)\n"
        "%y = call float @__wl_opaque_texture(i32 2)\n%n = call i32 @vprintf(ptr null, ptr null)\n"
        "store float %y, ptr %p\nret void\n}\n");
    QVERIFY(outcome.kernel);
    QCOMPARE(outcome.kernel->opaqueCalls, (Texts{"texture", "printf"}));
    QCOMPARE(count(*outcome.kernel, Opcode::Opaque), std::ptrdiff_t(3));
    const std::string kind = number(DiagnosticKind::OpaqueCall);
    QCOMPARE(messagesOf(outcome), (Texts{kind + " 0:0 texture", kind + " 0:0 printf"}));
    QCOMPARE(outcome.diagnostics.front().severity, Severity::Note);
}

void LoweringCallsTest::emits_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *call, const char *expected) {
        QTest::newRow(call) << QString(call) << QString(expected);
    };
    row("i32 @llvm.nvvm.read.ptx.sreg.tid.y()", "special.threadY i32");
    row("i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()", "special.gridDimZ i32");
    row("i32 @llvm.nvvm.read.ptx.sreg.laneid()", "special.laneId i32");
    row("i64 @llvm.nvvm.read.ptx.sreg.clock64()", "special.clock i64");
    row("i32 @llvm.nvvm.activemask()", "special.activeMask i32");
    row("i32 @__wl_lane_id()", "special.laneId i32");
    row("i64 @__wl_clock()", "special.clock i64");
    row("void @llvm.nvvm.barrier0()", "barrier.plain");
    row("void @llvm.nvvm.bar.sync(i32 0)", "barrier.plain");
    row("void @llvm.nvvm.bar.sync(i32 3)", "barrier.plain i32 3");
    row("void @llvm.nvvm.barrier.n(i32 %n)", "barrier.plain i32 r");
    row("void @llvm.nvvm.barrier(i32 0, i32 96)", "barrier.plain i32 0 96");
    row("void @llvm.nvvm.barrier.sync.cnt(i32 2, i32 96)", "barrier.plain i32 2 96");
    row("void @__wl_barrier_sync(i32 0)", "barrier.plain i32\n");
    row("void @__wl_barrier_arrive_of(i32 2, i32 96)", "barrier.arrive i32 2 96");
    row("i32 @__wl_barrier_and_of(i32 2, i32 96, i32 1)", "barrier.and bool to i32 r0 2 96");
    row("i32 @llvm.nvvm.barrier0.popc(i32 %n)", "barrier.count");
    row("i32 @llvm.nvvm.barrier0.and(i32 %n)", "barrier.and");
    row("i32 @llvm.nvvm.barrier0.or(i32 %n)", "barrier.or");
    row("void @llvm.nvvm.bar.warp.sync(i32 -1)", "warpBarrier i32 -1");
    row("void @llvm.nvvm.membar.gl()", "fence");
    row("i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)", "shuffle.bfly i32");
    row("float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %x, i32 1, i32 31)", "shuffle.down f32");
    row("i32 @__wl_shuffle_idx_i32(i32 %n, i32 0, i32 31)", "shuffle.idx i32");
    row("i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)", "vote.ballot");
    row("i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 true)", "vote.all");
    row("i32 @__wl_vote_any(i32 %n)", "vote.any");
    row("i32 @__wl_match_any_i64(i64 7)", "vote.matchAny i64");
    row("i32 @llvm.nvvm.mulhi.i(i32 %n, i32 3)", "mulHighS i32");
    row("i64 @llvm.nvvm.mulhi.ull(i64 5, i64 3)", "mulHighU i64");
    row("float @__wl_math_sin_f32(float %x)", "math.sin f32");
    row("double @__wl_math_pow_f64(double 2.0, double 3.0)", "math.pow f64");
    row("float @__expf(float %x)", "math.exp f32");
    row("float @__nv_fast_powf(float %x, float %x)", "math.pow f32");
    row("float @rsqrtf(float %x)", "math.rsqrt f32");
    row("float @__fdividef(float %x, float %x)", "fdiv f32");
    row("float @llvm.nvvm.sqrt.rn.f(float %x)", "math.sqrt f32");
    row("float @llvm.nvvm.fma.rn.f(float %x, float %x, float %x)", "fma f32");
    row("float @llvm.maxnum.f32(float %x, float %x)", "math.fmax f32");
}

void LoweringCallsTest::emits()
{
    QFETCH(QString, call);
    QFETCH(QString, expected);
    const QString type = call.section(' ', 0, 0);
    const QString name = call.section(' ', 1).section('(', 0, 0);
    QStringList types;
    for (const QString &argument : call.section('(', 1).chopped(1).split(", ", Qt::SkipEmptyParts))
        types += argument.section(' ', 0, 0);
    QString text = "declare " + type + " " + name + "(" + types.join(", ") + ")\n"
        + "define ptx_kernel void @k(ptr %p, i32 %n, float %x) {\n";
    text += type == "void" ? "call " + call + "\n"
                           : "%r = call " + call + "\nstore " + type + " %r, ptr %p\n";
    const std::string printed = print(kernelOf((text + "ret void\n}\n").toStdString()));
    QVERIFY2(printed.find(expected.toStdString()) != std::string::npos, printed.c_str());
}

void LoweringCallsTest::atomics_data()
{
    QTest::addColumn<QString>("operation");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *operation, const char *expected) {
        QTest::newRow(operation) << QString(operation) << QString(expected);
    };
    row("atomicrmw add ptr %p, i32 1 monotonic", "atomic.add i32");
    row("atomicrmw umax ptr %p, i64 1 monotonic", "atomic.umax i64");
    row("atomicrmw fadd ptr %p, float 1.0 monotonic", "atomic.fadd f32");
    row("atomicrmw xchg ptr %p, float 1.0 monotonic", "atomic.exch f32");
    row("atomicrmw uinc_wrap ptr %p, i32 7 monotonic", "atomic.inc i32");
    row("cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic", "atomic.cas i32");
    row("call i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr %p, i32 7)", "atomic.inc i32");
    row("call i32 @__wl_atomic_dec_i32(ptr %p, i32 7)", "atomic.dec i32");
    row("call i16 @__wl_atomic_cas_i16(ptr %p, i16 1, i16 2)", "atomic.cas i16");
    row("call float @__wl_atomic_fmax_f32(ptr %p, float 1.0)", "atomic.fmax f32");
}

void LoweringCallsTest::atomics()
{
    QFETCH(QString, operation);
    QFETCH(QString, expected);
    const std::string text = "declare i32 @__wl_atomic_dec_i32(ptr, i32)\n"
                             "declare i16 @__wl_atomic_cas_i16(ptr, i16, i16)\n"
                             "declare float @__wl_atomic_fmax_f32(ptr, float)\n"
                             "define ptx_kernel void @k(ptr %p) {\n%r = "
        + operation.toStdString() + "\nret void\n}\n";
    const Kernel k = kernelOf(text);
    const std::string printed = print(k);
    QVERIFY2(printed.find(expected.toStdString()) != std::string::npos, printed.c_str());
    QCOMPARE(k.sites.size(), std::size_t(1));
    QCOMPARE(k.sites[0].kind, AccessKind::Atomic);
}

void LoweringCallsTest::laneResults_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<quint64>("expected"); // of lane 5 of eight
    const auto row = [](const char *name, const char *body, std::uint64_t expected) {
        QTest::newRow(name) << QString(body) << quint64(expected);
    };
    row("reduction over a part", "%r = call i32 @llvm.nvvm.redux.sync.add(i32 %tid, i32 240)",
        4 + 5 + 6 + 7);
    row("least over a part", "%r = call i32 @llvm.nvvm.redux.sync.min(i32 %tid, i32 240)", 4);
    row("ballot of a part",
        "%odd = trunc i32 %tid to i1\n%r = call i32 @llvm.nvvm.vote.ballot.sync(i32 240, i1 %odd)",
        0xa0);
    row("all of a part",
        "%up = icmp ugt i32 %tid, 3\n%v = call i1 @llvm.nvvm.vote.all.sync(i32 240, i1 %up)\n%r = "
        "zext i1 %v to i32",
        1);
    row("any of a part",
        "%up = icmp ult i32 %tid, 4\n%v = call i1 @llvm.nvvm.vote.any.sync(i32 240, i1 %up)\n%r = "
        "zext i1 %v to i32",
        0);
    row("uniform",
        "%v = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 false)\n%r = zext i1 %v to i32", 1);
    row("match any",
        "%half = lshr i32 %tid, 1\n%r = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %half)",
        0x30);
    row("match all",
        "%half = lshr i32 %tid, 2\n%s = call {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32 240, i32 "
        "%half)\n"
        "%r = extractvalue {i32, i1} %s, 0",
        240);
    row("lanes below", "%r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()", 0x1f);
    row("lanes above", "%r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()", 0xffffffc0);
    row("is shared", "%v = call i1 @llvm.nvvm.isspacep.shared(ptr %out)\n%r = zext i1 %v to i32",
        0);
    row("is global", "%v = call i1 @llvm.nvvm.isspacep.global(ptr %out)\n%r = zext i1 %v to i32",
        1);
    row("mul24", "%r = call i32 @llvm.nvvm.mul24.i(i32 16777215, i32 3)", 0xfffffffd);
    row("sad", "%r = call i32 @llvm.nvvm.sad.i(i32 -3, i32 4, i32 10)", 17);
}

void LoweringCallsTest::laneResults()
{
    QFETCH(QString, body);
    QFETCH(quint64, expected);
    const Kernel k =
        kernelOf("define ptx_kernel void @k(ptr %out) {\n"
                 "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                 + body.toStdString()
                 + "\n%i = zext i32 %r to i64\n%p = getelementptr i8, ptr %out, i64 %i\n"
                   "store i8 0, ptr %p\nret void\n}\n");
    const std::vector<std::uint64_t> offsets = offsetsOf(k, 8);
    QCOMPARE(offsets.size(), std::size_t(8));
    QCOMPARE(quint64(offsets[5]), expected);
}

void LoweringCallsTest::optimisedKernelsLower()
{
    const std::string text =
        "define internal float @f(ptr %p) {\n%x = load float, ptr %p\nret float %x\n}\n"
        "define ptx_kernel void @k(ptr %p, ptr %q) {\n"
        "%x = call float @f(ptr %p)\n%y = call float @f(ptr %p)\n"
        "%s = fadd float %x, %y\nstore float %s, ptr %q\nret void\n}\n";
    QCOMPARE(kernelOf(text).sites.size(), std::size_t(3));
    const Kernel optimised = kernelOf(text, {}, true);
    QVERIFY(optimised.optimised);
    QCOMPARE(optimised.sites.size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(LoweringCallsTest)
#include "lowering_calls.moc"
