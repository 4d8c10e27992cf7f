// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// The published and agreed figures, as the real program prints them.
class ReportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void figures_data();
    void figures();
    void sourceFromStandardInput();
    void dialect_data();
    void dialect();
    void sourceFromFile_data();
    void sourceFromFile();
    void templateArgumentThroughSet();
    void launchInTheTextIsTaken();
    void textAndCsv();
    void constantAndLocalMemory();
    void occupancyAndProfiler();
    void failsOnHazards_data();
    void failsOnHazards();
    void printedTextIsReported();
    void contentsComeFromFiles();
    void headersBesideTheFileAreFound();
    void optimisedCountsWhatIsLeft();
    void otherLanguages_data();
    void otherLanguages();
};

namespace {

/// Figures by path: `global.sectors` of the totals, or `g load 0.sectors`: of the first site that
/// loads from g.
using Figures = QMap<QString, double>;

QJsonObject report(const ProgramRun &run) { return QJsonDocument::fromJson(run.output).object(); }

QJsonObject siteOf(const QJsonObject &json, const QString &array, const QString &op, int index)
{
    const QJsonArray sites = json["sites"].toArray();
    for (const QJsonValue &site : sites)
        if (site["array"] == array && site["op"] == op && index-- == 0)
            return site.toObject();
    return {};
}

double figureOf(const QJsonObject &json, const QString &path)
{
    const QString place = path.section('.', 0, -2);
    const QString key = path.section('.', -1);
    const QStringList words = place.split(' ');
    const QJsonObject counts = words.size() == 3
        ? siteOf(json, words[0], words[1], words[2].toInt())
        : json["totals"][place].toObject();
    return counts[key].toDouble(-1);
}

QStringList words(const char *text) { return QString::fromUtf8(text).split(' '); }

const QString HaloSource = QStringLiteral(WARPLENS_TEST_DATA "/commandline/halo.cu");

} // namespace

