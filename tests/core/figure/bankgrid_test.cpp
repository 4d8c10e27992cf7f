// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/sharedcost.h"
#include "figure/bankgridlayout.h"
#include "figure/bankrows.h"
#include "figure/focus.h"
#include "figurechecks.h"
#include "sampleresult.h"

#include <QtTest>

#include <algorithm>

using namespace warplens;

namespace {

BankContent contentOf(const Result &result, Selection selection = {})
{
    return bankContent(result, focusOf(result, selection, Space::Shared, Occurrences::First),
                       selection.phase);
}

Selection request(std::uint32_t index)
{
    Selection selection;
    selection.request = index;
    return selection;
}

int cellsWhere(const BankPhase &phase, bool (*holds)(const BankCell &))
{
    int count = 0;
    for (const BankArray &array : phase.arrays)
        for (const BankRow &row : array.rows)
            count += int(std::ranges::count_if(row.cells, holds));
    return count;
}

bool isConflict(const BankCell &cell) { return cell.conflict; }

Result column()
{
    SampleResult sample;
    const auto s = sample.shared("s", 4, {1024});
    sample.run(sample.site(s, AccessKind::Load, 4), 1, [](std::int64_t t) { return t * 32; });
    return sample.result;
}

Result twoArrays()
{
    SampleResult sample;
    const auto a = sample.shared("a", 4, {20});
    const auto b = sample.shared("b", 4, {64});
    sample.run(sample.site(a, AccessKind::Store, 4, 2), 1,
               [](std::int64_t t) { return t < 20 ? t : -1; });
    sample.run(sample.site(b, AccessKind::Load, 4, 3), 1, [](std::int64_t t) { return t * 2; });
    return sample.result;
}

Result farApart()
{
    SampleResult sample;
    const auto s = sample.shared("s", 4, {8192});
    sample.run(sample.site(s, AccessKind::Load, 4), 4, [](std::int64_t t) { return t * 64; });
    return sample.result;
}

} // namespace

class BankGridTest : public QObject
{
    Q_OBJECT

private slots:
    void conflictOfOneRequest();
    void phasesStandApart();
    void onePhaseChosen();
    void multicast();
    void multicastOff();
    void warpsShareCells();
    void notModelled();
    void bandsGrowInSmallGrids();
    void otherBankCounts();
    void pictures_data();
    void pictures();
    void words();
    void farPastASmallArray();
    void laterTurnsAreLeftOut();
    void emptyStates();
};

void BankGridTest::conflictOfOneRequest()
{
    const Result result = transposed();
    const BankContent content = contentOf(result, request(0));
    QVERIFY(content.modelled);
    QCOMPARE(content.phases.size(), std::size_t(1));
    const BankPhase &phase = content.phases[0];
    QCOMPARE(phase.passes[0], std::uint64_t(2));
    QCOMPARE(phase.mostPasses(), std::uint64_t(2));
    QCOMPARE(std::ranges::count(phase.passes, 2u), 1);
    QCOMPARE(cellsWhere(phase, isConflict), 2);
    QCOMPARE(phase.arrays.at(0).rows.size(), std::size_t(9));
    QCOMPARE(phase.arrays[0].rows[8].cells.at(0).owners,
             (std::vector<CellOwner>{{0, LaneMask(1) << 31, 0}}));

    const QStringList texts = textsOf(bankGrid(result, request(0), plainStyle()));
    QCOMPARE(texts.filter("×").size(), 1);
    QVERIFY(texts.contains("×2") && texts.contains("2 wavefronts") && texts.contains("w 256"));
}

void BankGridTest::phasesStandApart()
{
    const BankContent content = contentOf(wideLoad(2));
    QCOMPARE(content.phases.size(), std::size_t(4));
    for (std::uint32_t i = 0; i < 4; ++i) {
        QCOMPARE(content.phases[i].phase, i);
        QCOMPARE(content.phases[i].lanes, LaneMask(0xff) << (8 * i));
        QCOMPARE(content.phases[i].mostPasses(), std::uint64_t(2));
        QCOMPARE(cellsWhere(content.phases[i], isConflict), 32);
    }
    const BankContent free = contentOf(wideLoad(1));
    for (const BankPhase &phase : free.phases)
        QCOMPARE(cellsWhere(phase, isConflict), 0);
    const QStringList texts = textsOf(bankGrid(wideLoad(1), {}, plainStyle()));
    QVERIFY(texts.contains("phase 1 of 4: lanes 0–7"));
    QVERIFY(texts.contains("phase 4 of 4: lanes 24–31"));
    QCOMPARE(texts.count("1 wavefront"), 4);
}

