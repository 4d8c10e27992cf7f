// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "stridedkernel.h"

#include "experiment/evaluate.h"
#include "experiment/report.h"
#include "experiment/reportnumbers.h"
#include "experiment/texttable.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace warplens;

class ReportTest : public QObject
{
    Q_OBJECT

private slots:
    void json_data();
    void json();
    void keysOfASite();
    void withoutKernel();
    void notModelled();
    void atomics();
    void constantAndLocal();
    void occupancy();
    void hazards();
    void hazardsOfTheRun();
    void hazardsNotFound();
    void profiler();
    void remarks();
    void text();
    void csv();
    void significantDigits_data();
    void significantDigits();
    void widths_data();
    void widths();
};

namespace {

/// Global figures from a run, shared ones by hand.
Result sample()
{
    Experiment experiment = stridedExperiment({4, 1, 1}, {256, 1, 1});
    experiment.launch.arguments["stride"] = "2";
    experiment.launch.arguments["gone"] = "1";
    const auto compile = [](const CompileRequest &, std::stop_token) {
        CompileOutcome outcome;
        outcome.kernel = stridedKernel();
        return outcome;
    };
    Result result = *evaluate(experiment, {}, nullptr, compile, {}, {});
    SiteResult shared;
    shared.space = Space::Shared;
    shared.array = "a,\"b\"";
    shared.counts.requests = 3;
    shared.counts.wavefronts = 12;
    shared.counts.idealWavefronts = 6;
    shared.counts.maxWays = 4;
    shared.counts.tgsmConflicts = 9;
    shared.bankPasses = {5, 7};
    shared.tgsmByBank = {4, 5};
    result.sites.push_back(shared);
    result.shared = shared.counts;
    return result;
}

/// With an atomic of global memory, 32 lanes on data[2], and one of shared memory.
Result withAtomics()
{
    Result result = sample();
    auto kernel = *result.kernel();
    kernel.sites.resize(3);
    kernel.sites[1].kind = kernel.sites[2].kind = AccessKind::Atomic;
    result.compiled.kernel = std::make_shared<const Kernel>(kernel);
    result.device.global.atomicLanesMerged = 16;
    SiteResult atomic = result.sites[0];
    atomic.site = 1;
    atomic.counts.lanes = 320;
    atomic.counts.distinctAddresses = 10;
    atomic.counts.maxSameAddress = 32;
    atomic.counts.l2Atomics = 20;
    atomic.hottest = HottestAddress{result.arrays.at(0).base + 8, 32, true};
    result.sites.push_back(atomic);
    atomic.site = 2;
    atomic.space = Space::Shared;
    atomic.counts.wavefronts = 44;
    result.sites.push_back(atomic);
    return result;
}

Result withHazard()
{
    Result result = sample();
    auto kernel = *result.kernel();
    Variable staged;
    staged.name = "staged";
    staged.array.shape = {4, 8};
    kernel.variables = {staged};
    kernel.sites[0].position = {7, 5};
    result.compiled.kernel = std::make_shared<const Kernel>(kernel);
    Hazard hazard;
    hazard.array = 0;
    hazard.first = {0, 3, 0, 0};
    hazard.second = {0, 35, 1, 0};
    hazard.block = 2;
    hazard.byte = 4 * 11;
    hazard.bytes = 4;
    hazard.pairs = 192;
    hazard.blocks = 1;
    result.hazards = {hazard};
    return result;
}

bool says(const Result &result, const char *words)
{
    const std::string text = reportText(result, untranslated);
    if (text.find(words) == std::string::npos)
        qWarning("%s", text.c_str());
    return text.find(words) != std::string::npos;
}

nlohmann::json parsed(const Result &result)
{
    return nlohmann::json::parse(reportJson(result, untranslated));
}

} // namespace

