// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Whatever people feed it, the program answers soon, says what is wrong at its place, and fails.
class BadInputTest : public QObject
{
    Q_OBJECT

private slots:
    void badSource_data();
    void badSource();
    void hostileSource_data();
    void hostileSource();
    void badUsage_data();
    void badUsage();
    void programMayBeReplaced();
};

namespace {

QByteArray kernelOf(const QByteArray &body)
{
    return "__global__ void k(float *a, int n)\n{\n" + body + "\n}\n";
}

QStringList words(const char *text) { return QString::fromUtf8(text).split(' '); }

/// Each of them hung or killed the compiler when it ran in the process itself.
QByteArray macroBomb()
{
    QByteArray text = "#define A0 x x x x x x x x x x\n";
    for (int i = 1; i < 10; ++i)
        text += QStringLiteral("#define A%1 A%2 A%2 A%2 A%2 A%2 A%2 A%2 A%2 A%2 A%2\n")
                    .arg(i)
                    .arg(i - 1)
                    .toUtf8();
    return text + kernelOf("A9;");
}

QByteArray doublingTypes()
{
    QByteArray text = "template <class A, class B> struct P { A a; B b; };\n"
                      "template <class A> __device__ P<A *, A **> twice(A) { return {}; }\n";
    QByteArray body = "auto x0 = twice(1);\n";
    for (int i = 1; i < 100; ++i)
        body += QStringLiteral("auto x%1 = twice(x%2);\n").arg(i).arg(i - 1).toUtf8();
    return text + kernelOf(body);
}

QByteArray longChain()
{
    QByteArray text = "a[0] = ";
    for (int i = 0; i < 100'000; ++i)
        text += '-';
    return kernelOf(text.replace("--", "- -") + "1;");
}

} // namespace

void BadInputTest::badSource_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place"); ///< a regular expression after "<stdin>:"
    QTest::addColumn<QString>("message");
    QTest::addColumn<QStringList>("options");

    QTest::newRow("syntax error") << kernelOf("a[0] = ;") << "3:8" << "expression" << QStringList();
    QTest::newRow("unknown type") << kernelOf("foo x = 1;") << "3:1" << "foo" << QStringList();
    QTest::newRow("recursion") << QByteArray(
        "__device__ int f(int n)\n{ return n ? f(n - 1) + 1 : 0; }\n"
        "__global__ void k(int *a)\n{ a[0] = f(a[1]); }\n")
                               << R"(\d+:\d+)" << "calls itself" << QStringList();
    QTest::newRow("endless loop") << kernelOf("while (true) a[0] += 1;") << R"(\d+:\d+)"
                                  << "loop" << QStringList();
    QTest::newRow("grid of 0") << kernelOf("a[0] = 1;") << "" << "grid has no blocks"
                               << words("--grid 0");
    QTest::newRow("block of 2000")
        << kernelOf("a[0] = 1;") << "" << "2000" << words("--block 2000");
    QTest::newRow("division by zero")
        << kernelOf("a[threadIdx.x / n] = 1;") << R"(3:\d+)" << "zero" << words("--set n=0");
    QTest::newRow("outside a shared array")
        << kernelOf("__shared__ float s[8];\ns[threadIdx.x] = 1;") << R"(4:\d+)" << "s"
        << QStringList();
    QTest::newRow("misaligned vector")
        << kernelOf("a[0] = ((float4 *)(a + 1))->x + *(double *)(a + 1);") << R"(3:\d+)"
        << "multiple" << QStringList();
    QTest::newRow("10 MB") << QByteArray(10'000'000, 'x') << "" << "10000000" << QStringList();
    QTest::newRow("empty") << QByteArray() << "" << "no text" << QStringList();
    QTest::newRow("only blanks") << QByteArray(" \n\t\n") << "" << "no text" << QStringList();
    QTest::newRow("no text at all")
        << QByteArray("\xff\xfe\x00\x01", 4) << ".*" << "" << QStringList();
    QTest::newRow("host code only")
        << QByteArray("int main() { return 0; }") << "" << "no kernel" << QStringList();
    QTest::newRow("no threads in HLSL")
        << QByteArray("RWBuffer<float> b;\n[numthreads(0, -1, 1)]\n"
                      "void m(uint3 t : SV_DispatchThreadID) { b[t.x] = 1; }\n")
        << "" << "no threads" << QStringList();
    QTest::newRow("indirect recursion")
        << QByteArray("__device__ int g(int);\n"
                      "__device__ int f(int n) { return n > 0 ? g(n - 1) + 1 : 0; }\n"
                      "__device__ int g(int n) { return n > 0 ? f(n - 1) + 1 : 0; }\n"
                      "__global__ void k(int *a) { a[0] = f(a[1]); }\n")
        << R"(3:\d+)" << "calls itself" << QStringList();
    QTest::newRow("no body") << QByteArray("__device__ int mystery(int x);\n")
            + kernelOf("a[0] = mystery(3);")
                             << R"(4:\d+)" << "mystery" << QStringList();
    QTest::newRow("200 brackets") << kernelOf("a[0] = " + QByteArray(200, '(') + "1"
                                              + QByteArray(200, ')') + ";")
                                  << R"(3:\d+)" << "nesting" << QStringList();
    QTest::newRow("template argument nobody can have")
        << "template <class T> " + kernelOf("a[0] = T(1);") << R"(1:\d+)" << "floot"
        << words("--template T=floot");
    QTest::newRow("bad argument") << kernelOf("a[n] = 1;") << R"(1:\d+)" << "abc"
                                  << words("--set n=abc");
}

