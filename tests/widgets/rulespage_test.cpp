// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"
#include "experiment/rulestext.h"
#include "panels/rulespage.h"

#include <QTextBrowser>
#include <QTreeWidget>
#include <QtTest>

using namespace warplens;

class TestRulesPage : public QObject
{
    Q_OBJECT

private slots:
    void theCurrentDeviceComesFirst();
    void everyDeviceIsListed();
    void aDeviceIsShownWhenChosen();
    void withoutACurrentDevice();
    void textIsEscaped();
};

namespace {

Device device(const char *id) { return *findDevice(builtInDevices(), id); }

} // namespace

void TestRulesPage::theCurrentDeviceComesFirst()
{
    Device current = device("sm_35");
    current.shared.banks = 48;
    RulesPage page(current, {});
    const auto *list = page.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(0), "In use");
    QCOMPARE(list->topLevelItem(0)->child(0), list->currentItem());
    // As it is in use, with what was changed.
    const QString text = page.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY(text.startsWith("NVIDIA Tesla K40 · sm_35"));
    QVERIFY(text.contains("There are 48 banks."));
}

void TestRulesPage::everyDeviceIsListed()
{
    Device own = device("custom");
    own.name = "Mine";
    RulesPage page(device("sm_80"), {own});
    const auto *list = page.findChild<QTreeWidget *>();
    QStringList headings;
    int devices = 0;
    for (int i = 1; i < list->topLevelItemCount(); ++i) {
        headings += list->topLevelItem(i)->text(0);
        devices += list->topLevelItem(i)->childCount();
        QVERIFY(!(list->topLevelItem(i)->flags() & Qt::ItemIsSelectable));
    }
    QCOMPARE(headings, QStringList({"NVIDIA", "AMD", "Intel", "Your own"}));
    QCOMPARE(devices, int(builtInDevices().size()) + 1);
    const QTreeWidgetItem *last = list->topLevelItem(4);
    QCOMPARE(last->child(last->childCount() - 1)->text(0), "Mine");
}

void TestRulesPage::aDeviceIsShownWhenChosen()
{
    RulesPage page(device("sm_80"), {});
    auto *list = page.findChild<QTreeWidget *>();
    const auto found =
        list->findItems("AMD Instinct MI300X", Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    list->setCurrentItem(found.front());
    const QString text = page.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY(text.startsWith("AMD Instinct MI300X · gfx942"));
    QVERIFY(text.contains("0-3,20-23"));
}

void TestRulesPage::withoutACurrentDevice()
{
    RulesPage page({}, {});
    QCOMPARE(page.findChild<QTreeWidget *>()->topLevelItem(0)->text(0), "NVIDIA");
    QVERIFY(page.findChild<QTextBrowser *>()->toPlainText().contains("sm_120"));
}

void TestRulesPage::textIsEscaped()
{
    Device hostile = device("custom");
    hostile.name = "<b>bold</b> & <img src=x>";
    hostile.sources = {{Evidence::Measured, "<script>1 < 2</script>", RuleGroup::Shared}};
    const QString html = htmlOf(rulesText(hostile, untranslated));
    QVERIFY(!html.contains("<b>") && !html.contains("<script>") && !html.contains("<img"));
    QVERIFY(html.contains("&lt;script&gt;1 &lt; 2&lt;/script&gt;"));
}

QTEST_MAIN(TestRulesPage)
#include "rulespage_test.moc"
