// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/badge.h"
#include "figure/hatch.h"
#include "figure/lanelabel.h"
#include "figure/legend.h"
#include "figure/rowshare.h"
#include "figure/textwrap.h"
#include "sampleresult.h"

#include <QtTest>

#include <cmath>

using namespace warplens;

namespace {

bool overlap(const Box &a, const Box &b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

} // namespace

/// The parts that pictures are put together from.
class PartsTest : public QObject
{
    Q_OBJECT

private slots:
    void lanes_data();
    void lanes();
    void rows_data();
    void rows();
    void hatchStaysInside();
    void badges_data();
    void badges();
    void legendWraps();
    void wraps_data();
    void wraps();
};

void PartsTest::lanes_data()
{
    QTest::addColumn<quint64>("lanes");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("labels");
    const auto row = [](quint64 lanes, const char *list, QStringList labels) {
        QTest::newRow(list) << lanes << list << labels;
    };
    row(0x80, "7", {"7"});
    row(0xffff'ffff, "0–31", {"0–31", "0+"});
    row(~quint64(0), "0–63", {"0–63", "0+"});
    row(quint64(3) << 62, "62–63", {"62–63", "62+"});
    row(0xf0'000f, "0–3, 20–23", {"0+7", "0+"});
    row(0x1000'0008, "3, 28", {"3+1", "3+"});
}

void PartsTest::lanes()
{
    QFETCH(quint64, lanes);
    QFETCH(QString, list);
    QFETCH(QStringList, labels);
    QCOMPARE(QString::fromStdString(laneList(lanes)), list);
    QStringList found;
    for (const std::string &label : laneLabels(lanes))
        found << QString::fromStdString(label);
    QCOMPARE(found, labels);
}

void PartsTest::rows_data()
{
    using Rows = std::vector<std::size_t>;
    QTest::addColumn<Rows>("wanted");
    QTest::addColumn<qulonglong>("most");
    QTest::addColumn<Rows>("given");
    QTest::newRow("all fit") << Rows{3, 0, 5} << 64ull << Rows{3, 0, 5};
    QTest::newRow("equal shares") << Rows{100, 100} << 64ull << Rows{32, 32};
    QTest::newRow("small part whole") << Rows{4, 100} << 64ull << Rows{4, 60};
    QTest::newRow("odd room") << Rows{100, 100} << 5ull << Rows{3, 2};
    QTest::newRow("one each at least") << Rows{9, 9, 9} << 2ull << Rows{1, 1, 1};
    QTest::newRow("none") << Rows{} << 64ull << Rows{};
}

void PartsTest::rows()
{
    QFETCH(std::vector<std::size_t>, wanted);
    QFETCH(qulonglong, most);
    QFETCH(std::vector<std::size_t>, given);
    QCOMPARE(shareRows(wanted, most), given);
}

void PartsTest::hatchStaysInside()
{
    const Box box = {10.5, 20.25, 26, 24};
    const auto lines = hatch(box, 6);
    QVERIFY(lines.size() >= 7);
    for (const Segment &line : lines) {
        QVERIFY(line.x1 >= box.x && line.x2 <= box.right() && line.x1 < line.x2);
        QVERIFY(line.y1 <= box.bottom() + 1e-9 && line.y2 >= box.y - 1e-9);
        QCOMPARE(line.x1 + line.y1, line.x2 + line.y2);
        QVERIFY(std::abs(std::remainder(line.x1 + line.y1, 6.0)) < 1e-9);
    }
    QVERIFY(hatch(box, 0).empty());
    QVERIFY(hatch({0, 0, 0, 5}, 2).empty());
}

void PartsTest::badges_data()
{
    using Counts = std::vector<std::uint64_t>;
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<int>("badges");
    QTest::addColumn<int>("tiers");
    QTest::newRow("none") << Counts{0, 1, 1} << 27.0 << 0 << 0;
    QTest::newRow("each its own") << Counts(32, 2) << 27.0 << 32 << 1;
    QTest::newRow("equal neighbours joined") << Counts(32, 32) << 15.0 << 1 << 1;
    QTest::newRow("apart") << Counts{2, 1, 2, 1, 4} << 15.0 << 3 << 1;
    QTest::newRow("different neighbours rise") << Counts{2, 3, 4, 5} << 15.0 << 4 << 2;
}

void PartsTest::badges()
{
    QFETCH(std::vector<std::uint64_t>, counts);
    QFETCH(double, pitch);
    QFETCH(int, badges);
    QFETCH(int, tiers);
    const FigureStyle style = plainStyle();
    const Canvas canvas(style);
    const auto placed = placeBadges(counts, 100, pitch, canvas);
    QCOMPARE(int(placed.size()), badges);
    QCOMPARE(int(std::lround(badgeHeight(placed, canvas) / (1.5 * canvas.em()))), tiers);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const double centre = placed[i].pill.x + placed[i].pill.width / 2;
        QVERIFY(centre > 100 + placed[i].first * pitch);
        QVERIFY(centre < 100 + (placed[i].last + 1) * pitch);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!overlap(placed[i].pill, placed[j].pill));
    }
}

void PartsTest::legendWraps()
{
    const FigureStyle style = plainStyle();
    const Canvas canvas(style);
    std::vector<std::uint32_t> warps(40);
    for (std::uint32_t i = 0; i < warps.size(); ++i)
        warps[i] = i;
    auto entries = warpEntries(warps, canvas);
    QCOMPARE(entries.size(), std::size_t(WarpHues) + 1);
    QCOMPARE(QString::fromStdString(entries.back().text), QString("and 32 more warps"));
    const double height = placeLegend(entries, 400, canvas);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        QVERIFY(entries[i].box.right() <= 400);
        QVERIFY(entries[i].box.bottom() <= height);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!overlap(entries[i].box, entries[j].box));
    }
}

void PartsTest::wraps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("width");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("fits") << "one two" << 200.0 << QStringList{"one two"};
    QTest::newRow("breaks at spaces") << "one two three" << 60.0 << QStringList{"one two", "three"};
    QTest::newRow("no spaces") << "共有メモリの" << 36.0 << QStringList{"共有メ", "モリの"};
    QTest::newRow("narrower than a letter") << "ab" << 1.0 << QStringList{"a", "b"};
    QTest::newRow("empty") << "" << 60.0 << QStringList{};
    QTest::newRow("spaces only") << "  a " << 60.0 << QStringList{"a"};
}

void PartsTest::wraps()
{
    QFETCH(QString, text);
    QFETCH(double, width);
    QFETCH(QStringList, lines);
    const FigureStyle style = plainStyle();
    const Canvas canvas(style);
    QStringList found;
    for (const std::string &line : wrapped(text.toStdString(), width, canvas, canvas.plain()))
        found << QString::fromStdString(line);
    QCOMPARE(found, lines);
}

QTEST_APPLESS_MAIN(PartsTest)
#include "parts_test.moc"