void BadInputTest::badSource()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, message);
    QFETCH(QStringList, options);
    const ProgramRun run = runProgram(words("report - --format json") + options, text);
    QCOMPARE(run.exitCode, 1);
    const QString errors = QString::fromUtf8(run.errors);
    const QString expected = "^<stdin>:" + (place.isEmpty() ? "" : place + ":") + " error: ";
    QVERIFY2(
        QRegularExpression(expected, QRegularExpression::MultilineOption).match(errors).hasMatch(),
        run.errors.constData());
    QVERIFY2(errors.contains(message, Qt::CaseInsensitive), run.errors.constData());
    const auto json = QJsonDocument::fromJson(run.output).object();
    QVERIFY(!json["diagnostics"].toArray().isEmpty());
}

void BadInputTest::hostileSource_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("macro bomb") << macroBomb();
    QTest::newRow("types that double") << doublingTypes();
    QTest::newRow("a long chain") << longChain();
    QTest::newRow("includes itself")
        << QByteArray("#include __FILE__\n#include __FILE__\n") + kernelOf("a[0] = 1;");
    QTest::newRow("a device file") << QByteArray("#include \"/dev/zero\"\n") + kernelOf("a[0] = ;");
}

void BadInputTest::hostileSource()
{
    QFETCH(QByteArray, text);
    const ProgramRun run = runProgram(words("report - --format json"), text);
    QVERIFY2(run.exitCode == 0 || run.exitCode == 1, run.errors.constData());
    QVERIFY(!QJsonDocument::fromJson(run.output).isNull());
    QVERIFY2(run.milliseconds < 15'000, "the compiler is stopped after two seconds");
}

void BadInputTest::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");

    const QStringList expression = words("report --expr threadIdx.x");
    const auto with = [&](const char *options) { return expression + words(options); };
    QTest::newRow("no file") << words("report") << "give a file";
    QTest::newRow("file and expression") << with("halo-load") << "not both";
    QTest::newRow("two files") << words("report halo-load other") << "one file";
    QTest::newRow("no such file") << words("report nowhere.cu") << "halo-load";
    QTest::newRow("unknown option") << with("--colour red") << "colour";
    QTest::newRow("option without value") << with("--grid") << "grid";
    QTest::newRow("unknown format") << with("--format xml") << "json";
    QTest::newRow("unknown device") << with("--device sm_1") << "sm_80";
    QTest::newRow("unknown rule") << with("--device-set colour=1") << "colour";
    QTest::newRow("rule out of range") << with("--device custom --device-set banks=0") << "banks";
    QTest::newRow("rule that is fixed") << with("--device sm_80 --device-set banks=16") << "banks";
    QTest::newRow("rule without value") << with("--device-set banks") << "KEY=VALUE";
    QTest::newRow("grid of words") << with("--grid four") << "X[,Y[,Z]]";
    QTest::newRow("negative grid") << with("--grid=-1") << "X[,Y[,Z]]";
    QTest::newRow("four-dimensional block") << with("--block 1,1,1,1") << "X[,Y[,Z]]";
    QTest::newRow("block past 32 bits") << with("--block 4294967296") << "X[,Y[,Z]]";
    QTest::newRow("set without value") << with("--set n") << "NAME=VALUE";
    QTest::newRow("set of an unknown name") << with("--set n=1") << "n";
    QTest::newRow("buffer without type") << with("--buffer data") << "NAME=TYPE";
    QTest::newRow("buffer with a bad count") << with("--buffer data=float:many") << "many";
    QTest::newRow("buffer with a bad start") << with("--buffer data=float:8:fog") << "fog";
    QTest::newRow("unknown space") << with("--space texture") << "shared";
    QTest::newRow("unknown operation") << with("--op swap") << "atomicAdd";
    QTest::newRow("unknown dialect") << with("--dialect metal") << "opencl";
    QTest::newRow("unknown type") << with("--type floa") << "half2";
    QTest::newRow("type and more") << with("--type int;") << "half2";
    QTest::newRow("array of no name") << with("--array 9a") << "no name";
    QTest::newRow("array and more") << with("--array a];") << "no name";
    QTest::newRow("shape of no name") << with("--shape a-b=32") << "no name";
    QTest::newRow("template of no name") << with("--template 1=2") << "no name";
    QTest::newRow("template and more") << with("--template T=int>();") << "no type";
    QTest::newRow("template left open") << with("--template T=A<int") << "no type";
    QTest::newRow("shape of words") << with("--shape tile=a,b") << "tile=32,33";
    QTest::newRow("shape of nothing") << with("--shape tile=0") << "tile=32,33";
    QTest::newRow("include of no folder") << with("--include /nowhere") << "folder";
    QTest::newRow("focus past the grid") << with("--focus 1") << "1 block";
    QTest::newRow("focus outside the grid") << with("--focus 0,1") << "no such block";
    QTest::newRow("bytes of words") << with("--shared-bytes lots") << "N";
    QTest::newRow("step of no lesson")
        << words("report " WARPLENS_TEST_DATA "/commandline/halo.cu --step 1") << "no lesson";
    QTest::newRow("step past the end") << words("report halo-load --step 99") << "steps";
    QTest::newRow("step 0") << words("report halo-load --step 0") << "1, 2, 3";
    QTest::newRow("unknown language") << with("--lang tlh") << "fr";
    QTest::newRow("devices with a file") << words("devices x") << "no device";
    QTest::newRow("lessons in csv") << words("lessons --format csv") << "json";
    QTest::newRow("export without a target") << words("export halo-load") << "OUT.svg";
    QTest::newRow("export to a strange type") << words("export halo-load -o x.bmp") << "OUT.svg";
    QTest::newRow("export of an unknown view")
        << words("export halo-load -o x.svg --view all") << "banks";
    QTest::newRow("export of an unknown site")
        << words("export halo-load -o x.svg --site 99") << "sites";
    QTest::newRow("export of an unknown warp")
        << words("export halo-load -o x.svg --warp 8") << "8 warps";
    QTest::newRow("export of an unknown request")
        << words("export halo-load -o x.svg --request 9999") << "requests";
    QTest::newRow("export of a giant") << words("export halo-load -o x.png --scale 1000") << "16";
    QTest::newRow("no such command") << words("explode") << "explode";
    QTest::newRow("unknown option of the window") << words("--explode") << "explode";
}

void BadInputTest::badUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(QString::fromUtf8(run.errors).contains(message), run.errors.constData());
}

/// The compiler runs in another process of the same program, whose file may be gone by then.
void BadInputTest::programMayBeReplaced()
{
    QTemporaryDir folder;
    const QString copy = folder.filePath("warplens");
    QVERIFY(QFile::copy(WARPLENS_PROGRAM, copy));
    QProcess process;
    process.start(copy, words("report - --format json"));
    QVERIFY(process.waitForStarted());
    QVERIFY(QFile::remove(copy));
    process.write("threadIdx.x");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "badinput_test.moc"
