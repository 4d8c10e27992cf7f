// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "oracles.h"

#include "experiment/evaluate.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace warplens;

/// Published counter readings and documented answers: each row's text is compiled, run and counted
/// on the device that the row names.
class OraclesTest : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void allAreRead();
};

namespace {

const std::vector<Oracle> &oracles()
{
    static const std::vector<Oracle> all = readOracles(WARPLENS_TEST_DATA "/oracles.csv");
    return all;
}

std::shared_ptr<const Result> resultOf(const Oracle &oracle)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    Scope scope;
    scope.wholeGrid = true;
    return evaluate(experimentOf(oracle), scope, nullptr, compile, {}, {});
}

QString describe(const std::vector<Diagnostic> &diagnostics)
{
    QString text;
    for (const Diagnostic &diagnostic : diagnostics)
        text += QStringLiteral("\n%1:%2 kind %3 %4")
                    .arg(diagnostic.position.line)
                    .arg(diagnostic.position.column)
                    .arg(int(diagnostic.kind))
                    .arg(diagnostic.arguments.empty()
                             ? QString()
                             : QString::fromStdString(diagnostic.arguments.front()));
    return text;
}

/// Figures are compared as numbers: "80.0" is 80.
QString canonical(const QString &value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && value.contains('.') ? QString::number(number) : value;
}

} // namespace

void OraclesTest::rows_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < oracles().size(); ++row) {
        const Oracle &oracle = oracles()[row];
        QTest::addRow("%s %s %s", qPrintable(oracle.id), qPrintable(oracle.arch),
                      qPrintable(oracle.code))
            << int(row);
    }
}

void OraclesTest::rows()
{
    QFETCH(int, row);
    const Oracle &oracle = oracles()[std::size_t(row)];
    const auto result = resultOf(oracle);
    QVERIFY2(!result->hasErrors(), qPrintable(describe(result->diagnostics)));
    QCOMPARE(result->device.id, oracle.arch.toStdString());
    QVERIFY(result->coverage.exact);
    const auto known = disagreements();
    const auto ours = std::ranges::find(known, oracle.id, &Disagreement::id);
    if (ours == known.end()) {
        QCOMPARE(answerTo(oracle, *result), canonical(oracle.value));
        return;
    }
    QVERIFY(!ours->reason.isEmpty());
    QCOMPARE(answerTo(oracle, *result), ours->ours);
    QVERIFY(ours->ours != canonical(oracle.value));
}

/// No row is lost on the way, and no disagreement is about a row that is not there.
void OraclesTest::allAreRead()
{
    std::set<QString> ids;
    for (const Oracle &oracle : oracles())
        ids.insert(oracle.id);
    QCOMPARE(int(ids.size()), 128);
    for (const Disagreement &one : disagreements())
        QVERIFY2(ids.contains(one.id), qPrintable(one.id));
}

QTEST_APPLESS_MAIN(OraclesTest)
#include "oracles_test.moc"