void ReportCommandTest::figures_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<Figures>("figures");

    QTest::newRow("halo load") << words("halo-load")
                               << Figures{{"g load 0.requests", 128},
                                          {"g load 0.lanes", 4096},
                                          {"g load 0.lines", 608},
                                          {"g load 0.sectors", 1328},
                                          {"g load 0.ideal_sectors", 1024},
                                          {"g load 0.excess_sectors", 304},
                                          {"g load 0.efficiency_pct", 77.11},
                                          {"g load 1.requests", 32},
                                          {"g load 1.lanes", 528},
                                          {"g load 1.lines", 64},
                                          {"g load 1.sectors", 160},
                                          {"g load 1.ideal_sectors", 144},
                                          {"g load 1.efficiency_pct", 82.5}};
    QTest::newRow("halo store, one block")
        << words("halo-load --grid 1")
        << Figures{{"s store 0.wavefronts", 16}, {"s store 0.ideal_wavefronts", 16}};

    const struct
    {
        int stride, sectors, lines;
    } strides[] = {{1, 128, 32},   {2, 256, 64},    {4, 512, 128},
                   {8, 1024, 256}, {16, 1024, 512}, {32, 1024, 1024}};
    for (const auto &[stride, sectors, lines] : strides)
        QTest::addRow("stride %d", stride)
            << words("coalesced-or-strided --set")
                + QStringList("stride=" + QString::number(stride))
            << Figures{{"global.sectors", double(sectors)}, {"global.lines", double(lines)}};
    QTest::newRow("offset by one float") << words("coalesced-or-strided --set offset=1")
                                         << Figures{{"global.sectors", 160}, {"global.lines", 64}};
    QTest::newRow("stride 32 in lines of Fermi")
        << words("coalesced-or-strided --set stride=32 --device sm_20")
        << Figures{{"global.lines", 1024}, {"global.efficiency_pct", 3.125}};
    QTest::newRow("half of the bandwidth")
        << words("coalesced-or-strided --step 12")
        << Figures{{"global.efficiency_pct", 50}, {"global.effective_bandwidth", 777.5}};
    QTest::newRow("column of a matrix")
        << words("--expr matrix[threadIdx.x*width+row] --set width=1024 --set row=0 --block 256 "
                 "--grid 4")
        << Figures{{"global.sectors", 1024}};
    QTest::newRow("row of a matrix")
        << words("--expr matrix[row*width+threadIdx.x] --set width=1024 --set row=0 --block 256 "
                 "--grid 4")
        << Figures{{"global.sectors", 128}};
    QTest::newRow("array of structures")
        << words("coalesced-or-strided --step 10") << Figures{{"global.sectors", 512}};
    QTest::newRow("structure of arrays")
        << words("coalesced-or-strided --step 11") << Figures{{"global.sectors", 128}};

    const QStringList shared = words("--space shared --block 8,8 --expr");
    QTest::newRow("group-shared stride 8") << shared + words("thread.x*8")
                                           << Figures{{"shared.requests", 2},
                                                      {"shared.wavefronts", 4},
                                                      {"shared.ideal_wavefronts", 2},
                                                      {"shared.max_ways", 2},
                                                      {"shared.tgsm_conflicts", 56}};
    QTest::newRow("… by its HLSL name")
        << shared + words("SV_GroupThreadID.x*8") << Figures{{"shared.tgsm_conflicts", 56}};
    QTest::newRow("group-shared stride 2")
        << shared + words("thread.id*2")
        << Figures{{"shared.max_ways", 2}, {"shared.tgsm_conflicts", 32}};
    QTest::newRow("… by its HLSL name too")
        << shared + words("SV_GroupIndex*2") << Figures{{"shared.tgsm_conflicts", 32}};
    const QStringList wave64 = words("--device custom --device-set warp_size=64");
    QTest::newRow("stride 8, waves of 64")
        << shared + words("thread.x*8") + wave64 << Figures{{"shared.tgsm_conflicts", 60}};
    QTest::newRow("stride 2, waves of 64")
        << shared + words("thread.id*2") + wave64 << Figures{{"shared.tgsm_conflicts", 48}};
    QTest::newRow("no multicast") << shared + words("thread.x*8 --device-set multicast=off")
                                  << Figures{{"shared.wavefronts", 16}};
    QTest::newRow("64 banks") << shared + words("thread.x*8 --device custom --device-set banks=64")
                              << Figures{{"shared.wavefronts", 2}, {"shared.tgsm_conflicts", 0}};

    QTest::newRow("one atomic a warp")
        << words("flag-per-warp") << Figures{{"changed atomicAdd 0.requests", 4}};
    QTest::newRow("one atomic a block")
        << words("flag-per-warp --step 4") << Figures{{"changed atomicAdd 0.requests", 1}};
    QTest::newRow("shape and padding")
        << words("--expr tile[threadIdx.x][0] --space shared --shape tile=32,33")
        << Figures{{"shared.wavefronts", 1}};
    QTest::newRow("shape without padding")
        << words("--expr tile[threadIdx.x][0] --space shared --shape tile=32,32")
        << Figures{{"shared.wavefronts", 32}};
    QTest::newRow("element type") << words("--expr threadIdx.x --type float4")
                                  << Figures{{"global.sectors", 16}};
    QTest::newRow("operation") << words("--expr threadIdx.x --op store")
                               << Figures{{"data store 0.sectors", 4}};
    QTest::newRow("array name") << words("--expr threadIdx.x --array pixels --op atomicAdd")
                                << Figures{{"pixels atomicAdd 0.requests", 1}};
    QTest::newRow("atomics of one address")
        << words("--expr data[0] --op atomicAdd --device sm_70 --block 64")
        << Figures{{"global.atomic_lanes", 64},
                   {"global.aggregated_atomics", 2},
                   {"global.max_same_address", 32},
                   {"global.l2_atomics", 4}};
    QTest::newRow("shared atomics take turns")
        << words("--expr bins[threadIdx.x%4] --space shared --op atomicAdd")
        << Figures{{"bins atomicAdd 0.serial_steps", 8}, {"shared.aggregated_atomics", 4}};
    QTest::newRow("pair merge") << words("--expr threadIdx.x/2 --space shared --type float2")
                                << Figures{{"shared.wavefronts", 1},
                                           {"shared.wavefronts_without_pair_merge", 2}};
    QTest::newRow("pair merge off")
        << words("--expr threadIdx.x/2 --space shared --type float2 --device-set pair_merge=off")
        << Figures{{"shared.wavefronts", 2}, {"shared.wavefronts_without_pair_merge", -1}};
    QTest::newRow("buffer offset")
        << words("--expr data[threadIdx.x] --buffer data=float:64:zeros:16")
        << Figures{{"global.sectors", 5}};
}

