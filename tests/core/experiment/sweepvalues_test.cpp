// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweepvalues.h"

#include <QTest>

using namespace warplens;

class SweepValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void refusedValues_data();
    void refusedValues();
};

namespace {

QString joined(const std::vector<std::string> &values)
{
    QStringList list;
    for (const std::string &value : values)
        list << QString::fromStdString(value);
    return list.join(' ');
}

} // namespace

void SweepValuesTest::values_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("values");
    QTest::newRow("range") << "1:4" << "1 2 3 4";
    QTest::newRow("step") << "0:10:4" << "0 4 8";
    QTest::newRow("downwards") << "3:1" << "3 2 1";
    QTest::newRow("downwards by a step") << "8:0:-4" << "8 4 0";
    QTest::newRow("negative") << "-1:1" << "-1 0 1";
    QTest::newRow("powers") << "1:64:*4" << "1 4 16 64";
    QTest::newRow("halves") << "8:1:*0.5" << "8 4 2 1";
    QTest::newRow("fractions show no rounding") << "0:0.3:0.1" << "0 0.1 0.2 0.3";
    QTest::newRow("hexadecimal") << "0x10:0x12" << "16 17 18";
    QTest::newRow("one") << "7:7" << "7";
    QTest::newRow("list") << "1, 2,16" << "1 2 16";
    QTest::newRow("types") << "float,pair<int,2>,ns::T" << "float pair<int,2> ns::T";
}

void SweepValuesTest::values()
{
    QFETCH(QString, text);
    const auto values = parseSweepValues(text.toStdString());
    QVERIFY(std::holds_alternative<std::vector<std::string>>(values));
    QTEST(joined(std::get<std::vector<std::string>>(values)), "values");
}

void SweepValuesTest::refusedValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    using enum SweepErrorKind;
    QTest::newRow("nothing") << " " << int(NoValues);
    QTest::newRow("word") << "1:n" << int(BadRange);
    QTest::newRow("open") << "1:" << int(BadRange);
    QTest::newRow("four parts") << "1:2:3:4" << int(BadRange);
    QTest::newRow("empty entry") << "1,,2" << int(BadRange);
    QTest::newRow("step of nothing") << "1:2:0" << int(BadStep);
    QTest::newRow("wrong way") << "1:2:-1" << int(BadStep);
    QTest::newRow("factor of one") << "1:8:*1" << int(BadStep);
    QTest::newRow("factor from zero") << "0:8:*2" << int(BadStep);
    QTest::newRow("too many") << "0:4096" << int(TooManyValues);
    QTest::newRow("far too many") << "0:9e15:1e-300" << int(TooManyValues);
}

void SweepValuesTest::refusedValues()
{
    QFETCH(QString, text);
    const auto values = parseSweepValues(text.toStdString());
    QVERIFY(std::holds_alternative<SweepError>(values));
    QTEST(int(std::get<SweepError>(values).kind), "kind");
    QVERIFY(!describe(std::get<SweepError>(values), untranslated).empty());
}

QTEST_GUILESS_MAIN(SweepValuesTest)
#include "sweepvalues_test.moc"
