// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/advicepanel.h"
#include "advice/whycard.h"
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "style/look.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace warplens;

namespace {

std::shared_ptr<const Result> resultOf(const Experiment &experiment)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

std::shared_ptr<const Result> resultOf(const char *text, const Extent &block)
{
    Experiment experiment;
    experiment.source.text = text;
    experiment.launch.block = block;
    return resultOf(experiment);
}

std::shared_ptr<const Result> transposed()
{
    return resultOf("__shared__ float tile[16][16];\n"
                    "int x = threadIdx.x, y = threadIdx.y;\n"
                    "tile[y][x] = in[y * 16 + x];\n"
                    "__syncthreads();\n"
                    "out[y * 16 + x] = tile[x][y];\n",
                    {16, 16, 1});
}

template <typename Widget> Widget *child(QWidget &parent, const char *name)
{
    auto *found = parent.findChild<Widget *>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

QPushButton *button(QWidget &parent, const char *text)
{
    for (QPushButton *each : parent.findChildren<QPushButton *>())
        if (each->text() == QLatin1String(text))
            return each;
    qFatal("no button %s", text);
}

std::shared_ptr<const Advice> adviceOf(AdvicePanel &panel,
                                       const std::shared_ptr<const Result> &result)
{
    std::shared_ptr<const Advice> advice;
    const auto connection =
        QObject::connect(&panel, &AdvicePanel::adviceReady, &panel,
                         [&](std::shared_ptr<const Advice> ready) { advice = ready; });
    panel.setResult(result, {});
    [&] { QTRY_VERIFY(advice); }();
    QObject::disconnect(connection);
    return advice;
}

} // namespace

/// The panel of layouts and the card that says why.
class AdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void ranksLayouts();
    void appliesAsPromised();
    void copiesWhatCannotBeApplied();
    void choosesTheArray();
    void nothingToAdvise();
    void isOffWhileStale();
    void onlyTheLastIsWorkedOut();
    void says();
    void triesTheBest();
    void adviceOnGlobalMemory();
    void namesCounters();
    void asksForTheRequest();
};

void AdviceTest::ranksLayouts()
{
    AdvicePanel panel;
    const auto result = transposed();
    QVERIFY(!result->hasErrors());
    adviceOf(panel, result);
    auto *table = panel.findChild<QTableView *>();
    const QAbstractItemModel &model = *table->model();
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("store 3"));
    QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("load 5"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("16"));
    QCOMPARE(model.index(0, 4).data().toString(), QStringLiteral("0"));
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(!table->accessibleName().isEmpty());
    QVERIFY(!panel.findChild<QComboBox *>()->isVisibleTo(&panel)); // there is one array
}

/// By button and by keyboard: the text that is emitted runs as the table says.
void AdviceTest::appliesAsPromised()
{
    AdvicePanel panel;
    panel.show();
    const auto result = transposed();
    const auto advice = adviceOf(panel, result);
    std::optional<Edit> edit;
    connect(&panel, &AdvicePanel::edited, this, [&](const Edit &made) { edit = made; });
    auto *table = panel.findChild<QTableView *>();
    int tried = 0;
    for (int row = 0; row < table->model()->rowCount() && tried < 12; ++row) {
        table->setCurrentIndex(table->model()->index(row, 0));
        if (!button(panel, "&Apply")->isEnabled())
            continue;
        edit.reset();
        if (row % 2 == 0)
            button(panel, "&Apply")->click();
        else
            emit table->activated(table->currentIndex());
        QVERIFY(edit);
        QVERIFY(!edit->description.isEmpty());
        const auto after = resultOf(edit->experiment);
        QVERIFY(!after->hasErrors());
        QCOMPARE(QString::number(after->shared->wavefronts),
                 table->model()->index(row, 3).data().toString());
        ++tried;
    }
    QCOMPARE(tried, 12);
}

void AdviceTest::copiesWhatCannotBeApplied()
{
    AdvicePanel panel;
    adviceOf(panel,
             resultOf("__shared__ float tile[16][16];\nint x = threadIdx.x;\n"
                      "float *p = &tile[0][0];\np[x * 16] = 1;\n",
                      {16, 1, 1}));
    bool isEdited = false;
    connect(&panel, &AdvicePanel::edited, this, [&] { isEdited = true; });
    QGuiApplication::clipboard()->clear();
    button(panel, "&Apply")->click();
    QVERIFY(!isEdited);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("tile")));
    QVERIFY(child<QLabel>(panel, "note")->text().contains(QStringLiteral("by hand")));
}

void AdviceTest::choosesTheArray()
{
    AdvicePanel panel;
    const auto result = resultOf("__shared__ float a[32][32], b[32][32];\n"
                                 "a[threadIdx.x][0] = 1;\nb[0][threadIdx.x] = 2;\n",
                                 {32, 1, 1});
    adviceOf(panel, result);
    auto *arrays = panel.findChild<QComboBox *>();
    QCOMPARE(arrays->count(), 2);
    QCOMPARE(arrays->currentText(), QStringLiteral("a")); // it has the conflicts
    Selection selection;
    selection.site = 1;
    panel.setResult(result, selection);
    QCOMPARE(arrays->currentText(), QStringLiteral("b"));
    QVERIFY(!button(panel, "&Apply")->isEnabled()); // as declared is the best
}