void ReportCommandTest::figures()
{
    QFETCH(QStringList, arguments);
    QFETCH(Figures, figures);
    const ProgramRun run = runProgram(words("report --format json") + arguments);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QJsonObject json = report(run);
    QCOMPARE(json["schema"].toInt(), 1);
    for (auto figure = figures.cbegin(); figure != figures.cend(); ++figure) {
        const double actual = figureOf(json, figure.key());
        QVERIFY2(qAbs(actual - figure.value()) < 0.005,
                 qPrintable(QStringLiteral("%1 is %2, not %3")
                                .arg(figure.key())
                                .arg(actual)
                                .arg(figure.value())));
    }
}

void ReportCommandTest::sourceFromStandardInput()
{
    const ProgramRun run =
        runProgram(words("report - --format json"), "float x = data[threadIdx.x * 2];");
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(figureOf(report(run), "global.sectors"), 8.0);
}

void ReportCommandTest::dialect_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("sectors"); ///< -1: it does not compile

    const QString openCl = "kernel void k(global float *p) { p[get_local_id(0) * 2] = 1; }";
    const QString hip = "__global__ void k(float *p) { p[hipThreadIdx_x * 2] = 1; }";
    const QString hlsl = "RWBuffer<float> p; [numthreads(32, 1, 1)] void k(uint i : SV_GroupIndex) "
                         "{ p[i * 2] = 1; }";
    QTest::newRow("opencl") << "opencl" << openCl << 8.0;
    QTest::newRow("hip") << "hip" << hip << 8.0;
    QTest::newRow("hlsl") << "hlsl" << hlsl << 8.0;
    QTest::newRow("opencl as CUDA") << "cuda" << openCl << -1.0;
    QTest::newRow("hlsl as hip") << "hip" << hlsl << -1.0;
    QTest::newRow("detected") << "" << hlsl << 8.0;
}

void ReportCommandTest::dialect()
{
    QFETCH(QString, option);
    QFETCH(QString, text);
    QFETCH(double, sectors);
    QStringList arguments = words("report - --format json --block 32 --grid 1");
    if (!option.isEmpty())
        arguments += {"--dialect", option};
    const ProgramRun run = runProgram(arguments, text.toUtf8());
    QCOMPARE(run.exitCode, sectors < 0 ? 1 : 0);
    if (sectors >= 0)
        QCOMPARE(figureOf(report(run), "global.sectors"), sectors);
}

void ReportCommandTest::sourceFromFile_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("as it is") << QStringList() << 0;
    QTest::newRow("by name") << words("--kernel halo") << 0;
    QTest::newRow("a kernel that is not there") << words("--kernel nowhere") << 1;
}

void ReportCommandTest::sourceFromFile()
{
    QFETCH(QStringList, options);
    const ProgramRun run = runProgram(QStringList{"report", HaloSource, "--format", "json", "--set",
                                                  "xdim=32", "--grid", "4,4", "--block", "16,16"}
                                      + options);
    QTEST(run.exitCode, "exitCode");
    if (run.exitCode == 0)
        QCOMPARE(figureOf(report(run), "g load 0.sectors"), 1328.0);
}

