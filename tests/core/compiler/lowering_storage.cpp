// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

using namespace warplens;

namespace {

Parameter named(const char *name, bool isBuffer = false)
{
    Parameter parameter;
    parameter.name = name;
    parameter.isBuffer = isBuffer;
    return parameter;
}

using Offsets = std::vector<std::uint64_t>;
using Sites = std::vector<std::string>;

} // namespace

class LoweringStorageTest : public QObject
{
    Q_OBJECT

private slots:
    void parametersAreLaidOut();
    void structsAreCopiedAtTheEntry();
    void structsMayBeIndexed();
    void undeclaredNamesAreParameters();
    void undeclaredNamesMayBeAssigned();
    void variablesHaveTheirSpaces();
    void declaredVariablesKeepTheirNames();
    void initialBytes();
    void localArrays();
    void referencesToLocalsAreNoAccesses();
    void originsThroughPhis();
};

void LoweringStorageTest::parametersAreLaidOut()
{
    const Kernel k =
        kernelOf("define ptx_kernel void @k(i1 %f, ptr %p, i16 %s, double %d, i8 %c) {\n"
                 "%x = fptosi double %d to i64\n%y = sext i16 %s to i64\n"
                 "%z = zext i1 %f to i64\n%v = zext i8 %c to i64\n"
                 "%a = add i64 %x, %y\n%b = add i64 %z, %v\n%e = add i64 %a, %b\n"
                 "%q = getelementptr i8, ptr %p, i64 %e\nstore i8 0, ptr %q\nret void\n}\n");
    QCOMPARE(k.parameters.size(), std::size_t(5));
    const std::uint32_t offsets[] = {0, 8, 16, 24, 32};
    for (std::size_t i = 0; i < 5; ++i)
        QCOMPARE(k.parameters[i].offset, offsets[i]);
    QCOMPARE(k.parameterBytes, 33u);
    QCOMPARE(k.parameters[0].value, ValueType::Bool);
    QCOMPARE(k.parameters[3].value, ValueType::F64);
    QVERIFY(k.parameters[1].isBuffer);
    QCOMPARE(k.parameters[1].name, std::string("p"));
}

void LoweringStorageTest::structsAreCopiedAtTheEntry()
{
    const Kernel k = kernelOf("%S = type { ptr, i32, [2 x i16] }\n"
                              "define ptx_kernel void @k(ptr %out, ptr byval(%S) align 8 %s) {\n"
                              "%p = getelementptr %S, ptr %s, i32 0, i32 1\n%n = load i32, ptr "
                              "%p\nstore i32 %n, ptr %out\n"
                              "store i32 5, ptr %p\nret void\n}\n");
    QCOMPARE(sitesOf(k), (Sites{"store 4 global out"}));
    QCOMPARE(k.parameters[1].offset, 8u);
    QCOMPARE(k.parameters[1].bytes, 16u);
    QVERIFY(k.parameters[1].isStruct);
    QCOMPARE(k.localBytes, 0u);
    QVERIFY(print(k).find("parameter i32 @16") != std::string::npos);
}

void LoweringStorageTest::structsMayBeIndexed()
{
    const Kernel k =
        kernelOf("%S = type { [4 x i64] }\n"
                 "define ptx_kernel void @k(ptr %out, ptr byval(%S) align 8 %s, i64 %i) {\n"
                 "%p = getelementptr [4 x i64], ptr %s, i64 0, i64 %i\n"
                 "%n = load i64, ptr %p\n"
                 "%q = getelementptr i8, ptr %out, i64 %n\nstore i8 0, ptr %q\nret void\n}\n");
    QCOMPARE(k.localBytes, 32u);
    QCOMPARE(k.sites.size(), std::size_t(1));
    QCOMPARE(offsetsOf(k, 1, 0, 0), (Offsets{0}));
    QCOMPARE(offsetsOf(k, 1, 77, 0), (Offsets{77})); // the first member is 77, and i is 0
    QCOMPARE(offsetsOf(k, 1, 77, 1), (Offsets{0}));
}