void ReportTest::json_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *pointer, const char *expected) {
        QTest::newRow(pointer) << pointer << expected;
    };
    row("/schema", "1");
    row("/device", "\"sm_80\"");
    row("/device_settings/warp_size", "32");
    row("/device_settings/pair_merge", "true");
    row("/peak_bandwidth", "1555.0");
    row("/kernel", "\"test\"");
    row("/kernel_instance", "\"strided\"");
    row("/launch/grid", "[4,1,1]");
    row("/launch/block", "[256,1,1]");
    row("/launch/arguments/stride", "\"2\"");
    row("/coverage/blocks", "4");
    row("/coverage/executed", "4");
    row("/coverage/exact", "true");
    row("/coverage/recording_cut", "false");
    row("/totals/global/requests", "32");
    row("/totals/global/sectors", "256");
    row("/totals/global/ideal_sectors", "128");
    row("/totals/global/lines", "64");
    row("/totals/global/efficiency_pct", "50.0");
    row("/totals/global/effective_bandwidth", "777.5");
    row("/totals/shared/wavefronts", "12");
    row("/totals/shared/conflicts", "6");
    row("/totals/shared/max_ways", "4");
    row("/totals/shared/banks", "[5,7]");
    row("/totals/constant", "null");
    row("/totals/local", "null");
    row("/sites/0/id", "0");
    row("/sites/0/space", "\"global\"");
    row("/sites/0/op", "\"load\"");
    row("/sites/0/bytes", "4");
    row("/sites/0/array", "\"data\"");
    row("/sites/0/excess_sectors", "128");
    row("/sites/0/transactions", "{\"32\":256}");
    row("/sites/0/wavefronts", "null");
    row("/sites/0/tgsm_conflicts", "null");
    row("/sites/0/banks", "null");
    row("/sites/1/sectors", "null");
    row("/sites/1/efficiency_pct", "null");
    row("/sites/1/tgsm_conflicts", "9");
    row("/sites/1/tgsm_by_bank", "[4,5]");
    row("/hazards", "[]");
    row("/diagnostics/0/line", "null");
    row("/diagnostics/0/severity", "\"warning\"");
}

void ReportTest::json()
{
    QFETCH(QString, pointer);
    const auto value = parsed(sample()).at(nlohmann::json::json_pointer(pointer.toStdString()));
    QTEST(QString::fromStdString(value.dump()), "expected");
}

void ReportTest::keysOfASite()
{
    // The keys of schema 1: they may grow in number, never go or change.
    const auto report = parsed(sample());
    for (const auto &site : report["sites"]) {
        for (const char *key : {"id",
                                "line",
                                "column",
                                "space",
                                "op",
                                "bytes",
                                "array",
                                "requests",
                                "lanes",
                                "lines",
                                "sectors",
                                "ideal_sectors",
                                "excess_sectors",
                                "transactions",
                                "efficiency_pct",
                                "wavefronts",
                                "ideal_wavefronts",
                                "conflicts",
                                "max_ways",
                                "tgsm_conflicts",
                                "l2_atomics"})
            QVERIFY2(site.contains(key), key);
    }
    const std::string message = report["diagnostics"][0]["message"];
    QVERIFY(message.find("gone") != std::string::npos);
}

void ReportTest::withoutKernel()
{
    Result result;
    result.experiment.device = "sm_1";
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::CompilerMessage;
    diagnostic.position = {3, 7};
    diagnostic.arguments = {"expected \xff"}; // no UTF-8
    result.diagnostics = {diagnostic};
    const auto report = parsed(result);
    QCOMPARE(report["device"].get<std::string>(), std::string("sm_1"));
    QVERIFY(report["kernel"].is_null() && report["sites"].empty());
    QVERIFY(report["totals"]["global"].is_null());
    QCOMPARE(report["diagnostics"][0]["line"].get<int>(), 3);
    QCOMPARE(report["diagnostics"][0]["column"].get<int>(), 7);
    QVERIFY(reportText(result, untranslated).starts_with("3:7: error: expected"));
}