void ReportCommandTest::templateArgumentThroughSet()
{
    const QByteArray text = "template <int N> __global__ void k(float *a)"
                            "{ a[threadIdx.x * N] = 0; }";
    for (const char *option : {"--set", "--template"}) {
        const ProgramRun run = runProgram(
            {"report", "-", "--format", "json", "--block", "32", QString::fromUtf8(option), "N=4"},
            text);
        QVERIFY2(run.exitCode == 0, run.errors.constData());
        QCOMPARE(figureOf(report(run), "global.sectors"), 16.0);
    }
}

void ReportCommandTest::launchInTheTextIsTaken()
{
    const QByteArray text = "__global__ void k(float *a)"
                            "{ a[blockIdx.x * blockDim.x + threadIdx.x] = 0; }\n"
                            "int main() { float *a; k<<<3, 64>>>(a); }";
    QCOMPARE(figureOf(report(runProgram(words("report - --format json"), text)), "global.lanes"),
             192.0);
    QCOMPARE(figureOf(report(runProgram(words("report - --format json --grid 1"), text)),
                      "global.lanes"),
             64.0);
}

void ReportCommandTest::textAndCsv()
{
    const ProgramRun text = runProgram(words("report halo-load"));
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.output.contains("1328") && text.output.contains("77.11"));
    const ProgramRun csv = runProgram(words("report halo-load --format csv"));
    QCOMPARE(csv.exitCode, 0);
    const auto lines = csv.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 5); // a header and four sites
    QVERIFY(lines.first().contains("sectors"));
}

void ReportCommandTest::constantAndLocalMemory()
{
    const QByteArray text = "__constant__ float c[64];\n"
                            "__global__ void k(float *out, int n)\n{\n"
                            "  float t[8];\n"
                            "  for (int i = 0; i < 8; ++i)\n"
                            "    t[i] = c[threadIdx.x];\n"
                            "  out[threadIdx.x] = t[(threadIdx.x + n) % 8] + c[n];\n}\n";
    const ProgramRun run = runProgram(words("report - --format json --block 32 --set n=3"), text);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QJsonObject json = report(run);
    QCOMPARE(figureOf(json, "constant.requests"), 9.0);
    QCOMPARE(figureOf(json, "constant.words"), 8.0 * 32 + 1);
    QCOMPARE(figureOf(json, "constant.excess_words"), 8.0 * 31);
    QCOMPARE(figureOf(json, "global.requests"), 1.0);
    // Which arrays stay in memory is a compiler's decision.
    QVERIFY(json["totals"].toObject()["local"].isNull());
    const auto optimised = [&](const char *more) {
        return runProgram(words("report - --optimised --block 32 --set n=3") + words(more), text);
    };
    const QJsonObject left = report(optimised("--format json"));
    // The load goes to all eight rows of words, four lanes in each.
    QVERIFY(figureOf(left, "local.sectors") >= 32 + 4);
    QVERIFY(figureOf(left, "local.sectors") > figureOf(left, "local.ideal_sectors"));
    QVERIFY(optimised("--format text").output.contains("\nLocal memory\n"));
}

