// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/arguments.h"
#include "experiment/buffers.h"
#include "experiment/launchcheck.h"
#include "experiment/resolve.h"
#include "experiment/scalarbits.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace warplens;

class ResolveTest : public QObject
{
    Q_OBJECT

private slots:
    void bits_data();
    void bits();
    void defaults_data();
    void defaults();
    void argumentsGoToTheirPlaces();
    void badArgument();
    void unknownNamesAreWarnings();
    void launch_data();
    void launch();
    void staticShared();
    void dynamicShared();
    void buffers();
    void badBuffers_data();
    void badBuffers();
    void fileBuffer();
};

namespace {

Parameter scalar(const char *name, ValueType type, std::uint32_t offset = 0)
{
    Parameter parameter;
    parameter.name = name;
    parameter.type = nameOf(type);
    parameter.value = type;
    parameter.offset = offset;
    parameter.bytes = bytesOf(type);
    return parameter;
}

Parameter buffer(const char *name, const char *element, ValueType type, std::uint32_t scalars)
{
    Parameter parameter;
    parameter.name = name;
    parameter.isBuffer = true;
    parameter.array = {element, bytesOf(type) * scalars, type, scalars, {}};
    parameter.bytes = 8;
    return parameter;
}

} // namespace

void ResolveTest::bits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ValueType>("type");
    QTest::addColumn<bool>("isSigned");
    QTest::addColumn<bool>("fits");
    QTest::addColumn<quint64>("expected");
    const auto row = [](const char *text, ValueType type, bool isSigned,
                        std::optional<quint64> expected) {
        QTest::addRow("%s as %s%s", text, isSigned ? "" : "u", nameOf(type))
            << text << type << isSigned << expected.has_value() << expected.value_or(0);
    };
    using enum ValueType;
    row("0", I32, true, 0);
    row(" 42 ", I32, true, 42);
    row("0x1F", I32, true, 31);
    row("+7", I32, true, 7);
    row("-1", I32, true, 0xffff'ffff);
    row("2147483647", I32, true, 0x7fff'ffff);
    row("2147483648", I32, true, std::nullopt);
    row("-2147483648", I32, true, 0x8000'0000);
    row("-2147483649", I32, true, std::nullopt);
    row("4294967295", I32, false, 0xffff'ffff);
    row("4294967296", I32, false, std::nullopt);
    row("-1", I32, false, std::nullopt);
    row("127", I8, true, 127);
    row("128", I8, true, std::nullopt);
    row("-128", I8, true, 0x80);
    row("65535", I16, false, 0xffff);
    row("18446744073709551615", I64, false, ~quint64(0));
    row("18446744073709551616", I64, false, std::nullopt);
    row("-9223372036854775808", I64, true, quint64(1) << 63);
    row("9223372036854775808", I64, true, std::nullopt);
    row("", I32, true, std::nullopt);
    row("-", I32, true, std::nullopt);
    row("1.5", I32, true, std::nullopt);
    row("1 2", I32, true, std::nullopt);
    row("n", I32, true, std::nullopt);
    row("true", Bool, false, 1);
    row("0", Bool, false, 0);
    row("2", Bool, false, std::nullopt);
    row("1.0", F32, true, 0x3f80'0000);
    row("-2.5f", F32, true, 0xc020'0000);
    row("1e-3", F64, true, 0x3f50'624d'd2f1'a9fc);
    row("1,5", F64, true, std::nullopt);
    row("1.5ff", F64, true, std::nullopt);
    row("1.0", F16, true, 0x3c00);
    row("65504", F16, true, 0x7bff);
    row("65520", F16, true, 0x7c00);
    row("5.9604644775390625e-8", F16, true, 0x0001);
    row("1.0", BF16, true, 0x3f80);
}

void ResolveTest::bits()
{
    QFETCH(QString, text);
    QFETCH(ValueType, type);
    QFETCH(bool, isSigned);
    QFETCH(bool, fits);
    const auto found = scalarBits(text.toStdString(), type, isSigned);
    QCOMPARE(found.has_value(), fits);
    QTEST(quint64(found.value_or(0)), "expected");
}

void ResolveTest::defaults_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ValueType>("type");
    QTest::addColumn<QString>("expected");
    for (const char *name :
         {"n",     "N",        "M",     "K",           "width",    "imageWidth", "H",    "size",
          "len",   "length",   "count", "numElements", "num_rows", "nElem",      "xdim", "YDIM",
          "pitch", "srcPitch", "lda",   "ldB",         "rows",     "nCols"})
        QTest::newRow(name) << name << ValueType::I32 << "1024";
    for (const char *name : {"offset", "row", "col", "start", "srcOffset"})
        QTest::newRow(name) << name << ValueType::I32 << "0";
    for (const char *name : {"stride", "k", "factor", "step", "number", "next"})
        QTest::newRow(name) << name << ValueType::I32 << "1";
    QTest::newRow("byte n") << "n" << ValueType::I8 << "1";
    QTest::newRow("float n") << "n" << ValueType::F32 << "1.0";
    QTest::newRow("bool") << "flag" << ValueType::Bool << "true";
}

void ResolveTest::defaults()
{
    QFETCH(QString, name);
    QFETCH(ValueType, type);
    const Parameter parameter = scalar(name.toUtf8().constData(), type);
    QTEST(QString::fromStdString(defaultArgument(parameter)), "expected");
    QVERIFY(scalarBits(defaultArgument(parameter), type, true));
}

void ResolveTest::argumentsGoToTheirPlaces()
{
    Kernel kernel;
    kernel.parameters = {buffer("data", "float", ValueType::F32, 1),
                         scalar("stride", ValueType::I32, 8), scalar("big", ValueType::I64, 16)};
    kernel.parameterBytes = 24;
    Launch launch;
    launch.arguments = {{"stride", "0x0102"}, {"big", "-2"}};
    const auto resolved = resolveArguments(launch, kernel);
    const std::vector<std::uint8_t> block = {0,    0,    0,    0,    0,    0,    0,    0,
                                             2,    1,    0,    0,    0,    0,    0,    0,
                                             0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
    QVERIFY(resolved.block == block);
    QVERIFY(resolved.diagnostics.empty());
    const std::vector<EffectiveArgument> effective = {{"stride", "0x0102", false},
                                                      {"big", "-2", false}};
    QVERIFY(resolved.effective == effective);

    const auto standard = resolveArguments({}, kernel);
    QVERIFY((standard.effective.front() == EffectiveArgument{"stride", "1", true}));
    QCOMPARE(int(standard.block[8]), 1);
}

void ResolveTest::badArgument()
{
    Kernel kernel;
    kernel.parameters = {scalar("n", ValueType::I32)};
    kernel.parameters[0].position = {3, 7};
    kernel.parameters[0].type = "int";
    kernel.parameterBytes = 4;
    Launch launch;
    launch.arguments = {{"n", "lots"}};
    const auto resolved = resolveArguments(launch, kernel);
    QCOMPARE(resolved.diagnostics.size(), std::size_t(1));
    const Diagnostic &diagnostic = resolved.diagnostics.front();
    QCOMPARE(diagnostic.kind, DiagnosticKind::BadArgument);
    QCOMPARE(diagnostic.severity, Severity::Error);
    QVERIFY((diagnostic.position == Position{3, 7}));
    QVERIFY((diagnostic.arguments == std::vector<std::string>{"n", "lots", "int"}));
}

void ResolveTest::unknownNamesAreWarnings()
{
    Kernel kernel;
    kernel.parameters = {scalar("n", ValueType::I32), buffer("a", "float", ValueType::F32, 1),
                         buffer("b", "float", ValueType::F32, 1)};
    kernel.parameterBytes = 24;
    Launch launch;
    launch.arguments = {{"m", "4"}};
    launch.buffers = {{"c", {}}};
    const auto resolution = resolve(launch, kernel, Device());
    QCOMPARE(resolution.diagnostics.size(), std::size_t(2));
    const std::vector<std::string> argument = {"m", "n"};
    const std::vector<std::string> bufferNames = {"c", "a, b"};
    QVERIFY(resolution.diagnostics[0].arguments == argument);
    QVERIFY(resolution.diagnostics[1].arguments == bufferNames);
    for (const Diagnostic &diagnostic : resolution.diagnostics) {
        QCOMPARE(diagnostic.kind, DiagnosticKind::UnknownParameter);
        QCOMPARE(diagnostic.severity, Severity::Warning);
    }
}

void ResolveTest::launch_data()
{
    QTest::addColumn<QList<uint>>("extents"); // grid, block
    QTest::addColumn<quint64>("sharedBytes");
    QTest::addColumn<QStringList>("found"); // kind, then its arguments
    const auto row = [](const char *name, QList<uint> extents, quint64 shared, QStringList found) {
        QTest::newRow(name) << extents << shared << found;
    };
    const auto kind = [](DiagnosticKind value) { return QString::number(int(value)); };
    using enum DiagnosticKind;
    row("fits", {1, 1, 1, 1024, 1, 1}, 1000, {});
    row("largest", {2147483647, 65535, 65535, 16, 1, 64}, 160'000, {});
    row("grid of 0", {0, 1, 1, 32, 1, 1}, 0, {kind(GridIsZero), "x"});
    row("grid of 0 in z", {1, 1, 0, 32, 1, 1}, 0, {kind(GridIsZero), "z"});
    row("grid too deep", {1, 65536, 1, 32, 1, 1}, 0, {kind(GridTooLarge), "y", "65536", "65535"});
    row("block of 0", {1, 1, 1, 32, 0, 1}, 0, {kind(BlockIsZero), "y"});
    row("block of 2000", {1, 1, 1, 2000, 1, 1}, 0,
        {kind(BlockTooLarge), "2000", "1024", "x", kind(BlockTooLarge), "2000", "1024", "threads"});
    row("block of 1056", {1, 1, 1, 33, 32, 1}, 0, {kind(BlockTooLarge), "1056", "1024", "threads"});
    row("block too deep", {1, 1, 1, 1, 1, 65}, 0, {kind(BlockTooLarge), "65", "64", "z"});
    row("shared", {1, 1, 1, 32, 1, 1}, 166'913, {kind(SharedTooLarge), "166913", "166912"});
    row("shared beyond all", {1, 1, 1, 32, 1, 1}, ~quint64(0) - 5,
        {kind(SharedTooLarge), "18446744073709551610", "166912"});
}

void ResolveTest::launch()
{
    QFETCH(QList<uint>, extents);
    QFETCH(quint64, sharedBytes);
    QFETCH(QStringList, found);
    Launch launch;
    launch.grid = {extents[0], extents[1], extents[2]};
    launch.block = {extents[3], extents[4], extents[5]};
    launch.sharedBytes = sharedBytes;
    Device device;
    device.limits.sharedBytes = 166'912;
    QStringList all;
    for (const Diagnostic &diagnostic : resolve(launch, {}, device).diagnostics) {
        all << QString::number(int(diagnostic.kind));
        for (const std::string &argument : diagnostic.arguments)
            all << QString::fromStdString(argument);
    }
    QCOMPARE(all, found);
}

void ResolveTest::staticShared()
{
    Kernel kernel;
    Variable bytes;
    bytes.bytes = 3;
    bytes.alignment = 1;
    Variable words;
    words.bytes = 48 * 1024 - 16;
    words.alignment = 8;
    Variable open;
    open.open = true;
    open.bytes = 1'000'000;
    kernel.variables = {bytes, words, open};
    QCOMPARE(staticSharedBytes(kernel), std::uint64_t(48 * 1024 - 8));
    Launch launch;
    QVERIFY(checkShared(launch, kernel, {}).empty());
    launch.sharedBytes = 163 * 1024 - (48 * 1024 - 8);
    QVERIFY(checkShared(launch, kernel, {}).empty());
    ++launch.sharedBytes;
    QCOMPARE(checkShared(launch, kernel, {}).size(), std::size_t(1));
    launch.sharedBytes = UINT64_MAX;
    QCOMPARE(checkShared(launch, kernel, {}).size(), std::size_t(1));
    kernel.variables[1].bytes += 9;
    launch.sharedBytes = 0;
    const auto found = checkShared(launch, kernel, {});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().arguments, (std::vector<std::string>{"49153", "49152"}));
}

void ResolveTest::dynamicShared()
{
    Variable fixed;
    fixed.bytes = 100;
    Variable dynamic;
    dynamic.open = dynamic.dynamic = true;
    Kernel kernel;
    kernel.variables = {fixed, dynamic};
    Launch launch;
    Device device;
    const auto bytes = [&] { return resolve(launch, kernel, device).launch.dynamicSharedBytes; };
    QCOMPARE(bytes(), std::uint64_t(162 * 1024)); // what is left of 163 KiB
    launch.sharedBytes = 512;
    QCOMPARE(bytes(), std::uint64_t(512));
    launch.sharedBytes = 0;
    kernel.variables = {fixed};
    QCOMPARE(bytes(), std::uint64_t(0));
}

void ResolveTest::buffers()
{
    Kernel kernel;
    kernel.parameters = {buffer("a", "float4", ValueType::F32, 4), scalar("n", ValueType::I32),
                         buffer("b", "float", ValueType::F32, 1),
                         buffer("c", "Particle", ValueType::F32, 3)};
    Launch launch;
    launch.buffers["a"] = {"", 10, "const=2", 32};
    launch.buffers["b"] = {"short2", 3, "zeros", 0};
    launch.buffers["c"] = {"Particle", 2, "", 0};
    const auto resolved = resolveBuffers(launch, kernel);
    QVERIFY(resolved.diagnostics.empty());
    QCOMPARE(resolved.contents.size(), std::size_t(4));
    const BufferContents a = {160, 32, ValueType::F32, BufferInit::Constant, 2, nullptr};
    const BufferContents b = {12, 0, ValueType::I16, BufferInit::Zeros, 0, nullptr};
    const BufferContents c = {24, 0, ValueType::F32, BufferInit::Ramp, 0, nullptr};
    QVERIFY(resolved.contents[0] == a);
    QVERIFY(resolved.contents[2] == b);
    QVERIFY(resolved.contents[3] == c);
    const BufferContents endless = {0, 0, ValueType::F32, BufferInit::Ramp, 0, nullptr};
    QVERIFY(resolveBuffers({}, kernel).contents[0] == endless);
}

void ResolveTest::badBuffers_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<quint64>("count");
    QTest::addColumn<QString>("init");
    QTest::addColumn<quint64>("offset");
    QTest::addColumn<QString>("part");
    const quint64 many = quint64(1) << 62;
    QTest::newRow("type") << "quux" << quint64(1) << "" << quint64(0) << "\"quux\"";
    QTest::newRow("count") << "double" << many << "" << quint64(0) << "elements";
    QTest::newRow("offset") << "" << quint64(1) << "" << many << "offset";
    QTest::newRow("init") << "" << quint64(1) << "ones" << quint64(0) << "\"ones\"";
    QTest::newRow("no file") << "" << quint64(1) << "file=/no/such.bin" << quint64(0)
                             << "does not exist";
    QTest::newRow("folder") << "" << quint64(1) << "file=/" << quint64(0) << "not a file";
}

void ResolveTest::badBuffers()
{
    QFETCH(QString, type);
    QFETCH(quint64, count);
    QFETCH(QString, init);
    QFETCH(quint64, offset);
    QFETCH(QString, part);
    Kernel kernel;
    kernel.parameters = {buffer("a", "float", ValueType::F32, 1)};
    Launch launch;
    launch.buffers["a"] = {type.toStdString(), count, init.toStdString(), offset};
    const auto resolved = resolveBuffers(launch, kernel);
    QCOMPARE(resolved.contents.size(), std::size_t(1));
    QCOMPARE(resolved.diagnostics.size(), std::size_t(1));
    QCOMPARE(resolved.diagnostics[0].kind, DiagnosticKind::BadBuffer);
    QCOMPARE(resolved.diagnostics[0].severity, Severity::Error);
    const QString what = QString::fromStdString(resolved.diagnostics[0].arguments.at(1));
    QVERIFY2(what.contains(part), qPrintable(what));
}

void ResolveTest::fileBuffer()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Zahlen – ü.bin"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("\1\2\3\4", 4), qint64(4));
    file.close();
    Kernel kernel;
    kernel.parameters = {buffer("a", "int", ValueType::I32, 1)};
    Launch launch;
    launch.buffers["a"] = {"", 8, "file=" + path.toStdString(), 0};
    const auto resolved = resolveBuffers(launch, kernel);
    QVERIFY(resolved.diagnostics.empty());
    QCOMPARE(resolved.contents[0].init, BufferInit::Bytes);
    QCOMPARE(resolved.contents[0].bytes, std::uint64_t(32));
    const std::vector<std::uint8_t> bytes = {1, 2, 3, 4};
    QVERIFY(*resolved.contents[0].fileBytes == bytes);
}

QTEST_APPLESS_MAIN(ResolveTest)
#include "resolve_test.moc"