void ReportTest::notModelled()
{
    Result result = sample();
    result.sites[1].counts.modelled = false;
    result.shared = result.sites[1].counts;
    const auto report = parsed(result);
    QVERIFY(report["sites"][1]["wavefronts"].is_null());
    QVERIFY(report["totals"]["shared"]["conflicts"].is_null());
    QCOMPARE(report["sites"][1]["modelled"].get<bool>(), false);
    QVERIFY(reportText(result, untranslated).find("–") != std::string::npos);
    const auto row = QString::fromStdString(reportCsv(result)).split(u'\n').at(2);
    QVERIFY2(row.contains(QStringLiteral(",,,,,9,")), qPrintable(row));
}

void ReportTest::atomics()
{
    const Result result = withAtomics();
    const auto report = parsed(result);
    const auto &global = report["sites"][2];
    QCOMPARE(global["atomic_lanes"].get<int>(), 320);
    QCOMPARE(global["aggregated_atomics"].get<int>(), 10);
    QCOMPARE(global["max_same_address"].get<int>(), 32);
    QCOMPARE(global["l2_atomics"].get<int>(), 20);
    QVERIFY(global["serial_steps"].is_null());
    QCOMPARE(QString::fromStdString(global["hottest"].dump()),
             QStringLiteral(R"({"array":"data","byte":8,"cut":true,"element":2,"index":"[2]",)"
                            R"("lanes":32})"));
    const auto &shared = report["sites"][3];
    QCOMPARE(shared["serial_steps"].get<int>(), 44);
    QVERIFY(shared["l2_atomics"].is_null());
    QVERIFY(report["sites"][0]["l2_atomics"].is_null() && report["sites"][0]["hottest"].is_null());
    QCOMPARE(report["totals"]["global"]["atomic_lanes"].get<int>(), 320); // not those of the load
    QCOMPARE(report["totals"]["global"]["l2_atomics"].get<int>(), 20);
    QCOMPARE(report["totals"]["shared"]["serial_steps"].get<int>(), 44);
    QVERIFY(says(result, "data[2]") && says(result, "the hottest is that of the lowest ones"));
    const auto rows = QString::fromStdString(reportCsv(result)).split(u'\n');
    QVERIFY2(rows.at(3).endsWith(QStringLiteral(",32:256,10,32,,data[2],32,,,")),
             qPrintable(rows.at(3)));

    Result unknown = result;
    unknown.device.global.atomicLanesMerged = 0;
    QVERIFY(parsed(unknown)["sites"][2]["l2_atomics"].is_null());
}

void ReportTest::constantAndLocal()
{
    Result result = sample();
    SiteResult site = result.sites[0];
    site.space = Space::Constant;
    site.counts.words = 96;
    site.counts.idealWords = 32;
    result.sites.push_back(site);
    result.constant = site.counts;
    site.space = Space::Local;
    result.sites.push_back(site);
    result.local = site.counts;
    const auto report = parsed(result);
    QCOMPARE(report["totals"]["constant"]["words"].get<int>(), 96);
    QCOMPARE(report["sites"][2]["excess_words"].get<int>(), 64);
    QVERIFY(report["sites"][2]["sectors"].is_null() && report["sites"][0]["words"].is_null());
    QCOMPARE(report["totals"]["local"]["sectors"].get<int>(), 256);
    QCOMPARE(report["sites"][3]["ideal_sectors"].get<int>(), 128);
    QVERIFY(says(result, "\nConstant memory\n") && says(result, "\nLocal memory\n"));
    QVERIFY(says(result, "another compiler may keep more"));

    result.sites[3].counts.modelled = result.sites[2].counts.modelled = false;
    result.constant->modelled = result.local->modelled = false;
    const auto without = parsed(result);
    QVERIFY(without["totals"]["constant"]["words"].is_null());
    QVERIFY(without["totals"]["local"]["sectors"].is_null());
    QVERIFY(without["sites"][3]["excess_sectors"].is_null());
    QCOMPARE(without["sites"][2]["modelled"].get<bool>(), false);
    QVERIFY(says(result, "no rule of NVIDIA A100 (40 GB) is known for this"));
}

