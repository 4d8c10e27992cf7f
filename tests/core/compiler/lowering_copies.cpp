// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include <QTest>

using namespace warplens;

namespace {

/// A kernel `k(ptr %a, ptr %b)` with the names of its parameters declared.
std::vector<std::string> sites(const QString &body, const QString &globals = {})
{
    KernelDeclaration declaration;
    declaration.function = declaration.name = "k";
    for (const char *name : {"a", "b"}) {
        Parameter parameter;
        parameter.name = name;
        parameter.isBuffer = true;
        declaration.parameters.push_back(parameter);
    }
    return sitesOf(kernelOf(
        (globals + "\ndefine ptx_kernel void @k(ptr %a, ptr %b) {\n" + body + "\nret void\n}\n")
            .toStdString(),
        declaration));
}

QStringList texts(const std::vector<std::string> &all)
{
    QStringList list;
    for (const std::string &text : all)
        list += QString::fromStdString(text);
    return list;
}

} // namespace

class LoweringCopiesTest : public QObject
{
    Q_OBJECT

private slots:
    void accesses_data();
    void accesses();
    void loadsOfKnownTablesStay();
    void localCopiesAreNoAccesses();
    void movesBeforeItOverwrites();
};

void LoweringCopiesTest::accesses_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected");
    const auto copy = [](int bytes, int align) {
        return QString("call void @llvm.memcpy.p0.p0.i64(ptr align %2 %a, ptr align %2 %b, i64 %1, "
                       "i1 false)")
            .arg(bytes)
            .arg(align);
    };
    const auto repeated = [](const QString &load, const QString &store, int count) {
        QStringList list;
        for (const QString &access : {load, store}) {
            for (int i = 0; i < count; ++i)
                list += access;
        }
        return list;
    };
    QTest::newRow("float4") << copy(16, 16) << repeated("load 16 global b", "store 16 global a", 1);
    QTest::newRow("four floats") << copy(16, 4)
                                 << repeated("load 4 global b", "store 4 global a", 4);
    QTest::newRow("float3") << copy(12, 4) << repeated("load 4 global b", "store 4 global a", 3);
    QTest::newRow("double2 pair") << copy(32, 16)
                                  << repeated("load 16 global b", "store 16 global a", 2);
    QTest::newRow("three bytes") << copy(3, 1)
                                 << repeated("load 1 global b", "store 1 global a", 3);
    QTest::newRow("24 bytes aligned to 16") << copy(24, 16)
                                            << QStringList{"load 16 global b", "load 8 global b",
                                                           "store 16 global a", "store 8 global a"};
    QTest::newRow("memset")
        << "call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 16, i1 false)"
        << QStringList{"store 8 global a", "store 8 global a"};
    QTest::newRow("float4 through a local variable, one member changed")
        << "%t = alloca {float, float, float, float}, align 16\n"
           "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %t, ptr align 16 %b, i64 16, i1 false)\n"
           "%y = getelementptr {float, float, float, float}, ptr %t, i32 0, i32 1\n"
           "store float 1.0, ptr %y\n"
           "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 %t, i64 16, i1 false)"
        << QStringList{"load 16 global b", "store 16 global a"};
    QTest::newRow("double2 through a local variable")
        << "%t = alloca {double, double}, align 16\n"
           "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %t, ptr align 16 %b, i64 16, i1 false)\n"
           "%y = load double, ptr %t\nstore double %y, ptr %a"
        << QStringList{"load 16 global b", "store 8 global a"};
    QTest::newRow("unused loads stay")
        << "%t = alloca float\n%x = load float, ptr %b\nstore float %x, ptr %t\n"
           "%y = load float, ptr %b"
        << QStringList{"load 4 global b", "load 4 global b"};
    QTest::newRow("a copy that nobody reads stays")
        << "%t = alloca {float, float, float, float}, align 16\n"
           "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %t, ptr align 16 %b, i64 16, i1 false)"
        << QStringList{"load 16 global b"};
    QTest::newRow("a member that nobody reads stays")
        << "%t = alloca {float, float}, align 4\n%x = load float, ptr %b\n"
           "%m = getelementptr {float, float}, ptr %t, i32 0, i32 1\nstore float %x, ptr %m"
        << QStringList{"load 4 global b"};
    QTest::newRow("a word taken apart is one load")
        << "%t = alloca i32, align 4\n%x = load i32, ptr %b\nstore i32 %x, ptr %t\n"
           "%p = getelementptr i8, ptr %t, i64 2\n%y = load i8, ptr %p\nstore i8 %y, ptr %a"
        << QStringList{"load 4 global b", "store 1 global a"};
    QTest::newRow("a struct of a short and two bytes is one load")
        << "%t = alloca {i16, i8, i8}, align 4\n"
           "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %b, i64 4, i1 false)\n"
           "%p = getelementptr {i16, i8, i8}, ptr %t, i32 0, i32 1\n%y = load i8, ptr %p\n"
           "store i8 %y, ptr %a"
        << QStringList{"load 4 global b", "store 1 global a"};
    QTest::newRow("a load of one of two places is not made of both")
        << "%t = alloca i32, align 4\nstore i32 1, ptr %t\n%n = ptrtoint ptr %b to i64\n"
           "%c = icmp ugt i64 %n, 5\n%p = select i1 %c, ptr %t, ptr @g\n"
           "%x = load i32, ptr %p\nstore i32 %x, ptr %a"
        << QStringList{"load 4 unknown", "store 4 global a"};
    QTest::newRow("repeated loads stay")
        << "%x = load float, ptr %b\n%y = load float, ptr %b\n%z = load float, ptr %b\n"
           "%s = fadd float %x, %y\nstore float %s, ptr %a"
        << QStringList{"load 4 global b", "load 4 global b", "load 4 global b", "store 4 global a"};
    QTest::newRow("overwritten stores stay") << "store float 1.0, ptr %a\nstore float 2.0, ptr %a"
                                             << QStringList{"store 4 global a", "store 4 global a"};
    QTest::newRow("vector load")
        << "%x = load <4 x float>, ptr %b, align 16\nstore <4 x float> %x, ptr %a, align 16"
        << QStringList{"load 16 global b", "store 16 global a"};
    QTest::newRow("vector less aligned than wide")
        << "%x = load <4 x float>, ptr %b, align 8\nstore <4 x float> %x, ptr %a, align 4"
        << QStringList{"load 8 global b",  "load 8 global b",  "store 4 global a",
                       "store 4 global a", "store 4 global a", "store 4 global a"};
    QTest::newRow("wider than 16 bytes") << "%x = load <4 x double>, ptr %b, align 32"
                                         << QStringList{"load 16 global b", "load 16 global b"};
    QTest::newRow("packed integer")
        << "%x = load i32, ptr %b, align 1"
        << QStringList{"load 1 global b", "load 1 global b", "load 1 global b", "load 1 global b"};
    QTest::newRow("i24") << "%x = load i24, ptr %b, align 4\nstore i24 %x, ptr %a, align 4"
                         << QStringList{"load 2 global b", "load 1 global b", "store 2 global a",
                                        "store 1 global a"};
    QTest::newRow("bool") << "%x = load i1, ptr %b\nstore i1 %x, ptr %a"
                          << QStringList{"load 1 global b", "store 1 global a"};
}

