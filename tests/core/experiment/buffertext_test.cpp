// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/buffertext.h"
#include "kernel/elementtype.h"

#include <QtTest>

using namespace warplens;

class BufferTextTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void initialContents_data();
    void initialContents();
    void elementType_data();
    void elementType();
};

Q_DECLARE_METATYPE(BufferSpec)
Q_DECLARE_METATYPE(InitialContents)

void BufferTextTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<BufferSpec>("buffer");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *text, const BufferSpec &buffer, const char *written) {
        QTest::newRow(text) << text << buffer << written;
    };
    row("", {}, "");
    row("float", {"float", 0, "", 0}, "float");
    row("float:1024", {"float", 1024, "", 0}, "float:1024");
    row("int:0x10:zeros", {"int", 16, "zeros", 0}, "int:16:zeros");
    row("int::ramp%7", {"int", 0, "ramp%7", 0}, "int::ramp%7");
    row("::const=2.5", {"", 0, "const=2.5", 0}, "::const=2.5");
    row("unsigned int:8:random=3:12", {"unsigned int", 8, "random=3", 12},
        "unsigned int:8:random=3:12");
    row(" float : 4 : ramp : 1 ", {"float", 4, "ramp", 1}, "float:4:ramp:1");
    row("float:::4", {"float", 0, "", 4}, "float:::4");
    row("int:4:file=a/b.bin", {"int", 4, "file=a/b.bin", 0}, "int:4:file=a/b.bin:0");
    row("int:4:file=C:/b.bin", {"int", 4, "file=C:/b.bin", 0}, "int:4:file=C:/b.bin:0");
    row("int:4:file=C:/b.bin:8", {"int", 4, "file=C:/b.bin", 8}, "int:4:file=C:/b.bin:8");
    row("int:4:file=odd:7:0", {"int", 4, "file=odd:7", 0}, "int:4:file=odd:7:0");
}

void BufferTextTest::reads()
{
    QFETCH(QString, text);
    QFETCH(BufferSpec, buffer);
    QFETCH(QString, written);
    const auto parsed = parseBuffer(text.toStdString());
    QVERIFY(std::holds_alternative<BufferSpec>(parsed));
    QVERIFY(std::get<BufferSpec>(parsed) == buffer);
    QCOMPARE(QString::fromStdString(writeBuffer(buffer)), written);
    QVERIFY(std::get<BufferSpec>(parseBuffer(writeBuffer(buffer))) == buffer);
}

void BufferTextTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("count") << "float:many" << "\"many\"";
    QTest::newRow("negative count") << "float:-1" << "\"-1\"";
    QTest::newRow("count too long") << "float:99999999999999999999" << "number of elements";
    QTest::newRow("init") << "float:4:ones" << "\"ones\"";
    QTest::newRow("ramp of none") << "float:4:ramp%0" << "at least 1";
    QTest::newRow("constant") << "float:4:const=x" << "\"x\"";
    QTest::newRow("seed") << "float:4:random=-1" << "\"-1\"";
    QTest::newRow("no path") << "float:4:file=" << "path";
    QTest::newRow("offset") << "float:4:ramp:far" << "\"far\"";
    QTest::newRow("too many parts") << "float:4:ramp:1:2" << "\"1:2\"";
}

void BufferTextTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto parsed = parseBuffer(text.toStdString());
    QVERIFY(std::holds_alternative<std::string>(parsed));
    QVERIFY2(QString::fromStdString(std::get<std::string>(parsed)).contains(part),
             std::get<std::string>(parsed).c_str());
}

void BufferTextTest::initialContents_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<InitialContents>("contents");
    const auto row = [](const char *text, const InitialContents &contents) {
        QTest::newRow(text) << text << contents;
    };
    row("", {BufferInit::Ramp, 0, ""});
    row("ramp", {BufferInit::Ramp, 0, ""});
    row("ramp%32", {BufferInit::Ramp, 32, ""});
    row("zeros", {BufferInit::Zeros, 0, ""});
    row("const=-1.5e3", {BufferInit::Constant, -1500, ""});
    row("random=7", {BufferInit::Random, 7, ""});
    row("file=x y.bin", {BufferInit::Bytes, 0, "x y.bin"});
}

void BufferTextTest::initialContents()
{
    QFETCH(QString, text);
    QFETCH(InitialContents, contents);
    const auto parsed = parseInit(text.toStdString());
    QVERIFY(std::holds_alternative<InitialContents>(parsed));
    QVERIFY(std::get<InitialContents>(parsed) == contents);
}

void BufferTextTest::elementType_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("known");
    QTest::addColumn<int>("bytes");
    QTest::newRow("float") << "float" << true << 4;
    QTest::newRow("spaces") << " double " << true << 8;
    QTest::newRow("float3") << "float3" << true << 12;
    QTest::newRow("float4") << "float4" << true << 16;
    QTest::newRow("uchar4") << "uchar4" << true << 4;
    QTest::newRow("half2") << "half2" << true << 4;
    QTest::newRow("unsigned char") << "unsigned char" << true << 1;
    QTest::newRow("uint16_t") << "uint16_t" << true << 2;
    QTest::newRow("size_t") << "size_t" << true << 8;
    QTest::newRow("float5") << "float5" << false << 0;
    QTest::newRow("size_t2") << "size_t2" << false << 0;
    QTest::newRow("4") << "4" << false << 0;
    QTest::newRow("Particle") << "Particle" << false << 0;
    QTest::newRow("empty") << "" << false << 0;
}

void BufferTextTest::elementType()
{
    QFETCH(QString, name);
    QFETCH(bool, known);
    const auto type = elementTypeOf(name.toStdString());
    QCOMPARE(type.has_value(), known);
    if (known)
        QTEST(int(type->bytes()), "bytes");
}

QTEST_APPLESS_MAIN(BufferTextTest)
#include "buffertext_test.moc"