void ReportTest::occupancy()
{
    Result result = sample();
    result.occupancy.reset();
    QVERIFY(parsed(result)["occupancy"].is_null());
    Occupancy occupancy;
    occupancy.blocks = 4;
    occupancy.warps = 32;
    occupancy.mostWarps = 64;
    occupancy.sharedBytes = 40'960;
    occupancy.limits = {OccupancyLimit::SharedBytes, OccupancyLimit::Blocks};
    occupancy.sharedIsOpen = true;
    result.occupancy = occupancy;
    const nlohmann::json expected = {
        {"blocks", 4},           {"warps", 32},         {"most_warps", 64},    {"percent", 50.0},
        {"shared_bytes", 40960}, {"shared_open", true}, {"registers", nullptr}};
    auto found = parsed(result)["occupancy"];
    QCOMPARE(QString::fromStdString(found["limited_by"].dump()),
             QStringLiteral(R"(["shared_bytes","blocks"])"));
    found.erase("limited_by");
    QCOMPARE(found.dump(), expected.dump());
    QVERIFY(says(result,
                 "Occupancy 50 %: a multiprocessor holds 32 of 64 warps, in 4 blocks, "
                 "limited by shared memory, blocks. The dynamic array counts as empty"));
    result.occupancy->blocks = result.occupancy->warps = 0;
    QVERIFY(says(result, "Occupancy 0 %: a multiprocessor does not hold even one such block"));
}

void ReportTest::hazards()
{
    const auto hazard = parsed(withHazard())["hazards"][0];
    const auto value = [&hazard](const char *key) {
        return QString::fromStdString(hazard.at(key).dump());
    };
    QCOMPARE(value("kind"), QStringLiteral("\"race\""));
    QCOMPARE(value("class"), QStringLiteral("\"WAW\""));
    QCOMPARE(value("severity"), QStringLiteral("\"error\""));
    QCOMPARE(value("within_warp"), QStringLiteral("false"));
    QCOMPARE(value("array"), QStringLiteral("\"staged\""));
    QCOMPARE(value("element"), QStringLiteral("\"[1][3]\""));
    QCOMPARE(value("byte"), QStringLiteral("44"));
    QCOMPARE(value("second"),
             QStringLiteral(R"({"column":5,"line":7,"op":"load","thread":[35,0,0]})"));
    QCOMPARE(value("block"), QStringLiteral("[2,0,0]"));
    QCOMPARE(value("pairs"), QStringLiteral("192"));
    QVERIFY(
        says(withHazard(), "\nHazards\n  7:5: error: Write after write: threads (3, 0, 0) and "));
    Result unwritten = withHazard();
    unwritten.hazards[0].kind = HazardKind::Unwritten;
    unwritten.hazards[0].second = {};
    const auto other = parsed(unwritten)["hazards"][0];
    QVERIFY(other["second"].is_null() && other["class"].is_null());
}

void ReportTest::hazardsOfTheRun()
{
    Result result = sample();
    Diagnostic outside;
    outside.kind = DiagnosticKind::OutOfBounds;
    outside.position = {5, 9};
    outside.arguments = {"data", "-4", "128", "(1, 0, 0)", "(0, 2, 0)"};
    outside.count = 3;
    Diagnostic barrier;
    barrier.kind = DiagnosticKind::BarrierDivergence;
    barrier.position = {6, 3};
    barrier.arguments = {"16", "32", "0", "(1, 0, 0)"};
    result.diagnostics = {outside, barrier};
    const auto hazards = parsed(result)["hazards"];
    QCOMPARE(hazards.size(), std::size_t(2));
    QCOMPARE(hazards[0]["kind"].get<std::string>(), std::string("out_of_bounds"));
    QCOMPARE(hazards[0]["array"].get<std::string>(), std::string("data"));
    QCOMPARE(hazards[0]["byte"].get<int>(), -4);
    QCOMPARE(hazards[0]["first"]["thread"].dump(), std::string("[1,0,0]"));
    QCOMPARE(hazards[0]["first"]["line"].get<int>(), 5);
    QCOMPARE(hazards[0]["block"].dump(), std::string("[0,2,0]"));
    QCOMPARE(hazards[0]["pairs"].get<int>(), 3);
    QCOMPARE(hazards[1]["kind"].get<std::string>(), std::string("barrier_divergence"));
    QCOMPARE(hazards[1]["block"].dump(), std::string("[1,0,0]"));
    QCOMPARE(parsed(result)["diagnostics"].size(), std::size_t(2));
    // The text has the same list, each of them once.
    const auto text = QString::fromStdString(reportText(result, untranslated));
    QVERIFY2(text.contains("\nHazards\n  5:9: error: Outside data: "), qPrintable(text));
    QVERIFY2(text.contains("\n  6:3: error: Only 16 of 32 lanes "), qPrintable(text));
    QCOMPARE(text.count("5:9: "), 1);
    QVERIFY(!text.contains("No hazards"));
}

