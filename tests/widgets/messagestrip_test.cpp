// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/messagestrip.h"

#include <QtTest>

using namespace warplens;

class TestMessageStrip : public QObject
{
    Q_OBJECT

private slots:
    void errorsComeFirst();
    void aClickGoesToThePlace();
    void longMessagesAreRead();
};

namespace {

Squiggle message(Severity severity, std::uint32_t line, const QString &sentence)
{
    return {severity, {line, 1}, {line, 2}, sentence};
}

} // namespace

void TestMessageStrip::errorsComeFirst()
{
    MessageStrip strip;
    QVERIFY(strip.isHidden());
    strip.setMessages({message(Severity::Note, 1, QStringLiteral("note")),
                       message(Severity::Error, 3, QStringLiteral("error")),
                       message(Severity::Warning, 2, QStringLiteral("warning"))},
                      Qt::red);
    QVERIFY(!strip.isHidden());
    QCOMPARE(strip.item(0)->text(), QStringLiteral("line 3: error"));
    QCOMPARE(strip.item(1)->text(), QStringLiteral("line 2: warning"));
    QCOMPARE(strip.item(2)->text(), QStringLiteral("line 1: note"));
    strip.setMessages({}, Qt::red);
    QVERIFY(strip.isHidden());
}

void TestMessageStrip::aClickGoesToThePlace()
{
    MessageStrip strip;
    strip.setMessages({message(Severity::Error, 3, QStringLiteral("error")),
                       {Severity::Error, {}, {}, QStringLiteral("of no place")}},
                      Qt::red);
    QList<Position> places;
    connect(&strip, &MessageStrip::messageActivated, this,
            [&](Position place) { places << place; });
    emit strip.itemClicked(strip.item(0));
    emit strip.itemClicked(strip.item(1));
    QCOMPARE(places, QList<Position>({{3, 1}}));
    QCOMPARE(strip.item(1)->text(), QStringLiteral("of no place"));
}

void TestMessageStrip::longMessagesAreRead()
{
    MessageStrip strip;
    strip.resize(200, 50);
    strip.setMessages({message(Severity::Error, 1, QStringLiteral("short"))}, Qt::red);
    const int one = strip.height();
    strip.setMessages({message(Severity::Error, 1, QStringLiteral("a long sentence ").repeated(6))},
                      Qt::red);
    QVERIFY(strip.height() > one);
}

QTEST_MAIN(TestMessageStrip)
#include "messagestrip_test.moc"
