// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/bufferfile.h"

#include "stridedkernel.h"

#include "device/devices.h"
#include "experiment/resolve.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cstring>

using namespace warplens;

class BufferFileTest : public QObject
{
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void anythingElseIsBytes_data();
    void anythingElseIsBytes();
    void mistakesAreSaid_data();
    void mistakesAreSaid();
    void relativePathsStartAtTheFolder();

private:
    std::string write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

namespace {

using Bytes = std::vector<std::uint8_t>;

template <class Number> std::vector<double> valuesOf(const Bytes &bytes)
{
    std::vector<double> values;
    for (std::size_t i = 0; i + sizeof(Number) <= bytes.size(); i += sizeof(Number)) {
        Number number;
        std::memcpy(&number, bytes.data() + i, sizeof number);
        values.push_back(double(number));
    }
    return values;
}

} // namespace

void BufferFileTest::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::vector<double>>("expected");
    QTest::newRow("a column") << QByteArray("3\n1\n-2\n") << std::vector<double>{3, 1, -2};
    QTest::newRow("a matrix") << QByteArray("1, 2,3\r\n4;5 6")
                              << std::vector<double>{1, 2, 3, 4, 5, 6};
    QTest::newRow("hexadecimal") << QByteArray("0x10 0xff") << std::vector<double>{16, 255};
    QTest::newRow("titles") << QByteArray("lane,address\n0,128\n1,132\n")
                            << std::vector<double>{0, 128, 1, 132};
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf"
                                                   "7 8")
                                     << std::vector<double>{7, 8};
}

void BufferFileTest::numbers()
{
    QFETCH(QByteArray, text);
    const std::string path = write(QStringLiteral("numbers.txt"), text);
    const auto integers = readBufferFile(path, ValueType::I32);
    QVERIFY(std::holds_alternative<Bytes>(integers));
    QTEST(valuesOf<std::int32_t>(std::get<Bytes>(integers)), "expected");
    const auto reals = readBufferFile(path, ValueType::F64);
    QVERIFY(std::holds_alternative<Bytes>(reals));
    QTEST(valuesOf<double>(std::get<Bytes>(reals)), "expected");
}

void BufferFileTest::anythingElseIsBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("To be,\nor not to be\n");
    QTest::newRow("numbers and a word") << QByteArray("1 2 three");
    QTest::newRow("zeros") << QByteArray(8, '\0');
    QTest::newRow("nothing") << QByteArray();
}

void BufferFileTest::anythingElseIsBytes()
{
    QFETCH(QByteArray, bytes);
    const auto read = readBufferFile(write(QStringLiteral("some.bin"), bytes), ValueType::I32);
    QVERIFY(std::holds_alternative<Bytes>(read));
    QVERIFY((std::get<Bytes>(read) == Bytes(bytes.begin(), bytes.end())));
}

void BufferFileTest::mistakesAreSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("too large") << "a.txt" << QByteArray("1\n300\n") << "line 2 has \"300\"";
    QTest::newRow("the first too large") << "a.txt" << QByteArray("300") << "does not fit";
    QTest::newRow("not whole") << "a.txt" << QByteArray("1.5") << "does not fit";
    QTest::newRow("a word in a table") << "a.csv" << QByteArray("x\n1\n2,y") << "line 3 has \"y\"";
}

void BufferFileTest::mistakesAreSaid()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto read = readBufferFile(write(name, text), ValueType::I8);
    QVERIFY(std::holds_alternative<std::string>(read));
    QVERIFY2(QString::fromStdString(std::get<std::string>(read)).contains(message),
             std::get<std::string>(read).c_str());
}

void BufferFileTest::relativePathsStartAtTheFolder()
{
    write(QStringLiteral("beside.csv"), "5,6");
    Launch launch = stridedExperiment({1, 1, 1}, {32, 1, 1}).launch;
    launch.buffers["data"].init = "file=beside.csv";
    const Device &device = *findDevice(builtInDevices(), "sm_80");
    const auto found = resolve(launch, *stridedKernel(), device, m_folder.path().toStdString());
    QVERIFY(found.diagnostics.empty());
    QCOMPARE(valuesOf<float>(*found.launch.buffers.front().fileBytes), (std::vector<double>{5, 6}));
    const auto elsewhere = resolve(launch, *stridedKernel(), device, "/nowhere");
    QCOMPARE(elsewhere.diagnostics.size(), std::size_t(1));
    QCOMPARE(elsewhere.diagnostics.front().kind, DiagnosticKind::BadBuffer);
}

QTEST_APPLESS_MAIN(BufferFileTest)
#include "bufferfile_test.moc"
