// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"
#include "experiment/rulestext.h"

#include <QtTest>

#include <algorithm>

using namespace warplens;

class RulesTextTest : public QObject
{
    Q_OBJECT

private slots:
    void everyDevice_data();
    void everyDevice();
    void says_data();
    void says();
    void saysNot_data();
    void saysNot();
    void followsTheData();
    void everySourceIsNamed();
    void isTranslated();
};

namespace {

const Device &device(const QString &name)
{
    return *findDevice(builtInDevices(), name.toStdString());
}

QString textOf(const Device &device)
{
    return QString::fromStdString(plainText(rulesText(device, untranslated)));
}

} // namespace

void RulesTextTest::everyDevice_data()
{
    QTest::addColumn<QString>("id");
    for (const Device &device : builtInDevices())
        QTest::newRow(device.id.c_str()) << QString::fromStdString(device.id);
}

void RulesTextTest::everyDevice()
{
    QFETCH(QString, id);
    const RulesText text = rulesText(device(id), untranslated);
    QVERIFY(QString::fromStdString(text.title).endsWith(" · " + id));
    QStringList titles;
    for (const RulesSection &section : text.sections) {
        titles += QString::fromStdString(section.title);
        QVERIFY2(!section.sentences.empty(), section.title.c_str());
        for (const std::string &sentence : section.sentences) {
            QVERIFY2(!sentence.empty(), section.title.c_str());
            QVERIFY2(sentence.find('%') == std::string::npos
                         || sentence.find(" %") != std::string::npos,
                     sentence.c_str()); // "12.5 %" may stand in a source, "%1" may not
            QVERIFY2(sentence.find("%1") == std::string::npos
                         && sentence.find("%2") == std::string::npos,
                     sentence.c_str());
        }
    }
    for (const char *title :
         {"Launch", "Global memory", "Shared memory", "Atomics", "What is not modelled", "Sources"})
        QVERIFY2(titles.contains(QString(title)), title);
    QCOMPARE(titles.contains("Constant memory"), device(id).constantLanes != 0);
    QCOMPARE(titles.contains("Local memory"), device(id).localWordBytes != 0);
    QCOMPARE(titles.contains("Occupancy"), device(id).limits.residentWarps != 0);
}