void LoweringStorageTest::undeclaredNamesAreParameters()
{
    KernelDeclaration declaration;
    declaration.function = "k";
    declaration.undeclared = {
        {"data", named("data", true)}, {"n", named("n")}, {"idle", named("idle")}};
    declaration.undeclared["n"].isUndeclared = true;
    const Kernel k = kernelOf("@data = external addrspace(1) global ptr\n"
                              "@n = external addrspace(1) global i32\n"
                              "@idle = external addrspace(1) global i32\n"
                              "define ptx_kernel void @k() {\n"
                              "%p = load ptr, ptr addrspacecast (ptr addrspace(1) @data to ptr)\n"
                              "%n = load i32, ptr addrspacecast (ptr addrspace(1) @n to ptr)\n"
                              "%q = getelementptr float, ptr %p, i32 %n\n"
                              "%x = load float, ptr %q\nret void\n}\n",
                              declaration);
    QCOMPARE(sitesOf(k), (Sites{"load 4 global data"}));
    QCOMPARE(k.parameters.size(), std::size_t(2));
    QVERIFY(!k.parameters[0].isUndeclared && k.parameters[1].isUndeclared);
    QCOMPARE(k.parameters[1].name, std::string("n"));
    QCOMPARE(k.parameters[1].offset, 8u);
    QVERIFY(k.variables.empty());
}

void LoweringStorageTest::undeclaredNamesMayBeAssigned()
{
    KernelDeclaration declaration;
    declaration.function = "k";
    declaration.undeclared = {{"n", named("n")}};
    const Kernel k = kernelOf("@n = external global i64\n"
                              "define ptx_kernel void @k(ptr %out) {\n"
                              "%a = load i64, ptr @n\n%b = add i64 %a, 5\nstore i64 %b, ptr @n\n"
                              "%c = load i64, ptr @n\n%p = getelementptr i8, ptr %out, i64 %c\n"
                              "store i8 0, ptr %p\nret void\n}\n",
                              declaration);
    QCOMPARE(sitesOf(k), (Sites{"store 1 global out"}));
    QCOMPARE(offsetsOf(k, 1, 30), (Offsets{35}));
}

void LoweringStorageTest::variablesHaveTheirSpaces()
{
    const Kernel k = kernelOf(
        "@_ZZ1kE4tile = internal addrspace(3) global [4 x [8 x float]] undef, align 4\n"
        "@dyn = external addrspace(3) global [0 x double], align 16\n"
        "@weights = addrspace(4) externally_initialized global [3 x i16] zeroinitializer\n"
        "@count = addrspace(1) externally_initialized global i32 0\n"
        "@unused = addrspace(1) global i32 0\n"
        "define ptx_kernel void @k() {\n"
        "%a = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kE4tile to ptr)\n"
        "%b = load double, ptr addrspace(3) @dyn\n"
        "%c = load i16, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @weights to "
        "ptr), i64 2)\n"
        "%d = atomicrmw add ptr addrspacecast (ptr addrspace(1) @count to ptr), i32 1 monotonic\n"
        "ret void\n}\n");
    QCOMPARE(sitesOf(k),
             (Sites{"load 4 shared tile", "load 8 shared dyn", "load 2 constant weights",
                    "atomic 4 global count"}));
    QCOMPARE(k.variables.size(), std::size_t(4));
    QCOMPARE(k.variables[0].array.shape, (std::vector<std::uint32_t>{4, 8}));
    QCOMPARE(k.variables[0].bytes, std::uint64_t(128));
    QVERIFY(k.variables[1].dynamic && k.variables[1].open);
    QCOMPARE(k.variables[1].alignment, 16u);
    QVERIFY(!k.variables[2].open);
}

void LoweringStorageTest::declaredVariablesKeepTheirNames()
{
    Variable tile;
    tile.name = "tile";
    tile.array.element = "Cell";
    tile.array.elementBytes = 8;
    tile.array.shape = {2};
    tile.position = {3, 7};
    KernelDeclaration declaration;
    declaration.function = "k";
    declaration.variables = {{"_ZZ1kE1t", tile}};
    const Kernel k = kernelOf("@_ZZ1kE1t = internal addrspace(3) global [2 x i64] undef\n"
                              "define ptx_kernel void @k() {\n"
                              "store i64 0, ptr addrspace(3) @_ZZ1kE1t\nret void\n}\n",
                              declaration);
    QCOMPARE(k.variables[0].array, tile.array);
    QCOMPARE(k.variables[0].position, tile.position);
    QCOMPARE(k.variables[0].bytes, std::uint64_t(16));
    QCOMPARE(k.variables[0].space, Space::Shared);
}