void BankGridTest::onePhaseChosen()
{
    Selection selection = request(0);
    selection.phase = 2;
    const BankContent content = contentOf(wideLoad(2), selection);
    QCOMPARE(content.phases.size(), std::size_t(1));
    QCOMPARE(content.phases[0].lanes, LaneMask(0xff'0000));
    selection.phase = 9; // of another request, before the selection followed
    QCOMPARE(contentOf(wideLoad(2), selection).phases.size(), std::size_t(4));
}

void BankGridTest::multicast()
{
    const BankContent content = contentOf(broadcast());
    QCOMPARE(cellsWhere(content.phases.at(0), isConflict), 0);
    QCOMPARE(content.phases[0].arrays.at(0).rows.at(0).cells.at(0).owners,
             (std::vector<CellOwner>{{0, 0xffff'ffff, 0}}));
    QVERIFY(textsOf(bankGrid(broadcast(), {}, plainStyle())).contains("0–31"));
}

void BankGridTest::multicastOff()
{
    Result result = broadcast();
    result.device.shared.multicast = false;
    const BankContent content = contentOf(result);
    QCOMPARE(content.phases.at(0).passes[5], std::uint64_t(32));
    QCOMPARE(cellsWhere(content.phases[0], isConflict), 1);
    QVERIFY(textsOf(bankGrid(result, {}, plainStyle())).contains("×32"));
}

void BankGridTest::warpsShareCells()
{
    const Result result = sharedFlags(8);
    const BankContent content = contentOf(result);
    QCOMPARE(content.phases.size(), std::size_t(1));
    QCOMPARE(content.phases[0].phases, 0u);
    const auto &cells = content.phases[0].arrays.at(0).rows.at(0).cells;
    QCOMPARE(cells.size(), std::size_t(32));
    for (const BankCell &cell : cells) {
        QCOMPARE(cell.owners.size(), std::size_t(8));
        for (std::uint32_t warp = 0; warp < 8; ++warp)
            QCOMPARE(cell.owners[warp].warp, warp);
    }
    const Figure figure = bankGrid(result, {}, plainStyle());
    for (std::uint32_t warp = 0; warp < 8; ++warp)
        QCOMPARE(rectsOfWarp(figure, warp), std::size_t(32));
    QVERIFY(textsOf(figure).contains("several warps"));
    QCOMPARE(textsOf(figure).count("17"), 8 + 1); // each warp's, and the bank's
    QVERIFY(textsOf(bankGrid(sharedFlags(32), {}, plainStyle())).contains("+25"));
}

void BankGridTest::notModelled()
{
    Result result = wideLoad(2);
    result.device.shared.phases.erase(16);
    const BankContent content = contentOf(result);
    QVERIFY(!content.modelled);
    QCOMPARE(cellsWhere(content.phases.at(0), isConflict), 0);
    QCOMPARE(cellsWhere(content.phases[0], [](const BankCell &) { return true; }), 128);
    const QStringList texts = textsOf(bankGrid(result, {}, plainStyle()));
    QVERIFY(texts.contains("this device has no rule for accesses of this width"));
    QVERIFY(texts.filter("×").isEmpty());
}

void BankGridTest::bandsGrowInSmallGrids()
{
    const FigureStyle style = plainStyle();
    const Canvas canvas(style);
    const auto heightOfWords = [&](const Result &result) {
        const BankContent content = contentOf(result);
        const GridLayout layout = layOutGrid(result, content, canvas);
        const auto row = std::ranges::find(layout.rows, GridRowKind::Words, &GridRow::kind);
        return row->height / canvas.em();
    };
    QVERIFY(heightOfWords(sharedFlags(8)) > 10);
    QVERIFY(heightOfWords(sharedFlags(1)) < 2.5);
    SampleResult tall;
    const auto s = tall.shared("s", 4, {1024});
    const auto site = tall.site(s, AccessKind::Store, 4);
    for (std::uint32_t half : {0u, 1u})
        tall.run(site + 0 * half, 32, [half](std::int64_t t) { return (t + 32 * half) % 1024; });
    QVERIFY(heightOfWords(tall.result) < 2.5);
}

void BankGridTest::otherBankCounts()
{
    Result result = column();
    result.device.shared.banks = 33;
    QCOMPARE(contentOf(result).phases.at(0).mostPasses(), std::uint64_t(1));
    QCOMPARE(faultOf(bankGrid(result, {}, plainStyle())), QString());
    // The first word of shared memory is in bank 0, whatever the number of banks.
    for (const BankWord &word :
         bankWords(result.recording.at(0), {~LaneMask(0), 0, result.recording.at(0).bytes},
                   result.device))
        QCOMPARE(word.bank, std::uint32_t((word.word - window::Shared / 4) % 33));
    result.device.shared.banks = 64;
    QCOMPARE(contentOf(result).phases.at(0).passes[32], std::uint64_t(16));
    for (std::uint64_t row = 0; row < 3; ++row)
        for (std::uint32_t bank = 0; bank < 64; ++bank)
            QCOMPARE(wordAt(result.device, row, bank), (window::Shared / 4) + 64 * row + bank);
}

void BankGridTest::pictures_data()
{
    QTest::addColumn<Result>("result");
    QTest::addColumn<Selection>("selection");
    QTest::addColumn<double>("fontSize");
    QTest::addColumn<double>("maxWidth");
    Result manyBanks = transposed();
    manyBanks.device.shared.banks = 64;
    const std::vector<std::tuple<const char *, Result, Selection>> results = {
        {"transposed", transposed(), {}},
        {"one request", transposed(), request(0)},
        {"phases", wideLoad(2), request(0)},
        {"free phases", wideLoad(1), request(0)},
        {"broadcast", broadcast(), {}},
        {"flags", sharedFlags(8), {}},
        {"many flags", sharedFlags(32), {}},
        {"halo", haloTile(), {}},
        {"column", column(), {}},
        {"two arrays", twoArrays(), {}},
        {"64 banks", manyBanks, {}},
        {"far apart", farApart(), {}},
    };
    for (const auto &[name, result, selection] : results) {
        QTest::addRow("%s", name) << result << selection << 12.0 << 0.0;
        QTest::addRow("%s, narrow", name) << result << selection << 12.0 << 480.0;
        QTest::addRow("%s, large", name) << result << selection << 18.0 << 1500.0;
    }
}

void BankGridTest::pictures()
{
    QFETCH(Result, result);
    QFETCH(Selection, selection);
    QFETCH(double, fontSize);
    QFETCH(double, maxWidth);
    FigureStyle style = plainStyle();
    style.fontSize = fontSize;
    style.maxWidth = maxWidth;
    const Figure figure = bankGrid(result, selection, style);
    QCOMPARE(faultOf(figure), QString());
    QVERIFY(figure.items.size() < style.maxRows * result.device.shared.banks * 16);
    for (const FigureItem &item : figure.items)
        if (const auto *text = std::get_if<TextItem>(&item))
            QVERIFY2(text->size >= 0.68 * fontSize, text->text.c_str());
    for (const Mark &mark : figure.marks)
        if (mark.lane) {
            const Request &made = result.recording[mark.request.value()];
            QVERIFY(made.active >> *mark.lane & 1);
            const std::uint64_t word = made.address[*mark.lane] / 4;
            QVERIFY(mark.address.value() / 4 >= word);
            QVERIFY(mark.address.value() < made.address[*mark.lane] + made.bytes);
            QCOMPARE(mark.bank.value(), mark.address.value() / 4 % result.device.shared.banks);
        }
}

void BankGridTest::words()
{
    const Result result = twoArrays();
    QCOMPARE(wordLabel(result, 0, 0), std::string("w 0"));
    QCOMPARE(wordLabel(result, 1, 0), std::string("w 0")); // b starts within the first row
    QCOMPARE(wordLabel(result, 1, 1), std::string("w 12"));
    const QStringList texts = textsOf(bankGrid(result, {}, plainStyle()));
    QVERIFY(texts.contains("a") && texts.contains("b") && texts.contains("float[64]"));
    QVERIFY(ownsWord(result, 0, wordAt(result.device, 0, 19)));
    QVERIFY(!ownsWord(result, 0, wordAt(result.device, 0, 20)));
    QVERIFY(ownsWord(result, 1, wordAt(result.device, 0, 20)));

    FigureStyle few = plainStyle();
    few.maxRows = 4;
    const QStringList cut = textsOf(bankGrid(farApart(), {}, few));
    QVERIFY(cut.contains("… 124 more rows, not shown"));
}

void BankGridTest::farPastASmallArray()
{
    SampleResult sample;
    const auto s = sample.shared("s", 4, {32});
    sample.run(sample.site(s, AccessKind::Load, 4), 1,
               [](std::int64_t t) { return t == 31 ? 4'000'000 : t; });
    const Figure figure = bankGrid(sample.result, {}, plainStyle());
    QVERIFY(figure.items.size() < 1000);
    QVERIFY(!textsOf(figure).filter("rows untouched").isEmpty());
}

void BankGridTest::laterTurnsAreLeftOut()
{
    SampleResult sample;
    const auto s = sample.shared("s", 4, {1024});
    const auto site = sample.site(s, AccessKind::Load, 4);
    for (std::uint32_t turn = 0; turn < 4; ++turn)
        sample.run(site, 2, [turn](std::int64_t t) { return t + 64 * turn; }, turn);
    Selection selection;
    selection.site = site;
    QCOMPARE(contentOf(sample.result, selection).phases.at(0).arrays.at(0).rows.size(),
             std::size_t(2));
    QCOMPARE(contentOf(sample.result, request(7)).phases.at(0).arrays.at(0).rows.at(0).row,
             std::uint64_t(7));
}

void BankGridTest::emptyStates()
{
    const auto says = [](const Result &result, const char *sentence) {
        return textsOf(bankGrid(result, {}, plainStyle())).contains(QString(sentence));
    };
    QVERIFY(says(strided(1, 1), "This kernel does not touch shared memory."));
    QVERIFY(says(Result(), "Nothing ran: the messages say what to correct."));
    Result elsewhere = strided(1, 1);
    elsewhere.shared.emplace();
    QVERIFY(says(elsewhere, "This block does not touch shared memory."));
    Selection selection;
    selection.warp = 6;
    QVERIFY(textsOf(bankGrid(sharedFlags(2), selection, plainStyle()))
                .contains("What is selected does not touch shared memory."));
}

QTEST_APPLESS_MAIN(BankGridTest)
#include "bankgrid_test.moc"
