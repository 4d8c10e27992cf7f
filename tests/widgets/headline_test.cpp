// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "panels/headline.h"

#include <QLabel>
#include <QtTest>

using namespace warplens;

class TestHeadline : public QObject
{
    Q_OBJECT

private slots:
    void figures_data();
    void figures();
    void onlyExcessIsInked();
    void untouchedSpacesAreDashes();
    void aRibbonComesAndGoes();
    void occupancyOfTheLaunch();
    void tipsNameTheCounters();
    void countsCanBeHidden();

private:
    /// The labels of one role, in the order of the screen.
    static QList<QLabel *> labels(const Headline &headline, const QString &role)
    {
        QList<QLabel *> found;
        for (QLabel *label : headline.findChildren<QLabel *>()) {
            if (label->property("role") == role)
                found << label;
        }
        return found;
    }
};

void TestHeadline::figures_data()
{
    QTest::addColumn<quint64>("sectors");
    QTest::addColumn<QString>("text");
    QTest::newRow("small") << quint64(0) << "0";
    QTest::newRow("all digits") << quint64(9'999'999) << "9,999,999";
    QTest::newRow("millions") << quint64(262'144'000) << "262.1 M";
    QTest::newRow("billions") << quint64(2'147'483'648) << "2.147 G";
}

void TestHeadline::figures()
{
    QFETCH(quint64, sectors);
    SelectedCounts focus;
    focus.global.emplace();
    focus.global->sectors = sectors;
    focus.global->idealSectors = sectors;
    Headline headline;
    headline.setCounts(focus);
    QTEST(labels(headline, QStringLiteral("figure"))[1]->text(), "text");
}

void TestHeadline::onlyExcessIsInked()
{
    Headline headline;
    headline.setCounts(focusOf(*exampleResult(1), {}));
    QList<bool> inked;
    for (const QLabel *label : labels(headline, QStringLiteral("figure")))
        inked << label->property("excess").toBool();
    // Stride 1 wastes no sector; the store is 2-way.
    QCOMPARE(inked, QList<bool>({false, false, false, true, true, true}));
    headline.setCounts(focusOf(*exampleResult(2), {}));
    QVERIFY(labels(headline, QStringLiteral("figure"))[2]->property("excess").toBool());
    QCOMPARE(labels(headline, QStringLiteral("figure"))[2]->text(), QStringLiteral("50 %"));
}

void TestHeadline::untouchedSpacesAreDashes()
{
    Headline headline;
    Selection selection;
    selection.site = 0;
    headline.setCounts(focusOf(*exampleResult(), selection));
    QStringList texts;
    for (const QLabel *label : labels(headline, QStringLiteral("figure")))
        texts << label->text();
    QCOMPARE(texts,
             QStringList({QStringLiteral("2"), QStringLiteral("16"), QStringLiteral("50 %"),
                          QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")}));
    QVERIFY(headline.accessibleDescription().contains(QStringLiteral("line 2")));
}

void TestHeadline::aRibbonComesAndGoes()
{
    Headline headline;
    headline.show();
    const int height = headline.sizeHint().height();
    QLabel *ribbon = labels(headline, QStringLiteral("ribbon"))[0];
    QVERIFY(!ribbon->isVisible());
    headline.setRibbon(QStringLiteral("Not current"));
    QVERIFY(ribbon->isVisible());
    QCOMPARE(headline.sizeHint().height(), height); // nothing below it jumps
    headline.setRibbon({});
    QVERIFY(!ribbon->isVisible());
}

void TestHeadline::occupancyOfTheLaunch()
{
    const auto occupancyText = [](const Headline &headline) {
        for (const QLabel *label : labels(headline, QStringLiteral("caption"))) {
            if (label->text().startsWith(QStringLiteral("occupancy")))
                return label->text();
        }
        return QString();
    };
    const auto result = exampleResult();
    Headline headline;
    headline.setLaunch(*result);
    QCOMPARE(occupancyText(headline), QString());
    Occupancy occupancy;
    occupancy.blocks = 2;
    occupancy.warps = 16;
    occupancy.mostWarps = 64;
    occupancy.limits = {OccupancyLimit::SharedBytes};
    result->occupancy = occupancy;
    headline.setLaunch(*result);
    QCOMPARE(occupancyText(headline), QStringLiteral("occupancy 25 %, limited by shared memory"));
    result->occupancy->warps = 64;
    headline.setLaunch(*result);
    QCOMPARE(occupancyText(headline), QStringLiteral("occupancy 100 %"));
}

void TestHeadline::tipsNameTheCounters()
{
    const auto result = exampleResult();
    result->device.profiler = Profiler::NsightCompute;
    Headline headline;
    headline.setLaunch(*result);
    const auto figures = labels(headline, QStringLiteral("figure"));
    const QString requests = figures[0]->toolTip();
    QVERIFY2(requests.startsWith(QStringLiteral("In Nsight Compute:\n")), qPrintable(requests));
    QVERIFY(requests.contains(QStringLiteral("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum\n")));
    QVERIFY(figures[5]->toolTip().contains(QStringLiteral("Noisy: ")));
    result->device.profiler = Profiler::None;
    headline.setLaunch(*result);
    QVERIFY(figures[0]->toolTip().isEmpty());
}

void TestHeadline::countsCanBeHidden()
{
    Headline headline;
    SelectedCounts focus;
    focus.global.emplace();
    focus.global->requests = 2;
    focus.global->sectors = 16;
    focus.global->idealSectors = 8;
    headline.setCounts(focus);
    headline.setCountsHidden(true);
    const auto figures = labels(headline, QStringLiteral("figure"));
    QCOMPARE(figures[0]->text(), QStringLiteral("?"));
    QCOMPARE(figures[1]->text(), QStringLiteral("?"));
    QVERIFY(!figures[1]->property("excess").toBool());
    QVERIFY(!figures[1]->accessibleName().contains(QStringLiteral("16")));
    QCOMPARE(figures[3]->text(), QStringLiteral("–")); // there is nothing to hide
    for (const QLabel *caption : labels(headline, QStringLiteral("caption")))
        QVERIFY(!caption->text().contains(u'8'));
    focus.global->sectors = 32;
    headline.setCounts(focus); // what comes meanwhile is hidden, too
    QCOMPARE(figures[1]->text(), QStringLiteral("?"));
    headline.setCountsHidden(false);
    QCOMPARE(figures[1]->text(), QStringLiteral("32"));
}

QTEST_MAIN(TestHeadline)
#include "headline_test.moc"
