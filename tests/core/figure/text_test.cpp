// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/utf8.h"
#include "figure/views.h"
#include "figure/xmltext.h"

#include <QtTest>

using namespace warplens;

class TextTest : public QObject
{
    Q_OBJECT

private slots:
    void characters_data();
    void characters();
    void widths_data();
    void widths();
    void xml_data();
    void xml();
};

void TextTest::characters_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QVector<uint>>("characters");
    const auto row = [](const char *name, QByteArray bytes, QVector<uint> characters) {
        QTest::newRow(name) << bytes << characters;
    };
    row("ASCII", "a~", {'a', '~'});
    row("two bytes", "\xC3\xA9", {0xE9});
    row("three bytes", "\xE2\x80\x93", {0x2013});
    row("four bytes", "\xF0\x9F\x98\x80", {0x1F600});
    row("lone continuation", "\x80z", {0xFFFD, 'z'});
    row("cut short", "\xE2\x80", {0xFFFD, 0xFFFD});
    row("overlong slash", "\xC0\xAF", {0xFFFD, 0xFFFD});
    row("overlong in three", "\xE0\x80\xAF", {0xFFFD, 0xFFFD, 0xFFFD});
    row("surrogate", "\xED\xA0\x80", {0xFFFD, 0xFFFD, 0xFFFD});
    row("past the last", "\xF4\x90\x80\x80", {0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD});
    row("cut by a letter", "\xC3z", {0xFFFD, 'z'});
}

void TextTest::characters()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QVector<uint>, characters);
    QVector<uint> found;
    for (std::string_view text(bytes.data(), std::size_t(bytes.size())); !text.empty();)
        found << uint(takeCharacter(text));
    QCOMPARE(found, characters);
}

/// Measured on DejaVu with Qt's raw fonts, at 1000 pixels.
void TextTest::widths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Typeface>("typeface");
    QTest::addColumn<bool>("bold");
    QTest::addColumn<double>("width");
    QTest::newRow("digits") << "0123456789" << Typeface::Sans << false << 6360.0;
    QTest::newRow("bold digits") << "31" << Typeface::Sans << true << 1392.0;
    QTest::newRow("letters") << "Wi" << Typeface::Sans << false << 1267.0;
    QTest::newRow("accents") << "é" << Typeface::Sans << false << 615.0;
    QTest::newRow("times") << "×2" << Typeface::Sans << true << 1534.0;
    QTest::newRow("dash") << "0–31" << Typeface::Sans << false << 2408.0;
    QTest::newRow("mono") << "0x0080" << Typeface::Mono << false << 3612.0;
    QTest::newRow("mono bold") << "Wi" << Typeface::Mono << true << 1204.0;
    QTest::newRow("kanji and kana") << "共有メモリ" << Typeface::Sans << false << 5000.0;
    QTest::newRow("combining mark") << QString("e\u0301") << Typeface::Sans << false << 615.0;
    QTest::newRow("empty") << "" << Typeface::Sans << false << 0.0;
}

void TextTest::widths()
{
    QFETCH(QString, text);
    QFETCH(Typeface, typeface);
    QFETCH(bool, bold);
    QFETCH(double, width);
    QCOMPARE(defaultTextWidth(text.toStdString(), 1000, typeface, bold), width);
    QCOMPARE(defaultTextWidth(text.toStdString(), 12, typeface, bold), width * 0.012);
}

void TextTest::xml_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("xml");
    const auto row = [](const char *name, QByteArray text, QByteArray xml) {
        QTest::newRow(name) << text << xml;
    };
    row("markup", "a<b && c>\"d\"", "a&lt;b &amp;&amp; c&gt;&quot;d&quot;");
    row("breaks", "a\tb\r\n", "a&#9;b&#13;&#10;");
    row("control",
        QByteArray("a\x01\x1b"
                   "b",
                   4),
        "a\xEF\xBF\xBD\xEF\xBF\xBD"
        "b");
    row("zero", QByteArray("a\0b", 3),
        "a\xEF\xBF\xBD"
        "b");
    row("invalid", "\xFF", "\xEF\xBF\xBD");
    row("noncharacter", "\xEF\xBF\xBF", "\xEF\xBF\xBD");
    row("real replacement", "\xEF\xBF\xBD", "\xEF\xBF\xBD");
    row("Japanese", "共有", "共有");
}

void TextTest::xml()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, xml);
    QCOMPARE(QByteArray::fromStdString(xmlText(text.toStdString())), xml);
}

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
