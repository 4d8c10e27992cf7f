// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "blockrequests.h"
#include "oracles.h"

#include "cost/globalcost.h"
#include "cost/sharedcost.h"
#include "device/devices.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace warplens;

/// Published counter readings and documented answers, each against the device whose rules it has.
class OraclesTest : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void covered();
};

namespace {

const QString Path = WARPLENS_TEST_DATA "/oracles.csv";

AccessKind kindOf(const QString &op)
{
    if (op.startsWith("atomic"))
        return AccessKind::Atomic;
    return op == "store" || op.startsWith("stmatrix") ? AccessKind::Store : AccessKind::Load;
}

/// 4 for `ldmatrix.x4`; 0 for a plain access.
unsigned matricesOf(const QString &op) { return op.section(".x", 1).toUInt(); }

Extent blockOf(const QString &text)
{
    const QStringList axes = text.split('x');
    return {axes[0].toUInt(), axes.size() > 1 ? axes[1].toUInt() : 1, 1};
}

/// The sums over one block's requests, in the words of the metrics.
struct Sums
{
    double requests = 0, lanes = 0, memoryRequests = 0, sectors = 0, moved = 0, transactions = 0;
    double transactionBytes = 0, l2Atomics = 0, wavefronts = 0, conflicts = 0, ways = 0;
};

Sums sumsOf(const std::vector<Request> &requests, const Device &device)
{
    Sums sums;
    for (const Request &request : requests) {
        sums.requests += 1;
        sums.lanes += std::popcount(request.active);
        if (request.space == Space::Global) {
            const GlobalCost cost = globalCost(request, device);
            sums.memoryRequests += cost.memoryRequests;
            sums.sectors += cost.sectors;
            sums.transactions += cost.transactions;
            sums.transactionBytes = cost.transactionBytes;
            sums.moved += double(cost.transactions) * cost.transactionBytes;
            sums.l2Atomics += cost.l2Atomics;
        } else {
            const SharedCost cost = sharedCost(request, device);
            sums.wavefronts += cost.wavefronts;
            sums.conflicts += cost.conflicts();
            sums.ways = std::max(sums.ways, double(cost.maxWays));
        }
    }
    return sums;
}

QString measured(const Oracle &oracle, const Sums &sums)
{
    const auto perRequest = [&](double sum) { return QString::number(sum / sums.requests); };
    if (oracle.metric == "transactions_per_warp")
        return perRequest(sums.transactions) + 'x' + QString::number(sums.transactionBytes) + 'B';
    if (oracle.metric == "memory_requests_per_warp")
        return perRequest(sums.memoryRequests);
    if (oracle.metric == "sectors_per_request")
        return perRequest(sums.sectors);
    if (oracle.metric == "efficiency_pct")
        return QString::number(100 * sums.lanes * oracle.bytes / sums.moved);
    if (oracle.metric == "l2_atomics_per_warp")
        return perRequest(sums.l2Atomics);
    if (oracle.metric == "n_way")
        return QString::number(sums.ways);
    if (oracle.metric == "wavefronts_per_request")
        return perRequest(sums.wavefronts);
    if (oracle.metric == "conflicts_per_request")
        return perRequest(sums.conflicts);
    if (oracle.metric == "total_bank_conflicts") // over a grid of 32×32 blocks
        return QString::number(sums.conflicts * 1024, 'f', 0);
    return "no such metric: " + oracle.metric;
}

/// Figures are compared as numbers: "80.0" is 80.
QString canonical(const QString &value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && value.size() < 7 ? QString::number(number) : value;
}

} // namespace

void OraclesTest::rows_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("runsOn");
    const auto oracles = readOracles(Path);
    for (std::size_t row = 0; row < oracles.size(); ++row) {
        const Oracle &oracle = oracles[row];
        QTest::addRow("%s %s %s", qPrintable(oracle.id), qPrintable(oracle.arch),
                      qPrintable(oracle.code))
            << int(row) << deviceFor(oracle).id;
    }
}

void OraclesTest::rows()
{
    QFETCH(int, row);
    QFETCH(QString, runsOn);
    const Oracle oracle = readOracles(Path)[std::size_t(row)];
    if (runsOn.isEmpty())
        QSKIP(qPrintable(deviceFor(oracle).reason));
    const Device &device = *findDevice(builtInDevices(), runsOn.toStdString());
    const IndexExpression expression(oracle.code.toStdString());
    QCOMPARE(expression.fault(), "");
    const Space space = oracle.space == "global" ? Space::Global : Space::Shared;
    auto requests = requestsOf(expression, blockOf(oracle.block), space, kindOf(oracle.op),
                               oracle.bytes, device.warpSize);
    for (Request &request : requests)
        request.matrices = std::uint8_t(matricesOf(oracle.op));
    QVERIFY(!requests.empty());
    QCOMPARE(measured(oracle, sumsOf(requests, device)), canonical(oracle.value));
}

/// All rows are read, and no more are left out than today.
void OraclesTest::covered()
{
    std::set<QString> ids;
    int run = 0;
    for (const Oracle &oracle : readOracles(Path)) {
        ids.insert(oracle.id);
        run += !deviceFor(oracle).id.isEmpty();
    }
    QCOMPARE(int(ids.size()), 128);
    QCOMPARE(run, 84);
}

QTEST_APPLESS_MAIN(OraclesTest)
#include "oracles_test.moc"