void ReportTest::hazardsNotFound()
{
    Result result = sample();
    QVERIFY(says(result, "\nHazards\n  No hazards found.\n"));
    auto coverage = parsed(result)["hazards_coverage"];
    QVERIFY(coverage["judged"].get<bool>() && !coverage["limited"].get<bool>());
    QVERIFY(coverage["messages"].empty());

    result.coverage.executed = 3;
    QVERIFY(says(result, "  No hazards found in the 3 of 4 blocks that were run.\n"));

    result.hazardLimits.opaqueBarriers = true;
    coverage = parsed(result)["hazards_coverage"];
    QVERIFY(coverage["opaque_barriers"].get<bool>() && coverage["limited"].get<bool>());
    QVERIFY(!coverage["named_barriers"].get<bool>() && !coverage["list_cut"].get<bool>());
    QCOMPARE(coverage["messages"].size(), std::size_t(1));
    QVERIFY(says(result, "\nHazards\n  Races in shared memory were not looked for: "));
    QVERIFY(reportText(result, untranslated).find("No hazards") == std::string::npos);

    // Nothing of shared memory and no barrier: there was nothing to find.
    Result global = sample();
    global.sites.pop_back();
    global.shared.reset();
    QVERIFY(reportText(global, untranslated).find("Hazards") == std::string::npos);
    QVERIFY(!parsed(global)["hazards_coverage"]["judged"].get<bool>());

    Result cut = withHazard();
    cut.hazardLimits.listCut = true;
    QVERIFY(says(cut, "  Not all hazards are listed, "));
    QVERIFY(reportText(cut, untranslated).find("No hazards") == std::string::npos);
}