void LoweringCopiesTest::accesses()
{
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    QCOMPARE(texts(sites(body, "@g = internal global i32 7")), expected);
}

void LoweringCopiesTest::loadsOfKnownTablesStay()
{
    const QString globals =
        "@w = internal addrspace(4) constant [2 x float] [float 1.0, float 2.0]\n"
        "define internal float @at(i64 %i) {\n"
        "%p = getelementptr float, ptr addrspace(4) @w, i64 %i\n"
        "%x = load float, ptr addrspace(4) %p\nret float %x\n}";
    QCOMPARE(texts(sites("%x = call float @at(i64 1)\nstore float %x, ptr %a", globals)),
             (QStringList{"load 4 constant w", "store 4 global a"}));
}

void LoweringCopiesTest::localCopiesAreNoAccesses()
{
    const QString table =
        "@__const.k.t = private unnamed_addr constant [3 x i32] [i32 5, i32 6, i32 7]";
    const QString body =
        "%t = alloca [3 x i32], align 4\n%u = alloca [3 x i32], align 4\n"
        "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 @__const.k.t, i64 12, i1 "
        "false)\n"
        "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %u, ptr align 4 %t, i64 12, i1 false)\n"
        "%p = getelementptr i32, ptr %u, i64 2\n%x = load i32, ptr %p\nstore i32 %x, ptr %a";
    QCOMPARE(texts(sites(body, table)), QStringList{"store 4 global a"});
    const std::string result =
        "%t = alloca [3 x i32], align 4\n"
        "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 @__const.k.t, i64 12, i1 "
        "false)\n"
        "%p = getelementptr i32, ptr %t, i64 %a\n%x = load i32, ptr %p\n%r = zext i32 %x to i64";
    QCOMPARE(resultOf(result, 2, 0, table.toStdString()), std::uint64_t(7));
}

void LoweringCopiesTest::movesBeforeItOverwrites()
{
    const std::string body =
        "%t = alloca [4 x i32], align 4\n%i = trunc i64 %a to i32\nstore i32 %i, ptr %t\n"
        "%p = getelementptr i32, ptr %t, i64 1\n%j = trunc i64 %b to i32\nstore i32 %j, ptr %p\n"
        "%dynamic = getelementptr i32, ptr %t, i64 %b\n%ignored = load i32, ptr %dynamic\n"
        "call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 4 %t, i64 12, i1 false)\n"
        "%q = getelementptr i32, ptr %t, i64 2\n%x = load i32, ptr %q\n%r = zext i32 %x to i64";
    QCOMPARE(resultOf(body, 9, 3), std::uint64_t(3));
}

QTEST_APPLESS_MAIN(LoweringCopiesTest)
#include "lowering_copies.moc"
