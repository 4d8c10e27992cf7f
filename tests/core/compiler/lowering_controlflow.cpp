// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

#include <algorithm>

using namespace warplens;

namespace {

constexpr const char *Thread = "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                               "%t = zext i32 %tid to i64\n";

Kernel kernel(const std::string &body)
{
    return kernelOf(std::string("define ptx_kernel void @k(ptr %out) {\nentry:\n") + Thread + body
                    + "\n}\n");
}

std::ptrdiff_t count(const Kernel &kernel, Opcode opcode)
{
    return std::ranges::count(kernel.instructions, opcode, &Instruction::opcode);
}

using Offsets = std::vector<std::uint64_t>;

} // namespace

class LoweringControlFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void phisSwap();
    void phisRotate();
    void movesStayOnTheirEdge();
    void switches();
    void meetsAfterTheBranch();
    void meetsDespiteAnEarlyReturn();
    void meetsInsideALoop();
    void dropsUnreachableBlocks();
    void trapEndsABlock();
};

void LoweringControlFlowTest::phisSwap()
{
    // x, y = y, x each time round; after three rounds x holds what y held first.
    const Kernel k =
        kernel("br label %loop\nloop:\n"
               "%i = phi i64 [0, %entry], [%n, %loop]\n"
               "%x = phi i64 [100, %entry], [%y, %loop]\n"
               "%y = phi i64 [200, %entry], [%x, %loop]\n"
               "%n = add i64 %i, 1\n%c = icmp ult i64 %n, 4\n"
               "br i1 %c, label %loop, label %end\nend:\n"
               "%p = getelementptr i8, ptr %out, i64 %x\nstore i8 0, ptr %p\nret void");
    QCOMPARE(offsetsOf(k, 1), (Offsets{200}));
}

void LoweringControlFlowTest::phisRotate()
{
    const Kernel k = kernel("br label %loop\nloop:\n"
                            "%i = phi i64 [0, %entry], [%n, %loop]\n"
                            "%x = phi i64 [1, %entry], [%y, %loop]\n"
                            "%y = phi i64 [2, %entry], [%z, %loop]\n"
                            "%z = phi i64 [3, %entry], [%x, %loop]\n"
                            "%w = phi i64 [9, %entry], [%x, %loop]\n"
                            "%p = getelementptr i8, ptr %out, i64 %x\nstore i8 0, ptr %p\n"
                            "%q = getelementptr i8, ptr %out, i64 %w\nstore i8 0, ptr %q\n"
                            "%n = add i64 %i, 1\n%c = icmp ult i64 %n, 4\n"
                            "br i1 %c, label %loop, label %end\nend:\nret void");
    QCOMPARE(offsetsOf(k, 1), (Offsets{1, 9, 2, 1, 3, 2, 1, 3}));
}

void LoweringControlFlowTest::movesStayOnTheirEdge()
{
    // Both edges out of the entry are critical and carry a value to a block that others reach too.
    const Kernel k =
        kernel("%odd = trunc i64 %t to i1\n"
               "br i1 %odd, label %left, label %right\nleft:\n"
               "%a = phi i64 [10, %entry], [30, %right]\n"
               "%p = getelementptr i8, ptr %out, i64 %a\nstore i8 0, ptr %p\nret void\n"
               "right:\n%b = phi i64 [%t, %entry]\n"
               "%q = getelementptr i8, ptr %out, i64 %b\nstore i8 0, ptr %q\n"
               "%big = icmp ugt i64 %b, 1\n"
               "br i1 %big, label %left, label %end\nend:\nret void");
    Offsets offsets = offsetsOf(k, 4);
    std::ranges::sort(offsets);
    QCOMPARE(offsets, (Offsets{0, 2, 10, 10, 30}));
}