void ReportTest::profiler()
{
    Result result = sample();
    result.device.profiler = Profiler::None;
    QVERIFY(parsed(result)["profiler"].is_null());
    result.device.profiler = Profiler::NsightCompute;
    const auto profiler = parsed(result)["profiler"];
    QCOMPARE(profiler["tool"].get<std::string>(), std::string("Nsight Compute"));
    QCOMPARE(profiler["counters"][0]["name"].get<std::string>(),
             std::string("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"));
    QCOMPARE(profiler["counters"][0]["value"].get<int>(), 32);
    QVERIFY(profiler["counters"][0]["remark"].is_null());
    QVERIFY(says(result, "\nBeside the profiler (Nsight Compute)\n"));
    QVERIFY(says(result, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"));
    result.device.sources = {{Evidence::Measured, "a reading", RuleGroup::Shared}};
    QCOMPARE(parsed(result)["device_sources"].dump(),
             std::string(R"([{"evidence":"measured","rules":"shared","text":"a reading"}])"));
}

void ReportTest::remarks()
{
    QVERIFY(reportText(sample(), untranslated).find("Transactions:") == std::string::npos);
    Result result = sample();
    result.sites[0].counts.transactions = {{32, 2}, {128, 3}};
    result.global = result.sites[0].counts;
    QVERIFY(says(result, "Transactions: 2 × 32 B, 3 × 128 B.\n"));
    QVERIFY(says(result, "): lanes share bytes, so more is asked for than has to move."));
    result.sites[1].counts.pairMerged = true;
    result.sites[1].counts.unmergedWavefronts = 24;
    result.shared = result.sites[1].counts;
    QVERIFY(says(result, "Pair merge (on) joined phases at line "));
    QVERIFY(says(result, ": 12 wavefronts in all, without it 24."));
    const auto report = parsed(result);
    QCOMPARE(report["totals"]["shared"]["wavefronts_without_pair_merge"].get<int>(), 24);
    QCOMPARE(report["sites"][1]["pair_merged"].get<bool>(), true);
    QVERIFY(report["sites"][0]["wavefronts_without_pair_merge"].is_null());
}

void ReportTest::text()
{
    const auto lines = QString::fromStdString(reportText(sample(), untranslated)).split('\n');
    QCOMPARE(lines[0], QStringLiteral("strided on NVIDIA A100 (40 GB) (sm_80)"));
    QCOMPARE(lines[1], QStringLiteral("grid 4 × 1 × 1, block 256 × 1 × 1, as written"));
    QCOMPARE(lines[2], QStringLiteral("stride = 2, odd = -1, last = 2000000"));
    QCOMPARE(lines[3], QStringLiteral("4 of 4 blocks: these are the exact counts"));
    Result nameless = sample();
    auto kernel = *nameless.kernel();
    kernel.displayName.clear();
    nameless.compiled.kernel = std::make_shared<const Kernel>(kernel);
    QVERIFY(reportText(nameless, untranslated).starts_with("NVIDIA A100 (40 GB) (sm_80)\n"));
    const auto words = [&lines](const QString &start) {
        const auto at = std::ranges::find_if(
            lines, [&start](const QString &line) { return line.trimmed().startsWith(start); });
        return at == lines.end() ? QString() : at->simplified();
    };
    QCOMPARE(words("total"), QStringLiteral("total 32 1024 64 256 128 128 50 %"));
    QVERIFY(words("effective").endsWith("777.5 GB/s at a peak of 1555 GB/s"));
    Result shared = sample();
    shared.global->requestedBytes = 3 * shared.global->movedBytes();
    QVERIFY(QString::fromStdString(reportText(shared, untranslated))
                .contains("4665 GB/s at a peak of 1555 GB/s (above it, as lanes that share bytes"));
    QVERIFY(lines.contains(QStringLiteral("Shared memory")));
    QVERIFY(words("warning:").contains("gone"));
    // Columns stand under each other.
    const auto header = lines.indexOf(QRegularExpression(QStringLiteral("^ +line .*")));
    QVERIFY(header > 0);
    QCOMPARE(lines[header].size(), lines[header + 1].size());
    QCOMPARE(lines[header].size(), lines[header + 2].size());
}

void ReportTest::csv()
{
    const auto lines = QString::fromStdString(reportCsv(sample())).split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[1].section(',', 3, 14),
             QStringLiteral("global,load,4,data,32,1024,32,64,256,128,128,50"));
    QVERIFY(lines[2].contains(QStringLiteral("\"a,\"\"b\"\"\"")));
    QCOMPARE(lines[1].count(','), lines[0].count(','));
}

void ReportTest::significantDigits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("77.11") << 3276800.0 / 42496 << "77.11";
    QTest::newRow("3.125") << 3.125 << "3.125";
    QTest::newRow("100") << 100.0 << "100";
    QTest::newRow("400") << 400.0 << "400";
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("777.5") << 777.5 << "777.5";
    QTest::newRow("12345") << 12345.0 << "12350";
}

void ReportTest::significantDigits()
{
    QFETCH(double, value);
    QTEST(QString::fromStdString(numberText(value)), "expected");
}

void ReportTest::widths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("empty") << "" << 0;
    QTest::newRow("ASCII") << "lines" << 5;
    QTest::newRow("accents") << "efficacité" << 10;
    QTest::newRow("dash") << "–" << 1;
    QTest::newRow("Japanese") << "行数" << 4;
}

void ReportTest::widths()
{
    QFETCH(QString, text);
    QTEST(int(terminalWidth(text.toStdString())), "width");
}

QTEST_APPLESS_MAIN(ReportTest)
#include "report_test.moc"
