// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cases.h"

#include "experiment/evaluate.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

using namespace warplens;

/// Public questions with their code: each is compiled, run and counted as a person would see it.
class CasesTest : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void everyPageIsAccountedFor();
};

namespace {

std::vector<Case> allCases()
{
    std::vector<Case> all;
    for (auto part :
         {coalescingCases, bankCases, atomicCases, layoutCases, ownDeviceCases, raceCases}) {
        for (Case &one : part())
            all.push_back(std::move(one));
    }
    return all;
}

QString mean(std::uint64_t sum, std::uint64_t count)
{
    return QString::number(double(sum) / double(std::max<std::uint64_t>(count, 1)), 'g', 3);
}

/// The most lanes of one request on one address, and the fewest addresses of one.
QString contention(const Result &result, std::uint32_t site)
{
    std::size_t hottest = 0;
    std::size_t fewest = MaxLanes;
    for (const Request &request : result.recording) {
        if (request.site != site)
            continue;
        std::map<std::uint64_t, std::size_t> lanes;
        for (unsigned l = 0; l < MaxLanes; ++l) {
            if ((request.active >> l) & 1)
                hottest = std::max(hottest, ++lanes[request.address[l]]);
        }
        fewest = std::min(fewest, lanes.size());
    }
    return QStringLiteral(", %1 lanes on one of %2 addresses").arg(hottest).arg(fewest);
}

/// `in@3 load 4: 8 warps, 4 sectors, 1 lines, 100 %` and
/// `s@3 load 4: 8 warps, 2 wavefronts of 1, 2-way`: means over the requests, by array and line.
QStringList describeSites(const Result &result)
{
    static constexpr const char *kinds[] = {"load", "store", "atomic"};
    QStringList all;
    for (const SiteResult &site : result.sites) {
        const Site &declared = result.kernel()->sites[site.site];
        const Counts &counts = site.counts;
        QString text = QStringLiteral("%1@%2 %3 %4: %5 warps, ")
                           .arg(QString::fromStdString(site.array))
                           .arg(declared.position.line)
                           .arg(QLatin1String(kinds[int(declared.kind)]))
                           .arg(declared.bytes)
                           .arg(counts.requests);
        if (site.space == Space::Shared)
            text += QStringLiteral("%1 wavefronts of %2, %3-way")
                        .arg(mean(counts.wavefronts, counts.requests),
                             mean(counts.idealWavefronts, counts.requests))
                        .arg(counts.maxWays);
        else
            text +=
                QStringLiteral("%1 sectors, %2 lines, %3 %")
                    .arg(mean(counts.sectors, counts.requests), mean(counts.lines, counts.requests),
                         QString::number(counts.efficiencyPercent().value_or(0), 'g', 3));
        if (declared.kind == AccessKind::Atomic)
            text += contention(result, site.site);
        all += text;
    }
    return all;
}

/// `RAW error s 992` or `same note s 3`: kind, severity, array and pairs, sorted.
QStringList describeHazards(const Result &result)
{
    static constexpr const char *classes[] = {"RAW", "WAR", "WAW"};
    static constexpr const char *kinds[] = {"", "same", "unwritten", "storage"};
    static constexpr const char *severities[] = {"note", "warning", "error"};
    QStringList all;
    for (const Hazard &hazard : result.hazards) {
        const bool isRace = hazard.kind == HazardKind::Race;
        all +=
            QStringLiteral("%1%2 %3 %4 %5")
                .arg(isRace ? classes[int(hazard.raceClass)] : kinds[int(hazard.kind)],
                     isRace && hazard.withinWarp ? " within" : "", severities[int(hazard.severity)],
                     QString::fromStdString(arrayName(*result.kernel(), hazard.array)))
                .arg(hazard.pairs);
    }
    all.sort();
    return all;
}

QString describeDiagnostics(const Result &result)
{
    QString text;
    for (const Diagnostic &diagnostic : result.diagnostics)
        text += QStringLiteral("\n%1:%2 kind %3 %4")
                    .arg(diagnostic.position.line)
                    .arg(diagnostic.position.column)
                    .arg(int(diagnostic.kind))
                    .arg(diagnostic.arguments.empty()
                             ? QString()
                             : QString::fromStdString(diagnostic.arguments.front()));
    return text;
}

} // namespace

void CasesTest::rows_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Case> cases = allCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(qPrintable(cases[i].page + ' ' + cases[i].name)) << int(i);
}

void CasesTest::rows()
{
    QFETCH(int, index);
    const std::vector<Case> cases = allCases();
    const Case &one = cases[std::size_t(index)];
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const auto result = evaluate(one.experiment, {}, nullptr, compile, {}, {});
    QVERIFY2(result->kernel(), qPrintable(describeDiagnostics(*result)));
    const QStringList sites = describeSites(*result);
    for (const QString &expected : one.expected)
        QVERIFY2(sites.contains(expected),
                 qPrintable("no " + expected + " among\n" + sites.join('\n')
                            + describeDiagnostics(*result)));
    if (!one.hazards)
        return;
    QVERIFY2(result->coverage.exact, qPrintable(describeDiagnostics(*result)));
    QStringList hazards = *one.hazards;
    hazards.sort();
    QCOMPARE(describeHazards(*result), hazards);
}

/// The pages there are, and that each has a row or a reason, and not both.
void CasesTest::everyPageIsAccountedFor()
{
    const QStringList pages =
        QString("002 003 005 006 007 008 009 010 011 012 014 015 016 017 018 020 022 023 024 "
                "025 026 027 028 029 032 035 037 039 040 041 042 043 044 045 047 048 049 050 "
                "051 053 056 057 059 060 061 062 063 064 065 066 067 069 070 074 075 076 077 "
                "078 079 080 082 083 085 087 088 089 091 092 093 094")
            .split(' ');
    std::set<QString> withRow;
    for (const Case &one : allCases())
        withRow.insert(one.page);
    std::set<QString> without;
    for (const CaseWithoutRow &one : casesWithoutRow()) {
        QVERIFY2(!one.reason.isEmpty(), qPrintable(one.page));
        without.insert(one.page);
    }
    for (const QString &page : pages)
        QVERIFY2(withRow.contains(page) != without.contains(page), qPrintable(page));
    QCOMPARE(withRow.size() + without.size(), std::size_t(pages.size()));
}

QTEST_APPLESS_MAIN(CasesTest)
#include "cases_test.moc"