void ReportCommandTest::occupancyAndProfiler()
{
    const QByteArray text = "__global__ void k(float *out)\n{\n"
                            "  __shared__ float s[8000];\n"
                            "  s[threadIdx.x] = 1;\n"
                            "  out[threadIdx.x] = s[threadIdx.x];\n}\n";
    const ProgramRun run = runProgram(words("report - --format json --block 256 --grid 2"), text);
    const QJsonObject occupancy = report(run)["occupancy"].toObject();
    // 32 000 bytes and 1024 for the system: five blocks in 164 KiB.
    QCOMPARE(occupancy["blocks"].toInt(), 5);
    QCOMPARE(occupancy["percent"].toDouble(), 62.5);
    QCOMPARE(occupancy["limited_by"].toArray(), QJsonArray{"shared_bytes"});
    const QJsonObject profiler = report(run)["profiler"].toObject();
    QCOMPARE(profiler["tool"].toString(), QStringLiteral("Nsight Compute"));
    const QJsonArray counters = profiler["counters"].toArray();
    const auto sectors = std::find_if(counters.begin(), counters.end(), [](const auto &counter) {
        return counter.toObject()["name"] == "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum";
    });
    QVERIFY(sectors != counters.end());
    QCOMPARE(sectors->toObject()["value"].toInt(), 2 * 8 * 4);
    const ProgramRun plain = runProgram(words("report - --block 256 --device mi300x"), text);
    QVERIFY2(plain.output.contains("\nBeside the profiler (rocprof)\n"), plain.output.constData());
    QVERIFY(plain.output.contains("SQ_LDS_BANK_CONFLICT"));
}

void ReportCommandTest::failsOnHazards_data()
{
    QTest::addColumn<QString>("source"); // in a kernel of two warps
    QTest::addColumn<bool>("isAsked");
    QTest::addColumn<int>("exitCode");
    const QString race = "__shared__ int s[64]; s[t] = t; out[t] = s[63 - t];";
    const QString same = "__shared__ int s; s = 7; __syncthreads(); out[t] = s;";
    const QString wrong = "__shared__ int s[64]; s[t] = t; out[t] = s[63 - t] / 0; nothing;";
    QTest::newRow("a race") << race << true << 3;
    QTest::newRow("not asked") << race << false << 0;
    QTest::newRow("notes alone") << same << true << 0;
    QTest::newRow("the text has errors") << wrong << true << 1;
}

void ReportCommandTest::failsOnHazards()
{
    QFETCH(QString, source);
    QFETCH(bool, isAsked);
    const QString text = "__global__ void k(int *out) { int t = threadIdx.x; " + source + " }";
    QStringList arguments = {"report", "-", "--block", "64", "--format", "json"};
    if (isAsked)
        arguments += "--fail-on-hazards";
    const ProgramRun run = runProgram(arguments, text.toUtf8());
    QTEST(run.exitCode, "exitCode");
    QVERIFY(!report(run)["hazards_coverage"].toObject().isEmpty()); // printed in any case
}

void ReportCommandTest::printedTextIsReported()
{
    const QByteArray text = "__global__ void k(int *a)\n{\n"
                            "  if (threadIdx.x % 16 == 1)\n"
                            "    printf(\"x = %d, %s\\n\", (int)threadIdx.x, \"é\");\n}\n";
    const ProgramRun run =
        runProgram(words("report - --format json --block 8,4 --grid 2 --focus 1"), text);
    QCOMPARE(run.exitCode, 0);
    const QJsonArray printed = report(run)["printed"].toArray();
    QCOMPARE(printed.size(), 4); // 8 threads a row: x 1 of each
    const QJsonObject last = printed.last().toObject();
    QCOMPARE(last["block"].toInt(), 1);
    QCOMPARE(last["thread"].toArray(), (QJsonArray{1, 3, 0}));
    QCOMPARE(last["line"].toInt(), 4);
    QCOMPARE(last["text"].toString(), QStringLiteral("x = 1, é\n"));
    QCOMPARE(report(run)["printed_cut"].toBool(), false);
    const ProgramRun plain = runProgram(words("report - --block 2"), text);
    QVERIFY(plain.output.contains("\nPrinted\nthread (1, 0, 0) of block (0, 0, 0): x = 1, é\n"));
}