void AdviceTest::nothingToAdvise()
{
    AdvicePanel panel;
    QVERIFY(child<QLabel>(panel, "empty")->isVisibleTo(&panel));
    adviceOf(panel, resultOf("a[threadIdx.x * 4] = 1;\n", {32, 1, 1}));
    QVERIFY(child<QLabel>(panel, "empty")->text().contains(QStringLiteral("__shared__")));
    QVERIFY(child<QLabel>(panel, "globalAdvice")->text().contains(QStringLiteral("Line 1")));
    panel.setResult(resultOf("a[threadIdx.x = ;\n", {32, 1, 1}), {});
    QVERIFY(child<QLabel>(panel, "empty")->text().contains(QStringLiteral("Nothing ran")));
    QVERIFY(!panel.findChild<QTableView *>()->isVisibleTo(&panel));
}

void AdviceTest::isOffWhileStale()
{
    AdvicePanel panel;
    adviceOf(panel, transposed());
    QVERIFY(button(panel, "&Apply")->isEnabled());
    panel.setCurrent(false);
    QVERIFY(!button(panel, "&Apply")->isEnabled());
    panel.setCurrent(true);
    QVERIFY(button(panel, "&Apply")->isEnabled());
}

void AdviceTest::onlyTheLastIsWorkedOut()
{
    AdvicePanel panel;
    const auto first = transposed();
    const auto last = resultOf("__shared__ float s[64];\ns[threadIdx.x * 2] = 1;\n", {32, 1, 1});
    std::vector<std::shared_ptr<const Result>> seen;
    connect(&panel, &AdvicePanel::adviceReady, this,
            [&](const std::shared_ptr<const Advice> &advice) { seen.push_back(advice->result); });
    panel.setResult(first, {});
    panel.setResult(last, {});
    QTRY_VERIFY(!seen.empty());
    QTest::qWait(50);
    QCOMPARE(seen, std::vector{last});
}

void AdviceTest::says()
{
    WhyCard card;
    QVERIFY(child<QLabel>(card, "why")->text().contains(QStringLiteral("Choose")));
    const auto result = transposed();
    card.setResult(result, {});
    const QString sentence = child<QLabel>(card, "why")->text();
    QVERIFY2(sentence.contains(QStringLiteral("8 wavefronts, 1 would do")), qPrintable(sentence));
    Selection store;
    store.site = 1;
    card.setResult(result, store);
    QVERIFY(child<QLabel>(card, "why")->text() != sentence);
    QVERIFY(!child<QFrame>(card, "adviceBox")->isVisibleTo(&card)); // none came yet
}

void AdviceTest::triesTheBest()
{
    AdvicePanel panel;
    WhyCard card;
    const auto result = transposed();
    card.setResult(result, {});
    card.setAdvice(adviceOf(panel, result));
    QVERIFY(child<QFrame>(card, "adviceBox")->isVisibleTo(&card));
    QVERIFY(child<QLabel>(card, "adviceEffect")
                ->text()
                .startsWith(QStringLiteral("16 wavefronts instead of 72")));
    std::optional<Edit> edit;
    connect(&card, &WhyCard::edited, this, [&](const Edit &made) { edit = made; });
    card.setCurrent(false);
    button(card, "&Try it")->click();
    QVERIFY(!edit);
    card.setCurrent(true);
    button(card, "&Try it")->click();
    QVERIFY(edit);
    QCOMPARE(resultOf(edit->experiment)->shared->wavefronts, std::uint64_t(16));
    card.setResult(transposed(), {}); // advice about another result is not shown
    QVERIFY(!child<QFrame>(card, "adviceBox")->isVisibleTo(&card));
}

void AdviceTest::adviceOnGlobalMemory()
{
    AdvicePanel panel;
    WhyCard card;
    const auto result = resultOf("a[threadIdx.x * 1024 + threadIdx.y] = 1.f;\n", {32, 8, 1});
    card.setResult(result, {});
    card.setAdvice(adviceOf(panel, result));
    QVERIFY(child<QLabel>(card, "adviceEffect")->text().contains(QStringLiteral("Swap")));
    QVERIFY(!button(card, "&Try it")->isVisibleTo(&card));
}

void AdviceTest::namesCounters()
{
    WhyCard card;
    card.setResult(transposed(), {});
    auto *counters = child<QLabel>(card, "counters");
    QVERIFY(!counters->isVisibleTo(&card));
    child<QToolButton>(card, "names")->setChecked(true);
    QVERIFY(counters->isVisibleTo(&card));
    QVERIFY2(counters->text().contains(QStringLiteral("wavefronts_mem_shared_op_ld.sum = 64")),
             qPrintable(counters->text()));
}

void AdviceTest::asksForTheRequest()
{
    WhyCard card;
    const auto result = transposed();
    card.setResult(result, {});
    std::optional<Selection> wanted;
    connect(&card, &WhyCard::selected, this,
            [&](const Selection &selection) { wanted = selection; });
    child<QToolButton>(card, "example")->click();
    QVERIFY(wanted && wanted->request);
    QCOMPARE(result->recording[*wanted->request].site, *wanted->site);
}

QTEST_MAIN(AdviceTest)
#include "advice_test.moc"