void RulesTextTest::says_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *id, const char *part) {
        QTest::addRow("%s: %s", id, part) << QString(id) << QString(part);
    };
    row("sm_10", "lane k accesses word k of one aligned segment");
    row("sm_10", "each active lane pays a transaction of 32 bytes");
    row("sm_10", "picks one word to broadcast");
    row("sm_10", "There are 16 banks.");
    row("sm_10", "Different words among 16 neighbouring lanes take turns.");
    row("sm_13", "The lowest lane that is left names an aligned segment");
    row("sm_20", "A load moves transactions of 128 bytes, a store of 32.");
    row("sm_20", "Loads and stores of less than 8 bytes a lane: all lanes of a warp are merged");
    row("sm_20", "A load with the hint .cg moves 32 bytes.");
    row("sm_20",
        "Loads and stores of 8 bytes a lane or more: each 16 neighbouring lanes are merged");
    row("sm_20", "take one pass more than the most lanes of a phase with different addresses");
    row("sm_35", "The bank mode of 4 bytes is the one that counts now:");
    row("sm_35", "In the bank mode of 8 bytes, which can be switched on:");
    row("sm_35",
        "A bank serves 2 words in one pass if they lie in one aligned segment of 64 words");
    row("sm_35", "Loads from shared memory of 8, 12, 16 bytes a lane: no rule is published");
    row("sm_53", "Loads: all lanes of a warp are merged together.");
    row("sm_53", "Stores and atomics: each 16 neighbouring lanes are merged");
    row("sm_70", "of each 16 neighbouring lanes, those with one address reach the L2 cache");
    row("sm_70", "only __syncwarp orders");
    row("sm_60", "Its lanes run in lock step.");
    row("sm_80", "A sector has 32 bytes, a line 128.");
    row("sm_80", "A block has at most 163 KiB of shared memory, 48 KiB of it");
    row("sm_80", "The system takes 1 KiB for each block besides.");
    row("sm_80", "Phases of 8- and 16-byte loads merge in pairs");
    row("sm_80",
        "Loads and stores of up to 16 bytes a lane: 4 phases, lanes 0-7 · 8-15 · 16-23 · "
        "24-31.");
    row("sm_80", "those of Nsight Compute");
    row("sm_80", "Shared memory, measured: Published A100");
    row("sm_80", "1555 GB a second");
    row("gfx942", "A sector is a whole line of 128 bytes.");
    row("gfx942", "Loads of up to 16 bytes a lane: 8 phases, lanes 0-3,20-23 · 32-35,52-55");
    row("gfx942", "Stores and atomics of up to 16 bytes a lane: 8 phases, lanes 0-7 · 8-15");
    row("gfx942", "Loads from shared memory of 12 bytes a lane: no rule is published");
    row("gfx942", "The cost of constant memory.");
    row("gfx942", "An address need not be a multiple");
    row("xe_hpg", "Stores to shared memory of 1, 2, 4, 8, 12, 16 bytes a lane: no rule");
    row("xe_hpg", "Occupancy: how many sub-groups an Xe-core holds.");
    row("xe_hpg", "A sub-group has");
    row("gfx942", "A wave has 64 lanes.");
    row("gfx942", "A compute unit holds at most 32 waves at once.");
    row("gfx942", "all lanes of a wave are merged together.");
    row("sm_10", "To global memory: the hardware has none.");
    row("sm_10", "To shared memory: the hardware has none.");
    row("sm_11", "To shared memory: the hardware has none.");
    row("sm_20", "That pass is no conflict");
    row("custom", "the lanes are served in order, in as few phases as");
}

void RulesTextTest::says()
{
    QFETCH(QString, id);
    QFETCH(QString, part);
    const QString text = textOf(device(id));
    QVERIFY2(text.contains(part), qPrintable(text));
}

void RulesTextTest::saysNot_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *id, const char *part) {
        QTest::addRow("%s: %s", id, part) << QString(id) << QString(part);
    };
    row("sm_10", "merge in pairs");
    row("sm_11", "To global memory: the hardware has none.");
    row("sm_12", "the hardware has none.");
    row("gfx942", "multiprocessor");
    row("sm_10", "no rule is published");
    row("sm_20", "bank mode");
    row("sm_80", "no rule is published");
    row("sm_80", "rounded up to a multiple of 1 bytes");
    row("custom", "GB a second");
    row("custom", "counters named beside");
}

void RulesTextTest::saysNot()
{
    QFETCH(QString, id);
    QFETCH(QString, part);
    const QString text = textOf(device(id));
    QVERIFY2(!text.contains(part), qPrintable(text));
}

/// Nothing is known by the name of the device.
void RulesTextTest::followsTheData()
{
    Device changed = device("sm_80");
    changed.shared.multicast = false;
    changed.shared.banks = 24;
    changed.sources.clear();
    const QString text = textOf(changed);
    QVERIFY(text.contains("There are 24 banks."));
    QVERIFY(text.contains("Each lane is served alone"));
    QVERIFY(text.contains("names no sources"));
}

void RulesTextTest::everySourceIsNamed()
{
    for (const Device &device : builtInDevices()) {
        const QString text = textOf(device);
        for (const RuleSource &source : device.sources)
            QVERIFY2(text.contains(QString::fromStdString(source.text)), source.text.c_str());
    }
}

void RulesTextTest::isTranslated()
{
    const Translate shout = [](const char *english) { return "<" + std::string(english) + ">"; };
    for (const RulesSection &section : rulesText(device("gfx942"), shout).sections) {
        QCOMPARE(section.title.front(), '<');
        for (const std::string &sentence : section.sentences)
            QCOMPARE(sentence.front(), '<');
    }
}

QTEST_APPLESS_MAIN(RulesTextTest)
#include "rulestext_test.moc"