void ReportCommandTest::contentsComeFromFiles()
{
    QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    QByteArray column = "index\n";
    for (int lane = 0; lane < 32; ++lane)
        column += QByteArray::number(8 * lane) + "\n";
    write("index.csv", column);
    write("k.cu",
          "__global__ void k(const int *index, float *out)\n"
          "{ out[index[threadIdx.x]] = 1; }\n");
    write("s.json", R"({"schema": 1, "experiment": {"source": {"text": "a[index[threadIdx.x]]"},
                        "launch": {"buffers": {"index": {"type": "int", "init": "file=index.csv"}}}}})");
    const QString source = folder.filePath("k.cu");
    for (const QString &path : {QStringLiteral("index.csv"), folder.filePath("index.csv")}) {
        const ProgramRun run = runProgram({"report", source, "--format", "json", "--block", "32",
                                           "--buffer", "index=int::file=" + path});
        QVERIFY2(run.exitCode == 0, run.errors.constData());
        QCOMPARE(siteOf(report(run), "out", "store", 0)["sectors"].toInt(), 32);
    }
    const ProgramRun session =
        runProgram({"report", folder.filePath("s.json"), "--format", "json"});
    QVERIFY2(session.exitCode == 0, session.errors.constData());
    QCOMPARE(siteOf(report(session), "a", "load", 0)["sectors"].toInt(), 32);
    const ProgramRun missing = runProgram({"report", source, "--buffer", "index=int::file=no.csv"});
    QCOMPARE(missing.exitCode, 1);
    QVERIFY2(missing.errors.contains("no.csv"), missing.errors.constData());
}

void ReportCommandTest::headersBesideTheFileAreFound()
{
    QTemporaryDir folder;
    for (const auto &[name, text] :
         {std::pair("helper.cuh", "#define STRIDE 4\n"),
          std::pair("k.cu",
                    "#include \"helper.cuh\"\n__global__ void k(float *a)\n"
                    "{ a[threadIdx.x * STRIDE] = 1; }\n")}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    const ProgramRun run =
        runProgram({"report", folder.filePath("k.cu"), "--format", "json", "--block", "32"});
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(figureOf(report(run), "global.sectors"), 16);
}

void ReportCommandTest::optimisedCountsWhatIsLeft()
{
    const QByteArray text = "__global__ void k(float *a, float4 *v, float4 *w)\n{\n"
                            "  int i = threadIdx.x;\n"
                            "  float s = a[i] + a[i] * a[i] + a[i] / a[i];\n"
                            "  w[i] = v[i];\n  float4 t = v[i + 32];\n"
                            "  a[i + 64] = s + t.x + t.y * t.z;\n}\n";
    const auto loads = [&text](const char *options, const QString &array) {
        const ProgramRun run = runProgram(words(options), text);
        QList<int> bytes;
        for (const QJsonValue &site : report(run)["sites"].toArray())
            if (site["array"] == array && site["op"] == "load")
                bytes << site["bytes"].toInt();
        return bytes;
    };
    QCOMPARE(loads("report - --format json", "a"), (QList<int>{4, 4, 4, 4, 4}));
    const QList<int> left = loads("report - --format json --optimised", "a");
    QVERIFY(left == QList<int>{4} || left == (QList<int>{4, 4}));
    QCOMPARE(loads("report - --format json", "v"), (QList<int>{16, 16}));
    QCOMPARE(loads("report - --format json --optimised", "v"), (QList<int>{16, 16}));
    QVERIFY(runProgram(words("report -"), text).output.contains("as written"));
    QVERIFY(runProgram(words("report - --optimised"), text).output.contains("optimised"));
}

void ReportCommandTest::otherLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("English") << "en" << "grid has no blocks";
    QTest::newRow("French") << "fr" << "grille";
    QTest::newRow("Japanese") << "ja" << "グリッド";
}

void ReportCommandTest::otherLanguages()
{
    QFETCH(QString, language);
    QFETCH(QString, word);
    const ProgramRun run =
        runProgram({"report", "--expr", "threadIdx.x", "--grid", "0", "--lang", language});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(QString::fromUtf8(run.errors).contains(word), run.errors.constData());
}

QTEST_GUILESS_MAIN(ReportCommandTest)
#include "reportcommand_test.moc"
