// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "oracles.h"

#include <QFile>
#include <QStringList>

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

OracleDevice deviceFor(const Oracle &oracle)
{
    const QString &arch = oracle.arch;
    if (arch.startsWith("gfx"))
        return {{}, "AMD's phases and lines are not described yet"};
    const unsigned capability = QStringView(arch).mid(3).toUInt(); // sm_NNN
    if (capability < 20)
        return {{}, "the half-warp protocols of CC 1.x are not described yet"};
    if (capability < 30)
        return {"sm_20", {}};
    if (capability < 50)
        return {{}, "Kepler and its bank modes are not described yet"};
    const bool isLoad = oracle.op == "load";
    if (oracle.space == "global" && capability < 60 && !isLoad)
        return {{}, "stores of CC 5.x merge by half-warp, which is not described yet"};
    return {"sm_80", {}}; // 32 B sectors by the whole warp, 32 banks with phases
}