void LoweringControlFlowTest::switches()
{
    const Kernel k =
        kernel("switch i32 %tid, label %other [i32 0, label %zero\n"
               "i32 -1, label %zero\ni32 2, label %end]\nzero:\nbr label %end\n"
               "other:\nbr label %end\nend:\n"
               "%v = phi i64 [70, %zero], [80, %other], [90, %entry]\n"
               "%s = add i64 %v, %t\n"
               "%p = getelementptr i8, ptr %out, i64 %s\nstore i8 0, ptr %p\nret void");
    QCOMPARE(k.switches.size(), std::size_t(1));
    QCOMPARE(k.switches[0].cases[1].value, std::uint64_t(0xffffffff));
    // The lanes meet again: one store, all four lanes in order.
    QCOMPARE(offsetsOf(k, 4), (Offsets{70, 81, 92, 83}));
}

void LoweringControlFlowTest::meetsAfterTheBranch()
{
    const Kernel k = kernel("%c = icmp ult i64 %t, 2\nbr i1 %c, label %then, label %else\n"
                            "then:\nstore i8 0, ptr %out\nbr label %end\n"
                            "else:\nbr label %end\nend:\nstore i8 0, ptr %out\nret void");
    QCOMPARE(k.blocks.size(), std::size_t(4));
    QCOMPARE(k.blocks[0].meets, 3u);
    QCOMPARE(k.blocks[1].meets, 3u);
    QCOMPARE(k.blocks[3].meets, NoBlock);
}

void LoweringControlFlowTest::meetsDespiteAnEarlyReturn()
{
    // if (t < 2) { if (t == 0) return; store; } store: three lanes of four reach the last store,
    // and they do it together.
    const Kernel k = kernel("%c = icmp ult i64 %t, 2\nbr i1 %c, label %then, label %rest\n"
                            "then:\n%z = icmp eq i64 %t, 0\nbr i1 %z, label %early, label %go\n"
                            "early:\nbr label %return\n"
                            "go:\nstore i8 0, ptr %out\nbr label %rest\n"
                            "rest:\n%p = getelementptr i8, ptr %out, i64 %t\nstore i8 0, ptr %p\n"
                            "br label %return\nreturn:\nret void");
    QCOMPARE(k.blocks[0].meets, 4u);
    QCOMPARE(k.blocks[1].meets, 3u);
    QCOMPARE(offsetsOf(k, 4), (Offsets{0, 1, 2, 3}));
}

void LoweringControlFlowTest::meetsInsideALoop()
{
    const Kernel k =
        kernel("br label %head\nhead:\n%i = phi i64 [0, %entry], [%n, %next]\n"
               "%c = icmp ult i64 %i, 3\nbr i1 %c, label %body, label %end\n"
               "body:\n%hit = icmp eq i64 %i, %t\nbr i1 %hit, label %found, label %next\n"
               "found:\nbr label %return\nnext:\n%n = add i64 %i, 1\nbr label %head\n"
               "end:\nstore i8 0, ptr %out\nbr label %return\nreturn:\nret void");
    QCOMPARE(k.blocks[1].meets, 5u); // the loop's condition meets behind the loop
    QCOMPARE(k.blocks[2].meets, 4u); // those that go on with the loop meet at its step
}

void LoweringControlFlowTest::dropsUnreachableBlocks()
{
    const Kernel k = kernel("ret void\ndead:\nstore i8 0, ptr %out\nbr label %dead");
    QCOMPARE(k.blocks.size(), std::size_t(1));
    QVERIFY(k.sites.empty());
}

void LoweringControlFlowTest::trapEndsABlock()
{
    const Kernel k = kernel("%c = icmp ult i64 %t, 2\nbr i1 %c, label %bad, label %end\n"
                            "bad:\ncall void @llvm.trap()\nbr label %end\n"
                            "end:\nstore i8 0, ptr %out\nret void");
    QCOMPARE(count(k, Opcode::Trap), std::ptrdiff_t(1));
    QCOMPARE(k.blocks[0].meets, 2u);
}

QTEST_APPLESS_MAIN(LoweringControlFlowTest)
#include "lowering_controlflow.moc"