void LoweringStorageTest::initialBytes()
{
    const Kernel k =
        kernelOf("@w = addrspace(4) externally_initialized global { i8, i32, [2 x half] } "
                 "{ i8 1, i32 515, [2 x half] [half 1.0, half 0.0] }\n"
                 "define ptx_kernel void @k(ptr %p) {\n"
                 "%a = load i8, ptr addrspace(4) @w\nret void\n}\n");
    QCOMPARE(k.variables[0].initial,
             (std::vector<std::uint8_t>{1, 0, 0, 0, 3, 2, 0, 0, 0, 0x3c, 0, 0}));
}

void LoweringStorageTest::localArrays()
{
    const Kernel k =
        kernelOf("define ptx_kernel void @k(ptr %out, i64 %i, i64 %j) {\n"
                 "%c = alloca i8, align 1\n%t = alloca [8 x i64], align 16\n"
                 "%p = getelementptr i64, ptr %t, i64 %i\nstore i64 %j, ptr %p\n"
                 "%q = getelementptr i64, ptr %t, i64 3\n%v = load i64, ptr %q\n"
                 "%o = getelementptr i8, ptr %out, i64 %v\nstore i8 0, ptr %o\nret void\n}\n");
    QCOMPARE(sitesOf(k), (Sites{"store 1 global out"}));
    QCOMPARE(k.localBytes, 64u);
    QCOMPARE(offsetsOf(k, 1, 3, 40), (Offsets{40}));
}

void LoweringStorageTest::referencesToLocalsAreNoAccesses()
{
    // [&] { return sum + p[0]; }: the capture holds the address of a local and a pointer.
    const Kernel k = kernelOf(
        "define internal i32 @lambda(ptr %this) {\n%this.addr = alloca ptr\n"
        "store ptr %this, ptr %this.addr\n%self = load ptr, ptr %this.addr\n"
        "%sum.ref = load ptr, ptr %self\n%sum = load i32, ptr %sum.ref\n"
        "%p.place = getelementptr {ptr, ptr}, ptr %self, i32 0, i32 1\n"
        "%p.ref = load ptr, ptr %p.place\n%p = load ptr, ptr %p.ref\n%x = load i32, ptr %p\n"
        "%s = add i32 %sum, %x\nret i32 %s\n}\n"
        "define ptx_kernel void @k(ptr %data) {\n"
        "%data.addr = alloca ptr\n%sum = alloca i32\n%capture = alloca {ptr, ptr}\n"
        "store ptr %data, ptr %data.addr\nstore i32 1, ptr %sum\nstore ptr %sum, ptr %capture\n"
        "%place = getelementptr {ptr, ptr}, ptr %capture, i32 0, i32 1\n"
        "store ptr %data.addr, ptr %place\n%r = call i32 @lambda(ptr %capture)\n"
        "store i32 %r, ptr %data\nret void\n}\n");
    QCOMPARE(sitesOf(k), (Sites{"load 4 global data", "store 4 global data"}));
    QCOMPARE(k.localBytes, 0u);
}

void LoweringStorageTest::originsThroughPhis()
{
    const Kernel k =
        kernelOf("@tile = internal addrspace(3) global [64 x float] undef\n"
                 "define ptx_kernel void @k(ptr %a, ptr %b, i1 %c) {\nentry:\n"
                 "br label %loop\nloop:\n"
                 "%p = phi ptr [%a, %entry], [%q, %loop]\n"
                 "%q = getelementptr float, ptr %p, i64 1\n%x = load float, ptr %p\n"
                 "br i1 %c, label %loop, label %end\nend:\n"
                 "%s = select i1 %c, ptr %a, ptr %b\n%y = load float, ptr %s\n"
                 "%u = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @tile to ptr)\n"
                 "%z = load float, ptr %u\n"
                 "%n = ptrtoint ptr %b to i64\n%m = and i64 %n, -16\n"
                 "%v = inttoptr i64 %m to ptr\n%w = load float, ptr %v\n"
                 "%deep = load ptr, ptr %a\n%f = load float, ptr %deep\nret void\n}\n");
    QCOMPARE(sitesOf(k),
             (Sites{"load 4 global a", "load 4 global", "load 4 unknown", "load 4 global b",
                    "load 8 global a", "load 4 unknown"}));
}

QTEST_APPLESS_MAIN(LoweringStorageTest)
#include "lowering_storage.moc"
