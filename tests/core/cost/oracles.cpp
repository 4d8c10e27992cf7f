// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "oracles.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

using namespace warplens;

namespace {

/// Splits one line of CSV; a field in quotes may hold commas and doubled quotes.
QStringList fieldsOf(const QString &line)
{
    QStringList fields(QString{});
    bool isQuoted = false;
    for (const QChar c : line) {
        if (c == '"')
            isQuoted = !isQuoted;
        else if (c == ',' && !isQuoted)
            fields.append(QString());
        else
            fields.back() += c;
    }
    return fields;
}

Extent blockOf(const QString &text)
{
    const QStringList axes = text.split('x');
    return {axes[0].toUInt(), axes.size() > 1 ? axes[1].toUInt() : 1, 1};
}

/// An element type as wide as the row's elements, which the operation takes.
const char *elementTypeOf(const Oracle &oracle)
{
    if (oracle.op.startsWith("atomic"))
        return "unsigned";
    switch (oracle.bytes) {
    case 1: return "unsigned char";
    case 2: return "half";
    case 4: return "float";
    case 8: return "double";
    default: return "float4";
    }
}

ExpressionOp opOf(const QString &op)
{
    if (op == "store")
        return ExpressionOp::Store;
    if (op == "atomicAdd")
        return ExpressionOp::AtomicAdd;
    return op == "ldmatrix.x4" ? ExpressionOp::LoadMatrix4 : ExpressionOp::Load;
}

/// `1x128B + 1x64B`: of one warp, the widest first.
QString transactionsPerWarp(const Counts &counts)
{
    QStringList sizes;
    for (auto size = counts.transactions.rbegin(); size != counts.transactions.rend(); ++size)
        sizes += QStringLiteral("%1x%2B")
                     .arg(double(size->second) / double(counts.requests))
                     .arg(size->first);
    return sizes.join(" + ");
}

QString linesPerRequest(const Counts &counts, unsigned lineBytes, const Result &result)
{
    if (result.device.global.lineBytes != lineBytes)
        return QStringLiteral("lines of %1 bytes").arg(result.device.global.lineBytes);
    return QString::number(double(counts.lines) / double(counts.requests));
}

} // namespace

std::vector<Oracle> readOracles(const QString &path)
{
    std::vector<Oracle> oracles;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return oracles;
    file.readLine(); // the head
    while (!file.atEnd()) {
        const QStringList field = fieldsOf(QString::fromUtf8(file.readLine()).trimmed());
        if (field.size() == 11)
            oracles.push_back({field[0], field[1], field[2], field[3], field[4], field[5].toUInt(),
                               field[6], field[7], field[8], field[9], field[10]});
    }
    return oracles;
}

Experiment experimentOf(const Oracle &oracle)
{
    Experiment experiment;
    experiment.source.text = oracle.code.toStdString();
    experiment.source.space = oracle.space == "global" ? Space::Global : Space::Shared;
    experiment.source.elementType = elementTypeOf(oracle);
    experiment.source.op = opOf(oracle.op);
    experiment.launch.block = blockOf(oracle.block);
    if (oracle.metric == "total_bank_conflicts")
        experiment.launch.grid = {32, 32, 1}; // as the row's source says
    experiment.device = oracle.arch.toStdString();
    if (oracle.metric == "n_way_8byte_mode")
        experiment.deviceOverrides["bank_mode"] = "8";
    return experiment;
}

QString answerTo(const Oracle &oracle, const Result &result)
{
    if (result.sites.size() != 1)
        return QStringLiteral("%1 sites").arg(result.sites.size());
    const Counts &counts = result.sites.front().counts;
    if (!counts.modelled)
        return "not modelled";
    const QString &metric = oracle.metric;
    const auto perRequest = [&](std::uint64_t sum) {
        return QString::number(double(sum) / double(counts.requests));
    };
    if (metric == "transactions_per_warp")
        return transactionsPerWarp(counts);
    if (metric == "memory_requests_per_warp")
        return perRequest(counts.memoryRequests);
    if (metric == "sectors_per_request")
        return perRequest(counts.sectors);
    if (metric == "lines64_per_request")
        return linesPerRequest(counts, 64, result);
    if (metric == "lines128_per_request")
        return linesPerRequest(counts, 128, result);
    if (metric == "efficiency_pct")
        return QString::number(counts.efficiencyPercent().value_or(0));
    if (metric == "l2_atomics_per_warp")
        return perRequest(counts.l2Atomics);
    if (metric == "n_way" || metric == "n_way_8byte_mode")
        return QString::number(counts.maxWays);
    if (metric == "wavefronts_per_request")
        return perRequest(counts.wavefronts);
    if (metric == "conflicts_per_request" || metric == "lds_conflicts_per_instr")
        return perRequest(counts.conflicts());
    if (metric == "total_bank_conflicts")
        return QString::number(counts.conflicts());
    return "no such metric: " + metric;
}

std::vector<Disagreement> disagreements() { return {}; }
