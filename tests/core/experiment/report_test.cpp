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
    QVERIFY(reportCsv(result).find(",,,,,9\n") != std::string::npos);
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
    QVERIFY(words("effective").contains("777.5 GB/s"));
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
